// SQL, because texts of many tables are searched for an address, without locks: a statement that deletes locks each row that it looks at.
import type { EntityManager } from 'typeorm';
import { mentionsAddress, withoutAddress } from '../../../../domain/leads/email-address.js';
import type { Row } from '../../../database/columns.js';
import { toBin } from '../../../database/ids.js';
import { containing, NEVER } from '../../../database/sql.js';
import { erasedEvent, type events } from '../../../webhooks/entities.js';
import type { PersonEntity } from '../../entities.js';

type Key = Buffer | number;

/** A column of texts that may mention a person, and what becomes of its row then. */
interface Place {
  table: string;
  /** The rest of the primary key, behind the account. */
  key: readonly string[];
  column: string;
  where?: string;
  /** Placeholders: the account, then the values of `key`. */
  erase: string;
}

const places: readonly Place[] = [
  {
    table: 'job_rows',
    key: ['job_id', 'row_index'],
    column: 'payload',
    erase: "UPDATE job_rows SET payload = '{}'",
  },
  {
    table: 'job_errors',
    key: ['job_id', 'seq'],
    column: "CONCAT(COALESCE(global_lead_id, ''), ' ', message)",
    erase: "UPDATE job_errors SET global_lead_id = NULL, message = 'This person was erased.'",
  },
  {
    table: 'upload_rows',
    key: ['upload_id', 'row_index'],
    column: 'payload',
    where: "global_lead_id IS NULL AND payload <> ''",
    erase: "UPDATE upload_rows SET payload = ''",
  },
  {
    table: 'idempotency_keys',
    key: ['request_hash'],
    column: 'response_body',
    erase: 'DELETE FROM idempotency_keys',
  },
  // What a server said of a message.
  {
    table: 'mailboxes',
    key: ['id'],
    column: 'status_reason',
    erase: 'UPDATE mailboxes SET status_reason = NULL',
  },
  { table: 'bulk_previews', key: ['id'], column: 'scope', erase: 'DELETE FROM bulk_previews' },
  {
    table: 'jobs',
    key: ['id'],
    column: 'input',
    where: "status IN ('completed', 'failed', 'cancelled')",
    erase:
      "UPDATE jobs SET input = JSON_OBJECT('echo', JSON_OBJECT('operation', operation), 'plan', JSON_OBJECT())",
  },
];

/** Rows that mention a person. */
export interface Mentions {
  rows: { place: Place; keys: Key[] }[];
  events: Buffer[];
}

/** Finds what mentions a person. */
export async function findMentions(db: EntityManager, person: PersonEntity): Promise<Mentions> {
  const rows: Mentions['rows'] = [];
  for (const place of places) {
    const { table, key, column, where = 'TRUE' } = place;
    const found = await db.query<(Record<string, Key> & { text: string })[]>(
      `SELECT ${key.join(', ')}, ${column} AS text FROM ${table} WHERE account_id = ? AND ${where} AND ${column} LIKE ?`,
      [toBin(person.account_id), candidatePattern(person)],
    );
    for (const { text, ...row } of found)
      if (mentionsAddress(text, person.email)) rows.push({ place, keys: key.map(name => row[name]!) });
  }
  return { rows, events: await findEvents(db, person, Buffer.alloc(16)) };
}

/** Events about a person behind an id: those that name the person alone, or the address anywhere. */
export async function findEvents(db: EntityManager, person: PersonEntity, after: Buffer): Promise<Buffer[]> {
  const found = await db.query<Pick<Row<typeof events>, 'id' | 'payload'>[]>(
    'SELECT id, payload FROM events WHERE account_id = ? AND id > ? AND (payload LIKE BINARY ? OR payload LIKE ?)',
    [toBin(person.account_id), after, containing(namedIn(person)), candidatePattern(person)],
  );
  return found.filter(({ payload }) => isAbout(payload, person)).map(({ id }) => id);
}

/** How the payload of an event names a person alone. */
export function namedIn({ global_lead_id }: PersonEntity): string {
  return `"global_lead_id":"${global_lead_id}"`;
}

/** Whether an event is about a person, by its payload. */
export function isAbout(payload: string, person: PersonEntity): boolean {
  return payload.includes(namedIn(person)) || mentionsAddress(payload, person.email);
}

/** Erases what {@link findMentions} has found. */
export async function eraseMentions(
  tx: EntityManager,
  { account_id }: PersonEntity,
  { rows, events }: Mentions,
): Promise<void> {
  const account = toBin(account_id);
  for (const { place, keys } of rows)
    await tx.query(
      `${place.erase} WHERE account_id = ? AND ${place.key.map(name => `${name} = ?`).join(' AND ')}`,
      [account, ...keys],
    );
  if (events.length === 0) return;
  await tx.query(
    `UPDATE events SET type = ?, payload = '{}', delivery_status = NULL, due_at = ?, last_error = NULL
     WHERE account_id = ? AND id IN (?)`,
    [erasedEvent, NEVER, account, events],
  );
  await tx.query('DELETE FROM webhook_attempts WHERE account_id = ? AND event_id IN (?)', [account, events]);
}

/** Takes the address out of what imports that are still uploaded leave out. */
export async function eraseInUploading(
  tx: EntityManager,
  { account_id, email }: PersonEntity,
): Promise<void> {
  const account = toBin(account_id);
  const found = await tx.query<{ id: Buffer; input: string }[]>(
    "SELECT id, input FROM jobs WHERE account_id = ? AND status = 'uploading' AND input LIKE ?",
    [account, candidatePattern({ email })],
  );
  for (const { id, input } of found) {
    const without = withoutAddress(input, email, 'erased');
    if (without !== input)
      await tx.query('UPDATE jobs SET input = ? WHERE account_id = ? AND id = ?', [without, account, id]);
  }
}

/** The pattern of all that may be the address. An international domain can be written otherwise than it is stored. */
export function candidatePattern({ email }: Pick<PersonEntity, 'email'>): string {
  const isInternational = /[@.]xn--/.test(email);
  return containing(isInternational ? email.slice(0, email.lastIndexOf('@') + 1) : email);
}
