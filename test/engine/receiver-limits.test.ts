import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import fc from 'fast-check';
import type { Schedule } from '../../server/src/domain/flow/types.js';
import { createPurge } from '../../server/src/engine/purge.js';
import type { ReceiverLimits } from '../../server/src/generated/types.js';
import { fromBin, newId, toBin } from '../../server/src/store/database/ids.js';
import { replaceReceiverLimits } from '../../server/src/store/accounts/repository.js';
import {
  addReceiverSends,
  readAllReceiverSends,
  readProviders,
  storeProviders,
} from '../../server/src/store/receivers/queries.js';
import { transaction } from '../../server/src/store/database/transaction.js';
import { sequence } from '../domain/flow/fixtures.js';
import { alterCampaign } from '../support/build.js';
import { database, freshAccount } from '../support/database.js';
import {
  buildLaunched,
  enroll,
  ledger,
  monday,
  sandboxMailbox,
  startEngine,
  type SendRow,
} from '../support/engine.js';
import { setStage, type Stage, type StageSettings } from '../support/explain.js';
import { play } from '../support/play.js';
import { buildThread, queueReply } from '../support/threads.js';

const day = 86_400_000;
const path = '/v1/settings/receiver-limits';
const limits = (per_domain: number | null, per_provider: Partial<ReceiverLimits['per_provider']> = {}) => ({
  per_domain,
  per_provider: { google: null, microsoft: null, other: null, ...per_provider },
});
const people = (count: number, domain: string) =>
  Array.from({ length: count }, () => ({ email: `accept+${newId()}@${domain}` }));
/** Domains of a test of its own, so that tests share no look-ups. */
const ownDomains = () => {
  const tag = newId().slice(-12);
  return { google: `google-${tag}.test`, other: `other-${tag}.test`, third: `third-${tag}.test` };
};
const keep = (domain: string, provider: 'google' | 'microsoft' | 'other') =>
  storeProviders(database().manager, [{ domain, provider, kept_until: new Date('2099-01-01') }]);

