import { expect } from 'chai';
import { parseMail } from '../../server/src/mail/parse.js';
import { displayBody } from '../support/read-mail.js';
import { understand } from '../../server/src/mail/understand.js';

const now = new Date('2026-03-03T10:00:00Z');

describe('the cost of a mail', function () {
  this.timeout(120_000);

  /** Milliseconds of the processor. */
  async function costOf(work: () => unknown): Promise<number> {
    const begun = process.cpuUsage();
    await work();
    return process.cpuUsage(begun).user / 1_000;
  }

  /** Expects that twice the work costs about twice as much, by the least of some tries: others share the machine. */
  async function expectLinear(once: () => unknown, twice: () => unknown, most = Infinity): Promise<void> {
    let [shorter, longer] = [Infinity, Infinity];
    const bound = () => Math.min(2.5 * shorter + 30, most);
    for (let at = 0; at < 2 || (at < 20 && longer > bound()); at++) {
      shorter = Math.min(shorter, await costOf(once));
      longer = Math.min(longer, await costOf(twice));
    }
    expect(longer, `half of it took ${shorter} ms`).to.be.at.most(bound());
  }

  const multipart = (boundary: string): string =>
    `Content-Type: multipart/mixed; boundary=${boundary}\r\n\r\n`;
  const levels = (count: number): string =>
    Array.from({ length: count }, (_, level) => `${multipart(`b${level}`)}--b${level}\r\n`).join('');
  const shapes: [name: string, cut: string | undefined, raw: (size: number) => string][] = [
    ['parts within parts', 'depth', size => levels(10_000 * size)],
    ['parts', 'parts', size => `${multipart('a')}${'--a\r\n\r\nx\r\n'.repeat(5_000 * size)}--a--`],
    ['short paragraphs', 'text', size => `\r\n${'Hello there.\r\n\r\n'.repeat(100_000 * size)}`],
    ['empty lines', 'lines', size => `\r\n${'\r\n'.repeat(500_000 * size)}`],
    [
      'paragraphs of HTML',
      'html',
      size => `Content-Type: text/html\r\n\r\n${'<p>Hello.</p>\r\n'.repeat(50_000 * size)}`,
    ],
    ['attached messages', undefined, size => 'Content-Type: message/rfc822\r\n\r\n'.repeat(10_000 * size)],
  ];
  for (const [name, cut, make] of shapes)
    it(`grows no faster than the mail, which says where it was cut: ${name}`, async () => {
      const [once, twice] = [1, 2].map(size => Buffer.from(make(size), 'latin1'));
      if (cut) expect((await parseMail(once!)).truncated).to.include(cut);
      const read = async (raw: Buffer): Promise<unknown> => understand(await parseMail(raw), now);
      await expectLinear(
        () => read(once!),
        () => read(twice!),
      );
    });

  const texts: [name: string, text: string][] = [
    ['short paragraphs', 'Hello there.\n\n'],
    ['empty lines', '\n'],
    ['quoted lines', '> a\n'],
    ['lines that may be attributions', 'On 1 wrote a@b.example:\n'],
    ['headers', 'From: x\n'],
    ['closings', 'Best,\n'],
  ];
  for (const [name, piece] of texts)
    it(`is little for the display body of the longest text: ${name}`, async () => {
      const text = piece.repeat(Math.ceil((512 * 1024) / piece.length));
      const half = text.slice(0, text.length / 2);
      await expectLinear(
        () => displayBody({ text: half }),
        () => displayBody({ text }),
        200,
      );
    });
});
