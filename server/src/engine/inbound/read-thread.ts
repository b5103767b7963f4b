import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { asBuffer, readUnjudged, type ReadMail, type ReadTask } from './read-mail.js';
import type { ReadAnswer } from './read-thread-main.js';

/** How long a mail may take to be read, all that are read together, and each after those took theirs. */
interface Budget {
  mailMs: number;
  togetherMs: number;
  leastMs: number;
}

/** Hundreds of times what an ordinary mail takes, and together less than the lease of an inbox. */
const defaultBudget: Budget = { mailMs: 10_000, togetherMs: 30_000, leastMs: 1_000 };
/** For the thread to start, on a machine that is at its limit. */
const startMs = 30_000;
/** Of memory: a thread that needs more is ended like one that takes too long. */
const resourceLimits = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 32 };

const isBuilt = import.meta.url.endsWith('.js');
const main = new URL(`./read-thread-main.${isBuilt ? 'js' : 'ts'}`, import.meta.url);
/** Threads do not inherit the loader that runs these sources where they are not built, as in tests. */
const unbuilt = `import('tsx/esm/api').then(({ register }) => { register(); return import('${main.href}'); })`;

/** A mail as it arrived. */
export interface RawMail {
  raw: Buffer;
  /** When it arrived, as the server of the mailbox tells. */
  receivedAt: Date;
}

/** Reads mails outside of the thread that serves requests. */
export interface MailReader {
  /** Starts the thread, which takes a moment. */
  start(): void;
  /**
   * Parses and judges mails, in their order. Of one that takes longer than its time only the beginning is read, and that
   * is said of it (`truncated`).
   *
   * @throws {ReaderUnavailable} when the thread cannot start
   */
  read(mails: readonly RawMail[]): Promise<ReadMail[]>;
}

/** The thread cannot start: that is not the fault of a mail, which is read later. */
export class ReaderUnavailable extends Error {}

/** A thread, and when it has started. */
interface Thread {
  worker: Worker;
  ready: Promise<unknown>;
}

/** Creates a reader with a thread of its own, which starts with the first mail and keeps no process from ending. */
export function createMailReader(budget: Budget = defaultBudget): MailReader {
  let thread: Thread | undefined;
  let tail: Promise<unknown> = Promise.resolve();

  function start(): Thread {
    const worker = new Worker(isBuilt ? main : unbuilt, { eval: !isBuilt, resourceLimits });
    worker.unref();
    const ready = once(worker, 'message', { signal: AbortSignal.timeout(startMs) }).catch(
      (cause: unknown) => {
        throw new ReaderUnavailable('The thread that reads mail cannot start.', { cause });
      },
    );
    const started = { worker, ready };
    const forget = () => {
      if (thread === started) thread = undefined;
    };
    // Whoever waits for an answer hears of an error too.
    worker.on('error', forget).on('exit', forget);
    ready.catch(() => worker.terminate());
    return started;
  }

  async function ask(task: ReadTask, timeMs: number): Promise<ReadMail> {
    const { worker, ready } = (thread ??= start());
    worker.ref();
    try {
      await ready;
      worker.postMessage(task, [task.raw.buffer as ArrayBuffer]);
      const signal = AbortSignal.timeout(Math.ceil(timeMs));
      const [answer] = (await once(worker, 'message', { signal })) as [ReadAnswer];
      if ('error' in answer) throw new Error(answer.error);
      return withBuffers(answer.read);
    } catch (error) {
      thread = undefined;
      await worker.terminate();
      throw error;
    } finally {
      worker.unref();
    }
  }

  async function readOne({ raw, receivedAt }: RawMail, timeMs: number): Promise<ReadMail> {
    // The mail stays here too: it is needed again where the thread does not get through it.
    const task = (part: ReadTask['part']) => ({ raw: new Uint8Array(raw), receivedAt, part });
    try {
      return await ask(task('whole'), timeMs);
    } catch (error) {
      if (error instanceof ReaderUnavailable) throw error;
      return ask(task('beginning'), budget.leastMs).catch(() => readUnjudged(raw));
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
    start: () => void (thread ??= start()),
    read(mails) {
      // In turn: the time of a mail begins when the thread is free for it.
      const read = tail.then(() => readTogether(mails));
      tail = read.catch(() => undefined);
      return read;
    },
  };
}

/** The reader of this process. */
export const mailReader = createMailReader();

function withBuffers(read: ReadMail): ReadMail {
  for (const attachment of read.mail.attachments)
    if (attachment.content) attachment.content = asBuffer(attachment.content);
  return read;
}
