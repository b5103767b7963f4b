import { arrival, deliveryStatus, mail, ourSubject, report, returned, type Sample } from '../build.js';
import { marks } from './absences.js';
import { answer } from './answer.js';

const x = 'petra.lang@kunde.example';
const person = `Petra Lang <${x}>`;

/** [arrival, return day, subject, text] */
const absences: [at: string, returns: string | null, subject: string, text: string][] = [
  [
    '2026-09-21',
    '2026-10-05',
    `Automatic reply: ${ourSubject}`,
    'Greetings! I am on PTO Sept 21st – Oct 2nd. I will respond to your message when I return on Oct 5th.',
  ],
  [
    '2026-09-21',
    '2026-09-28',
    `Automatic reply: ${ourSubject}`,
    'I am attending a conference this week with limited connectivity. Expect delayed responses until Monday 28/9.',
  ],
  [
    '2026-09-21',
    '2026-09-24',
    `Automatic reply: ${ourSubject}`,
    'I am out of office today through Wednesday (23 Sept), back Thursday 24 Sept.',
  ],
  [
    '2026-09-21',
    '2026-10-12',
    `Abwesend: ${ourSubject}`,
    'Hallo, ich genieße meinen Urlaub und bin erst am Montag, den 12. Oktober wieder am Schreibtisch.',
  ],
  [
    '2026-09-21',
    '2026-10-01',
    `Automatische Antwort: ${ourSubject}`,
    'Ich bin derzeit erkrankt und voraussichtlich ab 1.10. wieder im Einsatz.',
  ],
  [
    '2026-09-21',
    '2026-10-05',
    `Réponse automatique : ${ourSubject}`,
    'Absente jusqu’au 2 octobre, je traiterai vos demandes à partir du lundi 5 octobre.',
  ],
  [
    '2026-09-21',
    '2026-09-30',
    `Respuesta automática: ${ourSubject}`,
    'Me encuentro de viaje de trabajo, regreso el miércoles 30/09.',
  ],
  [
    '2026-09-21',
    '2026-10-01',
    `Automatisch antwoord: ${ourSubject}`,
    'Ik ben tot 1 oktober afwezig. Voor spoed: bel 020-1234567.',
  ],
  [
    '2026-09-21',
    '2026-09-28',
    `Автоматический ответ: ${ourSubject}`,
    'Нахожусь в командировке до 27 сентября. С 28 сентября на связи.',
  ],
  [
    '2026-09-21',
    '2026-09-24',
    `自動応答: ${ourSubject}`,
    '9/21~9/23は連休のためお休みをいただいております。9/24(木)以降に順次返信いたします。',
  ],
  [
    '2026-09-21',
    '2026-10-09',
    `自动回复: ${ourSubject}`,
    '本人休假中(9月28日-10月8日),10月9日回来上班后处理您的邮件。',
  ],
  [
    '2026-09-21',
    null,
    `Automatic reply: ${ourSubject}`,
    'I have limited access to email due to a family emergency. Please bear with me.',
  ],
];

/** [kind, status, diagnostic] */
const refusals: [kind: string, status: string, diagnostic: string][] = [
  ['hard', '5.0.0', '550 5.1.1 unknown or illegal alias: petra.lang@kunde.example'],
  ['hard', '5.1.1', '553 5.3.0 <petra.lang@kunde.example>... Addressee unknown, relay=[192.0.2.7]'],
  ['hard', '5.0.0', '550 cuda_nsu <petra.lang@kunde.example>: Recipient address rejected: No such user'],
  ['hard', '5.0.0', '550 #5.1.0 Address rejected.'],
  ['soft', '5.0.0', '452 4.2.2 The email account that you tried to reach is over quota'],
  ['soft', '4.7.1', '450 4.7.1 Client host rejected: cannot find your reverse hostname'],
  [
    'soft',
    '4.4.3',
    'Host or domain name not found. Name service error for name=kunde.example type=MX: Host not found, try again',
  ],
  ['policy', '5.7.1', '550 High probability of spam'],
  ['policy', '5.0.0', '554 5.7.1 This message has been blocked because it contains a forbidden URL'],
  [
    'policy',
    '5.0.0',
    '550 Rejected by header based manually Blocked Senders: anna.keller@northwind-sales.com',
  ],
  ['policy', '5.7.1', '550 5.7.1 Command rejected by local policy'],
  [
    'policy',
    '5.7.515',
    '550 5.7.515 Access denied, sending domain does not meet the required authentication level',
  ],
];

