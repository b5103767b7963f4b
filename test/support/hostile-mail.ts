/** A shape of mail that costs a careless reader more than its size; `size` is about how many bytes it has. */
export interface HostileShape {
  name: string;
  raw(size: number): Buffer;
}

const head = ['From: Mallory <mallory@hostile.example>', 'To: us@example.com', 'MIME-Version: 1.0'];

function mailOf(fields: readonly string[], body: string): Buffer {
  return Buffer.from([...head, ...fields, '', body].join('\r\n'), 'latin1');
}

/** A piece repeated up to about a length. */
export function filled(piece: string, size: number): string {
  return piece.repeat(Math.ceil(size / piece.length));
}

const asText = (piece: string, fields: readonly string[] = ['Subject: Re: hello']) => ({
  raw: (size: number) => mailOf(fields, filled(piece, size)),
});

const asHtml = (piece: string, open = '', close = '') => ({
  raw: (size: number) =>
    mailOf(
      ['Subject: Re: hello', 'Content-Type: text/html; charset=utf-8'],
      open + filled(piece, size) + close,
    ),
});

const parts = (part: string, kind = 'mixed') => ({
  raw: (size: number) =>
    mailOf(
      ['Subject: Re: hello', `Content-Type: multipart/${kind}; boundary=b`],
      `${part.repeat(Math.ceil(size / part.length))}--b--`,
    ),
});

function countedLines(size: number, line: (at: number) => string): string {
  let lines = '';
  for (let at = 0; lines.length < size; at++) lines += `${line(at)}\r\n`;
  return lines;
}

/** Parts within parts, each with a boundary of its own. */
function nested(size: number): Buffer {
  let body = '';
  for (let level = 0; body.length < size; level++)
    body += `Content-Type: multipart/mixed; boundary=b${level}\r\n\r\n--b${level}\r\n`;
  return Buffer.from([...head, 'Subject: Re: hello', body].join('\r\n'), 'latin1');
}

/** Messages attached to messages. */
function forwarded(size: number): Buffer {
  return Buffer.from(
    [...head, filled('Content-Type: message/rfc822\r\n\r\nSubject: x\r\n', size)].join('\r\n'),
    'latin1',
  );
}

const bounce = ['From: MAILER-DAEMON@hostile.example', 'Subject: Undelivered Mail Returned to Sender'];

const status = (block: string) => ({
  raw: (size: number) =>
    mailOf(
      [...bounce, 'Content-Type: multipart/report; report-type=delivery-status; boundary=b'],
      `--b\r\n\r\nIt failed.\r\n--b\r\nContent-Type: message/delivery-status\r\n\r\n${filled(block, size)}\r\n--b--`,
    ),
});

const field = (value: (size: number) => string) => ({
  raw: (size: number) => mailOf(['Subject: Re: hello', value(size)], 'Yes.'),
});

