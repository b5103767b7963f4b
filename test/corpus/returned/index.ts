import { readFileSync } from 'node:fs';
import { encodeText, transferEncode } from '../charset.js';
import type { Label, Sample } from '../build.js';

const arrival = new Date('2026-11-21T10:00:00Z');
const block = /^\[\[(b64|8bit) (\S+)\n([^]*?)\n\]\]$/gm;
const word = /\[\[h (\S+)\|(.*?)\]\]/g;

function readSamples(file: string): Sample[] {
  const text = readFileSync(new URL(`${file}.txt`, import.meta.url), 'utf8');
  return text
    .split(/^#### /m)
    .slice(1)
    .map(chunk => {
      const end = chunk.indexOf('\n');
      const [name = '', kind, bounces] = chunk.slice(0, end).split(' | ');
      return {
        name,
        kind: kind as Label['kind'],
        ...(bounces && { bounces: bounces.split(', ') }),
        raw: encoded(chunk.slice(end + 1)),
        at: arrival,
      };
    });
}

function encoded(mail: string): Buffer {
  const named = mail
    .trimEnd()
    .replace(
      word,
      (_all, charset: string, words: string) =>
        `=?${charset}?B?${encodeText(words, charset).toString('base64')}?=`,
    );
  const parts: Buffer[] = [];
  let from = 0;
  for (const { 0: all, 1: encoding, 2: charset, 3: words, index } of named.matchAll(block)) {
    parts.push(lines(named.slice(from, index)));
    const bytes = encodeText(words!.replaceAll('\n', '\r\n'), charset!);
    parts.push(encoding === 'b64' ? transferEncode(bytes, 'base64') : bytes);
    from = index + all.length;
  }
  return Buffer.concat([...parts, lines(`${named.slice(from)}\n`)]);
}

const lines = (text: string): Buffer => Buffer.from(text.replaceAll('\n', '\r\n'));

/**
 * Bounces, complaints, filters that ask back, and mail that only looks like these, kept whole as they travel. Written
 * without a look at the rules or at the other mail. Before they were mended by it the rules read of `first`, `second` and
 * `fresh` 51 of 58, 48 of 59 and 31 of 39 as labelled; mended by `first` alone, 50 and 34 of the latter two.
 * `last` was written after all these mends, and before its own: 10 of 14, where the rules before all of them read 6.
 *
 * A mail begins with `#### name | kind | bounces`. `[[b64 charset` and `[[8bit charset` open a block, closed by `]]`, that
 * is sent in that charset; `[[h charset|words]]` is an encoded word (RFC 2047).
 */
export const returned: readonly Sample[] = ['first', 'second', 'fresh', 'last'].flatMap(readSamples);
