import { mail, ourSubject, ourText, us, type Sample } from '../build.js';

/** Written after the rules were mended for the others of this folder, to see whether they had learned more than those. */

/** [arrival, return day, subject, text] */
const notes: [at: string, returns: string | null, subject: string, text: string][] = [
  [
    '2025-07-30',
    '2025-08-18',
    'Automatic reply: Hello',
    "I'm off on my summer break! I'll be picking up emails again from Monday 18 August.",
  ],
  [
    '2025-12-18',
    '2026-01-05',
    'Automatic reply: Hello',
    'The office shuts at noon on 19 December and reopens on Monday 5 January. Merry Christmas!',
  ],
  [
    '2025-05-20',
    '2025-05-27',
    'Automatic reply: Hello',
    'Hi there, Memorial Day weekend! I am OOO 5/22-5/26 and back online 5/27.',
  ],
  [
    '2025-09-02',
    '2025-09-15',
    'Automatic reply: Hello',
    'I am on leave from 1/09/2025 to 12/09/2025 and return on 15/09/2025.',
  ],
  [
    '2025-09-02',
    '2025-09-10',
    'Automatic reply: Hello',
    'Thank you for your email. I am on annual leave until 10/09/2025. My colleague Priya can help on 07700 900123.',
  ],
  [
    '2025-03-03',
    null,
    'Automatic reply: Hello',
    'I work part-time (Monday, Tuesday and Thursday mornings) and answer mail on those days.',
  ],
  [
    '2025-03-03',
    null,
    'Automatic reply: Hello',
    'Please note that from 1 April 2025 my new e-mail address will be sam@newfirm.example.',
  ],
  ['2025-03-03', '2025-03-17', 'Automatic reply: Hello', 'On honeymoon! Not reachable before March 17th.'],
  [
    '2025-03-03',
    '2025-03-10',
    'Out of office',
    'I am at a customer site this week and will be at my desk again next Monday.',
  ],
  [
    '2025-07-30',
    '2025-08-18',
    'Automatische Antwort: Anfrage',
    'Ich habe Urlaub vom 28.07. bis einschließlich 15.08.2025. Am 18.08. bin ich wieder im Haus.',
  ],
  [
    '2025-07-30',
    '2025-08-04',
    'Automatische Antwort: Anfrage',
    'Heute und morgen bin ich auf Schulung. Ab Montag stehe ich Ihnen wieder zur Verfügung.',
  ],
  [
    '2025-12-19',
    '2026-01-12',
    'Automatische Antwort: Anfrage',
    'Ich bin erst am 12. Januar 2026 wieder erreichbar. Frohes Fest!',
  ],
  [
    '2025-07-30',
    '2025-08-31',
    'Automatische Antwort: Anfrage',
    'Ich bin bis Ende August in Elternzeit. Vertretung: Herr Lang.',
  ],
  [
    '2025-07-30',
    '2025-08-25',
    'Réponse automatique : Devis',
    'Je suis absent jusqu’au vendredi 22 août. Je traiterai votre message à mon retour le lundi 25.',
  ],
  [
    '2025-07-30',
    '2025-08-18',
    'Réponse automatique : Devis',
    'L’entreprise est fermée du 01/08 au 17/08. Reprise de l’activité le 18/08.',
  ],
  [
    '2025-04-14',
    '2025-04-22',
    'Respuesta automática: Consulta',
    'Con motivo de la Semana Santa permaneceré ausente y volveré a estar disponible el martes 22 de abril.',
  ],
  [
    '2025-07-30',
    '2025-08-31',
    'Respuesta automática: Consulta',
    'Estaré de vacaciones durante todo el mes, hasta el 31/08. Contacto: 93 456 12 30.',
  ],
  [
    '2025-07-30',
    '2025-08-25',
    'Risposta automatica: Richiesta',
    'Gli uffici resteranno chiusi per ferie dall’11 al 22 agosto. Riapriremo lunedì 25 agosto.',
  ],
  [
    '2025-02-27',
    '2025-03-06',
    'Resposta automática: Olá',
    'Devido ao Carnaval, não haverá expediente até 05/03. Retornaremos na quinta-feira, 6 de março.',
  ],
  [
    '2025-07-30',
    '2025-08-11',
    'Automatisch antwoord: Vraag',
    'Wegens vakantie ben ik afwezig van 28 juli t/m 10 augustus. Maandag 11 augustus sta ik weer voor u klaar.',
  ],
  ['2025-07-08', '2025-08-11', 'Autosvar: Hej', 'Hej! Jag har semester v. 28–32 och är åter måndag 11/8.'],
  [
    '2025-07-08',
    '2025-07-28',
    'Automatisk svar: Hej',
    'Tak for din mail. Jeg er på sommerferie i uge 28, 29 og 30 og træffes igen mandag den 28. juli.',
  ],
  [
    '2025-07-08',
    '2025-07-21',
    'Automaattinen vastaus: Moi',
    'Olen vuosilomalla ja tavattavissa jälleen 21.7.2025 alkaen.',
  ],
  [
    '2025-07-30',
    '2025-08-11',
    'Odpowiedź automatyczna: Oferta',
    'Informuję, że do 8.08.2025 r. jestem nieobecna. Na wiadomości odpowiem po powrocie, tj. 11.08.2025 r.',
  ],
  [
    '2025-07-30',
    '2025-08-11',
    'Automatická odpověď: Nabídka',
    'Děkuji za zprávu. Jsem na dovolené, vracím se 11. srpna. V naléhavých případech volejte 602 123 456.',
  ],
  [
    '2025-07-30',
    '2025-08-11',
    'Automatikus válasz: Ajánlat',
    'Szabadságom ideje: 2025.07.28 - 2025.08.08. Augusztus 11-től ismét elérhető vagyok.',
  ],
  [
    '2025-07-30',
    '2025-08-18',
    'Răspuns automat: Ofertă',
    'Mă aflu în concediu de odihnă până la data de 15.08.2025 inclusiv și revin luni, 18.08.2025.',
  ],
  [
    '2025-12-29',
    '2026-01-09',
    'Автоматический ответ: Запрос',
    'С наступающим! Офис закрыт на праздники с 31 декабря по 8 января. Приступим к работе 9 января.',
  ],
  [
    '2025-07-30',
    '2025-08-10',
    'Автоответ',
    'Добрый день! До 10 августа я в отпуске, доступ к почте ограничен. Ваш менеджер — Ольга, доб. 215.',
  ],
  [
    '2025-06-03',
    '2025-06-10',
    'Otomatik yanıt: Teklif',
    'Kurban Bayramı nedeniyle 5-9 Haziran tarihlerinde ofisimiz kapalıdır. 10 Haziran Salı günü tekrar hizmetinizdeyiz.',
  ],
  [
    '2025-08-05',
    '2025-08-20',
    'Αυτόματη απάντηση: Προσφορά',
    'Απουσιάζω με κανονική άδεια από 4/8 έως και 19/8. Θα είμαι πάλι διαθέσιμη στις 20/8.',
  ],
  [
    '2025-12-26',
    '2026-01-05',
    '自動応答: お問い合わせ',
    '誠に勝手ながら下記の期間を冬季休業とさせていただきます。\n期間:2025年12月27日(土)~2026年1月4日(日)\n2026年1月5日(月)より業務を開始いたします。',
  ],
  [
    '2025-06-03',
    '2025-06-06',
    '不在のお知らせ',
    '本日より休暇をいただいております。6/6(金)に出社いたしますので、それ以降にご返信いたします。',
  ],
  [
    '2025-01-24',
    '2025-02-05',
    '自动回复:询价',
    '春节放假时间为1月26日至2月4日,2月5日(初八)正式上班。放假期间如有紧急事宜请拨打 13800001234。',
  ],
  [
    '2025-06-03',
    '2025-06-09',
    '자동회신: 문의',
    '연차로 인해 6월 5일부터 8일까지 자리를 비웁니다. 6월 9일 월요일부터 정상 근무합니다.',
  ],
  [
    '2025-06-03',
    '2025-06-15',
    'رد تلقائي: استفسار',
    'أنا حالياً في إجازة سنوية وسوف أعود بتاريخ 15/06/2025. يرجى التواصل مع الزميل أحمد.',
  ],
  [
    '2025-10-05',
    '2025-10-15',
    'מענה אוטומטי: הצעה',
    'חג שמח! המשרד סגור בין התאריכים 6.10 ל-14.10. נשוב לפעילות ביום 15.10.',
  ],
];

