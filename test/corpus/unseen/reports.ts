import {
  arrival,
  deliveryStatus,
  mail,
  ourId,
  ourMessage,
  ourSubject,
  report,
  returned,
  us,
  type Sample,
} from '../build.js';

const x = 'petra.lang@kunde.example';

interface Dsn {
  from: string;
  subject: string;
  text: string;
  mta: string;
  blocks?: string[][];
  back?: 'message/rfc822' | 'text/rfc822-headers' | null;
  headers?: string[];
}

function dsn({ from, subject, text, mta, blocks = [], back = 'message/rfc822', headers }: Dsn): Buffer {
  return report({
    from,
    subject,
    text,
    headers: ['Auto-Submitted: auto-replied', ...(headers ?? [])],
    attached: [
      deliveryStatus(
        [`Reporting-MTA: dns; ${mta}`, 'Arrival-Date: Mon, 3 Mar 2025 08:14:00 +0000'],
        ...blocks,
      ),
      ...(back === null ? [] : [returned(x, back)]),
    ],
  });
}

const block = (status: string, diagnostic: string, to = x, action = 'failed'): string[] => [
  `Final-Recipient: rfc822; ${to}`,
  `Original-Recipient: rfc822;${to}`,
  `Action: ${action}`,
  `Status: ${status}`,
  `Diagnostic-Code: smtp; ${diagnostic}`,
];

const postfixText = (diagnostic: string): string =>
  `This is the mail system at host mx1.northwind-sales.com.\n\nI'm sorry to have to inform you that your message could not\nbe delivered to one or more recipients. It's attached below.\n\nFor further assistance, please send mail to postmaster.\n\n                   The mail system\n\n<${x}>: ${diagnostic}\n`;

