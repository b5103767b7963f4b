import { rawMail } from '../support/mail.js';

/** Notices as mail systems write them, and what they say. `null`: no bounce. */
export interface BounceCase {
  name: string;
  raw: Buffer;
  want: null | {
    kind: 'hard' | 'soft' | 'policy';
    recipient: string | null;
    smtpCode: string | null;
    enhancedCode: string | null;
    original: string | null;
  };
}

const original = '<0197d3a0111172228333444455556666@demo.example>';

/** A multipart/report with one per-recipient block for each entry of `recipients`. */
export function report(options: {
  from?: string;
  subject?: string;
  text?: string;
  recipients: string[];
  returned?: 'message' | 'headers' | 'none';
}): Buffer {
  const returnedType = options.returned === 'headers' ? 'text/rfc822-headers' : 'message/rfc822';
  return rawMail(
    'Return-Path: <>',
    `From: ${options.from ?? 'Mail Delivery System <MAILER-DAEMON@mx.example.net>'}`,
    'To: dana@demo.example',
    `Subject: ${options.subject ?? 'Undelivered Mail Returned to Sender'}`,
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="BB"',
    '',
    '--BB',
    'Content-Type: text/plain; charset=utf-8',
    '',
    options.text ?? 'Your message could not be delivered.',
    '',
    '--BB',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example.net',
    'X-Postfix-Queue-ID: 4ABC',
    '',
    options.recipients.join('\n\n'),
    '',
    ...(options.returned === 'none'
      ? []
      : [
          '--BB',
          `Content-Type: ${returnedType}`,
          '',
          `Message-ID: ${original}`,
          'From: dana@demo.example',
          'Subject: Hello',
          '',
          ...(returnedType === 'message/rfc822' ? ['Hello'] : []),
        ]),
    '--BB--',
  );
}

function failed(recipient: string, status: string, diagnostic: string, action = 'failed'): string {
  return `Final-Recipient: rfc822; ${recipient}\nOriginal-Recipient: rfc822;${recipient}\nAction: ${action}\nStatus: ${status}\nRemote-MTA: dns; mx.example.org\nDiagnostic-Code: smtp; ${diagnostic}`;
}

function plain(headers: string[], text: string): Buffer {
  return rawMail(...headers, 'To: dana@demo.example', 'Content-Type: text/plain; charset=utf-8', '', text);
}

const daemon = 'From: Mail Delivery Subsystem <mailer-daemon@mx.example.net>';

/** As OpenSMTPD 6.8 writes them: what the server said is in the text alone. */
function openSmtpd(said: string, action: string, status: string): Buffer {
  return report({
    from: 'Mailer Daemon <MAILER-DAEMON@mail.demo.example>',
    subject: `Delivery status notification: ${action}`,
    text: `    Hi!\n\n    This is the MAILER-DAEMON, please DO NOT REPLY to this email.\n\n    An error has occurred while attempting to deliver a message for\n    the following list of recipients:\n\nJohn@example.org: ${said}\n\n    Below is a copy of the original message:`,
    recipients: [`Final-Recipient: rfc822; John@example.org\nAction: ${action}\nStatus: ${status}`],
    returned: 'headers',
  });
}

