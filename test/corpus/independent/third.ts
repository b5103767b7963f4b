import { mail, ourSubject, ourText, us, type Sample } from '../build.js';

/** A last batch, in other words and forms again, measured before anything was mended for it. */

/** [arrival, return day, subject, text] */
const notes: [at: string, returns: string | null, subject: string, text: string][] = [
  [
    '2025-08-04',
    '2025-08-19',
    'Out of Office',
    'Hi! I am taking some time off to recharge. My return date is Tue 19 Aug. In the meantime ping ops@firm.example.',
  ],
  ['2025-08-04', '2025-08-11', 'Out of Office', 'I am in training all week with no email until Monday.'],
  ['2025-08-04', '2025-08-21', 'Automatic reply: Pallets', 'Away Mon 4th - Wed 20th Aug, back Thurs 21st.'],
  [
    '2025-08-04',
    '2025-09-02',
    'Automatic reply: Pallets',
    'I will be unavailable August 1st thru September 1st (Labor Day). I look forward to connecting with you when I return on September 2nd.',
  ],
  [
    '2025-08-04',
    '2025-08-15',
    'Automatic reply: Pallets',
    'Gone fishing until 15-Aug-2025. For support dial 1-800-555-0199.',
  ],
  [
    '2025-12-22',
    '2026-01-02',
    'Automatic reply: Pallets',
    'Thanks for your message. We are closed for the holidays and will respond when we reopen on Jan 2.',
  ],
  [
    '2025-08-04',
    null,
    'Automatic reply: Pallets',
    'I retired on 31 July 2025. Please update your records and write to Karen Lowe.',
  ],
  [
    '2025-08-04',
    null,
    'Automatic reply: Pallets',
    'Thank you. Your message reached us on 4 August 2025 at 09:12. Office hours: Mon-Fri 9-17.',
  ],
  [
    '2025-08-04',
    '2025-08-25',
    'Automatic reply: Pallets',
    'I have left for paternity leave! First day back in the saddle: August 25.',
  ],
  [
    '2025-08-04',
    '2025-08-06',
    'Automatic reply: Pallets',
    'I am out of the office on Monday 4 and Tuesday 5 August, returning Wednesday.',
  ],
  [
    '2025-08-04',
    '2025-08-29',
    'Abwesenheitsnotiz',
    'Vielen Dank für Ihre E-Mail. Bis zum 29.8. bin ich nicht im Büro. Ihre Mail wird nicht gelesen. Tel. Zentrale 0711 12 34 - 0.',
  ],
  [
    '2025-08-04',
    '2025-08-20',
    'Abwesenheitsnotiz',
    'Ich bin unterwegs und kann Ihre Mail erst nach dem 20.08. beantworten.',
  ],
  ['2025-08-04', '2025-08-14', 'Abwesenheitsnotiz', 'Bin am Do, 14.08., wieder da. LG Tom'],
  [
    '2025-08-04',
    '2025-09-01',
    'Abwesenheitsnotiz',
    'Ab dem 1. September können Sie mich wie gewohnt erreichen. Bis dahin hilft Ihnen Frau Ott.',
  ],
  [
    '2025-08-04',
    '2025-08-18',
    'Automatische Antwort: Frage',
    'Mein Urlaub endet am 17.08.; ab 18.08. kümmere ich mich um Ihr Anliegen.',
  ],
  [
    '2025-08-04',
    '2025-08-25',
    'Réponse automatique',
    "En vacances ! Je reviens le 25/08, bien bronzé. D'ici là, voyez avec Paul.",
  ],
  [
    '2025-08-04',
    '2025-08-29',
    'Réponse automatique',
    "Merci pour votre message. Je suis en congé jusqu'au 29/08 inclus et n'aurai pas accès à mes mails.",
  ],
  [
    '2025-08-04',
    '2025-09-01',
    'Réponse automatique',
    'Je serai à nouveau joignable à compter du 1er septembre.',
  ],
  [
    '2025-08-04',
    '2025-08-18',
    'Respuesta automática',
    'Me encuentro fuera del 4 al 15 de agosto, ambos inclusive. A la vuelta, el día 18, responderé su correo.',
  ],
  [
    '2025-12-22',
    '2026-01-07',
    'Respuesta automática',
    'Felices fiestas. Nuestra oficina estará cerrada hasta el 6 de enero; retomamos la actividad el 7 de enero.',
  ],
  [
    '2025-08-04',
    '2025-08-25',
    'Risposta automatica',
    'Sono in ferie fino a venerdì 22/8. Sarò di nuovo operativo da lunedì 25/8.',
  ],
  [
    '2025-12-22',
    '2026-01-07',
    'Risposta automatica',
    'Chiusura natalizia dal 24 dicembre al 6 gennaio. Riprenderemo regolarmente il 7 gennaio 2026.',
  ],
  [
    '2025-12-22',
    '2026-01-05',
    'Resposta automática',
    'Estamos em recesso de 22/12 a 04/01. Voltamos dia 05/01.',
  ],
  [
    '2025-08-04',
    '2025-08-18',
    'Resposta automática',
    'Estou de férias e regresso ao trabalho no dia 18 de Agosto.',
  ],
  [
    '2025-08-04',
    '2025-08-25',
    'Afwezig',
    'Van 4 t/m 24 augustus geniet ik van mijn vakantie. Vanaf 25 augustus lees ik mijn mail weer.',
  ],
  ['2025-07-07', '2025-07-31', 'Autosvar', 'Jag är ledig hela juli, till och med den 31:a. Glad sommar!'],
  ['2025-08-04', '2025-08-11', 'Autosvar', 'Åter på jobbet 11/8.'],
  [
    '2025-08-04',
    '2025-08-13',
    'Autosvar',
    'Jeg er bortreist frem til 13. august. Ta kontakt med Kari på 99 88 77 66.',
  ],
  [
    '2025-08-04',
    '2025-08-18',
    'Autosvar',
    'Jeg er på ferie i uge 32 og 33 og er retur mandag d. 18. august.',
  ],
  [
    '2025-07-07',
    '2025-08-04',
    'Automaattinen vastaus',
    'Kesälomani kestää 3.8. saakka. Palaan sähköpostien ääreen 4. elokuuta.',
  ],
  [
    '2025-08-04',
    '2025-08-19',
    'Autoodpowiedź',
    'Przebywam na urlopie wypoczynkowym do 18.08 włącznie. Będę dostępna od 19.08.',
  ],
  [
    '2025-12-22',
    '2026-01-05',
    'Automatická odpověď',
    'Ve dnech 22. 12. 2025 – 2. 1. 2026 máme celozávodní dovolenou. Opět se vám budeme věnovat od pondělí 5. ledna.',
  ],
  [
    '2025-08-04',
    '2025-08-21',
    'Automatikus válasz',
    'Szabadságon vagyok augusztus 20-ig, 21-én, csütörtökön újra dolgozom.',
  ],
  ['2025-08-04', '2025-08-25', 'Răspuns automat', 'Sunt plecată în vacanță și mă întorc pe 25 august.'],
  ['2025-08-04', '2025-08-18', 'Автоответ', 'Я в отпуске по 17.08 включительно, на связи с 18.08.'],
  ['2025-08-04', '2025-08-12', 'Автоответ', 'Нахожусь в командировке. Смогу ответить после 12 августа.'],
  [
    '2025-08-04',
    '2025-08-15',
    'Otomatik yanıt',
    'Yıllık iznim nedeniyle 15.08.2025 tarihine kadar ofiste olmayacağım.',
  ],
  [
    '2025-08-04',
    '2025-08-18',
    'Αυτόματη απάντηση',
    'Το γραφείο θα παραμείνει κλειστό από 11/8 έως 17/8. Θα απαντήσουμε στα μηνύματά σας από τη Δευτέρα 18/8.',
  ],
  [
    '2025-08-07',
    '2025-08-18',
    '自動返信',
    '8/9(土)~8/17(日)は夏季休暇のため、ご返信は8/18(月)以降となります。',
  ],
  [
    '2025-04-25',
    '2025-05-07',
    '不在のため',
    'ゴールデンウィーク期間中(4月26日から5月6日まで)はお休みをいただきます。5月7日より順次対応いたします。',
  ],
  ['2025-08-04', '2025-08-12', '自动答复', '本人出差中,8月12日回公司后会尽快处理您的邮件。'],
  ['2025-08-04', '2025-08-08', '자동 회신', '금주 8일(금)까지 해외 출장 중입니다. 회신이 늦을 수 있습니다.'],
  [
    '2025-08-04',
    '2025-08-24',
    'رد تلقائي',
    'أعتذر عن الرد حالياً لأنني في إجازة، سأكون متواجداً ابتداءً من 24 أغسطس.',
  ],
  ['2025-08-04', '2025-08-20', 'מענה אוטומטי', 'אני בחו"ל עד ה-20.8 עם גישה מוגבלת למייל.'],
];

