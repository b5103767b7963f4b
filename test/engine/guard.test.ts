import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import type { EntityManager } from 'typeorm';
import { receiveMail } from '../../server/src/engine/receive/receive.js';
import { requestStatus } from '../../server/src/operations/campaigns/lifecycle.js';
import { findCampaign, lockCampaign } from '../../server/src/store/campaigns/repository.js';
import { newId } from '../../server/src/store/database/ids.js';
import { transaction } from '../../server/src/store/database/transaction.js';
import { lockEnrollmentsOfLeads } from '../../server/src/store/enrollments/repository.js';
import { sequence } from '../domain/flow/fixtures.js';
import { alterCampaign, enrollmentsOf, eventsOf } from '../support/build.js';
import { database, freshAccount } from '../support/database.js';
import { report } from '../support/mail.js';
import {
  arrivals,
  buildLaunched,
  enroll,
  ledger,
  manyLeads,
  sandboxMailbox,
  startEngine,
  type SendRow,
  type TestEngine,
} from '../support/engine.js';

/** What the workers of the tests claim at once: messages on their way when a campaign pauses itself. */
const batchSize = 20;

describe('a campaign whose messages bounce', () => {
  let engine: TestEngine;
  beforeEach(async () => {
    engine = await startEngine();
  });
  afterEach(() => engine.close());

  /** A running campaign with leads, three of each ten of whom refuse mail. */
  async function campaignOf(leads: number, mailboxes = 1) {
    const now = engine.clock.now();
    const accountId = await freshAccount(now);
    const mailboxIds = await Promise.all(Array.from({ length: mailboxes }, () => sandboxMailbox(accountId)));
    const id = await buildLaunched(accountId, { flow: sequence(), mailboxIds }, now);
    const good = manyLeads(leads);
    const bad = manyLeads(leads, 'reject');
    const people = good.map((lead, index) => (index % 10 < 3 ? bad[index]! : lead));
    await enroll(accountId, id, people, now);
    return { accountId, id };
  }

  const guardEvents = async (accountId: string) =>
    (await eventsOf(accountId)).filter(({ type }) => type.startsWith('campaign.'));

  it('pauses itself once, with one event, although several workers send', async function () {
    this.timeout(60_000);
    const { accountId, id } = await campaignOf(250, 4);
    await Promise.all([engine.worker(), engine.worker()].map(worker => worker.runUntilIdle()));
    const campaign = (await findCampaign(database().manager, accountId, id))!;
    expect(campaign.status).to.equal('paused');
    expect(campaign.guard_trip).to.include({ reason: 'bounces' });
    const events = await guardEvents(accountId);
    expect(events.map(({ type }) => type)).to.deep.equal(['campaign.guard_tripped', 'campaign.paused']);
    expect((await ledger(accountId)).length).to.be.at.most(100 + 4 * batchSize);
  });

  it('is locked before its enrollments, as by those who change these', async () => {
    const { accountId, id } = await campaignOf(20);
    let sending: Promise<void> | undefined;
    const change = async (tx: EntityManager) => {
      await lockCampaign(tx, accountId, id, 'share');
      await new Promise<void>(resolve => {
        const checkpoint = (point: string) => point === 'accepted' && resolve();
        sending = engine.worker({ checkpoint }).runUntilIdle();
      });
      // Until the worker waits for the campaign.
      await sleep(500);
      const leadIds = (await enrollmentsOf(accountId, id)).map(row => row.lead_id);
      return lockEnrollmentsOfLeads(tx, accountId, leadIds);
    };
    expect(await transaction(database(), change, { attempts: 1 })).to.have.length(20);
    await sending;
    expect((await ledger(accountId)).filter(({ state }) => state === 'failed')).to.have.length(6);
  });

  it('says why, and begins anew when it is resumed', async function () {
    this.timeout(60_000);
    const { accountId, id } = await campaignOf(260);
    const worker = engine.worker();
    await worker.runUntilIdle();
    const sentBefore = (await ledger(accountId)).length;
    expect(sentBefore).to.be.within(100, 100 + batchSize);

    await engine.clock.advance(60_000);
    await transaction(database(), async tx =>
      requestStatus(tx, (await lockCampaign(tx, accountId, id))!, 'running', engine.clock.now()),
    );
    expect((await findCampaign(database().manager, accountId, id))?.guard_trip).to.equal(null);
    await worker.runUntilIdle();
    const sent = (await ledger(accountId)).length - sentBefore;
    expect(sent, 'messages of the new window').to.be.within(100, 100 + batchSize);
    expect((await findCampaign(database().manager, accountId, id))?.status).to.equal('paused');
  });

  it('goes on where any number may bounce', async function () {
    this.timeout(60_000);
    const { accountId, id } = await campaignOf(150);
    await alterCampaign(accountId, id, { max_bounce_percent: null });
    await engine.worker().runUntilIdle();
    expect(await arrivals(accountId)).to.have.length(105);
    expect((await findCampaign(database().manager, accountId, id))?.status).to.equal('running');
  });

  it('pauses itself after complaints of three recipients, not after three of one', async function () {
    this.timeout(60_000);
    const accountId = await freshAccount(engine.clock.now());
    const email = `ann-${newId()}@sandbox.test`;
    const mailbox = { accountId, email, id: await sandboxMailbox(accountId, { email }) };
    const campaign = { flow: sequence(), mailboxIds: [mailbox.id] };
    const id = await buildLaunched(accountId, campaign, engine.clock.now());
    const people = Array.from({ length: 110 }, (_, index) => ({ email: `jane@host${index}.example` }));
    await enroll(accountId, id, people, engine.clock.now());
    await engine.worker().runUntilIdle();
    const [one, two, three] = await ledger(accountId);

    const complain = async (send: SendRow) => {
      const headers = [
        'From: <fbl@provider.example>',
        'Subject: Abuse',
        `Message-ID: <${newId()}@provider.example>`,
      ];
      const raw = report(headers, 'complaint', send.to_email, send.message_id);
      await receiveMail({
        database: database(),
        clock: engine.clock,
        mailbox,
        raw,
        receivedAt: engine.clock.now(),
      });
    };
    for (const send of [one!, one!, one!, two!]) await complain(send);
    expect((await findCampaign(database().manager, accountId, id))?.status).to.equal('running');
    await complain(three!);
    const events = await guardEvents(accountId);
    expect(events.map(({ type }) => type)).to.deep.equal(['campaign.guard_tripped', 'campaign.paused']);
    expect((await findCampaign(database().manager, accountId, id))?.guard_trip).to.include({
      reason: 'complaints',
      count: 3,
      message_count: 110,
    });
  });
});
