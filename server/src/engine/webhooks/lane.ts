import type { Clock } from '../../domain/clock.js';
import type { SecretBox } from '../../store/database/crypto.js';
import type { Database } from '../../store/database/database.js';
import type { OutboundHttp } from '../outbound-http.js';
import type { Hands } from './hands.js';
import type { SettlingPoint } from './settle.js';
import type { Tenure } from './tenure.js';

/** What deliveries of one account share. */
export interface Lane {
  accountId: string;
  tenure: Tenure;
  /** The account's hands for an address: each makes one request after the other. */
  handsFor(url: string): Hands;
  /** Deliveries of the account that other claims hold. */
  elsewhere(): string[];
  stop: AbortSignal;
  /** Whether claims may run out, so that other accounts wait. */
  isScarce(): boolean;
  /** Called when few deliveries are left, with how many have begun: it is time to claim the next ones. */
  nearlyDone(begun: number): void;
  /** Called once, when those that were not begun are for a later claim: one that knows the settings of now, or in its turn. */
  superseded(unbegun: readonly string[]): void;
  /** Called when it is written down how attempts at these ended: they may be claimed anew when they are due again. */
  settled(ids: readonly string[]): void;
}

/** Points between which a process may die; tests do so there. */
export type DeliveryPoint = 'claimed' | 'answered' | SettlingPoint;

export interface DeliveryOptions {
  database: Database;
  clock: Clock;
  secretBox: SecretBox;
  http: OutboundHttp;
  /** From 0 up to 1, spreads retries. */
  random?(): number;
  /** Called at each point; what it throws ends the work there, as a crash would. */
  checkpoint?(point: DeliveryPoint): void;
}
