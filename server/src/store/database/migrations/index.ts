import {
  CampaignGuard,
  DaysOff,
  DueBeforePause,
  MailboxHealth,
  MailboxRamp,
  SyncState,
  UnsubscribedCount,
} from './added-columns.js';
import { Schema } from './0026-schema.js';
import { ManualSends } from './0027-manual-sends.js';
import { EmailHash } from './0029-email-hash.js';
import { VariantTests } from './0033-variant-tests.js';
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
  DueBeforePause,
];
