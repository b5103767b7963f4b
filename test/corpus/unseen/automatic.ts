import { arrival, mail, ourId, ourSubject, ourText, report, us, type Sample } from '../build.js';
import { marks } from './absences.js';

const re = `Re: ${ourSubject}`;

type Automatic = [
  name: string,
  from: string,
  subject: string,
  headers: readonly string[],
  answers: boolean,
  text: string,
];

const automatic: Automatic[] = [
  [
    'Zendesk',
    'Kunde Support <support@kunde.zendesk.com>',
    `[Kunde] Re: ${ourSubject}`,
    [
      'Auto-Submitted: auto-generated',
      'X-Auto-Response-Suppress: All',
      'X-Mailer: Zendesk Mailer',
      'X-Zendesk-From-Account-Id: 1a2b3c',
    ],
    true,
    '##- Please type your reply above this line -##\n\nYour request (48213) has been received and is being reviewed by our support staff.\n\nTo add additional comments, reply to this email.\n\n--------------------------------\nThis email is a service from Kunde.',
  ],
  [
    'Freshdesk',
    'Kunde Helpdesk <helpdesk@kunde.example>',
    `Ticket Received - [#KU-1182] ${ourSubject}`,
    ['X-Autoreply: true', 'X-FD-Ticket-Id: 1182'],
    false,
    'Dear Anna Keller,\n\nWe would like to acknowledge that we have received your request and a ticket has been created with Ticket ID - KU-1182.\nA support representative will be reviewing your request and will send you a personal response (usually within 24 hours).\n\nThank you for your patience.\n\nSincerely,\nKunde Support Team',
  ],
  [
    'Jira Service Management',
    'Kunde IT <jira@kunde.atlassian.net>',
    `IT-4431 ${ourSubject}`,
    ['Auto-Submitted: auto-generated', 'Precedence: bulk', 'X-JIRA-FingerPrint: 9e107d9d372bb682'],
    true,
    "—-—-—-—\nReply above this line.\n\nJust confirming that we got your request. We're on it.\n\nView request · Turn off this request's notifications\n\nThis is shared with Anna Keller.\nPowered by Jira Service Management",
  ],
  [
    'Salesforce case without a mark',
    'Customer Care <care@kunde.example>',
    `Case 00128831: ${ourSubject}  [ ref:_00D20abc._5003zxy:ref ]`,
    [],
    false,
    'Thank you for contacting Kunde Customer Care. Your case has been created and assigned the number 00128831. One of our agents will be in touch shortly.\n\nPlease do not change the subject line when replying.',
  ],
  [
    'ServiceNow',
    'IT Service Desk <kunde@service-now.com>',
    'INC0012345 has been opened on your behalf',
    ['X-ServiceNow-Generated: true', 'Precedence: bulk', 'Auto-Submitted: auto-generated'],
    false,
    'Incident INC0012345 has been opened on your behalf. Short description: Quick question about your freight costs.\n\nRef:MSG1182331',
  ],
  [
    'Help Scout',
    'Kunde Team <hello@kunde.example>',
    re,
    ['X-Auto-Response-Suppress: All', 'X-HelpScout: auto', 'Auto-Submitted: auto-replied'],
    true,
    "Hi Anna,\n\nThanks for writing in! We've received your message and someone from our team will get back to you within one business day.",
  ],
  [
    'Ticket, French, without a mark',
    'Service Client <contact@kunde.example>',
    `Accusé de réception : ${ourSubject}`,
    [],
    false,
    'Bonjour,\n\nNous avons bien reçu votre demande et nous vous en remercions. Elle a été enregistrée sous le numéro 88123. Un conseiller vous répondra dans un délai de 48 heures.\n\nCeci est un message automatique, merci de ne pas y répondre.',
  ],
  [
    'Ticket, German, without a mark',
    'Kundenservice <service@kunde.example>',
    'Eingangsbestätigung Ihrer Anfrage [Ticket#2026081110000123]',
    [],
    false,
    'Sehr geehrte Damen und Herren,\n\nvielen Dank für Ihre E-Mail. Wir haben Ihre Anfrage erhalten und werden diese schnellstmöglich bearbeiten. Bitte geben Sie bei Rückfragen stets die Ticketnummer an.',
  ],
  [
    'Ticket, Spanish, without a mark',
    'Atención al Cliente <info@kunde.example>',
    'Hemos recibido su consulta',
    [],
    false,
    'Estimado cliente: su solicitud ha sido registrada con el número 55-2031. Le responderemos a la mayor brevedad posible. Este es un mensaje generado automáticamente, por favor no responda a este correo.',
  ],
  [
    'Ticket, Japanese, without a mark',
    'お客様窓口 <info@kunde.example>',
    '【自動返信】お問い合わせありがとうございます',
    [],
    false,
    'この度はお問い合わせいただき、誠にありがとうございます。\n内容を確認の上、3営業日以内に担当者よりご連絡いたします。\n※このメールは自動送信されています。',
  ],
  [
    'Left the company, 365',
    'Petra Lang <petra.lang@kunde.example>',
    `Automatic reply: ${ourSubject}`,
    marks.exchange,
    true,
    'Petra Lang is no longer with Kunde Ltd. Please direct all future correspondence to Martin Reed at martin.reed@kunde.example. Thank you.',
  ],
  [
    'Left the company, without a mark',
    'Petra Lang <petra.lang@kunde.example>',
    re,
    [],
    true,
    'Thank you for your email. Please note that I no longer work at Kunde as of 31 July 2026. This mailbox is not monitored. For sales enquiries please email sales@kunde.example.',
  ],
  [
    'Left the company, German',
    'Petra Lang <petra.lang@kunde.example>',
    `Automatische Antwort: ${ourSubject}`,
    marks.exchange,
    true,
    'Sehr geehrte Damen und Herren, ich bin seit dem 01.02.2025 nicht mehr für die Kunde GmbH tätig. Bitte wenden Sie sich an Herrn Max Weber (max.weber@kunde.example).',
  ],
  [
    'Left the company, French, without a mark',
    'Petra Lang <petra.lang@kunde.example>',
    re,
    [],
    true,
    "Bonjour, je ne fais plus partie des effectifs de la société Kunde. Cette boîte mail n'est plus consultée. Merci d'adresser vos messages à contact@kunde.example.",
  ],
  [
    'Left the company, Spanish',
    'Petra Lang <petra.lang@kunde.example>',
    `Respuesta automática: ${ourSubject}`,
    marks.exchange,
    true,
    'Le informamos que Petra Lang ya no trabaja en esta empresa. Para cualquier consulta, diríjase a ventas@kunde.example.',
  ],
  [
    'Address changed, without a mark',
    'Petra Lang <petra@old-kunde.example>',
    re,
    [],
    true,
    'My email address has changed. Please update your records and use petra.lang@kunde.example from now on. This is an automated message; mail to the old address is not read.',
  ],
  [
    'Mailbox not monitored',
    'No Reply <no-reply@kunde.example>',
    re,
    ['Auto-Submitted: auto-replied'],
    true,
    'This mailbox is not monitored. To reach us, please use the form at https://kunde.example/contact.',
  ],
  [
    'Challenge, Spam Arrest',
    'Petra Lang <petra@kunde.example>',
    `Re: ${ourSubject} (verification)`,
    ['Precedence: junk'],
    true,
    "Petra Lang here. I'm protecting myself from receiving junk mail.\n\nJust this once, click the link below so I can receive your emails.\nYou won't have to do this again.\n\nhttp://www.spamarrest.com/a2?AQxkAmZ:petra\n\nYou are receiving this message in response to your email to Petra Lang, a Spam Arrest customer.",
  ],
  [
    'Challenge, Boxbe',
    'Boxbe Notifications <notify@boxbe.com>',
    `Re: ${ourSubject} (Action Required)`,
    ['Auto-Submitted: auto-replied', 'Precedence: bulk'],
    true,
    'Hello Anna Keller,\n\nYour message about "Quick question about your freight costs" was waitlisted.\n\nPlease add yourself to my Guest List so your messages will be delivered to my Inbox. Use the link below.\n\nClick here to deliver your message\n\nThank you,\npetra@kunde.example',
  ],
  [
    'Challenge, without a mark',
    'Petra Lang <petra@kunde.example>',
    `Please confirm your message: ${ourSubject}`,
    [],
    false,
    'I use an anti-spam system. Your message has been held. To prove that you are human and have your message delivered to my inbox, please reply to this message or click on the link: https://confirm.kunde.example/?t=8842',
  ],
  [
    'Mailman: awaits approval',
    'board-owner@lists.kunde.example',
    `Your message to board awaits moderator approval`,
    ['Precedence: bulk', 'X-Mailman-Version: 2.1.29', 'X-List-Administrivia: yes'],
    true,
    `Your mail to 'board' with the subject\n\n    ${ourSubject}\n\nIs being held until the list moderator can review it for approval.\n\nThe reason it is being held:\n\n    Post by non-member to a members-only list\n\nEither the message will get posted to the list, or you will receive notification of the moderator's decision.`,
  ],
  [
    'List asks for a confirmation',
    'news-confirm+8fa2@lists.kunde.example',
    'confirm 8fa2c0de11',
    ['Precedence: bulk', 'Auto-Submitted: auto-replied', 'X-Mailman-Version: 2.1.29'],
    false,
    `Mailing list subscription confirmation notice for mailing list News\n\nWe have received a request for subscription of your email address, "${us}", to the news@lists.kunde.example mailing list. To confirm that you want to be added to this mailing list, simply reply to this message.`,
  ],
  [
    'Application received',
    'Kunde Careers <careers@kunde.example>',
    'Thank you for your interest in Kunde',
    [],
    false,
    'Thank you for reaching out to us. Due to the high volume of emails we receive, we are unable to respond to each one individually. If your enquiry is of interest, a member of our team will contact you.',
  ],
  [
    'Greeting of a shop, Chinese',
    '客服中心 <service@kunde.example>',
    `自动回复:${ourSubject}`,
    [],
    true,
    '您好!您的邮件我已收到,我会尽快给您回复。谢谢!',
  ],
  [
    'QQ Mail autoresponder',
    '小王 <12345678@qq.com>',
    `自动回复:${ourSubject}`,
    ['X-QQ-AUTOREPLY: 1'],
    true,
    '这是来自QQ邮箱的假期自动回复邮件。\n\n您好,我最近正在休假中,无法亲自回复您的邮件。我将在假期结束后,尽快给您回复。',
  ],
  [
    'Driver, without a mark',
    'Petra Lang <petra.lang@kunde.example>',
    re,
    [],
    true,
    'Thank you for your email. I check my inbox twice a day, at 10am and 4pm. If you need an immediate response, please call me on 0123 456 789. This is an automatic response.',
  ],
];

