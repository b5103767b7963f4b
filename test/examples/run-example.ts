import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const saysWithinMs = 25_000;

/** An example that runs, as in a terminal. */
export interface RunningExample {
  /** Waits until it has printed this; rejects with all that it printed when it does not, or ends before. */
  said(text: string): Promise<void>;
  /** Types a line. */
  type(line: string): void;
  /** Ends its input, as cron has none. */
  closeInput(): void;
  /** Presses Ctrl-C. */
  interrupt(): void;
  /** Waits for its end. */
  end(): Promise<{ code: number | null; output: string }>;
}

/** Starts an example against a service, with the key of an account. */
export function startExample(name: string, args: string[], url: string, key: string): RunningExample {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, ['--import', 'tsx', `examples/${name}.ts`, ...args], {
    cwd: root,
    env: { PATH, HOME, BASE_URL: url, API_KEY: key, NODE_NO_WARNINGS: '1' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const closed = once(child, 'close') as Promise<[number | null]>;
  return {
    async said(text) {
      const deadline = Date.now() + saysWithinMs;
      while (!output.includes(text)) {
        if (child.exitCode !== null || Date.now() > deadline)
          throw new Error(`It did not say “${text}”:\n${output}`);
        await new Promise(resolve => setTimeout(resolve, 20));
      }
    },
    type: line => void child.stdin.write(`${line}\n`),
    closeInput: () => void child.stdin.end(),
    interrupt: () => void child.kill('SIGINT'),
    end: async () => ({ code: (await closed)[0], output }),
  };
}

/** Runs an example to its end. */
export function runExample(
  name: string,
  args: string[],
  url: string,
  key: string,
): ReturnType<RunningExample['end']> {
  return startExample(name, args, url, key).end();
}
