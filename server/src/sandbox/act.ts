import type { Clock } from '../domain/shared/clock.js';
import { buildAnswer } from './answer.js';
import type { SandboxMessage, SandboxRepository } from './repository.js';
import { headerValue } from '../domain/inbox/mail-message.js';
import { parseMail } from '../mail/parse.js';

export interface SandboxActions {
  clock: Clock;
  repository: SandboxRepository;
  /** Hands an answer to the mailbox that sent the stored message, as if it had arrived by IMAP. */
  deliver(raw: Buffer, stored: SandboxMessage): Promise<void>;
  /** POSTs `List-Unsubscribe=One-Click` to the URL. */
  unsubscribe(url: string): Promise<void>;
  /** Called with an answer that failed; it stays due and comes round again. */
  onError(error: unknown, stored: SandboxMessage): void;
}

/**
 * Lets the recipients whose time has come act, oldest first. An answer is marked after it was delivered: a crash in
 * between delivers it again, under the same Message-ID.
 *
 * @returns how many acted
 */
export async function actOnDueMail(actions: SandboxActions, limit = 100): Promise<number> {
  const now = actions.clock.now();
  let acted = 0;
  for (const stored of await actions.repository.dueAnswers(now, limit)) {
    try {
      await act(stored, now, actions);
      await actions.repository.markAnswered(stored.id, now);
      acted++;
    } catch (error) {
      actions.onError(error, stored);
    }
  }
  return acted;
}

async function act(stored: SandboxMessage, now: Date, actions: SandboxActions): Promise<void> {
  if (stored.behaviour === 'unsubscribe') {
    const url = await oneClickUrl(stored.raw);
    if (url !== null) await actions.unsubscribe(url);
    return;
  }
  const answer = await buildAnswer(stored, now);
  if (answer) await actions.deliver(answer, stored);
}

/**
 * The URL to POST `List-Unsubscribe=One-Click` to (RFC 8058), as a mail program finds it; null when the message
 * offers no one-click unsubscription.
 */
export async function oneClickUrl(raw: Buffer): Promise<string | null> {
  const { headers } = await parseMail(raw);
  if (
    headerValue(headers, 'list-unsubscribe-post').replace(/\s/g, '').toLowerCase() !==
    'list-unsubscribe=one-click'
  )
    return null;
  const uris = headerValue(headers, 'list-unsubscribe').matchAll(/<\s*([^<>]+?)\s*>/g);
  return [...uris].map(uri => uri[1] as string).find(uri => /^https?:\/\//i.test(uri)) ?? null;
}
