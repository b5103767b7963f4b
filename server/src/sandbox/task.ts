import type { Logger } from 'pino';
import type { Clock } from '../domain/shared/clock.js';
import { sandboxSender } from '../store/sandbox/queries.js';
import { sandboxStore } from '../store/sandbox/repository.js';
import { receiveMail } from '../engine/receive/receive.js';
import type { Task, TaskServices } from '../engine/scheduler/scheduler.js';
import type { SandboxBehaviour } from './behaviour.js';
import type { SandboxMessage, SandboxRepository } from './behaviour.js';
import { buildAnswer } from './answer.js';
import { headerValue } from '../domain/inbox/mail-message.js';
import { parseMail } from '../mail/parse.js';

export interface SandboxTaskOptions extends TaskServices {
  log: Logger;
  /** POSTs `List-Unsubscribe=One-Click` to a URL; rejects unless it is taken. */
  unsubscribe?(url: string): Promise<void>;
}

const batchSize = 50;
const requestTimeoutMs = 5_000;
/** A link that leads nowhere, as after the service has moved, is tried this often, half a minute apart. */
const linkTries = 3;
/** Who could not answer for this long never will: its account or its address is gone. */
const giveUpAfterMs = 60 * 60_000;

/** Lets the sandbox's recipients act when their time has come: their mail arrives in the mailbox that wrote to them. */
export function createSandboxTask({
  database,
  clock,
  log,
  unsubscribe = postOneClick,
}: SandboxTaskOptions): Task {
  const repository = sandboxStore<SandboxBehaviour>(database);

  async function deliver(raw: Buffer, stored: SandboxMessage): Promise<void> {
    const mailbox = await sandboxSender(database.manager, stored);
    if (mailbox) await receiveMail({ database, clock, log, mailbox, raw, receivedAt: clock.now() });
  }

  /** How often each link has failed so far. */
  const failures = new Map<string, number>();

  /** Follows a link; gives up quietly after a few tries, with one line in the log. */
  async function follow(url: string): Promise<void> {
    try {
      await unsubscribe(url);
      failures.delete(url);
    } catch (error) {
      const count = (failures.get(url) ?? 0) + 1;
      failures.set(url, count);
      if (count < linkTries) throw new DeadLink(`${new URL(url).origin}: ${reasonOf(error)}`);
      failures.delete(url);
      log.warn(
        { link: new URL(url).origin, reason: reasonOf(error) },
        'a sandbox recipient gave up: the unsubscribe link does not work',
      );
    }
  }

  return {
    name: 'sandbox',
    pollMs: 3_000,
    tables: ['sandbox_messages'],
    async run() {
      const failed: SandboxMessage[] = [];
      const onError = (err: unknown, stored: SandboxMessage) => {
        if (!(err instanceof DeadLink)) log.warn({ err }, 'a sandbox recipient could not act');
        failed.push(stored);
      };
      const actions = { clock, repository, deliver, unsubscribe: follow, onError };
      const acted = await actOnDueMail(actions, batchSize);
      const now = clock.now();
      for (const { id, acceptedAt } of failed)
        if (now.getTime() - acceptedAt.getTime() > giveUpAfterMs) await repository.markAnswered(id, now);
      return acted + failed.length === batchSize;
    },
  };
}

/** A link that did not work this time. */
class DeadLink extends Error {}

/** What is behind a failed request, which `fetch` wraps up. */
function reasonOf(error: unknown): string {
  const { cause, message } = error as Error;
  return cause instanceof Error
    ? cause.message || ((cause as NodeJS.ErrnoException).code ?? message)
    : message;
}

async function postOneClick(url: string): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
    redirect: 'manual',
    signal: AbortSignal.timeout(requestTimeoutMs),
  });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`The unsubscribe link answered ${response.status}.`);
}

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