/** RFC 8098. */
function receipt(name: string, subject: string, text: string, disposition: string): Sample {
  return {
    name,
    at: arrival,
    kind: 'notice',
    raw: report({
      from: 'Petra Lang <petra.lang@kunde.example>',
      subject,
      reportType: 'disposition-notification',
      text,
      answers: true,
      attached: [
        {
          type: 'message/disposition-notification',
          body: `Reporting-UA: kunde.example; Microsoft Outlook 16.0\nFinal-Recipient: rfc822;petra.lang@kunde.example\nOriginal-Message-ID: ${ourId}\nDisposition: ${disposition}\n`,
        },
      ],
    }),
  };
}

const receipts = [
  receipt(
    'Receipt, Outlook: read',
    `Read: ${ourSubject}`,
    `Your message\n\n   To: Petra Lang\n   Subject: ${ourSubject}\n   Sent: Tuesday, March 4, 2025 8:14:00 AM (UTC)\n\n was read on Tuesday, March 4, 2025 9:20:11 AM (UTC).\n`,
    'manual-action/MDN-sent-automatically; displayed',
  ),
  receipt(
    'Receipt, Outlook: deleted unread, German',
    `Nicht gelesen: ${ourSubject}`,
    `Ihre Nachricht\n\n  An: Petra Lang\n  Betreff: ${ourSubject}\n\nwurde am Dienstag, 4. März 2025 ungelesen gelöscht.\n`,
    'automatic-action/MDN-sent-automatically; deleted',
  ),
  receipt(
    'Receipt, Thunderbird',
    `Return Receipt (displayed) - ${ourSubject}`,
    'This is a Return Receipt for the mail that you sent to petra.lang@kunde.example.\n\nNote: This Return Receipt only acknowledges that the message was displayed on the recipient’s computer. There is no guarantee that the recipient has read or understood the message contents.\n',
    'manual-action/MDN-sent-manually; displayed',
  ),
];

