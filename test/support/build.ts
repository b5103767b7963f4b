import { globalLeadId, parseEmail } from '../../server/src/domain/leads/email-address.js';
import { randomBytes } from 'node:crypto';
import {
  campaigns,
  enrollments,
  events,
  leads,
  sends,
  type CampaignEntity,
  type EnrollmentEntity,
  type EventEntity,
  type SendEntity,
  type SendState,
} from '../../server/src/store/entities.js';
import { newId } from '../../server/src/store/database/ids.js';
import { insertEntities } from '../../server/src/store/database/bulk/queries.js';
import { newLead } from '../../server/src/store/leads/rows.js';
import { type NewMailbox, createMailbox } from '../../server/src/store/mailboxes/repository.js';
import { database } from './database.js';

let counter = 0;

/** A connected sandbox mailbox of an account; answers its id. */
export function buildMailbox(accountId: string, mailbox: Partial<NewMailbox> = {}): Promise<string> {
  const email = `mailbox-${++counter}@sandbox.test`;
  return createMailbox(database().manager, accountId, { email, provider: 'sandbox', ...mailbox }, new Date());
}

/** What a lead of a test differs in. */
export interface LeadOverrides {
  email?: string;
  custom_lead_data?: Record<string, unknown>;
  is_incomplete?: boolean;
}

/** A lead of a campaign, stored as it is: nobody enrolls it. Answers its id. */
export async function buildLead(
  accountId: string,
  campaignId: string,
  lead: LeadOverrides = {},
): Promise<string> {
  const { manager } = database();
  const key = { account_id: accountId, id: campaignId };
  const email = parseEmail(lead.email ?? `lead-${++counter}@sandbox.test`)!;
  const campaign = await manager.getRepository(campaigns).findOneByOrFail(key);
  const identity = { email, globalLeadId: globalLeadId(email), leadId: newId() };
  const row = {
    ...newLead(campaign, identity, 'api', new Date()),
    is_incomplete: lead.is_incomplete ?? false,
    custom_lead_data: lead.custom_lead_data ?? {},
  };
  await insertEntities(manager, leads, [row]);
  return row.id;
}

/** The enrollments of a campaign, in the order of their leads. */
export function enrollmentsOf(accountId: string, campaignId: string): Promise<EnrollmentEntity[]> {
  return database()
    .manager.getRepository(enrollments)
    .find({
      where: { account_id: accountId, campaign_id: campaignId },
      order: { lead_id: 'ASC' },
    });
}

/** A send of a campaign as the ledger holds it; of no enrollment that there is. */
export async function buildSend(
  accountId: string,
  campaignId: string,
  state: SendState,
  columns: Partial<SendEntity> = {},
): Promise<void> {
  const now = new Date();
  await database()
    .manager.getRepository(sends)
    .insert({
      account_id: accountId,
      id: newId(),
      enrollment_id: newId(),
      node_id: 'first',
      campaign_id: campaignId,
      lead_id: newId(),
      global_lead_id: randomBytes(32).toString('hex'),
      mailbox_id: newId(),
      variant_id: newId(),
      step_number: 1,
      message_id: '<a@b>',
      message_id_hash: randomBytes(32).toString('hex'),
      from_email: 'a@sandbox.test',
      to_email: 'b@sandbox.test',
      subject: 'S',
      state,
      attempts: 0,
      due_at: state === 'sent' ? null : now,
      created_at: now,
      updated_at: now,
      ...columns,
    });
}

/** The states of a campaign's sends, the oldest first. */
export async function sendStates(accountId: string, campaignId: string): Promise<string[]> {
  const where = { account_id: accountId, campaign_id: campaignId };
  const rows = await database()
    .manager.getRepository(sends)
    .find({ where, order: { id: 'ASC' } });
  return rows.map(row => row.state);
}

/** The events of an account, the oldest first. */
export function eventsOf(accountId: string): Promise<LoggedEvent[]> {
  const where = { account_id: accountId };
  return database()
    .manager.getRepository(events)
    .find({ where, order: { id: 'ASC' } }) as unknown as Promise<LoggedEvent[]>;
}

type LoggedEvent = Omit<EventEntity, 'payload'> & { payload: Record<string, unknown> };

/** Changes columns of a campaign past the API, as another process might. */
export async function alterCampaign(
  accountId: string,
  campaignId: string,
  change: Partial<CampaignEntity>,
): Promise<void> {
  const key = { account_id: accountId, id: campaignId };
  await database().manager.getRepository(campaigns).update(key, change);
}

/** An id that nothing has. */
export function unknownId(): string {
  return newId();
}
