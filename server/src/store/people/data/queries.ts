// SQL, because what is stored about a person is read from many tables by what they have in common, each in one statement.
import type { EntityManager } from 'typeorm';
import { threadWords } from '../../../domain/inbox/thread-words.js';
import type { Row } from '../../database/columns.js';
import { columnNames, toEntities } from '../../database/entity.js';
import { fromBin, hashToBin, toBin } from '../../database/ids.js';
import { containing } from '../../database/sql.js';
import {
  blockListEntries,
  leadLists,
  leadReplacements,
  messageJobs,
  sends,
  type BlockListEntryEntity,
  type EventEntity,
  type events,
  type LeadListEntity,
  type LeadReplacementEntity,
  type MessageJobEntity,
  type SendEntity,
} from '../../entities.js';
import { readMessages, type ListedMessage } from '../../inbox/messages/queries.js';
import { candidatePattern, isAbout, namedIn } from '../erasure/mentions/queries.js';
import type { PersonEntity } from '../entities.js';

/** Most messages, message jobs, sends and events of one person that are read. */
const MOST = 1_000;
/** Most bytes of the texts of all messages, and of all message jobs. */
const MOST_BYTES = 16 * 1024 ** 2;
/** Events of the account that are searched, the newest: their texts have no index. */
const MOST_SEARCHED = 100_000;
/** Events whose payloads are read at a time. */
const EVENTS_PAGE = 100;

/** The newest of many rows, and whether there are more. */
export interface Newest<T> {
  rows: T[];
  isCut: boolean;
}

function newest<T>(rows: readonly T[]): Newest<T> {
  return { rows: rows.slice(0, MOST), isCut: rows.length > MOST };
}

const keyOf = ({ account_id, global_lead_id }: PersonEntity) => [
  toBin(account_id),
  hashToBin(global_lead_id),
];

/** Returns the lists that a person is on, the newest first. */
export async function listsOfPerson(db: EntityManager, person: PersonEntity): Promise<LeadListEntity[]> {
  const rows = await db.query<Row<typeof leadLists>[]>(
    `SELECT l.* FROM lead_list_members m JOIN lead_lists l ON l.account_id = m.account_id AND l.id = m.list_id
     WHERE m.account_id = ? AND m.global_lead_id = ? ORDER BY l.id DESC`,
    keyOf(person),
  );
  return toEntities(leadLists, rows);
}

/** Returns how conversations went over from and to a person, the latest first. */
export async function replacementsOf(
  db: EntityManager,
  person: PersonEntity,
): Promise<LeadReplacementEntity[]> {
  const as = (column: string) =>
    `SELECT r.* FROM leads l JOIN lead_replacements r ON r.account_id = l.account_id AND r.${column} = l.id
     WHERE l.account_id = ? AND l.global_lead_id = ?`;
  const rows = await db.query<Row<typeof leadReplacements>[]>(
    `${as('old_lead_id')} UNION ${as('new_lead_id')} ORDER BY id DESC`,
    [...keyOf(person), ...keyOf(person)],
  );
  return toEntities(leadReplacements, rows);
}

/** Whether something in the person's thread `t` is not of whom the person has replaced there. Its value is the address. */
const isTheirs = (at: string, addresses: string) => `(? IN (${addresses}) OR NOT EXISTS (
    SELECT 1 FROM lead_replacements r JOIN leads l ON l.account_id = r.account_id AND l.id = r.old_lead_id
    WHERE r.account_id = t.account_id AND r.thread_id = t.id AND (r.created_at > ${at} OR l.email IN (${addresses}))))`;

/** Whether an address is no mailbox of the account, in whose mail everybody is. Its values are the account and the address. */
const isNoMailbox = 'NOT EXISTS (SELECT 1 FROM mailboxes WHERE account_id = ? AND email = ?)';

const ofMessage = 'm.from_email, m.to_email, m.reply_to';

