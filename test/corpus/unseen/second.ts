import {
  arrival,
  deliveryStatus,
  mail,
  ourId,
  ourMessage,
  ourSubject,
  ourText,
  report,
  returned,
  us,
  type Sample,
} from '../build.js';
import { marks } from './absences.js';

const x = 'petra.lang@kunde.example';
const person = `Petra Lang <${x}>`;
const anna = `Anna Keller <${us}>`;
const re = `Re: ${ourSubject}`;
const marked = ourText.replace(/^/gm, '> ');

/** [name, arrival, return day, subject, text] of automatic answers with the marks of Exchange. */
const absences: [name: string, at: string, returns: string | null, subject: string, text: string][] = [
  [
    'two people and a hotline',
    '2026-08-03',
    '2026-08-24',
    `Automatische Antwort: ${ourSubject}`,
    'Liebe Kolleginnen und Kollegen, liebe Geschäftspartner,\n\nich befinde mich bis Freitag, 21.08.2026 im Urlaub und bin ab Montag, 24.08.2026 wieder persönlich für Sie erreichbar. In der Zwischenzeit hilft Ihnen Frau Roth (Mo-Fr 8-12 Uhr, 0711/123-45) gerne weiter.',
  ],
  [
    'bilingual, both told',
    '2026-07-06',
    '2026-07-20',
    `Réponse automatique : ${ourSubject}`,
    "Je suis absent(e) jusqu'au 17/07 inclus, retour le 20/07.\n-------\nI am out of office until July 17th and will be back on July 20th.",
  ],
  [
    'English: short of words',
    '2026-07-06',
    '2026-07-15',
    `Automatic reply: ${ourSubject}`,
    'AL until Wed 15 July. Urgent? Ring the main desk.',
  ],
  [
    'Spanish: del al, both months',
    '2026-07-27',
    '2026-08-17',
    `Respuesta automática: ${ourSubject}`,
    'Buenos días. Del 27 de julio al 14 de agosto estaré disfrutando de mis vacaciones. A partir del lunes 17 de agosto atenderé su correo. ¡Feliz verano!',
  ],
  [
    'Portuguese: período',
    '2026-12-21',
    '2027-01-11',
    `Resposta automática: ${ourSubject}`,
    'Prezados, estarei em férias no período de 21/12/2026 a 08/01/2027, retornando em 11/01/2027. Assuntos urgentes: tratar com Carlos.',
  ],
  [
    'Dutch: t/m and terug',
    '2026-07-20',
    '2026-08-10',
    `Automatisch antwoord: ${ourSubject}`,
    'Hoi! Ik ben van 18 juli t/m 9 augustus op vakantie. 10 augustus ben ik er weer. Dringend? Mail planning@kunde.example.',
  ],
  [
    'Swedish: week',
    '2026-07-06',
    '2026-08-03',
    `Automatiskt svar: ${ourSubject}`,
    'Hej och tack för ditt mejl! Jag är på semester vecka 28-31 och åter på jobbet måndagen den 3 augusti.',
  ],
  [
    'Polish: w dniach',
    '2026-06-08',
    '2026-06-15',
    `Odpowiedź automatyczna: ${ourSubject}`,
    'W dniach 8-12.06.2026 przebywam poza biurem bez dostępu do poczty. Będę dostępna od 15.06.2026.',
  ],
  [
    'Russian: on leave until spring',
    '2026-10-12',
    null,
    `Автоматический ответ: ${ourSubject}`,
    'Здравствуйте! Я в декретном отпуске. По всем вопросам обращайтесь к Марии Сидоровой, sidorova@kunde.example.',
  ],
  [
    'Japanese: business trip',
    '2026-06-02',
    '2026-06-05',
    `自動応答: ${ourSubject}`,
    'お世話になっております。田中です。\n出張のため、6月4日(木)まで不在にしております。\n6月5日(金)に出社いたしますので、それ以降に折り返しご連絡いたします。',
  ],
  [
    'Korean: numbers',
    '2026-06-02',
    '2026-06-08',
    `자동 회신: ${ourSubject}`,
    '[부재중 안내] 6/1(월) ~ 6/5(금) 휴가로 부재중입니다. 6/8(월)부터 업무에 복귀합니다.',
  ],
  [
    'Italian: chiusura',
    '2026-08-10',
    '2026-08-24',
    `Risposta automatica: ${ourSubject}`,
    "Gentile cliente, la nostra azienda resterà chiusa per ferie dall'8 al 23 agosto. L'attività riprenderà regolarmente lunedì 24 agosto.",
  ],
  [
    'Turkish: bayram',
    '2026-05-26',
    '2026-06-01',
    `Otomatik yanıt: ${ourSubject}`,
    'Kurban Bayramı nedeniyle ofisimiz 26-31 Mayıs tarihlerinde kapalıdır. 1 Haziran Pazartesi günü tekrar hizmetinizdeyiz.',
  ],
  [
    'English: jury duty, no day',
    '2026-05-26',
    null,
    `Automatic reply: ${ourSubject}`,
    'I have been called for jury duty and do not know yet how long it will take. I check mail in the evenings. Version 2.1 of our price list is valid from 1 June.',
  ],
  [
    'English: event ticker below the return',
    '2026-05-11',
    '2026-05-18',
    `Automatic reply: ${ourSubject}`,
    'OOO - back 18 May.\n\n--\nPetra Lang | Kunde Ltd | Join our webinar on 9 June 2026, 3pm CET',
  ],
];

