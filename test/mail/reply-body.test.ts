import { expect } from 'chai';
import fc from 'fast-check';
import { htmlToPlainText } from '../../server/src/domain/inbox/html-text.js';
import { displayBody, hasQuote } from '../support/read-mail.js';

const body = 'Sounds good.\n\nLet us talk on Monday.';
const quoted = '> Hello John,\n> would a demo interest you?\n>\n> Dana';

/** Lines that mail programs put over a quoted original. */
const attributions = [
  'On Mon, Mar 2, 2026 at 10:00 AM Dana Demo <dana@demo.example> wrote:',
  'On Mon, Mar 2, 2026 at 10:00 AM Dana Demo\n<dana@demo.example> wrote:',
  'On 2 Mar 2026, at 10:00, Dana <dana@demo.example> wrote:',
  'Dana Demo <dana@demo.example> wrote on Mon, 2 Mar 2026:',
  'Am Mo., 2. März 2026 um 10:00 Uhr schrieb Dana Demo <dana@demo.example>:',
  'Am 02.03.26 um 10:00 schrieb Dana Demo:',
  'Dana Demo <dana@demo.example> schrieb am Mo. 2. März 2026 um 10:00:',
  'Le lun. 2 mars 2026 à 10:00, Dana Demo <dana@demo.example> a écrit :',
  'El lun, 2 mar 2026 a las 10:00, Dana Demo (<dana@demo.example>) escribió:',
  'Em seg., 2 de mar. de 2026 às 10:00, Dana Demo <dana@demo.example>\nescreveu:',
  'Il giorno lun 2 mar 2026 alle ore 10:00 Dana Demo <dana@demo.example>\nha scritto:',
  'Op ma 2 mrt 2026 om 10:00 schreef Dana Demo <dana@demo.example>:',
  'Den mån 2 mars 2026 kl 10:00 skrev Dana Demo <dana@demo.example>:',
  'Den man. 2. mar. 2026 kl. 10.00 skrev Dana Demo <dana@demo.example>:',
  'ma 2. maalisk. 2026 klo 10.00 Dana Demo (dana@demo.example) kirjoitti:',
  'pon., 2 mar 2026 o 10:00 Dana Demo <dana@demo.example> napisał(a):',
  'po 2. 3. 2026 v 10:00 odesílatel Dana Demo <dana@demo.example> napsal:',
  'Dana Demo <dana@demo.example> ezt írta (időpont: 2026. márc. 2., H, 10:00):',
  'пн, 2 мар. 2026 г. в 10:00, Dana Demo <dana@demo.example>:',
  'пн, 2 бер. 2026 р. о 10:00 Dana Demo <dana@demo.example> пише:',
  'Dana Demo <dana@demo.example>, 2 Mar 2026 Pzt, 10:00 tarihinde şunu yazdı:',
  'Στις Δευ 2 Μαρ 2026 στις 10:00, ο χρήστης Dana Demo <dana@demo.example> έγραψε:',
  '2026年3月2日(月) 10:00 Dana Demo <dana@demo.example>:',
  'Dana Demo <dana@demo.example> 于2026年3月2日周一 10:00写道：',
  '2026년 3월 2일 (월) 오전 10:00, Dana Demo <dana@demo.example>님이 작성:',
  'בתאריך יום ב׳, 2 במרץ 2026 ב-10:00 מאת Dana <dana@demo.example> כתב:',
  'Vào Th 2, 2 thg 3, 2026 vào lúc 10:00 Dana <dana@demo.example> đã viết:',
  '2026-03-02 10:00 GMT+01:00 Dana Demo <dana@demo.example>:',
  '-----Original Message-----',
  '-----Ursprüngliche Nachricht-----',
  '-------- Original message --------',
  "-----Message d'origine-----",
  '-----Mensaje original-----',
  '-----Messaggio originale-----',
  '-----Oorspronkelijk bericht-----',
  '-----Oryginalna wiadomość-----',
  '-----Исходное сообщение-----',
  '---------- Forwarded message ---------',
  '------------------ 原始邮件 ------------------',
];

