import type { EntityManager } from 'typeorm';
import type { MailboxEntity } from '../../store/entities.js';
import { noteTrouble } from '../../store/mailboxes/queries.js';
import { showReceivingTrouble } from '../../store/receiving/queries.js';
import { releaseInbox, type InboxClaim } from '../../store/receiving/repository.js';
import { mailboxResult } from '../send/classify-failure.js';
import { ImapError } from './imap.js';

const shortestPauseMs = 30_000;
const longestPauseMs = 15 * 60_000;

/**
 * Notes at a mailbox that its mail cannot be read, and when to try again. Refused credentials also keep it from sending:
 * it would write on to people whose answers nobody sees.
 */
export async function noteReceivingTrouble(
  db: EntityManager,
  claim: InboxClaim,
  mailbox: MailboxEntity,
  error: Error,
  now: Date,
): Promise<void> {
  const reason = `Mail cannot be read over IMAP: ${error.message}`.slice(0, 1000);
  if (!(error instanceof ImapError && error.kind === 'auth')) {
    await showReceivingTrouble(db, claim, reason, now);
    return releaseInbox(db, claim, { dueAt: retryAt(claim, now), error: reason, checkedAt: null });
  }
  const { status, failures, restsUntil } = mailboxResult('auth', mailbox, now);
  const trouble = { kind: 'reading_login' as const, reason, status, failures, retryAt: restsUntil };
  await noteTrouble(db, claim.accountId, claim.mailboxId, trouble, now);
  await releaseInbox(db, claim, { dueAt: restsUntil, error: reason, checkedAt: null });
}

/** Waits as long again as the trouble has lasted. */
function retryAt({ checkedAt }: InboxClaim, now: Date): Date {
  const lastedMs = checkedAt ? now.getTime() - checkedAt.getTime() : longestPauseMs;
  return new Date(now.getTime() + Math.min(longestPauseMs, Math.max(shortestPauseMs, lastedMs)));
}
