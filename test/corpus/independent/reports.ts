import {
  arrival,
  deliveryStatus,
  mail,
  ourMessage,
  ourSubject,
  report,
  returned,
  type Sample,
} from '../build.js';

type Kind = Sample['kind'];

interface Report {
  name: string;
  kind?: Kind;
  /** `hard user@example.com` */
  bounces?: string[];
  from: string;
  subject: string;
  text: string;
  /** Blocks of message/delivery-status; absent: a notice of text alone. */
  status?: string[][];
  headers?: string[];
  charset?: string;
  to?: string;
}

const failed = (recipient: string, status: string, diagnostic?: string, action = 'failed'): string[] => [
  `Final-Recipient: rfc822; ${recipient}`,
  `Action: ${action}`,
  `Status: ${status}`,
  ...(diagnostic ? [`Diagnostic-Code: smtp; ${diagnostic}`] : []),
];

const structured: Report[] = [
  {
    name: 'Postfix, unknown user',
    bounces: ['hard j.ortega@lumbrera.example'],
    from: 'Mail Delivery System <MAILER-DAEMON@mx3.northwind-sales.com>',
    subject: 'Undelivered Mail Returned to Sender',
    text: `This is the mail system at host mx3.northwind-sales.com.

I'm sorry to have to inform you that your message could not
be delivered to one or more recipients. It's attached below.

<j.ortega@lumbrera.example>: host mail.lumbrera.example[198.51.100.7] said: 550
    5.1.1 <j.ortega@lumbrera.example>: Recipient address rejected: User unknown
    in virtual mailbox table (in reply to RCPT TO command)`,
    status: [
      failed(
        'j.ortega@lumbrera.example',
        '5.1.1',
        '550 5.1.1 <j.ortega@lumbrera.example>: Recipient address rejected: User unknown in virtual mailbox table',
      ),
    ],
  },
  {
    name: 'Postfix, mailbox full after days',
    bounces: ['soft k.lind@fjordbygg.example'],
    from: 'MAILER-DAEMON@mx3.northwind-sales.com',
    subject: 'Undelivered Mail Returned to Sender',
    text: '<k.lind@fjordbygg.example>: host mx.fjordbygg.example[203.0.113.9] said: 452 4.2.2 The email account that you tried to reach is over quota (in reply to RCPT TO command)',
    status: [
      failed(
        'k.lind@fjordbygg.example',
        '4.2.2',
        '452 4.2.2 The email account that you tried to reach is over quota',
      ),
    ],
  },
  {
    name: 'Postfix, delayed',
    kind: 'notice',
    from: 'MAILER-DAEMON@mx3.northwind-sales.com',
    subject: 'Delayed Mail (still being retried)',
    text: `####################################################################
# THIS IS A WARNING ONLY.  YOU DO NOT NEED TO RESEND YOUR MESSAGE. #
####################################################################

Your message could not be delivered for more than 4 hour(s).
It will be retried until it is 5 day(s) old.

<tom@greylist.example>: host mx.greylist.example[192.0.2.77] said: 450 4.7.1 Greylisted, please try again in 300 seconds`,
    status: [failed('tom@greylist.example', '4.7.1', '450 4.7.1 Greylisted', 'delayed')],
  },
  {
    name: 'Postfix, domain does not exist',
    bounces: ['hard info@gone-company.example'],
    from: 'MAILER-DAEMON@mx3.northwind-sales.com',
    subject: 'Undelivered Mail Returned to Sender',
    text: '<info@gone-company.example>: Host or domain name not found. Name service error for name=gone-company.example type=A: Host not found',
    status: [failed('info@gone-company.example', '5.4.4', undefined)],
  },
  {
    name: 'Postfix, listed sender',
    bounces: ['policy buyer@kaufhof-nord.example'],
    from: 'MAILER-DAEMON@mx3.northwind-sales.com',
    subject: 'Undelivered Mail Returned to Sender',
    text: '<buyer@kaufhof-nord.example>: host mx.kaufhof-nord.example[192.0.2.10] said: 554 5.7.1 Service unavailable; Client host [198.51.100.20] blocked using zen.spamhaus.org; https://www.spamhaus.org/query/ip/198.51.100.20 (in reply to RCPT TO command)',
    status: [
      failed(
        'buyer@kaufhof-nord.example',
        '5.7.1',
        '554 5.7.1 Service unavailable; Client host [198.51.100.20] blocked using zen.spamhaus.org',
      ),
    ],
  },
  {
    name: 'Postfix, two of three recipients',
    bounces: ['hard a@multi.example', 'soft b@multi.example'],
    from: 'MAILER-DAEMON@mx3.northwind-sales.com',
    subject: 'Undelivered Mail Returned to Sender',
    text: 'Some of your recipients could not be reached.',
    status: [
      failed('a@multi.example', '5.1.1', '550 5.1.1 No such user'),
      failed('b@multi.example', '4.2.2', '452 4.2.2 Mailbox full'),
      failed('c@multi.example', '2.0.0', '250 2.0.0 Ok', 'relayed'),
    ],
  },
  {
    name: 'Office 365, recipient not found',
    bounces: ['hard hannah.berg@contoso-werke.example'],
    from: 'Microsoft Outlook <postmaster@northwindsales.onmicrosoft.com>',
    subject: `Undeliverable: ${ourSubject}`,
    text: `Your message to hannah.berg@contoso-werke.example couldn't be delivered.

hannah.berg wasn't found at contoso-werke.example.

anna.keller     Office 365     hannah.berg
Action Required                Recipient
Unknown To address`,
    status: [
      failed(
        'hannah.berg@contoso-werke.example',
        '5.1.10',
        '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup',
      ),
    ],
  },
  {
    name: 'Office 365, German, quota',
    bounces: ['soft einkauf@contoso-werke.example'],
    from: 'Microsoft Outlook <postmaster@contoso-werke.example>',
    subject: `Unzustellbar: ${ourSubject}`,
    text: 'Fehler bei der Nachrichtenzustellung an folgende Empfänger oder Gruppen:\n\neinkauf@contoso-werke.example\nDas Postfach des Empfängers ist voll und kann zurzeit keine Nachrichten annehmen.',
    status: [
      failed(
        'einkauf@contoso-werke.example',
        '5.2.2',
        '554 5.2.2 mailbox full; STOREDRV.Deliver.Exception:QuotaExceededException.MapiExceptionShutoffQuotaExceeded',
      ),
    ],
  },
  {
    name: 'Office 365, sender not allowed',
    bounces: ['policy all-hands@contoso-werke.example'],
    from: 'postmaster@contoso-werke.example',
    subject: `Undeliverable: ${ourSubject}`,
    text: "Your message couldn't be delivered because you don't have permission to send to this group.",
    status: [
      failed(
        'all-hands@contoso-werke.example',
        '5.7.133',
        '550 5.7.133 RESOLVER.RST.SenderNotAuthenticatedForGroup; authentication required',
      ),
    ],
  },
  {
    name: 'Office 365, loop expired',
    bounces: ['soft r.olsen@nordlys.example'],
    from: 'postmaster@northwindsales.onmicrosoft.com',
    subject: `Kan ikke leveres: ${ourSubject}`,
    text: 'Meldingen kunne ikke leveres. Den mottakende serveren svarte ikke.',
    status: [
      failed(
        'r.olsen@nordlys.example',
        '5.4.300',
        '550 5.4.300 Message expired -> 451 4.4.0 Temporary server error. Please try again later',
      ),
    ],
  },
  {
    name: 'Gmail, address not found',
    bounces: ['hard peter.h@startupbox.example'],
    from: 'Mail Delivery Subsystem <mailer-daemon@googlemail.com>',
    subject: 'Delivery Status Notification (Failure)',
    text: `** Address not found **

Your message wasn't delivered to peter.h@startupbox.example because the address couldn't be found, or is unable to receive mail.

The response from the remote server was:
550 5.1.1 The email account that you tried to reach does not exist. Please try double-checking the recipient's email address for typos`,
    status: [
      failed(
        'peter.h@startupbox.example',
        '5.1.1',
        '550-5.1.1 The email account that you tried to reach does not exist.',
      ),
    ],
  },
  {
    name: 'Gmail, delay',
    kind: 'notice',
    from: 'Mail Delivery Subsystem <mailer-daemon@googlemail.com>',
    subject: 'Delivery Status Notification (Delay)',
    text: "** Delivery incomplete **\n\nThere was a temporary problem delivering your message to lab@uni-slow.example. Gmail will retry for 46 more hours. You'll be notified if the delivery fails permanently.",
    status: [failed('lab@uni-slow.example', '4.4.1', undefined, 'delayed')],
  },
  {
    name: 'Gmail, given up after days',
    bounces: ['soft lab@uni-slow.example'],
    from: 'Mail Delivery Subsystem <mailer-daemon@googlemail.com>',
    subject: 'Delivery Status Notification (Failure)',
    text: '** Message not delivered **\n\nThere was a problem delivering your message to lab@uni-slow.example. The recipient server did not accept our requests to connect.',
    status: [failed('lab@uni-slow.example', '4.4.1', '421 4.4.1 Connection timed out')],
  },
  {
    name: 'Gmail, unsolicited mail',
    bounces: ['policy eva@gsuite-firm.example'],
    from: 'Mail Delivery Subsystem <mailer-daemon@googlemail.com>',
    subject: 'Delivery Status Notification (Failure)',
    text: '** Message blocked **\n\nYour message to eva@gsuite-firm.example has been blocked.',
    status: [
      failed(
        'eva@gsuite-firm.example',
        '5.7.1',
        '550-5.7.1 Our system has detected that this message is likely unsolicited mail. To reduce the amount of spam sent to Gmail, this message has been blocked.',
      ),
    ],
  },
  {
    name: 'Amazon SES, suppression list',
    bounces: ['hard oldlead@parcelry.example'],
    from: 'MAILER-DAEMON@amazonses.com',
    subject: 'Delivery Status Notification (Failure)',
    text: 'An error occurred while trying to deliver the mail to the following recipients:\noldlead@parcelry.example',
    status: [
      failed(
        'oldlead@parcelry.example',
        '5.1.1',
        '550 5.1.1 Amazon SES has suppressed sending to this address because it has a recent history of bouncing as an invalid address.',
      ),
    ],
  },
  {
    name: 'Sendmail',
    bounces: ['hard wong@pearl-logistics.example'],
    from: 'Mail Delivery Subsystem <MAILER-DAEMON@mail.pearl-logistics.example>',
    subject: 'Returned mail: see transcript for details',
    text: `The original message was received at Mon, 3 Mar 2025 16:14:00 +0800
from out.northwind-sales.com [198.51.100.20]

   ----- The following addresses had permanent fatal errors -----
<wong@pearl-logistics.example>
    (reason: 550 5.1.1 <wong@pearl-logistics.example>... User unknown)

   ----- Transcript of session follows -----
... while talking to imap.pearl-logistics.example.:
>>> DATA
<<< 550 5.1.1 <wong@pearl-logistics.example>... User unknown
550 5.1.1 <wong@pearl-logistics.example>... User unknown
<<< 503 5.0.0 Need RCPT (recipient)`,
    status: [
      failed(
        'wong@pearl-logistics.example',
        '5.1.1',
        '550 5.1.1 <wong@pearl-logistics.example>... User unknown',
      ),
    ],
  },
  {
    name: 'Mimecast, header rejection',
    bounces: ['policy cfo@lawgroup.example'],
    from: 'postmaster@eu-smtp-1.mimecast.com',
    subject: '[Postmaster] Email Delivery Failure',
    text: 'This message was created automatically by mail delivery software.\nYour message was not delivered to cfo@lawgroup.example.\nReason: 554 Email rejected due to security policies - https://community.mimecast.com/docs/DOC-1369#554',
    status: [
      failed(
        'cfo@lawgroup.example',
        '5.0.0',
        '554 Email rejected due to security policies - https://community.mimecast.com/docs/DOC-1369#554 [abc]',
      ),
    ],
  },
  {
    name: 'Proofpoint, blocked address',
    bounces: ['policy it@hospital-trust.example'],
    from: 'Mail Delivery Subsystem <MAILER-DAEMON@mx0a-0012.pphosted.com>',
    subject: 'Returned mail: see transcript for details',
    text: '<it@hospital-trust.example>\n    (reason: 554 5.7.1 Blocked - see https://ipcheck.proofpoint.com/?ip=198.51.100.20)',
    status: [
      failed(
        'it@hospital-trust.example',
        '5.7.1',
        '554 Blocked - see https://ipcheck.proofpoint.com/?ip=198.51.100.20',
      ),
    ],
  },
  {
    name: 'mail.ru, no such user',
    bounces: ['hard sergey.77@mail.example.ru'],
    from: 'mailer-daemon@corp.mail.ru',
    subject: 'Mail failure.',
    text: 'Это письмо создано автоматически сервером Mail.Ru, отвечать на него не нужно.\n\nК сожалению, Ваше письмо не может быть доставлено одному или нескольким получателям:\n\n**********************\nsergey.77@mail.example.ru: user not found\n**********************',
    status: [
      failed(
        'sergey.77@mail.example.ru',
        '5.1.1',
        '550 Message was not accepted -- invalid mailbox. Local mailbox sergey.77@mail.example.ru is unavailable: user not found',
      ),
    ],
  },
  {
    name: 'Barracuda',
    bounces: ['policy sales@ironworks.example'],
    from: 'MAILER-DAEMON@barracuda.ironworks.example',
    subject: '**Message you sent blocked by our bulk email filter**',
    text: 'Your message to: sales@ironworks.example\nwas blocked by our Spam Firewall. The email you sent with the following subject has NOT BEEN DELIVERED:\n\nSubject: Quick question about your freight costs',
  },
  {
    name: 'Alias and original recipient',
    bounces: ['hard sam@brandname.example'],
    from: 'MAILER-DAEMON@forward.example',
    subject: 'Undelivered Mail Returned to Sender',
    text: 'The forwarding target is gone.',
    status: [
      [
        'Original-Recipient: rfc822;sam@brandname.example',
        'Final-Recipient: rfc822;sam.private@mailbox.example',
        'Action: failed',
        'Status: 5.1.1',
        'Diagnostic-Code: smtp; 550 5.1.1 no mailbox here by that name',
      ],
    ],
  },
  {
    name: 'Disabled account',
    bounces: ['hard gina@yahoo.example'],
    from: 'MAILER-DAEMON@mta1.northwind-sales.com',
    subject: 'Undelivered Mail Returned to Sender',
    text: '<gina@yahoo.example>: host mx-eu.mail.am0.yahoodns.net said: 554 delivery error: dd Not a valid recipient - atlas.mail.yahoo.example',
    status: [
      failed(
        'gina@yahoo.example',
        '5.0.0',
        "554 delivery error: dd This user doesn't have a yahoo.example account (gina@yahoo.example) [-5]",
      ),
    ],
  },
  {
    name: 'DMARC rejection',
    bounces: ['policy otto@bank-haus.example'],
    from: 'MAILER-DAEMON@mta1.northwind-sales.com',
    subject: 'Undelivered Mail Returned to Sender',
    text: 'Rejected.',
    status: [
      failed(
        'otto@bank-haus.example',
        '5.7.26',
        "550-5.7.26 Unauthenticated email from northwind-sales.com is not accepted due to domain's DMARC policy.",
      ),
    ],
  },
  {
    name: 'Success report',
    kind: 'notice',
    from: 'MAILER-DAEMON@mta1.northwind-sales.com',
    subject: 'Successful Mail Delivery Report',
    text: 'Your message was successfully delivered to the destination(s) listed below.',
    status: [failed('ok@fine.example', '2.1.5', '250 2.1.5 Ok', 'delivered')],
  },
];