/** [name, from, subject, headers, text] of other automatic answers; all of them answer us. */
const automatic: [name: string, from: string, subject: string, headers: readonly string[], text: string][] = [
  [
    'Zoho Desk',
    'Kunde Support <support@kunde.example>',
    `[## 4711 ##] ${ourSubject}`,
    ['Auto-Submitted: auto-generated', 'X-ZohoMail-Desk: true'],
    'Thank you for contacting Kunde. Your ticket #4711 has been opened.',
  ],
  [
    'OTRS, German, no marks',
    'Kunde Hotline <hotline@kunde.example>',
    `[Ticket#2025030410000047] RE: ${ourSubject}`,
    ['X-Powered-BY: OTRS', 'Precedence: bulk'],
    'Sehr geehrte Damen und Herren,\n\nIhre E-Mail ist bei uns unter der Nummer 2025030410000047 eingegangen und wird schnellstmöglich bearbeitet.\n\nIhr Kunde Hotline Team',
  ],
  [
    'Left, Polish, no marks',
    person,
    re,
    [],
    'Dzień dobry, informuję, że Petra Lang nie pracuje już w firmie Kunde. W sprawach handlowych proszę o kontakt: handel@kunde.example.',
  ],
  [
    'Left, Portuguese',
    person,
    `Resposta automática: ${ourSubject}`,
    marks.exchange,
    'Informo que não trabalho mais na Kunde. Favor direcionar suas mensagens para comercial@kunde.example.',
  ],
  [
    'Earthlink challenge',
    'petra@earthlink.example',
    `Re: ${ourSubject} [suspectEmail]`,
    ['Auto-Submitted: auto-replied'],
    'I apologize for this automatic reply to your email.\n\nTo control spam, I now allow incoming messages only from senders I have approved beforehand.\n\nIf you would like to be added to my list of approved senders, please fill out the short request form (see link below).',
  ],
  [
    'Kayako, Russian, no marks',
    'Поддержка <help@kunde.example>',
    `[#ABC-123-45678]: ${ourSubject}`,
    [],
    'Здравствуйте! Ваше обращение получено и зарегистрировано под номером ABC-123-45678. Это автоматическое уведомление, отвечать на него не нужно.',
  ],
];

/** [expected, status, diagnostic] in reports of Postfix. */
const refusals: [kind: string, status: string, diagnostic: string][] = [
  [
    'hard',
    '5.1.1',
    '550 5.1.1 <petra.lang@kunde.example>: Recipient address rejected: User unknown in local recipient table',
  ],
  ['hard', '5.7.1', '550 5.7.1 Recipient petra.lang@kunde.example does not exist here'],
  ['hard', '5.1.2', '550 5.1.2 Bad destination system address'],
  ['hard', '5.0.0', '550 5.2.1 The email account that you tried to reach is disabled. g13si123 - gsmtp'],
  ['soft', '5.0.0', '552 Mailbox full, cannot accept message'],
  ['soft', '4.4.7', '4.4.7 Delivery time expired'],
  ['soft', '4.3.2', '451 4.3.2 Temporary server error. Please try again later ATTR5'],
  ['soft', '5.4.6', '554 5.4.6 Hop count exceeded - possible mail loop'],
  ['policy', '5.7.1', '550 5.7.1 Mail from 192.0.2.7 refused: see http://www.sorbs.net'],
  ['policy', '5.7.1', '550 5.7.1 Message contains spam or virus or sender is blocked : ba9a1'],
  ['policy', '5.0.0', "541 The recipient's server rejected your message as spam (fortiguard-antispam)"],
  [
    'policy',
    '5.7.23',
    '550 5.7.23 The message was rejected because of Sender Policy Framework violation -> 550 5.7.1',
  ],
  [
    'policy',
    '5.7.350',
    '550 5.7.350 Remote server returned message detected as spam -> 554 5.7.1 The message from (<anna@x.example>) was rejected',
  ],
  [
    'hard',
    '5.1.10',
    '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient petra.lang@kunde.example not found by SMTP address lookup',
  ],
];

