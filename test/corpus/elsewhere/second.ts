import {
  arrival,
  deliveryStatus,
  mail,
  ourMessage,
  ourSubject,
  ourText,
  report,
  returned,
  us,
  type Sample,
} from '../build.js';

const anna = `Anna Keller <${us}>`;
const marked = ourText.replace(/^/gm, '> ');
const broken = ourText.replace(/\n/g, '<br>');
const re = `Re: ${ourSubject}`;

/** [name, bounce, status, diagnostic] of reports of a relay of ours. */
const refusals: [name: string, bounce: string, status: string, diagnostic: string][] = [
  [
    'Gmail, disabled',
    'hard x@gmail.com',
    '5.2.1',
    '550-5.2.1 The email account that you tried to reach is inactive. For more\n 550-5.2.1 information, go to\n 550 5.2.1  https://support.google.com/mail/?p=DisabledUser 5614622812f47-3f6f - gsmtp',
  ],
  [
    'Gmail, rate of the receiver',
    'soft x@gmail.com',
    '5.2.1',
    '550-5.2.1 The user you are trying to contact is receiving mail at a rate that\n 550 5.2.1 prevents additional messages from being delivered. https://support.google.com/mail/?p=ReceivingRatePerm',
  ],
  [
    'Gmail, unsolicited',
    'policy x@gmail.com',
    '5.7.1',
    '550-5.7.1 [192.0.2.7] Our system has detected that this message is likely\n 550-5.7.1 unsolicited mail. To reduce the amount of spam sent to Gmail, this\n 550 5.7.1 message has been blocked. https://support.google.com/mail/?p=UnsolicitedMessageError',
  ],
  [
    'Gmail, no PTR',
    'policy x@gmail.com',
    '5.7.25',
    '550-5.7.25 [192.0.2.7] The IP address sending this message does not have a\n 550-5.7.25 PTR record setup, or the corresponding forward DNS entry does not\n 550 5.7.25 match the sending IP. https://support.google.com/mail/answer/81126#ip-practices',
  ],
  [
    'Google Workspace, size',
    'soft x@corp.example',
    '5.3.4',
    "552-5.3.4 Your message exceeded Google's message size limits. For more\n 552 5.3.4 information, visit https://support.google.com/mail/?p=MaxSizeError",
  ],
  ['Exchange, moved or off', 'hard x@corp.example', '5.2.1', '550 5.2.1 STOREDRV.Deliver; mailbox disabled'],
  [
    'Exchange, restricted',
    'policy x@corp.example',
    '5.7.1',
    '550 5.7.1 RESOLVER.RST.NotAuthorized; not authorized; Delivery restriction check failed because the sender was not on the list of accepted senders',
  ],
  [
    'Exchange, transport rule',
    'policy x@corp.example',
    '5.7.1',
    '550 5.7.1 TRANSPORT.RULES.RejectMessage; the message was rejected by organization policy',
  ],
  [
    'Office 365, tenant quota',
    'policy x@corp.example',
    '5.7.705',
    '550 5.7.705 Access denied, tenant has exceeded threshold',
  ],
  [
    'Office 365, SPF of the far rule',
    'policy x@corp.example',
    '5.7.23',
    '550 5.7.23 The message was rejected because of Sender Policy Framework violation -> 550 SPF check failed.',
  ],
  [
    'Office 365, loop',
    'soft x@corp.example',
    '5.4.14',
    '550 5.4.14 Hop count exceeded - possible mail loop ATTR34',
  ],
  [
    'Yahoo, no such user',
    'hard x@yahoo.com',
    '5.0.0',
    "554 delivery error: dd This user doesn't have a yahoo.com account (x@yahoo.com) [0] - mta4101.mail.gq1.yahoo.com",
  ],
  [
    'Yahoo, AUP',
    'policy x@yahoo.com',
    '5.7.9',
    '554 5.7.9 Message not accepted for policy reasons. See https://postmaster.yahooinc.com/error-codes',
  ],
  ['Comcast, unknown', 'hard x@comcast.net', '5.1.1', '550 5.1.1 Not our Customer'],
  [
    'Comcast, reputation',
    'policy x@comcast.net',
    '5.2.0',
    '554 resimta-po-12v.sys.comcast.net 192.0.2.7 found on one or more DNSBLs, see http://postmaster.comcast.net/smtp-error-codes.php#BL000001',
  ],
  [
    'AT&T',
    'policy x@att.net',
    '5.7.1',
    '553 5.3.0 alpi757 DNSBL:RBL 521< 192.0.2.7 >_is_blocked.For assistance forward this email to abuse_rbl@abuse-att.net',
  ],
  [
    'Cox, full',
    'soft x@cox.net',
    '5.2.2',
    '552 5.2.2 x@cox.net The users mailbox is over the allotted storage',
  ],
  [
    'Charter',
    'policy x@charter.net',
    '5.0.0',
    '554 5.7.1 - ERROR: Mail Refused - 192.0.2.7 - See https://www.spectrum.net/support/internet/understanding-email-error-codes AUP#In-1310',
  ],
  [
    'Verizon closed',
    'hard x@verizon.net',
    '5.0.0',
    '550 5.1.1 x@verizon.net The email address is no longer active',
  ],
  ['Hotmail, over quota', 'soft x@hotmail.com', '5.2.2', '552 5.2.2 STOREDRV; mailbox over quota'],
  ['BT', 'soft x@btinternet.com', '5.2.2', '552 5.2.2 Mailbox size limit exceeded'],
  [
    'IONOS, unknown',
    'hard x@firma.example',
    '5.1.1',
    '550 Requested action not taken: mailbox unavailable For explanation visit https://www.ionos.com/help/index.php?id=2425&ip=192.0.2.7',
  ],
  ['Strato', 'policy x@firma.example', '5.7.1', '554 5.7.1 Reject, id=13872-08: spam'],
  ['Hetzner, rspamd', 'policy x@firma.example', '5.7.1', '554 5.7.1 Spam message rejected'],
  ['Rspamd greylist, expired', 'soft x@firma.example', '4.7.1', '451 4.7.1 Try again later'],
  [
    'UCEPROTECT',
    'policy x@firma.example',
    '5.7.1',
    '550 5.7.1 Your ISP AS24940/HETZNER-AS is UCEPROTECT-Level3 listed for hosting a total of 1041 abusers',
  ],
  [
    'Spamhaus',
    'policy x@firma.example',
    '5.7.1',
    '554 5.7.1 Service unavailable; Client host [192.0.2.7] blocked using zen.spamhaus.org; https://www.spamhaus.org/query/ip/192.0.2.7',
  ],
  [
    'SpamCop',
    'policy x@firma.example',
    '5.7.1',
    '550 Blocked - see https://www.spamcop.net/bl.shtml?192.0.2.7',
  ],
  [
    'Invaluement',
    'policy x@firma.example',
    '5.7.1',
    '554 5.7.1 Service unavailable; Sender address [anna.keller@northwind-sales.com] blocked using dbl.spamhaus.org; https://check.spamhaus.org/',
  ],
  [
    'HELO',
    'policy x@firma.example',
    '5.7.1',
    '504 5.5.2 <localhost>: Helo command rejected: need fully-qualified hostname',
  ],
  [
    'Reverse DNS',
    'policy x@firma.example',
    '5.7.25',
    '550 5.7.25 Client host rejected: cannot find your reverse hostname, [192.0.2.7]',
  ],
  ['Sender verify', 'policy x@firma.example', '5.7.1', '550 5.7.1 Sender verify failed'],
  [
    'Callout refused',
    'policy x@firma.example',
    '5.1.8',
    '550 5.1.8 <anna.keller@northwind-sales.com>: Sender address rejected: Domain not found',
  ],
  [
    'Virus',
    'policy x@firma.example',
    '5.7.1',
    '554 5.7.1 The message was refused because it contains a virus: Sanesecurity.Phishing.1234',
  ],
  [
    'Attachment',
    'policy x@firma.example',
    '5.7.1',
    '552 5.7.0 Our system detected an illegal attachment on your message',
  ],
  ['Server full', 'soft x@firma.example', '4.3.1', '452 4.3.1 Insufficient system storage'],
  ['Local error', 'soft x@firma.example', '4.3.0', '451 4.3.0 Temporary lookup failure'],
  [
    'Too many connections',
    'soft x@firma.example',
    '4.7.0',
    '421 4.7.0 Too many concurrent SMTP connections; please try again later',
  ],
  [
    'Connection refused',
    'soft x@firma.example',
    '4.4.1',
    'connect to mail.firma.example[198.51.100.1]:25: Connection refused',
  ],
  [
    'No route',
    'soft x@firma.example',
    '4.4.1',
    'connect to mail.firma.example[198.51.100.1]:25: No route to host',
  ],
  [
    'Lost connection',
    'soft x@firma.example',
    '4.4.2',
    'lost connection with mail.firma.example[198.51.100.1] while receiving the initial server greeting',
  ],
  [
    'SERVFAIL',
    'soft x@firma.example',
    '4.4.3',
    'Host or domain name not found. Name service error for name=firma.example type=MX: Host not found, try again',
  ],
  ['Account closed', 'hard x@firma.example', '5.1.1', '550 5.1.1 This account has been closed'],
  ['Suspended', 'hard x@firma.example', '5.2.1', '550 5.2.1 Account suspended'],
  [
    'Left the firm',
    'hard x@firma.example',
    '5.1.6',
    '551 5.1.6 Recipient is no longer employed by this company',
  ],
  ['Moved', 'hard x@firma.example', '5.1.6', '551 5.1.6 User has moved; please try <y@firma.example>'],
  [
    'Dovecot',
    'hard x@firma.example',
    '5.1.1',
    "550 5.1.1 <x@firma.example> User doesn't exist: x@firma.example",
  ],
  [
    'Dovecot, quota',
    'soft x@firma.example',
    '5.2.2',
    '552 5.2.2 <x@firma.example> Quota exceeded (mailbox for user is full)',
  ],
  [
    'Recipient verify',
    'hard x@firma.example',
    '5.1.1',
    '550 5.1.1 <x@firma.example>: Recipient address rejected: undeliverable address: host mail.firma.example said: 550 unknown local part',
  ],
  ['Spanish', 'hard x@firma.example', '5.1.1', '550 5.1.1 El buzon del usuario no existe'],
  ['German', 'hard x@firma.example', '5.1.1', '550 5.1.1 Empfaenger unbekannt'],
  ['German policy', 'policy x@firma.example', '5.7.1', '554 5.7.1 Nachricht wegen Spamverdacht abgelehnt'],
  [
    'Chinese policy',
    'policy x@firma.example',
    '5.7.1',
    '550 Mail content denied. https://service.mail.qq.com/detail/0/1000726',
  ],
  [
    'QQ, domain frequency',
    'soft x@qq.com',
    '4.5.0',
    '450 Domain frequency limited [3a8]. https://service.mail.qq.com/detail/122/28',
  ],
  ['Alibaba', 'hard x@firma.example', '5.1.1', '553 RP:RCPT The recipient does not exist'],
  ['Naver policy', 'policy x@naver.com', '5.7.1', '554 5.7.1 Message rejected by sender policy - SPF'],
  [
    'Seznam policy',
    'policy x@seznam.cz',
    '5.7.1',
    '550 5.7.1 Spam message rejected (#5.7.1), see https://postmaster.seznam.cz',
  ],
  ['Interia', 'soft x@interia.pl', '5.2.2', '552 5.2.2 Mailbox x@interia.pl is full'],
  ['Bol', 'soft x@bol.example', '5.2.2', '550 5.2.2 Caixa postal cheia'],
  [
    'Sophos',
    'policy x@firma.example',
    '5.7.1',
    '550 5.7.1 Rejected by Sophos Email: sender blocked by recipient allow/block list',
  ],
  ['Cloudmark', 'policy x@firma.example', '5.7.1', '550 5.7.1 Message blocked due to CMAE score'],
  [
    'Vade',
    'policy x@firma.example',
    '5.7.1',
    '554 5.7.1 Service refused, see https://sendertool.vadesecure.com',
  ],
  [
    'Proofpoint PDR',
    'policy x@firma.example',
    '5.7.1',
    '550 5.7.1 PDR: https://support.proofpoint.com/dnsbl-lookup.cgi?ip=192.0.2.7 IP blocked',
  ],
  [
    'Mimecast anti-spoofing',
    'policy x@firma.example',
    '5.0.0',
    '550 Administrative prohibition - Anti-Spoofing policy - https://community.mimecast.com/docs/DOC-1369#550 [x]',
  ],
  ['Forcepoint', 'policy x@firma.example', '5.7.1', '550 5.7.1 Blocked by Forcepoint Email Security'],
  ['Invalid syntax', 'hard x@firma', '5.1.3', '501 5.1.3 Bad recipient address syntax'],
  ['Alias expansion', 'hard x@firma.example', '5.1.1', '550 5.1.1 unknown or illegal alias: x@firma.example'],
  ['No more mail', 'hard x@firma.example', '5.1.1', '550 This mailbox is no longer in use'],
];