const absences: Sample[] = notes.map(([at, returns, subject, text]) => ({
  name: `Second batch: ${text.slice(0, 60)}`,
  raw: mail({
    from: 'Contact <contact@another-customer.example>',
    subject,
    text,
    headers: ['Auto-Submitted: auto-replied'],
    encoding: 'base64',
    answers: true,
  }),
  at: new Date(`${at}T07:15:00Z`),
  kind: 'auto_reply',
  returns,
}));

/** [text, category, whether it opts out, line above the quote] */
const answers: [text: string, category: Sample['category'], optOut: boolean, above: string][] = [
  [
    "I'd rather not get these. Please drop me from your list.",
    'Not Interested',
    true,
    `On Monday, 3 March 2025 at 08:14, Anna Keller <${us}> wrote:`,
  ],
  [
    'Nous avons déjà un contrat annuel, merci.',
    'Not Interested',
    false,
    `Le lun. 3 mars 2025 à 09:14, Anna Keller <${us}> a écrit :`,
  ],
  [
    'Wir sind bestens versorgt, danke.',
    'Not Interested',
    false,
    `Am Mo., 3. März 2025 um 09:14 Uhr schrieb Anna Keller <${us}>:`,
  ],
  [
    'Bitte streichen Sie uns von der Liste.',
    'Not Interested',
    true,
    `Am Mo., 3. März 2025 um 09:14 Uhr schrieb Anna Keller <${us}>:`,
  ],
  [
    '¿Qué tarifas manejan para Portugal?',
    'Interested',
    false,
    `El lun, 3 mar 2025 a las 9:14, Anna Keller (<${us}>) escribió:`,
  ],
  [
    'Basta con queste email.',
    'Not Interested',
    true,
    `Il giorno lun 3 mar 2025 alle ore 09:14 Anna Keller <${us}> ha scritto:`,
  ],
  [
    'Não temos interesse, obrigado.',
    'Not Interested',
    false,
    `Em seg., 3 de mar. de 2025 às 06:14, Anna Keller <${us}> escreveu:`,
  ],
  [
    'Ik wil graag een offerte ontvangen.',
    'Interested',
    false,
    `Op ma 3 mrt 2025 om 09:14 schreef Anna Keller <${us}>:`,
  ],
  [
    'Gdzie mogę zobaczyć cennik?',
    'Interested',
    false,
    `pon., 3 mar 2025 o 09:14 Anna Keller <${us}> napisał(a):`,
  ],
  [
    'Jag vill inte ha fler utskick från er.',
    'Not Interested',
    true,
    `Den mån 3 mars 2025 kl 09:14 skrev Anna Keller <${us}>:`,
  ],
  [
    'Уберите мой адрес из вашей базы.',
    'Not Interested',
    true,
    `пн, 3 мар. 2025 г. в 11:14, Anna Keller <${us}>:`,
  ],
  [
    'Fiyat listenizi gönderir misiniz?',
    'Interested',
    false,
    `Anna Keller <${us}>, 3 Mar 2025 Pzt, 11:14 tarihinde şunu yazdı:`,
  ],
  ['今後このようなメールは不要です。', 'Not Interested', true, `2025年3月3日(月) 17:14 Anna Keller <${us}>:`],
  ['价格是多少?', 'Interested', false, `Anna Keller <${us}> 於 2025年3月3日 週一 下午4:14寫道:`],
  [
    'The list you sent stops at page 2, could you resend it?',
    undefined,
    false,
    `On Mon, Mar 3, 2025 at 9:14 AM Anna Keller <${us}> wrote:`,
  ],
  [
    'We contract this centrally; talk to procurement in Lyon.',
    'Neutral',
    false,
    `On Mon, Mar 3, 2025 at 9:14 AM Anna Keller <${us}> wrote:`,
  ],
];