/** Messages of the person's threads. */
const ownSql = `SELECT m.id, m.occurred_at FROM threads t JOIN messages m ON m.account_id = t.account_id AND m.thread_id = t.id
  WHERE t.account_id = ? AND t.global_lead_id = ? AND ${isTheirs('m.occurred_at', ofMessage)}`;

/** Messages from or to the person in threads of others, which are found by the words of the address. */
function asidesSql(words: readonly string[]): string {
  const others = words
    .slice(1)
    .map(
      (_, at) => `JOIN thread_tokens k${at} ON k${at}.account_id = d.account_id AND k${at}.number = d.number`,
    );
  const named = words.slice(1).map((_, at) => `AND k${at}.token = ?`);
  return `SELECT m.id, m.occurred_at FROM thread_tokens d ${others.join(' ')}
    JOIN threads t FORCE INDEX (numbered) ON t.number = d.number
    JOIN messages m FORCE INDEX (of_thread) ON m.account_id = t.account_id AND m.thread_id = t.id
  WHERE d.account_id = ? AND d.token = ? ${named.join(' ')}
    AND t.account_id = ? AND t.global_lead_id <> ? AND ? IN (${ofMessage}) AND ${isNoMailbox}`;
}

/** Returns the messages with a person, oldest to newest, as far as they are not too many or too long. */
export async function messagesOfPerson(
  db: EntityManager,
  person: PersonEntity,
): Promise<Newest<ListedMessage>> {
  const { account_id, email } = person;
  const [account, id] = keyOf(person);
  // The longest word is the rarest, mostly.
  const words = threadWords([email]).sort((a, b) => b.length - a.length);
  const found = await db.query<{ id: Buffer; bytes: number }[]>(
    `SELECT f.id, COALESCE(LENGTH(m.body_text), 0) + COALESCE(LENGTH(m.body_html), 0) AS bytes
     FROM (${ownSql} UNION ${asidesSql(words)} ORDER BY occurred_at DESC, id DESC LIMIT ?) f
       JOIN messages m ON m.account_id = ? AND m.id = f.id ORDER BY f.occurred_at DESC, f.id DESC`,
    [
      ...[account, id, email],
      ...[account, ...words, account, id, email, account, email],
      ...[MOST + 1, account],
    ],
  );
  const { rows, isCut } = newest(found);
  let left = MOST_BYTES;
  const fitting = rows.filter(({ bytes }, at) => (left -= bytes) >= 0 || at === 0);
  const read = await readMessages(
    db,
    account_id,
    fitting.map(each => each.id),
  );
  return { rows: read, isCut: isCut || fitting.length < rows.length };
}

/** Replies and forwards to the person, or in threads of the person. Its values are `jobKeys`. */
const jobsSql = `SELECT j.id FROM threads t JOIN message_jobs j ON j.account_id = t.account_id AND j.thread_id = t.id
    WHERE t.account_id = ? AND t.global_lead_id = ? AND ${isTheirs('j.created_at', 'j.to_email')}
  UNION SELECT id FROM message_jobs WHERE account_id = ? AND to_email = ? AND ${isNoMailbox}`;

function jobKeys(person: PersonEntity): unknown[] {
  const [account, id] = keyOf(person);
  const { email } = person;
  return [account, id, email, account, email, account, email];
}

const jobColumns = columnNames(messageJobs).map(name => `j.${name}`);

/** Returns replies and forwards that were not sent, the newest first, as far as they are not too many or too long. */
export async function jobsOfPerson(
  db: EntityManager,
  person: PersonEntity,
): Promise<Newest<MessageJobEntity>> {
  const account = toBin(person.account_id);
  const rows = await db.query<(Row<typeof messageJobs> & { found: number })[]>(
    `SELECT ${jobColumns.join(', ')}, n.found FROM (
       SELECT w.id, COUNT(*) OVER () AS found, ROW_NUMBER() OVER (ORDER BY w.id DESC) AS place,
         SUM(COALESCE(LENGTH(w.body_text), 0) + COALESCE(LENGTH(w.body_html), 0)) OVER (ORDER BY w.id DESC) AS bytes
       FROM (${jobsSql}) f JOIN message_jobs w ON w.account_id = ? AND w.id = f.id WHERE w.status <> 'sent') n
       JOIN message_jobs j ON j.account_id = ? AND j.id = n.id
     WHERE n.place = 1 OR n.place <= ? AND n.bytes <= ? ORDER BY j.id DESC`,
    [...jobKeys(person), account, account, MOST, MOST_BYTES],
  );
  const isCut = rows.length < Number(rows[0]?.found ?? 0);
  return { rows: toEntities(messageJobs, rows), isCut };
}

