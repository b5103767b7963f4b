import { readFileSync } from 'node:fs';
import { encodeText, transferEncode } from './charset.js';

const block = /^\[\[(b64|8bit) (\S+)\n([^]*?)\n\]\]$/gm;
const word = /\[\[h (\S+)\|(.*?)\]\]/g;

/**
 * The mails of a text file, each with what its first line says of it behind `#### `. `[[b64 charset` and `[[8bit charset`
 * open a block, closed by `]]`, that is sent in that charset; `[[h charset|words]]` is an encoded word (RFC 2047).
 */
export function mailsOf(file: URL): { heading: string; raw: Buffer }[] {
  return readFileSync(file, 'utf8')
    .split(/^#### /m)
    .slice(1)
    .map(chunk => {
      const end = chunk.indexOf('\n');
      return { heading: chunk.slice(0, end), raw: encoded(chunk.slice(end + 1)) };
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
