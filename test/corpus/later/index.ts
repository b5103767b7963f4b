import { arrival, deliveryStatus, mail, ourSubject, ourText, report, us, type Sample } from '../build.js';

const anna = `Anna Keller <${us}>`;
const marked = ourText.replace(/^/gm, '> ');
const oof = ['Auto-Submitted: auto-replied'];

/** [name, return day, text] */
const notes: [name: string, returns: string | null, text: string][] = [
  ['Start alone', null, 'I will be on annual leave as of 10 March. Jane will help you.'],
  ['Start and return, turned round', '2025-03-20', 'Back in the office: 20 March 2025 (out since 3 March).'],
  [
    'Return date with a label',
    '2025-03-24',
    'OUT OF OFFICE\nFrom: 3 March 2025\nReturn: 24 March 2025\nContact: office@kunde.example',
  ],
  [
    'A fair in the signature',
    null,
    'I am out of the office this week.\n\nVisit us at the Hannover fair, 31 March - 4 April 2025!',
  ],
  [
    'Limited access',
    '2025-03-07',
    'I am traveling for business through Friday, March 7th and will have intermittent access to email.',
  ],
  [
    'Responding upon return',
    '2025-03-12',
    'I am out sick. I expect to be back by Wednesday.'.replace('Wednesday', 'Wednesday, March 12'),
  ],
  ['German: wieder ab', '2025-03-13', 'Ich bin erst wieder ab Donnerstag, den 13.03. im Büro.'],
  [
    'German: kein Zugriff bis',
    '2025-03-28',
    'Vom 10.3. bis zum 28.3. bin ich im Urlaub und habe keinen Zugriff auf meine E-Mails.',
  ],
  [
    'German: Mutterschutz',
    null,
    'Ich bin in Mutterschutz. Bitte wenden Sie sich an meine Kollegin Eva Roth, Tel. 030 12 34 56.',
  ],
  [
    'French: congé until',
    '2025-03-31',
    "Je suis en congé maternité jusqu'au 31/03/2025. Merci d'écrire à accueil@kunde.example.",
  ],
  ['French: absente les', '2025-03-07', 'Je serai absente du 05/03 au 07/03.'],
  ['Spanish: vuelta', '2025-03-25', 'Estoy de baja. Mi vuelta está prevista para el 25 de marzo.'],
  ['Italian: torno', '2025-03-10', 'Sono in trasferta, torno operativo lunedì prossimo.'],
  ['Portuguese: até dia', '2025-03-19', 'Estou de licença até o dia 19 de março de 2025.'],
  ['Dutch: tot', '2025-03-24', 'Ik ben tot maandag 24 maart niet aanwezig.'],
  ['Polish: do', '2025-03-07', 'Jestem na zwolnieniu lekarskim do 7.03.2025 włącznie.'],
  ['Swedish: åter måndag', '2025-03-10', 'Jag är tjänstledig och åter på måndag.'],
  ['Norwegian: numbers', '2025-03-17', 'Jeg er bortreist og er tilbake på jobb 17.03.'],
  ['Czech: zpět', '2025-03-10', 'Nejsem v kanceláři, zpět budu v pondělí 10.3.'],
  ['Turkish: itibaren', '2025-03-18', '18.03.2025 tarihinden itibaren tekrar ofiste olacağım.'],
  ['Russian: по', '2025-03-16', 'Нахожусь в отпуске по 16.03.2025.'],
  ['Japanese: from', '2025-03-10', '本日は終日外出しております。3月10日(月)以降にご連絡いたします。'],
  ['Chinese: range', '2025-03-12', '本人于3月3日至3月12日休假,期间请联系李小姐。'],
  [
    'English: a deadline is no return',
    null,
    'Thank you for your application. We will review it; the call for papers closes on 30 April 2025.',
  ],
  [
    'Two languages',
    '2025-03-17',
    'Ich bin bis 14.03.2025 abwesend. // I am out of office and will be back on 17.03.2025.',
  ],
];

