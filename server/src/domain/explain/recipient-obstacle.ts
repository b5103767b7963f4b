import { recipientWindow } from '../schedule/recipient-window.js';
import type { RecipientWait } from '../sending/recipient-wait.js';
import { isTimeZone } from '../schedule/zone-time.js';
import { instantWords, windowWords, type LeadWaitFacts, type Obstacle } from './wait-facts.js';

/** Says why a message waits because of its recipient. */
export function recipientObstacle({ campaign, lead }: LeadWaitFacts, { until }: RecipientWait): Obstacle {
  const { schedule } = campaign;
  const custom = lead.custom_lead_data ?? {};
  const own = recipientWindow(schedule, custom)!;
  const field = schedule!.recipient_time_zone_field!;
  const why = isTimeZone(custom[field])
    ? `in ${own.timezone}, the time zone of the lead`
    : `in ${own.timezone}, because the lead has no time zone in ${field}`;
  const message =
    `The send window is closed ${why} (${windowWords(own)}). ` +
    `It opens at ${instantWords(until, own.timezone)}.`;
  const details = { schedule: { ...schedule!, timezone: own.timezone } };
  return { code: 'schedule_window', message, until, details };
}
