import fc from 'fast-check';
import { expect } from 'chai';
import { createHeap } from '../../../server/src/domain/shared/heap.js';
import { budgetLeft, mailboxDay } from '../../../server/src/domain/sending/mailbox-pace.js';
import { isOpen, nextOpening } from '../../../server/src/domain/schedule/send-window.js';
import { windowCalendar } from '../../../server/src/domain/schedule/sending-calendar.js';
import { nextGroup, simulatedWay } from '../../../server/src/domain/simulation/simulated-way.js';
import { planCampaign } from '../../../server/src/domain/simulation/plan.js';
import {
  sharingCampaigns,
  type SimulatedCampaign,
  type SimulatedMailbox,
  type SimulatedSend,
  type SimulatedWorld,
} from '../../../server/src/domain/simulation/world.js';
import { simulate } from '../../../server/src/domain/simulation/simulation.js';
import type { Flow, Schedule } from '../../../server/src/domain/flow/types.js';
import { branching, email, flow, node, normalized, sequence, wait } from '../flow/fixtures.js';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** Friday before the clocks go forward in Europe. */
const start = Date.parse('2026-03-27T08:00:00Z');
const zones = ['UTC', 'Europe/Berlin', 'America/New_York', 'Pacific/Apia', 'Asia/Kathmandu'];

/** A way of so many emails with waits of some seconds between them. */
function way(emails: number, seconds: number): Flow {
  const nodes = [node('lead', 'leadSource')];
  const edges: string[] = [];
  for (let n = 0; n < emails; n++) {
    if (n > 0) nodes.push(wait(`wait${n}`, seconds));
    nodes.push(email(`mail${n}`));
  }
  nodes.slice(1).forEach(({ id }, at) => edges.push(`${nodes[at]!.id}>${id}`));
  return normalized(flow(nodes, ...edges));
}

const schedules: fc.Arbitrary<Schedule | null> = fc.option(
  fc.record({
    timezone: fc.constantFrom(...zones),
    start_hour: fc.integer({ min: 0, max: 23 }),
    start_minute: fc.constantFrom(0, 30),
    end_hour: fc.integer({ min: 0, max: 23 }),
    end_minute: fc.constantFrom(0, 15),
    days_of_week: fc.option(fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 })),
  }),
);

const mailboxArbitrary = fc.record({
  zone: fc.constantFrom(...zones),
  sendingIntervalSeconds: fc.constantFrom(0, 0, 60, 1440),
  dailyCap: fc.option(fc.integer({ min: 0, max: 40 })),
  ramp: fc.option(
    fc.record({
      start: fc.integer({ min: 1, max: 5 }),
      step: fc.integer({ min: 1, max: 5 }),
    }),
  ),
  rampDays: fc.nat(10),
  sentToday: fc.integer({ min: 0, max: 30 }),
  sentDay: fc.constantFrom(null, '2026-03-26', '2026-03-27'),
  lastSentAt: fc.option(fc.integer({ min: 0, max: 3600 }).map(ago => new Date(start - ago * 1000))),
  nextSendAt: fc.integer({ min: -3600, max: 7200 }).map(seconds => new Date(start + seconds * 1000)),
});

const campaignArbitrary = fc.record({
  schedule: schedules,
  sending_interval_seconds: fc.constantFrom(0, 600, 1440, 7200),
  emails: fc.integer({ min: 1, max: 3 }),
  waitSeconds: fc.constantFrom(180, 86_400, 259_200),
  people: fc.integer({ min: 0, max: 80 }),
  known: fc.array(fc.tuple(fc.nat(3), fc.integer({ min: 1, max: 9 }), fc.integer({ min: -100, max: 5000 })), {
    maxLength: 4,
  }),
  attached: fc.uniqueArray(fc.nat(3), { maxLength: 4 }),
  startsIn: fc.constantFrom(-1, 0, 3 * day),
  endsIn: fc.constantFrom(Infinity, Infinity, 10 * day),
});

