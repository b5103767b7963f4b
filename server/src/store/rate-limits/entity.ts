import { entity, timestamp, integer, key, uuid } from '../database/columns.js';

/** How many requests of an account processes have reserved in a minute, for minutes of late. */
export const rateWindows = entity('rate_windows', {
  account_id: key(uuid),
  starts_at: key(timestamp),
  reserved: integer,
});