const textual: Report[] = [
  {
    name: 'qmail',
    bounces: ['hard webmaster@dojo-supplies.example'],
    from: 'MAILER-DAEMON@mail.dojo-supplies.example',
    subject: 'failure notice',
    text: `Hi. This is the qmail-send program at mail.dojo-supplies.example.
I'm afraid I wasn't able to deliver your message to the following addresses.
This is a permanent error; I've given up. Sorry it didn't work out.

<webmaster@dojo-supplies.example>:
Sorry, no mailbox here by that name. (#5.1.1)

--- Below this line is a copy of the message.

${ourMessage('webmaster@dojo-supplies.example')}`,
  },
  {
    name: 'qmail, gave up connecting',
    bounces: ['soft hr@slowhost.example'],
    from: 'MAILER-DAEMON@out.isp.example',
    subject: 'failure notice',
    text: `Hi. This is the qmail-send program at out.isp.example.
I'm afraid I wasn't able to deliver your message to the following addresses.

<hr@slowhost.example>:
CNAME lookup failed temporarily. (#4.4.3)
I'm not going to try again; this message has been in the queue too long.`,
  },
  {
    name: 'Exim, unrouteable',
    bounces: ['hard piet@jansen-bouw.example'],
    from: 'Mail Delivery System <Mailer-Daemon@srv12.hoster.example>',
    subject: 'Mail delivery failed: returning message to sender',
    headers: ['X-Failed-Recipients: piet@jansen-bouw.example', 'Auto-Submitted: auto-replied'],
    text: `This message was created automatically by mail delivery software.

A message that you sent could not be delivered to one or more of its
recipients. This is a permanent error. The following address(es) failed:

  piet@jansen-bouw.example
    Unrouteable address

------ This is a copy of the message, including all the headers. ------

${ourMessage('piet@jansen-bouw.example')}`,
  },
  {
    name: 'Exim, full with SMTP answer',
    bounces: ['soft orders@vanilla.example'],
    from: 'Mail Delivery System <Mailer-Daemon@srv12.hoster.example>',
    subject: 'Mail delivery failed: returning message to sender',
    headers: ['X-Failed-Recipients: orders@vanilla.example'],
    text: `A message that you sent could not be delivered to one or more of its
recipients. This is a permanent error. The following address(es) failed:

  orders@vanilla.example
    host mx.vanilla.example [192.0.2.4]
    SMTP error from remote mail server after end of data:
    552 5.2.2 Quota exceeded (mailbox for user is full)`,
  },
  {
    name: 'Exim, delay warning',
    kind: 'notice',
    from: 'Mail Delivery System <Mailer-Daemon@srv12.hoster.example>',
    subject: 'Warning: message 1tp0aB-0004Xy-2c delayed 24 hours',
    text: `This message was created automatically by mail delivery software.
A message that you sent has not yet been delivered to one or more of its
recipients after more than 24 hours on the queue on srv12.hoster.example.

The address to which the message has not yet been delivered is:

  gudrun@insel.example
    Delay reason: Connection timed out

No action is required on your part. Delivery attempts will continue for some time.`,
  },
  {
    name: 'Yahoo, text',
    bounces: ['hard rosa1970@yahoo.example'],
    from: 'MAILER-DAEMON@yahoo.com',
    subject: 'Failure Notice',
    text: `Sorry, we were unable to deliver your message to the following address.

<rosa1970@yahoo.example>:
552: 1 Requested mail action aborted, mailbox not found

--- Below this line is a copy of the message.`,
  },
  {
    name: 'GMX, German text',
    bounces: ['hard heinz.w@gmx.example'],
    from: 'GMX Mailer Daemon <mailer-daemon@gmx.example>',
    subject: 'Mail delivery failed: returning message to sender',
    text: `This message was created automatically by mail delivery software.

A message that you sent could not be delivered to one or more of its recipients.
The following address failed:

heinz.w@gmx.example:
SMTP error from remote server for RCPT TO command, host: mx00.emig.gmx.example (212.227.15.9) reason: 550 Requested action not taken: mailbox unavailable`,
  },
  {
    name: 'T-Online, German words',
    bounces: ['hard schulz@t-netz.example'],
    from: 'Mail Delivery System <mailer-daemon@t-netz.example>',
    subject: 'Nachricht konnte nicht zugestellt werden',
    text: 'Ihre Nachricht konnte an die folgende Adresse nicht zugestellt werden:\n\n<schulz@t-netz.example>\n\nGrund: Der Empfänger ist unbekannt.',
  },
  {
    name: 'Exchange 2010 in French, text alone',
    bounces: ['hard achats@verrerie.example'],
    from: 'Microsoft Outlook <MicrosoftExchange329e71ec88ae4615bbc36ab6ce41109e@verrerie.example>',
    subject: `Non remis : ${ourSubject}`,
    text: `Échec de la remise pour les destinataires ou groupes suivants :

achats@verrerie.example
L'adresse de messagerie que vous avez entrée est introuvable. Vérifiez l'adresse de messagerie du destinataire et réessayez.

Informations de diagnostic pour les administrateurs :
Serveur de génération : EX01.verrerie.example
achats@verrerie.example
#550 5.1.1 RESOLVER.ADR.RecipNotFound; not found ##`,
  },
  {
    name: 'Exchange in Spanish, text alone',
    bounces: ['hard pedidos@conservas.example'],
    from: 'postmaster@conservas.example',
    subject: `No se puede entregar: ${ourSubject}`,
    text: "No se pudo entregar el mensaje a pedidos@conservas.example.\n\nNo se encontró pedidos en conservas.example.\n\nRemote Server returned '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient pedidos@conservas.example not found by SMTP address lookup'",
  },
  {
    name: 'Exchange in Polish, text alone',
    bounces: ['soft zakupy@hurtownia.example'],
    from: 'postmaster@hurtownia.example',
    subject: `Niedostarczone: ${ourSubject}`,
    text: "Nie można dostarczyć wiadomości do następujących adresatów lub grup:\n\nzakupy@hurtownia.example\nSkrzynka pocztowa adresata jest pełna i nie może teraz odbierać wiadomości.\n\nzakupy@hurtownia.example\nRemote Server returned '554 5.2.2 mailbox full'",
  },
  {
    name: 'Exchange in Japanese, text alone',
    bounces: ['hard suzuki@kikai.example.jp'],
    from: 'postmaster@kikai.example.jp',
    subject: `配信不能: ${ourSubject}`,
    text: '次の受信者またはグループへの配信に失敗しました:\n\nsuzuki@kikai.example.jp\n入力した電子メール アドレスは見つかりませんでした。\n\nsuzuki@kikai.example.jp\n#550 5.1.1 RESOLVER.ADR.RecipNotFound; not found ##',
  },
  {
    name: 'Exchange in Turkish, text alone',
    bounces: ['hard satinalma@celik.example'],
    from: 'postmaster@celik.example',
    subject: `Teslim Edilemedi: ${ourSubject}`,
    text: "Şu alıcılara veya gruplara teslim başarısız oldu:\n\nsatinalma@celik.example\nGirdiğiniz e-posta adresi bulunamadı.\n\nRemote Server returned '550 5.1.1 RESOLVER.ADR.RecipNotFound; not found'",
  },
  {
    name: 'QQ mail, Chinese',
    bounces: ['hard 88231004@qq.example.com'],
    from: 'PostMaster@qq.example.com',
    subject: '系统退信',
    text: '抱歉,您的邮件被退回来了……\n\n原邮件信息:\n收件人 88231004@qq.example.com\n\n退信原因:收件人邮件地址(88231004@qq.example.com)不存在,邮件无法送达。\n550 Mailbox not found',
  },
  {
    name: 'NetEase, full',
    bounces: ['soft liwei@163.example.com'],
    from: 'Postmaster@163.example.com',
    subject: '系统退信/Systems bounce',
    text: '您的邮件被退信,投递失败。\n收件人:liwei@163.example.com\n退信代码:552\n原因:收件人邮箱已满 (mailbox full)',
  },
  {
    name: 'Naver, Korean',
    bounces: ['hard kim.js@naver.example.com'],
    from: 'mailer-daemon@naver.example.com',
    subject: '[메일 발송 실패 안내] 메일이 발송되지 못했습니다.',
    text: '메일 전송에 실패하였습니다.\n받는사람: kim.js@naver.example.com\n실패 사유: 존재하지 않는 사용자입니다 (550 5.1.1 No such user)',
  },
  {
    name: 'libero, Italian',
    bounces: ['soft bianchi@libero.example'],
    from: 'MAILER-DAEMON@libero.example',
    subject: 'Mancata consegna del messaggio',
    text: 'Il messaggio non è stato consegnato al destinatario bianchi@libero.example.\nLa casella di posta del destinatario è piena.',
  },
  {
    name: 'Host rejects content',
    bounces: ['policy anita@frame.example'],
    from: 'Mail Delivery System <Mailer-Daemon@relay.example>',
    subject: 'Mail delivery failed: returning message to sender',
    headers: ['X-Failed-Recipients: anita@frame.example'],
    text: 'The following address(es) failed:\n\n  anita@frame.example\n    SMTP error from remote mail server after pipelined end of data:\n    550 High probability of spam',
  },
  {
    name: 'Rate limited sender',
    bounces: ['policy dan@cloudy.example'],
    from: 'MAILER-DAEMON@out.example',
    subject: 'Undeliverable mail',
    text: 'Delivery to the following recipient failed permanently:\n\n     dan@cloudy.example\n\nTechnical details of permanent failure:\n550 5.7.0 Local policy violation: your domain has a poor reputation',
  },
  {
    name: 'Relay denied',
    bounces: ['policy c.moreau@nice-fab.example'],
    from: 'Mail Delivery System <MAILER-DAEMON@old-gw.example>',
    subject: 'Undelivered Mail Returned to Sender',
    text: '<c.moreau@nice-fab.example>: host mx.nice-fab.example[192.0.2.50] said: 554 5.7.1 <c.moreau@nice-fab.example>: Relay access denied (in reply to RCPT TO command)',
  },
  {
    name: 'Server out of order',
    bounces: ['soft d.k@tiny.example'],
    from: 'Mail Delivery System <MAILER-DAEMON@old-gw.example>',
    subject: 'Undelivered Mail Returned to Sender',
    text: '<d.k@tiny.example>: connect to mx.tiny.example[192.0.2.51]:25: Connection refused',
  },
  {
    name: 'Zoho',
    bounces: ['hard lena@atelier.example'],
    from: 'mailer-daemon@mail.zoho.com',
    subject: 'Undelivered Mail Returned to Sender',
    text: 'This message was created automatically by mail delivery software. A message that you sent could not be delivered to one or more of its recipients. This is a permanent error.\n\nlena@atelier.example, ERROR CODE :550 - 5.1.1 Email address could not be found, or was misspelled',
  },
  {
    name: 'GroupWise',
    bounces: ['hard jbrown@county.example'],
    from: 'Mailer-Daemon@county.example',
    subject: 'Message status - undeliverable',
    text: 'The message that you sent was undeliverable to the following:\n\tjbrown@county.example (user not found)',
  },
  {
    name: 'Domino',
    bounces: ['hard m.weber@domino-ag.example'],
    from: 'MAILER-DAEMON@domino-ag.example',
    subject: `DELIVERY FAILURE: User m.weber (m.weber@domino-ag.example) not listed in Domino Directory`,
    text: `Your message\n\n  Subject: ${ourSubject}\n\nwas not delivered to:\n\n  m.weber@domino-ag.example\n\nbecause:\n\n  User m.weber (m.weber@domino-ag.example) not listed in Domino Directory`,
  },
];

