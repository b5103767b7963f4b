import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
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

/** Runs `outreach` with these arguments and settings to its end. */
export async function runProgram(args: string[], settings: Record<string, string>): Promise<Outcome> {
  const child = start(args, settings);
  const [stdout, stderr] = [collect(child.stdout!), collect(child.stderr!)];
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, stdout: stdout(), stderr: stderr() };
}

export interface RunningProgram {
  url: string;
  pid: number;
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
  return {
    url,
    stdout,
    pid: child.pid!,
    stderr,
    async said(text) {
      const deadline = Date.now() + saysWithinMs;
      while (!stderr().includes(text)) {
        if (Date.now() > deadline) throw new Error(`It did not say “${text}”:\n${stderr()}`);
        await new Promise(resolve => setTimeout(resolve, 20));
      }
    },
    async end(signal = 'SIGTERM') {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const closed = once(child, 'close') as Promise<[number | null]>;
      child.kill(signal);
      return (await closed)[0];
    },
  };
}

/** Programs that run, by their data folder: a failed test leaves none behind. */
const started = new Map<ChildProcess, string | undefined>();

function start(args: string[], settings: Record<string, string>): ChildProcess {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, [program, ...args], {
    env: { PATH, HOME, CACHE_DIR: cacheDir, ...settings },
  });
  started.set(child, settings.DATA_DIR);
  child.once('close', () => started.delete(child));
  return child;
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
