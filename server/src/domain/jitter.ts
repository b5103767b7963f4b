import { createHash } from 'node:crypto';

/** By how much of itself an interval may grow. */
const SPREAD = 0.2;

/**
 * Lengthens an interval by up to a fifth, so that mail does not leave on a beat. An interval is never shortened: it is
 * a limit. The same seed always gives the same length.
 *
 * @param seconds the interval
 * @param seed tells this pause from every other, such as mailbox id and send id
 * @returns seconds, to the millisecond
 */
export function jitteredInterval(seconds: number, seed: string): number {
  const share = createHash('sha256').update(seed).digest().readUIntBE(0, 6) / 2 ** 48;
  return Math.round(seconds * (1 + share * SPREAD) * 1000) / 1000;
}