const plain: [
  name: string,
  bounces: string[],
  from: string,
  subject: string,
  text: string,
  joins?: boolean,
][] = [
  [
    'Netease',
    ['hard wang@163.com'],
    'Postmaster@163.com',
    '系统退信',
    `抱歉,您的邮件被退回来了...\n收件人:wang@163.com\n退信原因:用户不存在 User not found\n英文说明: SMTP error, RCPT TO: host 163.com said 550 User not found: wang@163.com\n`,
  ],
  [
    'Tencent full',
    ['soft 123@qq.com'],
    'postmaster@qq.com',
    '系统退信/Systems bounce',
    `抱歉,您的邮件被退回来了……\n收件人 123@qq.com\n退信原因:收件人邮箱已满,邮件无法投递。\n`,
  ],
  [
    'Tencent block',
    ['policy 123@qq.com'],
    'postmaster@qq.com',
    '系统退信/Systems bounce',
    `抱歉,您的邮件被退回来了……\n收件人 123@qq.com\n退信原因:您的邮件被对方服务器判定为垃圾邮件而拒收。\n`,
  ],
  [
    'French host',
    ['hard contact@atelier.example'],
    'MAILER-DAEMON@hebergeur.example',
    'Message non distribué',
    `Votre message n'a pas pu être remis au destinataire suivant :\n\ncontact@atelier.example\n\nMotif : utilisateur inconnu\n`,
  ],
  [
    'Spanish host',
    ['soft contacto@taller.example'],
    'MAILER-DAEMON@alojamiento.example',
    'Mensaje no entregado',
    `Su mensaje no pudo ser entregado a los siguientes destinatarios:\n\n<contacto@taller.example>: el buzón está lleno\n`,
  ],
  [
    'Portuguese host',
    ['hard vendas@loja.example'],
    'MAILER-DAEMON@hospedagem.example',
    'Falha na entrega da mensagem',
    `A sua mensagem não pôde ser entregue ao destinatário:\n\nvendas@loja.example\n\nUsuário inexistente\n`,
  ],
  [
    'Italian host',
    ['soft info@bottega.example'],
    'postmaster@aruba.example',
    'Mancata consegna',
    `Il messaggio non è stato recapitato a:\n\ninfo@bottega.example\n\ncasella piena\n`,
  ],
  [
    'Polish host',
    ['hard biuro@sklep.example'],
    'MAILER-DAEMON@hosting.example',
    'Zwrot wiadomości',
    `Wiadomość nie mogła zostać dostarczona do:\n\nbiuro@sklep.example\n\nNie ma takiego użytkownika\n`,
  ],
  [
    'Turkish host',
    ['hard bilgi@dukkan.example'],
    'MAILER-DAEMON@barindirma.example',
    'Teslim edilemedi',
    `İletiniz aşağıdaki alıcıya teslim edilemedi:\n\nbilgi@dukkan.example\n\nKullanıcı bulunamadı\n`,
  ],
  [
    'Dutch host',
    ['hard info@winkel.example'],
    'MAILER-DAEMON@hosting.example',
    'Bericht niet bezorgd',
    `Uw bericht kon niet worden bezorgd bij de volgende ontvanger:\n\ninfo@winkel.example\n\nOnbekende gebruiker\n`,
  ],
  [
    'Courier',
    ['hard office@mill.example'],
    'Mail Delivery System <MAILER-DAEMON@mill.example>',
    'NOTICE: mail delivery status.',
    `This is a delivery status notification from mill.example,\nrunning the Courier mail server, version 1.0.9.\n\nThe original message was received on Tue, 4 Mar 2025 09:57:00 +0000\n\n---------------------------------------------------------------------------\n\n                           UNDELIVERABLE MAIL\n\nYour message to the following recipients cannot be delivered:\n\n<office@mill.example>:\n  <<< 550 User unknown.\n\n---------------------------------------------------------------------------\n`,
  ],
  [
    'MDaemon',
    ['hard sales@forge.example'],
    'Postmaster <MDaemon@forge.example>',
    'Permanent Delivery Failure',
    `The attached message had PERMANENT fatal delivery errors!\n\nAfter one or more unsuccessful delivery attempts the attached message has\nbeen removed from the mail queue on this server.\n\nFailed address: sales@forge.example\n\n--- Session Transcript ---\n RCPT To:<sales@forge.example>\n 550 5.1.1 <sales@forge.example>, Recipient unknown\n--- End Transcript ---\n`,
  ],
  [
    'SmarterMail',
    ['hard sales@forge.example'],
    'System Administrator <postmaster@forge.example>',
    'Delivery Failure',
    `Could not deliver message to the following recipient(s):\n\nFailed Recipient: sales@forge.example\nReason: Remote host said: 550 5.1.1 User unknown\n\n   -- The header and top 20 lines of the message follows --\n\n${ourMessage('sales@forge.example')}`,
    true,
  ],
  [
    'Kerio',
    ['hard sales@forge.example'],
    'MAILER-DAEMON@forge.example',
    'Undeliverable Mail',
    `This is Kerio Connect. Your message could not be delivered to these recipients:\n\n<sales@forge.example>\n   Reason: 5.1.1 User unknown\n`,
  ],
  [
    'IMail',
    ['hard sales@forge.example'],
    'Postmaster <postmaster@forge.example>',
    'Undeliverable Mail',
    `Unknown user: sales@forge.example\n\nOriginal message follows.\n\n${ourMessage('sales@forge.example')}`,
    true,
  ],
  [
    'Mailman-like forwarder',
    ['soft sales@forge.example'],
    'MAILER-DAEMON@forwarder.example',
    'Mail delivery failed',
    `We could not forward your message to sales@forge.example: the mailbox has exceeded its storage limit.\n`,
  ],
  [
    'OpenSMTPD',
    ['hard info@mill.example'],
    'Mailer Daemon <MAILER-DAEMON@mill.example>',
    'Delivery status notification: error',
    `    Hi!\n\n    This is the MAILER-DAEMON, please DO NOT REPLY to this email.\n\n    An error has occurred while attempting to deliver a message for\n    the following list of recipients:\n\ninfo@mill.example: 550 Invalid recipient: <info@mill.example>\n\n    Below is a copy of the original message:\n\n${ourMessage('info@mill.example')}`,
    true,
  ],
  [
    'Haraka',
    ['policy info@mill.example'],
    'MAILER-DAEMON@relay.example',
    'failure notice',
    `Hi. This is the Haraka Mailer program at relay.example.\nI'm afraid I wasn't able to deliver your message to the following addresses.\nThis is a permanent error; I've given up. Sorry it didn't work out.\n\nIntended Recipients: <info@mill.example>\nFailure Reason: Error: 550 5.7.1 message looks like spam\n`,
  ],
  [
    'Two failures of Exim',
    ['hard a@mill.example', 'soft b@mill.example'],
    'Mail Delivery System <Mailer-Daemon@host.example>',
    'Mail delivery failed: returning message to sender',
    `This message was created automatically by mail delivery software.\n\nA message that you sent could not be delivered to one or more of its\nrecipients. This is a permanent error. The following address(es) failed:\n\n  a@mill.example\n    Unrouteable address\n  b@mill.example\n    retry time not reached for any host after a long failure period\n\n------ This is a copy of the message, including all the headers. ------\n\n${ourMessage('a@mill.example')}`,
    true,
  ],
];

