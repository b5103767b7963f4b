// SQL, because every claim of sends asks for suppressed addresses, and whom an entry covers is joined over three tables.
import type { EntityManager } from 'typeorm';
import { emailDomain, globalLeadId } from '../../domain/leads/email-address.js';
import { fromBin, hashToBin, toBin } from '../database/ids.js';
import type { Row } from '../database/columns.js';
import { toEntity } from '../database/entity.js';
import type { EnrollmentState } from '../../generated/types.js';
import { leads } from '../entities.js';
import { sendLead, type SendLead } from '../sending/facts/queries.js';
import type { BlockListEntryEntity } from './repository.js';

/** The block-list entry that keeps an address from being written to. */
export interface Suppression {
  /** The address, its exact host, or its hash. */
  value: string;
  reason: string | null;
}

type Entry = Pick<BlockListEntryEntity, 'value' | 'type' | 'reason'>;

/** From so many addresses on, the whole list is asked for first; and a list that is not longer than this is short. */
const MANY = 500;
const SHORT = 1000;

/**
 * Returns which of these normalized addresses the account must not write to: the address itself is on the block list, or
 * its hash, or its exact host is. A question that cannot be answered throws, so that nothing is sent on a guess.
 */
export async function suppressedAddresses(
  db: EntityManager,
  accountId: string,
  emails: readonly string[],
): Promise<Map<string, Suppression>> {
  if (emails.length === 0) return new Map();
  const whole = emails.length < MANY ? null : await shortList(db, accountId);
  const rows = whole ?? (await among(db, accountId, emails));
  const blocked = new Map(rows.map(({ value, type, reason }) => [`${type} ${value}`, { value, reason }]));
  const found = new Map<string, Suppression>();
  for (const email of emails) {
    const keys = [`email ${email}`, `email_hash ${globalLeadId(email)}`, `domain ${emailDomain(email)}`];
    const entry = keys.map(key => blocked.get(key)).find(each => each !== undefined);
    if (entry) found.set(email, entry);
  }
  return found;
}

/** The whole block list, null where it is long: to read a short one costs less than to ask about thousands of values. */
async function shortList(db: EntityManager, accountId: string): Promise<Entry[] | null> {
  const rows = await db.query<Entry[]>(
    'SELECT value, type, reason FROM block_list_entries WHERE account_id = ? LIMIT ?',
    [toBin(accountId), SHORT + 1],
  );
  return rows.length > SHORT ? null : rows;
}

async function among(db: EntityManager, accountId: string, emails: readonly string[]): Promise<Entry[]> {
  const values = [...new Set(emails.flatMap(email => [email, globalLeadId(email), emailDomain(email)]))];
  return db.query(
    'SELECT value, type, reason FROM block_list_entries WHERE account_id = ? AND value IN (?)',
    [toBin(accountId), values],
  );
}

/** Returns which of these people may not be stored again: those who were erased. */
export async function erasedAmong(
  db: EntityManager,
  accountId: string,
  globalLeadIds: readonly string[],
): Promise<Set<string>> {
  if (globalLeadIds.length === 0) return new Set();
  const rows = await db.query<{ value: string }[]>(
    "SELECT value FROM block_list_entries WHERE account_id = ? AND type = 'email_hash' AND value IN (?)",
    [toBin(accountId), globalLeadIds],
  );
  return new Set(rows.map(row => row.value));
}

/** Returns the ids of the enrollments in these states of everybody whom an entry covers. */
export async function coveredEnrollments(
  db: EntityManager,
  accountId: string,
  { type, value }: Pick<BlockListEntryEntity, 'type' | 'value'>,
  states: readonly EnrollmentState[],
): Promise<string[]> {
  const covered = type === 'domain' ? value : hashToBin(type === 'email' ? globalLeadId(value) : value);
  const rows = await db.query<{ id: Buffer }[]>(
    type !== 'domain'
      ? 'SELECT id FROM enrollments WHERE account_id = ? AND global_lead_id = ? AND state IN (?) ORDER BY id'
      : `SELECT e.id FROM people p
           JOIN enrollments e ON e.account_id = p.account_id AND e.global_lead_id = p.global_lead_id
         WHERE p.account_id = ? AND p.email_domain = ? AND e.state IN (?) ORDER BY e.id`,
    [toBin(accountId), covered, states],
  );
  return rows.map(row => fromBin(row.id));
}

/** A lead, and through which campaign and mailbox it is written to. */
export interface Concerned {
  lead: SendLead;
  campaign: { id: string; name: string | null };
  mailboxEmail: string | null;
}

type ConcernedRow = Row<typeof leads> & { campaign_name: string | null; mailbox_email: string | null };

/** Returns the lead that an entry for an address concerns: the newest one that is written to, or else that there is. */
export async function readConcerned(
  db: EntityManager,
  accountId: string,
  email: string,
): Promise<Concerned | null> {
  const [row] = await db.query<ConcernedRow[]>(
    `SELECT l.*, c.name AS campaign_name, m.email AS mailbox_email FROM leads l
       JOIN campaigns c ON c.account_id = l.account_id AND c.id = l.campaign_id
       LEFT JOIN enrollments e ON e.account_id = l.account_id AND e.lead_id = l.id
       LEFT JOIN mailboxes m ON m.account_id = e.account_id AND m.id = e.mailbox_id
     WHERE l.account_id = ? AND l.global_lead_id = ? AND l.deleted_at IS NULL AND c.deleted_at IS NULL
     ORDER BY m.id IS NULL, l.id DESC LIMIT 1`,
    [toBin(accountId), hashToBin(globalLeadId(email))],
  );
  if (!row) return null;
  const lead = toEntity(leads, row);
  return {
    lead: sendLead(lead),
    campaign: { id: lead.campaign_id, name: row.campaign_name },
    mailboxEmail: row.mailbox_email,
  };
}
