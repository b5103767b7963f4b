/** Encodes text in the old charsets that mail still comes in, by turning the platform's decoders round. */
export function encodeText(text: string, charset: string): Buffer {
  if (charset === 'utf-8') return Buffer.from(text, 'utf8');
  if (charset === 'iso-2022-jp') return encodeIso2022Jp(text);
  const table = tableOf(charset);
  return Buffer.concat([...text].map(char => table.get(char) ?? Buffer.from(char, 'ascii')));
}

const tables = new Map<string, Map<string, Buffer>>();

/** Character to bytes of a charset of one or two bytes. */
function tableOf(charset: string): Map<string, Buffer> {
  const known = tables.get(charset);
  if (known) return known;
  const decoder = new TextDecoder(charset);
  const table = new Map<string, Buffer>();
  const learn = (bytes: number[]): void => {
    const text = decoder.decode(Uint8Array.from(bytes));
    if ([...text].length === 1 && text !== '\ufffd' && !table.has(text)) table.set(text, Buffer.from(bytes));
  };
  for (let first = 0; first < 256; first++) learn([first]);
  for (let first = 0x81; first < 0xff; first++)
    for (let second = 0x40; second < 0xff; second++) learn([first, second]);
  tables.set(charset, table);
  return table;
}

/** RFC 1468: JIS X 0208 between escape sequences, seven bits throughout. */
function encodeIso2022Jp(text: string): Buffer {
  const table = tableOf('euc-jp');
  const bytes: number[] = [];
  let wide = false;
  const shift = (to: boolean): void => {
    if (to !== wide) bytes.push(0x1b, ...(to ? [0x24, 0x42] : [0x28, 0x42]));
    wide = to;
  };
  for (const char of text) {
    const code = char.codePointAt(0)!;
    shift(code >= 0x80);
    if (code < 0x80) bytes.push(code);
    else bytes.push(...[...(table.get(char) ?? [0xa2, 0xae])].map(byte => byte & 0x7f));
  }
  shift(false);
  return Buffer.from(bytes);
}

export type TransferEncoding = '8bit' | 'quoted-printable' | 'base64';

/** RFC 2045: the body of a part in its transfer encoding, with the line ends of mail. */
export function transferEncode(bytes: Buffer, encoding: TransferEncoding): Buffer {
  if (encoding === '8bit') return bytes;
  if (encoding === 'base64')
    return Buffer.from(bytes.toString('base64').replace(/.{76}/g, '$&\r\n').concat('\r\n'));
  const lines = bytes.toString('latin1').split('\r\n').map(quotedLine);
  return Buffer.from(lines.join('\r\n'), 'latin1');
}

function quotedLine(line: string): string {
  const hex = (char: string): string => `=${char.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
  const quoted = line.replace(/[^\t\x20-\x3c\x3e-\x7e]/g, hex).replace(/[\t ]$/, hex);
  return (quoted.match(/(?:=[0-9A-F]{2}|.){1,72}/g) ?? ['']).join('=\r\n');
}

/** RFC 2047: an encoded word where the text needs one. */
export function headerText(text: string, charset = 'utf-8'): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text;
  const words = [...text].reduce<string[]>((parts, char) => {
    const last = parts.at(-1);
    if (last === undefined || last.length >= 12) return [...parts, char];
    return [...parts.slice(0, -1), last + char];
  }, []);
  return words.map(word => `=?${charset}?B?${encodeText(word, charset).toString('base64')}?=`).join('\r\n ');
}