/** [name, subject, return day, text] of notes without a mark of their server. */
const bare: [name: string, subject: string, returns: string | null, text: string][] = [
  [
    'English: sabbatical',
    re,
    '2025-06-02',
    "Hi – I'm on sabbatical through the end of May, returning Monday, June 2nd 2025.",
  ],
  [
    'English: no Wednesdays',
    `Automatic reply: ${ourSubject}`,
    null,
    'Please note I do not work on Wednesdays.',
  ],
  ['English: AFK', `Auto reply: ${ourSubject}`, '2025-03-08', 'AFK until 8 Mar.'],
  [
    'English: ordinal before month',
    `Automatic reply: ${ourSubject}`,
    '2025-03-21',
    'I shall be away from the 5th of March and am back at work on the 21st of March.',
  ],
  [
    'English: month only numbers with dots',
    `Automatic reply: ${ourSubject}`,
    '2025-03-19',
    'OOO 05.03.25 - 18.03.25. Back 19.03.25.',
  ],
  [
    'English: w/c',
    `Automatic reply: ${ourSubject}`,
    '2025-03-17',
    'I am away this week and next, back w/c 17th March.',
  ],
  [
    'English: next Monday',
    `Automatic reply: ${ourSubject}`,
    '2025-03-10',
    "I'm off sick and hope to return next Monday.",
  ],
  [
    'English: jury',
    `Automatic reply: ${ourSubject}`,
    null,
    'I am on jury duty and do not know when I will be back. My assistant is Kim.',
  ],
  [
    'English: table',
    `Automatic reply: ${ourSubject}`,
    '2025-03-14',
    'Out of office\nStart date: 03 Mar 2025\nEnd date: 14 Mar 2025\nDelegate: Kim Lee',
  ],
  [
    'English: time of day',
    `Automatic reply: ${ourSubject}`,
    '2025-03-06',
    'I will be offline until 9am on Thursday (6 March).',
  ],
  [
    'English: upon return',
    `Automatic reply: ${ourSubject}`,
    '2025-03-20',
    "Currently at sea with no signal. I'll reply upon my return on 20 March; the conference badge deadline of 10 March is handled by Jo.",
  ],
  [
    'English: bank holiday',
    `Automatic reply: ${ourSubject}`,
    '2025-04-22',
    'We are closed for Easter from Friday 18 April and open again on Tuesday 22 April.',
  ],
  [
    'German: ab dem Monatsersten',
    `Automatische Antwort: ${ourSubject}`,
    '2025-04-01',
    'Ich bin wieder ab 1. April erreichbar.',
  ],
  [
    'German: nächste Woche Mittwoch',
    `Abwesenheit`,
    '2025-03-12',
    'Danke für Ihre Mail. Ich bin nicht am Platz und am Mittwoch, 12.3., zurück.',
  ],
  [
    'German: krank',
    `Automatische Antwort: ${ourSubject}`,
    null,
    'Leider bin ich krankheitsbedingt auf unbestimmte Zeit nicht im Büro. Bitte wenden Sie sich an Frau Ott.',
  ],
  [
    'German: Mail ungelesen',
    re,
    '2025-03-17',
    'Ich bin derzeit nicht im Büro. Ihre E-Mail wird nicht gelesen. Ab 17.03.2025 bin ich gerne wieder für Sie da.',
  ],
  [
    'German: Dienstreise',
    `Automatische Antwort: ${ourSubject}`,
    '2025-03-06',
    'Ich bin auf Dienstreise und werde Ihre Nachricht erst ab Donnerstag beantworten können.',
  ],
  [
    'German: Swiss',
    `Abwesenheit: ${ourSubject}`,
    '2025-03-15',
    'Guten Tag. Ich bin bis und mit 15. März ferienabwesend.',
  ],
  [
    'French: vacances',
    re,
    '2025-03-17',
    'Bonjour, je suis en vacances du 1er au 16 mars. Je vous répondrai dès mon retour le 17.',
  ],
  [
    'French: numbers',
    `Réponse automatique : ${ourSubject}`,
    '2025-03-14',
    'Je suis absent(e) du 03/03/2025 au 14/03/2025 inclus.',
  ],
  [
    'French: reprise',
    `Réponse automatique : ${ourSubject}`,
    '2025-03-12',
    'En déplacement ; reprise le mercredi 12/03.',
  ],
  [
    'Spanish: vuelvo',
    re,
    '2025-03-10',
    'Hola, estoy fuera de la oficina sin acceso al correo. Vuelvo el lunes 10.',
  ],
  [
    'Spanish: hasta',
    `Respuesta automática: ${ourSubject}`,
    '2025-03-21',
    'Me encuentro fuera hasta el 21/03/2025, inclusive.',
  ],
  [
    'Spanish: regreso',
    `Respuesta automatica: ${ourSubject}`,
    '2025-03-31',
    'Estoy de permiso. Regreso: 31-03-2025.',
  ],
  [
    'Portuguese: volto',
    re,
    '2025-03-17',
    'Estou fora do escritório, em viagem. Volto na segunda-feira, 17 de março.',
  ],
  ['Italian: ferie', re, '2025-03-10', 'Sono in ferie fino al 9 marzo. Risponderò alle mail dal 10 marzo.'],
  [
    'Italian: chiuso',
    `Chiusura aziendale`,
    '2025-03-10',
    'I nostri uffici resteranno chiusi dal 3 al 7 marzo. Riapriremo lunedì 10 marzo.',
  ],
  [
    'Dutch: afwezig',
    re,
    '2025-03-17',
    'Ik ben afwezig tot en met vrijdag 14 maart. Op maandag 17 maart lees ik mijn mail weer.',
  ],
  ['Swedish: åter', `Frånvaro: ${ourSubject}`, '2025-03-13', 'Jag är bortrest, åter den 13/3.'],
  [
    'Norwegian: permisjon',
    `Fraværsmelding: ${ourSubject}`,
    null,
    'Jeg er i foreldrepermisjon. Kontakt Nina på nina@firma.example.',
  ],
  [
    'Danish: kursus',
    `Autosvar: ${ourSubject}`,
    '2025-03-07',
    'Jeg er på kursus og træffes igen fredag den 7. marts.',
  ],
  [
    'Finnish: loma',
    `Poissa: ${ourSubject}`,
    '2025-03-10',
    'Olen lomalla 9.3. asti. Palaan maanantaina 10.3.2025.',
  ],
  [
    'Polish: nieobecny',
    re,
    '2025-03-17',
    'Jestem nieobecny w biurze w dniach 3-14.03.2025. Wracam 17.03.2025. Wiadomość nie zostanie przekazana.',
  ],
  [
    'Czech: zpět',
    `Mimo kancelář: ${ourSubject}`,
    '2025-03-11',
    'Jsem na služební cestě, v kanceláři budu opět v úterý 11. března.',
  ],
  [
    'Hungarian: szabadság',
    `Házon kívül: ${ourSubject}`,
    '2025-03-10',
    'Szabadságon vagyok 2025.03.03-tól 2025.03.07-ig. Március 10-től vagyok újra elérhető.',
  ],
  [
    'Russian: командировка',
    `Re: ${ourSubject}`,
    '2025-03-11',
    'Здравствуйте! Я в командировке до 10.03 включительно, буду в офисе 11.03.',
  ],
  [
    'Turkish: izin',
    `Ofis dışında: ${ourSubject}`,
    '2025-03-10',
    "7 Mart Cuma gününe kadar izindeyim, 10 Mart'ta dönüyorum.",
  ],
  [
    'Greek: άδεια',
    `Εκτός γραφείου: ${ourSubject}`,
    '2025-03-17',
    'Βρίσκομαι σε άδεια έως και τις 14/03. Θα είμαι στο γραφείο τη Δευτέρα 17/03.',
  ],
  [
    'Japanese: 出張',
    `不在通知`,
    '2025-03-07',
    '3月6日(木)まで出張のため不在にしております。7日(金)以降に返信いたします。',
  ],
  ['Chinese: 出差', `自动回复`, '2025-03-14', '您好,我3月14日前出差在外,不便查收邮件,回来后尽快回复。'],
  ['Korean: 출장', `부재중: ${ourSubject}`, '2025-03-13', '현재 출장 중이며 3월 13일에 복귀합니다.'],
  ['Arabic: إجازة', `خارج المكتب: ${ourSubject}`, '2025-03-20', 'أنا خارج المكتب حتى 20/03/2025.'],
  [
    'Two languages, Canada',
    `Automatic reply / Réponse automatique : ${ourSubject}`,
    '2025-03-17',
    "I am away until March 14 and will be back on March 17.\n\nJe suis absente jusqu'au 14 mars et serai de retour le 17 mars.",
  ],
  [
    'Welsh and English',
    `Automatic reply: ${ourSubject}`,
    '2025-03-11',
    "Rwyf allan o'r swyddfa tan 11 Mawrth.\n\nI am out of the office until 11 March.",
  ],
  [
    'Serbian',
    `Automatski odgovor: ${ourSubject}`,
    '2025-03-17',
    'Poštovani, nalazim se na godišnjem odmoru. Na posao se vraćam 17. marta.',
  ],
];

