import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { classifyAutoReply } from '../../server/src/mail/auto-reply.js';
import type { AutoReplyKind } from '../../server/src/mail/auto-reply.js';
import { readReply } from '../../server/src/mail/reply-body.js';
import { parseMail } from '../../server/src/mail/parse.js';
import { readExamples } from '../../server/train/examples.js';
import { labelledMails } from '../corpus/index.js';
import { receivedMail } from '../support/mail.js';

interface Case {
  headers?: string;
  subject?: string;
  text?: string;
  want: AutoReplyKind | null;
}

const quote = '\n\nOn Mon, 2 Mar 2026 at 10:00, Dana <dana@demo.example> wrote:\n> Hello';

const cases: Record<string, Case> = {
  'RFC 3834 auto-replied': {
    headers: 'Auto-Submitted: auto-replied',
    subject: 'Re: Hello',
    text: 'Thank you.',
    want: 'auto_reply',
  },
  'RFC 3834 with parameters': {
    headers: 'Auto-Submitted: auto-replied (vacation); owner-email="x@y.z"',
    text: 'I am on vacation until 5 May.',
    want: 'out_of_office',
  },
  'RFC 3834 auto-generated': {
    headers: 'Auto-Submitted: auto-generated',
    subject: 'Ticket 42',
    text: 'We opened ticket 42.',
    want: 'auto_reply',
  },
  'left the firm, the verb far from the negation': {
    text: 'Herr Braun ist seit dem 31.01. nicht mehr in unserem Unternehmen tätig.',
    want: 'auto_reply',
  },
  'thanks and a time to answer in Italian': {
    text: 'Grazie per averci contattato. Abbiamo ricevuto la sua email e le risponderemo entro 24 ore.',
    want: 'auto_reply',
  },
  'a person who sets a time': {
    text: 'Danke für Ihre Nachricht. Wir haben Interesse, bitte melden Sie sich innerhalb von 2 Wochen.',
    want: null,
  },
  'a Turkish capital with its dot': {
    text: 'İzindeyim, 17 Mart tarihinde dönüyorum.',
    want: 'out_of_office',
  },
  'a firm that works with somebody no more': { text: 'Já não trabalhamos com Espanha.', want: null },
  'a person whose firm left a country': { text: 'Wir sind nicht mehr in Spanien tätig, danke.', want: null },
  'a person who took the work over': {
    text: 'Mark is no longer with us, I took over his job in January. Send it to me.',
    want: null,
  },
  'mail that is not forwarded': { text: 'Ihre E-Mail wird nicht weitergeleitet.', want: 'auto_reply' },
  'an automatic message in Turkish': {
    text: 'E-postanız ulaştı. Bu otomatik bir mesajdır, lütfen yanıtlamayınız.',
    want: 'auto_reply',
  },
  'a firm that is closed': { text: 'Unser Betrieb ist bis 11. März geschlossen.', want: 'out_of_office' },
  'parental leave in Norwegian': { text: 'Jeg er i foreldrepermisjon.', want: 'out_of_office' },
  'RFC 3834 no': { headers: 'Auto-Submitted: no', subject: 'Re: Hello', text: 'Thanks.', want: null },
  'X-Autoreply': { headers: 'X-Autoreply: yes', text: 'Back soon.', want: 'auto_reply' },
  'X-Autoreply: no': { headers: 'X-Autoreply: no', text: 'Hello.', want: null },
  'X-Autorespond': { headers: 'X-Autorespond: some rule', text: 'Hello.', want: 'auto_reply' },
  'Precedence auto_reply': { headers: 'Precedence: auto_reply', text: 'Hello.', want: 'auto_reply' },
  'Precedence bulk alone': {
    headers: 'Precedence: bulk',
    subject: 'Re: Hello',
    text: 'Sounds good.',
    want: null,
  },
  'Precedence list alone': {
    headers: 'Precedence: list',
    subject: 'Re: Hello',
    text: 'Sounds good.',
    want: null,
  },
  'X-Auto-Response-Suppress alone': {
    headers: 'X-Auto-Response-Suppress: All',
    subject: 'Re: Hello',
    text: 'Sounds good.',
    want: null,
  },
  'Exchange, by subject': {
    headers: 'X-Auto-Response-Suppress: All',
    subject: 'Automatic reply: Hello',
    text: 'I am out of the office until Monday.',
    want: 'out_of_office',
  },
  'absence told without any header': {
    subject: 'Out of Office Re: Hello',
    text: 'I am away.',
    want: 'out_of_office',
  },
  'absence told in the first line alone': {
    subject: 'Re: Hello',
    text: 'Hello, I am currently out of the office with limited access to email.',
    want: 'out_of_office',
  },
  'a person who will be away': {
    subject: 'Re: Hello',
    text: `I am out of the office this week, let us talk on Monday!${quote}`,
    want: null,
  },
  'a person who will be away, above an Outlook quote': {
    subject: 'RE: Hello',
    text: 'I am on vacation, call me next week.\n\nFrom: Dana <dana@demo.example>\nSent: Monday\nTo: John\nSubject: Hello\n\nHello',
    want: null,
  },
  'a subject with a gateway tag': {
    subject: '[EXTERNAL] Automatic reply: Hello',
    text: 'Thanks.',
    want: 'auto_reply',
  },
  'a receipt': {
    subject: 'We have received your request (#42)',
    text: 'A colleague will get back to you.',
    want: 'auto_reply',
  },
  'a person about automatic things': {
    subject: 'Re: automatic replies',
    text: 'How do automatic replies work in your product?',
    want: null,
  },
  'a plain answer': { subject: 'Re: Hello', text: 'Interesting, tell me more.', want: null },
  'an empty mail': { want: null },
};