export const bounceCases: BounceCase[] = [
  {
    name: 'OpenSMTPD, address refused',
    raw: openSmtpd('550 #5.1.0 Address rejected.', 'failed', '5.0.0'),
    want: { kind: 'hard', recipient: 'john@example.org', smtpCode: '550', enhancedCode: '5.1.0', original },
  },
  {
    name: 'OpenSMTPD, given up after its time',
    raw: openSmtpd('Envelope expired', 'delayed', '4.4.7'),
    want: { kind: 'soft', recipient: 'john@example.org', smtpCode: null, enhancedCode: '4.4.7', original },
  },
  {
    name: 'OpenSMTPD, delayed',
    raw: openSmtpd('Connection timeout', 'delayed', '4.4.7'),
    want: null,
  },
  {
    name: 'sender unknown to the receiver',
    raw: report({
      recipients: [
        failed(
          'john@example.org',
          '5.1.0',
          '550 5.1.0 <ann@demo.example>: Sender address rejected: User unknown in virtual mailbox table',
        ),
      ],
    }),
    want: { kind: 'policy', recipient: 'john@example.org', smtpCode: '550', enhancedCode: '5.1.0', original },
  },
  {
    name: 'Exim, sender not verified',
    raw: report({
      recipients: [
        failed(
          'john@example.org',
          '5.0.0',
          '550-Verification failed for <ann@demo.example> 550-No Such User Here 550 Sender verify failed',
        ),
      ],
    }),
    want: { kind: 'policy', recipient: 'john@example.org', smtpCode: '550', enhancedCode: '5.0.0', original },
  },
  {
    name: 'Postfix, unknown user',
    raw: report({
      recipients: [
        failed(
          'john@example.org',
          '5.1.1',
          '550 5.1.1 <john@example.org>: Recipient address rejected: User unknown',
        ),
      ],
    }),
    want: { kind: 'hard', recipient: 'john@example.org', smtpCode: '550', enhancedCode: '5.1.1', original },
  },
  {
    name: 'Postfix, headers alone returned',
    raw: report({
      returned: 'headers',
      recipients: [failed('john@example.org', '5.0.0', '550 no mailbox by that name is currently available')],
    }),
    want: { kind: 'hard', recipient: 'john@example.org', smtpCode: '550', enhancedCode: '5.0.0', original },
  },
  {
    name: 'Postfix, domain without host',
    raw: report({
      recipients: [
        'Final-Recipient: rfc822; john@nowhere.example\nAction: failed\nStatus: 5.4.4\nDiagnostic-Code: X-Postfix; Host or domain name not found. Name service error for name=nowhere.example type=AAAA: Host not found',
      ],
    }),
    want: {
      kind: 'hard',
      recipient: 'john@nowhere.example',
      smtpCode: null,
      enhancedCode: '5.4.4',
      original,
    },
  },
  {
    name: 'Postfix, given up after days',
    raw: report({
      recipients: [
        'Final-Recipient: rfc822; john@example.org\nAction: failed\nStatus: 4.4.1\nDiagnostic-Code: X-Postfix; connect to mx.example.org[192.0.2.1]:25: Connection timed out',
      ],
    }),
    want: { kind: 'soft', recipient: 'john@example.org', smtpCode: null, enhancedCode: '4.4.1', original },
  },
  {
    name: 'mailbox full',
    raw: report({
      recipients: [
        failed(
          'john@example.org',
          '5.2.2',
          '552 5.2.2 The email account that you tried to reach is over quota',
        ),
      ],
    }),
    want: { kind: 'soft', recipient: 'john@example.org', smtpCode: '552', enhancedCode: '5.2.2', original },
  },
  {
    name: 'refused as spam',
    raw: report({
      recipients: [
        failed('john@example.org', '5.7.1', '550 5.7.1 Message rejected due to content restrictions, spam'),
      ],
    }),
    want: { kind: 'policy', recipient: 'john@example.org', smtpCode: '550', enhancedCode: '5.7.1', original },
  },
  {
    name: '5.7.1 that means an unknown user',
    raw: report({ recipients: [failed('john@example.org', '5.7.1', '550 5.7.1 No such user here')] }),
    want: { kind: 'hard', recipient: 'john@example.org', smtpCode: '550', enhancedCode: '5.7.1', original },
  },
  {
    name: 'Office 365, recipient not found',
    raw: report({
      from: 'Microsoft Outlook <MicrosoftExchange329e71ec88ae4615bbc36ab6ce41109e@contoso.example>',
      subject: 'Undeliverable: Hello',
      recipients: [
        failed(
          'john@contoso.example',
          '5.1.10',
          '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient john@contoso.example not found by SMTP address lookup',
        ),
      ],
    }),
    want: {
      kind: 'hard',
      recipient: 'john@contoso.example',
      smtpCode: '550',
      enhancedCode: '5.1.10',
      original,
    },
  },
  {
    name: 'Office 365, 5.4.1 access denied is an unknown address',
    raw: report({
      recipients: [
        failed(
          'john@contoso.example',
          '5.4.1',
          '550 5.4.1 Recipient address rejected: Access denied. AS(201806281)',
        ),
      ],
    }),
    want: {
      kind: 'hard',
      recipient: 'john@contoso.example',
      smtpCode: '550',
      enhancedCode: '5.4.1',
      original,
    },
  },
  {
    name: 'Office 365 in German',
    raw: report({
      subject: 'Unzustellbar: Hallo',
      recipients: [
        failed('john@contoso.example', '5.1.1', '550 5.1.1 RESOLVER.ADR.ExRecipNotFound; not found'),
      ],
    }),
    want: {
      kind: 'hard',
      recipient: 'john@contoso.example',
      smtpCode: '550',
      enhancedCode: '5.1.1',
      original,
    },
  },
  {
    name: 'Office 365, sender not allowed into a group',
    raw: report({
      recipients: [
        failed(
          'all@contoso.example',
          '5.7.133',
          '550 5.7.133 RESOLVER.RST.SenderNotAuthenticatedForGroup; authentication required',
        ),
      ],
    }),
    want: {
      kind: 'policy',
      recipient: 'all@contoso.example',
      smtpCode: '550',
      enhancedCode: '5.7.133',
      original,
    },
  },
  {
    name: 'Gmail, account does not exist',
    raw: report({
      from: 'Mail Delivery Subsystem <mailer-daemon@googlemail.com>',
      subject: 'Delivery Status Notification (Failure)',
      recipients: [
        failed(
          'john@gmail.com',
          '5.1.1',
          '550-5.1.1 The email account that you tried to reach does not exist. Please try 550 5.1.1 double-checking',
        ),
      ],
    }),
    want: { kind: 'hard', recipient: 'john@gmail.com', smtpCode: '550', enhancedCode: '5.1.1', original },
  },
  {
    name: 'only the second of two recipients failed',
    raw: report({
      recipients: [
        failed('ok@example.org', '2.0.0', '250 ok', 'relayed'),
        failed('john@example.org', '5.1.1', '550 unknown user'),
      ],
    }),
    want: { kind: 'hard', recipient: 'john@example.org', smtpCode: '550', enhancedCode: '5.1.1', original },
  },
  {
    name: 'delayed, still in the queue',
    raw: report({
      subject: 'Delayed Mail (still being retried)',
      recipients: [failed('john@example.org', '4.4.1', '451 try later', 'delayed')],
    }),
    want: null,
  },
  {
    name: 'delivered, as was asked to be told',
    raw: report({
      subject: 'Successful Mail Delivery Report',
      recipients: [failed('john@example.org', '2.0.0', '250 ok', 'delivered')],
    }),
    want: null,
  },
  {
    name: 'qmail',
    raw: plain(
      ['Return-Path: <>', 'From: MAILER-DAEMON@mail.example.net', 'Subject: failure notice'],
      `Hi. This is the qmail-send program at mail.example.net.\nI'm afraid I wasn't able to deliver your message to the following addresses.\nThis is a permanent error; I've given up. Sorry it didn't work out.\n\n<john@example.org>:\n192.0.2.1 does not like recipient.\nRemote host said: 550 5.1.1 user unknown\nGiving up on 192.0.2.1.\n\n--- Below this line is a copy of the message.\n\nReturn-Path: <dana@demo.example>\nMessage-ID: ${original}\nSubject: Hello 250 4.2.2\n`,
    ),
    want: { kind: 'hard', recipient: 'john@example.org', smtpCode: '550', enhancedCode: '5.1.1', original },
  },
  {
    name: 'Exim',
    raw: plain(
      [
        'X-Failed-Recipients: john@example.org',
        'Auto-Submitted: auto-replied',
        'From: Mail Delivery System <Mailer-Daemon@mx.example.net>',
        'Subject: Mail delivery failed: returning message to sender',
      ],
      `This message was created automatically by mail delivery software.\n\nA message that you sent could not be delivered to one or more of its\nrecipients. This is a permanent error. The following address(es) failed:\n\n  john@example.org\n    host mx.example.org [192.0.2.1]\n    SMTP error from remote mail server after RCPT TO:<john@example.org>:\n    550 No Such User Here\n\n------ This is a copy of the message, including all the headers. ------\n\nMessage-ID: ${original}\n`,
    ),
    want: { kind: 'hard', recipient: 'john@example.org', smtpCode: '550', enhancedCode: null, original },
  },
  {
    name: 'Exim, unrouteable',
    raw: plain(
      [
        'X-Failed-Recipients: john@nowhere.example',
        'From: Mail Delivery System <Mailer-Daemon@mx.example.net>',
        'Subject: Mail delivery failed',
      ],
      '  john@nowhere.example\n    Unrouteable address\n',
    ),
    want: {
      kind: 'hard',
      recipient: 'john@nowhere.example',
      smtpCode: null,
      enhancedCode: null,
      original: null,
    },
  },
  {
    name: 'GMX, mailbox full',
    raw: plain(
      [
        'Return-Path: <>',
        'From: GMX Mailer Daemon <mailer-daemon@gmx.de>',
        'Subject: Mail delivery failed: returning message to sender',
        `References: ${original}`,
      ],
      'This message was created automatically by mail delivery software.\n\njohn@gmx.de:\nSMTP error from remote server for RCPT TO command, host: mx00.gmx.net reason: 552 Requested mail action aborted: exceeded storage allocation: mailbox full',
    ),
    want: { kind: 'soft', recipient: 'john@gmx.de', smtpCode: '552', enhancedCode: null, original },
  },
  {
    name: 'Yahoo',
    raw: plain(
      [daemon.replace('mx.example.net', 'yahoo.com'), 'Subject: Failure Notice', `In-Reply-To: ${original}`],
      'Sorry, we were unable to deliver your message to the following address.\n\n<john@yahoo.com>:\n554: 30: Sorry, your message to john@yahoo.com cannot be delivered. This mailbox is disabled (554.30).\n',
    ),
    want: { kind: 'hard', recipient: 'john@yahoo.com', smtpCode: null, enhancedCode: null, original },
  },
  {
    name: 'Exchange on premises, no DSN part',
    raw: plain(
      ['From: postmaster@contoso.example', 'Subject: Undeliverable: Hello', `In-Reply-To: ${original}`],
      'Your message did not reach some or all of the intended recipients.\n\nThe following recipient(s) could not be reached:\n\n  john@contoso.example on 3/4/2026 9:00 AM\n  The e-mail account does not exist at the organization this message was sent to.\n  <mx.contoso.example #5.1.1>',
    ),
    want: {
      kind: 'hard',
      recipient: 'john@contoso.example',
      smtpCode: null,
      enhancedCode: '5.1.1',
      original,
    },
  },
  {
    name: 'Spanish, by words',
    raw: plain(
      [daemon, 'Subject: No se pudo entregar: Hola', `In-Reply-To: ${original}`],
      'No se ha podido entregar el mensaje a john@example.org: el destinatario no existe.',
    ),
    want: { kind: 'hard', recipient: 'john@example.org', smtpCode: null, enhancedCode: null, original },
  },
  {
    name: 'a delay told in words',
    raw: plain(
      [daemon, 'Subject: Warning: could not send message for past 4 hours'],
      'THIS IS A WARNING MESSAGE ONLY. YOU DO NOT NEED TO RESEND YOUR MESSAGE.\n<john@example.org>... Deferred: 451 Connection timed out',
    ),
    want: null,
  },
  {
    name: 'a person who writes about a failure',
    raw: plain(
      ['From: john@example.org', 'Subject: Re: Undeliverable: Hello'],
      'My 550 5.1.1 bounce said user unknown, strange!',
    ),
    want: null,
  },
  {
    name: 'a person',
    raw: plain(['From: john@example.org', 'Subject: Re: Hello'], 'Sounds good.'),
    want: null,
  },
  {
    name: 'a daemon with other news',
    raw: plain([daemon, 'Subject: Your password expires'], 'Please change it.'),
    want: null,
  },
  {
    name: 'a read receipt',
    raw: rawMail(
      'From: john@example.org',
      'Subject: Read: Hello',
      'Content-Type: multipart/report; report-type=disposition-notification; boundary=B',
      '',
      '--B',
      '',
      'Your message was read.',
      '--B',
      'Content-Type: message/disposition-notification',
      '',
      'Disposition: manual-action/MDN-sent-manually; displayed',
      '--B--',
    ),
    want: null,
  },
];
