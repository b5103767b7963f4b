import * as accountTables from './accounts/repository.js';
import * as apiKeyTables from './api-keys/entity.js';
import * as blockListTables from './block-list/repository.js';
import * as idempotencyTables from './idempotency/entity.js';
import * as campaignTables from './campaigns/entities.js';
import * as flowTables from './flow/repository.js';
import * as fileTables from './files/entities.js';
import * as enrollmentTables from './enrollments/entity.js';
import * as connectTables from './connect-sessions/repository.js';
import * as inboxTables from './inbox/entities.js';
import * as jobTables from './jobs/entities.js';
import * as leadListTables from './lead-lists/repository.js';
import * as leadTables from './leads/entities.js';
import * as mailboxTables from './mailboxes/entities.js';
import * as peopleTables from './people/entities.js';
import * as uploadTables from './uploads/entities.js';
import * as sandboxTables from './sandbox/queries.js';
import * as sendingTables from './sending/entities.js';
import * as rateLimitTables from './rate-limits/queries.js';
import * as receiverTables from './receivers/queries.js';
import * as receivingTables from './receiving/repository.js';
import * as tagTables from './tags/entities.js';
import * as variantTables from './variants/repository.js';
import * as leaseTables from './database/leases.js';
import * as webhookTables from './webhooks/entities.js';
import { EntitySchema } from 'typeorm';

export { accountCounts, accounts, type AccountEntity } from './accounts/repository.js';
export * from './api-keys/entity.js';
export { blockListEntries, type BlockListEntryEntity } from './block-list/repository.js';
export * from './idempotency/entity.js';
export * from './campaigns/entities.js';
export * from './files/entities.js';
export { derivedBodies } from './flow/repository.js';
export * from './enrollments/entity.js';
export { connectSessions, type ConnectSessionEntity } from './connect-sessions/repository.js';
export * from './inbox/entities.js';
export * from './jobs/entities.js';
export { leadListMembers, leadLists, type LeadListEntity } from './lead-lists/repository.js';
export * from './leads/entities.js';
export * from './mailboxes/entities.js';
export * from './people/entities.js';
export * from './uploads/entities.js';
export { sandboxMessages, type SandboxMessageEntity } from './sandbox/queries.js';
export * from './sending/entities.js';
export { rateWindows } from './rate-limits/queries.js';
export { receiverProviders, receiverSends } from './receivers/queries.js';
export { inboundCursors, inboxWatches } from './receiving/repository.js';
export * from './tags/entities.js';
export * from './webhooks/entities.js';
export type { Flag } from './database/columns.js';

const areas = [
  accountTables,
  apiKeyTables,
  rateLimitTables,
  blockListTables,
  idempotencyTables,
  campaignTables,
  flowTables,
  enrollmentTables,
  peopleTables,
  leadListTables,
  leadTables,
  mailboxTables,
  connectTables,
  sendingTables,
  sandboxTables,
  inboxTables,
  receiverTables,
  receivingTables,
  jobTables,
  uploadTables,
  fileTables,
  tagTables,
  variantTables,
  webhookTables,
  leaseTables,
];

/** Every table of the schema, for the data source. */
export const entities: EntitySchema[] = areas
  .flatMap(area => Object.values(area) as unknown[])
  .filter(value => value instanceof EntitySchema);
