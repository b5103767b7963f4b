import { expect } from 'chai';
import fc from 'fast-check';
import { parseMail } from '../../server/src/mail/parse.js';
import { rawMail } from '../support/mail.js';

describe('parseMail', () => {
  it('reads an ordinary reply', async () => {
    const mail = await parseMail(
      rawMail(
        'Return-Path: <john@example.org>',
        'From: =?utf-8?Q?J=C3=B6hn?= <John@Example.org>',
        'To: "Doe, Jane" <jane@example.com>, other@example.com',
        'Cc: Team: a@example.com, b@example.com;',
        'Subject: Re: =?iso-8859-1?Q?Gr=FC=DFe?=',
        'Date: Tue, 3 Mar 2026 10:00:00 +0100 (CET)',
        'Message-ID: <r1@example.org>',
        'In-Reply-To: <s1@example.com>',
        'References: <s0@example.com>',
        ' <s1@example.com>',
        'Content-Type: text/plain; charset=windows-1252',
        'Content-Transfer-Encoding: quoted-printable',
        '',
        'Sch=F6n =80',
      ),
    );
    expect(mail.from).to.deep.equal({ name: 'Jöhn', address: 'john@example.org' });
    expect(mail.to).to.deep.equal([
      { name: 'Doe, Jane', address: 'jane@example.com' },
      { name: '', address: 'other@example.com' },
    ]);
    expect(mail.cc.map(entry => entry.address)).to.deep.equal(['a@example.com', 'b@example.com']);
    expect(mail.subject).to.equal('Re: Grüße');
    expect(mail.date?.toISOString()).to.equal('2026-03-03T09:00:00.000Z');
    expect(mail.messageId).to.equal('<r1@example.org>');
    expect(mail.inReplyTo).to.equal('<s1@example.com>');
    expect(mail.references).to.deep.equal(['<s0@example.com>', '<s1@example.com>']);
    expect(mail.text.trim()).to.equal('Schön €');
    expect(mail.headers['return-path']).to.deep.equal(['<john@example.org>']);
  });

  it('reads bytes that no charset explains as those of Windows, and leaves what is named', async () => {
    const raw = (...lines: string[]) => Buffer.from(lines.join('\r\n'), 'latin1');
    for (const type of ['', 'Content-Type: text/plain', 'Content-Type: text/plain; charset=unknown-8bit']) {
      const head = ['From: J\xfcrgen <a@b.co>', 'Subject: Gr\xfc\xdfe', ...(type ? [type] : [])];
      const { from, subject, text } = await parseMail(raw(...head, '', 'Bitte l\xf6schen, 5 \x80'));
      expect([from?.name, subject, text.trim()], type).to.deep.equal([
        'Jürgen',
        'Grüße',
        'Bitte löschen, 5 €',
      ]);
    }
    const mixed = await parseMail(
      raw(
        'From: a@b.co',
        'Subject: Gr\xfc\xdfe',
        'Content-Type: text/plain; charset=utf-8',
        '',
        Buffer.from('Schön, ').toString('latin1') + 'kaputt \xfc',
      ),
    );
    expect([mixed.subject, mixed.text.trim()]).to.deep.equal(['Grüße', 'Schön, kaputt \ufffd']);
  });

  it('reads the text of a mail that has HTML alone', async () => {
    const mail = await parseMail(
      rawMail(
        'From: a@example.com',
        'Content-Type: text/html',
        '',
        '<p>One</p><p>Two &amp; <b>three</b></p>',
      ),
    );
    expect(mail.text).to.match(/^One\s+Two & three$/);
    expect(mail.html).to.contain('<b>three</b>');
  });

  it('keeps an embedded message apart from the text', async () => {
    const mail = await parseMail(
      rawMail(
        'From: a@example.com',
        'Content-Type: multipart/mixed; boundary=b',
        '',
        '--b',
        '',
        'see below',
        '--b',
        'Content-Type: message/rfc822',
        '',
        'Message-ID: <inner@example.com>',
        'Subject: inner',
        '',
        'inner text',
        '--b--',
      ),
    );
    expect(mail.text.trim()).to.equal('see below');
    expect(mail.returnedHeaders?.['message-id']).to.deep.equal(['<inner@example.com>']);
  });

  const broken: [string, Buffer][] = [
    ['nothing', Buffer.alloc(0)],
    ['no header', Buffer.from('just words')],
    ['header alone', Buffer.from('Subject: x')],
    ['zero bytes', Buffer.from('From: a@b.c\r\nSubject: a\0b\r\n\r\n\0\0')],
    ['unknown charset', rawMail('From: a@b.c', 'Content-Type: text/plain; charset=klingon', '', 'text here')],
    ['unknown encoding', rawMail('From: a@b.c', 'Content-Transfer-Encoding: x-uuencode', '', 'text here')],
    ['broken base64', rawMail('From: a@b.c', 'Content-Transfer-Encoding: base64', '', '%%%text==here')],
    [
      'unended multipart',
      rawMail('From: a@b.c', 'Content-Type: multipart/mixed; boundary=b', '', '--b', '', 'text here'),
    ],
    ['multipart without boundary', rawMail('From: a@b.c', 'Content-Type: multipart/mixed', '', 'text here')],
    [
      'broken encoded words',
      rawMail('From: =?utf-8?B?///?= <a@b.c>', 'Subject: =?x?Q?=ZZ?= =?utf-8?B?', '', 'text here'),
    ],
    ['unreadable date', rawMail('From: a@b.c', 'Date: yesterday', '', 'text here')],
  ];
  for (const [name, raw] of broken) {
    it(`makes the best of: ${name}`, async () => {
      const mail = await parseMail(raw);
      if (raw.includes('a@b.c')) expect(mail.from?.address).to.equal('a@b.c');
      if (raw.includes('text here'))
        expect(`${mail.text}${mail.attachments.map(part => part.content?.toString()).join('')}`).to.match(
          /text|here|%/i,
        );
      expect(mail.date).to.equal(null);
    });
  }

  it('is bounded on a huge header, and still reads who wrote', async () => {
    const raw = rawMail('From: a@b.c', 'Subject: big', `X-Big: ${'x'.repeat(3_000_000)}`, '', 'body');
    const mail = await parseMail(raw);
    expect(mail.from?.address).to.equal('a@b.c');
    expect(mail.subject).to.equal('big');
  });

  it('is bounded on a nesting bomb', async () => {
    let body = 'innermost';
    for (let depth = 0; depth < 1500; depth++)
      body = `Content-Type: multipart/mixed; boundary=b${depth}\r\n\r\n--b${depth}\r\n${body}\r\n--b${depth}--`;
    const started = process.hrtime.bigint();
    const mail = await parseMail(Buffer.from(`From: a@b.c\r\nSubject: bomb\r\n${body}`));
    expect(Number(process.hrtime.bigint() - started) / 1e9).to.be.below(10);
    expect(mail.from?.address).to.equal('a@b.c');
  });

  const limits: [cut: string, mail: () => Buffer][] = [
    ['size', () => Buffer.alloc(31 * 1024 * 1024, `Subject: x\r\n\r\n${'x'.repeat(200)}\r\n`)],
    ['lines', () => rawMail('From: a@b.c', '', '\n'.repeat(600_000))],
    ['headers', () => rawMail('From: a@b.c', `X-Big: ${'x'.repeat(40_000)}`, '', 'text')],
    ['headers', () => rawMail('From: a@b.c', ...Array<string>(60_000).fill('X-A: b'), '', 'text')],
    ['parts', () => multipart(Array<string>(501).fill('\r\nx'))],
    ['depth', () => Buffer.from(`From: a@b.c\r\n${nested(21)}text`)],
    ['attachments', () => multipart(Array<string>(201).fill('Content-Type: application/pdf\r\n\r\nx'))],
    ['recipients', () => rawMail('From: a@b.c', `To: ${'a@b.c, '.repeat(101)}`, '', 'text')],
    ['text', () => rawMail('From: a@b.c', '', 'x\n'.repeat(300_000))],
    ['html', () => rawMail('From: a@b.c', 'Content-Type: text/html', '', '<p>x</p>'.repeat(26_000))],
  ];
  for (const [cut, mail] of limits)
    it(`says that it has cut: ${cut}`, async () => {
      expect((await parseMail(mail())).truncated).to.include(cut);
    });

  it('cuts nothing of mail within the limits', async () => {
    const parts = ['\r\nHello', ...Array<string>(199).fill('Content-Type: application/pdf\r\n\r\nx')];
    expect((await parseMail(multipart(parts))).truncated).to.deep.equal([]);
    const deep = await parseMail(Buffer.from(`From: a@b.c\r\n${nested(20)}text`));
    expect(deep).to.deep.include({ truncated: [] });
    expect(deep.text).to.contain('text');
    const lines = await parseMail(rawMail('From: a@b.c', '', 'boundary=a\n--a\n'.repeat(5_000)));
    expect(lines.truncated).to.deep.equal([]);
  });

  it('still reads the body below a header that is too long', async () => {
    const mail = await parseMail(
      rawMail(
        'From: a@b.c',
        `X-Big: ${'x'.repeat(40_000)}`,
        'Content-Transfer-Encoding: base64',
        '',
        'SGVsbG8=',
      ),
    );
    expect(mail.text.trim()).to.equal('Hello');
  });

  it('is bounded on HTML nested without end', async () => {
    const mail = await parseMail(
      rawMail('From: a@b.c', 'Content-Type: text/html', '', `top${'<div>'.repeat(80_000)}deep`),
    );
    expect(mail.text).to.contain('top');
  });

  it('never throws and never invents a sender', async () => {
    const line = fc.oneof(
      fc.string({ maxLength: 80 }),
      fc.constantFrom(
        'From: a@b.c',
        'Content-Type: multipart/mixed; boundary=x',
        '--x',
        '--x--',
        '',
        'Content-Type: message/rfc822',
        'References: <a> <b',
        'Content-Transfer-Encoding: base64',
        'To: ;;,<,>"',
      ),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(line, { maxLength: 20 }),
        fc.constantFrom('\r\n', '\n', '\r'),
        async (lines, end) => {
          const mail = await parseMail(Buffer.from(lines.join(end)));
          expect(mail.text).to.be.a('string');
          if (!lines.some(text => /from/i.test(text))) expect(mail.from).to.equal(null);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('takes any bytes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 2000 }), async bytes => {
        expect((await parseMail(Buffer.from(bytes))).references).to.be.an('array');
      }),
      { numRuns: 100 },
    );
  });
});

function multipart(parts: readonly string[]): Buffer {
  const written = parts.map(part => `--b\r\n${part}\r\n`).join('');
  return Buffer.from(`From: a@b.c\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n${written}--b--\r\n`);
}

/** The beginning of so many multiparts within one another. */
function nested(levels: number): string {
  const level = (at: number) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`;
  return `${Array.from({ length: levels }, (_, at) => level(at)).join('')}\r\n`;
}