const absences: Sample[] = notes.map(([at, returns, subject, text]) => ({
  name: `Third batch: ${text.slice(0, 60)}`,
  raw: mail({
    from: 'Contact <contact@third-customer.example>',
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

const leaving = [
  'I do not wish to hear from you again.',
  'Take this address off, please.',
  'How do I get off this list?',
  'Your emails are spam. Stop.',
  'Please cease all communication.',
  'Wie kann ich mich abmelden?',
  'Bitte keine Werbung mehr an diese Adresse!',
  'Ich bitte um Löschung meiner Daten.',
  'Merci de supprimer mon adresse de votre fichier.',
  'Stop pub.',
  'Borre mi dirección de su base de datos.',
  'Chiedo la cancellazione dei miei dati.',
  'Não quero mais receber seus e-mails.',
  'Stop met deze mails aub.',
  'Nie życzę sobie takich wiadomości.',
  'Nezasílejte mi prosím další nabídky.',
  'Удалите мою почту из базы, пожалуйста.',
  'Lütfen bana e-posta göndermeyi bırakın.',
  'もう連絡してこないでください。',
  '다시는 메일 보내지 말아 주세요.',
  'תפסיקו לשלוח לי מיילים.',
  'توقفوا عن مراسلتي.',
];
const staying = [
  'Stop by our office any time next week.',
  'I will take it off the shelf and check the weight first.',
  'Could you remove the insurance item from the offer?',
  'Delete my last mail, the attached list was wrong. Here is the right one.',
  'We get about 200 emails a day, so keep it short please.',
  'Bitte nehmen Sie mich in den Verteiler auf.',
  'Können Sie die Position 3 aus der Liste streichen?',
  'Je vous retire une question de la liste : quel délai ?',
  'Quite el seguro del presupuesto, por favor.',
  'Can you stop the shipment in Lyon?',
];

const quoted = ourText.replace(/^/gm, '> ');
const answer = (text: string, optOut: boolean): Sample => ({
  name: `Third batch: ${text.slice(0, 60)}`,
  raw: mail({
    from: 'Person <person@third-customer.example>',
    subject: `Re: ${ourSubject}`,
    text: `${text}\n\nOn Mon, Mar 3, 2025 at 9:14 AM Anna Keller <${us}> wrote:\n\n${quoted}`,
    answers: true,
  }),
  at: new Date('2025-03-04T10:00:00Z'),
  kind: 'reply',
  optOut,
  body: text,
});

export const third: readonly Sample[] = [
  ...absences,
  ...leaving.map(text => answer(text, true)),
  ...staying.map(text => answer(text, false)),
];
