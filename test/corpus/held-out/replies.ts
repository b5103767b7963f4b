import {
  arrival,
  deliveryStatus,
  mail,
  ourMessage,
  ourSubject,
  ourText,
  report,
  returned,
  us,
  type MailParts,
  type Sample,
} from '../build.js';
import {
  appleMail,
  gmail,
  outlookDesktop,
  outlookWeb,
  thunderbird,
  yahoo,
  type Written,
} from '../clients.js';

interface More extends Partial<MailParts> {
  optOut?: boolean;
  or?: string[];
  only?: 'text' | 'html';
}

function reply(name: string, body: string, written: Written, more: More = {}): Sample {
  const { optOut = false, or = [], only, ...parts } = more;
  const text = only === 'html' ? {} : { text: written.text };
  const html = only === 'text' || written.html === undefined ? {} : { html: written.html };
  return {
    name,
    at: arrival,
    kind: 'reply',
    optOut,
    body: [body, ...or],
    raw: mail({
      from: 'Petra Lang <petra.lang@kunde.example>',
      subject: `Re: ${ourSubject}`,
      answers: true,
      ...text,
      ...html,
      ...parts,
    }),
  };
}

const anna = `Anna Keller <${us}>`;
const marked = ourText.replace(/^/gm, '> ');
const yes = 'Sounds interesting. What would it cost for 40 pallets a month?';
const fields = (from: string, sent: string, to: string, subject: string, date: string): string =>
  `${from}: ${anna}\n${sent}: ${date}\n${to}: Petra Lang <petra.lang@kunde.example>\n${subject}: ${ourSubject}`;

