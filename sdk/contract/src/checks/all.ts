import type { Check } from '../run.js';
import { apiKeys, inbox, mailboxes, meta } from './account.js';
import { authentication } from './authentication.js';
import { campaigns } from './campaigns.js';
import { errors } from './errors.js';
import { flows } from './flow.js';
import { idempotency } from './idempotency.js';
import { imports, jobs } from './jobs.js';
import { leads } from './leads.js';
import { paging, present } from './lists.js';
import { blockList, leadLists, tags } from './resources.js';
import { routing } from './routing.js';
import { webhooks } from './webhooks.js';

/** The suite, in the order in which it runs: what exists, what is refused, and then what each part does. */
export const checks: readonly Check[] = [
  ...meta,
  ...authentication,
  ...routing,
  ...errors,
  ...paging,
  ...idempotency,
  ...campaigns,
  ...flows,
  ...leads,
  ...leadLists,
  ...tags,
  ...blockList,
  ...jobs,
  ...imports,
  ...mailboxes,
  ...inbox,
  ...apiKeys,
  ...webhooks,
  ...present,
];
