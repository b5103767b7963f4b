import type { Clock } from '../../server/src/domain/shared/clock.js';
import type { Receipt } from '../../server/src/engine/receive/arrival.js';
import { receiveMail } from '../../server/src/engine/receive/receive.js';
import { firstPosition } from '../../server/src/domain/flow/position.js';
import { messageIdHash } from '../../server/src/domain/sending/thread-headers.js';
import { enrollCampaignLeads } from '../../server/src/store/enrollments/campaign/queries.js';
import { lockCampaign } from '../../server/src/store/campaigns/repository.js';
import { enrollments, leads, type LeadEntity } from '../../server/src/store/entities.js';
import { insertMessageJob } from '../../server/src/store/inbox/message-jobs/repository.js';
import { latestMessage } from '../../server/src/store/inbox/messages/repository.js';
import { savedFlow } from '../../server/src/store/flow/repository.js';
import { newId, toBin } from '../../server/src/store/database/ids.js';
import { recordSteps } from '../../server/src/store/enrollments/queue/queries.js';
import { findMailbox } from '../../server/src/store/mailboxes/sending/queries.js';
import { recordSentMessages } from '../../server/src/store/sending/sent/queries.js';
import { transaction } from '../../server/src/store/database/transaction.js';
import { sequence } from '../domain/flow/fixtures.js';
import { buildLead, buildMailbox, type LeadOverrides } from './build.js';
import { database } from './database.js';
import { buildLaunched } from './engine.js';
import { rawMail } from './mail.js';

/** A conversation of a test: one message has left, nobody has answered yet. */
export interface TestThread {
  accountId: string;
  threadId: string;
  campaignId: string;
  mailboxId: string;
  leadId: string;
  enrollmentId: string;
  /** Address of the lead. */
  email: string;
  mailboxEmail: string;
  /** Of the message that left. */
  messageId: string;
}

export interface ThreadSettings {
  campaignId?: string;
  mailboxId?: string;
  campaignName?: string;
  lead?: LeadOverrides & Partial<Pick<LeadEntity, 'name' | 'company_name'>>;
  subject?: string;
  body?: string;
  at?: Date;
}

/** A lead that was written to, as the engine leaves it. */
export async function buildThread(accountId: string, settings: ThreadSettings = {}): Promise<TestThread> {
  const at = settings.at ?? new Date();
  const mailboxId = settings.mailboxId ?? (await buildMailbox(accountId));
  const { campaignName: name, lead } = settings;
  const campaignId =
    settings.campaignId ??
    (await buildLaunched(accountId, { flow: sequence(), mailboxIds: [mailboxId], name }, at));
  const leadId = await buildLead(accountId, campaignId, lead);
  const leadKey = { account_id: accountId, id: leadId };
  const leadRows = database().manager.getRepository(leads);
  if (lead?.name || lead?.company_name)
    await leadRows.update(leadKey, { name: lead.name ?? null, company_name: lead.company_name ?? null });
  const enrollment = await transaction(database(), async tx => {
    const campaign = (await lockCampaign(tx, accountId, campaignId))!;
    await enrollCampaignLeads(tx, campaign, firstPosition(savedFlow(campaign).flow, at)!, at);
    return tx.getRepository(enrollments).findOneByOrFail({ account_id: accountId, lead_id: leadId });
  });
  const row = await leadRows.findOneByOrFail(leadKey);
  const mailbox = (await findMailbox(database().manager, accountId, mailboxId))!;
  const sendId = newId();
  const messageId = `<${sendId}@sandbox.test>`;
  const enrollmentId = enrollment.id;
  const send = {
    ...{
      account_id: accountId,
      id: sendId,
      kind: 'campaign' as const,
      enrollment_id: enrollmentId,
      node_id: 'first',
    },
    ...{
      variant_id: newId(),
      step_number: 1,
      campaign_id: campaignId,
      lead_id: leadId,
      mailbox_id: mailboxId,
    },
    global_lead_id: row.global_lead_id,
    ...{
      message_id: messageId,
      message_id_hash: messageIdHash(messageId),
      in_reply_to: null,
      reference_ids: [],
    },
    ...{
      from_email: mailbox.email,
      from_name: mailbox.display_name,
      to_email: row.email,
      to_name: row.name,
      cc: null,
    },
    subject: settings.subject ?? 'A question',
    body_text: settings.body ?? 'Would this interest you?',
    body_html: `<p>${settings.body ?? 'Would this interest you?'}</p>`,
    raw: null,
  };
  const threadId = await transaction(database(), async tx => {
    const message = { send, threadId: null, sentAt: at, company: row.company_name };
    const [sent] = await recordSentMessages(tx, accountId, [message]);
    await recordSteps(tx, accountId, [{ enrollmentId, threadId: sent!.threadId, mailboxId, sentAt: at }]);
    return sent!.threadId;
  });
  return {
    accountId,
    threadId,
    campaignId,
    mailboxId,
    leadId,
    enrollmentId,
    email: row.email,
    mailboxEmail: mailbox.email,
    messageId,
  };
}

/** Lets the lead of a thread answer. */
export function answer(
  thread: TestThread,
  text: string,
  { at = new Date(), headers = [] }: { at?: Date; headers?: string[] } = {},
): Promise<Receipt> {
  const raw = rawMail(
    `From: Sam <${thread.email}>`,
    `To: ${thread.mailboxEmail}`,
    'Subject: Re: A question',
    `Message-ID: <${newId()}@example.com>`,
    `In-Reply-To: ${thread.messageId}`,
    ...headers,
    '',
    text,
  );
  const clock: Clock = { now: () => at, sleep: async () => undefined };
  const mailbox = { accountId: thread.accountId, id: thread.mailboxId, email: thread.mailboxEmail };
  return receiveMail({ database: database(), clock, mailbox, raw, receivedAt: at });
}

/** Queues a reply of a person in a thread, due at once; returns the id of its job. */
export async function queueReply(
  { accountId, threadId, mailboxId, email }: TestThread,
  now: Date,
): Promise<string> {
  const source = (await latestMessage(database().manager, accountId, threadId))!;
  const id = newId();
  const job = {
    ...{ id, threadId, mailboxId, type: 'reply' as const, sourceMessageId: source.id, subject: 'Re: Hello' },
    ...{ bodyText: 'Ten dollars.', bodyHtml: null, toEmail: email, toName: null, cc: [], scheduledAt: null },
    apiKeyId: newId(),
  };
  await insertMessageJob(database().manager, accountId, job, now);
  return id;
}

/** The words of the threads of an account, each beside what a column says of its thread. */
export async function wordsBeside<T>(accountId: string, column: string): Promise<{ token: string; of: T }[]> {
  return database().manager.query(
    `SELECT k.token, t.${column} AS \`of\` FROM thread_tokens k
     JOIN threads t ON t.account_id = k.account_id AND t.number = k.number
     WHERE k.account_id = ? ORDER BY k.number, k.token`,
    [toBin(accountId)],
  );
}
