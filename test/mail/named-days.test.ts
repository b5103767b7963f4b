import { expect } from 'chai';
import { foldText } from '../../server/src/domain/inbox/search-words.js';
import { withEnglishNames } from '../../server/src/mail/day-names.js';
import { namedDays } from '../../server/src/mail/named-days.js';

const today = new Date('2025-03-04T00:00:00Z');

describe('days that a text names', () => {
  const cases: [text: string, days: string[]][] = [
    ['from 3 to 14 March 2025', ['2025-03-14']],
    ['March 7th, 2025 and 2025-03-08', ['2025-03-07', '2025-03-08']],
    ['3/10 - 3/21 out of office', ['2025-03-10', '2025-03-21']],
    ['vom 10.3. bis zum 28.3.', ['2025-03-10', '2025-03-28']],
    ['03.03. - 21.03.2025', ['2025-03-03', '2025-03-21']],
    ['2025. március 14-ig', ['2025-03-14']],
    ['ב-17/03/2025', ['2025-03-17']],
    ['17 مارس 2025', ['2025-03-17']],
    ['на 17 март 2025 г.', ['2025-03-17']],
    ['2025/3/17(月)', ['2025-03-17']],
    ['3月14日', ['2025-03-14']],
    ['3월 14일', ['2025-03-14']],
    ['version 1.2, 9.30 Uhr, +44 20 7946 0958, 31.2.2025', []],
  ];
  for (const [text, days] of cases)
    it(`${text}: ${days.join(', ') || 'none'}`, () => {
      const named = namedDays(withEnglishNames(foldText(text)), today).map(({ day }) =>
        day.toISOString().slice(0, 10),
      );
      expect(named).to.deep.equal(days);
    });
});