const wrapper = ['Auto-Submitted: auto-replied'];

const bounceSamples = [...structured, ...textual].map((item): Sample => {
  const { name, kind = 'bounce', bounces, from, subject, text, status, headers, charset } = item;
  const target = bounces?.[0]?.split(' ')[1] ?? 'someone@else.example';
  const parts = { from, subject, text, charset, headers: headers ?? wrapper };
  const perMessage = ['Reporting-MTA: dns; mta.example', 'Arrival-Date: Mon, 3 Mar 2025 08:14:02 +0000'];
  return {
    name: `Report: ${name}`,
    raw: status
      ? report({ ...parts, attached: [deliveryStatus(perMessage, ...status), returned(target)] })
      : mail(parts),
    at: arrival,
    kind,
    ...(bounces && { bounces }),
  };
});

function complaint(
  name: string,
  from: string,
  text: string,
  fields: string[],
  multipartType?: string,
): Sample {
  return {
    name: `Complaint: ${name}`,
    raw: report({
      from,
      subject: `FW: ${ourSubject}`,
      text,
      reportType: 'feedback-report',
      multipartType,
      attached: [
        { type: 'message/feedback-report', body: fields.join('\n') },
        returned('someone@isp.example', 'text/rfc822-headers'),
      ],
    }),
    at: arrival,
    kind: 'complaint',
  };
}

