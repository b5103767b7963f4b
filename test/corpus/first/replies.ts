import { arrival, mail, ourSubject, ourText, us, type MailParts, type Sample } from '../build.js';
import {
  appleMail,
  gmail,
  gmx,
  outlookDesktop,
  outlookWeb,
  thunderbird,
  yahoo,
  type Written,
} from '../clients.js';

interface More extends Partial<MailParts> {
  optOut?: boolean;
  /** Also right: the body with its closing line, or without. */
  or?: string;
  textOnly?: boolean;
}

function reply(name: string, body: string, written: Written, more: More = {}): Sample {
  const { optOut = false, or, textOnly, ...parts } = more;
  return {
    name,
    at: arrival,
    kind: 'reply',
    optOut,
    body: or === undefined ? body : [body, or],
    raw: mail({
      from: 'Petra Lang <petra.lang@kunde.example>',
      subject: `Re: ${ourSubject}`,
      answers: true,
      text: written.text,
      ...(written.html !== undefined && !textOnly ? { html: written.html } : {}),
      ...parts,
    }),
  };
}

const anna = `Anna Keller <${us}>`;
const en = 'Hi Anna,\n\nthanks for reaching out. Could you send me a price list?';

const replies: Sample[] = [
  reply('Gmail, English', en, gmail(en, `On Mon, Mar 3, 2025 at 9:14 AM ${anna} wrote:`)),
  reply('Gmail, English, wrapped attribution', en, {
    text: `${en}\n\nOn Mon, Mar 3, 2025 at 9:14 AM Anna Keller <\n${us}> wrote:\n\n> ${ourText.replace(/\n/g, '\n> ')}\n`,
  }),
  reply(
    'Gmail, German',
    'Hallo Frau Keller,\n\nbitte rufen Sie mich am Donnerstag an.',
    gmail(
      'Hallo Frau Keller,\n\nbitte rufen Sie mich am Donnerstag an.',
      `Am Mo., 3. März 2025 um 09:14 Uhr schrieb ${anna}:`,
    ),
  ),
  reply(
    'Gmail, French',
    "Bonjour Anna,\n\ncela m'intéresse, appelez-moi demain.",
    gmail(
      "Bonjour Anna,\n\ncela m'intéresse, appelez-moi demain.",
      `Le lun. 3 mars 2025 à 09:14, ${anna} a écrit :`,
    ),
    { textOnly: true },
  ),
  reply(
    'Gmail, Spanish',
    'Hola Anna, me interesa. ¿Podemos hablar el jueves?',
    gmail(
      'Hola Anna, me interesa. ¿Podemos hablar el jueves?',
      `El lun, 3 mar 2025 a las 9:14, Anna Keller (<${us}>) escribió:`,
    ),
    { textOnly: true },
  ),
  reply(
    'Gmail, Italian',
    'Buongiorno, mi mandi pure il listino.',
    gmail(
      'Buongiorno, mi mandi pure il listino.',
      `Il giorno lun 3 mar 2025 alle ore 09:14 ${anna} ha scritto:`,
    ),
    { textOnly: true },
  ),
  reply(
    'Gmail, Portuguese',
    'Olá Anna, pode me ligar amanhã?',
    gmail('Olá Anna, pode me ligar amanhã?', `Em seg., 3 de mar. de 2025 às 09:14, ${anna} escreveu:`),
    { textOnly: true },
  ),
  reply(
    'Gmail, Dutch',
    'Beste Anna, stuur maar wat meer informatie.',
    gmail('Beste Anna, stuur maar wat meer informatie.', `Op ma 3 mrt 2025 om 09:14 schreef ${anna}:`),
    { textOnly: true },
  ),
  reply(
    'Gmail, Polish',
    'Dzień dobry, proszę o ofertę.',
    gmail('Dzień dobry, proszę o ofertę.', `pon., 3 mar 2025 o 09:14 ${anna} napisał(a):`),
    { textOnly: true },
  ),
  reply(
    'Gmail, Swedish',
    'Hej, hör av dig nästa vecka.',
    gmail('Hej, hör av dig nästa vecka.', `Den mån 3 mars 2025 kl 09:14 skrev ${anna}:`),
    { textOnly: true },
  ),
  reply(
    'Gmail, Danish',
    'Hej Anna, det lyder spændende.',
    gmail('Hej Anna, det lyder spændende.', `Den man. 3. mar. 2025 kl. 09.14 skrev ${anna}:`),
    { textOnly: true },
  ),
  reply(
    'Gmail, Norwegian',
    'Hei, send gjerne mer informasjon.',
    gmail('Hei, send gjerne mer informasjon.', `man. 3. mars 2025 kl. 09:14 skrev ${anna}:`),
    { textOnly: true },
  ),
  reply(
    'Gmail, Czech',
    'Dobrý den, pošlete mi prosím ceník.',
    gmail('Dobrý den, pošlete mi prosím ceník.', `po 3. 3. 2025 v 9:14 odesílatel ${anna} napsal:`),
    { textOnly: true },
  ),
  reply(
    'Gmail, Turkish',
    'Merhaba, fiyat listesi gönderir misiniz?',
    gmail('Merhaba, fiyat listesi gönderir misiniz?', `${anna}, 3 Mar 2025 Pzt, 09:14 tarihinde şunu yazdı:`),
    { textOnly: true },
  ),
  reply(
    'Gmail, Russian',
    'Добрый день, пришлите прайс.',
    gmail('Добрый день, пришлите прайс.', `пн, 3 мар. 2025 г. в 09:14, ${anna}:`),
    { textOnly: true },
  ),
  reply(
    'Gmail, Japanese',
    'ご連絡ありがとうございます。資料を送ってください。',
    gmail('ご連絡ありがとうございます。資料を送ってください。', `2025年3月3日(月) 9:14 ${anna}:`),
    { textOnly: true },
  ),
  reply(
    'Gmail, Chinese',
    '你好,请发一份报价单给我。',
    gmail('你好,请发一份报价单给我。', `${anna} 于2025年3月3日周一 09:14写道:`),
    { textOnly: true, charset: 'gb18030', encoding: 'base64' },
  ),
  reply(
    'Gmail, Korean',
    '안녕하세요, 자료를 보내주세요.',
    gmail('안녕하세요, 자료를 보내주세요.', `2025년 3월 3일 (월) 오전 9:14, ${anna}님이 작성:`),
    { textOnly: true },
  ),
  reply(
    'Gmail with signature',
    'Sure, Thursday at 3pm works.',
    gmail(
      'Sure, Thursday at 3pm works.',
      `On Mon, Mar 3, 2025 at 9:14 AM ${anna} wrote:`,
      'Petra Lang\nHead of Logistics | Kunde Ltd\n+44 20 7946 0000',
    ),
  ),
  reply(
    'Outlook desktop, English',
    'Hi Anna,\nplease call me on Friday.',
    outlookDesktop(
      'Hi Anna,\nplease call me on Friday.',
      ['From', 'Sent', 'To', 'Subject', 'Monday, March 3, 2025 9:14 AM'],
      'Kind regards,\nPetra Lang\nHead of Logistics\nKunde Ltd, 1 Dock Road, London\nT +44 20 7946 0000',
    ),
    { or: 'Hi Anna,\nplease call me on Friday.\nKind regards,\nPetra Lang' },
  ),
  reply(
    'Outlook desktop, German',
    'Hallo Frau Keller,\nkein Bedarf, wir sind versorgt.',
    outlookDesktop(
      'Hallo Frau Keller,\nkein Bedarf, wir sind versorgt.',
      ['Von', 'Gesendet', 'An', 'Betreff', 'Montag, 3. März 2025 09:14'],
      'Mit freundlichen Grüßen\nPetra Lang\nLeiterin Logistik\nKunde GmbH\nTel. +49 30 123456',
    ),
    {
      subject: `AW: ${ourSubject}`,
      or: 'Hallo Frau Keller,\nkein Bedarf, wir sind versorgt.\nMit freundlichen Grüßen\nPetra Lang',
    },
  ),
  reply(
    'Outlook desktop, French',
    'Bonjour,\nmerci de me rappeler.',
    outlookDesktop('Bonjour,\nmerci de me rappeler.', [
      'De',
      'Envoyé',
      'À',
      'Objet',
      'lundi 3 mars 2025 09:14',
    ]),
    { textOnly: true, subject: `RE: ${ourSubject}` },
  ),
  reply(
    'Outlook desktop, Spanish',
    'Buenos días,\nenvíeme el catálogo.',
    outlookDesktop('Buenos días,\nenvíeme el catálogo.', [
      'De',
      'Enviado el',
      'Para',
      'Asunto',
      'lunes, 3 de marzo de 2025 9:14',
    ]),
    { textOnly: true },
  ),
  reply(
    'Outlook desktop, Polish',
    'Dzień dobry,\nproszę o kontakt w piątek.',
    outlookDesktop('Dzień dobry,\nproszę o kontakt w piątek.', [
      'From',
      'Sent',
      'To',
      'Subject',
      'Monday, March 3, 2025 9:14 AM',
    ]),
    { textOnly: true, subject: `ODP: ${ourSubject}` },
  ),
  reply(
    'Outlook desktop, Russian',
    'Здравствуйте!\nПозвоните мне завтра.',
    outlookDesktop('Здравствуйте!\nПозвоните мне завтра.', [
      'От',
      'Отправлено',
      'Кому',
      'Тема',
      '3 марта 2025 г. 9:14',
    ]),
    { charset: 'windows-1251', encoding: 'base64' },
  ),
  reply(
    'Outlook desktop, Japanese',
    'お世話になっております。\n来週お電話ください。',
    outlookDesktop('お世話になっております。\n来週お電話ください。', [
      '差出人',
      '送信日時',
      '宛先',
      '件名',
      '2025年3月3日 9:14',
    ]),
    { textOnly: true, charset: 'iso-2022-jp', encoding: '8bit' },
  ),
  reply(
    'Outlook web, English',
    'Not for us, thank you.',
    outlookWeb('Not for us, thank you.', ['From', 'Sent', 'To', 'Subject', 'Monday, March 3, 2025 9:14 AM']),
  ),
  reply(
    'Outlook web, Italian',
    'Ci sentiamo giovedì?',
    outlookWeb('Ci sentiamo giovedì?', ['Da', 'Inviato', 'A', 'Oggetto', 'lunedì 3 marzo 2025 09:14']),
    { textOnly: true },
  ),
  reply(
    'Outlook web, Dutch',
    'Bel me morgen even.',
    outlookWeb('Bel me morgen even.', ['Van', 'Verzonden', 'Aan', 'Onderwerp', 'maandag 3 maart 2025 09:14']),
  ),
  reply(
    'Outlook for iOS',
    'Call me tomorrow.',
    outlookWeb(
      'Call me tomorrow.',
      ['From', 'Sent', 'To', 'Subject', 'Monday, March 3, 2025 9:14:22 AM'],
      'Get Outlook for iOS',
    ),
    { textOnly: true },
  ),
  reply(
    'Outlook for Android, German',
    'Rufen Sie mich bitte morgen an.',
    outlookWeb(
      'Rufen Sie mich bitte morgen an.',
      ['Von', 'Gesendet', 'An', 'Betreff', 'Montag, 3. März 2025 09:14:22'],
      'Outlook für Android herunterladen',
    ),
    { textOnly: true },
  ),
  reply(
    'iPhone, English',
    'Yes, please send details.',
    appleMail(
      'Yes, please send details.',
      `On Mar 3, 2025, at 9:14 AM, ${anna} wrote:`,
      'Sent from my iPhone',
    ),
  ),
  reply(
    'iPhone, German',
    'Gerne, schicken Sie mir Unterlagen.',
    appleMail(
      'Gerne, schicken Sie mir Unterlagen.',
      `Am 03.03.2025 um 09:14 schrieb ${anna}:`,
      'Von meinem iPhone gesendet',
    ),
  ),
  reply(
    'iPhone, French',
    'Oui, avec plaisir.',
    appleMail('Oui, avec plaisir.', `Le 3 mars 2025 à 09:14, ${anna} a écrit :`, 'Envoyé de mon iPhone'),
    { textOnly: true },
  ),
  reply(
    'iPhone, Spanish',
    'Sí, llámame.',
    appleMail('Sí, llámame.', `El 3 mar 2025, a las 9:14, ${anna} escribió:`, 'Enviado desde mi iPhone'),
    { textOnly: true },
  ),
  reply('Thunderbird, English', en, thunderbird(en, 'On 03/03/2025 09:14, Anna Keller wrote:')),
  reply(
    'Thunderbird, German, below the quote',
    'Das ist interessant.\nBitte mehr dazu.',
    thunderbird('Das ist interessant.\nBitte mehr dazu.', 'Am 03.03.25 um 09:14 schrieb Anna Keller:', true),
    { textOnly: true },
  ),
  reply(
    'Thunderbird, French',
    'Pas pour le moment.',
    thunderbird('Pas pour le moment.', 'Le 03/03/2025 à 09:14, Anna Keller a écrit :'),
  ),
  reply(
    'Yahoo',
    'Sounds good, lets talk.',
    yahoo('Sounds good, lets talk.', `On Monday, March 3, 2025 at 09:14:22 AM GMT+1, ${anna} wrote:`),
  ),
  reply(
    'Yahoo, text alone',
    'Sounds good, lets talk.',
    yahoo('Sounds good, lets talk.', `On Monday, March 3, 2025 at 09:14:22 AM GMT+1, ${anna} wrote:`),
    { textOnly: true },
  ),
  reply(
    'GMX',
    'Kein Interesse, danke.',
    gmx('Kein Interesse, danke.', [
      'Gesendet: Montag, 3. März 2025 um 09:14 Uhr',
      `Von: "Anna Keller" <${us}>`,
      'An: petra.lang@gmx.example',
      `Betreff: ${ourSubject}`,
    ]),
  ),
  reply('Lotus Notes, German', 'Bitte senden Sie mir ein Angebot.', {
    text: `Bitte senden Sie mir ein Angebot.\n\n\n\n\nVon:\t"Anna Keller" <${us}>\nAn:\t<petra.lang@kunde.example>\nDatum:\t03.03.2025 09:14\nBetreff:\t${ourSubject}\n\n\n\n${ourText}\n`,
  }),
  reply('Original message rule', 'No thanks.', {
    text: `No thanks.\n\n-----Original Message-----\nFrom: Anna Keller [mailto:${us}]\nSent: Monday, March 03, 2025 9:14 AM\nTo: Petra Lang\nSubject: ${ourSubject}\n\n${ourText}\n`,
  }),
  reply('Interleaved', 'See below.\nAbout 400 a year.\nThursday is fine.', {
    text: `See below.\n\nOn 03/03/2025 09:14, Anna Keller wrote:\n> I noticed that your team ships a lot of pallets to Spain.\n\nAbout 400 a year.\n\n> Would you be open to a short call next week?\n\nThursday is fine.\n`,
  }),
  reply(
    'Opt-out, English',
    'Please remove me from your list.',
    gmail('Please remove me from your list.', `On Mon, Mar 3, 2025 at 9:14 AM ${anna} wrote:`),
    { optOut: true },
  ),
  reply(
    'Opt-out, one word',
    'Unsubscribe',
    gmail('Unsubscribe', `On Mon, Mar 3, 2025 at 9:14 AM ${anna} wrote:`),
    { optOut: true },
  ),
  reply(
    'Opt-out, German',
    'Bitte nehmen Sie mich aus Ihrem Verteiler.',
    gmail('Bitte nehmen Sie mich aus Ihrem Verteiler.', `Am Mo., 3. März 2025 um 09:14 Uhr schrieb ${anna}:`),
    { optOut: true },
  ),
  reply(
    'Opt-out, French',
    'Merci de me désinscrire de votre liste.',
    gmail('Merci de me désinscrire de votre liste.', `Le lun. 3 mars 2025 à 09:14, ${anna} a écrit :`),
    { optOut: true },
  ),
  reply(
    'Opt-out, Spanish',
    'No me escriba más, por favor. Dé de baja mi correo.',
    gmail(
      'No me escriba más, por favor. Dé de baja mi correo.',
      `El lun, 3 mar 2025 a las 9:14, Anna Keller (<${us}>) escribió:`,
    ),
    { optOut: true },
  ),
  reply(
    'A person whose client sets X-Auto-Response-Suppress',
    'Let us speak on Friday.',
    outlookWeb('Let us speak on Friday.', ['From', 'Sent', 'To', 'Subject', 'Monday, March 3, 2025 9:14 AM']),
    { headers: ['X-Auto-Response-Suppress: DR, OOF, AutoReply'] },
  ),
  reply(
    'A person who mentions the office',
    'I was out of the office last week, sorry. Let us talk on Friday.',
    gmail(
      'I was out of the office last week, sorry. Let us talk on Friday.',
      `On Mon, Mar 3, 2025 at 9:14 AM ${anna} wrote:`,
    ),
  ),
];

