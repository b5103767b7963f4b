/** What sandbox recipients write. `{name}` is the sender's first name, `{date}` the day of return. */
export const replyTexts = {
  interested: [
    'Hi {name},\n\nThis sounds interesting. Could you tell me more about pricing and how it works?',
    "Hi {name},\n\nThanks for reaching out, good timing. I'd love to see a demo. How about Thursday afternoon?",
    'Hello {name},\n\nYes, please send me more information. Happy to jump on a quick call next week.',
    'Hallo {name},\n\nklingt gut, wir haben Interesse. Schicken Sie mir bitte weitere Informationen und einen Terminvorschlag.',
    "Bonjour {name},\n\nVotre proposition m'intéresse. Pouvez-vous m'envoyer plus de détails et vos tarifs ?",
    'Hola {name}:\n\nMe interesa. ¿Podemos agendar una llamada esta semana?',
  ],
  neutral: [
    "Hi {name},\n\nI'm not the right person for this. Please contact our head of operations.",
    'Hi {name},\n\nNot right now, we are in the middle of a move. Maybe reach out again next quarter.',
    'Hello {name},\n\nWho are you, and where did you get my address?',
    'Hallo {name},\n\nderzeit nicht, melden Sie sich gern im nächsten Quartal noch einmal.',
  ],
  'not-interested': [
    'Hi {name},\n\nThanks, but we are not interested.',
    'Hello {name},\n\nNo thanks, we already have a solution for this.',
    "{name},\n\nThis is not a fit for us, I'll pass.",
    'Guten Tag {name},\n\nvielen Dank, aber wir haben keinen Bedarf.',
    'Bonjour {name},\n\nNon merci, nous ne sommes pas intéressés.',
  ],
} as const;

export const absenceTexts = [
  {
    subject: 'Automatic reply: {subject}',
    text: 'Hello,\n\nThank you for your message. I am out of the office and will be back on {date}. I have limited access to email until then.',
    locale: 'en-GB',
  },
  {
    subject: 'Automatische Antwort: {subject}',
    text: 'Guten Tag,\n\nvielen Dank für Ihre Nachricht. Ich bin derzeit nicht im Büro und ab dem {date} wieder erreichbar.',
    locale: 'de-DE',
  },
  {
    subject: 'Réponse automatique : {subject}',
    text: 'Bonjour,\n\nJe suis absent du bureau et serai de retour le {date}.',
    locale: 'fr-FR',
  },
] as const;

export const signatures = [
  'Best regards,\nJordan Miller\nOperations, Sandbox Ltd.',
  '-- \nSam Taylor\nHead of Growth | Sandbox GmbH\n+49 30 000000',
  'Sent from my iPhone',
  'Kind regards\nAlex',
] as const;
