import { setImmediate as nextTurn } from 'node:timers/promises';
import { asBuffer, createTaskThread, ThreadUnavailable } from '../task-thread.js';
import type { ReadMail, ReadTask } from './read-mail.js';

/** A mail as it arrived. */
export interface RawMail {
  raw: Buffer;
  /** When it arrived, as the server of the mailbox reports. */
  receivedAt: Date;
}

/** How long a mail may take to be read, all that are read together, and each after those took theirs. */
interface Budget {
  mailMs: number;
  togetherMs: number;
  leastMs: number;
}

/** Hundreds of times what an ordinary mail takes, and together less than the lease of an inbox. */
const defaultBudget: Budget = { mailMs: 10_000, togetherMs: 30_000, leastMs: 1_000 };

/** Reads mails outside of the thread that serves requests. */
export interface MailReader {
  /** Starts the thread, which takes a moment. */
  start(): void;
  /**
   * Parses and judges mails, in their order. Of one that takes longer than its time only the beginning is read, and that
   * is said of it (`truncated`).
   *
   * @throws {ThreadUnavailable} when the thread cannot start
   */
  read(mails: readonly RawMail[]): Promise<ReadMail[]>;
}

/** Creates a reader with a thread of its own. */
export function createMailReader(budget: Budget = defaultBudget): MailReader {
  const thread = createTaskThread<ReadTask, ReadMail>('./read-thread-main', import.meta.url);
  let tail: Promise<unknown> = Promise.resolve();

  async function ask(
    { raw, receivedAt }: RawMail,
    part: ReadTask['part'],
    timeMs: number,
  ): Promise<ReadMail> {
    // The mail stays here too: it is needed again where the thread does not get through it.
    const copy = await copyOf(raw);
    const read = await thread.ask({ raw: copy, receivedAt, part }, timeMs, [copy.buffer]);
    for (const attachment of read.mail.attachments)
      if (attachment.content) attachment.content = asBuffer(attachment.content);
    return read;
  }

  async function readOne(mail: RawMail, timeMs: number): Promise<ReadMail> {
    try {
      return await ask(mail, 'whole', timeMs);
    } catch (error) {
      if (error instanceof ThreadUnavailable) throw error;
      return ask(mail, 'beginning', budget.leastMs).catch(async () => {
        // Loaded when it is needed: the words that judge mail take megabytes, and the thread has them too.
        const { readUnjudged } = await import('./read-mail.js');
        return readUnjudged(mail.raw);
      });
    }
  }

  async function readTogether(mails: readonly RawMail[]): Promise<ReadMail[]> {
    const read: ReadMail[] = [];
    const end = performance.now() + budget.togetherMs;
    for (const mail of mails) {
      const timeMs = Math.min(budget.mailMs, end - performance.now());
      read.push(await readOne(mail, Math.max(budget.leastMs, timeMs)));
    }
    return read;
  }

  return {
    start: thread.start,
    read(mails) {
      // In turn: the time of a mail begins when the thread is free for it.
      const read = tail.then(() => readTogether(mails));
      tail = read.catch(() => undefined);
      return read;
    },
  };
}

/** So much is copied at once: a long mail takes tens of milliseconds. */
const copiedAtOnce = 1024 * 1024;

async function copyOf(raw: Buffer): Promise<Buffer<ArrayBuffer>> {
  const copy = Buffer.allocUnsafeSlow(raw.length);
  for (let at = 0; at < raw.length; at += copiedAtOnce) {
    if (at > 0) await nextTurn();
    copy.set(raw.subarray(at, at + copiedAtOnce), at);
  }
  return copy;
}

/** The reader of this process. */
export const mailReader = createMailReader();