const absences: [string, string, string][] = [
  ['German', 'Automatische Antwort: Hallo', 'Ich bin bis zum 5. Mai nicht im Büro.'],
  ['German, by subject', 'Abwesenheitsnotiz: Hallo', 'Guten Tag'],
  ['French', 'Réponse automatique : Bonjour', 'Je suis absent du bureau jusqu’au 5 mai.'],
  ['Spanish', 'Respuesta automática: Hola', 'Estoy fuera de la oficina hasta el 5 de mayo.'],
  ['Portuguese', 'Resposta automática: Olá', 'Estou fora do escritório até 5 de maio.'],
  ['Italian', 'Risposta automatica: Ciao', 'Sono fuori ufficio fino al 5 maggio.'],
  ['Dutch', 'Automatisch antwoord: Hallo', 'Ik ben afwezig tot 5 mei.'],
  ['Swedish', 'Automatiskt svar: Hej', 'Jag är på semester till 5 maj.'],
  ['Danish', 'Automatisk svar: Hej', 'Jeg holder ferie til 5. maj.'],
  ['Norwegian', 'Automatisk svar: Hei', 'Jeg er ikke på kontoret.'],
  ['Finnish', 'Automaattinen vastaus: Moi', 'Olen lomalla 5.5. asti.'],
  ['Polish', 'Odpowiedź automatyczna: Oferta', 'Przebywam na urlopie do 5 maja.'],
  ['Czech', 'Automatická odpověď: Nabídka', 'Jsem mimo kancelář do 5. května.'],
  ['Hungarian', 'Automatikus válasz: Ajánlat', 'Szabadságon vagyok május 5-ig.'],
  ['Russian', 'Автоматический ответ: Привет', 'Меня не будет в офисе, нахожусь в отпуске.'],
  ['Ukrainian', 'Автоматична відповідь: Привіт', 'Я у відпустці.'],
  ['Turkish', 'Otomatik Yanıt: Merhaba', 'Ofis dışındayım.'],
  ['Greek', 'Αυτόματη απάντηση: Γεια', 'Είμαι εκτός γραφείου.'],
  ['Japanese', '自動返信: こんにちは', '休暇中のため不在にしております。'],
  ['Chinese', '自动回复: 你好', '我正在休假。'],
  ['Korean', '자동 회신: 안녕', '휴가 중입니다.'],
  ['Hebrew', 'תשובה אוטומטית: שלום', 'אני בחופשה.'],
];

describe('automatic answers', () => {
  for (const [name, { want, ...content }] of Object.entries(cases)) {
    it(`${name} → ${want ?? 'a person'}`, () => {
      expect(classifyAutoReply(receivedMail(content))).to.equal(want);
    });
  }

  for (const [language, subject, text] of absences) {
    it(`knows an absence note in ${language}`, () =>
      expect(classifyAutoReply(receivedMail({ subject, text }))).to.equal('out_of_office'));
  }

  const [, ...rows] = readFileSync(new URL('auto-replies.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  for (const [want, subject = '', text = ''] of rows.map(row => row.split('\t')))
    it(`${subject}: ${text} → ${want}`, () =>
      expect(classifyAutoReply(receivedMail({ subject, text })) ?? 'person').to.equal(want));

  it('are judged in a time that does not grow with the mail', () => {
    for (const part of ['a@', 'www.', '[Re: ', '休み', 'Back on Monday. ', 'http://a']) {
      const text = part.repeat(1_000_000 / part.length);
      const mail = { ...receivedMail({ text: 'x' }), subject: text };
      const begun = process.cpuUsage();
      classifyAutoReply(mail, { ...readReply(receivedMail({ text: 'x' })), body: text });
      expect(process.cpuUsage(begun).user / 1_000, part).to.be.below(50);
    }
  });

  it('learn from none of the mails that they are measured by', async () => {
    const plain = (text: string): string =>
      text
        .toLowerCase()
        .replace(/[^\p{L}\p{M}]+/gu, ' ')
        .trim();
    const notes = readExamples(new URL('../../server/data/mail/notes.tsv', import.meta.url));
    const learned = new Set(notes.map(({ text }) => plain(text)));
    const repeated: string[] = [];
    for (const { raw } of [...labelledMails('dev'), ...labelledMails('locked')]) {
      const body = plain(readReply(await parseMail(raw)).body);
      if (body.length > 40 && learned.has(body)) repeated.push(body);
    }
    expect(repeated).to.deep.equal([]);
  }).timeout(60_000);
});