/** Header blocks of Outlook and its kin. */
const headerBlocks = [
  'From: Dana Demo <dana@demo.example>\nSent: Monday, March 2, 2026 10:00 AM\nTo: John\nSubject: Hello',
  '________________________________\nFrom: Dana Demo <dana@demo.example>\nSent: Monday, March 2, 2026 10:00 AM\nTo: John\nSubject: Hello',
  '*From:* Dana Demo <dana@demo.example>\n*Sent:* Monday, March 2, 2026 10:00 AM\n*To:* John\n*Subject:* Hello',
  'Von: Dana Demo <dana@demo.example>\nGesendet: Montag, 2. März 2026 10:00\nAn: John\nBetreff: Hallo',
  'De : Dana Demo <dana@demo.example>\nEnvoyé : lundi 2 mars 2026 10:00\nÀ : John\nObjet : Bonjour',
  'De: Dana Demo <dana@demo.example>\nEnviado el: lunes, 2 de marzo de 2026 10:00\nPara: John\nAsunto: Hola',
  'Da: Dana Demo <dana@demo.example>\nInviato: lunedì 2 marzo 2026 10:00\nA: John\nOggetto: Ciao',
  'Van: Dana Demo <dana@demo.example>\nVerzonden: maandag 2 maart 2026 10:00\nAan: John\nOnderwerp: Hallo',
  'Från: Dana Demo <dana@demo.example>\nSkickat: den 2 mars 2026 10:00\nTill: John\nÄmne: Hej',
  'Od: Dana Demo <dana@demo.example>\nWysłano: poniedziałek, 2 marca 2026 10:00\nDo: John\nTemat: Oferta',
  'От: Dana Demo <dana@demo.example>\nОтправлено: 2 марта 2026 г. 10:00\nКому: John\nТема: Привет',
  'Kimden: Dana Demo <dana@demo.example>\nGönderildi: 2 Mart 2026 Pazartesi 10:00\nKime: John\nKonu: Merhaba',
  '发件人: Dana Demo <dana@demo.example>\n发送时间: 2026年3月2日 10:00\n收件人: John\n主题: 你好',
  '差出人: Dana Demo <dana@demo.example>\n送信日時: 2026年3月2日 10:00\n宛先: John\n件名: こんにちは',
];

const signatures = [
  '-- \nJohn Smith\nCEO, Example Ltd.\n+1 555 0102',
  '--\nJohn',
  'Best regards,\nJohn Smith\nCEO',
  'Kind regards\nJohn',
  'Cheers,\nJohn',
  'Mit freundlichen Grüßen\n\nJohn Schmidt\nGeschäftsführer\nBeispiel GmbH',
  'Viele Grüße\nJohn',
  'Cordialement,\nJean',
  'Saludos cordiales,\nJuan',
  'Atenciosamente,\nJoão',
  'Cordiali saluti\nGiovanni',
  'Met vriendelijke groet,\nJan',
  'Med vänliga hälsningar\nJohan',
  'Med venlig hilsen\nJohan',
  'Ystävällisin terveisin\nJuha',
  'Pozdrawiam,\nJan',
  'S pozdravem\nJan',
  'С уважением,\nИван',
  'Sent from my iPhone',
  'Sent from Outlook for iOS',
  'Get Outlook for Android<https://aka.ms/x>',
  'Von meinem iPhone gesendet',
  'Gesendet von Outlook für Android',
  'Envoyé de mon iPhone',
  'Enviado desde mi iPhone',
  'Enviado do meu iPhone',
  'Inviato da iPhone',
  'Verstuurd vanaf mijn iPhone',
  'Skickat från min iPhone',
  'Sendt fra min iPhone',
  'Wysłane z iPhone’a',
  'Отправлено с iPhone',
  'iPhoneから送信',
  '发自我的iPhone',
];