const failures: Sample[] = [
  {
    name: 'Courier: undeliverable mail',
    at: arrival,
    kind: 'bounce',
    bounces: [`hard ${x}`],
    joins: true,
    raw: report({
      from: '"Courier mail server at mx.kunde.example" <@>',
      subject: 'NOTICE: mail delivery status.',
      headers: ['Return-Path: <>'],
      text: `This is a delivery status notification from mx.kunde.example,\nrunning the Courier mail server, version 1.0.\n\nUNDELIVERABLE MAIL\n\nYour message to the following recipients cannot be delivered:\n\n<${x}>:\n  550 User unknown.\n`,
      attached: [
        deliveryStatus(
          ['Reporting-MTA: dns; mx.kunde.example'],
          [
            `Final-Recipient: rfc822; ${x}`,
            'Action: failed',
            'Status: 5.0.0',
            'Diagnostic-Code: smtp; 550 User unknown.',
          ],
        ),
        returned(x, 'text/rfc822-headers'),
      ],
    }),
  },
  {
    name: 'MDaemon, text alone',
    at: arrival,
    kind: 'bounce',
    bounces: [`hard ${x}`],
    raw: mail({
      from: 'MDaemon at kunde.example <MDaemon@kunde.example>',
      subject: 'WARNING: no user',
      text: `The following message could not be delivered because the user does not exist:\n\n${x}\n\nPlease correct your address book.\n`,
    }),
  },
  {
    name: 'Exchange 2003, Spanish',
    at: arrival,
    kind: 'bounce',
    bounces: [`hard ${x}`],
    joins: true,
    raw: report({
      from: 'postmaster@kunde.example',
      subject: 'Notificación del estado de entrega (error)',
      text: `Esta es una notificación automática sobre el estado de entrega.\n\nNo se pudo entregar a los siguientes destinatarios.\n\n       ${x}\n`,
      attached: [
        deliveryStatus(
          ['Reporting-MTA: dns;ex.kunde.example'],
          [`Final-Recipient: rfc822;${x}`, 'Action: failed', 'Status: 5.1.1'],
        ),
        returned(x),
      ],
    }),
  },
  {
    name: 'Exim: several, text alone',
    at: arrival,
    kind: 'bounce',
    bounces: ['hard a@kunde.example', 'hard b@kunde.example'],
    joins: true,
    raw: mail({
      from: 'Mail Delivery System <Mailer-Daemon@mx2.northwind-sales.com>',
      subject: 'Mail delivery failed: returning message to sender',
      headers: ['Auto-Submitted: auto-replied', 'X-Failed-Recipients: a@kunde.example,', '  b@kunde.example'],
      text: `This message was created automatically by mail delivery software.\n\nA message that you sent could not be delivered to one or more of its\nrecipients. This is a permanent error. The following address(es) failed:\n\n  a@kunde.example\n    Unrouteable address\n  b@kunde.example\n    Unrouteable address\n\n------ This is a copy of your message, including all the headers. ------\n\n${ourMessage('a@kunde.example')}`,
    }),
  },
  {
    name: 'GroupWise',
    at: arrival,
    kind: 'bounce',
    bounces: [`hard ${x}`],
    raw: mail({
      from: 'Mailer-Daemon@gw.kunde.example',
      subject: 'Message status - undeliverable',
      text: `The attached file had the following undeliverable recipient(s):\n\t${x}\n\nTranscript of session follows:\n\n<<< 550 5.1.1 User unknown\n`,
    }),
  },
  {
    name: 'Domino, router',
    at: arrival,
    kind: 'bounce',
    bounces: [`hard ${x}`],
    raw: mail({
      from: 'postmaster@kunde.example',
      subject: `DELIVERY FAILURE: User petra.lang (${x}) not listed in Domino Directory`,
      text: `Your message\n\n  Subject: ${ourSubject}\n\nwas not delivered to:\n\n  ${x}\n\nbecause:\n\n  User petra.lang (${x}) not listed in Domino Directory\n`,
    }),
  },
  {
    name: 'Exim: delay, German provider',
    at: arrival,
    kind: 'notice',
    raw: mail({
      from: 'Mail Delivery System <mailer-daemon@kundenserver.example>',
      subject: 'Mail delivery delayed: 1tpAbC-0001',
      text: `This message was created automatically by mail delivery software.\n\nA message that you sent has not yet been delivered to one or more of its recipients after more than 4 hours.\n\n${x}:\nhost mx.kunde.example: 421 Too many connections\n\nNo action is required on your part. Delivery attempts will continue for some time.\n`,
    }),
  },
  {
    name: 'Complaint, other kind of ARF: opt-out through the list header',
    at: arrival,
    kind: 'complaint',
    joins: true,
    raw: report({
      from: 'fbl@fastmail.example',
      subject: 'Email Feedback Report for IP 192.0.2.7',
      reportType: 'feedback-report',
      text: 'This is an email abuse report.\n',
      attached: [
        {
          type: 'message/feedback-report',
          body: `Feedback-Type: abuse\nUser-Agent: Abusix/1.0\nVersion: 1\nOriginal-Rcpt-To: ${x}\n`,
        },
        { type: 'text/rfc822-headers', body: `Message-ID: ${ourId}\nFrom: ${us}\nTo: ${x}\n` },
      ],
    }),
  },
];