/** [category, opts out, text] */
const answers: [category: Sample['category'] | null, optOut: boolean, text: string][] = [
  ['Interested', false, 'Fine by me, put 30 minutes in my diary.'],
  ['Interested', false, 'We might be. What are your transit times?'],
  ['Interested', false, 'Let us arrange something for early next week.'],
  ['Interested', false, 'Would 10:30 on Friday suit you?'],
  ['Interested', false, 'Hört sich spannend an, bitte um Rückruf.'],
  ['Interested', false, 'Avec plaisir, mardi matin ?'],
  ['Interested', false, 'Estamos abiertos a escuchar su propuesta.'],
  ['Interested', false, 'Gostei, vamos marcar uma call.'],
  ['Interested', false, 'Interessante, avete un listino?'],
  ['Interested', false, 'Graag een offerte voor 12 pallets naar Valencia.'],
  ['Interested', false, 'Tack, kan vi ta ett möte nästa vecka?'],
  ['Interested', false, 'Да, интересно, вышлите КП.'],
  ['Not Interested', false, 'Thank you, but this is not relevant to my role or company.'],
  ['Not Interested', false, "We've got this under control ourselves."],
  ['Not Interested', false, 'Our volumes are too small for that.'],
  ['Not Interested', false, 'Nein, wir haben eine eigene Flotte.'],
  ['Not Interested', false, 'Non, merci beaucoup.'],
  ['Not Interested', false, 'No estamos interesados en este momento.'],
  ['Not Interested', false, 'Siamo già coperti, grazie.'],
  ['Not Interested', false, 'Nej, det er ikke noget for os.'],
  ['Not Interested', false, 'Nie, dziękujemy.'],
  ['Not Interested', false, '申し訳ございませんが、今回はお断りいたします。'],
  ['Neutral', false, 'Received.'],
  ['Neutral', false, 'You want Sandra for this, she is copied.'],
  ['Neutral', false, 'Can you check back with me at the end of the quarter?'],
  ['Neutral', false, 'Ich leite das an meine Kollegin weiter.'],
  ['Neutral', false, 'Merci, bien reçu.'],
  ['Neutral', false, 'Who referred you to me?'],
  ['Not Interested', true, 'For the last time, STOP contacting me.'],
  ['Not Interested', true, 'Kindly delete my contact details from your records.'],
  ['Not Interested', true, 'Please take my name off this.'],
  ['Not Interested', true, 'Bitte entfernen Sie meine E-Mail-Adresse.'],
  ['Not Interested', true, 'Retirez-moi de votre base svp'],
  ['Not Interested', true, 'Por favor no me manden más correos.'],
  ['Not Interested', true, 'Vi vil gerne fjernes fra jeres mailliste.'],
  ['Not Interested', true, 'Proszę usunąć mnie z listy odbiorców.'],
  [null, false, 'Do you store our data in the EU, and can we delete it?'],
  [null, false, 'I am trying to unsubscribe from my current carrier contract, so this comes handy.'],
];

/** Written last: no rule was mended for it before its figures were taken. */
export const unseenFifth: Sample[] = [
  ...absences.map(([at, returns, subject, text]): Sample => ({
    name: `Fifth, ${text}`,
    at: new Date(`${at}T10:00:00Z`),
    kind: 'auto_reply',
    returns,
    raw: mail({ from: person, subject, headers: [...marks.exchange], answers: true, text: `${text}\n` }),
  })),
  ...refusals.map(([kind, status, diagnostic]): Sample => ({
    name: `Fifth, ${diagnostic}`,
    at: arrival,
    kind: 'bounce',
    bounces: [`${kind} ${x}`],
    joins: true,
    raw: report({
      from: 'MAILER-DAEMON@mx1.northwind-sales.com',
      subject: 'Undelivered Mail Returned to Sender',
      text: 'Your message could not be delivered.\n',
      attached: [
        deliveryStatus(
          ['Reporting-MTA: dns; mx1.northwind-sales.com'],
          [
            `Final-Recipient: rfc822; ${x}`,
            'Action: failed',
            `Status: ${status}`,
            `Diagnostic-Code: smtp; ${diagnostic}`,
          ],
        ),
        returned(x),
      ],
    }),
  })),
  ...answers.map(([category, optOut, text]): Sample => ({
    name: `Fifth, ${text}`,
    at: arrival,
    kind: 'reply',
    optOut,
    ...(category && { category }),
    body: text,
    raw: answer(text),
  })),
];
