import { expect } from 'chai';
import type { Clock } from '../../server/src/domain/shared/clock.js';
import { receiveMail, type Receipt } from '../../server/src/engine/inbound/receive.js';
import { decodeBlock, numbersOf } from '../../server/src/domain/shared/number-set.js';
import { ANSWERED, EVERY, weekKey, weekOf } from '../../server/src/domain/inbox/word-keys.js';
import { firstStanding } from '../../server/src/domain/flow/standing.js';
import { enrollCampaignLeads } from '../../server/src/store/enrollments/campaign/queries.js';
import { lockCampaign } from '../../server/src/store/campaigns/repository.js';
import { enrollments, leads, type LeadEntity } from '../../server/src/store/entities.js';
import { savedFlow } from '../../server/src/store/flow/flows.js';
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
    await enrollCampaignLeads(tx, campaign, firstStanding(savedFlow(campaign).flow, at)!, at);
    return tx.getRepository(enrollments).findOneByOrFail({ account_id: accountId, lead_id: leadId });
  });
  const row = await leadRows.findOneByOrFail(leadKey);
  const mailbox = (await findMailbox(database().manager, accountId, mailboxId))!;
  const sendId = newId();
  const messageId = `<${sendId}@sandbox.test>`;
  const enrollmentId = enrollment.id;
  const claim = {
    id: sendId,
    accountId,
    enrollmentId,
    nodeId: 'first',
    campaignId,
    leadId,
    globalLeadId: row.global_lead_id,
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

/** The words and other keys under which the threads of an account are found, packed or not yet, in their order. */
export async function storedWords(accountId: string): Promise<{ token: string; number: number }[]> {
  const account = toBin(accountId);
  const { manager } = database();
  const fresh = await manager.query<{ token: string; number: number }[]>(
    'SELECT token, number FROM thread_words WHERE account_id = ?',
    [account],
  );
  const packed = await manager.query<{ token: string; block: number; postings: Buffer }[]>(
    "SELECT token, block, postings FROM thread_word_sets WHERE account_id = ? AND token NOT LIKE '%*' AND token <> ?",
    [account, EVERY],
  );
  const numbers = new Map(fresh.map(word => [`${word.token} ${word.number}`, word]));
  for (const { token, block, postings } of packed)
    for (const number of numbersOf(new Map([[block, decodeBlock(postings)]])))
      numbers.set(`${token} ${number}`, { token, number });
  return [...numbers.values()].sort(
    (a, b) => a.number - b.number || (a.token < b.token ? -1 : a.token > b.token ? 1 : 0),
  );
}

/** The words of the threads of an account, each beside what a column says of its thread. */
export async function wordsBeside<T>(accountId: string, column: string): Promise<{ token: string; of: T }[]> {
  const threads = await database().manager.query<{ number: number; of: T }[]>(
    `SELECT number, ${column} AS \`of\` FROM threads WHERE account_id = ?`,
    [toBin(accountId)],
  );
  const named = new Map(threads.map(({ number, of }) => [number, of]));
  return (await storedWords(accountId))
    .filter(({ token }) => !token.startsWith(EVERY))
    .map(({ token, number }) => ({ token, of: named.get(number)! }));
}

/** Holds that searches know which of an account's threads have been answered. */
export async function expectWordsTell(accountId: string): Promise<void> {
  const words = await storedWords(accountId);
  expect(words).to.not.have.length(0);
  const threads = await database().manager.query<{ number: number; last_inbound_at: Date }[]>(
    'SELECT number, last_inbound_at FROM threads WHERE account_id = ? AND last_inbound_at IS NOT NULL ORDER BY number',
    [toBin(accountId)],
  );
  const told = words.filter(({ token }) => token === ANSWERED).map(({ number }) => number);
  expect(told).to.deep.equal(threads.map(({ number }) => number));
  const known = new Set(words.map(({ token, number }) => `${token} ${number}`));
  for (const { number, last_inbound_at } of threads)
    expect(known).to.include(`${weekKey(weekOf(last_inbound_at))} ${number}`);
}
