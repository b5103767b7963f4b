import type { ImapFlow, ImapFlowError, MailboxObject } from 'imapflow';
import { isUnavailable } from '../../store/database/errors.js';
import { newId } from '../../store/database/ids.js';
import { clearReceivingTrouble, showReceivingTrouble } from '../../store/receiving/queries.js';
import {
  claimInbox,
  hasDueInbox,
  inbox,
  moveCursor,
  readCursor,
  releaseInbox,
  type InboxClaim,
} from '../../store/receiving/repository.js';
import { findMailbox } from '../../store/mailboxes/sending/queries.js';
import { transaction } from '../../store/database/transaction.js';
import { concurrentTask, type Piece } from '../scheduler/concurrent.js';
import type { Task } from '../scheduler/scheduler.js';
import { fetchMails, folderOf, imapAccessOf, withImap, ImapError } from './imap.js';
import { chunksOf, listedOf, readMails, type ListedMail } from './read-mails.js';
import { mailReader } from './read-thread.js';
import { batchSize, recentSince, type InboundPollOptions, type Reader, type Visit } from './visit.js';
import type { EntityManager } from 'typeorm';
import type { MailboxEntity } from '../../store/entities.js';
import { noteTrouble } from '../../store/mailboxes/queries.js';
import { mailboxResult } from '../send/classify-failure.js';
import { ApiError, type ProviderApis } from '../provider-api/api.js';
import type { ApiVisit } from './read-api.js';
import { readGmail } from './read-gmail.js';
import { readGraph } from './read-graph.js';

/** Mailboxes that a worker polls at a time, of one account at most half of them: a slow server holds up only its own. */
export const maxConnections = 64;
const pollEveryMs = 30_000;
/** Longer than mails take that are taken in together; the lease is renewed after them. */
const leaseMs = 90_000;

/**
 * Reads the new mail of the mailboxes, over IMAP or through the API of their provider, some of them at a time, without
 * changing anything in them. Mail that a worker took in before it died is taken in again by the next, which changes nothing.
 */
export function createInboundPoll(options: InboundPollOptions): Task {
  const { database, clock } = options;
  const reader: Reader = { ...options, failures: new Map() };
  const { mails = mailReader } = options;

  async function take(full: readonly string[]): Promise<Piece | null> {
    const now = clock.now();
    if (!(await hasDueInbox(database.manager, now))) return null;
    const until = new Date(now.getTime() + leaseMs);
    // An owner for each look: one whose lease ran out must not pass for the next, which this worker may have begun too.
    const claim = await transaction(database, tx => claimInbox(tx, newId(), now, until, full));
    if (!claim) return null;
    // Answers may come soon; a service without mailboxes needs neither the time nor the memory.
    mails.start();
    return { accountId: claim.accountId, work: () => look(reader, claim) };
  }

  const named = { name: 'imap', pollMs: 5_000, tables: ['inbound_cursors'] };
  return concurrentTask({ ...named, clock, concurrency: maxConnections, take });
}

async function look(options: Reader, claim: InboxClaim): Promise<void> {
  const { database, clock, log, secretBox, tokens } = options;
  const mailbox = await findMailbox(database.manager, claim.accountId, claim.mailboxId);
  const isRead = mailbox && mailbox.deleted_at === null && mailbox.status !== 'disconnected';
  const never = { dueAt: null, error: claim.lastError, checkedAt: null };
  if (!isRead) return releaseInbox(database.manager, claim, never);
  try {
    const isApi = mailbox.settings.transport === 'api';
    const access = isApi ? null : imapAccessOf(mailbox, secretBox, tokens);
    if (!access && !isApi) return await releaseInbox(database.manager, claim, never);
    const began = clock.now();
    const visit = { ...options, claim, mailbox };
    const isDone = access
      ? await withImap(access, client => readFolders({ ...visit, client }))
      : await readFromApi({ ...visit, leaseMs }, options.apis, mailbox);
    const dueAt = new Date(clock.now().getTime() + (isDone ? pollEveryMs : 0));
    await releaseInbox(database.manager, claim, { dueAt, error: null, checkedAt: isDone ? began : null });
    if (claim.lastError !== null) await clearReceivingTrouble(database.manager, claim, clock.now());
  } catch (error) {
    if (isUnavailable(error)) throw error;
    log.warn({ mailbox: claim.mailboxId, err: error }, 'mail cannot be read, will be tried again');
    await noteReceivingTrouble(database.manager, claim, mailbox, error as Error, clock.now());
  }
}

/** Returns whether all new mail has been taken in. */
async function readFolders(visit: Visit): Promise<boolean> {
  let isDone = await readFolder(visit, inbox);
  // Not every server lists folders to everybody, and the inbox needs no list.
  const junk = await folderOf(visit.client, '\\Junk');
  if (junk !== null) isDone = (await readFolder(visit, junk)) && isDone;
  return isDone;
}