/** What people write without a quote; none of it is automatic. [text, category, opts out] */
const plain: [text: string, category: Sample['category'] | null, optOut: boolean][] = [
  [
    'Hi Anna, got your message. We have received similar offers before, what makes yours different?',
    null,
    false,
  ],
  ['I have left the numbers with our controller, she will call you on Tuesday.', null, false],
  ['We will be on holiday next week, but the week after I would be glad to see a demo.', 'Interested', false],
  [
    'Thanks for your email. Our team looked at it and we would like a proposal for 30 pallets.',
    'Interested',
    false,
  ],
  ['Is this an automated message or a real person?', 'Neutral', false],
  ['Our mailbox was full, please send the presentation once more.', 'Interested', false],
  [
    'Vielen Dank für Ihre Nachricht. Ich habe sie an unseren Einkauf weitergeleitet, Herr Maier meldet sich.',
    'Neutral',
    false,
  ],
  ['Merci pour votre message, nous ne changeons pas de transporteur cette année.', 'Not Interested', false],
  ['Gracias por su correo, llámeme mañana a las 10 al 600 123 456.', 'Interested', false],
  ['Grazie, abbiamo già un fornitore di cui siamo soddisfatti.', 'Not Interested', false],
  ['Bedankt, maar wij zijn voorzien.', 'Not Interested', false],
  ['Obrigado pelo contato. Qual seria o valor para 10 paletes por mês?', 'Interested', false],
  ['Tak for henvendelsen, men vi har en fast aftale.', 'Not Interested', false],
  ['Dziękuję za wiadomość, jesteśmy zainteresowani, proszę o ofertę.', 'Interested', false],
  ['Спасибо за письмо. У нас уже есть перевозчик.', 'Not Interested', false],
  ['ご連絡ありがとうございます。来週オンラインで打ち合わせできますか。', 'Interested', false],
  ['感谢来信,请把报价发给我的同事李明。', null, false],
  ['This is the third time I ask: take my address out of your system.', 'Not Interested', true],
  ['Bitte streichen Sie unsere Firma aus Ihrer Liste.', 'Not Interested', true],
  ['Je vous prie de supprimer mon adresse de votre fichier.', 'Not Interested', true],
  ['Basta, non voglio ricevere altre email.', 'Not Interested', true],
  ['No quiero recibir más publicidad.', 'Not Interested', true],
  ['Not sure yet. Does your offer also include customs?', 'Interested', false],
  ['We are happy to take a call, but only after 15 May.', null, false],
  ['Ask Tom.', 'Neutral', false],
  ['Please resend in English.', 'Neutral', false],
];