/** [name, expected, status, diagnostic] */
const refusals: [string, string, string][] = [
  ['hard', '5.1.1', '550 5.1.1 sorry, no mailbox here by that name (#5.1.1 - chkuser)'],
  ['hard', '5.0.0', '511 sorry, no mailbox here by that name (#5.1.1 - chkuser)'],
  ['hard', '5.0.0', '550 Unknown address error 550-"5.7.1 No such recipient here"'],
  ['hard', '5.0.0', '554 delivery error: dd Not a valid recipient - atlas.yahoo.com'],
  ['hard', '5.0.0', '550 unrouteable address'],
  ['hard', '5.7.1', '550 5.7.1 Recipient not authorized, user unknown'],
  ['hard', '5.4.4', '550 5.4.4 Unable to route: no mail hosts for domain'],
  ['hard', '5.1.1', '550 5.1.1 <x@y.example>: Email address could not be found, or was misspelled (G8)'],
  ['soft', '5.2.2', '550 5.2.2 <x@y.example>: mailbox quota exceeded for this recipient'],
  [
    'soft',
    '4.2.1',
    '450 4.2.1 The user you are trying to contact is receiving mail at a rate that prevents additional messages',
  ],
  ['soft', '5.0.0', '421 Service not available, closing transmission channel'],
  ['soft', '4.7.1', '451 4.7.1 Greylisting in action, please come back later'],
  ['policy', '5.7.1', '554 5.7.1 Rejected by content scanner: suspicious URL'],
  ['policy', '5.7.1', '550 5.7.1 Your message was rejected because your domain has a poor reputation'],
  [
    'policy',
    '5.7.509',
    '550 5.7.509 Access denied, sending domain northwind-sales.com does not pass DMARC verification',
  ],
  ['policy', '5.0.0', '554 Blocked - see https://support.proofpoint.com/dnsbl-lookup.cgi?ip=192.0.2.7'],
  ['policy', '5.0.0', '550 JunkMail rejected - relay.example [192.0.2.7] is in an RBL'],
  [
    'policy',
    '5.7.0',
    '552 5.7.0 This message was blocked because its content presents a potential security issue',
  ],
];

/** [name, body, text] */
const bodies: [name: string, body: string, text: string][] = [
  [
    'Front (ticketing by a person)',
    'Sure, send it over.',
    `Sure, send it over.\n\nOn March 3, 2025 at 9:14 AM GMT+1 ${us} wrote:\n\n${ourText}\n`,
  ],
  [
    'HubSpot',
    'Ring me tomorrow.',
    `Ring me tomorrow.\n\nOn Mon, Mar 3, 2025 at 9:14 AM, ${anna} wrote:\n${ourText}\n`,
  ],
  [
    'Outlook for Mac',
    'Let us speak on Friday.',
    `Let us speak on Friday.\n\nFrom: ${anna}\nDate: Monday, 3 March 2025 at 09:14\nTo: Petra Lang <petra.lang@kunde.example>\nSubject: ${ourSubject}\n${ourText}\n`,
  ],
  [
    'Dutch Outlook',
    'Bel me vrijdag.',
    `Bel me vrijdag.\n\nVan: ${anna}\nVerzonden: maandag 3 maart 2025 09:14\nAan: Petra Lang <petra.lang@kunde.example>\nOnderwerp: ${ourSubject}\n\n${ourText}\n`,
  ],
  [
    'eM Client',
    'Yes.',
    `Yes.\n\n------ Original Message ------\nFrom "Anna Keller" <${us}>\nTo "Petra Lang" <petra.lang@kunde.example>\nDate 03/03/2025 09:14:00\nSubject ${ourSubject}\n\n${ourText}\n`,
  ],
  [
    'Mutt',
    'Tell me more.',
    `On Mon, Mar 03, 2025 at 08:14:00AM +0000, Anna Keller wrote:\n${marked}\n\nTell me more.\n\n--\nPetra\n`,
  ],
  ['Postbox', 'No, thanks.', `No, thanks.\n\nAnna Keller wrote on 3/3/25 9:14 AM:\n${marked}\n`],
  [
    'Windows Mail',
    'Please call.',
    `Please call.\n\nSent from Mail for Windows\n\nFrom: Anna Keller\nSent: Monday, March 3, 2025 9:14 AM\nTo: Petra Lang\nSubject: ${ourSubject}\n\n${ourText}\n`,
  ],
  [
    'A date and an address in the text stay',
    'Write to max@kunde.example before 31 March 2025, 10:00, about:\n- prices\n- transit times',
    'Write to max@kunde.example before 31 March 2025, 10:00, about:\n- prices\n- transit times\n',
  ],
  [
    'A postscript',
    'Call me.\n\nPS: not on Monday.',
    `Call me.\n\nPS: not on Monday.\n\nOn Mon, Mar 3, 2025 at 9:14 AM ${anna} wrote:\n\n${marked}\n`,
  ],
  [
    'Thanks is no signature',
    'Thanks, Anna.\nPlease send the deck.',
    'Thanks, Anna.\nPlease send the deck.\n',
  ],
  [
    'Nokia',
    'Ok, tomorrow.',
    `Ok, tomorrow.\n\nSent from my Nokia phone\n\n-----Original Message-----\nFrom: Anna Keller\nSent: 03/03/2025, 09:14\nTo: petra.lang@kunde.example\nSubject: ${ourSubject}\n\n${ourText}\n`,
  ],
];