/** [name, kind, subject, text] without a mark of a server. */
const others: [name: string, kind: 'auto_reply' | 'reply', subject: string, text: string][] = [
  [
    'Ticket, Italian',
    'auto_reply',
    `[#8821] ${ourSubject}`,
    'Gentile cliente, la sua richiesta è stata presa in carico con il numero 8821. Riceverà risposta al più presto.',
  ],
  [
    'Ticket, Russian',
    'auto_reply',
    `[#8821] ${ourSubject}`,
    'Здравствуйте! Ваше обращение зарегистрировано под номером 8821. Мы ответим вам в ближайшее время.',
  ],
  [
    'Ticket, Chinese',
    'auto_reply',
    `工单已创建 ${ourSubject}`,
    '您好,我们已收到您的请求,工单编号为 8821,客服人员会尽快与您联系。本邮件由系统自动发送,请勿回复。',
  ],
  [
    'Ticket, Korean',
    'auto_reply',
    `문의가 접수되었습니다`,
    '문의하신 내용이 정상적으로 접수되었습니다. 본 메일은 발신 전용입니다.',
  ],
  [
    'Ticket, Czech',
    'auto_reply',
    `[Ticket 8821] ${ourSubject}`,
    'Dobrý den, Váš požadavek byl přijat a zaevidován pod číslem 8821. Tato zpráva byla vygenerována automaticky.',
  ],
  [
    'Ticket, Danish',
    'auto_reply',
    `Sag 8821: ${ourSubject}`,
    'Tak for din henvendelse. Vi har modtaget din mail og svarer hurtigst muligt. Dette er en automatisk besked.',
  ],
  [
    'Ticket, Finnish',
    'auto_reply',
    `[8821] ${ourSubject}`,
    'Kiitos yhteydenotostasi. Viestisi on vastaanotettu. Tämä on automaattinen viesti.',
  ],
  [
    'Ticket, Hungarian',
    'auto_reply',
    `[8821] ${ourSubject}`,
    'Köszönjük megkeresését, levelét megkaptuk, hamarosan válaszolunk. Ez egy automatikus üzenet.',
  ],
  [
    'Ticket, Romanian',
    'auto_reply',
    `[8821] ${ourSubject}`,
    'Am primit solicitarea dumneavoastră și vă vom răspunde în cel mai scurt timp. Acesta este un mesaj automat.',
  ],
  [
    'Ticket, Greek',
    'auto_reply',
    `[8821] ${ourSubject}`,
    'Λάβαμε το μήνυμά σας και θα επικοινωνήσουμε μαζί σας σύντομα. Αυτό είναι ένα αυτοματοποιημένο μήνυμα.',
  ],
  [
    'Ticket, Arabic',
    'auto_reply',
    `[8821] ${ourSubject}`,
    'تم استلام طلبك وسنرد عليك في أقرب وقت. هذه رسالة آلية.',
  ],
  [
    'Left, Dutch',
    'auto_reply',
    re,
    'Jan de Vries is niet meer werkzaam bij ons bedrijf. Uw e-mail wordt niet doorgestuurd. Stuur uw bericht naar info@winkel.example.',
  ],
  [
    'Left, Portuguese',
    'auto_reply',
    re,
    'O colaborador Pedro Lima não faz mais parte do nosso quadro de funcionários. Favor contatar compras@fabrica.example.',
  ],
  [
    'Left, Danish',
    'auto_reply',
    re,
    'Lars Holm er fratrådt sin stilling. Denne mailboks læses ikke. Skriv til info@firma.example.',
  ],
  [
    'Left, Finnish',
    'auto_reply',
    re,
    'Matti ei ole enää yrityksemme palveluksessa. Tätä sähköpostia ei lueta.',
  ],
  [
    'Left, Czech',
    'auto_reply',
    re,
    'Pan Novák již v naší společnosti nepracuje. Obraťte se prosím na info@podnik.example.',
  ],
  [
    'Left, Russian',
    'auto_reply',
    re,
    'Иван Петров больше не работает в компании. Пожалуйста, пишите на info@zavod.example.',
  ],
  [
    'Left, Turkish',
    'auto_reply',
    re,
    'Ahmet Bey artık şirketimizde çalışmamaktadır. Lütfen info@fabrika.example adresine yazınız.',
  ],
  [
    'Left, Japanese',
    'auto_reply',
    re,
    '田中は退職いたしました。今後は suzuki@seizo.example までご連絡ください。本メールは自動返信です。',
  ],
  [
    'Left, English retired',
    'auto_reply',
    re,
    'I have retired from Acme. This mailbox is not monitored. Please contact purchasing@acme.example.',
  ],
  [
    'Left, English moved on',
    'auto_reply',
    `Automatic reply: ${ourSubject}`,
    'I have moved on to a new role outside Acme. For logistics please contact Bo.',
  ],
  [
    'Whitelist',
    'auto_reply',
    re,
    'Your email requires verification. To complete delivery of your message, please click the link below and enter the code. TMDA',
  ],
  [
    'Careers',
    'auto_reply',
    'Thank you for your message',
    'Thank you for your message. Due to high volume we are unable to respond to every email personally.',
  ],
  [
    'A person: colleague left',
    'reply',
    re,
    'Hi Anna, Mark no longer works here, I took over his job in January. What is it about?',
  ],
  [
    'A person: will get back',
    'reply',
    re,
    'Thanks for your email, I will get back to you tomorrow once I have spoken to Otto.',
  ],
  [
    'A person: received',
    'reply',
    re,
    'We have received your offer and will compare it. One question: is insurance included?',
  ],
  [
    'A person: closed',
    'reply',
    re,
    'Our Lyon office is closed on Fridays, so please deliver Monday to Thursday. Rates?',
  ],
  ['A person: retires', 'reply', re, 'I retire in May. Talk to my successor, Ms. Blum, she is here already.'],
  ['A person: automatic', 'reply', re, 'Is this an automatic message or are you a real person?'],
  [
    'A person: German travel',
    'reply',
    re,
    'Bin bis Freitag unterwegs, rufen Sie mich gern mobil an: 0171 5550101.',
  ],
  [
    'A person: back Monday',
    'reply',
    re,
    "I'm back on Monday, call me then and bring the numbers we discussed.",
  ],
  ['A person: Spanish', 'reply', re, 'Estoy de viaje esta semana, ¿hablamos el lunes?'],
  [
    'A person: mail bounced',
    'reply',
    re,
    'My answer to your colleague bounced (550 5.1.1), so I write to you: yes, we want the offer.',
  ],
  ['A person: out of stock', 'reply', re, 'We are out of pallets until 14 March, ask me again after that.'],
  ['A person: French', 'reply', re, 'Je suis en réunion, je vous rappelle cet après-midi.'],
  ['A person: Italian', 'reply', re, 'Torno dalle ferie lunedì e ne parliamo volentieri.'],
];

