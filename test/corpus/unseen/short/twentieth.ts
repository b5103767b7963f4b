import type { ShortAnswers } from './build.js';

/** Written after the mends for that one: 32 of 38 read right before any for its own. */
export const twentieth: ShortAnswers = {
  en: {
    Neutral: [
      'No content',
      'Hi, attached please find the remittance for your invoice 2231.',
      'Your package is ready for pickup at the post office.',
      'No idea what this is about',
      'Our agency offers SEO services, may I send you our best price list?',
      'Could somebody close the gate, the dog is out',
    ],
    'Not Interested': [
      'We ceased trading in June.',
      "It's a no from our side I'm afraid.",
      'No use for it here.',
      'Sorry but we only buy from local firms.',
      "We've got three of these tools and nobody uses them. Not adding a fourth.",
    ],
    Interested: [
      'Nothing against a quick call, Tue or Thu?',
      'Sure, my assistant can find us a slot.',
      'Finally somebody who gets it. Ring my desk, ext 214.',
    ],
    optOut: ['Another one of these and I forward it to our solicitor.'],
  },
  de: {
    Neutral: ['Kein Betreff', 'Im Anhang die Rechnung für Januar.'],
    'Not Interested': [
      'Wir stellen den Betrieb zum Jahresende ein.',
      'Für einen Ein-Mann-Betrieb lohnt sich das nicht.',
    ],
    Interested: ['Ich wäre nicht abgeneigt. Haben Sie was zum Nachlesen?'],
  },
  fr: {
    Neutral: ["Pas d'objet", 'Votre colis est arrivé au point relais.'],
    'Not Interested': ['Notre société ferme ses portes fin mars.'],
    optOut: ['Merci de supprimer mon contact de votre fichier.'],
    Interested: ["Pas contre, dites-m'en plus."],
  },
  es: {
    Neutral: ['Le adjunto el recibo de la luz.'],
    'Not Interested': ['No nos cuadra, suerte.'],
  },
  it: {
    Neutral: ['Le allego il verbale della riunione.'],
    'Not Interested': [],
  },
  pt: {
    Neutral: ['Sua encomenda foi entregue.'],
  },
  nl: {
    Interested: ['Niet gek, stuur eens wat door.'],
  },
  pl: {
    'Not Interested': ['Firma w likwidacji, proszę nie liczyć na współpracę.'],
  },
  sk: {
    optOut: ['Prosím o vyradenie z databázy.'],
  },
  ru: {
    Neutral: ['Без темы'],
  },
  tr: {
    'Not Interested': ['Bize uymuyor, teşekkürler.'],
  },
  cs: {
    Neutral: ['Přikládám fakturu za březen.'],
  },
  sv: {
    'Not Interested': ['Vi lägger ner bolaget till sommaren.'],
  },
  da: {
    Interested: ['Jeg har ikke noget imod et kort møde.'],
  },
};