describe('what others add to a text', () => {
  const cases: [name: string, text: string, body: string][] = [
    [
      'a warning of strangers above it',
      "You don't often get email from x@y.example. Learn why this is important\n\nCall me.",
      'Call me.',
    ],
    [
      'a wrapped warning right above it',
      'CAUTION: This email originated from outside of the organization.\nDo not click links or open attachments.\nYes, call me.',
      'Yes, call me.',
    ],
    [
      'a wish for the trees below it',
      'Yes.\n\nPlease consider the environment before printing this email.',
      'Yes.',
    ],
    ['a rule of its own', 'Two things:\n---\nPrice and time.', 'Two things:\n---\nPrice and time.'],
    ['a signature below a rule', 'Yes.\n---\nPetra Lang\nKunde Ltd.', 'Yes.'],
  ];
  for (const [name, text, wanted] of cases)
    it(name, () => expect(displayBody({ text }).trim()).to.equal(wanted));

  it('is kept where somebody wrote into the element of her signature', () => {
    const html = '<div class="gmail_signature">Call me.</div>';
    expect(displayBody({ text: htmlToPlainText(html), html, isHtmlAlone: true })).to.equal('Call me.');
  });
});

describe('display body', () => {
  for (const attribution of attributions) {
    it(`cuts at "${attribution.replace('\n', ' ')}"`, () => {
      expect(displayBody({ text: `${body}\n\n${attribution}\n${quoted}\n` })).to.equal(body);
      expect(hasQuote({ text: `${body}\n\n${attribution}\n\nHello John` })).to.equal(true);
    });
  }

  for (const block of headerBlocks) {
    it(`cuts at "${block.split('\n').slice(-4)[0]}"`, () => {
      expect(
        displayBody({
          text: `${body}\r\n\r\n${block.replaceAll('\n', '\r\n')}\r\n\r\nHello John,\r\nwould a demo interest you?`,
        }),
      ).to.equal(body);
    });
  }

  for (const signature of signatures) {
    it(`cuts the signature "${signature.replaceAll('\n', ' | ')}"`, () => {
      expect(displayBody({ text: `${body}\n\n${signature}\n` })).to.equal(body);
      expect(displayBody({ text: `${body}\n\n${signature}\n\n${attributions[0]}\n${quoted}` })).to.equal(
        body,
      );
    });
  }

  it('finds the answer below and between the quotes', () => {
    expect(displayBody({ text: `${attributions[0]}\n${quoted}\n\nSounds good.` })).to.equal('Sounds good.');
    expect(displayBody({ text: `${attributions[0]}\n> One?\n\nYes.\n\n> Two?\n\nNo.` })).to.equal(
      'Yes.\n\nNo.',
    );
    expect(displayBody({ text: `See below.\n\n${attributions[0]}\n> One?\nYes.` })).to.equal(
      'See below.\n\nYes.',
    );
  });

  it('leaves alone what only looks like a quote', () => {
    const plain = [
      'From: our side all is fine.',
      'As John wrote: it works.',
      'Here is the plan:\n\n1. Talk\n2. Decide',
      'To: do\nDate: tomorrow',
      'On Monday I wrote:',
      'We sent from the office a parcel: it arrived',
    ];
    for (const text of plain) expect(displayBody({ text })).to.equal(text);
  });

  it('keeps a message that is nothing but a greeting or a quote', () => {
    expect(displayBody({ text: 'Best regards,\nJohn' })).to.equal('Best regards,\nJohn');
    expect(displayBody({ text: '> Hello' })).to.equal('> Hello');
    expect(displayBody({ text: '', html: null })).to.equal('');
  });

  it('keeps a postscript', () => {
    const text = 'Yes.\n\nBest regards,\nJohn\n\nPS: call me at noon.';
    expect(displayBody({ text })).to.equal(text);
  });

  const html: [string, string][] = [
    [
      'Gmail',
      `<div dir="ltr">Sounds good.<br><br>Let us talk on Monday.</div><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">Any words at all:<br></div><blockquote class="gmail_quote">Hello</blockquote></div>`,
    ],
    [
      'Gmail with a signature',
      `<div>Sounds good.<br><br>Let us talk on Monday.</div><div class="gmail_signature">John, CEO</div>`,
    ],
    [
      'Outlook on the web',
      `<p>Sounds good.</p><p>Let us talk on Monday.</p><div id="appendonsend"></div><hr><div id="divRplyFwdMsg"><b>From:</b> Dana</div><div>Hello</div>`,
    ],
    [
      'Outlook for Windows',
      `<p>Sounds good.</p><p>Let us talk on Monday.</p><div style="border-top:solid #E1E1E1 1.0pt"><p><b>From:</b> Dana &lt;dana@demo.example&gt; <br><b>Sent:</b> Monday<br><b>To:</b> John<br><b>Subject:</b> Hello</p></div><p>Hello</p>`,
    ],
    [
      'Thunderbird',
      `<p>Sounds good.</p><p>Let us talk on Monday.</p><div class="moz-cite-prefix">Anything:<br></div><blockquote type="cite">Hello</blockquote>`,
    ],
    [
      'Apple Mail',
      `<div>Sounds good.</div><div><br></div><div>Let us talk on Monday.</div><br><blockquote type="cite"><div>On 2 Mar 2026, at 10:00, Dana &lt;dana@demo.example&gt; wrote:</div><br><div>Hello</div></blockquote>`,
    ],
    [
      'Yahoo',
      `<div>Sounds good.</div><div><br></div><div>Let us talk on Monday.</div><div class="yahoo_quoted"><div>Dana wrote</div></div>`,
    ],
  ];
  for (const [client, source] of html) {
    it(`reads the HTML of ${client}`, () =>
      expect(displayBody({ text: '', html: source }).replace(/\n+/g, '\n\n')).to.equal(body));
  }

  it('shows nothing that the sender did not write, and never throws', () => {
    const piece = fc.constantFrom(
      'Hi',
      '',
      '> q',
      '--',
      'From: a',
      'To: b',
      'Subject: c',
      'On 3.4. x wrote:',
      'Best,',
      '\uE000',
      '<div>',
      'Sent from my iPhone',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 25 }), lines => {
        const text = lines.join('\n');
        const shown = displayBody({ text });
        for (const line of shown.split('\n')) expect(text).to.contain(line);
        expect(displayBody({ text: '', html: text })).to.be.a('string');
      }),
    );
  });

  describe('of a long answer', () => {
    const paragraph = `${'word '.repeat(997)}end`;
    const answer = `${paragraph}\n\nAnother paragraph.`;
    const longLine = `Sure. ${'x'.repeat(20_000)} That was it.`;
    const manyLines = Array.from({ length: 6_000 }, (_, index) => `Line ${index}`).join('\n');
    const longText = `${'word '.repeat(60_000)}end`;

    for (const [name, text] of Object.entries({ answer, longLine, manyLines, longText })) {
      it(`keeps all of it: ${name}`, () => {
        expect(displayBody({ text })).to.equal(text);
        expect(displayBody({ text: `${text}\n\n-- \nJohn\n\n${attributions[0]}\n${quoted}` })).to.satisfy(
          (shown: string) => shown.startsWith(text),
        );
      });

      it(`keeps all of its HTML: ${name}`, () => {
        const html = `<div>${text.replaceAll('\n', '<br>')}</div>`;
        expect(displayBody({ text: '', html })).to.equal(text);
        expect(displayBody({ text: htmlToPlainText(html) })).to.equal(text);
      });
    }

    it('still cuts what is below long lines', () => {
      expect(displayBody({ text: `${answer}\n\n${attributions[0]}\n${quoted}` })).to.equal(answer);
      expect(displayBody({ text: `${answer}\n\nBest regards,\nJohn` })).to.equal(answer);
      expect(displayBody({ text: `${answer}\n\n${attributions[0]}\n> ${paragraph}\n> x` })).to.equal(answer);
      const recipients = `To: ${'John <john@lead.example>, '.repeat(200)}`;
      const block = `From: Dana <dana@demo.example>\nSent: Monday\n${recipients}\nSubject: Hello`;
      expect(displayBody({ text: `${answer}\n\n${block}\n\nHello John` })).to.equal(answer);
      const history = '> quoted\n'.repeat(30_000);
      expect(displayBody({ text: `${answer}\n\n${attributions[0]}\n${history}` })).to.equal(answer);
    });

    it('takes no line that goes on for a separator, whatever it begins with', () => {
      const filled = (start: string, fill: string) => `${start}${fill.repeat(3_000)} and this is said`;
      const lines = [filled('-----Original Message-----', ' '), filled('', '-'), filled('Best', ',')];
      for (const line of lines)
        expect(displayBody({ text: `Yes.\n${line}\nJohn` })).to.contain('this is said');
    });
  });

  describe('of hostile mail', () => {
    const size = 200_000;
    const lineOf = (start: string, fill: string, end = 'x', length = 1_999) =>
      `${start}${fill.repeat(Math.floor((length - start.length - end.length) / fill.length))}${end}\n`;
    const hostile = [
      ...[
        'On 1 wrote ',
        'From: x\n',
        'From: a\nTo: b\n',
        'Best,\n',
        '--\n',
        'a:\n',
        '1 wrote:x\n',
        '\n',
        '\r',
      ],
      ...[1_999, 5_000, size].flatMap(length => [
        lineOf('original message', ' ', 'x', length),
        lineOf('original message', '\t ', ':x', length),
        lineOf('best regards', ' ,', 'x', length),
        lineOf('-', '-', 'x', length),
        lineOf('---a', '-a', '--', length),
        lineOf('', ' ', 'x', length),
        lineOf('>', '> ', 'original messag', length),
        lineOf('To: ', 'a@b ', ':', length),
        lineOf('[', '[(*_', 'sent from my', length),
      ]),
      ...[lineOf('', '@', ':', 398), lineOf('', 'a', ':', 398), lineOf('', '1:', '', 398)],
    ];

    it('takes less than a second for 200 kB of any kind', () => {
      for (const line of hostile) {
        const text = line.repeat(Math.ceil(size / line.length)).slice(0, size);
        expect(
          secondsOf(() => displayBody({ text })),
          line.slice(0, 40),
        ).to.be.below(1);
        expect(
          secondsOf(() => hasQuote({ text })),
          line.slice(0, 40),
        ).to.be.below(1);
      }
    });

    it('reads HTML whose elements are never closed, or closed without end, in linear time', () => {
      const before = process.cpuUsage();
      for (const html of [
        '<div>'.repeat(100_000),
        '<li><b>'.repeat(70_000),
        '<table><tr><td>'.repeat(30_000),
      ])
        expect(htmlToPlainText(`${html}The end.`).trim()).to.equal('The end.');
      const { user, system } = process.cpuUsage(before);
      expect((user + system) / 1_000).to.be.below(2_000);
    });

    it('is bounded for far more, and for markup within markup', () => {
      const elapsed = secondsOf(() => {
        displayBody({ text: 'On 1 wrote '.repeat(100_000) });
        displayBody({ text: 'From: x\n'.repeat(130_000) });
        displayBody({ text: '', html: '<blockquote>'.repeat(50_000) });
      });
      expect(elapsed).to.be.below(5);
      const html = '<blockquote>'.repeat(200) + 'a<br>'.repeat(20_000);
      expect(htmlToPlainText(html).length).to.be.below(600_000);
    });
  });
});

