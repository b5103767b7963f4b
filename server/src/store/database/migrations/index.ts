import { Schema } from './0026-schema.js';
import { ManualSends } from './0027-manual-sends.js';
import { UnsubscribedCount } from './0028-unsubscribed-count.js';
import { EmailHash } from './0029-email-hash.js';
import { CampaignGuard } from './0030-campaign-guard.js';
import { MailboxRamp } from './0031-mailbox-ramp.js';
import { DaysOff } from './0032-days-off.js';
import { VariantTests } from './0033-variant-tests.js';
import { MailboxHealth } from './0034-mailbox-health.js';
import { SyncState } from './0035-sync-state.js';
import { ReceiverLimits } from './0036-receiver-limits.js';

/** In the order in which they run. */
export const migrations = [
  Schema,
  ManualSends,
  UnsubscribedCount,
  EmailHash,
  CampaignGuard,
  MailboxRamp,
  DaysOff,
  VariantTests,
  MailboxHealth,
  SyncState,
  ReceiverLimits,
];
