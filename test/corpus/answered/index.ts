import type { Label, Sample } from '../build.js';
import { mailsOf } from '../mail-text.js';

const arrival = new Date('2026-01-12T12:00:00Z');

function readSamples(file: string): Sample[] {
  return mailsOf(new URL(`${file}.txt`, import.meta.url)).map(({ heading, raw }) => {
    const [name = '', label = '{}'] = heading.split(' | ');
    return { name: `Answered ${file}, ${name}`, ...(JSON.parse(label) as Label), raw, at: arrival };
  });
}

/**
 * Reports of some sixty mail systems, complaints, and answers from some sixty mail programs with all that these put around
 * them. `first` and `second` are random halves of one set; `first` alone was looked at before both were measured again.
 * Right of them before, after that, and in `fresh` (written then): display bodies 23 of 25, 22 of 24 and 11 of 12; then 25,
 * 23 and 11; kinds of bounces 32 of 34, 36 of 36 and 10 of 11; then 34, 36 and 11.
 *
 * A mail begins with `#### name | label as JSON`.
 */
export const answered: readonly Sample[] = ['first', 'second', 'fresh'].flatMap(readSamples);
