import { parseEmail, type NormalizedEmail } from '../domain/leads/email-address.js';
import type { Ramp } from '../domain/sending/mailbox-pace.js';
import type { MailboxPace } from '../store/mailboxes/repository.js';
import { required, UsageError } from './usage.js';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/** The options for the name and the pace of a mailbox. */
export const paceOptions = {
  name: { type: 'string' },
  'daily-cap': { type: 'string' },
  ramp: { type: 'string' },
  interval: { type: 'string' },
} as const;

/**
 * Reads {@link paceOptions}. An option that was not given is undefined.
 * @throws {UsageError}
 */
export function paceOf(given: { [Option in keyof typeof paceOptions]?: string | undefined }): MailboxPace {
  const cap = given['daily-cap'];
  return {
    displayName: given.name?.trim() || undefined,
    dailyCap: cap === 'none' ? null : wholeNumber(cap, '--daily-cap', 1, 1_000_000),
    ramp: given.ramp === 'none' ? null : rampOf(given.ramp),
    sendingIntervalSeconds: wholeNumber(given.interval, '--interval', 0, 86_400),
  };
}

/** Reads a ramp: messages on the first day, and how many more on each day after, as in `10+2`. */
function rampOf(text: string | undefined): Ramp | undefined {
  if (text === undefined) return undefined;
  const [, start, step] = /^([1-9]\d{0,5})\+([1-9]\d{0,5})$/.exec(text) ?? [];
  if (start === undefined)
    throw new UsageError(
      '--ramp must be the messages of the first day and the increase per day, as in 10+2, or none.',
    );
  return { start: Number(start), step: Number(step) };
}

/** @throws {UsageError} when it is missing or not an address */
export function addressOf(email: string | undefined): NormalizedEmail {
  const address = parseEmail(required(email, '--email'));
  if (!address) throw new UsageError(`--email: "${email}" is not an email address.`);
  return address;
}

/** @throws {UsageError} when it is given, and is not a number or out of bounds */
export function wholeNumber(
  text: string | undefined,
  option: string,
  least: number,
  most: number,
): number | undefined {
  if (text === undefined) return undefined;
  const number = /^\d{1,9}$/.test(text) ? Number(text) : NaN;
  if (number >= least && number <= most) return number;
  throw new UsageError(`${option} must be a whole number from ${least} to ${most}.`);
}

/**
 * Asks on the terminal for a secret, and does not show it while it is typed.
 *
 * @param otherwise the error when there is no terminal
 * @throws {UsageError} when nothing was typed, or there is no terminal
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
