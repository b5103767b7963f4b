import { expect } from 'chai';
import fc from 'fast-check';
import { sanitizeHtml } from '../../server/src/domain/inbox/sanitize-html.js';
import { parseMail } from '../../server/src/mail/parse.js';
import { understand } from '../../server/src/mail/understand.js';

const now = new Date('2026-03-03T10:00:00Z');
/** Far above what a mail takes, so that a busy machine does not fail the test, and far below a hang. */
const allowedMs = 4_000;

const hostileHtml = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '<script>alert(1)</script>',
        '<scr<script>ipt>alert(1)</scr</script>ipt>',
        '<SCRIPT/SRC=//evil.example/x>',
        '<img src=x onerror=alert(1)>',
        '<img src="x" onerror\n=\n"alert(1)">',
        '<a href="javascript:alert(1)">x</a>',
        '<a href="java&#9;script:alert(1)">x</a>',
        '<a href=" &#x6A;avascript:alert(1)">x</a>',
        '<a href="data:text/html,<script>alert(1)</script>">x</a>',
        '<svg onload=alert(1)><style><img src=x onerror=alert(1)></style></svg>',
        '<math><mi><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
        '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
        '<form action=javascript:alert(1)><button>go',
        '<div style="background:url(javascript:alert(1))">x</div>',
        '<p title="&quot; onclick=&quot;alert(1)">x</p>',
        '<!--[if gte mso 9]><script>alert(1)</script><![endif]-->',
        '<base href="javascript:/a/">',
        '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
        '<blockquote type="cite">quoted</blockquote>',
        '<div class="gmail_quote">',
        '\0',
        '<![CDATA[<script>alert(1)</script>]]>',
        '</textarea><noscript><p title="</noscript><img src=x onerror=alert(1)>">',
      ),
      fc.string({ maxLength: 30 }),
    ),
    { maxLength: 8 },
  )
  .map(pieces => pieces.join(''));

const charset = fc.constantFrom(
  'utf-8',
  'iso-2022-jp',
  'utf-7',
  'utf-16',
  'x-unknown',
  'koi8-r',
  '"',
  'big5',
);
const encoding = fc.constantFrom(
  '7bit',
  '8bit',
  'base64',
  'quoted-printable',
  'x-uuencode',
  'BASE64 ',
  'none',
);
const brokenBody = fc.constantFrom(
  '=',
  '=E',
  '=\r\n=',
  'SGVsbG8',
  '====',
  'SGVs\0bG8=',
  '=?utf-8?Q?=0D=0ABcc:?=',
);
const report = fc.constantFrom(
  'Final-Recipient: rfc822;\nAction: failed\nStatus: 5.',
  'Final-Recipient: rfc822; a@b.example\nAction: failed\nStatus: 5.1.1\nDiagnostic-Code: smtp; 550\n\n\n',
  'Feedback-Type: abuse\n',
);

interface Leaf {
  type: string;
  body: string;
}

const leaf: fc.Arbitrary<Leaf> = fc
  .record({
    type: fc.constantFrom(
      'text/plain',
      'text/html',
      'text/calendar',
      'message/rfc822',
      'application/pdf',
      'text/',
    ),
    charset,
    encoding,
    body: fc.oneof(hostileHtml, brokenBody, fc.string({ unit: 'binary', maxLength: 120 }), report),
    encoded: fc.boolean(),
  })
  .map(part => ({
    type: `${part.type}; charset=${part.charset}\r\nContent-Transfer-Encoding: ${part.encoding}`,
    body: part.encoded ? Buffer.from(part.body).toString('base64') : part.body,
  }));

/** Parts within parts; every part takes the same boundary where `shared` says so, as broken programs write it. */
const { tree } = fc.letrec<{ tree: string; node: string }>(tie => ({
  tree: fc.oneof({ maxDepth: 4, withCrossShrink: true }, leaf.map(written), tie('node')),
  node: fc
    .record({
      kind: fc.constantFrom(
        'mixed',
        'alternative',
        'related',
        'report; report-type=delivery-status',
        'digest',
      ),
      boundary: fc.constantFrom('a', 'b', 'a b', '', '--'),
      parts: fc.array(tie('tree'), { maxLength: 4 }),
      isClosed: fc.boolean(),
    })
    .map(({ kind, boundary, parts, isClosed }) => {
      const inner = parts.map(part => `--${boundary}\r\n${part}\r\n`).join('');
      return `Content-Type: multipart/${kind}; boundary="${boundary}"\r\n\r\n${inner}${isClosed ? `--${boundary}--\r\n` : ''}`;
    }),
}));

function written({ type, body }: Leaf): string {
  return `Content-Type: ${type}\r\n\r\n${body}`;
}