const bodies: [client: string, body: string | string[], parts: { text?: string; html?: string }][] = [
  [
    'Gmail on a telephone, Norwegian',
    'Ta kontakt i april.',
    { text: `Ta kontakt i april.\n\nman. 3. mars 2025 kl. 09:14 skrev ${anna}:\n\n${marked}\n` },
  ],
  [
    'Gmail, Danish',
    'Nej tak.',
    { text: `Nej tak.\n\nDen man. 3. mar. 2025 kl. 09.14 skrev ${anna}:\n\n${marked}\n` },
  ],
  [
    'Gmail, Bulgarian',
    'Изпратете оферта.',
    { text: `Изпратете оферта.\n\nНа пн, 3.03.2025 г. в 9:14 ${anna} написа:\n\n${marked}\n` },
  ],
  [
    'Gmail, Thai',
    'ขอใบเสนอราคา',
    { text: `ขอใบเสนอราคา\n\nในวันที่ จ. 3 มี.ค. 2025 เวลา 09:14 ${anna} เขียนว่า:\n\n${marked}\n` },
  ],
  [
    'Gmail, Arabic',
    'أرسل العرض',
    {
      text: `أرسل العرض\n\nفي الاثنين، 3 مارس 2025 في 9:14 ص تمت كتابة ما يلي بواسطة ‏\n${anna}:\n\n${marked}\n`,
    },
  ],
  [
    'Gmail, Croatian',
    'Pošaljite ponudu.',
    { text: `Pošaljite ponudu.\n\npon, 3. ožu 2025. u 09:14 ${anna} napisao je:\n\n${marked}\n` },
  ],
  [
    'Gmail, Slovak',
    'Pošlite ponuku.',
    { text: `Pošlite ponuku.\n\npo 3. 3. 2025 o 9:14 ${anna} napísal(a):\n\n${marked}\n` },
  ],
  [
    'Gmail, Catalan',
    'Envieu-me preus.',
    {
      text: `Envieu-me preus.\n\nMissatge de ${anna} del dia dl., 3 de març 2025 a les 9:14:\n\n${marked}\n`,
    },
  ],
  [
    'Gmail, Indonesian',
    'Kirim penawaran.',
    { text: `Kirim penawaran.\n\nPada tanggal Sen, 3 Mar 2025 pukul 09.14 ${anna}\nmenulis:\n\n${marked}\n` },
  ],
  [
    'Gmail, Lithuanian',
    'Atsiųskite kainas.',
    { text: `Atsiųskite kainas.\n\n2025-03-03, pr, 09:14 ${anna} rašė:\n\n${marked}\n` },
  ],
  [
    'Gmail, Estonian',
    'Saatke pakkumine.',
    {
      text: `Saatke pakkumine.\n\nKontakt ${anna} kirjutas kuupäeval E, 3. märts 2025 kell 09:14:\n\n${marked}\n`,
    },
  ],
  [
    'Gmail, Slovene',
    'Pošljite ponudbo.',
    {
      text: `Pošljite ponudbo.\n\nV V pon., 3. mar. 2025 ob 09:14 je oseba ${anna} napisala:\n\n${marked}\n`,
    },
  ],
  [
    'Gmail, Taiwan',
    '請寄報價單。',
    { text: `請寄報價單。\n\n${anna} 於 2025年3月3日 週一 上午9:14寫道:\n\n${marked}\n` },
  ],
  [
    'Outlook, Dutch mobile',
    'Bel me.',
    {
      text: `Bel me.\n\nOutlook voor Android downloaden<https://aka.ms/AAb9ysg>\n________________________________\nVan: ${anna}\nVerzonden: maandag 3 maart 2025 09:14\nAan: Jan\nOnderwerp: ${ourSubject}\n\n${ourText}\n`,
    },
  ],
  [
    'Outlook, Finnish',
    'Kiitos, ei nyt.',
    {
      text: `Kiitos, ei nyt.\n\nLähettäjä: ${anna}\nLähetetty: maanantai 3. maaliskuuta 2025 9.14\nVastaanottaja: Matti\nAihe: ${ourSubject}\n\n${ourText}\n`,
    },
  ],
  [
    'Outlook, Danish',
    'Det lyder godt.',
    {
      text: `Det lyder godt.\n\nFra: ${anna}\nSendt: 3. marts 2025 09:14\nTil: Lars\nEmne: ${ourSubject}\n\n${ourText}\n`,
    },
  ],
  [
    'Outlook, Hungarian',
    'Köszönöm, nem kérem.',
    {
      text: `Köszönöm, nem kérem.\n\nFeladó: ${anna}\nElküldve: 2025. március 3., hétfő 9:14\nCímzett: Kiss Éva\nTárgy: ${ourSubject}\n\n${ourText}\n`,
    },
  ],
  [
    'Outlook, Turkish',
    'Teklif gönderin.',
    {
      text: `Teklif gönderin.\n\nKimden: ${anna}\nGönderildi: 3 Mart 2025 Pazartesi 09:14\nKime: Ahmet\nKonu: ${ourSubject}\n\n${ourText}\n`,
    },
  ],
  [
    'Outlook, Greek',
    'Στείλτε τιμές.',
    {
      text: `Στείλτε τιμές.\n\nΑπό: ${anna}\nΣτάλθηκε: Δευτέρα, 3 Μαρτίου 2025 9:14 πμ\nΠρος: Νίκος\nΘέμα: ${ourSubject}\n\n${ourText}\n`,
    },
  ],
  [
    'Outlook, Russian',
    'Пришлите цены.',
    {
      text: `Пришлите цены.\n\nОт: ${anna}\nОтправлено: 3 марта 2025 г. 9:14\nКому: Иван\nТема: ${ourSubject}\n\n${ourText}\n`,
    },
  ],
  [
    'Outlook, Hebrew',
    'שלחו הצעה.',
    {
      text: `שלחו הצעה.\n\nמאת: ${anna}\nנשלח: יום שני 3 מרץ 2025 09:14\nאל: דנה\nנושא: ${ourSubject}\n\n${ourText}\n`,
    },
  ],
  [
    'Outlook, Korean',
    '제안서 부탁드립니다.',
    {
      text: `제안서 부탁드립니다.\n\n보낸 사람: ${anna}\n보낸 날짜: 2025년 3월 3일 월요일 오전 9:14\n받는 사람: 김민수\n제목: ${ourSubject}\n\n${ourText}\n`,
    },
  ],
  [
    'Outlook, Romanian',
    'Trimiteți prețuri.',
    {
      text: `Trimiteți prețuri.\n\nDe la: ${anna}\nTrimis: luni, 3 martie 2025 09:14\nCătre: Ion\nSubiect: ${ourSubject}\n\n${ourText}\n`,
    },
  ],
  [
    'Outlook with stars',
    'Please quote Bilbao.',
    {
      text: `Please quote Bilbao.\n\n*From:* ${anna}\n*Sent:* Monday, March 3, 2025 9:14 AM\n*To:* Jane\n*Subject:* ${ourSubject}\n\n${ourText}\n`,
    },
  ],
  [
    'Outlook, no names known',
    'Fine.',
    {
      text: `Fine.\n\n________________________________\nFra: ${anna} på vegne av Northwind\nSendt: mandag 3. mars 2025 kl. 09:14\nTil: Nina\nEmne: ${ourSubject}\n\n${ourText}\n`,
    },
  ],
  [
    'Windows phone signature in Spanish',
    'Llámeme.',
    {
      text: `Llámeme.\n\nEnviado desde mi iPhone\n\n> El 3 mar 2025, a las 9:14, ${anna} escribió:\n> \n> ${ourText.replace(/\n/g, '\n> ')}\n`,
    },
  ],
  [
    'iPhone, Swedish',
    'Ring.',
    {
      text: `Ring.\n\nSkickat från min iPhone\n\n> 3 mars 2025 kl. 09:14 skrev ${anna}:\n> \n> ${ourText.replace(/\n/g, '\n> ')}\n`,
    },
  ],
  [
    'iPhone, Italian',
    'Chiamami.',
    {
      text: `Chiamami.\n\nInviato da iPhone\n\n> Il giorno 3 mar 2025, alle ore 09:14, ${anna} ha scritto:\n> \n> ${ourText.replace(/\n/g, '\n> ')}\n`,
    },
  ],
  [
    'iPhone, Portuguese',
    'Ligue-me.',
    {
      text: `Ligue-me.\n\nEnviado do meu iPhone\n\n> No dia 03/03/2025, às 09:14, ${anna} escreveu:\n> \n> ${ourText.replace(/\n/g, '\n> ')}\n`,
    },
  ],
  [
    'iPhone, Polish',
    'Dzwoń.',
    {
      text: `Dzwoń.\n\nWysłane z iPhone’a\n\n> Wiadomość napisana przez ${anna} w dniu 3 mar 2025, o godz. 09:14:\n> \n> ${ourText.replace(/\n/g, '\n> ')}\n`,
    },
  ],
  [
    'iPhone, Russian',
    'Звоните.',
    {
      text: `Звоните.\n\nОтправлено с iPhone\n\n> 3 марта 2025 г., в 09:14, ${anna} написал(а):\n> \n> ${ourText.replace(/\n/g, '\n> ')}\n`,
    },
  ],
  [
    'iPhone, Japanese',
    'お電話ください。',
    {
      text: `お電話ください。\n\niPhoneから送信\n\n> 2025/03/03 9:14、${anna}のメール:\n> \n> ${ourText.replace(/\n/g, '\n> ')}\n`,
    },
  ],
  [
    'iPhone, Chinese',
    '请打电话。',
    {
      text: `请打电话。\n\n发自我的iPhone\n\n> 在 2025年3月3日,09:14,${anna} 写道:\n> \n> ${ourText.replace(/\n/g, '\n> ')}\n`,
    },
  ],
  [
    'iPhone, Turkish',
    'Arayın.',
    {
      text: `Arayın.\n\niPhone’umdan gönderildi\n\n> ${anna} şunları yazdı (3 Mar 2025 09:14):\n> \n> ${ourText.replace(/\n/g, '\n> ')}\n`,
    },
  ],
  [
    'iPhone, Finnish',
    'Soita.',
    {
      text: `Soita.\n\nLähetetty iPhonesta\n\n> ${anna} kirjoitti 3.3.2025 kello 9.14:\n> \n> ${ourText.replace(/\n/g, '\n> ')}\n`,
    },
  ],
  [
    'iPhone, Czech',
    'Zavolejte.',
    {
      text: `Zavolejte.\n\nOdesláno z iPhonu\n\n> 3. 3. 2025 v 9:14, ${anna}:\n> \n> ${ourText.replace(/\n/g, '\n> ')}\n`,
    },
  ],
  [
    'Front',
    'Sure.',
    {
      html: `<div>Sure.</div><div><br></div><div class="front-signature"><div>Jo</div></div><br><blockquote type="cite" class="front-blockquote"><div>On March 3, 2025 at 9:14 AM GMT+1 <a href="mailto:${us}">${us}</a> wrote:<br></div><br>${broken}</blockquote>`,
    },
  ],
  [
    'HEY',
    'Works.',
    {
      html: `<div class="trix-content"><div>Works.</div></div><br><div>On March 3, 2025, Anna Keller &lt;${us}&gt; wrote:</div><blockquote class="hey-quote">${broken}</blockquote>`,
    },
  ],
  [
    'Fastmail',
    'Not us.',
    {
      html: `<!DOCTYPE html><html><body><div>Not us.</div><div><br></div><div id="sig123"><div class="signature">Ray</div></div><div><br></div><div>On Mon, 3 Mar 2025, at 9:14 AM, Anna Keller wrote:</div><blockquote type="cite" id="qt">${broken}</blockquote></body></html>`,
    },
  ],
  [
    'Tutanota',
    'Danke, nein.',
    {
      html: `<div dir="auto">Danke, nein.<br></div><div dir="auto"><br></div><div dir="auto">-- <br></div><div dir="auto"> Secured with Tuta Mail: <br></div><div dir="auto"> https://tuta.com/free-email<br></div><div dir="auto"><br></div><div dir="auto">3. März 2025, 09:14 von ${us}:<br></div><blockquote class="tutanota_quote" style="border-left: 1px solid #93A3B8; padding-left: 10px; margin-left: 5px;">${broken}</blockquote>`,
    },
  ],
  [
    'Zoho',
    'We will see.',
    {
      html: `<div style="font-family: Verdana"><div>We will see.</div><br><div class="zmail_extra" style=""><div id="Zm-_Id_-Sgn1">---- On Mon, 03 Mar 2025 09:14:22 +0530 <b>${us}</b> wrote ---</div><br><blockquote style="margin:0">${broken}</blockquote></div></div>`,
    },
  ],
  [
    'Outlook HTML with banner above',
    'Please call me.',
    {
      html: `<html><body><div style="background-color:#FFEB9C; border:1px solid #9C6500">You don't often get email from jane@acme.example. <a href="https://aka.ms/LearnAboutSenderIdentification">Learn why this is important</a></div><div><p>Please call me.</p><div id="divRplyFwdMsg"><b>From:</b> ${us}<br><b>Sent:</b> Monday<br><b>To:</b> Jane<br><b>Subject:</b> ${ourSubject}</div>${broken}</div></body></html>`,
    },
  ],
  [
    'German legal footer',
    ['Kein Interesse.\n\nMit freundlichen Grüßen\nUwe Pohl', 'Kein Interesse.'],
    {
      text: `Kein Interesse.\n\nMit freundlichen Grüßen\nUwe Pohl\nEinkauf\n\nPohl Maschinenbau GmbH\nIndustriestraße 4, 42103 Wuppertal\nTel.: +49 202 5550-0\nGeschäftsführer: Dr. Max Pohl\nAmtsgericht Wuppertal HRB 4711\nUSt-IdNr.: DE123456789\n\nVon: ${anna}\nGesendet: Montag, 3. März 2025 09:14\nAn: Uwe Pohl\nBetreff: ${ourSubject}\n\n${ourText}\n`,
    },
  ],
  [
    'French legal footer',
    ['Envoyez une offre.\n\nCordialement,\nPaul Roux', 'Envoyez une offre.'],
    {
      text: `Envoyez une offre.\n\nCordialement,\nPaul Roux\nResponsable achats\nTél. : +33 1 99 00 12 34\n\nCe message et ses pièces jointes sont confidentiels et établis à l'intention exclusive de leur destinataire.\n\nDe : ${anna}\nEnvoyé : lundi 3 mars 2025 09:14\nÀ : Paul Roux\nObjet : ${ourSubject}\n\n${ourText}\n`,
    },
  ],
  [
    'Environment footer',
    ['Ok.\n\nThanks,\nJo', 'Ok.', 'Ok.\n\nThanks, Jo'],
    {
      text: `Ok.\n\nThanks,\nJo\n\nPlease consider the environment before printing this email.\n\nOn Mon, Mar 3, 2025 at 9:14 AM ${anna} wrote:\n${marked}\n`,
    },
  ],
  [
    'Antivirus footer',
    'Ok, Monday.',
    {
      text: `Ok, Monday.\n\n-- \nThis email has been checked for viruses by AVG antivirus software.\nwww.avg.com\n\nOn 03/03/2025 09:14, Anna Keller wrote:\n${marked}\n`,
    },
  ],
  [
    'BlackBerry',
    'No.',
    {
      text: `No.\n\nSent from my BlackBerry - the most secure mobile device\n\n  Original Message  \nFrom: ${us}\nSent: March 3, 2025 9:14 AM\nTo: jane@acme.example\nSubject: ${ourSubject}\n\n${ourText}\n`,
    },
  ],
  [
    'Forwarded within',
    'Forwarding to Otto, he decides.',
    {
      text: `Forwarding to Otto, he decides.\n\n---------- Forwarded message ---------\nFrom: ${anna}\nDate: Mon, Mar 3, 2025 at 9:14 AM\nSubject: ${ourSubject}\nTo: <jane@acme.example>\n\n${ourText}\n`,
    },
  ],
  [
    'Numbers in a list',
    'Answers:\n1. 40 pallets\n2. weekly\n3. from: Hull to: Vigo',
    {
      text: `Answers:\n1. 40 pallets\n2. weekly\n3. from: Hull to: Vigo\n\nOn Mon, Mar 3, 2025 at 9:14 AM ${anna} wrote:\n${marked}\n`,
    },
  ],
  [
    'A rule of its own',
    'Two things:\n---\nPrice and time.',
    {
      text: `Two things:\n---\nPrice and time.\n\nOn Mon, Mar 3, 2025 at 9:14 AM ${anna} wrote:\n${marked}\n`,
    },
  ],
];