/** How many messages of campaigns left, by day and domain. */
function byDay(sends: readonly SendRow[], wanted: (send: SendRow) => boolean = () => true) {
  const counts: Record<string, number> = {};
  for (const send of sends) {
    if (send.kind !== 'campaign' || send.state !== 'sent' || !wanted(send)) continue;
    const key = `${send.sent_at!.toISOString().slice(0, 10)} ${send.to_email.split('@')[1]}`;
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}

const zonedHours: Schedule = {
  timezone: 'UTC',
  start_hour: 9,
  start_minute: 0,
  end_hour: 17,
  end_minute: 0,
  days_of_week: null,
  recipient_time_zone_field: 'zone',
};

describe('limits of receivers', function () {
  this.timeout(120_000);

  it('are never exceeded by workers side by side, over mailboxes and campaigns, and are used to their end', async () => {
    const plan = fc.record({
      domains: fc.array(fc.integer({ min: 1, max: 25 }), { minLength: 1, maxLength: 4 }),
      mailboxes: fc.integer({ min: 2, max: 5 }),
      campaigns: fc.integer({ min: 1, max: 3 }),
      workers: fc.integer({ min: 2, max: 3 }),
      batchSize: fc.constantFrom(1, 3, 20),
      perDomain: fc.option(fc.integer({ min: 1, max: 8 })),
      google: fc.option(fc.integer({ min: 1, max: 12 })),
      other: fc.option(fc.integer({ min: 1, max: 12 })),
    });
    await fc.assert(
      fc.asyncProperty(plan, async ({ domains, perDomain, google, other, ...sizes }) => {
        const engine = await startEngine(monday);
        const accountId = await freshAccount(monday);
        const db = database().manager;
        try {
          await replaceReceiverLimits(db, accountId, limits(perDomain, { google, other }), monday);
          const tag = newId().slice(-12);
          const named = domains.map((count, index) => ({ count, domain: `d${index}-${tag}.test` }));
          for (const [index, { domain }] of named.entries())
            await keep(domain, index % 2 === 0 ? 'google' : 'other');
          const mailboxIds: string[] = [];
          for (let made = 0; made < sizes.mailboxes; made++)
            mailboxIds.push(await sandboxMailbox(accountId, { dailyCap: null }));
          for (let made = 0; made < sizes.campaigns; made++) {
            const id = await buildLaunched(accountId, { flow: sequence(30 * 86_400), mailboxIds }, monday);
            const leads = named.flatMap(({ count, domain }) => people(count, domain));
            await enroll(accountId, id, leads, monday);
          }
          const { batchSize } = sizes;
          const workers = Array.from({ length: sizes.workers }, () => engine.worker({ batchSize }));
          const rest = named.map(({ count, domain }) => ({ domain, left: count * sizes.campaigns }));
          for (let passed = 0; passed < 2; passed++) {
            await Promise.all(workers.map(worker => worker.runUntilIdle()));
            const today = engine.clock.now().toISOString().slice(0, 10);
            const sent = byDay(await ledger(accountId));
            const counted = await readAllReceiverSends(db, accountId, today);
            for (const [index, provider] of (['google', 'other'] as const).entries()) {
              const cap = provider === 'google' ? google : other;
              const own = rest.filter((_, at) => at % 2 === index);
              const wanted = own.map(({ left }) => Math.min(left, perDomain ?? Infinity));
              const most = Math.min(
                cap ?? Infinity,
                wanted.reduce((sum, each) => sum + each, 0),
              );
              const got = own.map(({ domain }) => sent[`${today} ${domain}`] ?? 0);
              expect(
                got.reduce((sum, each) => sum + each, 0),
                `${provider} on ${today}`,
              ).to.equal(most);
              if (cap !== null && most > 0) expect(counted.get(`provider:${provider}`)).to.equal(most);
              for (const [at, each] of own.entries()) {
                expect(got[at], each.domain).to.be.at.most(perDomain ?? Infinity);
                if (perDomain !== null) expect(counted.get(`domain:${each.domain}`) ?? 0).to.equal(got[at]);
                each.left -= got[at]!;
              }
            }
            await engine.clock.advance(day);
          }
        } finally {
          await db.query('UPDATE enrollments SET awaits = NULL WHERE account_id = ?', [toBin(accountId)]);
          await engine.close();
        }
      }),
      { numRuns: 8, endOnFailure: true },
    );
  });

  describe('of one account', () => {
    let stage: Stage;
    afterEach(() => stage.close());
    const set = async (settings: StageSettings) => (stage = await setStage(settings));
    const put = async (body: ReceiverLimits) => {
      const answer = await stage.client.put(path, body);
      expect(answer.status, JSON.stringify(answer.body)).to.equal(200);
    };
    /** Those of the leads whose message has not left, with what each waits for. */
    const waiting = async () => {
      const sent = (await ledger(stage.accountId)).map(({ lead_id }) => lead_id);
      const left = stage.leadIds.filter(id => !sent.some(other => other?.equals(toBin(id))));
      return Promise.all(left.map(async id => ({ id, waits: await stage.explain(id) })));
    };

    it('hold nobody back who was decided while they were lifted', async () => {
      const { other } = ownDomains();
      await set({ leads: people(3, other) });
      await put(limits(2));
      const sent = async () => (await ledger(stage.accountId)).filter(({ state }) => state === 'sent').length;
      let working: Promise<unknown> = Promise.resolve();
      await transaction(database(), async tx => {
        await replaceReceiverLimits(tx, stage.accountId, null, monday);
        working = stage.worker.runUntilIdle();
        // It decides by what is committed, that the third has to wait.
        await sleep(500);
      });
      await working;
      expect(await sent()).to.equal(3);
    });

    it('make leads wait until the next day in UTC, and the explanation names which', async () => {
      const { google, other } = ownDomains();
      const third = `third-${google}`;
      for (const domain of [google, third]) await keep(domain, 'google');
      await keep(other, 'other');
      await set({ leads: [...people(3, google), ...people(3, other)] });
      await put(limits(2, { google: 3 }));
      await stage.worker.runUntilIdle();
      const today = '2026-03-02';
      expect(byDay(await ledger(stage.accountId))).to.deep.equal({
        [`${today} ${google}`]: 2,
        [`${today} ${other}`]: 2,
      });
      const renewal = '2026-03-03T00:00:00.000Z';
      const held = await waiting();
      expect(held).to.have.length(2);
      for (const { waits } of held) {
        const name = waits.message.includes(google) ? google : other;
        expect(waits).to.include({ waiting_for: 'receiver_limit', next_action_at: renewal });
        expect(waits.details).to.include({
          receiver_limit: 'per_domain',
          receiver: name,
          receiver_cap: 2,
          until: renewal,
        });
        expect(waits.message).to.equal(
          `The domain ${name} may get 2 messages per day by the limit per_domain of the account, and can get no more today. ` +
            'The next day starts at 2026-03-03 00:00 (UTC).',
        );
      }
      const [one, two] = (await stage.add(people(2, third))) as [string, string];
      await stage.worker.runUntilIdle();
      const sent = (await ledger(stage.accountId)).map(({ lead_id }) => fromBin(lead_id));
      const late = await stage.explain(sent.includes(one) ? two : one);
      expect(late).to.include({ waiting_for: 'receiver_limit', next_action_at: renewal });
      expect(late.details).to.include({
        receiver_limit: 'per_provider',
        receiver: 'google',
        receiver_cap: 3,
      });
      await stage.expectSendAt(renewal);
      expect(await waiting()).to.deep.equal([]);
    });

    it('do not make those who are held ahead count for the time of another lead', async () => {
      const { google, other } = ownDomains();
      await set({ leads: people(4, other), intervalSeconds: 3600 });
      await put(limits(1));
      await stage.worker.runUntilIdle();
      await stage.engine.clock.advance(2 * 3_600_000);
      const [free] = await stage.add(people(1, google));
      const waits = await stage.explain(free);
      expect(waits).to.include({ waiting_for: 'queue', next_action_at: stage.now().toISOString() });
      expect(waits.details.ahead_count).to.equal(3);
      expect(waits.message).to.include('3 messages are ahead in the queue.');
      await stage.worker.runUntilIdle();
      const sent = (await ledger(stage.accountId)).map(({ lead_id }) => fromBin(lead_id));
      expect(sent.slice(1)).to.deep.equal([free]);
    });

    it('are what explain names, where the window of the lead opens before they end', async () => {
      const { other } = ownDomains();
      const zoned = people(2, other).map((lead, at) => ({
        ...lead,
        custom_lead_data: { zone: at === 0 ? 'UTC' : 'America/New_York' },
      }));
      const start = new Date('2026-03-02T10:00:00Z');
      await set({ leads: zoned, start, schedule: zonedHours });
      await put(limits(1));
      await stage.worker.runUntilIdle();
      const [{ waits }] = (await waiting()) as [Awaited<ReturnType<typeof waiting>>[0]];
      expect(waits).to.include({ waiting_for: 'receiver_limit', next_action_at: '2026-03-03T14:00:00.000Z' });
      await stage.expectSendAt(waits.next_action_at);
    });

    it('are what explain names, also where they were reached after the lead had to wait for its window', async () => {
      const { other } = ownDomains();
      const zoned = (zone: string) => [{ ...people(1, other)[0]!, custom_lead_data: { zone } }];
      const start = new Date('2026-03-02T10:00:00Z');
      await set({
        leads: zoned('America/New_York'),
        start,
        schedule: zonedHours,
      });
      await put(limits(1));
      await stage.worker.runUntilIdle();
      const [newYork] = stage.leadIds;
      expect(await stage.explain(newYork)).to.include({ waiting_for: 'schedule_window' });
      await stage.add(zoned('UTC'));
      await stage.worker.runUntilIdle();
      expect(await stage.sent()).to.equal(1);
      const waits = await stage.explain(newYork);
      expect(waits).to.include({ waiting_for: 'receiver_limit', next_action_at: '2026-03-03T14:00:00.000Z' });
      await stage.expectSendAt(waits.next_action_at);
    });

    it('count at once when they are raised or removed, and neither stop nor count manual replies', async () => {
      const { other } = ownDomains();
      await set({ leads: people(4, other) });
      await put(limits(1));
      await stage.worker.runUntilIdle();
      expect(await stage.sent()).to.equal(1);
      await put(limits(2));
      await stage.worker.runUntilIdle();
      expect(await stage.sent()).to.equal(2);
      const { accountId, mailboxId, engine, worker, client } = stage;
      const thread = await buildThread(accountId, {
        mailboxId,
        lead: { email: `accept+reply@${other}` },
        at: stage.now(),
      });
      const job = await queueReply(thread, stage.now());
      await play(engine, worker, 5_000, 1_000);
      expect((await client.get(`/v1/message-jobs/${job}`)).body.data.status).to.equal('sent');
      const counted = await readAllReceiverSends(database().manager, accountId, '2026-03-02');
      expect([...counted]).to.deep.equal([[`domain:${other}`, 2]]);
      await put(limits(null));
      await worker.runUntilIdle();
      expect(await waiting()).to.deep.equal([]);
    });

    it('do not hold up another account, nor count its messages', async () => {
      const { other } = ownDomains();
      await set({ leads: people(2, other) });
      await put(limits(1));
      const stranger = await freshAccount(stage.now());
      const mailboxIds = [await sandboxMailbox(stranger)];
      const theirs = await buildLaunched(stranger, { flow: sequence(86_400), mailboxIds }, stage.now());
      await enroll(stranger, theirs, people(5, other), stage.now());
      await stage.worker.runUntilIdle();
      expect([await stage.sent(), (await ledger(stranger)).length]).to.deep.equal([1, 5]);
      expect((await readAllReceiverSends(database().manager, stranger, '2026-03-02')).size).to.equal(0);
      await database().manager.query('UPDATE enrollments SET awaits = NULL WHERE account_id = ?', [
        toBin(stranger),
      ]);
    });

    it('are planned by the simulation as they are kept, over campaigns that share no mailbox', async () => {
      const { google, other, third } = ownDomains();
      await keep(google, 'google');
      for (const domain of [other, third]) await keep(domain, 'other');
      const schedule: Schedule = {
        timezone: 'Europe/Berlin',
        start_hour: 9,
        start_minute: 0,
        end_hour: 11,
        end_minute: 0,
        days_of_week: null,
      };
      await set({
        schedule,
        start: new Date('2026-03-27T07:00:00Z'),
        leads: people(9, google),
        flow: sequence(2 * 86_400),
      });
      const { engine, worker, client, accountId, campaignId } = stage;
      await put(limits(3, { google: 4, other: 5 }));
      const mailboxIds = [await sandboxMailbox(accountId)];
      const beside = await buildLaunched(
        accountId,
        { flow: sequence(2 * 86_400), mailboxIds, schedule },
        stage.now(),
      );
      await enroll(accountId, beside, people(8, other), stage.now());
      // Later, so that the order in which the two domains use up the limit of both is certain.
      await engine.clock.advance(60_000);
      await enroll(accountId, beside, people(6, third), stage.now());
      await addReceiverSends(database().manager, accountId, '2026-03-27', new Map([[`domain:${google}`, 1]]));
      const plans = new Map<string, object>();
      for (const id of [campaignId, beside]) {
        const { body } = await client.post(`/v1/campaigns/${id}/simulate`, { days: 30 });
        expect(body.data).to.include({ unsent: 0 });
        const held: { code: string; message: string }[] = body.data.held_back;
        const message = held.find(({ code }) => code === 'receiver_limit')?.message ?? '';
        const [, named = ''] = /allow on the day: (.*)\.$/.exec(message) ?? [];
        const full = id === campaignId ? [google] : [other, third, 'all providers but Google and Microsoft'];
        expect(named.split(', ')).to.have.members(full);
        const daily: { date: string; first_touches: number; follow_ups: number }[] = body.data.daily;
        const counts = daily.map(each => [each.date, each.first_touches + each.follow_ups] as const);
        plans.set(id, Object.fromEntries(counts.filter(([, count]) => count > 0)));
      }
      for (let passed = 0; passed < 20 * 24; passed++) {
        await worker.runUntilIdle();
        await engine.clock.advance(day / 24);
      }
      const sends = await ledger(accountId);
      for (const [id, planned] of plans) {
        const sent: Record<string, number> = {};
        for (const [key, count] of Object.entries(byDay(sends, send => fromBin(send.campaign_id) === id)))
          sent[key.slice(0, 10)] = (sent[key.slice(0, 10)] ?? 0) + count;
        expect(sent).to.deep.equal(planned);
      }
    });

    it('are named by a simulation in which the cap of the mailbox is reached first', async () => {
      const singles = Array.from({ length: 9 }, (_, i) => ({ email: `ann@single-${i}.test` }));
      await set({ leads: [...people(3, 'one.test'), ...singles], mailbox: { dailyCap: 4 } });
      await put(limits(2, { google: null, other: null }));
      const { body } = await stage.client.post(`/v1/campaigns/${stage.campaignId}/simulate`, { days: 30 });
      const held: { code: string; message: string; share: number }[] = body.data.held_back;
      expect(held.map(({ code }) => code)).to.include.members(['daily_cap', 'receiver_limit']);
      expect(held.find(({ code }) => code === 'receiver_limit')!.message).to.include('one.test');
      expect(held.reduce((sum, { share }) => sum + share, 0)).to.be.closeTo(1, 0.001);
    });

    it('look a domain up before the first message to it, once', async () => {
      const { google, other } = ownDomains();
      await set({ leads: [...people(2, google), ...people(2, other)] });
      await put(limits(5, { google: 1 }));
      const asked: string[] = [];
      const worker = stage.engine.worker({
        async lookUpProviders(domains) {
          asked.push(...domains);
          for (const domain of domains) await keep(domain, domain === google ? 'google' : 'other');
        },
      });
      await worker.runUntilIdle();
      expect(asked.sort()).to.deep.equal([google, other].sort());
      expect(byDay(await ledger(stage.accountId))).to.deep.equal({
        [`2026-03-02 ${google}`]: 1,
        [`2026-03-02 ${other}`]: 2,
      });
    });

    it('get back what was claimed and did not leave', async () => {
      const { other } = ownDomains();
      await set({ leads: people(6, other) });
      const { accountId, campaignId, engine } = stage;
      await put(limits(6));
      let paused: Promise<unknown> | undefined;
      const worker = engine.worker({
        checkpoint(point) {
          if (point === 'begun') paused ??= alterCampaign(accountId, campaignId, { status: 'paused' });
        },
      });
      const counted = async () =>
        (await readAllReceiverSends(database().manager, accountId, '2026-03-02')).get(`domain:${other}`);
      await worker.runUntilIdle();
      await paused;
      const before = (await ledger(accountId)).filter(({ state }) => state === 'sent').length;
      expect(before).to.be.within(1, 5);
      expect(await counted()).to.equal(before);
      await alterCampaign(accountId, campaignId, { status: 'running' });
      await worker.runUntilIdle();
      expect(byDay(await ledger(accountId))).to.deep.equal({ [`2026-03-02 ${other}`]: 6 });
      expect(await counted()).to.equal(6);
    });
  });

  it('forget counters of days that are over, and look-ups that are old', async () => {
    const db = database().manager;
    const accountId = await freshAccount(monday);
    const now = new Date('2001-01-05T12:00:00Z');
    for (const date of ['2001-01-02', '2001-01-03', '2001-01-04', '2001-01-05'])
      await addReceiverSends(db, accountId, date, new Map([['domain:acme.example', 1]]));
    const [old, fresh] = [`${newId()}.test`, `${newId()}.test`] as const;
    await storeProviders(db, [
      { domain: old, provider: 'google', kept_until: now },
      { domain: fresh, provider: 'google', kept_until: new Date(now.getTime() + 1) },
    ]);
    const purge = createPurge({ database: database(), clock: { now: () => now } as never });
    while (await purge.run());
    const kept = await db.query<{ day: string }[]>(
      'SELECT day FROM receiver_sends WHERE account_id = ? ORDER BY day',
      [toBin(accountId)],
    );
    expect(kept.map(row => row.day)).to.deep.equal(['2001-01-04', '2001-01-05']);
    expect([...(await readProviders(db, [old, fresh], new Date(0))).keys()]).to.deep.equal([fresh]);
  });
});
