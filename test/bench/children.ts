import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Start } from './http/contender.js';

/** Starts a script of `http/` in a process of its own. Kill it when done. */
export function spawn(
  script: 'contender' | 'load' | 'reader' | 'receiver' | 'smtp-sink',
  children: ChildProcess[],
): ChildProcess {
  const file = fileURLToPath(new URL(`./http/${script}.ts`, import.meta.url));
  const child = fork(file, {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  children.push(child);
  return child;
}

/** Sends a message to a child process and waits for its answer. */
export function ask<T>(child: ChildProcess, message: object | string): Promise<T> {
  return new Promise((resolve, reject) => {
    const died = () => reject(new Error('A process of the benchmark died.'));
    child.once('exit', died);
    child.once('message', answer => {
      child.off('exit', died);
      resolve(answer as T);
    });
    child.send(message);
  });
}

/** Starts a server under test; answers its port. */
export async function startContender(start: Start, children: ChildProcess[]) {
  const child = spawn('contender', children);
  const { port } = await ask<{ port: number }>(child, start);
  return { child, port };
}