/** [name, body, text] of answers with a quote or a signature of their own kind. */
const bodies: [name: string, body: string | string[], text: string][] = [
  [
    'Fastmail',
    'Sounds fair. Send a contract.',
    `Sounds fair. Send a contract.\n\nOn Mon, 3 Mar 2025, at 9:14 AM, Anna Keller wrote:\n${marked}\n`,
  ],
  [
    'Outlook, Romanian',
    ['Vă rog să reveniți cu o ofertă.', 'Vă rog să reveniți cu o ofertă. Cu stimă, Petra'],
    `Vă rog să reveniți cu o ofertă.\n\nCu stimă,\nPetra\n\nDe la: ${anna}\nTrimis: luni, 3 martie 2025 09:14\nCătre: ${person}\nSubiect: ${ourSubject}\n\n${ourText}\n`,
  ],
  [
    'Outlook, Greek',
    'Ευχαριστώ, δεν μας ενδιαφέρει.',
    `Ευχαριστώ, δεν μας ενδιαφέρει.\n\nΑπό: ${anna}\nΣτάλθηκε: Δευτέρα, 3 Μαρτίου 2025 9:14\nΠρος: ${person}\nΘέμα: ${ourSubject}\n\n${ourText}\n`,
  ],
  [
    'Outlook, Arabic',
    'أرسل لي التفاصيل من فضلك.',
    `أرسل لي التفاصيل من فضلك.\n\nمن: ${anna}\nتم الإرسال: الاثنين، 3 مارس 2025 09:14\nإلى: ${person}\nالموضوع: ${ourSubject}\n\n${ourText}\n`,
  ],
  [
    'HEY',
    'Maybe in summer.',
    `Maybe in summer.\n\nOn March 3, 2025, Anna Keller <${us}> wrote:\n${marked}\n`,
  ],
  [
    'Missive with a rule and a signature block',
    ['Please call my assistant.', 'Please call my assistant. Petra Lang'],
    `Please call my assistant.\n\nPetra Lang\n--\nKunde Ltd, London\n\nOn March 3, 2025 at 9:14:00 AM, Anna Keller (${us}) wrote:\n\n${marked}\n`,
  ],
  [
    'Telephone with "Sent from my Pixel"',
    'Ok tomorrow 3',
    `Ok tomorrow 3\n\nSent from my Pixel\n\nOn Mon, Mar 3, 2025, 9:14 AM Anna Keller <${us}> wrote:\n\n${marked}\n`,
  ],
  [
    'German firm with its register',
    [
      'Bitte ein Angebot.',
      'Bitte ein Angebot. Mit freundlichen Grüßen Petra Lang',
      'Bitte ein Angebot. Mit freundlichen Grüßen',
    ],
    `Bitte ein Angebot.\n\nMit freundlichen Grüßen\n\ni. A. Petra Lang\nEinkauf\n\nKunde GmbH & Co. KG\nHafenstraße 1, 20457 Hamburg\nTel.: +49 40 123456 | www.kunde.example\nAmtsgericht Hamburg HRA 12345 | Geschäftsführer: Max Kunde\n\nVon: ${anna}\nGesendet: Montag, 3. März 2025 09:14\nAn: ${person}\nBetreff: ${ourSubject}\n\n${ourText}\n`,
  ],
];

/** Sixty mails and some more, written when the rules had taken up the others of this folder. */
export const unseenSecond: Sample[] = [
  ...absences.map(([name, at, returns, subject, text]): Sample => ({
    name: `Second, absence, ${name}`,
    at: new Date(`${at}T10:00:00Z`),
    kind: 'auto_reply',
    returns,
    raw: mail({ from: person, subject, headers: [...marks.exchange], answers: true, text: `${text}\n` }),
  })),
  ...automatic.map(([name, from, subject, headers, text]): Sample => ({
    name: `Second, ${name}`,
    at: arrival,
    kind: 'auto_reply',
    returns: null,
    raw: mail({ from, subject, headers: [...headers], answers: true, text: `${text}\n` }),
  })),
  ...refusals.map(([kind, status, diagnostic]): Sample => ({
    name: `Second, ${diagnostic}`,
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
  ...failures,
  ...plain.map(([text, category, optOut]): Sample => ({
    name: `Second, ${text}`,
    at: arrival,
    kind: 'reply',
    optOut,
    ...(category && { category }),
    body: text,
    raw: mail({ from: person, subject: re, answers: true, text: `${text}\n` }),
  })),
  ...bodies.map(([name, body, text]): Sample => ({
    name: `Second, ${name}`,
    at: arrival,
    kind: 'reply',
    optOut: false,
    body,
    raw: mail({ from: person, subject: re, answers: true, text }),
  })),
];