describe('an attribution right below the answer', () => {
  const wrapped = [
    'Le lun. 2 mars 2026 à 10:00, Dana Demo\n<dana@demo.example> a\nécrit :',
    'пн, 2 мар. 2026 г. в 10:00, Dana Demo\n<dana@demo.example>:',
    '2 марта 2026 г. 10:00:12 пользователь Dana Demo\n<dana@demo.example> написал:',
    'Op ma 2 mrt 2026 om 10:00 schreef Dana Demo <\ndana@demo.example>:',
    'Op ma 2 mrt 2026 om 10:00 schreef Dana\nDemo <dana@demo.example>:',
    'On Mon, Mar 2, 2026 at 10:00 AM Dana Demo <\ndana@demo.example> wrote:',
    'Le lun. 2 mars 2026 à\n10:00, Dana Demo <dana@demo.example> a\nécrit :',
    'пн, 2 мар. 2026 г.\nв 10:00, Dana Demo <dana@demo.example>:',
    'On 02/03/26 10:00, Dana Demo wrote:',
    'Am 02.03.26 um 10:00 schrieb Dana Demo\n<dana@demo.example>:',
    'On Mon, Mar 2,\n2026 at 10:00 AM Dana Demo <dana@demo.example> wrote:',
    'Dana Demo <dana@demo.example> wrote:',
    '-------- Original message --------From: Dana <dana@demo.example> Date: 02/03/2026',
    '-------- Oorspronkelijk bericht --------Van: Dana <dana@demo.example> Datum: 02-03-2026',
    '-------- Исходное сообщение --------От: Dana <dana@demo.example> Дата: 02.03.2026',
    "-------- Message d'origine --------De : Dana <dana@demo.example> Date : 02/03/2026",
  ];
  const original = 'Hello, reply unsubscribe to opt out.\nDana';
  for (const attribution of wrapped)
    for (const answer of [
      'Yes, call me.',
      'Yes, call me at 10.',
      'Yes, at 10:30 on 5 May 2026',
      'Yes, it suits\nus well.',
    ]) {
      const title = `${answer} ${attribution}`.replaceAll('\n', ' | ');
      it(`leaves the answer and takes the quote: ${title}`, () => {
        const marked = original.replace(/^/gm, '> ');
        expect(displayBody({ text: `${answer}\n${attribution}\n${marked}` })).to.equal(answer);
        expect(displayBody({ text: `${answer}\n${attribution}\n\n${original}` })).to.equal(answer);
      });
    }

  it('is found where a flowed line joins it to the answer', () => {
    const text = `Yes, call me. ${attributions[0]}\n> Hello`;
    expect(displayBody({ text })).to.equal('Yes, call me.');
  });
});

