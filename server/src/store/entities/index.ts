import { EntitySchema } from 'typeorm';
import * as accountTables from './accounts.js';
import * as campaignTables from './campaigns.js';
import * as inboxTables from './inbox.js';
import * as jobTables from './jobs.js';
import * as leadTables from './leads.js';
import * as mailboxTables from './mailboxes.js';
import * as peopleTables from './people.js';
import * as webhookTables from './webhooks.js';

export * from './accounts.js';
export * from './campaigns.js';
export * from './inbox.js';
export * from './jobs.js';
export * from './leads.js';
export * from './mailboxes.js';
export * from './people.js';
export * from './webhooks.js';
export type { Flag } from './table.js';

const areas = [
  accountTables,
  campaignTables,
  peopleTables,
  leadTables,
  mailboxTables,
  inboxTables,
  jobTables,
  webhookTables,
];

/** Every table of the schema, for the data source. */
export const entities: EntitySchema[] = areas
  .flatMap(area => Object.values(area) as unknown[])
  .filter(value => value instanceof EntitySchema);