async function readFolder(visit: Visit, folder: string): Promise<boolean> {
  const { client, claim, database } = visit;
  const opened = await open(client, folder);
  if (!opened) return true;
  const { uidValidity, uidNext } = opened;
  const cursor = await readCursor(database.manager, claim, folder);
  const lastUid = cursor?.uidValidity === uidValidity ? cursor.lastUid : null;
  const uids = await newUids(visit, lastUid, uidNext);
  const batch = uids.slice(0, batchSize);
  const moveTo = (uid: number) => move(visit, folder, { uidValidity, lastUid: uid });
  if (batch.length > 0) {
    const mails = await listMails(client, batch);
    for (const chunk of chunksOf(mails)) if (!(await readMails(visit, folder, chunk, moveTo))) return true;
  }
  if (uids.length > batch.length) {
    // Also past those that the server found and reports nothing of: it would be asked for them again without end.
    await moveTo(batch.at(-1)!);
    return false;
  }
  // Also past what was deleted meanwhile, or was there before the first look.
  const end = Math.max(lastUid ?? 0, uidNext - 1, uids.at(-1) ?? 0);
  if (end !== lastUid) await move(visit, folder, { uidValidity, lastUid: end });
  return true;
}

async function listMails(client: ImapFlow, uids: readonly number[]): Promise<ListedMail[]> {
  try {
    return listedOf(uids, await fetchMails(client, uids, { uid: true, size: true }));
  } catch (error) {
    if (!client.usable || (error as ImapFlowError).responseStatus !== 'NO') throw error;
    // It cannot read one of them to tell its size; without sizes each is fetched alone.
    return uids.map(uid => ({ uid, size: undefined }));
  }
}

/** Null for a folder beside the inbox that the server lists and does not open: the inbox must not wait for it. */
async function open(
  client: ImapFlow,
  folder: string,
): Promise<{ uidValidity: number; uidNext: number } | null> {
  try {
    let opened: Partial<MailboxObject> = await client.mailboxOpen(folder, { readOnly: true });
    // Courier never says what comes next, and keeps the UIDs it gives only where a folder may be written to: those of
    // the next look would be others. Opening it so marks nothing as read.
    if (opened.uidNext === undefined) opened = await client.mailboxOpen(folder);
    const { uidValidity = 0, uidNext = (await highestUid(client)) + 1 } = opened;
    return { uidValidity: Number(uidValidity), uidNext };
  } catch (error) {
    const isRefused = client.usable && (error as ImapFlowError).responseStatus === 'NO';
    if (isRefused && folder !== inbox) return null;
    throw error;
  }
}

async function highestUid(client: ImapFlow): Promise<number> {
  // Not by a search, which Courier answers with nothing.
  const last = await client.fetchOne('*', { uid: true });
  return last ? last.uid : 0;
}

/** Ascending. `lastUid` is null where nothing of the folder has been read, or its UIDs count anew. */
async function newUids({ client, claim, clock }: Visit, lastUid: number | null, uidNext: number) {
  if (lastUid !== null && uidNext <= lastUid + 1) return [];
  const query = lastUid === null ? { since: recentSince(claim, clock) } : { uid: `${lastUid + 1}:*` };
  const found = await client.search(query, { uid: true });
  if (!found) throw new Error('The server could not search the folder.');
  // `n:*` names the last mail also when its UID is below n (RFC 3501, 6.4.8).
  return found.filter(uid => uid > (lastUid ?? 0)).sort((a, b) => a - b);
}

function move(
  { database, claim, clock }: Visit,
  folder: string,
  to: { uidValidity: number; lastUid: number },
) {
  return moveCursor(database.manager, claim, folder, to, new Date(clock.now().getTime() + leaseMs));
}

const shortestPauseMs = 30_000;
const longestPauseMs = 15 * 60_000;

/**
 * Notes at a mailbox that its mail cannot be read, and when to try again. Refused credentials also keep it from sending:
 * it would write on to people whose answers nobody sees.
 */
export async function noteReceivingTrouble(
  db: EntityManager,
  claim: InboxClaim,
  mailbox: MailboxEntity,
  error: Error,
  now: Date,
): Promise<void> {
  const over = mailbox.settings.transport === 'api' ? '' : ' over IMAP';
  const reason = `Mail cannot be read${over}: ${error.message}`.slice(0, 1000);
  if (!(error instanceof ImapError && error.kind === 'auth')) {
    await showReceivingTrouble(db, claim, reason, now);
    return releaseInbox(db, claim, { dueAt: retryAt(claim, mailbox, now), error: reason, checkedAt: null });
  }
  const { status, failures, restsUntil } = mailboxResult('auth', mailbox, now);
  const trouble = { kind: 'reading_login' as const, reason, status, failures, retryAt: restsUntil };
  await noteTrouble(db, claim.accountId, claim.mailboxId, trouble, now);
  await releaseInbox(db, claim, { dueAt: restsUntil, error: reason, checkedAt: null });
}

/** Waits as long again as the trouble has lasted; one that is new may be a connection that broke. */
function retryAt({ checkedAt, lastError }: InboxClaim, { created_at }: MailboxEntity, now: Date): Date {
  const lastedMs = lastError === null ? 0 : now.getTime() - (checkedAt ?? created_at).getTime();
  return new Date(now.getTime() + Math.min(longestPauseMs, Math.max(shortestPauseMs, lastedMs)));
}

/**
 * Reads the new mail of a mailbox. Returns whether all of it has been taken in.
 *
 * @throws {ImapError} when the provider does not give it
 */
async function readFromApi(
  visit: Omit<ApiVisit, 'api'>,
  apis: ProviderApis | undefined,
  mailbox: MailboxEntity,
): Promise<boolean> {
  try {
    if (!apis) throw new ApiError('auth', 'This service is not set up for OAuth.');
    const api = apis.of(mailbox);
    return await (api.provider === 'google' ? readGmail : readGraph)({ ...visit, api });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw new ImapError(error.kind === 'auth' ? 'auth' : 'unreachable', error.message, error);
  }
}
