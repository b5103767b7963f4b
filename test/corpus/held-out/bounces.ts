import { arrival, deliveryStatus, mail, ourMessage, report, returned, type Sample } from '../build.js';

/** One line per refusal: what a server says, its status, and what that is. */
const refusals: [name: string, kind: string, status: string, diagnostic: string][] = [
  [
    'M365 edge block',
    'hard',
    '5.4.1',
    '550 5.4.1 Recipient address rejected: Access denied. AS(201806281) [DB5EUR03FT032.eop-EUR03.prod.protection.outlook.com]',
  ],
  [
    'M365 domain gone',
    'hard',
    '5.4.310',
    '550 5.4.310 DNS domain firma.example does not exist [Message=InfoDomainNonexistent]',
  ],
  [
    'M365 expired',
    'soft',
    '5.4.300',
    '550 5.4.300 Message expired -> 451 4.7.5 Certificate validation failed',
  ],
  [
    'M365 banned address',
    'policy',
    '5.7.606',
    '550 5.7.606 Access denied, banned sending IP [192.0.2.7]. To request removal from this list please visit https://sender.office.com/',
  ],
  [
    'M365 tenant blocked',
    'policy',
    '5.7.750',
    '550 5.7.750 Service unavailable. Client blocked from sending from unregistered domains',
  ],
  ['M365 spam account', 'policy', '5.1.8', '550 5.1.8 Access denied, bad outbound sender AS(42003)'],
  [
    'M365 remote error, user unknown',
    'hard',
    '5.0.350',
    '550 5.0.350 Remote server returned an error -> 550 5.1.1 User unknown',
  ],
  [
    'Exchange 2013',
    'hard',
    '5.1.1',
    '#550 5.1.1 RESOLVER.ADR.ExRecipNotFound; not found ##rfc822;someone@firma.example',
  ],
  [
    'Outlook.com',
    'hard',
    '5.5.0',
    '550 5.5.0 Requested action not taken: mailbox unavailable (S2017062302).',
  ],
  [
    'Yahoo disabled',
    'hard',
    '5.0.0',
    '554 30 Sorry, your message to someone@firma.example cannot be delivered. This mailbox is disabled (554.30).',
  ],
  [
    'Yahoo deferral',
    'soft',
    '4.7.0',
    '421 4.7.0 [TSS04] Messages from 192.0.2.7 temporarily deferred due to unexpected volume or user complaints',
  ],
  ['Ironport', 'hard', '5.0.0', '550 #5.1.0 Address rejected.'],
  [
    'Mimecast recipient',
    'hard',
    '5.0.0',
    '550 Invalid Recipient - https://community.mimecast.com/docs/DOC-1369#550',
  ],
  [
    'Mimecast spoofing',
    'policy',
    '5.0.0',
    '550 Rejected by header based Anti-Spoofing policy: someone@firma.example - https://community.mimecast.com/docs/DOC-1369#550',
  ],
  [
    'Mimecast prohibition',
    'policy',
    '5.0.0',
    '550 Administrative prohibition - envelope blocked - https://community.mimecast.com/docs/DOC-1369#550',
  ],
  [
    'Barracuda blocked',
    'policy',
    '5.0.0',
    '550 permanent failure for one or more recipients (someone@firma.example:blocked)',
  ],
  ['SpamAssassin at DATA', 'policy', '5.0.0', '550 High probability of spam'],
  [
    'Looks like spam',
    'policy',
    '5.7.1',
    '550 5.7.1 <someone@firma.example>: Recipient address rejected: Mail appeared to be SPAM or forged. Ask your Mail/DNS-Administrator to correct HELO and DNS MX settings',
  ],
  [
    'SPF',
    'policy',
    '5.7.23',
    '550 5.7.23 <someone@firma.example>: Recipient address rejected: Message rejected due to: SPF fail - not authorized',
  ],
  [
    'No PTR',
    'policy',
    '5.7.25',
    '550 5.7.25 The IP address sending this message does not have a PTR record setup',
  ],
  ['Inactive mailbox', 'hard', '5.0.0', '550 Mailbox is inactive'],
  [
    'No such recipient in French',
    'hard',
    '5.0.0',
    '550 5.1.1 Adresse d au moins un destinataire invalide. Invalid recipient. LPN416',
  ],
  [
    'Orange too many connections',
    'soft',
    '4.0.0',
    '421 mwinf5c04 ME Trop de connexions, veuillez verifier votre configuration. Too many connections, slow down. OFR004_104',
  ],
  ['Free mailbox full', 'soft', '5.2.2', '552 5.2.2 <someone@firma.example>: user is over quota'],
  ['iCloud', 'hard', '5.1.1', '550 5.1.1 <someone@firma.example>: user does not exist'],
  ['iCloud full', 'soft', '5.2.2', '552 5.2.2 <someone@firma.example>: user is over quota'],
  ['iCloud policy', 'policy', '5.7.1', '554 5.7.1 [CS01] Message rejected due to local policy.'],
  [
    'Mail.ru',
    'hard',
    '5.0.0',
    '550 Message was not accepted -- invalid mailbox.  Local mailbox someone@firma.example is unavailable: user not found',
  ],
  [
    'Mail.ru blocked',
    'policy',
    '5.0.0',
    '550 spam message rejected. Please visit http://help.mail.ru/notspam-support/id?c=abc',
  ],
  ['Yandex', 'hard', '5.7.1', '550 5.7.1 No such user!'],
  ['163', 'hard', '5.0.0', '550 User not found: someone@firma.example'],
  [
    '163 spam',
    'policy',
    '5.0.0',
    '554 DT:SPM 163 smtp4,D8CowAB3, please see http://mail.163.com/help/help_spam_16.htm',
  ],
  ['Naver', 'hard', '5.1.1', '550 5.1.1 No such user - nsmtp'],
  ['Storage', 'soft', '4.3.1', '452 4.3.1 Insufficient system storage'],
  ['Temporary lookup', 'soft', '4.0.0', '451 Temporary local problem - please try later'],
  ['TLS required', 'policy', '5.7.4', '550 5.7.4 TLS required by recipient; encryption needed to deliver'],
  [
    'Restricted',
    'policy',
    '5.7.1',
    '550 5.7.1 RESOLVER.RST.RestrictedToRecipientsPermission; not authorized',
  ],
  ['Sophos', 'hard', '5.0.0', '550 5.1.1 <someone@firma.example>: Recipient unknown'],
];

