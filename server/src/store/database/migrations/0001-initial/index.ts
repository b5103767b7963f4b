import { accounts } from './accounts.js';
import { campaigns } from './campaigns.js';
import { inbox } from './inbox.js';
import { jobs } from './jobs.js';
import { leads } from './leads.js';
import { mailboxes } from './mailboxes.js';
import { people } from './people.js';
import { webhooks } from './webhooks.js';

/** Every table of the product, area by area. */
export const initialStatements = [
  ...accounts,
  ...campaigns,
  ...people,
  ...leads,
  ...mailboxes,
  ...inbox,
  ...jobs,
  ...webhooks,
];