/** Shapes of text, markup, structure, reports and headers, each of which can be made as long as one likes. */
export const hostileShapes: readonly HostileShape[] = [
  { name: 'short lines', ...asText('a\r\n\r\n') },
  { name: 'empty lines', ...asText('\r\n') },
  { name: 'lines of white space', ...asText(' \t \r\n') },
  { name: 'white space', ...asText(' ') },
  { name: 'one endless line', ...asText('a ') },
  { name: 'one endless word', ...asText('a') },
  { name: 'closings', ...asText('Best,\r\n') },
  { name: 'rules of signatures', ...asText('--\r\n') },
  { name: 'names of the sender', ...asText('Mallory\r\nx\r\n') },
  { name: 'cards', ...asText('\r\nMallory\r\nmallory@hostile.example\r\nBoss\r\n') },
  { name: 'labels', ...asText('From: a1\r\nTo: b\r\n') },
  { name: 'attributions', ...asText('On 1 May 2026 wrote\r\n') },
  { name: 'quotes', ...asText('> a\r\nb\r\n') },
  { name: 'marks of quotes', ...asText('>') },
  { name: 'notices', ...asText('Confidentiality notice\r\n') },
  { name: 'warnings', ...asText('CAUTION: external sender, do not open links or attachments\r\n') },
  { name: 'questions', ...asText('When are you back on Monday? ') },
  { name: 'dates', ...asText('until 5 May back ') },
  { name: 'addresses', ...asText('a.b-c@d.example ') },
  { name: 'points', ...asText('a.a.') },
  { name: 'at signs', ...asText('a@') },
  { name: 'years', ...asText(`${'a: b@c.example 2020 '.repeat(90)}\r\n`) },
  { name: 'signs', ...asText("'") },
  { name: 'a bounce of empty lines', ...asText('\r\n', bounce) },
  { name: 'a bounce of white space', ...asText(' ', bounce) },
  { name: 'a bounce of addresses', ...asText('<a@b.example>:\r\n550 5.1.1 no such user\r\n', bounce) },
  { name: 'a bounce of copies', ...asText('--- original message\r\n', bounce) },
  { name: 'a bounce of marks', ...asText('> ', bounce) },
  { name: 'a bounce of forwards', ...asText('a@b.example (generated from x@y.example)\r\n', bounce) },
  {
    name: 'a bounce of many addresses',
    raw: size =>
      mailOf(
        bounce,
        countedLines(size, at => `<a${at}@b.example>: unknown (generated from c${at}@d.example)`),
      ),
  },
  {
    name: 'expired recipients',
    ...status('Final-Recipient: rfc822; a@b.example\r\nAction: delayed\r\nStatus: 4.4.7\r\n\r\n'),
  },
  {
    name: 'failed recipients',
    ...status('Final-Recipient: rfc822; a@b.example\r\nAction: failed\r\nStatus: 5.1.1\r\n\r\n'),
  },
  { name: 'a status of empty lines', ...status('\r\n') },
  { name: 'a status of white space', ...status('\n ') },
  { name: 'open elements', ...asHtml('<div>') },
  { name: 'open quotes', ...asHtml('<blockquote>x') },
  { name: 'open tables', ...asHtml('<table><tr><td>') },
  { name: 'elements side by side', ...asHtml('<b>x</b>') },
  { name: 'breaks', ...asHtml('<br>') },
  { name: 'tags that never end', ...asHtml('<a ') },
  { name: 'an endless name of a tag', ...asHtml('a', '<') },
  { name: 'an endless attribute', ...asHtml('a', '<p ') },
  { name: 'spaces in markup', ...asHtml(' \n', '<p>', 'x</p>') },
  { name: 'attributes', ...asHtml(' a=b', '<p', '>') },
  { name: 'styles', ...asHtml('color:red;', '<p style="', '">x</p>') },
  { name: 'styled elements', ...asHtml('<i style="color:red;top:0">x</i>') },
  { name: 'entities', ...asHtml('&lt;&#x6A;') },
  { name: 'comments', ...asHtml('<!-- ') },
  { name: 'pictures', ...asHtml('<img src="cid:a">') },
  { name: 'small parts', ...parts('--b\r\n\r\nx\r\n') },
  { name: 'small attachments', ...parts('--b\r\nContent-Type: application/pdf\r\n\r\nx\r\n') },
  { name: 'alternatives', ...parts('--b\r\nContent-Type: text/html\r\n\r\n<p>x\r\n', 'alternative') },
  { name: 'nested parts', raw: nested },
  { name: 'messages within messages', raw: forwarded },
  { name: 'a subject', ...field(size => `Subject: ${filled('a ', size)}`) },
  { name: 'a subject of encoded words', ...field(size => `Subject: ${filled('=?utf-8?Q?=41?= ', size)}`) },
  { name: 'recipients', ...field(size => `Cc: ${filled('a@b.example, ', size)}x@b.example`) },
  { name: 'a recipient without end', ...field(size => `Cc: ${filled('<', size)}`) },
  { name: 'groups of recipients', ...field(size => `Cc: ${filled('a:', size)}`) },
  { name: 'references', ...field(size => `References: ${filled('<a@b.example> ', size)}`) },
  { name: 'a date of white space', ...field(size => `Date: x${filled(' ', size)}y`) },
  { name: 'a subject of white space', ...field(size => `Subject: x${filled(' \t', size)}y`) },
  { name: 'header fields', ...field(size => filled('X-A: b\r\n', size).trimEnd()) },
  { name: 'folded fields', ...field(size => `X-A: ${filled('b\r\n ', size)}b`) },
  { name: 'parameters', ...field(size => `Content-Type: text/plain${filled('; a*0=b', size)}`) },
  {
    name: 'quoted-printable without meaning',
    raw: size => mailOf(['Content-Transfer-Encoding: quoted-printable'], filled('=\r\n', size)),
  },
  {
    name: 'quoted-printable that is cut off',
    raw: size => mailOf(['Content-Transfer-Encoding: quoted-printable'], `${filled('=\r\n', size)}=\r`),
  },
  {
    name: 'base64 without meaning',
    raw: size =>
      mailOf(['Content-Type: text/html', 'Content-Transfer-Encoding: base64'], filled('=*-', size)),
  },
  {
    name: 'broken bytes',
    raw: size => mailOf(['Content-Type: text/plain; charset=utf-8'], filled('\xe4 \xff', size)),
  },
];