/** [name, kind, status, diagnostic] in a report of Postfix */
const postfix: [name: string, kind: string, status: string, diagnostic: string][] = [
  [
    'Gmail, no such user',
    'hard',
    '5.1.1',
    "550-5.1.1 The email account that you tried to reach does not exist. Please try 550-5.1.1 double-checking the recipient's email address for typos or 550-5.1.1 unnecessary spaces. For more information, go to 550 5.1.1  https://support.google.com/mail/?p=NoSuchUser a640c23a62f3a-ac1 - gsmtp",
  ],
  [
    'Gmail, disabled',
    'hard',
    '5.2.1',
    '550-5.2.1 The email account that you tried to reach is inactive. For more information, go to 550 5.2.1 https://support.google.com/mail/?p=DisabledUser - gsmtp',
  ],
  [
    'Gmail, over quota',
    'soft',
    '5.2.2',
    "552-5.2.2 The recipient's inbox is out of storage space. Please direct the recipient to 552 5.2.2 https://support.google.com/mail/?p=OverQuotaPerm - gsmtp",
  ],
  [
    'Gmail, unauthenticated',
    'policy',
    '5.7.26',
    '550-5.7.26 Your email has been blocked because the sender is unauthenticated. Gmail requires all senders to authenticate with either SPF or DKIM. - gsmtp',
  ],
  [
    'Gmail, unsolicited',
    'policy',
    '5.7.1',
    '550-5.7.1 [192.0.2.7] Our system has detected that this message is likely unsolicited mail. To reduce the amount of spam sent to Gmail, this message has been blocked. - gsmtp',
  ],
  [
    'Gmail, low reputation',
    'policy',
    '5.7.1',
    '550-5.7.1 [192.0.2.7] Gmail has detected that this message is likely suspicious due to the very low reputation of the sending domain. - gsmtp',
  ],
  [
    '365, recipient not found',
    'hard',
    '5.4.1',
    '550 5.4.1 Recipient address rejected: Access denied. [DB5PEPF00014B8B.eurprd02.prod.outlook.com 2025-03-03T08:14:21.113Z 08DD5A1]',
  ],
  [
    '365, banned sender',
    'policy',
    '5.7.606',
    '550 5.7.606 Access denied, banned sending IP [192.0.2.7]. To request removal from this list please visit https://sender.office.com/',
  ],
  [
    '365, tenant throttled',
    'soft',
    '4.7.500',
    '451 4.7.500 Server busy. Please try again later from [192.0.2.7]. (S77719)',
  ],
  [
    '365, group for members only',
    'policy',
    '5.7.133',
    '550 5.7.133 RESOLVER.RST.SenderNotAuthenticatedForGroup; authentication required; Delivery restriction check failed because the sender was not authenticated when sending to this group',
  ],
  [
    'Outlook.com, block list',
    'policy',
    '5.7.1',
    "550 5.7.1 Unfortunately, messages from [192.0.2.7] weren't sent. Please contact your Internet service provider since part of their network is on our block list (S3140).",
  ],
  [
    'Outlook.com, mailbox unavailable',
    'hard',
    '5.5.0',
    '550 5.5.0 Requested action not taken: mailbox unavailable (S2017062302). [AM0EUR02FT012.eop-EUR02.prod.protection.outlook.com]',
  ],
  [
    'Yahoo, deferred for complaints',
    'soft',
    '4.7.0',
    '421 4.7.0 [TSS04] Messages from 192.0.2.7 temporarily deferred due to unexpected volume or user complaints - 4.16.55.1; see https://postmaster.yahooinc.com/error-codes',
  ],
  [
    'Yahoo, policy',
    'policy',
    '5.7.9',
    '554 5.7.9 Message not accepted for policy reasons. See https://postmaster.yahooinc.com/error-codes',
  ],
  [
    'Yahoo, no mailbox',
    'hard',
    '5.0.0',
    '554 30 Sorry, your message to petra.lang@kunde.example cannot be delivered. This mailbox is disabled (554.30).',
  ],
  ['iCloud, over quota', 'soft', '5.2.2', '552 5.2.2 <petra.lang@kunde.example>: user is over quota'],
  [
    'iCloud, blocked',
    'policy',
    '5.7.1',
    '550 5.7.1 [CS01] Message rejected due to local policy. Please visit https://support.apple.com/en-us/HT204137',
  ],
  [
    'Mimecast, signature',
    'policy',
    '5.0.0',
    '554 Email rejected due to security policies - MCSpamSignature.sa.3.2 - https://community.mimecast.com/docs/DOC-1369#554',
  ],
  [
    'Mimecast, invalid recipient',
    'hard',
    '5.0.0',
    '550 Invalid Recipient - https://community.mimecast.com/docs/DOC-1369#550 [Xk1aH7].uk12',
  ],
  [
    'Mimecast, greylist',
    'soft',
    '4.0.0',
    '451 Internal resources are temporarily unavailable - https://community.mimecast.com/docs/DOC-1369#451 [xyz.uk12]',
  ],
  [
    'Proofpoint, block list',
    'policy',
    '5.7.1',
    '554 5.7.1 Blocked - see https://ipcheck.proofpoint.com/?ip=192.0.2.7',
  ],
  ['Proofpoint, user unknown', 'hard', '5.1.1', '550 5.1.1 User Unknown'],
  [
    'Barracuda, blocked',
    'policy',
    '5.0.0',
    '554 Service unavailable; Client host [mx1.northwind-sales.com] blocked using Barracuda Reputation; http://www.barracudanetworks.com/reputation/?r=1&ip=192.0.2.7',
  ],
  [
    'Barracuda, recipient',
    'hard',
    '5.1.1',
    '550 5.1.1 permanent failure for one or more recipients (petra.lang@kunde.example:550 5.1.1 No such user)',
  ],
  [
    'Cisco IronPort, sender rejected',
    'policy',
    '5.0.0',
    "554-esa1.kunde.example 554 Your access to this mail system has been rejected due to the sending MTA's poor reputation. If you believe that this failure is in error, please contact the intended recipient via alternate means.",
  ],
  [
    'GMX, unknown',
    'hard',
    '5.0.0',
    '550 Requested action not taken: mailbox unavailable For explanation visit https://postmaster.gmx.net/en/error-messages?ip=192.0.2.7&c=rmbx',
  ],
  [
    'GMX, policy',
    'policy',
    '5.0.0',
    '554 Transaction failed Reject due to policy restrictions. For explanation visit https://postmaster.gmx.net/en/case?c=hi&i=ip&v=192.0.2.7',
  ],
  [
    'T-Online, unknown',
    'hard',
    '5.0.0',
    '550-5.1.1 unknown recipient 550 <petra.lang@kunde.example> Benutzer unbekannt.',
  ],
  [
    'Mail.ru, unknown',
    'hard',
    '5.0.0',
    '550 Message was not accepted -- invalid mailbox. Local mailbox petra.lang@kunde.example is unavailable: user not found',
  ],
  [
    'Mail.ru, account over quota',
    'soft',
    '5.0.0',
    '550 Message was not accepted -- invalid mailbox.  Local mailbox petra.lang@kunde.example is unavailable: account is over quota'.replace(
      '550',
      '552',
    ),
  ],
  [
    'Yandex, suspicion of spam',
    'policy',
    '5.7.1',
    '554 5.7.1 [2] Message rejected under suspicion of SPAM; https://ya.cc/1IrBc 1741-abc',
  ],
  [
    'QQ, content',
    'policy',
    '5.0.0',
    '550 Mail content denied. https://service.mail.qq.com/detail/124/56 [Mx1]',
  ],
  [
    'QQ, not found',
    'hard',
    '5.0.0',
    '550 The recipient may contain a non-existent account, please check the recipient address. [Mx2]',
  ],
  [
    '163, spam',
    'policy',
    '5.0.0',
    '554 DT:SPM 163 mx5,QMmowAB3 please see http://mail.163.com/help/help_spam_16.htm?ip=192.0.2.7',
  ],
  ['163, unknown', 'hard', '5.0.0', '550 User not found: petra.lang@kunde.example'],
  [
    'Domain does not exist',
    'hard',
    '5.4.4',
    'Host or domain name not found. Name service error for name=kunde.example type=MX: Host not found',
  ],
  ['Null MX', 'hard', '5.1.10', '556 5.1.10 Recipient address has null MX (nullMX)'],
  ['Time out', 'soft', '4.4.1', 'connect to mx.kunde.example[192.0.2.9]:25: Connection timed out'],
  ['Relaying denied', 'policy', '5.7.1', '550 5.7.1 <petra.lang@kunde.example>: Relay access denied'],
  [
    'Spamhaus',
    'policy',
    '5.7.1',
    '554 5.7.1 Service unavailable; Client host [192.0.2.7] blocked using zen.spamhaus.org; https://www.spamhaus.org/query/ip/192.0.2.7',
  ],
  [
    'DMARC',
    'policy',
    '5.7.1',
    "550 5.7.1 Unauthenticated email from northwind-sales.com is not accepted due to domain's DMARC policy. Please contact the administrator of northwind-sales.com domain",
  ],
  ['Message too large', 'soft', '5.3.4', '552 5.3.4 Message size exceeds fixed maximum message size'],
  ['Sender blocked by the person', 'policy', '5.7.1', '550 5.7.1 Sender blocked by recipient'],
  ['Exim style, rcpt refused', 'hard', '5.0.0', '550 No Such User Here'],
  [
    'Exim style, account suspended',
    'hard',
    '5.0.0',
    '550 Account petra.lang@kunde.example is suspended'.replace('suspended', 'disabled'),
  ],
  ['Strato, relay', 'hard', '5.1.1', '550 5.1.1 User unknown; rejecting'],
  [
    'OVH',
    'hard',
    '5.1.1',
    '550 5.1.1 <petra.lang@kunde.example>: Recipient address rejected: User unknown in virtual mailbox table',
  ],
  ['Too many connections', 'soft', '4.7.0', '421 4.7.0 Too many connections from your IP'],
];

