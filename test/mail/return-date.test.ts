import { expect } from 'chai';
import fc from 'fast-check';
import { returnDate } from '../../server/src/mail/return-date.js';

/** A Wednesday. */
const now = new Date('2026-04-15T13:00:00Z');

const cases: [string, string | null][] = [
  ['I am out of the office until 5 May 2026.', '2026-05-05'],
  ['I will be back on May 5th.', '2026-05-05'],
  ['I will return on Monday, May 4, 2026.', '2026-05-04'],
  ['I am away from 20 April to 1 May and will be back on 4 May.', '2026-05-04'],
  ['I am away from April 20 through May 1.', '2026-05-01'],
  ['Out 04/20/2026 - 05/01/2026, returning 05/04/2026', '2026-05-04'],
  ['I will be back in the office on 5/4.', '2026-05-04'],
  ['I am away until 2026-05-04.', '2026-05-04'],
  ['Away 16-17 April and again from 27 to 29 April.', '2026-04-17'],
  ['Away 15-17 April. The shop is yours from Monday 20 April.', '2026-04-20'],
  ['Away from 15 to 17 April, on Monday 20 April at a fair.', '2026-04-17'],
  ['Starting the 16th and returning the 27th.', '2026-04-27'],
  ['We are closed until further notice. Vouchers are valid until 31 May.', null],
  ['Vom 14. IV. bis 3. V. nicht im Hause, ab 4. V. wieder.', '2026-05-04'],
  ['Opdateret 16/4. Jeg har ferie og er tilbage mandag den 27.', '2026-04-27'],
  ['Vi öppnar igen måndagen den 27:e.', '2026-04-27'],
  ['Ich bin weg, ab 27. April übernimmt Frau Blum.', null],
  ['نحن في إجازة حتى 20 نيسان ونعود 21 نيسان', '2026-04-21'],
  ['令和8年4月30日まで休暇です', '2026-04-30'],
  ['民國115年5月4日恢復上班', '2026-05-04'],
  ['मैं 16 अप्रैल से २० अप्रैल तक अवकाश पर हूँ', '2026-04-20'],
  ['ลาพักร้อน กลับมาวันที่ ๒๐ เม.ย. ๒๕๖๙', '2026-04-20'],
  ['Oporretan nago. Apirilaren 20an itzuliko naiz.', '2026-04-20'],
  ['Em nghỉ phép đến thứ Hai', '2026-04-20'],
  ['Back in the office on 3 January.', '2027-01-03'],
  ['I will be back on Monday.', '2026-04-20'],
  ['I will return on Wednesday', '2026-04-22'],
  ['We are here again Monday to Friday.', null],
  ['I am on leave as of 10 May.', null],
  ['I am out of the office. Meet us at the fair, 4 - 8 May 2026!', null],
  ['Out of office 20 April - 8 May 2026.', '2026-05-08'],
  ['I am back at my desk at 9:00 on Monday 4 May', '2026-05-04'],
  ['Ich bin ab morgen wieder da.', '2026-04-16'],
  ['Ich bin ab 20.4. im Urlaub, am 4.5. bin ich zurück.', '2026-05-04'],
  ['Volveré el lunes 4.', '2026-05-04'],
  ['Pénteken leszek újra elérhető.', '2026-04-17'],
  ['Revin joi.', '2026-04-16'],
  ['Atgriezīšos pirmdien.', '2026-04-20'],
  ['Vrnem se v ponedeljek.', '2026-04-20'],
  ['אחזור ביום ראשון', '2026-04-19'],
  ['سأعود يوم الأحد', '2026-04-19'],
  ['本周出差,周一回公司', '2026-04-20'],
  ['我一周五天在外', null],
  ['금요일에 복귀합니다', '2026-04-17'],
  ['金曜日まで不在です', '2026-04-17'],
  ['Olen poissa perjantaihin asti.', '2026-04-17'],
  ['Tornaré el dilluns 18 de maig.', '2026-05-18'],
  ['Grįšiu balandžio 28 d.', '2026-04-28'],
  ['Ich bin bis zum 5. Mai nicht im Büro.', '2026-05-05'],
  ['Ich bin vom 20.04. bis 01.05.2026 im Urlaub und ab dem 04.05.2026 wieder erreichbar.', '2026-05-04'],
  ['Ab dem 4.5. bin ich wieder da. Version 1.2 folgt.', '2026-05-04'],
  ['Ich bin ab Montag wieder im Büro', '2026-04-20'],
  ["Je suis absent jusqu'au 5 mai 2026 inclus.", '2026-05-05'],
  ['Je serai de retour le 1er mai.', '2026-05-01'],
  ['Absente du 20/04 au 01/05, de retour le 04/05/2026', '2026-05-04'],
  ['Estaré fuera hasta el 5 de mayo de 2026.', '2026-05-05'],
  ['Estarei ausente até 5 de maio.', '2026-05-05'],
  ['Volto no dia 04/05/2026', '2026-05-04'],
  ['Sono assente fino al 5 maggio. Rientro il 6 maggio.', '2026-05-06'],
  ['Ik ben afwezig tot en met 5 mei en vanaf 6 mei weer aanwezig.', '2026-05-06'],
  ['Jag är tillbaka den 5 maj.', '2026-05-05'],
  ['Jeg er tilbage den 5. maj 2026', '2026-05-05'],
  ['Olen lomalla 5.5. asti', '2026-05-05'],
  ['Przebywam na urlopie do 5 maja 2026 r.', '2026-05-05'],
  ['Wracam 10 października.', '2026-10-10'],
  ['Jsem na dovolené do 5. května 2026.', '2026-05-05'],
  ['Меня не будет до 5 мая 2026 года.', '2026-05-05'],
  ['Вернусь 12 января', '2027-01-12'],
  ['5 Mayıs 2026 tarihine kadar ofis dışındayım', '2026-05-05'],
  ['5月5日まで休暇をいただいております。', '2026-05-05'],
  ['2026年5月5日まで不在にしております。', '2026-05-05'],
  ['5월 5일까지 휴가입니다.', '2026-05-05'],
  ['我将于2026年5月5日返回', '2026-05-05'],
  ['We will get back to you in two days.', null],
  ['Back in the office the day after tomorrow', '2026-04-17'],
  ['Ich bin übermorgen wieder im Büro', '2026-04-17'],
  ['I am on PTO through 5/8/26 with no access to email.', '2026-05-08'],
  ['I will be out of office from 04/05/2026 (Monday) to 08/05/2026 (Friday).', '2026-05-08'],
  ['Away for the 5/25 holiday and will get back to you on Tuesday, 5/26.', '2026-05-26'],
  ['Tôi sẽ trở lại làm việc vào ngày 17 tháng 5 năm 2026', '2026-05-17'],
  ['Я в отпуске до 27 апреля. С 28 апреля на связи.', '2026-04-28'],
  ['مرخصی هستم تا ۵ اردیبهشت ۱۴۰۵', null],
  ['تا تاریخ ۱۴۰۵/۰۲/۰۵ در مرخصی هستم', null],
  ['نحن في إجازة ونعود يوم ١٠ ذو القعدة ١٤٤٧هـ', null],
  ['本人休假至四月二十日', null],
  ['I am back in two weeks.', null],
  ['Je serai de retour dans 2 semaines', null],
  ['I will be out of the office for the next three days', null],
  ['I was away until 2 April 2026.', null],
  ['Call me at +49 30 12 05 2026 or 555-0102.', null],
  ['See you on 31 February 2027.', null],
  ['Thank you for your message.', null],
  ['', null],
];

