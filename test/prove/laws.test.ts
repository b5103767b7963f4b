import { expect } from 'chai';
import { judge, laws } from './laws.js';
import type { Observed } from './observe.js';

/** What a run observes that goes well: one person, whose two messages arrived and whose events were delivered. */
const good: Observed = {
  launched: [{ wave: 0, campaignId: 'c', people: 1, isLaunched: true, isBad: false, isZoned: true }],
  arrivals: [
    { from: 'ann-0@sender.example', to: 'p0-0@d0.w0.prove.example', messageId: '<1>', text: '' },
    { from: 'ann-0@sender.example', to: 'p0-0@d0.w0.prove.example', messageId: '<2>', text: '' },
  ],
  sends: [
    { state: 'sent', messageId: '<1>', to: 'p0-0@d0.w0.prove.example' },
    { state: 'sent', messageId: '<2>', to: 'p0-0@d0.w0.prove.example' },
  ],
  campaigns: [{ id: 'c', status: 'running', leads: 1, enrolled: 1, waiting: 0, sentCount: 2, dailySent: 2 }],
  jobs: [{ id: 'j', status: 'completed', errors: 0 }],
  events: [
    { id: 'a', type: 'email.sent', status: 'delivered', campaignId: 'c' },
    { id: 'b', type: 'email.sent', status: 'delivered', campaignId: 'c' },
    { id: 'r', type: 'reply.received', status: 'delivered', campaignId: 'c' },
  ],
  received: ['a', 'b', 'b', 'r'],
  replyCount: 1,
  replies: ['<3>'],
  limited: {
    ramped: [20, 30],
    domains: [{ domain: 'd0.w0.prove.example', day: '2026-11-29', count: 2 }],
    outside: [],
  },
  blocked: 0,
  erased: { people: 1, hashes: 1, left: [] },
};

const [first, second] = good.arrivals as [(typeof good.arrivals)[0], (typeof good.arrivals)[0]];
const [campaign] = good.campaigns;

/** For each law, what breaks it. */
const sabotage: Record<string, Partial<Observed>> = {
  'No message arrives twice.': { arrivals: [first, second, second] },
  'Nobody gets more messages than the flow has emails.': {
    arrivals: [first, second, { ...first, messageId: '<3>' }],
  },
  'Every message that the ledger calls sent has arrived.': { arrivals: [first] },
  'Every message that arrived is sent or unknown in the ledger.': { sends: good.sends.slice(0, 1) },
  'Everybody whose messages are all known gets every email of the flow.': { sends: good.sends.slice(0, 1) },
  'An import makes each of its rows a lead once.': { campaigns: [{ ...campaign!, leads: 2 }] },
  'Every job comes to its end.': { jobs: [{ id: 'j', status: 'running', errors: 0 }] },
  'Nobody waits but for a message whose fate is unknown.': { campaigns: [{ ...campaign!, waiting: 1 }] },
  'Every event is delivered.': { received: ['a'] },
  'No event is delivered that did not happen.': { received: ['a', 'b', 'c', 'r'] },
  'One event for each message that was sent.': { events: good.events.slice(0, 1) },
  'Every reply is in a thread once, with one event.': { replies: ['<3>', '<3>'] },
  'Counters say what the ledger says.': { campaigns: [{ ...campaign!, dailySent: 1 }] },
  'A campaign whose mail bounces pauses itself once, and no other does.': {
    campaigns: [{ ...campaign!, status: 'paused' }],
  },
  'A mailbox that ramps up sends no more in a day than it may.': {
    limited: { ...good.limited, ramped: [20, 31] },
  },
  'No domain gets more messages in a day than it may.': {
    limited: { ...good.limited, domains: [{ domain: 'd0.w0.prove.example', day: '2026-11-29', count: 41 }] },
  },
  'Nobody gets a message outside of the working hours of their own time zone.': {
    limited: { ...good.limited, outside: [{ to: 'p0-0@d0.w0.prove.example', at: '2026-11-29T03:00:00Z' }] },
  },
  'Nothing is blocked without a cause.': { blocked: 1 },
  'Whoever was erased is stored nowhere, and stays refused.': {
    erased: { people: 1, hashes: 1, left: ['lead'] },
  },
};

describe('the laws of a proof', () => {
  it('notice a campaign with a bad list that goes on', () => {
    const refused = Array.from({ length: 100 }, (_, at) => {
      return { state: 'failed', messageId: `<bad-${at}>`, to: `p0-${at * 2}@d0.w0.bad.example` };
    });
    const launched = [{ ...good.launched[0]!, isBad: true }];
    const broken = judge({ ...good, launched, sends: [...good.sends, ...refused] });
    expect(
      broken.find(({ law }) => law.startsWith('A campaign whose mail bounces'))?.breaches,
    ).to.have.length(1);
  });

  const brokenOf = (observed: Observed) =>
    judge(observed)
      .filter(({ breaches }) => breaches.length > 0)
      .map(({ law }) => law);

  it('are kept where all goes well', () => expect(brokenOf(good)).to.deep.equal([]));

  it('are each broken on purpose here', () =>
    expect(Object.keys(sabotage)).to.deep.equal(laws.map(({ name }) => name)));

  for (const [law, change] of Object.entries(sabotage))
    it(`notice a breach: ${law}`, () => expect(brokenOf({ ...good, ...change })).to.include(law));
});