const notes: Sample[] = [
  ...postfix.map(([name, kind, status, diagnostic]): Sample => ({
    name: `Refused: ${name}`,
    at: arrival,
    kind: 'bounce',
    bounces: [`${kind} ${x}`],
    joins: true,
    raw: dsn({
      from: 'Mail Delivery System <MAILER-DAEMON@mx1.northwind-sales.com>',
      subject: 'Undelivered Mail Returned to Sender',
      mta: 'mx1.northwind-sales.com',
      text: postfixText(`host mx.kunde.example[192.0.2.9] said: ${diagnostic} (in reply to RCPT TO command)`),
      blocks: [block(status, diagnostic)],
    }),
  })),
];

const others: Sample[] = [
  {
    name: 'Gmail: address not found',
    at: arrival,
    kind: 'bounce',
    bounces: [`hard ${x}`],
    joins: true,
    raw: dsn({
      from: 'Mail Delivery Subsystem <mailer-daemon@googlemail.com>',
      subject: 'Delivery Status Notification (Failure)',
      mta: 'googlemail.com',
      headers: [
        `In-Reply-To: ${ourId}`,
        `References: ${ourId}`,
        'X-Failed-Recipients: petra.lang@kunde.example',
      ],
      text: `\n** Address not found **\n\nYour message wasn't delivered to ${x} because the address couldn't be found, or is unable to receive mail.\n\nLearn more here: https://support.google.com/mail/?p=NoSuchUser\n\nThe response was:\n\n550 5.1.1 The email account that you tried to reach does not exist.\n`,
      blocks: [block('5.1.1', '550-5.1.1 The email account that you tried to reach does not exist.')],
    }),
  },
  {
    name: 'Gmail: message blocked',
    at: arrival,
    kind: 'bounce',
    bounces: [`policy ${x}`],
    joins: true,
    raw: dsn({
      from: 'Mail Delivery Subsystem <mailer-daemon@googlemail.com>',
      subject: 'Delivery Status Notification (Failure)',
      mta: 'googlemail.com',
      text: `\n** Message blocked **\n\nYour message to ${x} has been blocked. See technical details below for more information.\n\nThe response from the remote server was:\n\n550 5.7.1 Message rejected as spam by Content Filtering.\n`,
      blocks: [block('5.7.1', '550 5.7.1 Message rejected as spam by Content Filtering.')],
    }),
  },
  {
    name: 'Gmail: delay',
    at: arrival,
    kind: 'notice',
    raw: dsn({
      from: 'Mail Delivery Subsystem <mailer-daemon@googlemail.com>',
      subject: 'Delivery Status Notification (Delay)',
      mta: 'googlemail.com',
      text: `\n** Delivery incomplete **\n\nThere was a temporary problem delivering your message to ${x}. Gmail will retry for 46 more hours. You'll be notified if the delivery fails permanently.\n`,
      blocks: [
        block(
          '4.4.1',
          '451 4.4.1 The recipient server did not accept our requests to connect.',
          x,
          'delayed',
        ),
      ],
    }),
  },
  {
    name: 'Exim: warning of a delay, text alone',
    at: arrival,
    kind: 'notice',
    raw: mail({
      from: 'Mail Delivery System <Mailer-Daemon@mx2.northwind-sales.com>',
      subject: 'Warning: message 1tpAbC-000123-4D delayed 24 hours',
      headers: ['Auto-Submitted: auto-replied', 'X-Failed-Recipients: '],
      text: `This message was created automatically by mail delivery software.\nA message that you sent has not yet been delivered to one or more of its\nrecipients after more than 24 hours on the queue on mx2.northwind-sales.com.\n\nThe message identifier is:     1tpAbC-000123-4D\nThe subject of the message is: ${ourSubject}\n\nThe address to which the message has not yet been delivered is:\n\n  ${x}\n    host mx.kunde.example [192.0.2.9]\n    Delay reason: SMTP error from remote mail server after RCPT TO:<${x}>:\n    451 4.7.1 Greylisting in action, please come back later\n\nNo action is required on your part. Delivery attempts will continue for\nsome time.\n`,
    }),
  },
  {
    name: 'Exim: failure, text alone',
    at: arrival,
    kind: 'bounce',
    bounces: [`hard ${x}`],
    joins: true,
    raw: mail({
      from: 'Mail Delivery System <Mailer-Daemon@mx2.northwind-sales.com>',
      subject: 'Mail delivery failed: returning message to sender',
      headers: ['Auto-Submitted: auto-replied', `X-Failed-Recipients: ${x}`],
      text: `This message was created automatically by mail delivery software.\n\nA message that you sent could not be delivered to one or more of its\nrecipients. This is a permanent error. The following address(es) failed:\n\n  ${x}\n    host mx.kunde.example [192.0.2.9]\n    SMTP error from remote mail server after RCPT TO:<${x}>:\n    550 5.1.1 <${x}>: Recipient address rejected: User unknown in relay recipient table\n\n------ This is a copy of the message, including all the headers. ------\n\nReturn-path: <${us}>\n${ourMessage(x)}`,
    }),
  },
  {
    name: 'Exim: retry time exceeded',
    at: arrival,
    kind: 'bounce',
    bounces: [`soft ${x}`],
    joins: true,
    raw: mail({
      from: 'Mail Delivery System <Mailer-Daemon@mx2.northwind-sales.com>',
      subject: 'Mail delivery failed: returning message to sender',
      headers: ['Auto-Submitted: auto-replied'],
      text: `This message was created automatically by mail delivery software.\n\nA message that you sent could not be delivered to one or more of its\nrecipients. This is a permanent error. The following address(es) failed:\n\n  ${x}\n    host mx.kunde.example [192.0.2.9]\n    retry timeout exceeded: Connection timed out\n\n------ This is a copy of the message, including all the headers. ------\n\n${ourMessage(x)}`,
    }),
  },
  {
    name: 'qmail: no mailbox',
    at: arrival,
    kind: 'bounce',
    bounces: [`hard ${x}`],
    joins: true,
    raw: mail({
      from: 'MAILER-DAEMON@mail.kunde.example',
      subject: 'failure notice',
      text: `Hi. This is the qmail-send program at mail.kunde.example.\nI'm afraid I wasn't able to deliver your message to the following addresses.\nThis is a permanent error; I've given up. Sorry it didn't work out.\n\n<${x}>:\nSorry, no mailbox here by that name. (#5.1.1)\n\n--- Below this line is a copy of the message.\n\nReturn-Path: <${us}>\n${ourMessage(x)}`,
    }),
  },
  {
    name: 'qmail: quota',
    at: arrival,
    kind: 'bounce',
    bounces: [`soft ${x}`],
    joins: true,
    raw: mail({
      from: 'MAILER-DAEMON@mail.kunde.example',
      subject: 'failure notice',
      text: `Hi. This is the qmail-send program at mail.kunde.example.\nI'm afraid I wasn't able to deliver your message to the following addresses.\nThis is a permanent error; I've given up. Sorry it didn't work out.\n\n<${x}>:\nuser is over quota\n\n--- Below this line is a copy of the message.\n\nReturn-Path: <${us}>\n${ourMessage(x)}`,
    }),
  },
  {
    name: 'Yahoo: failure notice',
    at: arrival,
    kind: 'bounce',
    bounces: [`hard ${x}`],
    joins: true,
    raw: mail({
      from: 'MAILER-DAEMON@yahoo.com',
      subject: 'Failure Notice',
      text: `Sorry, we were unable to deliver your message to the following address.\n\n<${x}>:\n550: 5.1.1 <${x}>: Recipient address rejected: kunde.example\n\n--- Below this line is a copy of the message.\n\n${ourMessage(x)}`,
    }),
  },
  {
    name: 'sendmail: returned mail',
    at: arrival,
    kind: 'bounce',
    bounces: [`hard ${x}`],
    joins: true,
    raw: dsn({
      from: 'Mail Delivery Subsystem <MAILER-DAEMON@smtp.northwind-sales.com>',
      subject: 'Returned mail: see transcript for details',
      mta: 'smtp.northwind-sales.com',
      text: `The original message was received at Mon, 3 Mar 2025 08:14:00 GMT\nfrom localhost [127.0.0.1]\n\n   ----- The following addresses had permanent fatal errors -----\n<${x}>\n    (reason: 550 5.1.1 <${x}>... User unknown)\n\n   ----- Transcript of session follows -----\n... while talking to mx.kunde.example.:\n>>> DATA\n<<< 550 5.1.1 <${x}>... User unknown\n550 5.1.1 <${x}>... User unknown\n<<< 503 5.0.0 Need RCPT (recipient)\n`,
      blocks: [block('5.1.1', `550 5.1.1 <${x}>... User unknown`)],
    }),
  },
  {
    name: 'sendmail: could not send for four hours',
    at: arrival,
    kind: 'notice',
    raw: dsn({
      from: 'Mail Delivery Subsystem <MAILER-DAEMON@smtp.northwind-sales.com>',
      subject: 'Warning: could not send message for past 4 hours',
      mta: 'smtp.northwind-sales.com',
      text: `    **********************************************\n    **      THIS IS A WARNING MESSAGE ONLY      **\n    **  YOU DO NOT NEED TO RESEND YOUR MESSAGE  **\n    **********************************************\n\n   ----- The following addresses had transient non-fatal errors -----\n<${x}>\n\n   ----- Transcript of session follows -----\n<${x}>... Deferred: Connection timed out with mx.kunde.example.\nWarning: message still undelivered after 4 hours\nWill keep trying until message is 5 days old\n`,
      blocks: [block('4.4.1', 'Deferred', x, 'delayed')],
    }),
  },
  {
    name: 'Exchange on-prem, German',
    at: arrival,
    kind: 'bounce',
    bounces: [`hard ${x}`],
    joins: true,
    raw: dsn({
      from: 'Microsoft Outlook <MicrosoftExchange329e71ec88ae4615bbc36ab6ce41109e@kunde.example>',
      subject: `Unzustellbar: ${ourSubject}`,
      mta: 'EX01.kunde.example',
      headers: [`In-Reply-To: ${ourId}`],
      text: `Fehler bei der Nachrichtenzustellung an folgende Empfänger oder Gruppen:\n\n${x}\nDie eingegebene E-Mail-Adresse konnte nicht gefunden werden. Überprüfen Sie die E-Mail-Adresse des Empfängers, und versuchen Sie, die Nachricht erneut zu senden.\n\n\nDiagnoseinformationen für Administratoren:\n\nGenerierender Server: EX01.kunde.example\n\n${x}\nRemote Server returned '550 5.1.1 RESOLVER.ADR.RecipNotFound; not found'\n`,
      blocks: [block('5.1.1', '550 5.1.1 RESOLVER.ADR.RecipNotFound; not found')],
    }),
  },
  {
    name: 'Exchange 365, French, no status part',
    at: arrival,
    kind: 'bounce',
    bounces: [`hard ${x}`],
    raw: mail({
      from: 'Microsoft Outlook <postmaster@kunde.example>',
      subject: `Non remis : ${ourSubject}`,
      headers: ['Auto-Submitted: auto-replied'],
      answers: true,
      text: `Échec de la remise à ces destinataires ou groupes :\n\n${x}\nL'adresse de courrier que vous avez entrée est introuvable.\n\nInformations de diagnostic pour les administrateurs :\n\nServeur de génération : PR1P264MB1234.FRAP264.PROD.OUTLOOK.COM\n\n${x}\nRemote server returned '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient ${x} not found by SMTP address lookup'\n`,
    }),
  },
  {
    name: 'Exchange 365: mailbox full',
    at: arrival,
    kind: 'bounce',
    bounces: [`soft ${x}`],
    joins: true,
    raw: dsn({
      from: 'Microsoft Outlook <postmaster@kunde.example>',
      subject: `Undeliverable: ${ourSubject}`,
      mta: 'DB9PR01MB1.eurprd01.prod.exchangelabs.com',
      text: `Delivery has failed to these recipients or groups:\n\n${x}\nThe recipient's mailbox is full and can't accept messages now. Please try resending your message later, or contact the recipient directly.\n`,
      blocks: [
        block(
          '5.2.2',
          '554 5.2.2 mailbox full; STOREDRV.Deliver.Exception:QuotaExceededException.MapiExceptionShutoffQuotaExceeded; Failed to process message due to a permanent exception',
        ),
      ],
    }),
  },
  {
    name: 'Exchange 365: transport rule',
    at: arrival,
    kind: 'bounce',
    bounces: [`policy ${x}`],
    joins: true,
    raw: dsn({
      from: 'Microsoft Outlook <postmaster@kunde.example>',
      subject: `Undeliverable: ${ourSubject}`,
      mta: 'DB9PR01MB1.eurprd01.prod.exchangelabs.com',
      text: `Delivery has failed to these recipients or groups:\n\n${x}\nYour message wasn't delivered because the recipient's organization blocked it. A custom mail flow rule created by an admin has blocked your message.\n`,
      blocks: [
        block(
          '5.7.1',
          '550 5.7.1 TRANSPORT.RULES.RejectMessage; the message was rejected by organization policy',
        ),
      ],
    }),
  },
  {
    name: 'Exchange: hop count, expired',
    at: arrival,
    kind: 'bounce',
    bounces: [`soft ${x}`],
    joins: true,
    raw: dsn({
      from: 'Microsoft Outlook <postmaster@kunde.example>',
      subject: `Undeliverable: ${ourSubject}`,
      mta: 'DB9PR01MB1.eurprd01.prod.exchangelabs.com',
      text: `Delivery has failed to these recipients or groups:\n\n${x}\nYour message couldn't be delivered. Despite repeated attempts to contact the recipient's email system it didn't respond.\n`,
      blocks: [block('5.4.300', '550 4.4.7 QUEUE.Expired; message expired')],
    }),
  },
  {
    name: 'Exchange: relayed is no failure',
    at: arrival,
    kind: 'notice',
    raw: dsn({
      from: 'Microsoft Outlook <postmaster@kunde.example>',
      subject: `Relayed: ${ourSubject}`,
      mta: 'DB9PR01MB1.eurprd01.prod.exchangelabs.com',
      text: `Delivery to these recipients or groups is complete, but no delivery notification was sent by the destination server:\n\n${x}\n`,
      blocks: [block('2.0.0', '250 OK', x, 'relayed')],
    }),
  },
  {
    name: 'Exchange: delayed, German',
    at: arrival,
    kind: 'notice',
    raw: dsn({
      from: 'Microsoft Outlook <postmaster@kunde.example>',
      subject: `Zustellungsverzögerung: ${ourSubject}`,
      mta: 'EX01.kunde.example',
      text: `Die Zustellung an folgende Empfänger oder Verteilerlisten hat sich verzögert:\n\n${x}\n\nBetreff: ${ourSubject}\n\nDiese Nachricht wurde noch nicht zugestellt. Es wird weiterhin versucht, die Nachricht zuzustellen.\n`,
      blocks: [block('4.4.7', '400 4.4.7 Message delayed', x, 'delayed')],
    }),
  },
  {
    name: 'Amazon SES: suppression list',
    at: arrival,
    kind: 'bounce',
    bounces: [`hard ${x}`],
    joins: true,
    raw: dsn({
      from: 'MAILER-DAEMON@eu-west-1.amazonses.com',
      subject: 'Delivery Status Notification (Failure)',
      mta: 'a4-10.smtp-out.eu-west-1.amazonses.com',
      text: `An error occurred while trying to deliver the mail to the following recipients:\n${x}\n`,
      blocks: [
        block(
          '5.1.1',
          'Amazon SES has suppressed sending to this address because it has a recent history of bouncing as an invalid address.',
        ),
      ],
    }),
  },
  {
    name: 'GMX: text alone, German and English',
    at: arrival,
    kind: 'bounce',
    bounces: [`hard ${x}`],
    joins: true,
    raw: mail({
      from: 'GMX Mailer Daemon <mailer-daemon@gmx.net>',
      subject: 'Mail delivery failed: returning message to sender',
      text: `This message was created automatically by mail delivery software.\n\nA message that you sent could not be delivered to one or more of\nits recipients. This is a permanent error. The following address(es)\nfailed:\n\n${x}:\nSMTP error from remote server for RCPT TO command, host: mx.kunde.example (192.0.2.9) reason: 550 5.1.1 unknown user\n\n--- The header of the original message is following. ---\n\n${ourMessage(x, false)}`,
    }),
  },
  {
    name: 'web.de: over quota, German',
    at: arrival,
    kind: 'bounce',
    bounces: [`soft ${x}`],
    raw: mail({
      from: 'Mail Delivery System <mailer-daemon@web.de>',
      subject: 'Unzustellbare Nachricht',
      text: `Ihre Nachricht konnte nicht zugestellt werden.\n\nDas Postfach von ${x} ist voll. Bitte versuchen Sie es später noch einmal.\n\nBetreff: ${ourSubject}\n`,
    }),
  },
  {
    name: 'mail.ru: text alone, Russian',
    at: arrival,
    kind: 'bounce',
    bounces: ['hard ivanov@kunde.example'],
    raw: mail({
      from: 'mailer-daemon@corp.mail.ru',
      subject: 'Сообщение не доставлено',
      text: 'Это письмо создано автоматически сервером Mail.Ru, отвечать на него не нужно.\n\nК сожалению, Ваше письмо не может быть доставлено одному или нескольким получателям:\n\n**********************\n\nivanov@kunde.example user not found\n\n**********************\n',
    }),
  },
  {
    name: 'QQ: text alone, Chinese',
    at: arrival,
    kind: 'bounce',
    bounces: ['hard wang@kunde.example'],
    raw: mail({
      from: 'PostMaster@qq.com',
      subject: `系统退信/Systems bounce`,
      charset: 'gb18030',
      text: `抱歉,您的邮件被退回来了……\n\n原邮件信息:\n主 题: ${ourSubject}\n收件人: wang@kunde.example\n\n退信原因: 收件人邮箱地址不存在,邮件无法送达。\nhost mx.kunde.example said: 550 Mailbox not found\n`,
    }),
  },
  {
    name: '163: text alone, Chinese',
    at: arrival,
    kind: 'bounce',
    bounces: ['soft wang@kunde.example'],
    raw: mail({
      from: 'Postmaster@163.com',
      subject: '系统退信',
      text: `您的邮件未能成功送达收件人。\n\n收件人 wang@kunde.example 的邮箱已满,无法接收邮件。\n退信代码:552 5.2.2 mailbox full\n`,
    }),
  },
  {
    name: 'Japanese: text alone',
    at: arrival,
    kind: 'bounce',
    bounces: [`hard ${x}`],
    raw: mail({
      from: 'Mail Delivery System <MAILER-DAEMON@mx.kunde.example>',
      subject: 'Undelivered Mail Returned to Sender',
      text: `配信エラー\n\n次の宛先にメールを配信できませんでした。\n\n<${x}>: 550 5.1.1 宛先のユーザーが見つかりません (User unknown)\n`,
    }),
  },
  {
    name: 'Two recipients, one delivered',
    at: arrival,
    kind: 'bounce',
    bounces: ['hard old@kunde.example'],
    joins: true,
    raw: dsn({
      from: 'MAILER-DAEMON@mx1.northwind-sales.com',
      subject: 'Undelivered Mail Returned to Sender',
      mta: 'mx1.northwind-sales.com',
      text: postfixText('see below'),
      blocks: [
        block('2.0.0', '250 2.0.0 Ok', x, 'delivered'),
        block('5.1.1', '550 5.1.1 User unknown', 'old@kunde.example'),
      ],
    }),
  },
  {
    name: 'Forwarded address fails: original recipient tells',
    at: arrival,
    kind: 'bounce',
    bounces: [`hard ${x}`],
    joins: true,
    raw: dsn({
      from: 'MAILER-DAEMON@mx1.northwind-sales.com',
      subject: 'Undelivered Mail Returned to Sender',
      mta: 'mx1.northwind-sales.com',
      text: 'Your message could not be delivered.\n',
      blocks: [
        [
          'Final-Recipient: rfc822; plang1982@freemail.example',
          `Original-Recipient: rfc822;${x}`,
          'Action: failed',
          'Status: 5.1.1',
          'Diagnostic-Code: smtp; 550 5.1.1 no such user',
        ],
      ],
    }),
  },
  {
    name: 'Google Groups: may not post',
    at: arrival,
    kind: 'bounce',
    bounces: ['policy sales@kunde.example'],
    joins: true,
    raw: dsn({
      from: 'Mail Delivery Subsystem <mailer-daemon@googlemail.com>',
      subject: 'Delivery Status Notification (Failure)',
      mta: 'googlemail.com',
      text: `Hello ${us},\n\nWe're writing to let you know that the group you tried to contact (sales) may not exist, or you may not have permission to post messages to the group.\n`,
      blocks: [
        block(
          '5.7.1',
          '550 5.7.1 You do not have permission to post messages to the group',
          'sales@kunde.example',
        ),
      ],
    }),
  },
  {
    name: 'Barracuda quarantine is no bounce',
    at: arrival,
    kind: 'notice',
    raw: dsn({
      from: 'Mail Delivery System <postmaster@kunde.example>',
      subject: 'Delivered: Quick question about your freight costs',
      mta: 'mx.kunde.example',
      text: `Your message has been successfully delivered to the following recipients:\n\n${x}\n`,
      blocks: [block('2.1.5', '250 2.1.5 ok', x, 'delivered')],
    }),
  },
  {
    name: 'Postfix: delayed',
    at: arrival,
    kind: 'notice',
    raw: dsn({
      from: 'Mail Delivery System <MAILER-DAEMON@mx1.northwind-sales.com>',
      subject: 'Delayed Mail (still being retried)',
      mta: 'mx1.northwind-sales.com',
      text: `####################################################################\n# THIS IS A WARNING ONLY.  YOU DO NOT NEED TO RESEND YOUR MESSAGE. #\n####################################################################\n\nYour message could not be delivered for more than 4 hour(s).\nIt will be retried until it is 5 day(s) old.\n\n<${x}>: connect to mx.kunde.example[192.0.2.9]:25: Connection refused\n`,
      blocks: [block('4.4.1', 'connect to mx.kunde.example[192.0.2.9]:25: Connection refused', x, 'delayed')],
      back: 'text/rfc822-headers',
    }),
  },
];

