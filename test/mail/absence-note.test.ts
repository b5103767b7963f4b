import { expect } from 'chai';
import { returnDate } from '../../server/src/mail/return-date.js';
import { displayBody } from '../support/read-mail.js';

describe('return dates of absence notes', () => {
  const day = (text: string, today: string): string | null =>
    returnDate(text, new Date(`${today}T09:00:00Z`))
      ?.toISOString()
      .slice(0, 10) ?? null;

  it('are reported by the day on which mail is answered', () => {
    expect(day('Estou em formação até 4 de fevereiro. Respondo a partir do dia 5.', '2026-02-02')).to.equal(
      '2026-02-05',
    );
    expect(day('Olen koulutuksessa 5.-6.3. ja vastaan viesteihin maanantaina.', '2026-03-05')).to.equal(
      '2026-03-09',
    );
    expect(day("I'm on a course all week and will get to my inbox on Friday.", '2026-05-04')).to.equal(
      '2026-05-08',
    );
  });

  it('are read in ranges that leave a month out, and behind joined words', () => {
    expect(day('8月12日(水)~16日(日)は夏季休業です。ご返信は17日以降となります。', '2026-08-10')).to.equal(
      '2026-08-17',
    );
    expect(day('ونستأنف العمل يوم 24 مارس.', '2026-03-18')).to.equal('2026-03-24');
    expect(day('Tôi sẽ trở lại văn phòng vào thứ Hai.', '2026-06-24')).to.equal('2026-06-29');
    expect(day('Jsem mimo kancelář do pátku.', '2026-06-24')).to.equal('2026-06-26');
  });
});

describe('header blocks and signatures', () => {
  it('are known by their shape where their words are not', () => {
    const text = 'Pošaljite.\n\nŠalje: Jo <jo@a.example>\nPoslano: 2. lipnja 2026. 9:00\nPrima: X\n\ntko?';
    expect(displayBody({ text })).to.equal('Pošaljite.');
    const list = 'We need:\nFrom: any supplier.\nTo: our SAP.\nSent: nightly.';
    expect(displayBody({ text: list })).to.equal(list);
  });

  it('are known by the name of the sender', () => {
    const text = 'Bitte um Angebot.\n\nAxel Hahn\nLeiter Einkauf';
    expect(displayBody({ text, from: { name: 'Axel Hahn' } })).to.equal('Bitte um Angebot.');
    expect(displayBody({ text, from: { name: 'Eva Kern' } })).to.equal(text);
  });

  it('close an address on a line of their own', () => {
    const text = 'Prima.\n\nOp di 2 jun 2026 om 09:00 schreef Jo <jo@a.example\n>:\n\n> wie?';
    expect(displayBody({ text })).to.equal('Prima.');
  });
});
