// SQL, because rows of many tables are deleted by what they have in common with a person.
import type { EntityManager } from 'typeorm';
import { mentionsAddress } from '../../../domain/leads/email-address.js';
import { snippetOf } from '../../../domain/inbox/thread-words.js';
import { fromBin, hashToBin, toBin } from '../../database/ids.js';
import { containing } from '../../database/sql.js';
import { indexThreads } from '../../inbox/search/indexing/queries.js';
import { deleteThreads } from '../../inbox/threads/deletion/queries.js';
import { removeMembers } from '../../lead-lists/queries.js';
import { countNewPeople } from '../../stats/held-counts.js';
import type { PersonEntity } from '../entities.js';
import { candidatePattern } from './mentions/queries.js';

const atWork = ['queued', 'running'] as const;

/** Returns whether a message to a person is on its way, or a job is at work that may bring the person back. */
export async function isInWork(tx: EntityManager, person: PersonEntity): Promise<boolean> {
  const { account_id, global_lead_id, email } = person;
  const account = toBin(account_id);
  const [sending] = await tx.query<object[]>(
    `(SELECT 1 FROM sends WHERE account_id = ? AND global_lead_id = ? AND state = 'sending' LIMIT 1)
     UNION ALL (SELECT 1 FROM message_jobs j JOIN sends s ON s.account_id = j.account_id AND s.id = j.id
       WHERE j.account_id = ? AND j.to_email = ? AND s.state = 'sending' LIMIT 1)`,
    [account, hashToBin(global_lead_id), account, email],
  );
  const jobs = await tx.query<{ operation: string; status: string; input: string }[]>(
    `SELECT operation, status, input FROM jobs WHERE account_id = ? AND status IN (?)
       AND (operation = 'export_leads' AND status = 'running' OR input LIKE ?)`,
    [account, atWork, candidatePattern(person)],
  );
  const isAbout = jobs.some(
    ({ operation, status, input }) =>
      (operation === 'export_leads' && status === 'running') || mentionsAddress(input, email),
  );
  return sending !== undefined || isAbout;
}

/** Returns whether a job that is at work imports an upload, or selects its people. */
export async function isUploadInUse(
  tx: EntityManager,
  accountId: string,
  uploadId: string,
): Promise<boolean> {
  const [job] = await tx.query<object[]>(
    'SELECT 1 FROM jobs WHERE account_id = ? AND status IN (?) AND input LIKE ? LIMIT 1',
    [toBin(accountId), atWork, containing(uploadId)],
  );
  return job !== undefined;
}

/** Returns the ids of threads of others in which a person wrote or was written to; without locks. */
export async function findAsides(db: EntityManager, person: PersonEntity): Promise<Buffer[]> {
  const { account_id, global_lead_id, email } = person;
  const account = toBin(account_id);
  const rows = await db.query<{ id: Buffer }[]>(
    `SELECT DISTINCT t.id FROM threads t
       JOIN (SELECT thread_id FROM messages WHERE account_id = ? AND ? IN (from_email, reply_to, to_email)
         UNION SELECT thread_id FROM message_jobs WHERE account_id = ? AND to_email = ?) said ON said.thread_id = t.id
     WHERE t.account_id = ? AND t.global_lead_id <> ?`,
    [account, email, account, email, account, hashToBin(global_lead_id)],
  );
  return rows.map(({ id }) => id);
}

/** Deletes a person that the transaction holds locked, with all rows that belong to them. The leads are removed already. */
export async function deletePerson(tx: EntityManager, person: PersonEntity): Promise<void> {
  const { account_id: accountId, global_lead_id: id } = person;
  const values = [toBin(accountId), hashToBin(id)];
  const whose = 't.account_id = ? AND t.global_lead_id = ?';
  const ofLeads = (column: string) =>
    `DELETE x FROM leads t JOIN lead_replacements x ON x.account_id = t.account_id AND x.${column} = t.id WHERE ${whose}`;
  const statements = [
    ofLeads('old_lead_id'),
    ofLeads('new_lead_id'),
    `DELETE x FROM sends t JOIN sent_filings x ON x.account_id = t.account_id AND x.id = t.id WHERE ${whose}`,
    `DELETE t FROM enrollments t WHERE ${whose}`,
    `DELETE t FROM sends t WHERE ${whose}`,
    `DELETE t FROM leads t WHERE ${whose}`,
    `DELETE t FROM person_tag_links t WHERE ${whose}`,
  ];
  // As all transactions do: enrollments before threads.
  for (const sql of statements) await tx.query(sql, values);
  await deleteThreads(tx, { sql: whose, values });
  const lists = await tx.query<{ list_id: Buffer }[]>(
    'SELECT list_id FROM lead_list_members WHERE account_id = ? AND global_lead_id = ?',
    values,
  );
  for (const { list_id } of lists)
    await removeMembers(tx, { account_id: accountId, id: fromBin(list_id) }, [id]);
  await tx.query('DELETE FROM people_tokens WHERE account_id = ? AND token IN (?) AND global_lead_id = ?', [
    values[0],
    person.words.trim().split(' '),
    values[1],
  ]);
  await tx.query('DELETE FROM people WHERE account_id = ? AND global_lead_id = ?', values);
  await countNewPeople(tx, accountId, -1);
}

