import { arrival, mail, ourSubject, ourText, us, type Sample } from '../build.js';

/** [name, return day, subject, text]: written by people's mailboxes. Those of `bare` carry no header that tells. */
const withHeader: [name: string, returns: string | null, subject: string, text: string][] = [
  ['Dots and a short year', '2025-03-11', 'Re: hello', 'I am out of the office, back 11.03.25.'],
  [
    'Month first, abbreviated',
    '2025-03-14',
    'Automatic reply: hello',
    'OOO through Fri, Mar 14. For anything urgent text me.',
  ],
  [
    'Returning weekday and date',
    '2025-03-19',
    'Automatic reply: hello',
    'Thanks for your message. I will be away from Thursday 6 March, returning Wednesday 19 March.',
  ],
  [
    'A phone number and a date',
    '2025-03-12',
    'Automatic reply: hello',
    'I am away until 12 March. Call 0171 20 03 44 or +44 20 7946 0958 for help. Our fair is on 4 May 2025.',
  ],
  ['Tomorrow', '2025-03-05', 'Automatic reply: hello', 'I am out of office today and will be back tomorrow.'],
  ['Next week', null, 'Automatic reply: hello', 'I am at a conference and will reply next week.'],
  [
    'Year end',
    '2025-04-07',
    'Automatic reply: hello',
    'Please note I am on sabbatical from 1 December 2024 and return to work April 7th, 2025.',
  ],
  [
    'Range in one breath',
    '2025-03-14',
    'Automatic reply: hello',
    'I am on annual leave 3-14 March and will have no access to email.',
  ],
  [
    'Range with months',
    '2025-04-02',
    'Automatic reply: hello',
    'Annual leave: 24 Feb - 2 April. Contact office@kunde.example.',
  ],
  [
    'American range',
    '2025-03-21',
    'Automatic reply: hello',
    'I will be out of office 3/10 - 3/21 with limited access to email.',
  ],
  [
    'With a time',
    '2025-03-06',
    'Automatic reply: hello',
    'I am in training and will be back at my desk at 9:00 on Thursday, 6 March 2025.',
  ],
  [
    'Two days named, the later is a colleague',
    '2025-03-10',
    'Automatic reply: hello',
    'I return on 10 March. My colleague Tim is away until 20 March too.',
  ],
  [
    'German: zurück am',
    '2025-03-18',
    'Automatische Antwort: hello',
    'Guten Tag, ich bin nicht im Haus. Am Dienstag, 18. März bin ich zurück.',
  ],
  [
    'German: vom bis',
    '2025-03-21',
    'Automatische Antwort: hello',
    'Ich befinde mich vom 03.03. - 21.03.2025 in Elternzeit.',
  ],
  [
    'German: Feiertag',
    '2025-03-07',
    'Automatische Antwort: hello',
    'Unser Büro bleibt bis Freitag, 7. März geschlossen.',
  ],
  [
    'German: ab kommendem Montag',
    '2025-03-10',
    'Automatische Antwort: hello',
    'Ab kommendem Montag bin ich wieder persönlich für Sie da.',
  ],
  [
    'German: morgen',
    '2025-03-05',
    'Automatische Antwort: hello',
    'Ich bin heute nicht erreichbar und ab morgen wieder im Büro.',
  ],
  ['Austrian: Jänner', '2026-01-07', 'Automatische Antwort: hello', 'Ich bin bis 7. Jänner 2026 in Karenz.'],
  [
    'French: du au',
    '2025-03-14',
    'Réponse automatique : hello',
    'Je suis en déplacement du 3 au 14 mars 2025 inclus, avec un accès limité à ma messagerie.',
  ],
  ['French: 1er', '2025-04-01', 'Réponse automatique : hello', 'De retour au bureau le 1er avril.'],
  [
    'French: lundi prochain',
    '2025-03-10',
    'Réponse automatique : hello',
    'Je suis absent cette semaine. Je serai de retour lundi prochain.',
  ],
  [
    'Spanish: del al',
    '2025-03-14',
    'Respuesta automática: hello',
    'Me encuentro de vacaciones del 3 al 14 de marzo, ambos inclusive.',
  ],
  [
    'Spanish: a partir del',
    '2025-03-17',
    'Respuesta automática: hello',
    'Atenderé su correo a partir del día 17/03/2025.',
  ],
  [
    'Spanish: el lunes',
    '2025-03-10',
    'Respuesta automática: hello',
    'Hoy no estoy disponible. Volveré el lunes 10.',
  ],
  [
    'Italian: dal al',
    '2025-03-14',
    'Risposta automatica: hello',
    "Sarò assente dal 3 al 14 marzo. Per urgenze contattare l'ufficio.",
  ],
  [
    'Italian: di nuovo',
    '2025-03-17',
    'Risposta automatica: hello',
    'Sarò di nuovo in ufficio a partire dal 17/03/2025.',
  ],
  [
    'Brazilian',
    '2025-03-17',
    'Resposta automática: hello',
    'Estarei fora do escritório até 16/03, retornando em 17/03/2025.',
  ],
  [
    'Portuguese: estarei de volta',
    '2025-03-24',
    'Resposta automática: hello',
    'Estou ausente. Estarei de volta segunda-feira, 24 de março.',
  ],
  [
    'Dutch: vanaf',
    '2025-03-18',
    'Automatisch antwoord: hello',
    'Ik ben met verlof en vanaf dinsdag 18 maart 2025 weer bereikbaar.',
  ],
  ['Dutch: van tot', '2025-03-14', 'Automatisch antwoord: hello', 'Van 3 maart t/m 14 maart ben ik afwezig.'],
  [
    'Polish: od do',
    '2025-03-21',
    'Odpowiedź automatyczna: hello',
    'W dniach 10-21 marca 2025 przebywam na urlopie.',
  ],
  [
    'Polish: będę',
    '2025-03-24',
    'Odpowiedź automatyczna: hello',
    'Jestem poza biurem. Będę dostępny od 24 marca 2025 r.',
  ],
  [
    'Swedish: till och med',
    '2025-03-14',
    'Automatiskt svar: hello',
    'Jag är ledig till och med fredag 14 mars.',
  ],
  ['Danish: igen', '2025-03-18', 'Automatisk svar: hello', 'Jeg er på kontoret igen den 18. marts.'],
  ['Norwegian: til', '2025-03-14', 'Automatisk svar: hello', 'Jeg har ferie til og med 14. mars 2025.'],
  ['Finnish: asti', '2025-03-14', 'Automaattinen vastaus: hello', 'Olen lomalla 14.3.2025 asti.'],
  ['Finnish: month', '2025-03-17', 'Poissa: hello', 'Olen poissa toimistolta, palaan 17. maaliskuuta.'],
  [
    'Czech: od',
    '2025-03-17',
    'Automatická odpověď: hello',
    'Jsem na dovolené, budu k zastižení od 17.3.2025.',
  ],
  ['Slovak', '2025-03-14', 'Automatická odpoveď: hello', 'Som mimo kancelárie do 14. marca 2025.'],
  ['Hungarian: -ig', '2025-03-14', 'Automatikus válasz: hello', '2025. március 14-ig szabadságon vagyok.'],
  [
    'Romanian: până',
    '2025-03-14',
    'Răspuns automat: hello',
    'Sunt plecat din birou până pe data de 14.03.2025.',
  ],
  [
    'Turkish: dönüş',
    '2025-03-17',
    'Otomatik yanıt: hello',
    'Şu anda ofis dışındayım. 17 Mart Pazartesi günü döneceğim.',
  ],
  [
    'Turkish: numbers',
    '2025-03-14',
    'Otomatik yanıt: hello',
    '03.03.2025 - 14.03.2025 tarihleri arasında yıllık izindeyim.',
  ],
  ['Russian: с по', '2025-03-14', 'Автоматический ответ: hello', 'Я в отпуске с 3 по 14 марта включительно.'],
  [
    'Russian: выйду',
    '2025-03-17',
    'Автоматический ответ: hello',
    'Сейчас я в командировке, буду в офисе 17 марта.',
  ],
  [
    'Ukrainian: повернусь',
    '2025-03-17',
    'Автоматична відповідь: hello',
    'Мене немає в офісі. Повернуся 17.03.2025.',
  ],
  ['Bulgarian', '2025-03-17', 'Автоматичен отговор: hello', 'В отпуск съм и ще се върна на 17 март 2025 г.'],
  [
    'Greek: έως',
    '2025-03-14',
    'Αυτόματη απάντηση: hello',
    'Θα είμαι εκτός γραφείου έως τις 14 Μαρτίου 2025.',
  ],
  ['Japanese: until', '2025-03-14', '自動応答: hello', '3月14日(金)まで休暇をいただいております。'],
  ['Japanese: slashes', '2025-03-17', '自動返信: hello', '不在にしております。2025/3/17(月)に出社予定です。'],
  ['Chinese: until', '2025-03-14', '自动回复: hello', '我目前出差在外,3月14日之前无法及时回复邮件。'],
  ['Taiwanese', '2025-03-18', '自動回覆: hello', '您好,我目前休假中,將於3月18日返回辦公室。'],
  ['Korean: until', '2025-03-14', '자동 회신: hello', '3월 14일까지 부재중입니다.'],
  ['Arabic', '2025-03-17', 'رد تلقائي: hello', 'أنا خارج المكتب حاليا وسأعود في 17 مارس 2025.'],
  ['Hebrew', '2025-03-17', 'תשובה אוטומטית: hello', 'אני מחוץ למשרד ואחזור ב-17/03/2025.'],
  ['Croatian', '2025-03-17', 'Automatski odgovor: hello', 'Na godišnjem odmoru sam. Vraćam se 17.3.2025.'],
];