describe('what a reply carries below what is said', () => {
  const footers = [
    'You can unsubscribe at any time.',
    'To unsubscribe from these e-mails, click here.',
    'If you no longer wish to receive our emails, let us know.',
    'You are receiving this email because you are a customer of Acme.',
    'sales mailing list -- sales@lists.acme.example\nTo unsubscribe send a mail to sales-leave@lists.acme.example',
    'Hier können Sie sich jederzeit vom Newsletter abmelden.',
    'Si vous ne souhaitez plus recevoir nos messages, cliquez ici.',
    'Si no desea recibir más correos, responda con BAJA.',
    'Als u geen berichten meer wilt ontvangen, kunt u zich afmelden.',
    'This email is confidential and meant for the addressee alone.',
  ];
  for (const footer of footers)
    it(`is no part of it: ${footer.split('\n')[0]}`, () => {
      expect(displayBody({ text: `Sure, call me on Tuesday.\n\n${footer}\n` })).to.equal(
        'Sure, call me on Tuesday.',
      );
    });

  const wishes = [
    'Hi Dana,\n\nI no longer wish to receive your emails.',
    'Hello,\n\nunsubscribe me at any time that suits you, but do it.',
    'Hi,\n\nyou can unsubscribe me from this list.',
    'Guten Tag,\n\nkönnen Sie mich abmelden?',
  ];
  for (const text of wishes)
    it(`stays where it is a wish: ${text.split('\n').at(-1)}`, () =>
      expect(displayBody({ text })).to.equal(text));

  const tables = [
    'The prices:\n\nItem   Price\n-----------\nA      10\nB      20\n\nDoes that fit?',
    'Item | Qty\n------ | ---\nA | 1\nPlease quote these.',
    'Name     Count\n==============\nA        4\nTogether 4',
  ];
  for (const text of tables)
    it(`is no table: ${text.split('\n')[0]}`, () => expect(displayBody({ text })).to.equal(text));
});

function secondsOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}
