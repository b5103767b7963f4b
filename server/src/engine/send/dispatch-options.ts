import type { Logger } from 'pino';
import type { Clock } from '../../domain/shared/clock.js';
import type { Database } from '../../store/database/database.js';
import type { ClaimOptions } from './claim-outcome.js';
import type { SmtpPoolRegistry } from './smtp-pool-registry.js';

/** Points between which a process may die; tests do so there. `claiming` and `recording` lie inside a transaction. */
export type SendPoint = 'claiming' | 'claimed' | 'begun' | 'accepted' | 'recording' | 'recorded';

export interface DispatchOptions extends Omit<ClaimOptions, 'workerStartedAt'> {
  database: Database;
  clock: Clock;
  log: Logger;
  pools: SmtpPoolRegistry;
  /** Mailboxes served at a time, of one account at most half of them. */
  concurrency?: number;
  /** Called at each point; what it throws ends the work on that mailbox there, as a crash would. */
  checkpoint?(point: SendPoint): void;
}