const complaint = (name: string, from: string, text: string, fields: string[]): Sample => ({
  name,
  at: arrival,
  kind: 'complaint',
  raw: Buffer.from(
    [
      `From: ${from}`,
      `To: ${us}`,
      `Subject: FW: ${ourSubject}`,
      'Date: Tue, 04 Mar 2025 09:58:12 +0000',
      'MIME-Version: 1.0',
      'Content-Type: multipart/report; report-type=feedback-report;',
      '\tboundary="----arf"',
      '',
      '------arf',
      'Content-Type: text/plain; charset="US-ASCII"',
      '',
      text,
      '',
      '------arf',
      'Content-Type: message/feedback-report',
      '',
      ...fields,
      '',
      '------arf',
      'Content-Type: message/rfc822',
      '',
      `From: ${us}`,
      `Subject: ${ourSubject}`,
      'Message-ID: <0198f2c4-77aa-7c31-9d42-5b1f0c6a7e10@northwind-sales.com>',
      '',
      ourText.replace(/\n/g, '\r\n'),
      '',
      '------arf--',
      '',
    ].join('\r\n'),
  ),
});

const complaints: Sample[] = [
  complaint(
    'ARF of Yahoo',
    'Yahoo! Mail AntiSpam Feedback <feedback@arf.mail.yahoo.com>',
    'This is an email abuse report for an email message from northwind-sales.com.',
    [
      'Feedback-Type: abuse',
      'User-Agent: Yahoo!-Mail-Feedback/2.0',
      'Version: 0.1',
      'Original-Mail-From: <anna.keller@northwind-sales.com>',
    ],
  ),
  complaint('ARF of a small host', 'abuse@isp.example', 'This is a spam report.', [
    'Feedback-Type: abuse',
    'User-Agent: SomeGenerator/1.0',
    'Version: 1',
    'Original-Rcpt-To: <petra@isp.example>',
  ]),
];

export const conversations: Sample[] = [...replies, ...complaints];
