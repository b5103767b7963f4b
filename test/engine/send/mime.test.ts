import { expect } from 'chai';
import fc from 'fast-check';
import { parseMail } from '../../../server/src/mail/parse.js';
import { buildMime } from '../../../server/src/engine/send/mime.js';
import type { OutgoingMessage } from '../../../server/src/engine/send/mime.js';

const base: OutgoingMessage = {
  from: { name: 'Jane Doe', address: 'jane@example.com' },
  to: [{ name: 'John', address: 'john@example.org' }],
  subject: 'Hello',
  text: 'Hi John,\n\nhow are you?',
  messageId: '<0197d3a0111172228333444455556666@example.com>',
  date: new Date('2026-03-04T05:06:07Z'),
};

function headerOf(raw: Buffer): string {
  return raw.toString('latin1').split('\r\n\r\n')[0] as string;
}

/** Names of the header fields, in order. */
function fieldsOf(raw: Buffer): string[] {
  return headerOf(raw)
    .split('\r\n')
    .filter(line => !/^[ \t]/.test(line))
    .map(line => line.split(':')[0] as string);
}

describe('buildMime', () => {
  it('writes a plain message', () => {
    expect(buildMime(base).toString()).to.equal(
      [
        'From: Jane Doe <jane@example.com>',
        'To: John <john@example.org>',
        'Subject: Hello',
        'Date: Wed, 04 Mar 2026 05:06:07 +0000',
        'Message-ID: <0197d3a0111172228333444455556666@example.com>',
        'MIME-Version: 1.0',
        'Content-Type: text/plain; charset=utf-8',
        'Content-Transfer-Encoding: 7bit',
        '',
        'Hi John,',
        '',
        'how are you?',
        '',
      ].join('\r\n'),
    );
  });

  it('gives the same bytes for the same message', () => {
    const rich = {
      ...base,
      html: '<p>Hi</p>',
      attachments: [{ filename: 'a.txt', contentType: 'text/plain', content: Buffer.from('a') }],
    };
    expect(buildMime(rich).equals(buildMime(rich))).to.equal(true);
  });

  it('carries threading and unsubscribe headers', async () => {
    const raw = buildMime({
      ...base,
      inReplyTo: '<b@x>',
      references: ['<a@x>', '<b@x>'],
      replyTo: { address: 'answers@example.com' },
      cc: [{ name: 'Dr. "Q"', address: 'q@example.com' }],
      listUnsubscribe: { url: 'https://go.example.com/u/tok en', mailto: 'stop@example.com?subject=x' },
      headers: { 'X-Campaign': 'spring' },
    });
    const mail = await parseMail(raw);
    expect(mail.inReplyTo).to.equal('<b@x>');
    expect(mail.references).to.deep.equal(['<a@x>', '<b@x>']);
    expect(mail.replyTo?.address).to.equal('answers@example.com');
    expect(mail.cc).to.deep.equal([{ name: 'Dr. "Q"', address: 'q@example.com' }]);
    expect(mail.headers['list-unsubscribe']).to.deep.equal([
      '<https://go.example.com/u/tok%20en>, <mailto:stop@example.com?subject=x>',
    ]);
    expect(mail.headers['list-unsubscribe-post']).to.deep.equal(['List-Unsubscribe=One-Click']);
    expect(mail.headers['x-campaign']).to.deep.equal(['spring']);
  });

  it('begins what a field says beside its name, as programs that keep the fold read it', () => {
    const long = 'Grüße aus Köln an alle, die es lesen wollen, und an die übrigen auch';
    const raw = buildMime({
      ...base,
      from: { name: long, address: 'jane@example.com' },
      replyTo: { name: long, address: 'jane@example.com' },
      subject: long,
      messageId: `<${'a'.repeat(90)}@example.com>`,
      references: [`<${'b'.repeat(90)}@example.com>`, '<c@example.com>'],
      listUnsubscribe: { url: `https://outreach.example.com/unsubscribe/${'d'.repeat(70)}` },
    });
    const lines = headerOf(raw).split('\r\n');
    expect(lines.filter(line => /^[\w-]+:\s*$/.test(line))).to.deep.equal([]);
    // RFC 2047, 2: a line that holds an encoded word has at most 76 characters.
    expect(lines.filter(line => line.includes('=?') && line.length > 76)).to.deep.equal([]);
  });

  it('promises one-click only where there is a URL', () => {
    const raw = buildMime({ ...base, listUnsubscribe: { mailto: 'stop@example.com' } }).toString();
    expect(raw)
      .to.contain('List-Unsubscribe: <mailto:stop@example.com>\r\n')
      .and.not.contain('List-Unsubscribe-Post');
  });

  it('refuses extra headers that are no header or would replace its own', () => {
    for (const name of ['Bcc', 'subject', 'X: y', 'X\r\nBcc', '', 'Content-Type']) {
      expect(() => buildMime({ ...base, headers: { [name]: 'x' } }), name).to.throw(TypeError);
    }
  });

  it('brings attachments and inline images through', async () => {
    const content = Buffer.from(Array.from({ length: 5000 }, (_, index) => index % 256));
    const raw = buildMime({
      ...base,
      html: '<img src="cid:logo@x">',
      attachments: [
        { filename: 'Übersicht "1".pdf', contentType: 'application/pdf', content },
        { filename: 'logo.png', contentType: 'image/png', content: Buffer.from('png'), contentId: 'logo@x' },
      ],
    });
    const mail = await parseMail(raw);
    expect(mail.html).to.contain('cid:logo@x');
    const pdf = mail.attachments.find(part => part.contentType === 'application/pdf');
    expect(pdf?.filename).to.equal('Übersicht "1".pdf');
    expect(pdf?.content?.equals(content)).to.equal(true);
    expect(mail.attachments.find(part => part.contentType === 'image/png')?.contentId).to.equal('logo@x');
  });

  /** The header and the body of the only attachment of a message, as they are written. */
  function attached(contentType: string, content: Buffer): { header: string; body: string } {
    const raw = buildMime({ ...base, attachments: [{ filename: 'm.eml', contentType, content }] });
    const part = raw.toString('latin1').split(/\r\n--[^\r]*\r\n/)[2]!;
    const end = part.indexOf('\r\n\r\n');
    return { header: part.slice(0, end), body: part.slice(end + 4).replace(/\r\n--[^]*/, '') };
  }

  it('encodes no message within a message, as MIME wants it', () => {
    const inner = Buffer.from('From: a@example.com\nSubject: Inner\n\nHello');
    const { header, body } = attached('message/rfc822', inner);
    expect(header).to.contain('Content-Type: message/rfc822\r\nContent-Transfer-Encoding: 7bit');
    expect(body).to.equal('From: a@example.com\r\nSubject: Inner\r\n\r\nHello');
  });

  it('sends a message within a message as a file where it cannot stand unencoded', () => {
    for (const text of ['Subject: x\n\nGrüße', `Subject: x\n\n${'x'.repeat(999)}`]) {
      const { header, body } = attached('message/rfc822', Buffer.from(text));
      expect(header).to.contain(
        'Content-Type: application/octet-stream\r\nContent-Transfer-Encoding: base64',
      );
      expect(Buffer.from(body, 'base64').toString()).to.equal(text);
    }
    expect(attached('multipart/mixed', Buffer.from('x')).header).to.contain('application/octet-stream');
  });

  const text = fc.string({ unit: 'grapheme', maxLength: 400 });
  const hostile = fc
    .array(
      fc.constantFrom(
        '\r\n',
        '\n',
        '\r',
        'Bcc: evil@example.net',
        ': ',
        'x',
        '\0',
        '=?utf-8?q?x?=',
        'ä',
        '字',
        ' ',
        '"',
        '<',
        '>',
        ',',
        '\u2028',
        '\ud800',
      ),
      { maxLength: 20 },
    )
    .map(parts => parts.join(''));

  it('brings any subject, name and body through parsing unchanged', async () => {
    const printable = text.map(value =>
      value
        .replace(/\p{C}|\p{Z}/gu, ' ')
        .replace(/ +/g, ' ')
        .trim(),
    );
    await fc.assert(
      fc.asyncProperty(
        printable,
        printable,
        fc.array(printable, { maxLength: 8 }),
        async (subject, name, lines) => {
          const body = ['first', ...lines].join('\n');
          const mail = await parseMail(
            buildMime({
              ...base,
              subject,
              from: { name, address: 'jane@example.com' },
              text: body,
              html: `<p>${lines.length}</p>`,
            }),
          );
          expect(mail.subject).to.equal(subject);
          expect(mail.from).to.deep.equal({ name, address: 'jane@example.com' });
          expect(mail.text.trimEnd()).to.equal(body.trimEnd());
        },
      ),
      { numRuns: 200 },
    );
  });

  it('never lets a value add a header field, end the header, or write a long or bare line', () => {
    fc.assert(
      fc.property(hostile, hostile, text, (first, second, body) => {
        const raw = buildMime({
          ...base,
          from: { name: first, address: `jane${second}@example.com` },
          to: [{ name: second, address: 'john@example.org' }],
          replyTo: { name: first, address: `a@example.com${second}` },
          subject: first + second,
          inReplyTo: `<a${first}@x>`,
          references: [`<b${second}@x>`],
          listUnsubscribe: { url: `https://x.example/${first}`, mailto: second || 'a@b' },
          headers: { 'X-Note': first },
          text: body + first,
        });
        expect(fieldsOf(raw)).to.deep.equal([
          'From', 'To', 'Reply-To', 'Subject', 'Date', 'Message-ID', 'In-Reply-To', 'References', 'List-Unsubscribe',
          'List-Unsubscribe-Post', 'X-Note', 'MIME-Version', 'Content-Type', 'Content-Transfer-Encoding',
        ]); // prettier-ignore
        const written = raw.toString('latin1');
        expect(written).to.match(/^(?:[\t\r\n\x20-\x7e])*$/);
        expect(written.replace(/\r\n/g, '')).to.not.match(/[\r\n]/);
        expect(Math.max(...written.split('\r\n').map(line => line.length))).to.be.below(999);
      }),
      { numRuns: 300 },
    );
  });
});