const arf = (name: string, from: string, fields: string[], text: string, multipartType?: string): Sample => ({
  name,
  at: arrival,
  kind: 'complaint',
  joins: true,
  raw: report({
    from,
    subject: `FW: ${ourSubject}`,
    reportType: 'feedback-report',
    ...(multipartType && { multipartType }),
    text,
    attached: [{ type: 'message/feedback-report', body: `${fields.join('\n')}\n` }, returned(x)],
  }),
});

const complaints: Sample[] = [
  arf(
    'Complaint, Yahoo',
    'Yahoo! Mail AntiSpam Feedback <feedback@arf.mail.yahoo.com>',
    [
      'Feedback-Type: abuse',
      'User-Agent: Yahoo!-Mail-Feedback/2.0',
      'Version: 0.1',
      `Original-Mail-From: <${us}>`,
      `Original-Rcpt-To: ${x}`,
    ],
    'This is an email abuse report for an email message received from northwind-sales.com on Mon, 3 Mar 2025\n',
  ),
  arf(
    'Complaint, AOL style, mixed',
    'scomp@aol.net',
    ['Feedback-Type: abuse', 'User-Agent: AOL SComp', 'Version: 1', 'Source-IP: 192.0.2.7'],
    'This is an email abuse report for an email message with the message-id of …\n',
    'multipart/mixed',
  ),
  arf(
    'Complaint, Comcast',
    'Comcast Feedback Loop <feedback@feedback.comcast.net>',
    ['Feedback-Type: abuse', 'User-Agent: ReturnPathFBL/2.0', 'Version: 1'],
    'This is a Comcast Abuse Report for an email message received from IP 192.0.2.7.\n',
  ),
  {
    name: 'Complaint, Microsoft JMRP: the message attached, no report',
    at: arrival,
    kind: 'complaint',
    joins: true,
    raw: report({
      from: 'staff@hotmail.com',
      subject: `complaint about message from 192.0.2.7`,
      multipartType: 'multipart/mixed',
      headers: ['X-HmXmrOriginalRecipient: petra.lang@kunde.example'],
      text: '',
      attached: [
        {
          type: 'message/rfc822',
          body: `X-HmXmrOriginalRecipient: ${x}\n${ourMessage(x)}`,
        },
      ],
    }),
  },
];

/** Reports of mail systems and of feedback loops. */
export const unseenReports: Sample[] = [...notes, ...others, ...complaints];
