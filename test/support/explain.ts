import { expect } from 'chai';
import type { LeadExplanation } from '../../server/src/generated/types.js';
import { sequence } from '../domain/flow/fixtures.js';
import { toBin } from '../../server/src/store/database/ids.js';
import { database, freshAccount } from './database.js';
import {
  buildLaunched,
  enroll,
  ledger,
  manyLeads,
  sandboxMailbox,
  startEngine,
  type CampaignSettings,
  type TestEngine,
  type TestLead,
  type TestWorker,
} from './engine.js';
import { leaveInboxes } from './imap-mailbox.js';
import { startService, type Client, type TestService } from './service.js';

/** A campaign of one mailbox on a virtual clock, its engine, and the API beside it. */
export interface Stage {
  engine: TestEngine;
  worker: TestWorker;
  client: Client;
  accountId: string;
  campaignId: string;
  mailboxId: string;
  leadIds: string[];
  now(): Date;
  /** What a lead waits for, the first unless reported. */
  explain(leadId?: string): Promise<LeadExplanation>;
  /** Adds leads and enrolls them; answers their ids. */
  add(leads: readonly TestLead[]): Promise<string[]>;
  /** Moves the clock to a time without letting the engine work. */
  advanceTo(at: Date | string): Promise<void>;
  /** How many messages have left or are about to. */
  sent(): Promise<number>;
  /** Expects that the engine sends nothing more before a time, and the next message at it. */
  expectSendAt(at: string | null): Promise<void>;
  close(): Promise<void>;
}

/** First mail, three days, second mail. */
export const twoMails = () => sequence(3 * 86_400);

export interface StageSettings extends Partial<Omit<CampaignSettings, 'mailboxIds'>> {
  leads?: readonly TestLead[];
  mailbox?: Parameters<typeof sandboxMailbox>[1];
  start?: Date;
}

export async function setStage(settings: StageSettings = {}): Promise<Stage> {
  const { leads = manyLeads(1), mailbox, start, ...campaign } = settings;
  const engine = await startEngine(start);
  const service: TestService = await startService({}, engine.clock);
  const now = () => engine.clock.now();
  const accountId = await freshAccount(now());
  const client = await service.client(accountId);
  const mailboxId = await sandboxMailbox(accountId, mailbox);
  const campaignId = await buildLaunched(
    accountId,
    { flow: twoMails(), mailboxIds: [mailboxId], ...campaign },
    now(),
  );
  const leadIds = await enroll(accountId, campaignId, leads, now());
  const worker = engine.worker();
  const sent = async () => (await ledger(accountId)).length;
  const advanceTo = (at: Date | string) => engine.clock.advance(new Date(at).getTime() - now().getTime());

  return {
    engine,
    worker,
    client,
    accountId,
    campaignId,
    mailboxId,
    leadIds,
    now,
    sent,
    advanceTo,
    add: more => enroll(accountId, campaignId, more, now()),
    async explain(leadId = leadIds[0]) {
      const { status, body } = await client.get(`/v1/campaigns/${campaignId}/leads/${leadId}/explain`);
      expect(status, JSON.stringify(body)).to.equal(200);
      return body.data as LeadExplanation;
    },
    async expectSendAt(at) {
      expect(at, 'a time is reported').to.be.a('string');
      const before = await sent();
      await worker.runUntilIdle();
      await advanceTo(new Date(Date.parse(at!) - 1_000));
      await worker.runUntilIdle();
      expect(await sent(), `nothing leaves before ${at}`).to.equal(before);
      await advanceTo(at!);
      await worker.runUntilIdle();
      expect(await sent(), `a message leaves at ${at}`).to.be.greaterThan(before);
    },
    async close() {
      // What stays due would be served in other tests.
      await database().manager.query('UPDATE enrollments SET awaits = NULL WHERE account_id = ?', [
        toBin(accountId),
      ]);
      await leaveInboxes(accountId);
      await engine.close();
      await service.close();
    },
  };
}