export const elsewhereSecond: readonly Sample[] = [
  ...refusals.map(([name, bounce, status, diagnostic]): Sample => {
    const to = bounce.split(' ')[1]!;
    return {
      name: `Second report: ${name}`,
      at: arrival,
      kind: 'bounce',
      bounces: [bounce],
      joins: true,
      raw: report({
        from: 'Mail Delivery System <MAILER-DAEMON@relay.northwind-sales.com>',
        to: us,
        subject: 'Undelivered Mail Returned to Sender',
        text: `<${to}>: host mx.example[198.51.100.2] said: ${diagnostic}\n    (in reply to RCPT TO command)\n`,
        attached: [
          deliveryStatus(
            ['Reporting-MTA: dns; relay.northwind-sales.com'],
            [
              `Final-Recipient: rfc822; ${to}`,
              'Action: failed',
              `Status: ${status}`,
              `Diagnostic-Code: smtp; ${diagnostic}`,
            ],
          ),
          returned(to, 'text/rfc822-headers'),
        ],
      }),
    };
  }),
  ...plain.map(([name, bounces, from, subject, text, joins]): Sample => ({
    name: `Second plain: ${name}`,
    at: arrival,
    kind: 'bounce',
    bounces,
    ...(joins && { joins }),
    raw: mail({ from, to: us, subject, text }),
  })),
  ...bare.map(([name, subject, returns, text]): Sample => ({
    name: `Second absence: ${name}`,
    at: arrival,
    kind: 'auto_reply',
    returns,
    raw: mail({ from: 'Petra Lang <petra.lang@kunde.example>', subject, answers: true, text: `${text}\n` }),
  })),
  ...others.map(([name, kind, subject, text]): Sample => ({
    name: `Second: ${name}`,
    at: arrival,
    kind,
    raw: mail({ from: 'Petra Lang <petra.lang@kunde.example>', subject, answers: true, text: `${text}\n` }),
  })),
  ...bodies.map(([client, body, parts]): Sample => ({
    name: `Second reply: ${client}`,
    at: arrival,
    kind: 'reply',
    body,
    raw: mail({ from: 'Petra Lang <petra.lang@kunde.example>', subject: re, answers: true, ...parts }),
  })),
];
