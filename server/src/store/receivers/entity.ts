import type { ReceiverProvider } from '../../domain/receivers/limits.js';
import { day, entity, integer, key, oneOf, text, timestamp, uuid } from '../database/columns.js';

/** How many messages of campaigns went to a receiver with a limit on a day in UTC. */
export const receiverSends = entity('receiver_sends', {
  account_id: key(uuid),
  day: key(day),
  /** `domain:acme.example`, or `provider:google`. */
  receiver: key(text),
  sent: integer,
});

/** Who receives the mail of a domain, as the DNS said: that is the same for all accounts. */
export const receiverProviders = entity('receiver_providers', {
  domain: key(text),
  provider: oneOf<ReceiverProvider>(),
  /** Until when that is taken to be so. */
  kept_until: timestamp,
});