const worlds = fc
  .tuple(
    fc.array(mailboxArbitrary, { minLength: 1, maxLength: 4 }),
    fc.array(campaignArbitrary, { minLength: 1, maxLength: 3 }),
  )
  .map(([mailboxes, campaigns]): SimulatedWorld => {
    const named = mailboxes.map((mailbox, index): SimulatedMailbox => ({ ...mailbox, id: `m${index}` }));
    return {
      now: start,
      mailboxes: named,
      campaigns: campaigns.map((campaign, index): SimulatedCampaign => {
        const { schedule, sending_interval_seconds, emails, attached } = campaign;
        return {
          id: `c${index}`,
          schedule,
          sending_interval_seconds,
          flow: way(emails, campaign.waitSeconds),
          startsAt: start + campaign.startsIn,
          endsAt: start + campaign.endsIn,
          turns: new Map(attached.map(n => [`m${n}`, null])),
          groups: [
            { nodeId: 'mail0', mailboxId: null, dueAt: start, count: campaign.people },
            ...campaign.known.map(([mailbox, count, due]) => {
              return {
                nodeId: `mail${emails - 1}`,
                mailboxId: `m${mailbox}`,
                dueAt: start + due * minute,
                count,
              };
            }),
          ].filter(({ count }) => count > 0),
        };
      }),
    };
  });

async function play(world: SimulatedWorld, days: number, bundle?: number) {
  const sends: SimulatedSend[] = [];
  const waits = new Map<string, number>();
  const rest = await simulate(
    world,
    {
      onSend: send => sends.push(send),
      onWait: (id, obstacle, time) => {
        expect(time).to.be.greaterThan(0);
        waits.set(`${id} ${obstacle}`, (waits.get(`${id} ${obstacle}`) ?? 0) + time);
      },
    },
    { until: start + days * day, bundle },
  );
  return { sends, waits, rest };
}

