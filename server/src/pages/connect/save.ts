import type { EntityManager } from 'typeorm';
import { transaction } from '../../store/database/transaction.js';
import {
  type ConnectSessionEntity,
  lockPendingSession,
  updatePendingSession,
} from '../../store/connect-sessions/repository.js';
import { type ConnectedMailbox, connectMailbox, providerOf } from '../../store/mailboxes/repository.js';
import type { ConnectPages } from './pages.js';
import type { ServerTrouble } from '../../domain/mailboxes/mail-servers.js';
import type { Markup } from '../frame.js';
import type { FieldErrors, Fields } from './form.js';
import { troubleText } from './views.js';

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

/** How an attempt ended at each server; null where it works. */
export interface Outcome {
  sending: ServerTrouble | null;
  receiving: ServerTrouble | null;
}

/** Why the mailbox is not connected, in one place, and each advice once. */
export function outcomeText({ sending, receiving }: Outcome): Markup {
  if (!sending || !receiving)
    return troubleText(sending ? 'Mail cannot be sent' : 'Mail cannot be read', (sending ?? receiving)!);
  const advice = [...new Set([sending.advice, receiving.advice])].filter(text => text !== null).join(' ');
  return troubleText(
    'Mail cannot be sent or read',
    { problem: sending.problem, advice: advice || null },
    receiving.problem,
  );
}

/** What to look at after an attempt, at the fields where it is put right. */
export function faultsAfter(fields: Fields, { sending, receiving }: Outcome): FieldErrors {
  const errors = { ...serverFault('imap', receiving), ...serverFault('smtp', sending) };
  if (sending?.kind === 'auth') errors.password = refusal(fields, 'smtp');
  if (receiving?.kind === 'auth' && (fields.imap_password || !sending))
    errors.imap_password = fields.imap_password
      ? refusal(fields, 'imap')
      : `${fields.imap_host} does not accept the password above. If it uses a different password, enter it here.`;
  return withEmptied(fields, errors);
}

/** Passwords are never written back: who entered one, and something else is wrong, is asked to do so again. */
export function withEmptied(fields: Fields, errors: FieldErrors): FieldErrors {
  const words = {
    password: 'Enter the password again.',
    imap_password: 'Enter the password for receiving again.',
  };
  const emptied = Object.entries(words).filter(([name]) => fields[name as keyof typeof words]);
  return { ...Object.fromEntries(emptied), ...errors };
}

function refusal(fields: Fields, kind: 'smtp' | 'imap'): string {
  return `${fields[`${kind}_host`]} does not accept this password for ${fields[`${kind}_user`] || fields.email}.`;
}

function serverFault(kind: 'smtp' | 'imap', trouble: ServerTrouble | null): FieldErrors {
  switch (trouble?.kind) {
    case undefined:
    case 'auth':
      return {};
    case 'name':
      return { [`${kind}_host`]: 'Enter a server that is on the internet.' };
    case 'certificate':
      return { [`${kind}_host`]: 'Enter the host name that its certificate is for.' };
    case 'not_tls':
      return {
        [`${kind}_host`]: 'The server does not use TLS at this port. Change the port or the security.',
      };
    default:
      return { [`${kind}_host`]: 'Check the server and the port.' };
  }
}