/** Programs and languages that the first half does not have. */
const programs: Sample[] = [
  ...(
    [
      [
        'Hungarian',
        `Anna Keller <${us}> ezt írta (időpont: 2025. márc. 3., H, 9:14):`,
        'Köszönöm, küldjön ajánlatot.',
      ],
      ['Romanian', `În lun., 3 mar. 2025 la 09:14, ${anna} a scris:`, 'Bună ziua, trimiteți-mi o ofertă.'],
      ['Ukrainian', `пн, 3 бер. 2025 р. о 09:14 ${anna} пише:`, 'Доброго дня, надішліть прайс.'],
      ['Greek', `Στις Δευ 3 Μαρ 2025 στις 9:14 π.μ., ο/η ${anna} έγραψε:`, 'Καλημέρα, στείλτε μου προσφορά.'],
      [
        'Finnish',
        `ma 3. maalisk. 2025 klo 9.14 Anna Keller (${us}) kirjoitti:`,
        'Hei, lähettäkää lisätietoja.',
      ],
      ['Taiwanese', `Anna Keller <${us}> 於 2025年3月3日 週一 上午9:14寫道:`, '您好,請寄報價單給我。'],
      ['Bulgarian', `На пн, 3.03.2025 г. в 9:14 ${anna} написа:`, 'Здравейте, изпратете оферта.'],
      ['Slovak', `po 3. 3. 2025 o 9:14 ${anna} napísal(a):`, 'Dobrý deň, pošlite mi cenník.'],
      ['Croatian', `pon, 3. ožu 2025. u 09:14 ${anna} napisao je:`, 'Dobar dan, pošaljite ponudu.'],
      [
        'Vietnamese',
        `Vào Th 2, 3 thg 3, 2025 vào lúc 09:14 ${anna} đã viết:`,
        'Chào bạn, vui lòng gửi báo giá.',
      ],
      [
        'Indonesian',
        `Pada tanggal Sen, 3 Mar 2025 pukul 09.14 ${anna} menulis:`,
        'Halo, tolong kirim penawaran.',
      ],
      [
        'Hebrew',
        `‫בתאריך יום ב׳, 3 במרץ 2025 ב-9:14 מאת ‪Anna Keller‬‏ <‪${us}‬‏>:‬`,
        'שלום, שלחי לי הצעת מחיר.',
      ],
      [
        'Arabic',
        `في الاثنين، 3 مارس 2025 في 9:14 ص تمت كتابة ما يلي بواسطة ‪Anna Keller‬‏ <‪${us}‬‏>:`,
        'مرحبا، أرسلي عرض الأسعار.',
      ],
      ['Brazilian', `Em seg., 3 de mar. de 2025, 09:14, ${anna} escreveu:`, 'Oi Anna, me manda a proposta.'],
      [
        'Catalan',
        `Missatge de ${anna} del dia dl., 3 de març 2025 a les 9:14:`,
        'Hola, envieu-me una oferta.',
      ],
    ] as const
  ).map(([language, attribution, text]) =>
    reply(`Gmail, ${language}`, text, gmail(text, attribution), { only: 'text' }),
  ),
  ...(
    [
      [
        'Portuguese',
        ['De', 'Enviada em', 'Para', 'Assunto', 'segunda-feira, 3 de março de 2025 09:14'],
        'Boa tarde,\nligue-me amanhã.',
      ],
      [
        'Polish',
        ['Od', 'Wysłano', 'Do', 'Temat', 'poniedziałek, 3 marca 2025 09:14'],
        'Dzień dobry,\nproszę o telefon.',
      ],
      ['Swedish', ['Från', 'Skickat', 'Till', 'Ämne', 'den 3 mars 2025 09:14'], 'Hej,\nring mig i morgon.'],
      ['Danish', ['Fra', 'Sendt', 'Til', 'Emne', '3. marts 2025 09:14'], 'Hej,\nring i morgen.'],
      [
        'Czech',
        ['Od', 'Odesláno', 'Komu', 'Předmět', 'pondělí 3. března 2025 9:14'],
        'Dobrý den,\nzavolejte mi zítra.',
      ],
      [
        'Turkish',
        ['Kimden', 'Gönderildi', 'Kime', 'Konu', '3 Mart 2025 Pazartesi 09:14'],
        'Merhaba,\nyarın arayın.',
      ],
      [
        'Hungarian',
        ['Feladó', 'Elküldve', 'Címzett', 'Tárgy', '2025. március 3., hétfő 9:14'],
        'Üdv,\nhívjon holnap.',
      ],
      [
        'Finnish',
        ['Lähettäjä', 'Lähetetty', 'Vastaanottaja', 'Aihe', 'maanantai 3. maaliskuuta 2025 9.14'],
        'Hei,\nsoita huomenna.',
      ],
      ['Chinese', ['发件人', '发送时间', '收件人', '主题', '2025年3月3日 9:14'], '你好,\n明天给我打电话。'],
      [
        'Korean',
        ['보낸 사람', '보낸 날짜', '받는 사람', '제목', '2025년 3월 3일 월요일 오전 9:14'],
        '안녕하세요,\n내일 전화주세요.',
      ],
      [
        'Greek',
        ['Από', 'Στάλθηκε', 'Προς', 'Θέμα', 'Δευτέρα, 3 Μαρτίου 2025 9:14 πμ'],
        'Καλησπέρα,\nκαλέστε με αύριο.',
      ],
      [
        'Romanian',
        ['De la', 'Trimis', 'Către', 'Subiect', 'luni, 3 martie 2025 09:14'],
        'Bună,\nsunați-mă mâine.',
      ],
    ] as const
  ).flatMap(([language, names, text]) => [
    reply(`Outlook desktop, ${language}`, text, outlookDesktop(text, [...names]), { only: 'text' }),
    reply(`Outlook web, ${language}`, text, outlookWeb(text, [...names])),
  ]),
  reply('Spark', yes, {
    text: `${yes}\n\nSent from Spark\nOn 3 Mar 2025 at 09:14 +0000, ${anna}, wrote:\n${marked}\n`,
  }),
  reply('ProtonMail', yes, {
    text: `${yes}\n\nSent with Proton Mail secure email.\n\nOn Monday, March 3rd, 2025 at 9:14 AM, ${anna} wrote:\n\n${marked}\n`,
  }),
  reply('Zimbra', yes, {
    text: `${yes}\n\n----- Original Message -----\nFrom: "Anna Keller" <${us}>\nTo: "Petra Lang" <petra.lang@kunde.example>\nSent: Monday, March 3, 2025 9:14:00 AM\nSubject: ${ourSubject}\n\n${ourText}\n`,
  }),
  reply('Zimbra, French', 'Merci, rappelez-moi.', {
    text: `Merci, rappelez-moi.\n\n----- Mail original -----\nDe: "Anna Keller" <${us}>\nÀ: "Petra Lang" <petra.lang@kunde.example>\nEnvoyé: Lundi 3 Mars 2025 09:14:00\nObjet: ${ourSubject}\n\n${ourText}\n`,
  }),
  reply('Roundcube', yes, { text: `On 2025-03-03 09:14, Anna Keller wrote:\n\n${marked}\n\n${yes}\n` }),
  reply('KMail, German', 'Gerne.', {
    text: `Am Montag, 3. März 2025, 09:14:00 CET schrieb Anna Keller:\n${marked}\n\nGerne.\n`,
  }),
  reply('Samsung', yes, {
    text: `${yes}\n\nSent from my Galaxy\n\n\n-------- Original message --------\nFrom: ${anna}\nDate: 03/03/2025 09:14 (GMT+00:00)\nTo: petra.lang@kunde.example\nSubject: ${ourSubject}\n\n${ourText}\n`,
  }),
  reply('Samsung, German', 'Kein Bedarf.', {
    text: `Kein Bedarf.\n\nVon meinem Samsung Galaxy Smartphone gesendet.\n\n-------- Ursprüngliche Nachricht --------\nVon: ${anna}\nDatum: 03.03.25 09:14 (GMT+01:00)\nAn: petra.lang@kunde.example\nBetreff: ${ourSubject}\n\n${ourText}\n`,
  }),
  reply('Lotus Notes, English', yes, {
    text: `${yes}\n\n\n\nFrom:   "Anna Keller" <${us}>\nTo:     <petra.lang@kunde.example>, \nDate:   03/03/2025 09:14\nSubject:        ${ourSubject}\n\n\n\n${ourText}\n`,
  }),
  reply('BlackBerry', yes, {
    text: `${yes}\n\nSent from my BlackBerry 10 smartphone.\n  Original Message  \nFrom: Anna Keller\nSent: Monday, March 3, 2025 9:14 AM\nTo: petra.lang@kunde.example\nSubject: ${ourSubject}\n\n${ourText}\n`,
  }),
  reply(
    'Yahoo, German',
    'Bitte anrufen.',
    yahoo('Bitte anrufen.', `Am Montag, 3. März 2025 um 09:14:22 MEZ hat ${anna} Folgendes geschrieben:`),
    { only: 'text' },
  ),
  reply(
    'Yahoo, French',
    'Appelez-moi.',
    yahoo('Appelez-moi.', `Le lundi 3 mars 2025 à 09:14:22 UTC+1, ${anna} a écrit :`),
    { only: 'text' },
  ),
  reply(
    'Yahoo, Spanish',
    'Llámeme.',
    yahoo('Llámeme.', `El lunes, 3 de marzo de 2025, 09:14:22 CET, ${anna} escribió:`),
    { only: 'html' },
  ),
  reply('Mail.ru', 'Пришлите прайс, пожалуйста.', {
    text: `Пришлите прайс, пожалуйста.\n\n--\nПетра Ланг\nОтправлено из Почты Mail.ru\n\n\n>Понедельник, 3 марта 2025, 9:14 +03:00 от ${anna}:\n>\n${ourText.replace(/^/gm, '>')}\n`,
  }),
  reply(
    'Yandex',
    'Спасибо, не интересно.',
    { text: `Спасибо, не интересно.\n\n03.03.2025, 09:14, "Anna Keller" <${us}>:\n${marked}\n` },
    { charset: 'koi8-r' },
  ),
  reply(
    'QQ',
    '请发报价。',
    {
      text: `请发报价。\n\n\n------------------ 原始邮件 ------------------\n发件人: "Anna Keller" <${us}>;\n发送时间: 2025年3月3日(星期一) 上午9:14\n收件人: "petra"<petra.lang@kunde.example>;\n主题: ${ourSubject}\n\n${ourText}\n`,
    },
    { charset: 'gb18030' },
  ),
  reply(
    'Shuriken, Japanese',
    '資料をお送りください。',
    {
      text: `資料をお送りください。\n\n-----Original Message-----\nFrom: Anna Keller <${us}>\nSent: Monday, March 3, 2025 9:14 AM\nTo: petra.lang@kunde.example\nSubject: ${ourSubject}\n\n${ourText}\n`,
    },
    { charset: 'iso-2022-jp', encoding: '8bit' },
  ),
  reply(
    'iPhone, Italian',
    'Mi chiami.',
    appleMail('Mi chiami.', `Il giorno 3 mar 2025, alle ore 09:14, ${anna} ha scritto:`, 'Inviato da iPhone'),
    { only: 'text' },
  ),
  reply(
    'iPhone, Dutch',
    'Bel me.',
    appleMail(
      'Bel me.',
      `Op 3 mrt 2025 om 09:14 heeft ${anna} het volgende geschreven:`,
      'Verstuurd vanaf mijn iPhone',
    ),
    { only: 'text' },
  ),
  reply(
    'iPhone, Portuguese',
    'Ligue-me.',
    appleMail('Ligue-me.', `Em 3 de mar. de 2025, à(s) 09:14, ${anna} escreveu:`, 'Enviado do meu iPhone'),
    { only: 'html' },
  ),
  reply(
    'iPhone, Swedish',
    'Ring mig.',
    appleMail('Ring mig.', `3 mars 2025 kl. 09:14 skrev ${anna}:`, 'Skickat från min iPhone'),
    { only: 'text' },
  ),
  reply(
    'iPhone, Polish',
    'Proszę zadzwonić.',
    appleMail(
      'Proszę zadzwonić.',
      `Wiadomość napisana przez ${anna} w dniu 3 mar 2025, o godz. 09:14:`,
      'Wysłane z iPhone’a',
    ),
    { only: 'text' },
  ),
  reply(
    'iPhone, Russian',
    'Позвоните.',
    appleMail('Позвоните.', `3 марта 2025 г., в 9:14, ${anna} написал(а):`, 'Отправлено с iPhone'),
    { only: 'text', charset: 'windows-1251' },
  ),
  reply(
    'iPhone, Japanese',
    'お電話ください。',
    appleMail('お電話ください。', `2025/03/03 9:14、${anna}のメール:`, 'iPhoneから送信'),
    { only: 'text' },
  ),
  reply(
    'iPhone, Chinese',
    '请给我打电话。',
    appleMail('请给我打电话。', `在 2025年3月3日,09:14,${anna} 写道:`, '从我的 iPhone 发送'),
    { only: 'text' },
  ),
  reply(
    'iPad, Danish',
    'Ring til mig.',
    appleMail('Ring til mig.', `Den 3. mar. 2025 kl. 09.14 skrev ${anna}:`, 'Sendt fra min iPad'),
    { only: 'text' },
  ),
  reply(
    'iPhone, Turkish',
    'Arayın.',
    appleMail('Arayın.', `${anna} şunları yazdı (3 Mar 2025 09:14):`, 'iPhone’umdan gönderildi'),
    { only: 'text' },
  ),
  reply(
    'Thunderbird, Italian',
    'Va bene.',
    thunderbird('Va bene.', 'Il 03/03/2025 09:14, Anna Keller ha scritto:'),
    { only: 'text' },
  ),
  reply(
    'Thunderbird, Polish',
    'Dobrze.',
    thunderbird('Dobrze.', 'W dniu 3.03.2025 o 09:14, Anna Keller pisze:'),
    { only: 'text' },
  ),
  reply(
    'Thunderbird, Czech',
    'Dobře.',
    thunderbird('Dobře.', 'Dne 03. 03. 25 v 9:14 Anna Keller napsal(a):'),
    { only: 'text' },
  ),
  reply('Thunderbird, Russian', 'Хорошо.', thunderbird('Хорошо.', '03.03.2025 9:14, Anna Keller пишет:'), {
    only: 'text',
  }),
  reply(
    'Thunderbird, Dutch',
    'Prima.',
    thunderbird('Prima.', 'Op 03-03-2025 om 09:14 schreef Anna Keller:'),
    { only: 'text' },
  ),
  reply(
    'Thunderbird, Spanish',
    'De acuerdo.',
    thunderbird('De acuerdo.', 'El 3/3/25 a las 9:14, Anna Keller escribió:'),
    { only: 'text' },
  ),
];

