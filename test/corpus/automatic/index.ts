import { readFileSync } from 'node:fs';
import { encodeText, headerText, transferEncode, type TransferEncoding } from '../charset.js';
import { us, type Label, type Sample } from '../build.js';

/** Mails of one file, each begun with `#### name | kind | return day, none or - | arrival | charset=… | cat=…`. */
function readSamples(file: string): Sample[] {
  const text = readFileSync(new URL(`${file}.txt`, import.meta.url), 'utf8');
  return text
    .split(/^#### /m)
    .slice(1)
    .map(chunk => {
      const end = chunk.indexOf('\n');
      const [name = '', kind = '', returns = '-', at = '', ...rest] = chunk.slice(0, end).split(' | ');
      const options = Object.fromEntries(rest.map(option => option.split('=')));
      return {
        name,
        kind: kind as Label['kind'],
        ...(returns !== '-' && { returns: returns === 'none' ? null : returns }),
        ...(options.cat && { category: options.cat as Label['category'] }),
        raw: assembled(chunk.slice(end + 1).trimEnd(), new Date(at), options),
        at: new Date(at),
      };
    });
}

type Options = Partial<Record<string, string>>;

/** The header as written, with the fields that every mail has, and a body that is written as it is sent. */
function assembled(mail: string, at: Date, { charset = 'utf-8', enc = '8bit' }: Options): Buffer {
  const gap = mail.indexOf('\n\n');
  const fields = mail
    .slice(0, gap)
    .split('\n')
    .map(field => encodedField(field, charset));
  const body = mail.slice(gap + 2);
  const id = Buffer.from(mail).toString('hex').slice(8, 40);
  const common = [
    ...(/^To:/m.test(mail.slice(0, gap)) ? [] : [`To: Anna Keller <${us}>`]),
    `Date: ${at.toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${id}@mx.example.org>`,
  ];
  const header = [...fields, ...common].filter(field => !field.startsWith('MIME-Version')).join('\r\n');
  const content = /^Content-Type:/m.test(mail.slice(0, gap))
    ? Buffer.from(`\r\n${body.replaceAll('\n', '\r\n')}\r\n`)
    : bodyParts(body, charset, enc as TransferEncoding);
  return Buffer.concat([Buffer.from(`${header}\r\nMIME-Version: 1.0\r\n`), content]);
}

/** A field whose words or whose name need it becomes encoded words (RFC 2047). */
function encodedField(field: string, charset: string): string {
  const [, name = '', value = ''] = /^([\w-]+): ?([^]*)$/.exec(field) ?? [];
  const [, words, address] = /^"?([^]*?)"? (<[^>]*>|\([^)]*\))$/.exec(value) ?? [];
  if (name !== 'From' || words === undefined) return `${name}: ${headerText(value, charset)}`;
  return `From: ${/^[\x20-\x7e]*$/.test(words) ? value.slice(0, -address!.length - 1) : headerText(words, charset)} ${address}`;
}

/** `@@text` and `@@html` open a part; without them the body is plain text. */
function bodyParts(body: string, charset: string, encoding: TransferEncoding): Buffer {
  const parts = body.split(/^@@(?=text\n|html\n)/m).slice(1);
  if (parts.length === 0) return rendered('plain', body, charset, encoding);
  const written = parts.map(part =>
    rendered(part.startsWith('html') ? 'html' : 'plain', part.slice(5), charset, 'quoted-printable'),
  );
  if (written.length === 1) return written[0]!;
  return Buffer.concat([
    Buffer.from('Content-Type: multipart/alternative; boundary="=_alt"\r\n\r\n'),
    ...written.flatMap(part => [Buffer.from('\r\n--=_alt\r\n'), part]),
    Buffer.from('\r\n--=_alt--\r\n'),
  ]);
}

function rendered(subtype: string, text: string, charset: string, encoding: TransferEncoding): Buffer {
  const bytes = encodeText(`${text.trim()}\n`.replaceAll('\n', '\r\n'), charset);
  return Buffer.concat([
    Buffer.from(
      `Content-Type: text/${subtype}; charset=${charset}\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n`,
    ),
    transferEncode(bytes, encoding),
  ]);
}

/**
 * Automatic answers of every kind with the day of return as they tell it, in some 45 languages, calendars and figures, and
 * people's answers that look like them. Written without a look at the rules or at the other mail. Before they were mended
 * by `first` alone the rules read kind and day of `first` 89 of 93 and 59 of 69, of `second` 91 of 94 and 51 of 60; mended,
 * of `second` 91 and 57, and of `fresh`, written after that, 64 of 65 and 37 of 50;
 * of `last`, written after these mends, 48 of 55 and 27 of 37 (the `alike` are counter-examples to the rules, made with them).
 */
export const automatic: readonly Sample[] = ['first', 'second', 'fresh', 'last'].flatMap(readSamples);

/**
 * Written after all of these and before the last mends: of `later` 38 of 43 and 34 of 36, where the first rules read 38 and
 * 31; of `end` 20 of 22 and 12 of 14, as the first rules.
 */
export const automaticLater: readonly Sample[] = ['later', 'end'].flatMap(readSamples);