const others: Sample[] = [
  ...(
    [
      [
        'notice',
        'A newsletter of the same sender',
        'Spring news from Kunde Ltd',
        ['List-Unsubscribe: <https://kunde.example/u>', 'List-Id: <news.kunde.example>', 'Precedence: bulk'],
        'Dear reader, here is our spring news.\n',
        false,
      ],
      [
        'auto_reply',
        'Ticket, Dutch',
        `Ticket 4711: ${ourSubject}`,
        [],
        'Wij hebben uw bericht ontvangen. Dit is een automatisch gegenereerd bericht.\n',
        true,
      ],
      [
        'auto_reply',
        'Ticket, Polish',
        `Zgłoszenie #4711`,
        [],
        'Dziękujemy za kontakt. Zgłoszenie zostało zarejestrowane. Wiadomość wygenerowana automatycznie, prosimy na nią nie odpowiadać.\n',
        true,
      ],
      [
        'auto_reply',
        'Application received',
        'Thank you for contacting Kunde',
        [],
        'We have received your enquiry and will respond within two working days.\n',
        true,
      ],
      [
        'auto_reply',
        'Body alone: parental leave',
        `Re: ${ourSubject}`,
        [],
        'I am on parental leave until September. Please contact my colleague Tim Berg at tim@kunde.example.\n',
        true,
      ],
      [
        'reply',
        'A person answers late',
        `Re: ${ourSubject}`,
        [],
        'Sorry for the late answer, I just returned from vacation. What does it cost?\n',
        true,
      ],
      [
        'reply',
        'A person about a delivery',
        `Re: ${ourSubject}`,
        [],
        'Our last delivery failed, so we look for a new carrier. Call me.\n',
        true,
      ],
      [
        'reply',
        'A person with Auto-Submitted: no',
        `Re: ${ourSubject}`,
        ['Auto-Submitted: no'],
        'Fine with me.\n',
        true,
      ],
      [
        'reply',
        'A person of a postmaster address',
        `Re: ${ourSubject}`,
        [],
        'Wir haben kein Interesse, bitte.\n',
        true,
      ],
    ] as const
  ).map(([kind, name, subject, headers, text, answers]): Sample => ({
    name,
    kind,
    at: arrival,
    raw: mail({
      from: name.includes('postmaster')
        ? 'postmaster@kunde.example'
        : 'Petra Lang <petra.lang@kunde.example>',
      subject,
      headers: [...headers],
      text,
      answers,
    }),
  })),
];

/** Written after the rules had been mended by the first two parts. */
export const later: Sample[] = [
  ...notes.map(([name, returns, text]): Sample => ({
    name,
    at: arrival,
    kind: 'auto_reply',
    returns,
    raw: mail({
      from: 'Petra Lang <petra.lang@kunde.example>',
      subject: `Re: ${ourSubject}`,
      headers: oof,
      answers: true,
      text: `${text}\n`,
    }),
  })),
  ...refusals.map(([kind, status, diagnostic]): Sample => ({
    name: diagnostic,
    at: arrival,
    kind: 'bounce',
    bounces: [`${kind} x@y.example`],
    raw: report({
      from: 'MAILER-DAEMON@relay.northwind-sales.com',
      subject: 'Delivery Status Notification (Failure)',
      text: 'Delivery failed.\n',
      attached: [
        deliveryStatus(
          ['Reporting-MTA: dns; relay.northwind-sales.com'],
          [
            'Final-Recipient: rfc822; x@y.example',
            'Action: failed',
            `Status: ${status}`,
            `Diagnostic-Code: smtp; ${diagnostic}`,
          ],
        ),
      ],
    }),
  })),
  ...bodies.map(([name, body, text]): Sample => ({
    name,
    at: arrival,
    kind: 'reply',
    optOut: false,
    body,
    raw: mail({
      from: 'Petra Lang <petra.lang@kunde.example>',
      subject: `Re: ${ourSubject}`,
      answers: true,
      text,
    }),
  })),
  ...others,
];