/** RFC 6047: a person pressed Accept or Decline. */
function calendarAnswer(name: string, subject: string, partstat: string, comment: string): Sample {
  const calendar = [
    'BEGIN:VCALENDAR',
    'METHOD:REPLY',
    'PRODID:Microsoft Exchange Server 2010',
    'VERSION:2.0',
    'BEGIN:VEVENT',
    `ATTENDEE;PARTSTAT=${partstat};CN=Petra Lang:mailto:petra.lang@kunde.example`,
    'UID:0400-8f2c',
    'SUMMARY:Intro call',
    'DTSTART:20250310T090000Z',
    'DTEND:20250310T093000Z',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\n');
  return {
    name,
    at: arrival,
    kind: 'reply',
    optOut: false,
    raw: report({
      from: 'Petra Lang <petra.lang@kunde.example>',
      subject,
      answers: true,
      multipartType: 'multipart/alternative',
      text: comment,
      attached: [{ type: 'text/calendar; method=REPLY', charset: 'utf-8', body: calendar }],
    }),
  };
}

export const unseenAutomatic: Sample[] = [
  ...automatic.map(([name, from, subject, headers, answers, text]): Sample => ({
    name,
    at: arrival,
    kind: 'auto_reply',
    returns: null,
    raw: mail({ from, subject, headers: [...headers], answers, text: `${text}\n` }),
  })),
  ...receipts,
  calendarAnswer('Calendar: accepted', 'Accepted: Intro call', 'ACCEPTED', ''),
  calendarAnswer(
    'Calendar: declined with a word',
    'Declined: Intro call',
    'DECLINED',
    'Sorry, I am travelling that day. Could we do Thursday instead?\n',
  ),
  {
    name: 'Google calendar: accepted',
    at: arrival,
    kind: 'reply',
    raw: mail({
      from: 'Petra Lang <petra.lang@kunde.example>',
      subject: 'Accepted: Intro call @ Mon Mar 10, 2025 10am - 10:30am (CET) (Anna Keller)',
      headers: [
        'Reply-To: Petra Lang <petra.lang@kunde.example>',
        'Sender: Google Calendar <calendar-notification@google.com>',
      ],
      text: 'Petra Lang has accepted this invitation.\n\nIntro call\nMonday Mar 10, 2025 ⋅ 10am – 10:30am\n\nInvitation from Google Calendar: https://calendar.google.com/calendar/\n',
    }),
  },
  {
    name: 'A newsletter that the lead put us on',
    at: arrival,
    kind: 'notice',
    raw: mail({
      from: 'Kunde News <news@kunde.example>',
      subject: 'Our March offers',
      headers: [
        'List-Unsubscribe: <mailto:u@kunde.example>',
        'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
        'Feedback-ID: 12:news:kunde',
      ],
      text: 'Hello! Here are our offers of March. Unsubscribe: https://kunde.example/u\n',
    }),
  },
  {
    name: 'Forwarded to a colleague with us in copy',
    at: arrival,
    kind: 'reply',
    optOut: false,
    body: 'Hi Tom, could you look at this? Anna (in cc) can tell you more.',
    raw: mail({
      from: 'Petra Lang <petra.lang@kunde.example>',
      to: 'Tom Hale <tom.hale@kunde.example>',
      subject: `FW: ${ourSubject}`,
      headers: [`Cc: ${us}`],
      answers: true,
      text: `Hi Tom, could you look at this? Anna (in cc) can tell you more.\n\nFrom: Anna Keller <${us}>\nSent: 03 March 2025 09:14\nTo: Petra Lang <petra.lang@kunde.example>\nSubject: ${ourSubject}\n\n${ourText}\n`,
    }),
  },
];
