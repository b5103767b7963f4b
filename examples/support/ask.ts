import { createInterface } from 'node:readline/promises';

/**
 * Asks for confirmation on the terminal.
 *
 * @throws {Error} unless the answer is `y` or `yes`; also when the input has ended, as under cron
 */
export async function askFirst(question: string, signal: AbortSignal): Promise<void> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const ended = new Promise<string>(resolve => terminal.once('close', () => resolve('')));
    const answer = await Promise.race([terminal.question(`${question} [y/N] `, { signal }), ended]);
    if (!/^y(es)?$/i.test(answer.trim()))
      throw new Error('Nothing was changed. Use --yes to run without asking.');
  } finally {
    terminal.close();
  }
}