const sign =
  'Petra Lang\nHead of Logistics\nKunde Ltd\n1 Dock Road, London E16\nT: +44 20 7946 0000\nwww.kunde.example';

/** Signatures, and what people do with quotes. */
const shapes: Sample[] = [
  reply(
    'A closing and a block',
    'Happy to talk on Friday at 10.',
    { text: `Happy to talk on Friday at 10.\n\nBest regards,\n\n${sign}\n` },
    {
      or: [
        'Happy to talk on Friday at 10.\n\nBest regards,',
        'Happy to talk on Friday at 10.\n\nBest regards,\n\nPetra Lang',
      ],
    },
  ),
  reply(
    'French closing',
    'Je préfère un appel jeudi.',
    {
      text: `Je préfère un appel jeudi.\n\nBien cordialement,\n\nPetra Lang\nResponsable logistique\nTél. : 01 23 45 67 89\n`,
    },
    {
      or: [
        'Je préfère un appel jeudi.\n\nBien cordialement,',
        'Je préfère un appel jeudi.\n\nBien cordialement,\n\nPetra Lang',
      ],
    },
  ),
  reply(
    'Spanish closing',
    'Prefiero el jueves.',
    {
      text: `Prefiero el jueves.\n\nUn cordial saludo,\n\nPetra Lang\nDirectora de logística\nMóvil: +34 600 000 000\n`,
    },
    {
      or: [
        'Prefiero el jueves.\n\nUn cordial saludo,',
        'Prefiero el jueves.\n\nUn cordial saludo,\n\nPetra Lang',
      ],
    },
  ),
  reply('Disclaimer', 'Please call me.', {
    text: `Please call me.\n\n-- \nPetra Lang\nKunde Ltd\n\nThis email and any attachments are confidential and intended solely for the addressee. If you are not the intended recipient, please delete it.\n`,
  }),
  reply('A short note without anything', 'ok', { text: 'ok\n' }),
  reply(
    'A list with dashes stays',
    'We need:\n- price per pallet\n- transit times\n\nThanks',
    {
      text: `We need:\n- price per pallet\n- transit times\n\nThanks\n\nOn Mon, Mar 3, 2025 at 9:14 AM ${anna} wrote:\n\n${marked}\n`,
    },
    { or: ['We need:\n- price per pallet\n- transit times'] },
  ),
  reply('A sentence that begins like a header', 'From: what I hear, your rates are good.\nCall me.', {
    text: `From: what I hear, your rates are good.\nCall me.\n\nOn Mon, Mar 3, 2025 at 9:14 AM ${anna} wrote:\n\n${marked}\n`,
  }),
  reply('A sentence that begins with On', 'On Monday we wrote: nothing.\nLet us talk anyway.', {
    text: `On Monday we wrote: nothing.\nLet us talk anyway.\n`,
  }),
  reply(
    'Answers between the lines, in German',
    'Antworten unten.\n\nEtwa 400 im Jahr.\n\nDonnerstag passt.',
    {
      text: `Antworten unten.\n\nAm 03.03.25 um 09:14 schrieb Anna Keller:\n> Wie viele Paletten verschicken Sie?\n\nEtwa 400 im Jahr.\n\n> Wann passt ein Anruf?\n\nDonnerstag passt.\n`,
    },
  ),
  reply('HTML alone from Gmail', yes, gmail(yes, `On Mon, Mar 3, 2025 at 9:14 AM ${anna} wrote:`), {
    only: 'html',
  }),
  reply(
    'HTML alone from Outlook',
    yes,
    outlookDesktop(yes, ['Von', 'Gesendet', 'An', 'Betreff', 'Montag, 3. März 2025 09:14']),
    { only: 'html' },
  ),
  reply(
    'HTML alone from Outlook for iOS',
    yes,
    outlookWeb(yes, ['From', 'Sent', 'To', 'Subject', 'Monday, March 3, 2025'], 'Get Outlook for iOS'),
    { only: 'html' },
  ),
  reply(
    'HTML alone from an iPhone',
    yes,
    appleMail(yes, `On Mar 3, 2025, at 9:14 AM, ${anna} wrote:`, 'Sent from my iPhone'),
    { only: 'html' },
  ),
  reply('Bold header names of Outlook in text', yes, {
    text: `${yes}\n\n*From:* ${anna}\n*Sent:* Monday, March 3, 2025 9:14 AM\n*To:* Petra Lang\n*Subject:* ${ourSubject}\n\n${ourText}\n`,
  }),
  reply('External sender banner in the quote', yes, {
    text: `${yes}\n\n${fields('From', 'Date', 'To', 'Subject', 'Monday, 3 March 2025 at 09:14')}\n\nCAUTION: This email originated from outside of the organization.\n\n${ourText}\n`,
  }),
  reply('Two rounds of quotes', yes, {
    text: `${yes}\n\nOn Tue, Mar 4, 2025 at 8:00 AM ${anna} wrote:\n\n> Any news?\n>\n> On Mon, Mar 3, 2025 at 9:14 AM ${anna} wrote:\n>\n${marked.replace(/^/gm, '> ')}\n`,
  }),
  reply('Mentions unsubscribe in the quote alone', 'Tell me more.', {
    text: `Tell me more.\n\nOn Mon, Mar 3, 2025 at 9:14 AM ${anna} wrote:\n\n${marked}\n> I am out of the office on Friday. Please unsubscribe here.\n`,
  }),
  reply('Asks how people opt out', 'How do your customers handle unsubscribe requests in the tool?', {
    text: 'How do your customers handle unsubscribe requests in the tool?\n',
  }),
];