/** What is shown of the ledger: not the mail as it was handed over, which repeats the rest. */
export type LedgerEntry = Omit<SendEntity, 'raw'>;
const ledgerColumns = columnNames(sends).filter(name => name !== 'raw');

/** Returns what the ledger has of a person, the newest first. A reply or forward is there as of whoever has the thread now. */
export async function sendsOfPerson(db: EntityManager, person: PersonEntity): Promise<Newest<LedgerEntry>> {
  const [account, id] = keyOf(person);
  const rows = await db.query<Omit<Row<typeof sends>, 'raw'>[]>(
    `SELECT ${ledgerColumns.map(name => `s.${name}`).join(', ')}
     FROM (SELECT id FROM sends WHERE account_id = ? AND global_lead_id = ? AND (kind = 'campaign' OR to_email = ?)
         UNION ${jobsSql}) f
       JOIN sends s ON s.account_id = ? AND s.id = f.id ORDER BY s.id DESC LIMIT ?`,
    [account, id, person.email, ...jobKeys(person), account, MOST + 1],
  );
  return newest(toEntities(sends, rows));
}

/** Returns the entries of the block list with the address of a person or its hash. */
export function blocksOfPerson(
  db: EntityManager,
  { account_id, global_lead_id, email }: PersonEntity,
): Promise<BlockListEntryEntity[]> {
  return db.getRepository(blockListEntries).find({
    where: [
      { account_id, type: 'email', value: email },
      { account_id, type: 'email_hash', value: global_lead_id },
    ],
    order: { id: 'ASC' },
  });
}

/** An event as the data of a person names it. */
export type NamedEvent = Pick<EventEntity, 'id' | 'type' | 'created_at'>;

/** Returns the events about a person, oldest first, among the newest of the account. */
export async function eventsOfPerson(db: EntityManager, person: PersonEntity): Promise<Newest<NamedEvent>> {
  const account = toBin(person.account_id);
  const [floor] = await db.query<{ id: Buffer }[]>(
    'SELECT id FROM events WHERE account_id = ? ORDER BY id DESC LIMIT 1 OFFSET ?',
    [account, MOST_SEARCHED],
  );
  const found: NamedEvent[] = [];
  let before: Buffer = Buffer.alloc(16, 0xff);
  for (;;) {
    // The address as it is stored, in lower case: found in a fifth of the time.
    const page = await db.query<Pick<Row<typeof events>, 'id' | 'type' | 'created_at' | 'payload'>[]>(
      `SELECT id, type, created_at, payload FROM events FORCE INDEX (PRIMARY)
       WHERE account_id = ? AND id > ? AND id < ?
         AND (payload LIKE BINARY ? OR payload LIKE BINARY ? AND ${isNoMailbox}) ORDER BY id DESC LIMIT ?`,
      [
        ...[account, floor?.id ?? Buffer.alloc(16), before],
        ...[containing(namedIn(person)), candidatePattern(person), account, person.email, EVENTS_PAGE],
      ],
    );
    for (const { id, type, created_at, payload } of page)
      if (isAbout(payload, person)) found.push({ id: fromBin(id), type, created_at });
    if (page.length < EVENTS_PAGE || found.length > MOST) break;
    before = page.at(-1)!.id;
  }
  const { rows, isCut } = newest(found);
  return { rows: rows.reverse(), isCut: floor !== undefined || isCut };
}