const bare: [name: string, returns: string | null, subject: string, text: string][] = [
  [
    'Bare English',
    '2025-03-17',
    `Re: ${ourSubject}`,
    'Thank you for your email. I am currently out of the office and will return on 17 March 2025. I will have limited access to email during this period.',
  ],
  [
    'Bare English, subject alone',
    null,
    `Out of Office Re: ${ourSubject}`,
    'Thanks. I will answer when I am back.',
  ],
  [
    'Bare German',
    '2025-03-17',
    `Re: ${ourSubject}`,
    'Vielen Dank für Ihre Nachricht. Ich bin zurzeit nicht im Büro und ab dem 17. März wieder erreichbar. Ihre E-Mail wird nicht weitergeleitet.',
  ],
  [
    'Bare French',
    '2025-03-17',
    `Absent : Re: ${ourSubject}`,
    'Bonjour, je suis en congé et de retour le 17 mars.',
  ],
  [
    'Bare Spanish',
    '2025-03-17',
    `Re: ${ourSubject}`,
    'Gracias por su mensaje. Actualmente me encuentro fuera de la oficina y regresaré el 17 de marzo.',
  ],
  [
    'Bare Italian',
    '2025-03-17',
    `Re: ${ourSubject}`,
    'Grazie per il messaggio. Sono attualmente fuori ufficio, rientro il 17 marzo.',
  ],
  [
    'Bare Polish',
    '2025-03-17',
    `Re: ${ourSubject}`,
    'Dziękuję za wiadomość. Obecnie jestem poza biurem, wracam 17 marca.',
  ],
  ['Bare Dutch', '2025-03-17', `Afwezig: ${ourSubject}`, 'Ik ben er weer op 17 maart.'],
  [
    'Bare Brazilian',
    '2025-03-17',
    `Re: ${ourSubject}`,
    'Obrigado pelo contato. No momento estou de férias, retornarei em 17 de março.',
  ],
  ['Bare Japanese', '2025-03-17', `【自動返信】${ourSubject}`, '休暇中です。3月17日に戻ります。'],
];

