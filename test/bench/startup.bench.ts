import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.js';
import { median, type BenchRow } from './row.js';

const program = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url));
const cacheDir = fileURLToPath(new URL('../../.cache', import.meta.url));
const starts = 5;
/** Long enough for everything that starts late to have started. */
const idleMs = 5_000;

/** From spawning `serve` on existing data, embedded database included, to its first authenticated answer; then its memory. */
export async function benchStartup(): Promise<BenchRow[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'outreach-bench-'));
  try {
    await startOnce(dataDir, child => end(child));
    const milliseconds: number[] = [];
    let residentMb = 0;
    for (let i = 0; i < starts; i++) {
      const started = performance.now();
      await startOnce(dataDir, async child => {
        milliseconds.push(performance.now() - started);
        if (i === starts - 1) residentMb = await idleMemory(child);
        await end(child);
      });
    }
    return [
      atMost('cold start to first answer, embedded database included', median(milliseconds), 1_500, 'ms'),
      atMost('loading the generated validators', loadOfValidators(), 80, 'ms'),
      atMost('resident memory of idle serve, worker included', residentMb, 150, 'MB'),
    ];
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

function atMost(name: string, value: number, limit: number, unit: string): BenchRow {
  return { name, value, unit, target: `at most ${limit} ${unit}`, ok: value <= limit };
}

/** Starts the service and calls back once it has answered a request with a key. */
async function startOnce(dataDir: string, answered: (child: ChildProcess) => Promise<void>): Promise<void> {
  const port = await freePort();
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: dataDir,
    CACHE_DIR: cacheDir,
    PORT: String(port),
    LOG_LEVEL: 'error',
  };
  const child = spawn(process.execPath, [program, 'serve'], { env, stdio: 'ignore' });
  for (;;) {
    const key = await readFile(join(dataDir, 'api-key'), 'utf8').catch(() => '');
    const headers = { authorization: `Bearer ${key.trim()}` };
    const response = await fetch(`http://127.0.0.1:${port}/v1/campaigns`, { headers }).catch(() => null);
    if (response?.ok) return answered(child);
    if (child.exitCode !== null) throw new Error(`serve ended with ${child.exitCode}`);
    await sleep(20);
  }
}

/** Milliseconds that a fresh process needs to load the validators. */
function loadOfValidators(): number {
  const file = fileURLToPath(new URL('../../server/dist/generated/validators.cjs', import.meta.url));
  const script = `const start = performance.now(); require(${JSON.stringify(file)}); console.log(performance.now() - start)`;
  return median([1, 2, 3, 4, 5].map(() => Number(execFileSync(process.execPath, ['-e', script]))));
}

async function idleMemory(child: ChildProcess): Promise<number> {
  await sleep(idleMs);
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)![1]) / 1024;
}

async function end(child: ChildProcess): Promise<void> {
  const closed = once(child, 'close');
  child.kill('SIGTERM');
  await closed;
}
