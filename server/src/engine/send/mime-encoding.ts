/** RFC 2047 encoded words, RFC 2045 quoted-printable and RFC 5322 folding: the letters a message is set in. */

/** Longest line that is written, in characters without CRLF (RFC 5322 2.1.1 recommends 78, RFC 2047 wants 76). */
const lineLength = 76;
/** Longest line that may be sent at all (RFC 5322 2.1.1). */
const lineLimit = 998;
/** Payload bytes of one encoded word: 75 characters less `=?UTF-8?B?` and `?=`, in base64. */
const wordBytes = 45;
/** Those of the first word, which shares its line with the name of the field, `Reply-To: ` at the longest. */
const firstWordBytes = 39;

/** Lone surrogates, which UTF-8 cannot carry, become U+FFFD. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd');
}

/** Text for one header line: every control character, line breaks first of all, becomes a space. */
export function headerText(text: string): string {
  return wellFormed(text)
    .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ')
    .trim();
}

/** True for text that a header may carry as it is. */
export function isPlainText(text: string): boolean {
  return /^[\u0020-\u007e]*$/.test(text) && !text.includes('=?');
}

/** Unstructured header text (Subject, …) with RFC 2047 encoded words where it is not ASCII. */
export function encodeText(text: string): string {
  const clean = headerText(text);
  return isPlainText(clean) && longestWord(clean) <= 900 ? clean : encodedWords(clean);
}

function longestWord(text: string): number {
  return text.split(' ').reduce((longest, word) => Math.max(longest, word.length), 0);
}

function encodedWords(text: string): string {
  const words: string[] = [];
  let chunk = '';
  for (const character of text) {
    if (Buffer.byteLength(chunk + character) > (words.length === 0 ? firstWordBytes : wordBytes)) {
      words.push(chunk);
      chunk = '';
    }
    chunk += character;
  }
  words.push(chunk);
  return words.map(word => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`).join(' ');
}

/**
 * An address header's mailbox (RFC 5322 3.4): atom, quoted string or encoded words for the name. Addresses come
 * validated (`parseEmail`); whatever could end or widen the mailbox is dropped all the same.
 */
export function encodeMailbox(mailbox: { name?: string | null; address: string }): string {
  const address = mailbox.address.replace(/[^\u0021-\u007e]|[<>,;:()[\]\\"]/g, '');
  const name = headerText(mailbox.name ?? '');
  if (name === '') return address;
  if (!isPlainText(name)) return `${encodedWords(name)} <${address}>`;
  if (/^[A-Za-z0-9!#$%&'*+/=?^_`{|}~ -]+$/.test(name)) return `${name} <${address}>`;
  return `"${name.replace(/["\\]/g, '\\$&')}" <${address}>`;
}

/**
 * One header field, folded at its spaces (RFC 5322 2.2.3) and ended with CRLF. It is never folded right after its name: some
 * programs then read an extra space, or nothing.
 */
export function headerLine(name: string, value: string): string {
  const start = `${name}:`;
  let line = start;
  let folded = '';
  for (const token of value.split(' ')) {
    const most = line === start ? lineLimit : lineLength;
    if (line.length + 1 + token.length > most && line.trim() !== '' && token !== '') {
      folded += `${line}\r\n`;
      line = ` ${token}`;
    } else {
      line += ` ${token}`;
    }
  }
  return `${folded}${line.trimEnd()}\r\n`;
}

/** Text with CRLF line ends, whatever they were. */
export function canonicalLines(text: string): string {
  return wellFormed(text)
    .replaceAll('\0', '')
    .replace(/\r\n?|\n/g, '\r\n');
}

/** Quoted-printable (RFC 2045 6.7) of text in UTF-8, with soft line breaks at 76 characters. */
export function quotedPrintable(text: string): string {
  return canonicalLines(text).split('\r\n').map(quotedLine).join('\r\n');
}

function quotedLine(line: string): string {
  if (line.length <= lineLength && /^[\u0021-\u003c\u003e-\u007e \t]*$/.test(line) && !/[ \t]$/.test(line))
    return line;
  const bytes = Buffer.from(line);
  let result = '';
  let length = 0;
  for (let index = 0; index < bytes.length; index++) {
    const token = quotedByte(bytes[index] as number, index === bytes.length - 1);
    if (length + token.length > lineLength - 1) {
      result += '=\r\n';
      length = 0;
    }
    result += token;
    length += token.length;
  }
  return result;
}

function quotedByte(byte: number, isLast: boolean): string {
  const isBlank = byte === 0x20 || byte === 0x09;
  if ((byte > 0x20 && byte < 0x7f && byte !== 0x3d) || (isBlank && !isLast)) return String.fromCharCode(byte);
  return `=${byte.toString(16).toUpperCase().padStart(2, '0')}`;
}

/** Base64 in lines of 76 characters. */
export function base64Lines(content: Buffer): string {
  return content.toString('base64').replace(/.{76}(?=.)/g, '$&\r\n');
}