const machine: [name: string, subject: string, text: string, headers: string[]][] = [
  [
    'Jira',
    `SUP-1421 ${ourSubject}`,
    'Just confirming that we got your request. We are on it!\n\nView request: https://kunde.example/portal/1421\n',
    ['X-JIRA-FingerPrint: 19ab', 'Auto-Submitted: auto-generated', 'Precedence: bulk'],
  ],
  [
    'HubSpot ticket',
    'We got your message',
    'Hi Anna,\n\nthanks for getting in touch. We have received your message and one of our team will get back to you shortly.\n\nThis is an automated response.\n',
    [],
  ],
  [
    'French ticket',
    `[Ticket #8812] ${ourSubject}`,
    'Bonjour,\n\nNous avons bien reçu votre demande, enregistrée sous le numéro 8812. Ceci est un message automatique, merci de ne pas y répondre.\n',
    [],
  ],
  [
    'German receipt',
    'Eingangsbestätigung: Ihre Anfrage',
    'Vielen Dank für Ihre Anfrage. Wir haben Ihre Nachricht erhalten und werden sie schnellstmöglich bearbeiten. Diese E-Mail wurde automatisch erstellt, bitte antworten Sie nicht darauf.\n',
    [],
  ],
  [
    'Spanish receipt',
    'Hemos recibido su mensaje',
    'Gracias por contactar con nosotros. Hemos recibido su solicitud y le responderemos en un plazo de 48 horas. Este es un mensaje automático.\n',
    [],
  ],
  [
    'ServiceNow',
    'Incident INC0012345 has been opened',
    'Your incident INC0012345 has been opened on your behalf. Ref:MSG1234567\n',
    ['Auto-Submitted: auto-generated', 'X-ServiceNow-Generated: true'],
  ],
  [
    'Left the company',
    `Re: ${ourSubject}`,
    'Please note that I no longer work for Kunde Ltd. For all enquiries please contact office@kunde.example. This mailbox is no longer monitored.\n',
    ['Auto-Submitted: auto-replied'],
  ],
  [
    'New address',
    `Automatic reply: ${ourSubject}`,
    'My email address has changed. Please update your records: petra@neu.example\n',
    ['X-Autoreply: yes'],
  ],
  [
    'Challenge',
    `Please confirm your message to petra`,
    'Your message is being held because you are not in my list of approved senders. Click here to confirm it: https://spamarrest.example/a2\n',
    ['Auto-Submitted: auto-replied', 'Precedence: junk'],
  ],
  [
    'Loop header',
    `Re: ${ourSubject}`,
    'Thank you, we will answer soon.\n',
    ['X-Auto-Response-Suppress: All', 'X-Autogenerated: Reply', 'Precedence: auto_reply'],
  ],
];

