import { arrival, deliveryStatus, mail, ourMessage, report, returned, type Sample } from '../build.js';

const postmaster = 'Mail Delivery System <MAILER-DAEMON@mx1.example.org>';

/** Bounces with a status part, as the systems named write them. */
function standard(): Sample[] {
  const dsn = (
    name: string,
    expected: string[],
    from: string,
    subject: string,
    text: string,
    blocks: string[][],
    to = 'max.braun@kunde.example',
  ): Sample => ({
    name,
    at: arrival,
    kind: 'bounce',
    bounces: expected,
    raw: report({
      from,
      subject,
      text,
      headers: ['Auto-Submitted: auto-replied'],
      attached: [
        deliveryStatus(
          ['Reporting-MTA: dns; mx1.example.org', 'Arrival-Date: Mon, 3 Mar 2025 08:14:03 +0000'],
          ...blocks,
        ),
        returned(to, 'text/rfc822-headers'),
      ],
    }),
  });
  const block = (address: string, status: string, diagnostic: string, action = 'failed'): string[] => [
    `Final-Recipient: rfc822; ${address}`,
    `Action: ${action}`,
    `Status: ${status}`,
    `Diagnostic-Code: smtp; ${diagnostic}`,
  ];
  return [
    dsn(
      'Microsoft 365: unknown recipient',
      ['hard max.braun@kunde.example'],
      'postmaster@kunde.example',
      'Undeliverable: Quick question about your freight costs',
      "Your message to max.braun@kunde.example couldn't be delivered.\n\nmax.braun wasn't found at kunde.example.\n",
      [
        block(
          'max.braun@kunde.example',
          '5.1.10',
          '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient max.braun@kunde.example not found by SMTP address lookup',
        ),
      ],
    ),
    dsn(
      'Microsoft 365: access denied by rule',
      ['policy it@firma.example'],
      'Microsoft Outlook <MicrosoftExchange329e71ec88ae4615bbc36ab6ce41109e@firma.example>',
      'Unzustellbar: Quick question about your freight costs',
      'Ihre Nachricht an it@firma.example wurde blockiert.\n\nDie Organisation hat eine E-Mail-Flussregel, die Ihre Nachricht abgelehnt hat.\n',
      [
        block(
          'it@firma.example',
          '5.7.1',
          '550 5.7.1 TRANSPORT.RULES.RejectMessage; the message was rejected by organization policy',
        ),
      ],
    ),
    dsn(
      'Microsoft 365: sender not allowed to the group',
      ['policy all@firma.example'],
      'postmaster@firma.example',
      'Undeliverable: Quick question about your freight costs',
      "Your message to all@firma.example couldn't be delivered.\nOnly senders inside the organization may send to this group.\n",
      [
        block(
          'all@firma.example',
          '5.7.133',
          '550 5.7.133 RESOLVER.RST.SenderNotAuthenticatedForGroup; authentication required; Delivery restriction check failed because the sender was not authenticated when sending to this group',
        ),
      ],
    ),
    dsn(
      'Exchange: mailbox full',
      ['soft p.nowak@firma.example'],
      'Microsoft Outlook <MicrosoftExchange@firma.example>',
      'Niedostarczalne: Quick question about your freight costs',
      'Nie można dostarczyć wiadomości do następujących adresatów:\n\np.nowak@firma.example\nSkrzynka pocztowa adresata jest pełna.\n',
      [
        block(
          'p.nowak@firma.example',
          '5.2.2',
          '554 5.2.2 mailbox full; STOREDRV.Deliver.Exception:QuotaExceededException',
        ),
      ],
    ),
    dsn(
      'Google: no such user',
      ['hard max.braun@kunde.example'],
      'Mail Delivery Subsystem <mailer-daemon@googlemail.com>',
      'Delivery Status Notification (Failure)',
      "** Address not found **\n\nYour message wasn't delivered to max.braun@kunde.example because the address couldn't be found, or is unable to receive mail.\n\nThe response was:\n\n550 5.1.1 The email account that you tried to reach does not exist.\n",
      [
        block(
          'max.braun@kunde.example',
          '5.1.1',
          "550-5.1.1 The email account that you tried to reach does not exist. Please try\n 550-5.1.1 double-checking the recipient's email address for typos or\n 550 5.1.1 unnecessary spaces. gsmtp",
        ),
      ],
    ),
    dsn(
      'Google: domain without servers',
      ['hard jo@gone.example'],
      'Mail Delivery Subsystem <mailer-daemon@googlemail.com>',
      'Delivery Status Notification (Failure)',
      "** Address not found **\n\nYour message wasn't delivered to jo@gone.example because the domain gone.example couldn't be found.\n",
      [
        block(
          'jo@gone.example',
          '5.1.2',
          'DNS Error: DNS type "mx" lookup of gone.example responded with code NXDOMAIN',
        ),
      ],
    ),
    dsn(
      'Google: over quota',
      ['soft lucie@kunde.example'],
      'Mail Delivery Subsystem <mailer-daemon@googlemail.com>',
      'Delivery Status Notification (Failure)',
      "** Recipient inbox full **\n\nYour message couldn't be delivered to lucie@kunde.example. Their inbox is full, or it's getting too much mail right now.\n",
      [
        block(
          'lucie@kunde.example',
          '5.2.2',
          "552-5.2.2 The recipient's inbox is out of storage space and inactive. Please\n 552 5.2.2 direct the recipient to https://support.google.com/mail/?p=OverQuotaPerm gsmtp",
        ),
      ],
    ),
    dsn(
      'Google: unsolicited mail',
      ['policy lucie@kunde.example'],
      'Mail Delivery Subsystem <mailer-daemon@googlemail.com>',
      'Delivery Status Notification (Failure)',
      '** Message blocked **\n\nYour message to lucie@kunde.example has been blocked. See technical details below for more information.\n',
      [
        block(
          'lucie@kunde.example',
          '5.7.1',
          '550-5.7.1 Our system has detected that this message is likely unsolicited mail. To reduce the amount of spam sent to Gmail, this message has been blocked.',
        ),
      ],
    ),
    dsn(
      'Google: DMARC',
      ['policy lucie@kunde.example'],
      'Mail Delivery Subsystem <mailer-daemon@googlemail.com>',
      'Delivery Status Notification (Failure)',
      '** Message blocked **\n\nYour message to lucie@kunde.example has been blocked.\n',
      [
        block(
          'lucie@kunde.example',
          '5.7.26',
          "550-5.7.26 Unauthenticated email from northwind-sales.com is not accepted due to domain's DMARC policy.",
        ),
      ],
    ),
    dsn(
      'Postfix: unknown in virtual table',
      ['hard info@shop.example'],
      postmaster,
      'Undelivered Mail Returned to Sender',
      "This is the mail system at host mx1.example.org.\n\nI'm sorry to have to inform you that your message could not\nbe delivered to one or more recipients. It's attached below.\n\n<info@shop.example>: host mail.shop.example[203.0.113.4] said: 550 5.1.1 <info@shop.example>: Recipient address rejected: User unknown in virtual mailbox table (in reply to RCPT TO command)\n",
      [
        [
          'Final-Recipient: rfc822; info@shop.example',
          'Original-Recipient: rfc822;info@shop.example',
          'Action: failed',
          'Status: 5.1.1',
          'Remote-MTA: dns; mail.shop.example',
          'Diagnostic-Code: smtp; 550 5.1.1 <info@shop.example>: Recipient address rejected:\n    User unknown in virtual mailbox table',
        ],
      ],
    ),
    dsn(
      'Postfix: timed out after days',
      ['soft info@slow.example'],
      postmaster,
      'Undelivered Mail Returned to Sender',
      'This is the mail system at host mx1.example.org.\n\n<info@slow.example>: connect to mx.slow.example[198.51.100.7]:25: Connection timed out\n',
      [
        [
          'Final-Recipient: rfc822; info@slow.example',
          'Action: failed',
          'Status: 4.4.1',
          'Diagnostic-Code: X-Postfix; connect to mx.slow.example[198.51.100.7]:25:\n    Connection timed out',
        ],
      ],
    ),
    dsn(
      'Postfix: blocked by Spamhaus',
      ['policy info@shop.example'],
      postmaster,
      'Undelivered Mail Returned to Sender',
      'This is the mail system at host mx1.example.org.\n',
      [
        block(
          'info@shop.example',
          '5.7.1',
          '554 5.7.1 Service unavailable; Client host [192.0.2.7] blocked using zen.spamhaus.org; https://www.spamhaus.org/query/ip/192.0.2.7',
        ),
      ],
    ),
    dsn(
      'Postfix: greylisting that never ended',
      ['soft info@grey.example'],
      postmaster,
      'Undelivered Mail Returned to Sender',
      'This is the mail system at host mx1.example.org.\n',
      [
        block(
          'info@grey.example',
          '4.2.0',
          '450 4.2.0 <info@grey.example>: Recipient address rejected: Greylisted, please try again later',
        ),
      ],
    ),
    dsn(
      'Sendmail: user unknown',
      ['hard bob@corp.example'],
      'Mail Delivery Subsystem <MAILER-DAEMON@corp.example>',
      'Returned mail: see transcript for details',
      'The original message was received at Mon, 3 Mar 2025 09:14:03 +0100\nfrom localhost [127.0.0.1]\n\n   ----- The following addresses had permanent fatal errors -----\n<bob@corp.example>\n    (reason: 550 5.1.1 <bob@corp.example>... User unknown)\n\n   ----- Transcript of session follows -----\n... while talking to mail.corp.example.:\n>>> DATA\n<<< 550 5.1.1 <bob@corp.example>... User unknown\n550 5.1.1 <bob@corp.example>... User unknown\n',
      [block('bob@corp.example', '5.1.1', '550 5.1.1 <bob@corp.example>... User unknown')],
    ),
    dsn(
      'Zimbra: no such account',
      ['hard eva@uni.example'],
      'MAILER-DAEMON@zimbra.uni.example (Mail Delivery System)',
      'Undelivered Mail Returned to Sender',
      'This is the mail system at host zimbra.uni.example.\n\n<eva@uni.example>: eva@uni.example\n',
      [
        [
          'Final-Recipient: rfc822; eva@uni.example',
          'Action: failed',
          'Status: 5.0.0',
          'Diagnostic-Code: X-Postfix; eva@uni.example: no such user here',
        ],
      ],
    ),
    dsn(
      'Amazon SES: suppression list',
      ['hard sam@site.example'],
      'MAILER-DAEMON@amazonses.com',
      'Delivery Status Notification (Failure)',
      'An error occurred while trying to deliver the mail to the following recipients:\nsam@site.example\n',
      [
        block(
          'sam@site.example',
          '5.1.1',
          'Amazon SES has suppressed sending to this address because it has a recent history of bouncing as an invalid address.',
        ),
      ],
    ),
    dsn(
      'Amazon SES: mailbox busy',
      ['soft sam@site.example'],
      'MAILER-DAEMON@eu-west-1.amazonses.com',
      'Delivery Status Notification (Failure)',
      'An error occurred while trying to deliver the mail to the following recipients:\nsam@site.example\n',
      [
        block(
          'sam@site.example',
          '4.4.7',
          '550 4.4.7 Message expired: unable to deliver in 840 minutes.<421 4.4.0 Unable to lookup DNS for site.example>',
        ),
      ],
    ),
    dsn(
      'Mimecast: policy rejection',
      ['policy cfo@bank.example'],
      'Postmaster <postmaster@bank.example>',
      '[Postmaster] Email Delivery Failure',
      'This is a delivery failure notification message indicating that an email you addressed to email address:\n-- cfo@bank.example\ncould not be delivered. The problem appears to be:\n-- Recipient email server rejected the message\n',
      [
        block(
          'cfo@bank.example',
          '5.0.0',
          '554 Email rejected due to security policies - https://community.mimecast.com/docs/DOC-1369#554',
        ),
      ],
    ),
    dsn(
      'Proofpoint: content refused',
      ['policy cfo@bank.example'],
      postmaster,
      'Undelivered Mail Returned to Sender',
      'This is the mail system at host mx1.example.org.\n',
      [
        block(
          'cfo@bank.example',
          '5.7.0',
          '550 5.7.0 Message considered spam by recipient server - Blocked - see https://ipcheck.proofpoint.com/?ip=192.0.2.7',
        ),
      ],
    ),
    dsn(
      'Barracuda: reputation',
      ['policy ops@plant.example'],
      postmaster,
      'Undelivered Mail Returned to Sender',
      'This is the mail system at host mx1.example.org.\n',
      [
        block(
          'ops@plant.example',
          '5.0.0',
          '554 permanent failure: Service unavailable; [192.0.2.7] blocked using Barracuda Reputation, https://www.barracudanetworks.com/reputation/',
        ),
      ],
    ),
    dsn(
      'Two recipients, one delivered',
      ['hard b@two.example'],
      postmaster,
      'Undelivered Mail Returned to Sender',
      'This is the mail system at host mx1.example.org.\n',
      [
        block('a@two.example', '2.0.0', '250 ok', 'delivered'),
        block('b@two.example', '5.1.1', '550 No such user'),
      ],
    ),
    dsn(
      'Disabled account with a generic status',
      ['hard old@corp.example'],
      postmaster,
      'Undelivered Mail Returned to Sender',
      'This is the mail system at host mx1.example.org.\n',
      [
        block(
          'old@corp.example',
          '5.2.1',
          '550 5.2.1 The email account that you tried to reach is disabled.',
        ),
      ],
    ),
    dsn(
      'GMX: mailbox unavailable',
      ['hard karl@gmx.example'],
      'GMX Mailer Daemon <mailer-daemon@gmx.de>',
      'Mail delivery failed: returning message to sender',
      'This message was created automatically by mail delivery software.\n\nA message that you sent could not be delivered to one or more of\nits recipients. This is a permanent error. The following address\nfailed:\n\nkarl@gmx.example:\nSMTP error from remote server for RCPT TO command, host: mx00.emig.gmx.net (212.227.15.9) reason: 550 Requested action not taken: mailbox unavailable\n',
      [block('karl@gmx.example', '5.0.0', '550 Requested action not taken: mailbox unavailable')],
    ),
    dsn(
      'Message too large',
      ['soft cad@plant.example'],
      postmaster,
      'Undelivered Mail Returned to Sender',
      'This is the mail system at host mx1.example.org.\n',
      [block('cad@plant.example', '5.3.4', '552 5.3.4 Message size exceeds fixed limit')],
    ),
  ];
}