const optOuts: Sample[] = (
  [
    'Take me off your list, please.',
    'Please stop emailing me.',
    'STOP',
    'Do not contact me again.',
    'Please unsubscribe me from this mailing list. Thanks',
    'Remove my email address from your database immediately.',
    'Bitte keine weiteren E-Mails mehr.',
    'Hiermit widerspreche ich der Nutzung meiner Daten zu Werbezwecken.',
    'Veuillez ne plus me contacter.',
    'Por favor, elimíneme de su lista de correo.',
    'Vi prego di cancellarmi dalla vostra mailing list.',
    'Por favor, remova o meu e-mail da sua lista.',
    'Gelieve mij uit uw bestand te verwijderen.',
    'Proszę o usunięcie mojego adresu z Państwa bazy.',
    'Ta bort mig från er lista, tack.',
    'Vänligen sluta maila mig.',
    'Fjern mig venligst fra jeres liste.',
    'Odhlaste mě prosím z odběru.',
    'Lütfen beni listenizden çıkarın.',
    'Пожалуйста, удалите меня из рассылки.',
    '配信を停止してください。',
    '请不要再给我发邮件了。',
  ] as const
).map(text =>
  reply(`Opt-out: ${text}`, text, gmail(text, `On Mon, Mar 3, 2025 at 9:14 AM ${anna} wrote:`), {
    optOut: true,
    or: [text.replace(/ Thanks$/, '')],
  }),
);

