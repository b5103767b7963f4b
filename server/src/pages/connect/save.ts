import { transaction } from '../../store/database/transaction.js';
import {
  endConnectSession,
  holdConnectSession,
  type ConnectSession,
} from '../../store/mailboxes/connect-sessions.js';
import { connectMailbox, providerOf, type ConnectedMailbox } from '../../store/mailboxes/connection.js';
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

/**
 * Stores a mailbox whose servers let it in, or mends the one that has its address, and completes the session: both or
 * neither, and once.
 *
 * @throws {NotSavedError} when the session has ended meanwhile, or the address is a mailbox of the sandbox
 */
export async function saveMailbox(
  { database, clock, secretBox }: ConnectPages,
  session: ConnectSession,
  mailbox: ConnectedMailbox,
): Promise<void> {
  const now = clock.now();
  await transaction(database, async tx => {
    if (!(await holdConnectSession(tx, session, now)))
      throw new NotSavedError('The link has expired or was used meanwhile. Ask for a new one.');
    const known = await providerOf(tx, session.accountId, mailbox.email);
    if (known !== null && (known === 'sandbox') !== (mailbox.provider === 'sandbox'))
      throw new NotSavedError(`${mailbox.email} is the address of another kind of mailbox already.`);
    const mailboxId = await connectMailbox(tx, session.accountId, mailbox, now, secretBox);
    await endConnectSession(tx, session, { status: 'completed', mailboxId }, now);
  });
}
