import type { FetchMessageObject } from 'imapflow';
import { isUnavailable } from '../../store/database/errors.js';
import { fetchMails } from './imap.js';
import { ThreadUnavailable } from '../task-thread.js';
import { maxRawBytes } from '../../mail/raw-limits.js';
import type { RawMail } from './read-thread.js';
import { receiveMail } from './receive.js';
import type { Visit } from './visit.js';

/** Mails that are fetched together, and how long they are in all: a longer one comes alone. */
const maxTogether = 20;
const maxBytesTogether = 1024 * 1024;
/** Looks into a mailbox, further and further apart, after which a mail that cannot be received is passed over. */
const maxTries = 5;
/** Those after which one is passed over that the server does not give: that takes hours, as its troubles may. */
export const maxFetches = 12;

/** A mail that is in the opened folder. */
export interface ListedMail {
  uid: number;
  /** In bytes; undefined where the server has not reported. */
  size: number | undefined;
}

/** A mail that is fetched. */
interface FetchedMail extends RawMail {
  uid: number;
}

/** A look into a mailbox, however it is read. */
type AnyVisit = Omit<Visit, 'client'>;

/**
 * Those of some mails, in their order, that the server has reported. It reports others in between, when somebody marks
 * them (RFC 3501, 7.4.2): whoever went on behind such a one would pass over those before it.
 */
export function listedOf(
  uids: readonly number[],
  listed: readonly Pick<FetchMessageObject, 'uid' | 'size'>[],
): ListedMail[] {
  const sizes = new Map<number, number | undefined>();
  for (const { uid, size } of listed) sizes.set(uid, size ?? sizes.get(uid));
  return uids.filter(uid => sizes.has(uid)).map(uid => ({ uid, size: sizes.get(uid) }));
}

/** Splits mails, of which the server has reported the sizes, into those that are fetched together; in their order. */
export function chunksOf<Mail extends Pick<FetchMessageObject, 'size'>>(mails: readonly Mail[]): Mail[][] {
  const chunks: Mail[][] = [];
  let bytes = 0;
  for (const mail of mails) {
    const size = mail.size ?? maxBytesTogether;
    const last = chunks.at(-1);
    if (last && last.length < maxTogether && bytes + size <= maxBytesTogether) {
      last.push(mail);
      bytes += size;
    } else {
      chunks.push([mail]);
      bytes = size;
    }
  }
  return chunks;
}

/**
 * Receives mails of the opened folder, one after the other.
 *
 * @param move notes that a UID and all below it have been read; returns whether the mailbox is still this worker's
 * @returns whether it is, at the end
 * @throws {Error} when a mail cannot be received that is to be tried again; those before it are received
 */
export async function readMails(
  visit: Visit,
  folder: string,
  mails: readonly ListedMail[],
  move: (uid: number) => Promise<boolean>,
): Promise<boolean> {
  const fetched = await fetchTogether(visit, folder, mails);
  if (!fetched) {
    for (const mail of mails) if (!(await readMails(visit, folder, [mail], move))) return false;
    return true;
  }
  const last = mails.at(-1)!.uid;
  for (const mail of fetched) {
    await receive(visit, folder, mail);
    if (mail.uid !== last && !(await move(mail.uid))) return false;
  }
  return move(last);
}

/**
 * Null where they are to be fetched one by one, because the server did not give all of them: what came before a mail that
 * it cannot give must not wait for it.
 */
async function fetchTogether(
  visit: Visit,
  folder: string,
  mails: readonly ListedMail[],
): Promise<FetchedMail[] | null> {
  const [first] = mails;
  if (mails.length === 1) return fetchAlone(visit, folder, first!);
  const place = placeOfFetch(visit, folder, first!);
  if (visit.failures.has(place)) return null;
  try {
    return await fetchSources(visit, folder, mails);
  } catch (error) {
    if (visit.client.usable) return null;
    // It ended the connection over it: the next look goes one by one.
    visit.failures.set(place, 1);
    throw error;
  }
}

async function fetchAlone(visit: Visit, folder: string, mail: ListedMail): Promise<FetchedMail[]> {
  const place = placeOfFetch(visit, folder, mail);
  try {
    const fetched = await fetchSources(visit, folder, [mail]);
    visit.failures.delete(place);
    return fetched;
  } catch (error) {
    if (isWorthAnotherTry(visit, place, maxFetches)) throw error;
    const about = { mailbox: visit.claim.mailboxId, folder, uid: mail.uid, err: error };
    visit.log.error(about, 'mail is passed over, the server does not give it');
    return [];
  }
}

function placeOfFetch({ claim }: Visit, folder: string, { uid }: ListedMail): string {
  return JSON.stringify({ mailbox: claim.mailboxId, folder, fetch: uid });
}

/** Leaves out what was deleted meanwhile. Of what is too long the beginning is fetched, and a byte more. */
async function fetchSources(
  { client, claim, clock, log }: Visit,
  folder: string,
  mails: readonly ListedMail[],
): Promise<FetchedMail[]> {
  const long = mails.filter(({ size }) => (size ?? 0) > maxRawBytes);
  for (const { uid, size } of long)
    log.warn({ mailbox: claim.mailboxId, folder, uid, size }, 'mail is too long to be read as a whole');
  const source = long.length === 0 || { start: 0, maxLength: maxRawBytes + 1 };
  const uids = mails.map(({ uid }) => uid);
  const found = await fetchMails(client, uids, { uid: true, source, internalDate: true });
  return found
    .sort((a, b) => a.uid - b.uid)
    .flatMap(({ uid, source, internalDate }) => {
      const receivedAt = internalDate ? new Date(internalDate) : clock.now();
      return source ? [{ uid, raw: source, receivedAt }] : [];
    });
}

/**
 * Receives a mail.
 *
 * @param uid its place in the folder
 * @throws {Error} when it is to be tried again
 */
export async function receive(
  visit: AnyVisit,
  folder: string,
  { uid, raw, receivedAt }: RawMail & { uid: number | string },
): Promise<void> {
  const { claim, mailbox, database, clock, log, mails: reader, receive: receiveOne = receiveMail } = visit;
  const { email, provider, settings } = mailbox;
  const hasOwnIds = provider === 'google' && settings.transport === 'api';
  const receiving = { accountId: claim.accountId, id: claim.mailboxId, email, hasOwnIds };
  const place = { mailbox: claim.mailboxId, folder, uid };
  try {
    await receiveOne({ database, clock, log, reader, mailbox: receiving, raw, receivedAt });
    visit.failures.delete(JSON.stringify(place));
  } catch (error) {
    if (isUnavailable(error) || error instanceof ThreadUnavailable) throw error;
    if (isWorthAnotherTry(visit, JSON.stringify(place), maxTries))
      throw new Error('A mail could not be received.', { cause: error });
    // One mail must not hide those behind it for ever.
    log.error({ ...place, err: error }, 'mail is passed over, it could not be received');
  }
}

/** Counts a failure at a place; returns whether it was not the last that is put up with. */
export function isWorthAnotherTry({ failures }: AnyVisit, place: string, most: number): boolean {
  const tries = (failures.get(place) ?? 0) + 1;
  if (tries < most) failures.set(place, tries);
  else failures.delete(place);
  return tries < most;
}
