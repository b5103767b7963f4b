import type { Logger } from 'pino';
import type { Clock } from '../../domain/clock.js';
import type { Database } from '../../store/database.js';
import { sandboxSender, sandboxStore } from '../../store/sandbox.js';
import { receiveMail } from '../inbound/receive.js';
import type { Task } from '../worker.js';
import { actOnDueMail } from './act.js';
import type { SandboxBehaviour } from './behaviour.js';
import type { SandboxMessage } from './repository.js';

export interface SandboxTaskOptions {
  database: Database;
  clock: Clock;
  log: Logger;
  /** POSTs `List-Unsubscribe=One-Click` to a URL; rejects unless it is taken. */
  unsubscribe?(url: string): Promise<void>;
}

const batchSize = 50;
const requestTimeoutMs = 5_000;
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
    const mailbox = await sandboxSender(database, stored);
    if (mailbox) await receiveMail({ database, clock, log, mailbox, raw, receivedAt: clock.now() });
  }

  return {
    name: 'sandbox',
    idleMs: 500,
    async run() {
      const failed: SandboxMessage[] = [];
      const onError = (err: unknown, stored: SandboxMessage) => {
        log.warn({ err, to: stored.rcptTo }, 'a sandbox recipient could not act');
        failed.push(stored);
      };
      const actions = { clock, repository, deliver, unsubscribe, onError };
      const acted = await actOnDueMail(actions, batchSize);
      const now = clock.now();
      for (const { id, acceptedAt } of failed)
        if (now.getTime() - acceptedAt.getTime() > giveUpAfterMs) await repository.markAnswered(id, now);
      return acted + failed.length === batchSize;
    },
  };
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
