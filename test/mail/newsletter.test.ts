import { expect } from 'chai';
import { emptyMail, parseHeaderBlock } from '../../server/src/domain/inbox/mail-message.js';
import { isNewsletter } from '../../server/src/mail/notice.js';

const list = 'List-Unsubscribe: <https://news.example/u>';

describe('newsletters', () => {
  const cases: [headers: string, subject: string, expected: boolean][] = [
    [`${list}\nList-Id: <news.example>`, 'Spring news', true],
    [`${list}\nPrecedence: bulk`, 'Spring news', true],
    [`${list}\nList-Unsubscribe-Post: List-Unsubscribe=One-Click`, 'Spring news', true],
    [list, 'A person whose program adds the header', false],
    ['Precedence: bulk', 'An old vacation program', false],
    [`${list}\nList-Id: <team.example>`, 'Re: your offer', false],
    ['', 'Hello', false],
  ];
  for (const [headers, subject, expected] of cases)
    it(`${subject} (${headers.replaceAll('\n', ', ') || 'no headers'}): ${expected}`, () => {
      expect(isNewsletter({ ...emptyMail(), headers: parseHeaderBlock(headers), subject })).to.equal(
        expected,
      );
    });

  it('is no answer to what was sent, whatever its headers', () => {
    const headers = parseHeaderBlock(`${list}\nList-Id: <team.example>`);
    const answer = { ...emptyMail(), headers, subject: 'Your offer', inReplyTo: '<a@b.example>' };
    expect(isNewsletter(answer)).to.equal(false);
  });
});
