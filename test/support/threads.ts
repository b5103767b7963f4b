import { expect } from 'chai';
import type { Clock } from '../../server/src/domain/clock.js';
import { receiveMail, type Receipt } from '../../server/src/engine/inbound/receive.js';
import { firstStanding } from '../../server/src/domain/flow-standing.js';
import { enrollCampaignLeads } from '../../server/src/store/campaign-enrollments.js';
import { lockCampaign } from '../../server/src/store/campaigns.js';
import type { EnrollmentRow, LeadRow, MailboxRow } from '../../server/src/store/entities/index.js';
import { savedFlow } from '../../server/src/store/flows.js';
import { fromBin, hashFromBin, newId, toBin } from '../../server/src/store/ids.js';
import { recordSteps } from '../../server/src/store/enrollment-queue.js';
import { recordSentMessages } from '../../server/src/store/sent-messages.js';
import { transaction } from '../../server/src/store/transaction.js';
import { sequence } from '../domain/flow-fixtures.js';
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
  lead?: LeadOverrides & Partial<Pick<LeadRow, 'name' | 'company_name'>>;
  subject?: string;
  body?: string;
  at?: Date;
}

async function one<T>(sql: string, params: unknown[]): Promise<T> {
  const [row] = await database().manager.query<T[]>(sql, params);
  return row!;
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
  const key = [toBin(accountId), toBin(leadId)];
  if (lead?.name || lead?.company_name)
    await database().manager.query(
      'UPDATE leads SET name = ?, company_name = ? WHERE account_id = ? AND id = ?',
      [lead.name ?? null, lead.company_name ?? null, ...key],
    );
  const enrollment = await transaction(database(), async tx => {
    const campaign = (await lockCampaign(tx, accountId, campaignId))!;
    await enrollCampaignLeads(tx, campaign, firstStanding(savedFlow(campaign).flow, at)!, at);
    const [row] = await tx.query<EnrollmentRow[]>(
      'SELECT * FROM enrollments WHERE account_id = ? AND lead_id = ?',
      key,
    );
    return row!;
  });
  const row = await one<LeadRow>('SELECT * FROM leads WHERE account_id = ? AND id = ?', key);
  const mailbox = await one<MailboxRow>('SELECT * FROM mailboxes WHERE account_id = ? AND id = ?', [
    toBin(accountId),
    toBin(mailboxId),
  ]);
  const sendId = newId();
  const messageId = `<${sendId}@sandbox.test>`;
  const enrollmentId = fromBin(enrollment.id);
  const claim = {
    id: sendId,
    accountId,
    enrollmentId,
    nodeId: 'first',
    campaignId,
    leadId,
    globalLeadId: hashFromBin(row.global_lead_id),
    mailboxId,
    variantId: newId(),
    stepNumber: 1,
    messageId,
    inReplyTo: null,
    references: [],
    fromEmail: mailbox.email,
    fromName: mailbox.display_name,
    toEmail: row.email,
    toName: row.name,
    subject: settings.subject ?? 'A question',
    bodyText: settings.body ?? 'Would this interest you?',
    bodyHtml: `<p>${settings.body ?? 'Would this interest you?'}</p>`,
    raw: Buffer.alloc(0),
  };
  const threadId = await transaction(database(), async tx => {
    const message = { send: claim, threadId: null, sentAt: at, company: row.company_name };
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

/** Holds that the words of an account's threads tell which of them have been answered. */
export async function expectWordsTell(accountId: string): Promise<void> {
  const words = await database().manager.query<{ token: string; answered: number; is_answered: number }[]>(
    `SELECT k.token, k.answered, t.last_inbound_at IS NOT NULL AS is_answered FROM threads t
     JOIN thread_tokens k ON k.account_id = t.account_id AND k.thread_id = t.id WHERE t.account_id = ?`,
    [toBin(accountId)],
  );
  expect(words).to.not.have.length(0);
  expect(words.filter(({ answered, is_answered }) => answered !== is_answered)).to.deep.equal([]);
}