function refused(): Sample[] {
  return refusals.map(([name, kind, status, diagnostic]) => ({
    name,
    at: arrival,
    kind: 'bounce' as const,
    bounces: [`${kind} someone@firma.example`],
    raw: report({
      from: 'Mail Delivery System <MAILER-DAEMON@relay.northwind-sales.com>',
      subject: 'Undelivered Mail Returned to Sender',
      text: `This is the mail system at host relay.northwind-sales.com.\n\nI'm sorry to have to inform you that your message could not\nbe delivered to one or more recipients. It's attached below.\n\n                   The mail system\n\n<someone@firma.example>: host mx.firma.example[203.0.113.4] said:\n    ${diagnostic} (in reply to RCPT TO command)\n`,
      attached: [
        deliveryStatus(
          [
            'Reporting-MTA: dns; relay.northwind-sales.com',
            'X-Postfix-Queue-ID: 4Z6Tn52',
            `X-Postfix-Sender: rfc822; anna.keller@northwind-sales.com`,
          ],
          [
            'Final-Recipient: rfc822; someone@firma.example',
            'Action: failed',
            `Status: ${status}`,
            `Diagnostic-Code: smtp; ${diagnostic}`,
          ],
        ),
        returned('someone@firma.example'),
      ],
    }),
  }));
}

