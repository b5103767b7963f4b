import { Initial } from './0001-initial.js';
import { NameKeys } from './0002-name-keys.js';
import { FormerSecrets } from './0003-former-secrets.js';
import { UploadFiles } from './0004-upload-files.js';
import { InboxWatches } from './0005-inbox-watches.js';
import { SentFilings } from './0006-sent-filings.js';
import { PeopleIndexes } from './0007-people-indexes.js';
import { ThreadFilters } from './0009-thread-filters.js';
import { EventDeliveries } from './0010-event-deliveries.js';
import { JobIndexes } from './0011-job-indexes.js';
import { ThreadNumbers } from './0012-thread-numbers.js';
import { JobLengths } from './0013-job-lengths.js';
import { EventAges } from './0014-event-ages.js';
import { CampaignCategories } from './0015-campaign-categories.js';
import { JobErrorIds } from './0017-job-error-ids.js';
import { EventLogs } from './0018-event-logs.js';
import { DerivedBodies } from './0019-derived-bodies.js';
import { SharedLimits } from './0020-shared-limits.js';
import { TagAliases } from './0021-tag-aliases.js';
import { MessageReading } from './0022-message-reading.js';
import { MailboxTroubles } from './0023-mailbox-troubles.js';
import { UnprovenMessages } from './0024-unproven-messages.js';
import { AccountBodies } from './0025-account-bodies.js';
import { ThreadTokens } from './0026-thread-tokens.js';
import { ManualSends } from './0027-manual-sends.js';

/** In the order in which they run. */
export const migrations = [
  Initial,
  NameKeys,
  FormerSecrets,
  UploadFiles,
  InboxWatches,
  SentFilings,
  PeopleIndexes,
  ThreadFilters,
  EventDeliveries,
  JobIndexes,
  ThreadNumbers,
  JobLengths,
  EventAges,
  CampaignCategories,
  JobErrorIds,
  EventLogs,
  DerivedBodies,
  SharedLimits,
  TagAliases,
  MessageReading,
  MailboxTroubles,
  UnprovenMessages,
  AccountBodies,
  ThreadTokens,
  ManualSends,
];
