import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { withImap } from '../../server/src/engine/receive/imap.js';
import { createSecretBox } from '../../server/src/store/database/crypto.js';
import type { Database } from '../../server/src/store/database/database.js';
import { transaction } from '../../server/src/store/database/transaction.js';
import { connectMailbox } from '../../server/src/store/mailboxes/repository.js';
import { hasDovecot, password, startDovecot } from '../support/dovecot.js';
import { rawMail } from '../support/mail.js';
import type { BenchRow } from './row.js';

/** Replies to each mailbox that has sent. */
const repliesEach = 20;
const mailboxesAtOnce = 20;

/** A campaign that has sent. */
export interface SentCampaign {
  database: Database;
  accountId: string;
  /** As hexadecimal digits; what the worker opens credentials with. */
  secretKey: string;
  smtpPort: number;
  /** Starts a worker. */
  startWorker(): void;
}

/** How soon one worker has filed the replies that lie in all inboxes of a campaign, each with an IMAP login of its own. */
export async function benchReplies(sent: SentCampaign): Promise<BenchRow[]> {
  if (!(await hasDovecot())) return [];
  const { database, accountId, secretKey, smtpPort, startWorker } = sent;
  const dovecot = await startDovecot();
  try {
    const server = (port: number, user: string) => ({ host: '127.0.0.1', port, secure: false, user });
    const secretBox = createSecretBox(Buffer.from(secretKey, 'hex'));
    const sends = await sendsOf(database);
    for (const email of sends.keys()) {
      const settings = { smtp: server(smtpPort, ''), imap: server(dovecot.port, email) };
      const credentials = { smtp_password: password, imap_password: password };
      const mailbox = { email, provider: 'smtp', settings, credentials, dailyCap: null } as const;
      await transaction(database, tx => connectMailbox(tx, accountId, mailbox, new Date(), secretBox));
    }
    const waiting = [...sends];
    const deliver = async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        const [email, own] = next;
        await withImap({ server: server(dovecot.port, email), password }, async client => {
          for (const { lead, messageId } of own) await client.append('INBOX', answer(lead, email, messageId));
        });
      }
    };
    await Promise.all(Array.from({ length: mailboxesAtOnce }, deliver));
    const count = [...sends.values()].reduce((sum, own) => sum + own.length, 0);
    console.error(`${count} replies lie in ${sends.size} inboxes`);
    const begun = performance.now();
    startWorker();
    while ((await replyCount(database)) < count) await sleep(200);
    const seconds = (performance.now() - begun) / 1_000;
    const note = `${count} in ${sends.size} inboxes, with the start of the worker`;
    return [{ name: 'replies filed by one worker', value: count / seconds, unit: 'replies/s', note }];
  } finally {
    await dovecot.close();
  }
}

function answer(lead: string, to: string, messageId: string): Buffer {
  const id = `<${randomUUID()}@scale.example>`;
  return rawMail(
    `From: <${lead}>`,
    `To: <${to}>`,
    'Subject: Re: A question',
    `Message-ID: ${id}`,
    `In-Reply-To: ${messageId}`,
    '',
    'Thanks, tell me more.',
  );
}

/** Some messages of each mailbox, with the people who got them. */
async function sendsOf(database: Database): Promise<Map<string, { lead: string; messageId: string }[]>> {
  const rows = await database.manager.query<{ email: string; lead: string; messageId: string }[]>(
    `SELECT m.email, s.to_email AS lead, s.message_id AS messageId FROM (
       SELECT mailbox_id, to_email, message_id, ROW_NUMBER() OVER (PARTITION BY mailbox_id ORDER BY id) AS place
       FROM sends WHERE state = 'sent'
     ) s JOIN mailboxes m ON m.id = s.mailbox_id WHERE s.place <= ?`,
    [repliesEach],
  );
  const sends = new Map<string, { lead: string; messageId: string }[]>();
  for (const { email, ...send } of rows) sends.set(email, [...(sends.get(email) ?? []), send]);
  return sends;
}

async function replyCount(database: Database): Promise<number> {
  const [row] = await database.manager.query<{ count: number }[]>(
    "SELECT COUNT(*) AS count FROM messages WHERE direction = 'received'",
  );
  return Number(row!.count);
}