const notes = (rows: typeof withHeader, headers: string[]): Sample[] =>
  rows.map(([name, returns, subject, text], index) => ({
    name,
    at: arrival,
    kind: 'auto_reply',
    returns,
    raw: mail({
      from: 'Petra Lang <petra.lang@kunde.example>',
      subject,
      headers,
      answers: true,
      ...(index % 3 === 2
        ? { html: `<div style="font-family:Calibri">${text}<br></div>` }
        : { text: `${text}\n` }),
      encoding: index % 2 ? 'base64' : 'quoted-printable',
    }),
  }));

const quoting: Sample[] = [
  {
    name: 'A note that quotes our mail with another date',
    at: arrival,
    kind: 'auto_reply',
    returns: '2025-03-06',
    raw: mail({
      from: 'Petra Lang <petra.lang@kunde.example>',
      subject: `Automatic reply: ${ourSubject}`,
      headers: ['Auto-Submitted: auto-replied'],
      text: `I am back on Thursday.\n\nFrom: Anna Keller <${us}>\nSent: Monday, March 3, 2025 9:14 AM\nTo: Petra\nSubject: ${ourSubject}\n\n${ourText}\nOur offer ends on 31 May 2025.\n`,
    }),
  },
];

export const autoReplies: Sample[] = [
  ...notes(withHeader, ['Auto-Submitted: auto-replied', 'X-Auto-Response-Suppress: All']),
  ...notes(bare, []),
  ...machine.map(([name, subject, text, headers]): Sample => ({
    name,
    at: arrival,
    kind: 'auto_reply',
    raw: mail({ from: 'Kunde <service@kunde.example>', subject, text, headers, answers: true }),
  })),
  ...quoting,
];