const others: Sample[] = [
  {
    name: 'A person forwards a bounce that she got',
    at: arrival,
    kind: 'reply',
    raw: report({
      from: 'Petra Lang <petra.lang@kunde.example>',
      subject: `Re: ${ourSubject}`,
      answers: true,
      multipartType: 'multipart/mixed',
      text: 'Hi Anna, I tried to write to your colleague and got this. Can you help?\n',
      attached: [
        {
          type: 'message/rfc822',
          body: `From: MAILER-DAEMON@kunde.example\nSubject: Undelivered Mail Returned to Sender\nContent-Type: text/plain\n\n${ourMessage('max@northwind-sales.com')}`,
        },
      ],
    }),
  },
  {
    name: 'A person whose text tells of a bounce',
    at: arrival,
    kind: 'reply',
    optOut: false,
    raw: mail({
      from: 'Petra Lang <petra.lang@kunde.example>',
      subject: `Re: ${ourSubject}`,
      answers: true,
      text: 'Your mail to max@kunde.example could not be delivered, he told me. Write to me instead.\n',
    }),
  },
  {
    name: 'A person called Postmann',
    at: arrival,
    kind: 'reply',
    raw: mail({
      from: 'Uwe Postmann <postmann@kunde.example>',
      subject: `Re: ${ourSubject}`,
      answers: true,
      text: 'Bitte rufen Sie mich an.\n',
    }),
  },
  {
    name: 'A person who names her coming holiday',
    at: arrival,
    kind: 'reply',
    raw: mail({
      from: 'Petra Lang <petra.lang@kunde.example>',
      subject: `Re: ${ourSubject}`,
      answers: true,
      text: "Hi Anna,\nI'm interested, but I am on vacation from 10 March, so could you call me this week?\nPetra\n",
    }),
  },
  {
    name: 'A person in a mailing list program',
    at: arrival,
    kind: 'reply',
    raw: mail({
      from: 'Petra Lang <petra.lang@kunde.example>',
      subject: `Re: ${ourSubject}`,
      answers: true,
      headers: [
        'Precedence: list',
        'List-Id: <sales.kunde.example>',
        'List-Unsubscribe: <mailto:sales+unsubscribe@kunde.example>',
      ],
      text: 'Please send an offer to the whole team.\n',
    }),
  },
  {
    name: 'An own answer of support staff in a ticket system',
    at: arrival,
    kind: 'reply',
    raw: mail({
      from: 'Petra (Kunde Support) <support@kunde.example>',
      subject: `[Kunde] Re: ${ourSubject}`,
      answers: true,
      headers: ['X-Mailer: Zendesk Mailer', 'X-Auto-Response-Suppress: All'],
      text: '##- Please type your reply above this line -##\n\nHello Anna, our logistics lead is Max Braun, please write to max@kunde.example.\n',
    }),
  },
  {
    name: 'Complaint of Microsoft (JMRP)',
    at: arrival,
    kind: 'complaint',
    raw: report({
      from: 'staff@hotmail.example',
      subject: 'complaint about message from 192.0.2.7',
      reportType: 'feedback-report',
      text: 'This is an email abuse report.\n',
      attached: [
        {
          type: 'message/feedback-report',
          body: 'Feedback-Type: abuse\nUser-Agent: Microsoft/1.0\nVersion: 1\n',
        },
        returned('someone@hotmail.example'),
      ],
    }),
  },
  {
    name: 'Complaint in a multipart/mixed',
    at: arrival,
    kind: 'complaint',
    raw: report({
      from: 'fbl@isp.example',
      subject: 'Abuse report',
      multipartType: 'multipart/mixed',
      text: 'A user marked this message as spam.\n',
      attached: [
        { type: 'message/feedback-report', body: 'Feedback-Type: abuse\nVersion: 1\nUser-Agent: X/1\n' },
        returned('someone@isp.example'),
      ],
    }),
  },
  {
    name: 'Delivered, told by Google',
    at: arrival,
    kind: 'notice',
    raw: report({
      from: 'Mail Delivery Subsystem <mailer-daemon@googlemail.com>',
      subject: 'Delivery Status Notification (Success)',
      text: 'Your message has been delivered.\n',
      attached: [
        deliveryStatus(
          ['Reporting-MTA: dns; googlemail.com'],
          ['Final-Recipient: rfc822; max@kunde.example', 'Action: delivered', 'Status: 2.1.5'],
        ),
      ],
    }),
  },
];

export const conversations: Sample[] = [...programs, ...shapes, ...optOuts, ...others];