/** Bounces in plain words, without a status part. */
function plain(): Sample[] {
  const text = (
    name: string,
    expected: string[],
    from: string,
    subject: string,
    body: string,
    headers: string[] = [],
  ): Sample => ({
    name,
    at: arrival,
    kind: 'bounce',
    bounces: expected,
    raw: mail({ from, subject, text: body, headers }),
  });
  return [
    text(
      'Exim: unrouteable address',
      ['hard tom@typo.example'],
      'Mail Delivery System <Mailer-Daemon@host.example.org>',
      'Mail delivery failed: returning message to sender',
      `This message was created automatically by mail delivery software.\n\nA message that you sent could not be delivered to one or more of its\nrecipients. This is a permanent error. The following address(es) failed:\n\n  tom@typo.example\n    Unrouteable address\n\n------ This is a copy of the message, including all the headers. ------\n\n${ourMessage('tom@typo.example')}`,
      ['X-Failed-Recipients: tom@typo.example', 'Auto-Submitted: auto-replied'],
    ),
    text(
      'Exim: retry time exceeded',
      ['soft tom@slow.example'],
      'Mail Delivery System <Mailer-Daemon@host.example.org>',
      'Mail delivery failed: returning message to sender',
      `This message was created automatically by mail delivery software.\n\nA message that you sent could not be delivered to one or more of its\nrecipients. This is a permanent error. The following address(es) failed:\n\n  tom@slow.example\n    host mx.slow.example [198.51.100.7]\n    retry timeout exceeded\n\n------ This is a copy of the message's headers ------\n\n${ourMessage('tom@slow.example', false)}`,
      ['X-Failed-Recipients: tom@slow.example', 'Auto-Submitted: auto-replied'],
    ),
    text(
      'Exim: quota',
      ['soft tom@full.example'],
      'Mail Delivery System <Mailer-Daemon@host.example.org>',
      'Mail delivery failed: returning message to sender',
      'This message was created automatically by mail delivery software.\n\nA message that you sent could not be delivered to one or more of its\nrecipients. This is a permanent error. The following address(es) failed:\n\n  tom@full.example\n    SMTP error from remote mail server after end of data:\n    552 5.2.2 mailbox is over quota\n',
      ['X-Failed-Recipients: tom@full.example'],
    ),
    text(
      'qmail: no mailbox here',
      ['hard webmaster@old.example'],
      'MAILER-DAEMON@old.example',
      'failure notice',
      `Hi. This is the qmail-send program at old.example.\nI'm afraid I wasn't able to deliver your message to the following addresses.\nThis is a permanent error; I've given up. Sorry it didn't work out.\n\n<webmaster@old.example>:\nSorry, no mailbox here by that name. (#5.1.1)\n\n--- Below this line is a copy of the message.\n\nReturn-Path: <anna.keller@northwind-sales.com>\n${ourMessage('webmaster@old.example')}`,
    ),
    text(
      'qmail: host not found',
      ['hard a@nohost.example'],
      'MAILER-DAEMON@smtp.old.example',
      'failure notice',
      "Hi. This is the qmail-send program at smtp.old.example.\nI'm afraid I wasn't able to deliver your message to the following addresses.\nThis is a permanent error; I've given up. Sorry it didn't work out.\n\n<a@nohost.example>:\nSorry, I couldn't find any host named nohost.example. (#5.1.2)\n\n--- Below this line is a copy of the message.\n",
    ),
    text(
      'qmail: remote host refused',
      ['policy b@picky.example'],
      'MAILER-DAEMON@smtp.old.example',
      'failure notice',
      "Hi. This is the qmail-send program at smtp.old.example.\nI'm afraid I wasn't able to deliver your message to the following addresses.\nThis is a permanent error; I've given up. Sorry it didn't work out.\n\n<b@picky.example>:\n203.0.113.9 failed after I sent the message.\nRemote host said: 554 5.7.1 Message rejected as spam by Content Filtering.\n",
    ),
    text(
      'Yahoo: user does not exist',
      ['hard nobody77@yahoo.example'],
      'MAILER-DAEMON@yahoo.com',
      'Failure Notice',
      "Sorry, we were unable to deliver your message to the following address.\n\n<nobody77@yahoo.example>:\n554: delivery error: dd This user doesn't have a yahoo.com account (nobody77@yahoo.example) [0] - mta1234.mail.bf1.yahoo.com\n\n--- Below this line is a copy of the message.\n",
    ),
    text(
      'WEB.DE in German',
      ['hard karla@web.example'],
      'WEB.DE Mailer Daemon <mailer-daemon@web.de>',
      'Unzustellbar: Quick question about your freight costs',
      'Ihre E-Mail konnte nicht zugestellt werden.\n\nEmpfänger: karla@web.example\n\nGrund: Der Empfänger ist unbekannt (550 5.1.1 unknown user).\n',
    ),
    text(
      'T-Online in German: mailbox full',
      ['soft h.meier@t-online.example'],
      'Mail Delivery System <mailer-daemon@t-online.de>',
      'Nachricht nicht zustellbar',
      'Guten Tag,\n\nIhre Nachricht konnte nicht an die folgende Adresse zugestellt werden:\n\nh.meier@t-online.example\n\nDas Postfach des Empfängers ist voll.\n',
    ),
    text(
      'French plain text',
      ['hard paul@societe.example'],
      'Mailer-Daemon <postmaster@societe.example>',
      'Échec de remise du courrier',
      "Votre message n'a pas pu être remis au destinataire suivant :\n\npaul@societe.example\n\nUtilisateur inconnu.\n",
    ),
    text(
      'Spanish plain text',
      ['hard ventas@empresa.example'],
      'postmaster@empresa.example',
      'No se puede entregar: Quick question about your freight costs',
      'No se pudo entregar el mensaje a los siguientes destinatarios:\n\nventas@empresa.example\n550 5.1.1 El usuario no existe\n',
    ),
    text(
      'Italian plain text',
      ['soft marco@ditta.example'],
      'MAILER-DAEMON@ditta.example',
      'Mancata consegna: Quick question about your freight costs',
      'Il messaggio non è stato consegnato al destinatario marco@ditta.example:\ncasella piena (552 5.2.2 mailbox full)\n',
    ),
    text(
      'Russian plain text in koi8-r',
      ['hard ivan@zavod.example'],
      'MAILER-DAEMON@zavod.example',
      'Недоставленное сообщение',
      'Это письмо создано автоматически сервером.\n\nК сожалению, ваше письмо не может быть доставлено адресату:\n\nivan@zavod.example\n\nпользователь не найден\n550 User not found\n',
    ),
    text(
      'Japanese plain text',
      ['hard tanaka@kaisha.example'],
      'MAILER-DAEMON@kaisha.example',
      '配信不能通知',
      '以下の宛先にメールを配信できませんでした。\n\n<tanaka@kaisha.example>\n550 5.1.1 User unknown\n',
    ),
    text(
      'Chinese: QQ mail',
      ['hard 10001@qq.example'],
      'PostMaster@qq.com',
      '系统退信/Systems bounce',
      '抱歉,您的邮件被退回来了……\n\n原邮件信息:\n收件人: 10001@qq.example\n\n退信原因: 收件人邮箱地址不存在,邮件无法送达。\nhost mx.qq.example said: 550 Mailbox not found\n',
    ),
    text(
      'HTML alone',
      ['hard rita@hosted.example'],
      'Mail Administrator <postmaster@hosted.example>',
      'Delivery failure',
      'Delivery to the following recipient failed permanently:\n\n     rita@hosted.example\n\nTechnical details of permanent failure:\nThe recipient server did not accept our requests to connect.\n550 5.1.1 unknown recipient\n',
    ),
    text(
      'Domino',
      ['hard hans@notes.example'],
      'Mail Router <postmaster@notes.example>',
      'DELIVERY FAILURE: User hans (hans@notes.example) not listed in Domino Directory',
      'Your message\n\n  Subject: Quick question about your freight costs\n\nwas not delivered to:\n\n  hans@notes.example\n\nbecause:\n\n  User hans (hans@notes.example) not listed in Domino Directory\n',
    ),
    text(
      'No such person here: a challenge of a small host',
      ['hard gone@small.example'],
      'postmaster@small.example',
      'Undeliverable mail',
      'The following message could not be delivered because the address gone@small.example is no longer in use.\n',
    ),
  ];
}

