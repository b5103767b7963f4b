import type { EntityManager } from 'typeorm';
import { transaction } from '../../store/database/transaction.js';
import {
  type ConnectSessionEntity,
  lockPendingSession,
  updatePendingSession,
} from '../../store/connect-sessions/repository.js';
import { type ConnectedMailbox, connectMailbox, providerOf } from '../../store/mailboxes/repository.js';
import type { ConnectPages } from './pages.js';

/** Why a mailbox that works was not stored, and what to do, in words for its owner. */
export class NotSavedError extends Error {
  constructor(
    message: string,
    readonly advice: string | null = null,
  ) {
    super(message);
  }
}

/** How often one session may search for servers, and how often it may try to log in. */
const maxTries = { lookups: 30, attempts: 10 };

/**
 * Counts one more lookup or attempt of a session that is still pending, and returns how many are left after it; null when
 * it may not be made.
 */
export async function countTry(
  tx: EntityManager,
  session: ConnectSessionEntity,
  kind: keyof typeof maxTries,
  now: Date,
): Promise<number | null> {
  const pending = await lockPendingSession(tx, session, now);
  if (!pending || pending[kind] >= maxTries[kind]) return null;
  const tries = pending[kind] + 1;
  await updatePendingSession(tx, pending, { [kind]: tries }, now);
  return maxTries[kind] - tries;
}

/**
 * Stores a mailbox whose servers let it in, or repairs the one that has its address, and completes the session: both or
 * neither, and once.
 *
 * @throws {NotSavedError} when the session has ended meanwhile, or the address is a mailbox of the sandbox
 */
export async function saveMailbox(
  { database, clock, secretBox }: ConnectPages,
  session: ConnectSessionEntity,
  mailbox: ConnectedMailbox,
): Promise<void> {
  const now = clock.now();
  await transaction(database, async tx => {
    if (!(await lockPendingSession(tx, session, now)))
      throw new NotSavedError('The link has expired or was already used. Ask for a new one.');
    const known = await providerOf(tx, session.account_id, mailbox.email);
    if (known !== null && (known === 'sandbox') !== (mailbox.provider === 'sandbox'))
      throw new NotSavedError(`${mailbox.email} already belongs to a mailbox of a different type.`);
    const mailboxId = await connectMailbox(tx, session.account_id, mailbox, now, secretBox);
    const end = { status: 'completed', mailbox_id: mailboxId } as const;
    await updatePendingSession(tx, session, end, now);
  });
}
