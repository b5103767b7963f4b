import type { ImapFlow } from 'imapflow';
import type { Logger } from 'pino';
import type { Clock } from '../../domain/shared/clock.js';
import type { SecretBox } from '../../store/database/crypto.js';
import type { Database } from '../../store/database/database.js';
import type { MailboxEntity } from '../../store/entities.js';
import type { InboxClaim } from '../../store/receiving/repository.js';
import type { ProviderApis } from '../provider-api/api.js';
import type { MailboxTokens } from '../oauth/mailbox-tokens.js';
import type { MailReader } from './read-thread.js';
import type { receiveMail } from './receive.js';

export interface InboundPollOptions {
  database: Database;
  clock: Clock;
  log: Logger;
  secretBox: Pick<SecretBox, 'open'>;
  /** Access tokens of mailboxes that are connected by OAuth; without it those cannot be read. */
  tokens?: MailboxTokens;
  /** The APIs through which some of those are read; without it these cannot be read. */
  apis?: ProviderApis;
  /** Reads mails; that of the process by default. */
  mails?: MailReader;
  /** Receives a mail; `receiveMail` by default. */
  receive?: typeof receiveMail;
}

/** What a worker knows from one look to the next. */
export interface Reader extends InboundPollOptions {
  /** How often a mail could not be received, by its place. */
  failures: Map<string, number>;
}

/** One look into a mailbox. */
export interface Visit extends Reader {
  claim: InboxClaim;
  mailbox: MailboxEntity;
  client: ImapFlow;
}

/** Mails of a folder that are taken in before other mailboxes have their turn. */
export const batchSize = 50;
const lookBackMs = 24 * 60 * 60_000;

/** From when on a folder is read that is new, or whose cursor means nothing any more: a day before the last look. */
export function recentSince({ checkedAt }: InboxClaim, clock: Clock): Date {
  return new Date((checkedAt ?? clock.now()).getTime() - lookBackMs);
}
