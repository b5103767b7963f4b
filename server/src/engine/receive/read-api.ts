import { moveSyncState, readSyncState } from '../../store/receiving/repository.js';
import { maxRawBytes } from '../../mail/raw-limits.js';
import { ApiError, type ProviderApi } from '../provider-api/api.js';
import { isWorthAnotherTry, maxFetches, receive } from './read-mails.js';
import type { RawMail } from './read-thread.js';
import { recentSince, type Visit } from './visit.js';

/** A mail in base64 with its names around it; of a longer one the beginning is read. */
export const longestMailBytes = Math.ceil((maxRawBytes * 4) / 3) + 64 * 1024;

/** One look into a mailbox through the API of its provider, which changes nothing in it. */
export interface ApiVisit extends Omit<Visit, 'client'> {
  api: ProviderApi;
  /** How long the mailbox stays this worker's from the last mail on, in milliseconds. */
  leaseMs: number;
}

/** Reads a folder on from its cursor, and by date where it has none, or the provider knows that no longer. */
export async function readOn(
  visit: ApiVisit,
  folder: string,
  { on, recent }: { on(state: string): Promise<boolean>; recent(since: Date): Promise<boolean> },
): Promise<boolean> {
  const { claim, clock, database } = visit;
  const state = await readSyncState(database.manager, claim, folder);
  const since = recentSince(claim, clock);
  if (state === null) return recent(since);
  try {
    return await on(state);
  } catch (error) {
    if (!(error instanceof ApiError) || !['not_found', 'refused'].includes(error.kind)) throw error;
    return recent(since);
  }
}

/**
 * Receives a mail; one that was deleted meanwhile, or that is not to be read, is null.
 *
 * @throws {Error} when it is to be tried again
 */
export async function receiveOne(
  visit: ApiVisit,
  folder: string,
  id: string,
  fetch: () => Promise<RawMail | null>,
): Promise<void> {
  const place = { mailbox: visit.claim.mailboxId, folder, uid: id };
  const key = JSON.stringify({ ...place, fetch: true });
  let mail: RawMail | null = null;
  try {
    mail = await fetch();
    visit.failures.delete(key);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.kind === 'not_found') return;
    // A limit is about all mails.
    const isAboutMail = error.kind !== 'auth' && error.status !== null && ![403, 429].includes(error.status);
    if (!isAboutMail || isWorthAnotherTry(visit, key, maxFetches))
      throw new ApiError(error.kind === 'auth' ? 'auth' : 'later', error.message, 0, error);
    visit.log.error({ ...place, err: error }, 'mail is passed over, the provider does not give it');
  }
  if (mail) await receive(visit, folder, { ...mail, uid: id });
}

/** Stores how far a folder has been read, null for not at all yet; returns whether the mailbox is still this worker's. */
export function move(
  { database, claim, clock, leaseMs }: ApiVisit,
  folder: string,
  state: string | null,
): Promise<boolean> {
  const until = new Date(clock.now().getTime() + leaseMs);
  return moveSyncState(database.manager, claim, folder, state, until);
}
