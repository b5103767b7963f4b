// SQL, because rows of many tables are deleted by what they have in common with a person, and texts are searched for an address.
import type { EntityManager } from 'typeorm';
import { parseEmail } from '../../../domain/leads/email-address.js';
import { fromBin, hashToBin, toBin } from '../../database/ids.js';
import { containing, NEVER } from '../../database/sql.js';
import { removeMembers } from '../../lead-lists/queries.js';
import { indexThreads } from '../../inbox/search/indexing/queries.js';
import { countNewPeople } from '../../stats/held-counts.js';
import { erasedEvent } from '../../webhooks/entities.js';
import type { PersonEntity } from '../entities.js';

const unended = ['uploading', 'queued', 'running'] as const;

/** A text as it is inside of JSON. */
function inJson(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

/** Returns whether a message to a person is on its way, or a job is at work that may contain the person. */
export async function isInWork(
  tx: EntityManager,
  { account_id, global_lead_id, email }: PersonEntity,
): Promise<boolean> {
  const [sending] = await tx.query<object[]>(
    "SELECT 1 FROM sends WHERE account_id = ? AND global_lead_id = ? AND state = 'sending' LIMIT 1",
    [toBin(account_id), hashToBin(global_lead_id)],
  );
  const [working] = await tx.query<object[]>(
    `SELECT 1 FROM jobs WHERE account_id = ? AND status IN (?)
       AND (operation = 'export_leads' AND status = 'running' OR input LIKE ?) LIMIT 1`,
    [toBin(account_id), unended, containing(inJson(email))],
  );
  return sending !== undefined || working !== undefined;
}

/** Deletes a person that the transaction holds locked, with all rows that belong to them. The leads are removed already. */
export async function deletePerson(tx: EntityManager, person: PersonEntity): Promise<void> {
  const { account_id: accountId, global_lead_id: id, email } = person;
  const values = [toBin(accountId), hashToBin(id)];
  const whose = 't.account_id = ? AND t.global_lead_id = ?';
  const ofThreads = (table: string, column = 'thread_id') =>
    `DELETE x FROM threads t JOIN ${table} x ON x.account_id = t.account_id AND x.${column} = t.id WHERE ${whose}`;
  const ofLeads = (column: string) =>
    `DELETE x FROM leads t JOIN lead_replacements x ON x.account_id = t.account_id AND x.${column} = t.id WHERE ${whose}`;
  await forgetInOthersThreads(tx, person);
  const statements = [
    ofLeads('old_lead_id'),
    ofLeads('new_lead_id'),
    ofThreads('lead_replacements'),
    `DELETE x FROM sends t JOIN sent_filings x ON x.account_id = t.account_id AND x.id = t.id WHERE ${whose}`,
    `DELETE t FROM enrollments t WHERE ${whose}`,
    `DELETE t FROM sends t WHERE ${whose}`,
    `DELETE x FROM threads t JOIN messages m ON m.account_id = t.account_id AND m.thread_id = t.id
       JOIN attachments x ON x.account_id = m.account_id AND x.message_id = m.id WHERE ${whose}`,
    ofThreads('messages'),
    ofThreads('message_jobs'),
    ofThreads('thread_tag_links'),
    `DELETE x FROM threads t JOIN thread_tokens x ON x.account_id = t.account_id AND x.number = t.number WHERE ${whose}`,
    `DELETE t FROM threads t WHERE ${whose}`,
    `DELETE t FROM leads t WHERE ${whose}`,
    `DELETE t FROM person_tag_links t WHERE ${whose}`,
  ];
  for (const sql of statements) await tx.query(sql, values);
  const lists = await tx.query<{ list_id: Buffer }[]>(
    'SELECT list_id FROM lead_list_members WHERE account_id = ? AND global_lead_id = ?',
    values,
  );
  for (const { list_id } of lists)
    await removeMembers(tx, { account_id: accountId, id: fromBin(list_id) }, [id]);
  const tokens = person.words.trim().split(' ');
  await tx.query('DELETE FROM people_tokens WHERE account_id = ? AND token IN (?) AND global_lead_id = ?', [
    values[0],
    tokens,
    values[1],
  ]);
  await tx.query('DELETE FROM people WHERE account_id = ? AND global_lead_id = ?', values);
  await tx.query('DELETE FROM sandbox_messages WHERE envelope_to = ?', [email]);
  await countNewPeople(tx, accountId, -1);
}

/** Deletes what a person said, and what was said to them, in threads that somebody who replaced them went on with. */
async function forgetInOthersThreads(
  tx: EntityManager,
  { account_id, global_lead_id, email }: PersonEntity,
): Promise<void> {
  const account = toBin(account_id);
  const threads = await tx.query<{ id: Buffer; number: number }[]>(
    `SELECT DISTINCT t.id, t.number FROM leads l
       JOIN lead_replacements r ON r.account_id = l.account_id AND r.old_lead_id = l.id
       JOIN threads t ON t.account_id = r.account_id AND t.id = r.thread_id
     WHERE l.account_id = ? AND l.global_lead_id = ? AND t.global_lead_id <> l.global_lead_id`,
    [account, hashToBin(global_lead_id)],
  );
  for (const { id, number } of threads) {
    const said = 'm.account_id = ? AND m.thread_id = ? AND ? IN (m.from_email, m.to_email, m.reply_to)';
    await tx.query(
      `DELETE x FROM messages m JOIN attachments x ON x.account_id = m.account_id AND x.message_id = m.id WHERE ${said}`,
      [account, id, email],
    );
    await tx.query(`DELETE m FROM messages m WHERE ${said}`, [account, id, email]);
    await tx.query('DELETE FROM thread_tokens WHERE account_id = ? AND number = ?', [account, number]);
    const left = await tx.query<Record<string, string | null>[]>(
      `SELECT m.subject, m.from_email, m.from_name, m.to_email, m.to_name, COALESCE(m.display_text, m.body_text) AS body,
         l.first_name, l.last_name, l.company_name
       FROM threads t JOIN leads l ON l.account_id = t.account_id AND l.id = t.lead_id
         LEFT JOIN messages m ON m.account_id = t.account_id AND m.thread_id = t.id
       WHERE t.account_id = ? AND t.id = ?`,
      [account, id],
    );
    await indexThreads(tx, account_id, [{ number, texts: left.flatMap(row => Object.values(row)) }]);
    await tx.query("UPDATE threads SET snippet = '' WHERE account_id = ? AND id = ?", [account, id]);
  }
}

/** Erases a person in what only mentions them: events, what jobs were given and reported, stored responses, and exports. */
export async function forgetMentions(
  tx: EntityManager,
  { account_id, global_lead_id, email }: PersonEntity,
): Promise<void> {
  const account = toBin(account_id);
  const mention = containing(inJson(email));
  const named = containing(`"global_lead_id":"${global_lead_id}"`);
  // Found without locks first: a statement that deletes locks each row that it looks at.
  const found = await tx.query<{ id: Buffer }[]>(
    'SELECT id FROM events WHERE account_id = ? AND (payload LIKE ? OR payload LIKE ?)',
    [account, mention, named],
  );
  const ids = found.map(({ id }) => id);
  if (ids.length > 0) {
    await tx.query(
      `UPDATE events SET type = ?, payload = '{}', delivery_status = NULL, due_at = ?, last_error = NULL
       WHERE account_id = ? AND id IN (?)`,
      [erasedEvent, NEVER, account, ids],
    );
    await tx.query('DELETE FROM webhook_attempts WHERE account_id = ? AND event_id IN (?)', [account, ids]);
  }
  // As they were given: an international domain is written otherwise than it is stored.
  const rows = await tx.query<{ job_id: Buffer; row_index: number; payload: string }[]>(
    'SELECT job_id, row_index, payload FROM job_rows WHERE account_id = ? AND payload LIKE ?',
    [account, containing(`${email.slice(0, email.lastIndexOf('@'))}@`)],
  );
  for (const { job_id, row_index, payload } of rows)
    if (mentionsAddress(payload, email))
      await tx.query(
        "UPDATE job_rows SET payload = '{}' WHERE account_id = ? AND job_id = ? AND row_index = ?",
        [account, job_id, row_index],
      );
  const exports = "j.account_id = ? AND j.operation = 'export_leads' AND j.status = 'completed'";
  const statements: [sql: string, values: unknown[]][] = [
    [
      "UPDATE job_errors SET message = 'This person was erased.' WHERE account_id = ? AND message LIKE ?",
      [mention],
    ],
    ['DELETE FROM idempotency_keys WHERE account_id = ? AND response_body LIKE ?', [mention]],
    ['DELETE FROM bulk_previews WHERE account_id = ? AND scope LIKE ?', [mention]],
    ["DELETE FROM block_list_entries WHERE account_id = ? AND type = 'email' AND value = ?", [email]],
    [
      `DELETE f FROM jobs j JOIN job_files f ON f.account_id = j.account_id AND f.job_id = j.id WHERE ${exports}`,
      [],
    ],
    [
      `UPDATE jobs SET input = JSON_OBJECT('echo', JSON_OBJECT('operation', operation), 'plan', JSON_OBJECT())
       WHERE account_id = ? AND input LIKE ?`,
      [mention],
    ],
    [`UPDATE jobs j SET result = JSON_REMOVE(result, '$.fileSize') WHERE ${exports}`, []],
  ];
  for (const [sql, values] of statements) await tx.query(sql, [account, ...values]);
}

function mentionsAddress(payload: string, email: string): boolean {
  if (payload.toLowerCase().includes(email)) return true;
  const { email: given } = JSON.parse(payload) as { email?: unknown };
  return typeof given === 'string' && parseEmail(given) === email;
}

/** Returns whether a job that has not ended imports an upload, or selects its people. */
export async function isUploadInUse(
  tx: EntityManager,
  accountId: string,
  uploadId: string,
): Promise<boolean> {
  const [job] = await tx.query<object[]>(
    `SELECT 1 FROM jobs WHERE account_id = ? AND status IN (?) AND input LIKE ? LIMIT 1`,
    [toBin(accountId), unended, containing(uploadId)],
  );
  return job !== undefined;
}
