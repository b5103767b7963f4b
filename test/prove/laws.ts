import { addressOf, badDomain } from './load.js';
import type { Observed } from './observe.js';
import { perDomain, ramp } from './limits.js';

/** A promise of the service, and what breaks it. */
export interface Law {
  name: string;
  /** Returns each breach in words; none when the law is kept. */
  broken(observed: Observed): string[];
}

/** What is in a list more than once. */
function repeated(values: readonly string[]): string[] {
  const seen = new Set<string>();
  return values.filter(value => seen.size === seen.add(value).size);
}

/** The promises that every run is judged by. */
export const laws: readonly Law[] = [
  {
    name: 'No message arrives twice.',
    broken: ({ arrivals }) => repeated(arrivals.map(({ messageId, to }) => `${messageId} to ${to}`)),
  },
  {
    name: 'Nobody gets more messages than the flow has emails.',
    broken({ arrivals }) {
      const counts = new Map<string, number>();
      for (const { to } of arrivals) counts.set(to, (counts.get(to) ?? 0) + 1);
      return [...counts].filter(([, count]) => count > 2).map(([to, count]) => `${to} got ${count}`);
    },
  },
  {
    name: 'Every message that the ledger calls sent has arrived.',
    broken({ arrivals, sends }) {
      const arrived = new Set(arrivals.map(({ messageId }) => messageId));
      return sends
        .filter(({ state, messageId }) => state === 'sent' && !arrived.has(messageId))
        .map(({ to }) => to);
    },
  },
  {
    name: 'Every message that arrived is sent or unknown in the ledger.',
    broken({ arrivals, sends }) {
      const states = new Map(sends.map(({ messageId, state }) => [messageId, state]));
      return arrivals
        .filter(({ messageId }) => !['sent', 'unknown'].includes(states.get(messageId) ?? ''))
        .map(({ to, messageId }) => `${to}: ${states.get(messageId) ?? 'not in the ledger'}`);
    },
  },
  {
    name: 'Everybody whose messages are all known gets every email of the flow.',
    broken({ launched, sends }) {
      const unknown = new Set(sends.filter(({ state }) => state === 'unknown').map(({ to }) => to));
      const sent = new Map<string, number>();
      for (const { to, state } of sends) if (state === 'sent') sent.set(to, (sent.get(to) ?? 0) + 1);
      return launched
        .filter(({ isLaunched, isBad }) => isLaunched && !isBad)
        .flatMap(each => Array.from({ length: each.people }, (_, at) => addressOf(each, at)))
        .filter(to => !unknown.has(to) && sent.get(to) !== 2)
        .map(to => `${to} got ${sent.get(to) ?? 0} of 2`);
    },
  },
  {
    name: 'An import makes each of its rows a lead once.',
    broken: ({ launched, campaigns }) =>
      launched.flatMap(({ campaignId, people }) => {
        const leads = campaigns.find(({ id }) => id === campaignId)?.leads ?? 0;
        return leads === people ? [] : [`${campaignId} has ${leads} leads of ${people} rows`];
      }),
  },
  {
    name: 'Every job comes to its end.',
    broken: ({ jobs }) =>
      jobs
        .filter(({ status, errors }) => status !== 'completed' || errors > 0)
        .map(({ id, status, errors }) => `${id} is ${status}, with ${errors} errors`),
  },
  {
    name: 'Nobody waits but for a message whose fate is unknown.',
    broken({ campaigns, sends, launched }) {
      const bad = new Set(launched.filter(({ isBad }) => isBad).map(({ campaignId }) => campaignId));
      const waiting = campaigns.reduce((sum, { id, waiting: own }) => sum + (bad.has(id) ? 0 : own), 0);
      const isAsked = ({ state, to }: Observed['sends'][number]) =>
        state === 'unknown' && !to.endsWith(badDomain);
      const unknown = new Set(sends.filter(isAsked).map(({ to }) => to)).size;
      return waiting === unknown ? [] : [`${waiting} wait, and ${unknown} messages are unknown`];
    },
  },
  {
    name: 'Every event is delivered.',
    broken({ events, received }) {
      const got = new Set(received);
      return events
        .filter(({ id, type, status }) => type !== 'erased' && (status !== 'delivered' || !got.has(id)))
        .map(({ id, type, status }) => `${type} ${id} is ${status}`);
    },
  },
  {
    name: 'No event is delivered that did not happen.',
    broken({ events, received }) {
      const stored = new Set(events.map(({ id }) => id));
      return [...new Set(received)].filter(id => !stored.has(id));
    },
  },
  {
    name: 'One event for each message that was sent.',
    broken({ events, sends }) {
      const reported = events.filter(({ type }) => type === 'email.sent').length;
      const sent = sends.filter(({ state }) => state === 'sent').length;
      return reported === sent ? [] : [`${reported} events for ${sent} messages`];
    },
  },
  {
    name: 'Every reply is in a thread once, with one event.',
    broken({ replyCount, replies, events }) {
      const reported = events.filter(({ type }) => type === 'reply.received').length;
      return [
        ...repeated(replies),
        ...(replies.length === replyCount && reported === replyCount
          ? []
          : [`${replyCount} replies, ${replies.length} in threads, ${reported} events`]),
      ];
    },
  },
  {
    name: 'Counters say what the ledger says.',
    broken({ campaigns, sends, launched }) {
      const sent = sends.filter(({ state }) => state === 'sent').length;
      const counted = campaigns.reduce((sum, { sentCount }) => sum + sentCount, 0);
      const daily = campaigns.reduce((sum, { dailySent }) => sum + dailySent, 0);
      const enrolled = campaigns.reduce((sum, campaign) => sum + campaign.enrolled, 0);
      const people = launched.reduce((sum, each) => sum + (each.isLaunched ? each.people : 0), 0);
      return [
        ...(counted === sent && daily === sent ? [] : [`${sent} sent, ${counted} counted, ${daily} by day`]),
        ...(enrolled === people ? [] : [`${enrolled} enrolled of ${people}`]),
      ];
    },
  },
  {
    name: 'A campaign whose mail bounces pauses itself once, and no other does.',
    broken({ launched, campaigns, events, sends }) {
      const tripped = events.filter(({ type }) => type === 'campaign.guard_tripped');
      return launched.flatMap(({ campaignId, isBad, wave }) => {
        const count = tripped.filter(event => event.campaignId === campaignId).length;
        const status = campaigns.find(({ id }) => id === campaignId)?.status;
        const isOfIt = ({ state, to }: Observed['sends'][number]) =>
          state === 'failed' && to.startsWith(`p${wave}-`);
        // Of messages whose fate is unknown the guard knows nothing: with few others it does not judge.
        const mayGoOn = !isBad || sends.filter(isOfIt).length < 100;
        const isKept =
          count === 1 ? isBad && status === 'paused' : count === 0 && mayGoOn && status !== 'paused';
        return isKept ? [] : [`${campaignId} is ${status}, after ${count} events`];
      });
    },
  },
  {
    name: 'A mailbox that ramps up sends no more in a day than it may.',
    broken: ({ limited }) =>
      limited.ramped.flatMap((count, day) => {
        const most = ramp.start + day * ramp.step;
        return count <= most ? [] : [`${count} of ${most} on day ${day + 1}`];
      }),
  },
  {
    name: 'No domain gets more messages in a day than it may.',
    broken: ({ limited }) =>
      limited.domains
        .filter(({ count }) => count > perDomain)
        .map(({ domain, day, count }) => `${domain} got ${count} of ${perDomain} on ${day}`),
  },
  {
    name: 'Nobody gets a message outside of the working hours of their own time zone.',
    broken: ({ limited }) => limited.outside.map(({ to, at }) => `${to} at ${at}`),
  },
  {
    name: 'Nothing is blocked without a cause.',
    broken: ({ blocked }) => (blocked === 0 ? [] : [`${blocked} entries`]),
  },
  {
    name: 'Whoever was erased is stored nowhere, and stays refused.',
    broken: ({ erased: { people, hashes, left } }) => [
      ...left,
      ...(hashes === people ? [] : [`${hashes} hashes are blocked of ${people}`]),
    ],
  },
];

/** Judges what was observed; a law that is kept has no breaches. */
export function judge(observed: Observed): { law: string; breaches: string[] }[] {
  return laws.map(({ name, broken }) => ({ law: name, breaches: broken(observed) }));
}