describe('return dates', () => {
  for (const [text, want] of cases) {
    it(`"${text}" → ${want}`, () =>
      expect(returnDate(text, now)?.toISOString().slice(0, 10) ?? null).to.equal(want));
  }

  it('reads every day of the year ahead in the common forms', () => {
    const forms: ((day: Date) => string)[] = [
      day => `back on ${day.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })}`,
      day => `back on ${day.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })}`,
      day => `bis zum ${day.toLocaleDateString('de-DE', { dateStyle: 'long', timeZone: 'UTC' })}`,
      day =>
        `bis ${day.toLocaleDateString('de-DE', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' })}`,
      day => `de retour le ${day.toLocaleDateString('fr-FR', { dateStyle: 'long', timeZone: 'UTC' })}`,
      day => `hasta el ${day.toLocaleDateString('es-ES', { dateStyle: 'long', timeZone: 'UTC' })}`,
      day => `fino al ${day.toLocaleDateString('it-IT', { dateStyle: 'long', timeZone: 'UTC' })}`,
      day => `tot ${day.toLocaleDateString('nl-NL', { dateStyle: 'long', timeZone: 'UTC' })}`,
      day => `até ${day.toLocaleDateString('pt-PT', { dateStyle: 'long', timeZone: 'UTC' })}`,
      day => `till ${day.toLocaleDateString('sv-SE', { dateStyle: 'long', timeZone: 'UTC' })}`,
      day => `do ${day.toLocaleDateString('pl-PL', { dateStyle: 'long', timeZone: 'UTC' })}`,
      day => `до ${day.toLocaleDateString('ru-RU', { dateStyle: 'long', timeZone: 'UTC' })}`,
      day => `${day.toLocaleDateString('ja-JP', { dateStyle: 'long', timeZone: 'UTC' })}まで`,
      day => `until ${day.toISOString().slice(0, 10)}`,
    ];
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 364 }), fc.constantFrom(...forms), (days, form) => {
        const day = new Date(Date.UTC(2026, 3, 15 + days));
        expect(returnDate(form(day), now)?.toISOString(), form(day)).to.equal(day.toISOString());
      }),
      { numRuns: 1000 },
    );
  });

  it('never gives a day that is not ahead', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789./- maybis'), maxLength: 60 }), text => {
        const day = returnDate(text, now);
        if (day) expect(day.getTime()).to.be.above(now.getTime() - 86_400_000);
      }),
    );
  });
});
