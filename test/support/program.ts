import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format } from 'node:util';
import { hasEmbedded, startEmbedded } from '../../server/src/store/database/embedded.js';
import { cacheDir } from './database.js';
import { send, type ApiResponse } from './service.js';

/** The built program; `make test` builds it first. */
const program = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url));
const startsWithinMs = 60_000;
const saysWithinMs = 30_000;

export interface Outcome {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs `outreach` with these arguments and settings to its end, as a process of its own. */
export async function runProcess(args: string[], settings: Record<string, string>): Promise<Outcome> {
  const child = start(args, settings);
  const [stdout, stderr] = [collect(child.stdout!), collect(child.stderr!)];
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, stdout: stdout(), stderr: stderr() };
}

let ran: Promise<unknown> = Promise.resolve();

/** Runs it in this process, where it need not be loaded again: with its own environment, output and exit code, one at a time. */
export function runProgram(args: string[], settings: Record<string, string>): Promise<Outcome> {
  const outcome = ran.then(() => runHere(args, settings));
  ran = outcome.catch(() => undefined);
  return outcome;
}

async function runHere(args: string[], settings: Record<string, string>): Promise<Outcome> {
  const { argv, env, exitCode } = process;
  const { log, error } = console;
  const listeners = signals.map(signal => process.listeners(signal));
  const outcome: Outcome = { code: 0, stdout: '', stderr: '' };
  process.argv = [process.execPath, program, ...args];
  process.env = environment(settings);
  process.exitCode = undefined;
  Object.defineProperty(process.stdin, 'isTTY', { value: false, configurable: true });
  console.log = (...line) => void (outcome.stdout += `${format(...line)}\n`);
  console.error = (...line) => void (outcome.stderr += `${format(...line)}\n`);
  try {
    // As the program does, and its commands: what is required and what is imported are two modules.
    const { run } = await import('../../server/src/cli/run.js');
    await run(args);
    return { ...outcome, code: Number(process.exitCode ?? 0) };
  } finally {
    Object.assign(process, { argv, env, exitCode });
    Object.assign(console, { log, error });
    for (const [at, signal] of signals.entries())
      for (const listener of process.listeners(signal))
        if (!listeners[at]!.includes(listener)) process.off(signal, listener);
  }
}

const signals = ['SIGINT', 'SIGTERM'] as const;

export interface RunningProgram {
  url: string;
  pid: number;
  hasEnded(): boolean;
  /** What it logged so far. */
  stdout(): string;
  /** What it wrote to standard error so far. */
  stderr(): string;
  /** Waits until it has written this to standard error. */
  said(text: string): Promise<void>;
  /** Ends it and waits; answers the exit code, null after a signal that it could not handle. */
  end(signal?: NodeJS.Signals): Promise<number | null>;
}

/** Starts `outreach serve` on a free port and waits until it is well. */
export async function startProgram(
  settings: Record<string, string>,
  args = ['serve'],
): Promise<RunningProgram> {
  const child = start(args, { PORT: '0', LOG_LEVEL: 'info', ...settings });
  const [stdout, stderr] = [collect(child.stdout!), collect(child.stderr!)];
  const deadline = Date.now() + startsWithinMs;
  for (;;) {
    const port = /"port":(\d+)/.exec(stdout())?.[1];
    if (port) return running(child, `http://127.0.0.1:${port}`, { stdout, stderr });
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(`It did not start:\n${stdout()}${stderr()}`);
    await new Promise(resolve => setTimeout(resolve, 20));
  }
}

/** Starts `outreach` and does not wait until it is well. */
export function beginProgram(settings: Record<string, string>, args = ['serve']): RunningProgram {
  const child = start(args, { PORT: '0', ...settings });
  return running(child, '', { stdout: collect(child.stdout!), stderr: collect(child.stderr!) });
}

type Output = Pick<RunningProgram, 'stdout' | 'stderr'>;

function running(child: ChildProcess, url: string, { stdout, stderr }: Output): RunningProgram {
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  return {
    url,
    stdout,
    pid: child.pid!,
    hasEnded,
    stderr,
    async said(text) {
      const deadline = Date.now() + saysWithinMs;
      while (!stderr().includes(text)) {
        if (Date.now() > deadline) throw new Error(`It did not say “${text}”:\n${stderr()}`);
        await new Promise(resolve => setTimeout(resolve, 20));
      }
    },
    async end(signal = 'SIGTERM') {
      if (hasEnded()) return child.exitCode;
      const closed = once(child, 'close') as Promise<[number | null]>;
      child.kill(signal);
      return (await closed)[0];
    },
  };
}

/** Programs that run, by their data folder: a failed test leaves none behind. */
const started = new Map<ChildProcess, string | undefined>();

function start(args: string[], settings: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, [program, ...args], { env: environment(settings) });
  started.set(child, settings.DATA_DIR);
  child.once('close', () => started.delete(child));
  return child;
}

function environment(settings: Record<string, string>): NodeJS.ProcessEnv {
  const { PATH, HOME } = process.env;
  return { PATH, HOME, CACHE_DIR: cacheDir, ...settings };
}

function collect(stream: NodeJS.ReadableStream): () => string {
  let text = '';
  stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return () => text;
}

/** A data folder of its own; `remove` also ends the embedded database that a killed program left behind. */
export async function freshDataDir(): Promise<{
  path: string;
  apiKey(): Promise<string>;
  remove(): Promise<void>;
}> {
  const path = await mkdtemp(join(tmpdir(), 'outreach-data-'));
  return {
    path,
    apiKey: async () => (await readFile(join(path, 'api-key'), 'utf8')).trim(),
    async remove() {
      for (const [child, dataDir] of started) {
        if (dataDir !== path) continue;
        child.kill('SIGKILL');
        await once(child, 'close');
      }
      if (await hasEmbedded(path)) await (await startEmbedded({ dataDir: path, cacheDir })).stop();
      await rm(path, { recursive: true, force: true });
    },
  };
}

/** Calls a program's API with a key. */
export function call(program: RunningProgram, key: string) {
  const headers = { authorization: `Bearer ${key}` };
  return (method: string, path: string, body?: unknown): Promise<ApiResponse> =>
    send(program.url + path, method, { body, headers });
}
