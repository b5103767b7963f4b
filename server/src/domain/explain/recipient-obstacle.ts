import { leadCalendar, recipientWindow, zoneIn } from '../schedule/recipient-window.js';
import type { RecipientWait } from '../sending/recipient-wait.js';
import { instantWords, windowWords, type LeadWaitFacts, type Obstacle } from './wait-facts.js';

/** Says why a message waits because of its recipient. */
export function recipientObstacle(facts: LeadWaitFacts, wait: RecipientWait): Obstacle {
  return wait.reason === 'window' ? ownWindow(facts, wait.until) : receiverLimit(wait);
}

const providers: Record<string, string> = {
  google: 'All domains whose mail Google receives',
  microsoft: 'All domains whose mail Microsoft receives',
  other: 'All domains whose mail neither Google nor Microsoft receives',
};

function receiverLimit({ until, receiver }: Extract<RecipientWait, { reason: 'receiver' }>): Obstacle {
  const { limit, name, cap } = receiver;
  const who = limit === 'per_domain' ? `The domain ${name}` : `${providers[name]!} together`;
  const messages = cap === 1 ? '1 message' : `${cap} messages`;
  const message =
    `${who} may get ${messages} per day by the limit ${limit} of the account, and can get no more today. ` +
    `The next day starts at ${instantWords(until)}.`;
  const details = { receiver_limit: limit, receiver: name, receiver_cap: cap };
  return { code: 'receiver_limit', message, until, details };
}

function ownWindow({ campaign, lead }: LeadWaitFacts, opens: Date): Obstacle {
  const { schedule } = campaign;
  const custom = lead.custom_lead_data ?? {};
  const own = recipientWindow(schedule, custom)!;
  const field = schedule!.recipient_time_zone_field!;
  const given = custom[field];
  const lacking =
    given === undefined || given === null || given === ''
      ? `the lead has no time zone in ${field}`
      : `${JSON.stringify(given)} in ${field} is no IANA time zone`;
  const why = `in ${own.timezone}, ${zoneIn(given) ? 'the time zone of the lead' : `because ${lacking}`}`;
  // It may open on a day off of the campaign, on which nothing is sent.
  const until = new Date(leadCalendar(schedule, custom, opens.getTime()).opening(opens.getTime()));
  const after = until > opens ? ', after the days off' : '';
  const message =
    `The send window is closed ${why} (${windowWords(own)}). ` +
    `It opens at ${instantWords(until, own.timezone)}${after}.`;
  const details = { schedule: { ...schedule!, timezone: own.timezone } };
  return { code: 'schedule_window', message, until, details };
}
