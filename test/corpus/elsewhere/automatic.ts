import { arrival, mail, ourSubject, type Sample } from '../build.js';

/** [name, sender, subject, headers, text] of automatic answers that are no note of absence. */
const answers: [name: string, from: string, subject: string, headers: string[], text: string][] = [
  [
    'Zendesk',
    'Acme Support <support@acme.zendesk.example>',
    `[Request received] ${ourSubject}`,
    ['Auto-Submitted: auto-generated', 'X-Mailer: Zendesk Mailer'],
    '##- Please type your reply above this line -##\n\nYour request (48213) has been received and is being reviewed by our support staff.\n\nTo add additional comments, reply to this email.\n',
  ],
  [
    'Freshdesk in Spanish, no mark',
    'Soporte <soporte@acero.example>',
    `Ticket recibido - ${ourSubject}`,
    [],
    'Estimado/a Anna Keller:\n\nHemos recibido su solicitud y se ha creado un ticket con el número 9921. Un agente se pondrá en contacto con usted en breve.\n',
  ],
  [
    'Jira Service Management',
    'IT Help <jira@corp.atlassian.example>',
    `HELP-2291 ${ourSubject}`,
    ['Auto-Submitted: auto-generated', 'Precedence: bulk', 'X-JIRA-FingerPrint: 7a1'],
    "-—-—-—-—\nReply above this line.\n\nJust confirming that we got your request. We're on it.\n\nView request · Turn off this request's notifications\n",
  ],
  [
    'OTRS in German',
    'Service Desk <service@stadtwerke.example>',
    `[Ticket#2025030410000221] RE: ${ourSubject}`,
    ['Precedence: bulk', 'X-Powered-By: OTRS'],
    'Sehr geehrte Damen und Herren,\n\nIhre Anfrage ist bei uns eingegangen und wird unter der Ticketnummer 2025030410000221 bearbeitet.\n',
  ],
  [
    'HubSpot in English, no mark',
    'hello@startup.example',
    'Thanks for contacting Startup!',
    [],
    "Hi there,\n\nThanks for getting in touch. This is an automated message to let you know we've received your email. One of our team members will be in touch within 1-2 business days.\n",
  ],
  [
    'Zammad in French',
    'Support <support@usine.example>',
    `[Ticket#31052] Re: ${ourSubject}`,
    ['Auto-Submitted: auto-replied'],
    'Bonjour,\n\nVotre demande (Ticket#31052) a bien été reçue et sera traitée par notre équipe.\n',
  ],
  [
    'Left, English',
    'Mark Lowe <mark.lowe@acme.example>',
    `Automatic reply: ${ourSubject}`,
    ['X-Auto-Response-Suppress: All', 'Auto-Submitted: auto-generated'],
    'Mark Lowe is no longer with Acme as of January 31, 2025. Please direct all enquiries to Beth Stone at beth.stone@acme.example.\n',
  ],
  [
    'Left, German, no mark',
    'k.braun@kunde.example',
    `AW: ${ourSubject}`,
    [],
    'Sehr geehrte Damen und Herren,\n\nHerr Braun ist seit dem 31.01.2025 nicht mehr in unserem Unternehmen tätig. Diese Nachricht wird nicht weitergeleitet. Bitte wenden Sie sich an info@kunde.example.\n',
  ],
  [
    'Left, French',
    'l.roux@usine.example',
    `Réponse automatique : ${ourSubject}`,
    ['Auto-Submitted: auto-generated'],
    "Bonjour, j'ai quitté l'entreprise le 28 février 2025. Votre nouvel interlocuteur est Paul Girard (p.girard@usine.example).\n",
  ],
  [
    'Left, Spanish',
    'm.ruiz@acero.example',
    `Respuesta automática: ${ourSubject}`,
    ['Auto-Submitted: auto-generated'],
    'María Ruiz ya no trabaja en esta empresa. Por favor, dirija sus mensajes a compras@acero.example.\n',
  ],
  [
    'Left, Polish',
    'j.kowal@firma.example',
    `Odpowiedź automatyczna: ${ourSubject}`,
    ['Auto-Submitted: auto-generated'],
    'Pan Jan Kowal nie jest już pracownikiem naszej firmy. Prosimy o kontakt: biuro@firma.example.\n',
  ],
  [
    'Left, Swedish, no mark',
    'e.lund@bolag.example',
    `SV: ${ourSubject}`,
    [],
    'Hej! Erik Lund har slutat på företaget och den här e-postadressen bevakas inte längre. Kontakta info@bolag.example.\n',
  ],
  [
    'Left, Italian',
    'g.neri@officina.example',
    `Risposta automatica: ${ourSubject}`,
    ['Auto-Submitted: auto-replied'],
    'Giorgio Neri non lavora più in azienda dal 31/12/2024. Scrivere a amministrazione@officina.example.\n',
  ],
  [
    'New address',
    'tina@old-name.example',
    `Re: ${ourSubject}`,
    [],
    'This is an automated response. My email address has changed: please use tina@new-name.example from now on. This mailbox is no longer monitored.\n',
  ],
  [
    'Boxbe',
    'Boxbe Notifications <notifications@boxbe.example>',
    `Re: ${ourSubject} (Action Required)`,
    ['Auto-Submitted: auto-replied'],
    'Hello anna.keller@northwind-sales.com,\n\nYour message about "Quick question" was waitlisted. Please add yourself to my Guest List so your messages will go to my Inbox.\n',
  ],
  [
    'Spam Arrest, no mark',
    'bob@bobs.example',
    `Re: ${ourSubject} (verification)`,
    [],
    "I'm protecting myself from receiving junk mail.\n\nJust this once, click the link below so I can receive your emails. You won't have to do this again.\n\nhttp://www.spamarrest.example/a2?AQ1\n",
  ],
  [
    'Sender check in German, no mark',
    'h.wirth@kanzlei.example',
    'Bitte bestätigen Sie Ihre E-Mail',
    [],
    'Dies ist eine automatisch generierte Nachricht. Um unerwünschte Werbung zu vermeiden, bestätigen Sie bitte durch Klick auf den folgenden Link, dass Sie der Absender der E-Mail sind. Erst danach wird Ihre Nachricht zugestellt.\n',
  ],
  [
    'No reply address',
    'noreply@bank.example',
    `Re: ${ourSubject}`,
    [],
    'You have replied to an unmonitored mailbox. Please do not reply to this email; visit our website for ways to contact us.\n',
  ],
  [
    'Portuguese acknowledgement, no mark',
    'Atendimento <sac@fabrica.example>',
    `Protocolo 2025-00311 - ${ourSubject}`,
    [],
    'Prezado cliente, recebemos o seu e-mail e em breve retornaremos o contato. Esta é uma mensagem automática, favor não responder.\n',
  ],
  [
    'Japanese acknowledgement, no mark',
    'info@seizo.example',
    '【自動返信】お問い合わせありがとうございます',
    [],
    'この度はお問い合わせいただき誠にありがとうございます。\n本メールは自動送信されています。担当者より3営業日以内にご連絡いたします。\n',
  ],
  [
    'Turkish acknowledgement, no mark',
    'destek@fabrika.example',
    `Talebiniz alındı: ${ourSubject}`,
    [],
    'Sayın ilgili, e-postanız tarafımıza ulaşmıştır. Bu otomatik bir mesajdır, lütfen yanıtlamayınız.\n',
  ],
  [
    'Invoices only as PDF',
    'rechnung@kunde.example',
    `Re: ${ourSubject}`,
    ['Auto-Submitted: auto-replied'],
    'Dieses Postfach dient ausschließlich dem Empfang von Rechnungen im PDF-Format. Andere Nachrichten werden nicht gelesen.\n',
  ],
];

const notices: Sample[] = [
  {
    name: 'Notice: newsletter',
    at: arrival,
    kind: 'notice',
    raw: mail({
      from: 'Kunde News <news@kunde.example>',
      subject: 'What is new in March',
      headers: [
        'List-Unsubscribe: <https://kunde.example/u/1>, <mailto:u@kunde.example>',
        'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
        'Feedback-ID: 12:news:mc',
      ],
      text: 'Hello! Here is what is new in March. View in browser.\n',
    }),
  },
];

export const elsewhereAutomatic: readonly Sample[] = [
  ...answers.map(([name, from, subject, headers, text]): Sample => ({
    name: `Automatic: ${name}`,
    at: arrival,
    kind: 'auto_reply',
    returns: null,
    raw: mail({ from, subject, headers, text, answers: true }),
  })),
  ...notices,
];