/** Notices that are no failure. */
function notices(): Sample[] {
  const notice = (
    name: string,
    subject: string,
    text: string,
    block: string[],
    reportType = 'delivery-status',
  ): Sample => ({
    name,
    at: arrival,
    kind: 'notice',
    raw: report({
      from: postmaster,
      subject,
      text,
      reportType,
      headers: ['Auto-Submitted: auto-generated'],
      attached: [
        reportType === 'delivery-status'
          ? deliveryStatus(['Reporting-MTA: dns; mx1.example.org'], block)
          : { type: 'message/disposition-notification', body: `${block.join('\n')}\n` },
        returned('max@kunde.example', 'text/rfc822-headers'),
      ],
    }),
  });
  return [
    notice(
      'Postfix: delayed',
      'Delayed Mail (still being retried)',
      '####################################################################\n# THIS IS A WARNING ONLY.  YOU DO NOT NEED TO RESEND YOUR MESSAGE. #\n####################################################################\n\nYour message could not be delivered for more than 4 hour(s).\nIt will be retried until it is 5 day(s) old.\n',
      [
        'Final-Recipient: rfc822; max@kunde.example',
        'Action: delayed',
        'Status: 4.4.1',
        'Diagnostic-Code: X-Postfix; connect to mx.kunde.example[198.51.100.7]:25: Connection timed out',
      ],
    ),
    notice(
      'Delivered, relayed',
      'Successful Mail Delivery Report',
      'Your message was successfully delivered to the destination(s) listed below.\n',
      ['Final-Recipient: rfc822; max@kunde.example', 'Action: relayed', 'Status: 2.0.0'],
    ),
    notice(
      'Read receipt',
      'Read: Quick question about your freight costs',
      'Your message was read on Tuesday, 4 March 2025 09:58.\n',
      [
        'Final-Recipient: rfc822; max@kunde.example',
        'Disposition: manual-action/MDN-sent-manually; displayed',
      ],
      'disposition-notification',
    ),
    notice(
      'Deleted unread',
      'Nicht gelesen: Quick question about your freight costs',
      'Ihre Nachricht wurde ungelesen gelöscht.\n',
      [
        'Final-Recipient: rfc822; max@kunde.example',
        'Disposition: automatic-action/MDN-sent-automatically; deleted',
      ],
      'disposition-notification',
    ),
    {
      name: 'Exim: delayed, in plain text',
      at: arrival,
      kind: 'notice',
      raw: mail({
        from: 'Mail Delivery System <Mailer-Daemon@host.example.org>',
        subject: 'Warning: message 1tpLxY-0001Ab-2c delayed 24 hours',
        headers: ['X-Failed-Recipients: tom@slow.example', 'Auto-Submitted: auto-replied'],
        text: 'This message was created automatically by mail delivery software.\nA message that you sent has not yet been delivered to one or more of its\nrecipients after more than 24 hours on the queue on host.example.org.\n\nThe address to which the message has not yet been delivered is:\n\n  tom@slow.example\n\nNo action is required on your part. Delivery attempts will continue for\nsome time.\n',
      }),
    },
    {
      name: 'Google: delayed',
      at: arrival,
      kind: 'notice',
      raw: report({
        from: 'Mail Delivery Subsystem <mailer-daemon@googlemail.com>',
        subject: 'Delivery Status Notification (Delay)',
        text: "** Delivery incomplete **\n\nThere was a temporary problem delivering your message to max@kunde.example. Gmail will retry for 46 more hours. You'll be notified if the delivery fails permanently.\n",
        attached: [
          deliveryStatus(
            ['Reporting-MTA: dns; googlemail.com'],
            [
              'Final-Recipient: rfc822; max@kunde.example',
              'Action: delayed',
              'Status: 4.4.1',
              'Diagnostic-Code: smtp; The recipient server did not accept our requests to connect.',
            ],
          ),
        ],
      }),
    },
  ];
}

export const bounces: Sample[] = [...standard(), ...plain(), ...notices()];