const complaints: Sample[] = [
  complaint(
    'Comcast',
    'Feedback Loop <feedbackloop@comcastfbl.example>',
    'This is an email abuse report for an email message received from IP 198.51.100.20 on Mon, 3 Mar 2025.',
    ['Feedback-Type: abuse', 'User-Agent: ReturnPathFBL/1.0', 'Version: 0.1', 'Source-IP: 198.51.100.20'],
  ),
  complaint(
    'Yahoo CFL, mixed',
    'Yahoo! Mail AntiSpam Feedback <feedback@arf.mail.yahoo.example>',
    'This is an email abuse report.',
    ['Feedback-Type: abuse', 'User-Agent: Yahoo!-Mail-Feedback/2.0', 'Version: 0.1'],
    'multipart/mixed',
  ),
  complaint('Mail.ru FBL', 'fbl@corp.mail.example.ru', 'Сообщение помечено получателем как спам.', [
    'Feedback-Type: abuse',
    'User-Agent: MailRuFBL/1.0',
    'Version: 1',
    'Original-Rcpt-To: x@mail.example.ru',
  ]),
  complaint('Fraud', 'staff@hotmail.example', 'complaint about message from 198.51.100.20', [
    'Feedback-Type: fraud',
    'User-Agent: SomeGenerator/1.0',
    'Version: 1',
  ]),
];

export const reports: Sample[] = [...bounceSamples, ...complaints];