const header = fc.oneof(
  fc.constantFrom(
    'Auto-Submitted: auto-replied',
    'Subject: =?utf-8?B?DQpCY2M6IHZpY3RpbUBleGFtcGxlLm9yZw==?=',
    'Subject: =?utf-8?Q?=0D=0ABcc:_victim@example.org?=',
    'Subject: Undelivered Mail Returned to Sender',
    'From: MAILER-DAEMON',
    'From: =?x?Q?=00?= <a@b.example',
    'From: "a\0b" <a@b.example>, <<>>',
    'In-Reply-To: <<a>>> <b@c> <\r\n >',
    `References: ${'<a@b.example> '.repeat(500)}`,
    `X-Long: ${'x'.repeat(20_000)}`,
    `To: ${'a@b.example, '.repeat(300)}`,
    'Content-Type: text/html',
    'Date: Mon, 99 Foo 99999 99:99:99 +9999',
  ),
  fc.string({ maxLength: 60 }),
);

const rawMails = fc
  .record({
    headers: fc.array(header, { maxLength: 8 }),
    body: tree,
    keeps: fc.double({ min: 0.2, max: 1, noNaN: true }),
  })
  .map(({ headers, body, keeps }) => {
    const raw = Buffer.from([...headers, 'MIME-Version: 1.0', body].join('\r\n'), 'latin1');
    return raw.subarray(0, Math.ceil(raw.length * keeps));
  });

/** The schemes of links and pictures as a browser would read them. */
function schemes(html: string): string[] {
  return [...html.matchAll(/\s(?:href|src|action)="([^"]*)"/gi)].map(([, value]) =>
    value!
      .replace(/&#x([0-9a-f]+);?/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
      .replace(/&#(\d+);?/g, (_, code: string) => String.fromCodePoint(Number(code)))
      .replace(/[\0-\x20]/g, '')
      .split(':')[0]!
      .toLowerCase(),
  );
}

function expectHarmless(html: string): void {
  const tags = html.replace(/="[^"]*"/g, '=""');
  expect(tags).to.not.match(/<\/?(?:script|iframe|object|embed|form|base|meta|svg|math|style)\b/i);
  expect(tags).to.not.match(/<[^>]*\son\w+\s*=/i);
  expect(schemes(html)).to.not.include.members(['javascript']);
  expect(html).to.not.match(/url\s*\(/i);
}

async function read(raw: Buffer): Promise<void> {
  const begun = process.cpuUsage();
  const mail = await parseMail(raw);
  const understood = understand(mail, now);
  const shown = sanitizeHtml(mail.html ?? '');
  expect(process.cpuUsage(begun).user / 1_000, 'time taken').to.be.below(allowedMs);
  expect(understood.kind).to.be.oneOf(['reply', 'auto_reply', 'bounce', 'complaint', 'notice']);
  for (const value of [mail.subject, mail.from?.name, mail.from?.address, mail.messageId, ...mail.references])
    expect(value ?? '').to.not.match(/[\r\n\0]/);
  expectHarmless(shown);
}

describe('reading hostile mail', function () {
  this.timeout(60_000);

  it('neither throws nor hangs nor leaves a script in what is shown', async () => {
    await fc.assert(fc.asyncProperty(rawMails, read), { numRuns: 300 });
  });

  it('leaves no script in HTML that is nothing else', () => {
    fc.assert(
      fc.property(hostileHtml, html => expectHarmless(sanitizeHtml(html))),
      { numRuns: 500 },
    );
  });

  const bombs: [name: string, raw: () => string][] = [
    [
      'ten thousand parts',
      () => `Content-Type: multipart/mixed; boundary=a\r\n\r\n${'--a\r\n\r\nx\r\n'.repeat(10_000)}--a--`,
    ],
    [
      'ten thousand attachments',
      () =>
        `Content-Type: multipart/mixed; boundary=a\r\n\r\n${'--a\r\nContent-Type: application/pdf\r\n\r\nx\r\n'.repeat(10_000)}--a--`,
    ],
    [
      'a thousand levels of parts',
      () =>
        Array.from(
          { length: 1_000 },
          (_, level) => `Content-Type: multipart/mixed; boundary=b${level}\r\n\r\n--b${level}\r\n`,
        ).join(''),
    ],
    ['a header of five megabytes', () => `Subject: ${'a '.repeat(2_500_000)}\r\n\r\nx`],
    ['a hundred thousand headers', () => `${'X-A: b\r\n'.repeat(100_000)}\r\nx`],
    ['a line of two megabytes', () => `Subject: x\r\n\r\n${'until 5 May back '.repeat(120_000)}`],
    ['quote signs without end', () => `Subject: x\r\n\r\n${`${'>'.repeat(5_000)}\r\n`.repeat(200)}`],
    [
      'base64 that is none',
      () => `Content-Type: text/html\r\nContent-Transfer-Encoding: base64\r\n\r\n${'=*-'.repeat(300_000)}`,
    ],
  ];
  for (const [name, raw] of bombs)
    it(`reads a mail of ${name} in bounded time`, () => read(Buffer.from(raw(), 'latin1')));
});