describe('the simulation', function () {
  this.timeout(120_000);

  it('keeps caps, windows, intervals and the mailbox of each lead, and loses nobody', async () => {
    await fc.assert(
      fc.asyncProperty(worlds, fc.constantFrom(3, 20), async (world, days) => {
        const { sends, rest } = await play(world, days);
        const counted = new Map<string, number>();
        const lastOf = new Map<string, number>();
        for (const { campaignId, mailboxId, at, count, kind } of sends) {
          const campaign = world.campaigns.find(({ id }) => id === campaignId)!;
          const mailbox = world.mailboxes.find(({ id }) => id === mailboxId)!;
          expect(count).to.be.greaterThan(0);
          expect(at).to.be.within(start, start + days * day - 1);
          expect(at).to.be.within(campaign.startsAt, campaign.endsAt);
          expect(isOpen(campaign.schedule, new Date(at)), 'inside the window').to.equal(true);
          if (kind === 'first_touch') expect(campaign.turns.has(mailboxId), 'attached').to.equal(true);
          const today = `${mailboxId} ${mailboxDay(mailbox.zone, new Date(at))}`;
          counted.set(today, (counted.get(today) ?? 0) + count);
          const before = lastOf.get(mailboxId) ?? mailbox.lastSentAt?.getTime();
          const interval = Math.max(mailbox.sendingIntervalSeconds, campaign.sending_interval_seconds) * 1000;
          if (before !== undefined) expect(at - before, 'interval').to.be.at.least(interval);
          expect(at).to.be.at.least(mailbox.nextSendAt.getTime());
          if (interval > 0) expect(count).to.equal(1);
          lastOf.set(mailboxId, at);
        }
        for (const [key, count] of counted) {
          const [mailboxId, date] = key.split(' ') as [string, string];
          const mailbox = world.mailboxes.find(({ id }) => id === mailboxId)!;
          const { sentToday, sentDay } = mailbox;
          const sentOn = [...counted.keys()].filter(other => other.startsWith(`${mailboxId} `));
          const earlier = sentOn.filter(other => other < key && other !== `${mailboxId} ${sentDay}`).length;
          const cap = {
            daily_cap: mailbox.dailyCap,
            ramp: mailbox.ramp,
            ramp_days: mailbox.rampDays + earlier,
          };
          const budget = budgetLeft({ ...cap, sent_today: sentToday, sent_day: sentDay }, date);
          expect(count, `${key} of ${budget}`).to.be.at.most(budget);
        }
        for (const { id, groups, flow: graph } of world.campaigns) {
          const { emailsFrom } = simulatedWay(graph);
          const messages = (all: readonly { nodeId: string; count: number }[]) =>
            all.reduce((sum, { nodeId, count }) => sum + count * emailsFrom(nodeId), 0);
          const sent = sends
            .filter(send => send.campaignId === id)
            .reduce((sum, { count }) => sum + count, 0);
          expect(sent + messages(rest.get(id)!), 'nobody is lost').to.equal(messages(groups));
        }
      }),
      { numRuns: 300 },
    );
  });

  it('lets nobody wait whom a mailbox could write to', async () => {
    await fc.assert(
      fc.asyncProperty(worlds, async world => {
        const days = 20;
        const { sends, rest } = await play(world, days);
        const until = start + days * day;
        for (const { id, startsAt, endsAt, schedule, turns, sending_interval_seconds } of world.campaigns) {
          for (const { mailboxId, dueAt } of rest.get(id)!) {
            const able = world.mailboxes.filter(mailbox =>
              mailboxId === null ? turns.has(mailbox.id) : mailbox.id === mailboxId,
            );
            for (const mailbox of able) {
              // Some time after the last message of the mailbox all would be clear, were anybody left.
              const last = sends.filter(send => send.mailboxId === mailbox.id).at(-1)?.at ?? start;
              const rests = Math.max(sending_interval_seconds, mailbox.sendingIntervalSeconds, 7200) * 1100;
              const from = Math.max(last + rests, mailbox.nextSendAt.getTime(), dueAt, startsAt) + 2 * day;
              const opens = nextOpening(schedule, new Date(from))?.getTime() ?? Infinity;
              const idle = opens < Math.min(until, endsAt) && (mailbox.dailyCap ?? 1) > 0;
              expect(idle, `${mailbox.id} idles while ${id} waits`).to.equal(false);
            }
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  it('moves as many messages in bundles, under the same caps', async () => {
    await fc.assert(
      fc.asyncProperty(worlds, async world => {
        const { sends } = await play(world, 20, 7);
        const counted = new Map<string, number>();
        for (const { mailboxId, at, count } of sends) {
          const { zone } = world.mailboxes.find(({ id }) => id === mailboxId)!;
          const key = `${mailboxId} ${mailboxDay(zone, new Date(at))}`;
          counted.set(key, (counted.get(key) ?? 0) + count);
        }
        for (const [key, count] of counted) {
          const { dailyCap } = world.mailboxes.find(({ id }) => id === key.split(' ')[0])!;
          expect(count).to.be.at.most(dailyCap ?? Infinity);
        }
      }),
    );
  });

  it('sends follow-ups before first messages, and takes campaigns in turn', async () => {
    const mailbox = { zone: 'UTC', sendingIntervalSeconds: 600, dailyCap: null, ramp: null, rampDays: 0, sentToday: 0, sentDay: null, lastSentAt: null, nextSendAt: new Date(0) }; // prettier-ignore
    const campaign = (id: string): SimulatedCampaign => ({
      id,
      schedule: null,
      sending_interval_seconds: 0,
      flow: way(2, 1800),
      startsAt: start,
      endsAt: Infinity,
      turns: new Map([['m', null]]),
      groups: [{ nodeId: 'mail0', mailboxId: null, dueAt: start, count: 5 }],
    });
    const world = {
      now: start,
      mailboxes: [{ ...mailbox, id: 'm' }],
      campaigns: [campaign('a'), campaign('b')],
    };
    const { sends, waits } = await play(world, 1);
    const order = sends
      .map(({ campaignId, kind }) => campaignId + (kind === 'first_touch' ? '1' : '2'))
      .join(' ');
    expect(order).to.match(/^a1 b1 a1 (b1 )?a2 b2 /);
    expect(sends).to.have.lengthOf(20);
    expect([...waits.keys()].sort()).to.deep.equal([
      'a mailbox_interval',
      'a other_campaigns',
      'b mailbox_interval',
      'b other_campaigns',
    ]);
  });

  it('attributes waits to what is in the way', async () => {
    const schedule = { timezone: 'UTC', start_hour: 8, start_minute: 0, end_hour: 10, end_minute: 0, days_of_week: null }; // prettier-ignore
    const mailbox = { id: 'm', zone: 'UTC', sendingIntervalSeconds: 0, dailyCap: 2, ramp: null, rampDays: 0, sentToday: 0, sentDay: null, lastSentAt: null, nextSendAt: new Date(0) }; // prettier-ignore
    const world: SimulatedWorld = {
      now: start,
      mailboxes: [mailbox],
      campaigns: [
        {
          id: 'c',
          schedule,
          sending_interval_seconds: 0,
          flow: way(1, 180),
          startsAt: start,
          endsAt: Infinity,
          turns: new Map([['m', null]]),
          groups: [
            { nodeId: 'mail0', mailboxId: null, dueAt: start, count: 4 },
            { nodeId: 'mail0', mailboxId: 'gone', dueAt: start, count: 3 },
          ],
        },
      ],
    };
    const plan = await planCampaign(world, {
      campaignId: 'c',
      zone: 'UTC',
      from: '2026-03-27',
      until: start + 5 * day,
    });
    expect(plan.shares).to.deep.equal([
      { obstacle: 'schedule_window', share: Math.round((1000 * 22) / 24) / 1000 },
      { obstacle: 'daily_cap', share: Math.round((1000 * 2) / 24) / 1000 },
    ]);
    expect(plan).to.include({ firstTouches: 4, followUps: 0, unsent: 3, finishesAt: null });
    expect(plan.days.map(({ date, firstTouches }) => [date, firstTouches])).to.deep.equal([
      ['2026-03-27', 2],
      ['2026-03-28', 2],
    ]);
    expect(plan.left).to.deep.equal([{ nodeId: 'mail0', mailboxId: 'gone', dueAt: start, count: 3 }]);
  });

  it('gives whatever else waits its turn, however much there is to play', async () => {
    const mailboxes = Array.from({ length: 20 }, (_, n): SimulatedMailbox => {
      return { id: `m${n}`, zone: 'UTC', sendingIntervalSeconds: 60, dailyCap: null, ramp: null, rampDays: 0, sentToday: 0, sentDay: null, lastSentAt: null, nextSendAt: new Date(0) }; // prettier-ignore
    });
    const campaign: SimulatedCampaign = {
      id: 'c',
      schedule: null,
      sending_interval_seconds: 0,
      flow: way(3, 86_400),
      startsAt: start,
      endsAt: Infinity,
      turns: new Map(mailboxes.map(({ id }) => [id, null])),
      groups: [{ nodeId: 'mail0', mailboxId: null, dueAt: start, count: 3_000_000 }],
    };
    let turns = 0;
    let waiting = true;
    const count = () => {
      turns++;
      if (waiting) setImmediate(count);
    };
    setImmediate(count);
    const world = { now: start, mailboxes, campaigns: [campaign] };
    const plan = await planCampaign(world, {
      campaignId: 'c',
      zone: 'UTC',
      from: '2026-03-27',
      until: start + 60 * day,
    });
    waiting = false;
    // 20 mailboxes, a message a minute and the jitter that is to be expected of it.
    expect(plan.firstTouches + plan.followUps).to.be.within(1_640_000, 1_650_000);
    expect(turns).to.be.greaterThan(50);
  });

  it('plays the same again', async () => {
    await fc.assert(
      fc.asyncProperty(worlds, async world => {
        expect((await play(world, 5)).sends).to.deep.equal((await play(world, 5)).sends);
      }),
      { numRuns: 50 },
    );
  });
});

describe('what the simulation relies on', () => {
  it('a heap, which gives the least first', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.nat(10), (numbers, early) => {
        const heap = createHeap<number>((a, b) => a - b);
        for (const number of numbers) heap.push(number);
        const given: number[] = [];
        for (let n = 0; n < Math.min(early, numbers.length); n++) given.push(heap.pop()!);
        expect([...heap.items()]).to.have.lengthOf(numbers.length - given.length);
        while (heap.size > 0) given.push(heap.pop()!);
        expect(given).to.deep.equal([...numbers].sort((a, b) => a - b));
        expect(heap.pop()).to.equal(undefined);
      }),
    );
  });

  it('a calendar of the window, which says what the window says, in any order', () => {
    const instants = fc.array(fc.integer({ min: 0, max: 40 * 24 * 60 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(schedules, instants, (schedule, minutes) => {
        const calendar = windowCalendar(schedule, start);
        for (const at of minutes.map(n => start + n * minute)) {
          const opening = nextOpening(schedule, new Date(at))?.getTime() ?? Infinity;
          expect(calendar.opening(at)).to.equal(opening);
          const minutesShut = Array.from({ length: 60 }, (_, n) => at + n * minute).filter(
            each => !isOpen(schedule, new Date(each)),
          );
          expect(calendar.shutWithin(at, at + hour)).to.equal(minutesShut.length * minute);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('the ways of a flow: past waits and requests, up to who must answer', () => {
    const { after, emailsFrom } = simulatedWay(normalized(sequence()));
    expect(after(null)).to.deep.equal({ nodeId: 'first', delayMs: 0 });
    expect(after('first')).to.deep.equal({ nodeId: 'second', delayMs: day });
    expect(after('pause')).to.deep.equal({ nodeId: 'second', delayMs: 0 });
    expect(after('second')).to.equal('end');
    expect([emailsFrom('first'), emailsFrom('second')]).to.deep.equal([2, 1]);
    const branched = simulatedWay(normalized(branching()));
    expect(branched.after('first')).to.equal('reply');
    expect(branched.after('crm')).to.deep.equal({ nodeId: 'last', delayMs: 0 });
  });

  it('where people stand', () => {
    const graph = normalized(sequence());
    const ways = simulatedWay(graph);
    const now = start;
    const people = {
      nodeId: 'first',
      mailboxId: 'm',
      dueAt: new Date(now - hour),
      dueBeforePause: null,
      lastSentAt: null,
      count: 3,
    };
    const next = (change: Partial<Parameters<typeof nextGroup>[2]>) =>
      nextGroup(graph, ways, { ...people, awaits: 'send', ...change }, now);
    const group = { nodeId: 'first', mailboxId: 'm', dueAt: now - hour, count: 3 };
    expect(next({})).to.deep.equal(group);
    expect(next({ awaits: 'sending', dueAt: null })).to.deep.equal({
      ...group,
      nodeId: 'second',
      dueAt: now + day,
    });
    expect(next({ nodeId: 'pause', awaits: 'flow', dueAt: new Date(now + 5) })).to.deep.equal({ ...group, nodeId: 'second', dueAt: now + 5 }); // prettier-ignore
    expect(next({ nodeId: 'second', awaits: 'sending' })).to.equal('end');
    expect(next({ nodeId: 'sort', awaits: 'reply' })).to.equal('reply');
    const away = { nodeId: 'pause', awaits: 'resume' as const, dueAt: new Date(now + hour) };
    expect(next({ ...away, lastSentAt: new Date(now - 3 * day) })).to.include({
      nodeId: 'second',
      dueAt: now + hour,
    });
    expect(next({ ...away, lastSentAt: new Date(now - hour) })).to.include({ dueAt: now + 23 * hour });
    const known = { ...away, dueBeforePause: new Date(now + 2 * day), lastSentAt: new Date(now - 3 * day) };
    expect(next(known)).to.include({ dueAt: now + 2 * day });
    expect(next({ ...known, dueAt: new Date(now + 3 * day) })).to.include({ dueAt: now + 3 * day });
    expect(next({ nodeId: 'removed' })).to.equal('end');
    expect(next({ nodeId: null })).to.deep.equal(group);
  });

  it('the campaigns that share mailboxes, with those that share with them', () => {
    const others = [
      { id: 'a', mailboxIds: ['1', '2'] },
      { id: 'b', mailboxIds: ['2', '3'] },
      { id: 'c', mailboxIds: ['4'] },
      { id: 'own', mailboxIds: ['1'] },
    ];
    const found = sharingCampaigns({ id: 'own', mailboxIds: ['1'] }, others).map(({ id }) => id);
    expect(found.sort()).to.deep.equal(['a', 'b']);
    expect(sharingCampaigns({ id: 'own', mailboxIds: [] }, others)).to.deep.equal([]);
  });
});