/** [name, expected, from, subject, text]: notices without a status part. */
const words: [name: string, expected: string, from: string, subject: string, text: string][] = [
  [
    'Exchange 2003',
    'hard rolf@alt.example',
    'System Administrator <postmaster@alt.example>',
    'Undeliverable: Quick question about your freight costs',
    'Your message\n\n  To:      rolf@alt.example\n  Subject: Quick question about your freight costs\n  Sent:    Mon, 3 Mar 2025 09:14:00 +0100\n\ndid not reach the following recipient(s):\n\nrolf@alt.example on Mon, 3 Mar 2025 09:14:05 +0100\n    The e-mail account does not exist at the organization this message was sent to.\n    <mail.alt.example #5.1.1>\n',
  ],
  [
    'Exchange 2003 in German',
    'hard rolf@alt.example',
    'Systemadministrator <postmaster@alt.example>',
    'Unzustellbar: Quick question about your freight costs',
    'Ihre Nachricht\n\n  An:       rolf@alt.example\n  Betreff:  Quick question about your freight costs\n  Gesendet: 03.03.2025 09:14\n\nhat folgende(n) Empfänger nicht erreicht:\n\nrolf@alt.example am 03.03.2025 09:14\n    Das E-Mail-Konto ist in der Organisation, an die diese Nachricht gesendet wurde, nicht vorhanden.\n',
  ],
  [
    'MDaemon',
    'hard pat@office.example',
    'MAILER-DAEMON@office.example',
    'MDaemon Notification -- Attachment Removed / Permanent Delivery Failure',
    'The attached message had PERMANENT fatal delivery errors!\n\nAfter one or more unsuccessful delivery attempts the attached message has\nbeen removed from the mail queue on this server.\n\n   ----- Transcript of session follows -----\n<-- 550 5.1.1 Recipient unknown <pat@office.example>\n',
  ],
  [
    'hMailServer',
    'hard pat@office.example',
    'mailer-daemon@office.example',
    'Message undeliverable: Quick question about your freight costs',
    'Your message did not reach some or all of the intended recipients.\n\n   Sent: Mon, 3 Mar 2025 09:14:00\n   Subject: Quick question about your freight costs\n\nThe following recipient(s) could not be reached:\n\npat@office.example\n   Error Type: SMTP\n   Remote server (203.0.113.8) issued an error.\n   hMailServer sent: RCPT TO:<pat@office.example>\n   Remote server replied: 550 Unknown user\n',
  ],
  [
    'Exim policy',
    'policy lea@fab.example',
    'Mail Delivery System <Mailer-Daemon@web12.host.example>',
    'Mail delivery failed: returning message to sender',
    'This message was created automatically by mail delivery software.\n\nA message that you sent could not be delivered to one or more of its\nrecipients. This is a permanent error. The following address(es) failed:\n\n  lea@fab.example\n    host mail.fab.example [203.0.113.4]\n    SMTP error from remote mail server after end of data:\n    554 5.7.1 This message has been blocked because it contains a blacklisted URL\n',
  ],
  [
    'Exim in two lines',
    'hard lea@fab.example',
    'Mail Delivery System <Mailer-Daemon@web12.host.example>',
    'Mail delivery failed: returning message to sender',
    'This message was created automatically by mail delivery software.\n\nA message that you sent could not be delivered to one or more of its\nrecipients. This is a permanent error. The following address(es) failed:\n\n  lea@fab.example\n    host mail.fab.example [203.0.113.4]\n    SMTP error from remote mail server after RCPT TO:<lea@fab.example>:\n    550 No Such User Here\n',
  ],
  [
    'Courier',
    'hard mia@club.example',
    'Courier mail server at club.example <postmaster@club.example>',
    'NOTICE: mail delivery status.',
    'This is a delivery status notification from club.example,\nrunning the Courier mail server.\n\nUNDELIVERABLE MAIL\n\nYour message to the following recipients cannot be delivered:\n\n<mia@club.example>:\n    mx.club.example [203.0.113.4]:\n>>> RCPT TO:<mia@club.example>\n<<< 550 User unknown.\n',
  ],
  [
    'qmail quota',
    'soft kim@shared.example',
    'MAILER-DAEMON@shared.example',
    'failure notice',
    "Hi. This is the qmail-send program at shared.example.\nI'm afraid I wasn't able to deliver your message to the following addresses.\nThis is a permanent error; I've given up. Sorry it didn't work out.\n\n<kim@shared.example>:\nThe users mailfolder is over the allowed quota (size). (#5.2.2)\n",
  ],
  [
    'qmail long queue',
    'soft kim@shared.example',
    'MAILER-DAEMON@shared.example',
    'failure notice',
    "Hi. This is the qmail-send program at shared.example.\n\n<kim@shared.example>:\n203.0.113.4 does not like recipient.\nRemote host said: 450 try again later\nGiving up on 203.0.113.4.\nI'm not going to try again; this message has been in the queue too long.\n",
  ],
  [
    'Swiss in German',
    'hard urs@berg.example',
    'Mailer Daemon <MAILER-DAEMON@berg.example>',
    'Zustellung fehlgeschlagen',
    'Die folgende Adresse konnte nicht erreicht werden:\n\nurs@berg.example\n\nDiese E-Mail-Adresse existiert nicht.\n',
  ],
  [
    'French: full',
    'soft zoe@lac.example',
    'MAILER-DAEMON@lac.example',
    'Message non distribué',
    "Votre message n'a pu être distribué à l'adresse suivante :\n\n<zoe@lac.example>\n\nLa boîte aux lettres du destinataire est pleine.\n",
  ],
  [
    'Spanish: full',
    'soft ana@mar.example',
    'Mailer-Daemon <mailer-daemon@mar.example>',
    'Correo devuelto',
    'Su mensaje no pudo ser entregado a ana@mar.example\n\nEl buzón del destinatario está lleno.\n',
  ],
  [
    'Portuguese',
    'hard rui@rio.example',
    'MAILER-DAEMON@rio.example',
    'Mensagem não entregue',
    'A sua mensagem não pôde ser entregue ao seguinte destinatário:\n\nrui@rio.example\n\nO endereço de e-mail não existe.\n',
  ],
  [
    'Dutch',
    'hard piet@dijk.example',
    'Mailer-Daemon@dijk.example',
    'Onbestelbaar bericht',
    'Uw bericht kon niet worden afgeleverd bij:\n\npiet@dijk.example\n\nHet e-mailadres bestaat niet.\n',
  ],
  [
    'Polish',
    'hard ola@las.example',
    'MAILER-DAEMON@las.example',
    'Wiadomość niedostarczona',
    'Twoja wiadomość nie mogła zostać dostarczona do:\n\nola@las.example\n\nNieznany użytkownik.\n',
  ],
  [
    'Czech',
    'hard jan@les.example',
    'MAILER-DAEMON@les.example',
    'Nedoručitelná zpráva',
    'Vaši zprávu se nepodařilo doručit adresátovi:\n\njan@les.example\n\nUživatel neexistuje.\n',
  ],
  [
    'Swedish',
    'hard nils@sjo.example',
    'MAILER-DAEMON@sjo.example',
    'Meddelandet kunde inte levereras',
    'Ditt meddelande kunde inte levereras till följande mottagare:\n\nnils@sjo.example\n\nE-postadressen finns inte.\n',
  ],
  [
    'Turkish',
    'hard can@koy.example',
    'MAILER-DAEMON@koy.example',
    'Teslim edilemedi: Quick question',
    'İletiniz aşağıdaki alıcıya teslim edilemedi:\n\ncan@koy.example\n\nAlıcı bulunamadı.\n',
  ],
  [
    'Chinese: full',
    'soft li@hai.example',
    'postmaster@hai.example',
    '退信通知',
    '您发送的邮件无法投递到以下收件人:\n\nli@hai.example\n\n原因:对方邮箱已满。\n',
  ],
  [
    'Japanese: full',
    'soft sato@umi.example',
    'postmaster@umi.example',
    'メール配信エラー',
    '以下の宛先への配信に失敗しました。\n\nsato@umi.example\n\n受信者のメールボックスの容量が超過しています。\n',
  ],
  [
    'Gateway',
    'policy ben@gate.example',
    'postmaster@gate.example',
    'Message blocked',
    'Your message to ben@gate.example was blocked by our spam filter and has not been delivered.\n',
  ],
];

