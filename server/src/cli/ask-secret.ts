import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { UsageError } from './usage.js';

/**
 * Asks on the terminal for what must not be seen while it is typed.
 *
 * @param otherwise what to say when there is no terminal to ask on
 * @throws {UsageError} when nothing was typed, or nobody is there
 */
export async function askSecret(question: string, otherwise: string): Promise<string> {
  if (!process.stdin.isTTY) throw new UsageError(otherwise);
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silence, terminal: true });
  process.stderr.write(question);
  try {
    const answer = await new Promise<string>(resolve => {
      terminal.once('close', () => resolve(''));
      terminal.question('', resolve);
    });
    if (answer === '') throw new UsageError(otherwise);
    return answer;
  } finally {
    process.stderr.write('\n');
    terminal.close();
  }
}