const quoted = ourText.replace(/^/gm, '> ');

const replies: Sample[] = answers.map(([text, category, optOut, above]) => ({
  name: `Second batch: ${text.slice(0, 60)}`,
  raw: mail({
    from: 'Person <person@another-customer.example>',
    subject: `Re: ${ourSubject}`,
    text: `${text}\n\n${above}\n\n${quoted}`,
    answers: true,
  }),
  at: new Date('2025-03-04T10:00:00Z'),
  kind: 'reply',
  optOut,
  body: text,
  ...(category && { category }),
}));

/** Markup of mail programs, in mail that has no text part. [name, what was written, HTML] */
const pages: [name: string, body: string[], html: string][] = [
  [
    'Outlook, Danish',
    ['Hej Anna, ring gerne i morgen.'],
    `<div>Hej Anna, ring gerne i morgen.</div><div style="border-top:solid #E1E1E1 1.0pt"><p><b>Fra:</b> Anna Keller &lt;${us}&gt;<br><b>Sendt:</b> 3. marts 2025 09:14<br><b>Til:</b> Bo<br><b>Emne:</b> ${ourSubject}</p></div><p>${ourText}</p>`,
  ],
  [
    'iOS Mail',
    ['Ok for me.'],
    `<html><body>Ok for me.<br><br><div dir="ltr">Sent from my iPad</div><div dir="ltr"><br><blockquote type="cite">On Mar 3, 2025, at 9:14 AM, Anna Keller &lt;${us}&gt; wrote:<br><br></blockquote></div><blockquote type="cite"><div dir="ltr">${ourText}</div></blockquote></body></html>`,
  ],
  [
    'Gmail, signature and notice',
    ['Which ports do you serve?'],
    `<div dir="ltr">Which ports do you serve?<br><div><div class="gmail_signature">Ida Falk<br>Falk Shipping</div></div></div><br><p>This email and any attachments are confidential and intended solely for the addressee.</p><div class="gmail_quote"><div class="gmail_attr">Den man 3 mars 2025 kl 09:14 skrev Anna Keller:</div><blockquote>${ourText}</blockquote></div>`,
  ],
  [
    'Outlook mobile',
    ['Merci, pas intéressé.'],
    `<div dir="auto">Merci, pas intéressé.</div><div id="ms-outlook-mobile-signature">Envoyé à partir de <a href="https://aka.ms/o0ukef">Outlook pour iOS</a></div><div id="mail-editor-reference-message-container"><hr><div id="divRplyFwdMsg"><b>De :</b> Anna Keller</div>${ourText}</div>`,
  ],
];

const htmlReplies: Sample[] = pages.map(([name, body, html]) => ({
  name: `Second batch: ${name}`,
  raw: mail({
    from: 'Person <person@another-customer.example>',
    subject: `Re: ${ourSubject}`,
    html,
    answers: true,
  }),
  at: new Date('2025-03-04T10:00:00Z'),
  kind: 'reply',
  optOut: false,
  body,
}));

export const second: readonly Sample[] = [...absences, ...replies, ...htmlReplies];