function worded(): Sample[] {
  return words.map(([name, expected, from, subject, text]) => ({
    name,
    at: arrival,
    kind: 'bounce' as const,
    bounces: [expected],
    raw: mail({
      from,
      subject,
      text: `${text}\n--- Copy of the message ---\n\n${ourMessage(expected.split(' ')[1]!)}`,
      headers: ['Return-Path: <>'],
    }),
  }));
}

const odd: Sample[] = [
  {
    name: 'A report that its server called mixed',
    at: arrival,
    kind: 'bounce',
    bounces: ['hard ada@math.example'],
    raw: report({
      from: 'postmaster@math.example',
      subject: 'Delivery Failure',
      multipartType: 'multipart/mixed',
      text: 'The message could not be delivered.\n',
      attached: [
        deliveryStatus(
          ['Reporting-MTA: dns;math.example'],
          [
            'Final-Recipient: RFC822;ada@math.example',
            'Action: Failed',
            'Status: 5.1.1 (bad destination mailbox address)',
          ],
        ),
        returned('ada@math.example'),
      ],
    }),
  },
  {
    name: 'Three recipients, two kinds',
    at: arrival,
    kind: 'bounce',
    bounces: ['hard a@tri.example', 'soft b@tri.example'],
    raw: report({
      from: 'MAILER-DAEMON@tri.example',
      subject: 'Returned mail: see transcript for details',
      text: 'The original message was received.\n',
      attached: [
        deliveryStatus(
          ['Reporting-MTA: dns; tri.example'],
          [
            'Final-Recipient: RFC822; a@tri.example',
            'Action: failed',
            'Status: 5.1.1',
            'Diagnostic-Code: SMTP; 550 5.1.1 unknown',
          ],
          [
            'Final-Recipient: RFC822; b@tri.example',
            'Action: failed',
            'Status: 4.2.2',
            'Diagnostic-Code: SMTP; 452 4.2.2 over quota',
          ],
          ['Final-Recipient: RFC822; c@tri.example', 'Action: delayed', 'Status: 4.4.1'],
        ),
      ],
    }),
  },
  {
    name: 'An alias: the original recipient is whom we wrote to',
    at: arrival,
    kind: 'bounce',
    bounces: ['hard sales@front.example'],
    raw: report({
      from: 'MAILER-DAEMON@front.example',
      subject: 'Undelivered Mail Returned to Sender',
      text: 'This is the mail system.\n',
      attached: [
        deliveryStatus(
          ['Reporting-MTA: dns; front.example'],
          [
            'Final-Recipient: rfc822; bob1972@inner.example',
            'Original-Recipient: rfc822;sales@front.example',
            'Action: failed',
            'Status: 5.1.1',
            'Diagnostic-Code: smtp; 550 5.1.1 unknown user',
          ],
        ),
        returned('sales@front.example'),
      ],
    }),
  },
  {
    name: 'Exchange delay',
    at: arrival,
    kind: 'notice',
    raw: report({
      from: 'Microsoft Outlook <postmaster@firma.example>',
      subject: 'Delivery delayed: Quick question about your freight costs',
      text: "Delivery is delayed to these recipients or groups:\n\nmax@firma.example\n\nThis message hasn't been delivered yet. Delivery will continue to be attempted.\n",
      attached: [
        deliveryStatus(
          ['Reporting-MTA: dns;ex1.firma.example'],
          ['Final-recipient: RFC822; max@firma.example', 'Action: delayed', 'Status: 4.4.7'],
        ),
      ],
    }),
  },
  {
    name: 'Sendmail warning',
    at: arrival,
    kind: 'notice',
    raw: mail({
      from: 'Mail Delivery Subsystem <MAILER-DAEMON@corp.example>',
      subject: 'Warning: could not send message for past 4 hours',
      text: '    **********************************************\n    **      THIS IS A WARNING MESSAGE ONLY      **\n    **  YOU DO NOT NEED TO RESEND YOUR MESSAGE  **\n    **********************************************\n\n   ----- Transcript of session follows -----\n451 mx.kunde.example: Name server timeout\nWarning: message still undelivered after 4 hours\nWill keep trying until message is 5 days old\n',
    }),
  },
  {
    name: 'Read receipt without a report, German',
    at: arrival,
    kind: 'notice',
    raw: mail({
      from: 'Petra Lang <petra.lang@kunde.example>',
      subject: 'Gelesen: Quick question about your freight costs',
      text: 'Ihre Nachricht\n\nAn: Petra Lang\nBetreff: Quick question about your freight costs\n\nwurde am Dienstag, 4. März 2025 09:58:12 gelesen.\n',
    }),
  },
];

export const bounces: Sample[] = [...refused(), ...worded(), ...odd];