/** Deletes the address's own entry on the block list, and the files of all exports, which may contain the person. */
export async function deleteCopies(tx: EntityManager, { account_id, email }: PersonEntity): Promise<void> {
  const account = toBin(account_id);
  const exports = "j.account_id = ? AND j.operation = 'export_leads'";
  await tx.query("DELETE FROM block_list_entries WHERE account_id = ? AND type = 'email' AND value = ?", [
    account,
    email,
  ]);
  await tx.query(
    `DELETE f FROM jobs j JOIN job_files f ON f.account_id = j.account_id AND f.job_id = j.id WHERE ${exports}`,
    [account],
  );
  await tx.query(
    `UPDATE jobs j SET result = JSON_REMOVE(result, '$.fileSize') WHERE ${exports} AND j.status = 'completed'`,
    [account],
  );
  // The sandbox's mail has no account and no index of recipients: found without locks, deleted by id.
  const sandboxed = await tx.query<{ id: Buffer }[]>(
    `SELECT id FROM sandbox_messages WHERE envelope_to = ?
       AND envelope_from IN (SELECT email FROM mailboxes WHERE account_id = ?)`,
    [email, account],
  );
  if (sandboxed.length > 0)
    await tx.query('DELETE FROM sandbox_messages WHERE id IN (?)', [sandboxed.map(({ id }) => id)]);
}

/** Deletes what a person said, and what was said to them, in threads of others. */
export async function eraseAsides(
  tx: EntityManager,
  { account_id, email }: PersonEntity,
  threads: readonly Buffer[],
): Promise<void> {
  const account = toBin(account_id);
  const said = 'm.account_id = ? AND m.thread_id = ? AND ? IN (m.from_email, m.to_email, m.reply_to)';
  const written = 'j.account_id = ? AND j.thread_id = ? AND j.to_email = ?';
  for (const id of threads) {
    const [thread] = await tx.query<{ number: number }[]>(
      'SELECT number FROM threads WHERE account_id = ? AND id = ? FOR UPDATE',
      [account, id],
    );
    if (!thread) continue;
    for (const sql of [
      `DELETE x FROM message_jobs j JOIN sent_filings x ON x.account_id = j.account_id AND x.id = j.id WHERE ${written}`,
      `DELETE x FROM message_jobs j JOIN sends x ON x.account_id = j.account_id AND x.id = j.id WHERE ${written}`,
      `DELETE j FROM message_jobs j WHERE ${written}`,
      `DELETE x FROM messages m JOIN attachments x ON x.account_id = m.account_id AND x.message_id = m.id WHERE ${said}`,
      `DELETE m FROM messages m WHERE ${said}`,
    ])
      await tx.query(sql, [account, id, email]);
    await recount(tx, account_id, id, thread.number);
  }
}

/** Makes a thread say of itself what its messages say that are left. */
async function recount(tx: EntityManager, accountId: string, id: Buffer, number: number): Promise<void> {
  const account = toBin(accountId);
  const left = await tx.query<Record<string, string | null>[]>(
    `SELECT m.subject, m.from_email, m.from_name, m.to_email, m.to_name, COALESCE(m.display_text, m.body_text) AS body
     FROM messages m WHERE m.account_id = ? AND m.thread_id = ? ORDER BY m.occurred_at, m.id`,
    [account, id],
  );
  const lead = await tx.query<Record<string, string | null>[]>(
    `SELECT l.email, l.name, l.first_name, l.last_name, l.company_name
     FROM threads t JOIN leads l ON l.account_id = t.account_id AND l.id = t.lead_id WHERE t.account_id = ? AND t.id = ?`,
    [account, id],
  );
  const ofMessages = (columns: string, kinds = 'TRUE') =>
    `(SELECT ${columns} FROM messages m WHERE m.account_id = t.account_id AND m.thread_id = t.id AND ${kinds})`;
  const received = "m.direction = 'received'";
  await tx.query(
    `UPDATE threads t SET t.snippet = ?, t.message_count = ${ofMessages('COUNT(*)')},
       t.last_message_at = COALESCE(${ofMessages('MAX(m.occurred_at)')}, t.last_message_at),
       t.last_inbound_at = ${ofMessages('MAX(m.occurred_at)', received)},
       t.has_reply = ${ofMessages('COUNT(*) > 0', `${received} AND m.kind = 'reply'`)}
     WHERE t.account_id = ? AND t.id = ?`,
    [snippetOf(left.at(-1)?.body ?? ''), account, id],
  );
  await tx.query('DELETE FROM thread_tokens WHERE account_id = ? AND number = ?', [account, number]);
  await indexThreads(tx, accountId, [
    { number, texts: [...left, ...lead].flatMap(row => Object.values(row)) },
  ]);
}
