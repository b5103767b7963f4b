import type { ShortAnswers } from './build.js';

/** As the one before, measured once after mends for that one: 31 of 35 opt-outs (24 without them), 1 of 64 others taken for one. */
export const sixteenth: ShortAnswers = {
  en: {
    Interested: [
      "Delete the old proposal from the portal please, we'll sign the new one.",
      "Stop apologising for the follow-ups, I was travelling. Yes, let's do it.",
      "Drop me a line when you're near Leeds, happy to meet.",
      "Leave it with me, I'll get you a slot with our CTO this week.",
      'Could you take me off mute so to speak and walk my team through it? Thursday maybe?',
      'Cross out clause 9 and we have ourselves a deal.',
      "Cancel Tuesday, I'm double-booked. Wednesday same time?",
      "Fire away, I've got ten minutes at noon.",
      'ballpark figure?',
      'Yes please',
      'Happy to take a look if you can share a demo login',
    ],
    Neutral: [
      'We no longer take calls in December, try after the 6th.',
      "I'm off the board now; Jenny Marsh took over my seat.",
      'Can contacts remove themselves from a list in your tool?',
      'Might be. Depends.',
      'Can you explain what it is you actually do?',
      'Swamped till mid Jan.',
      'Forwarded to Kim, she decides on these.',
    ],
    'Not Interested': [
      'No interest here, but all the best with it.\n\n-----Original Message-----\nFrom: Tom Becker\nSent: 12 November 2026 09:14\nTo: Office\nSubject: Quick question\n\nTo be removed from our list reply REMOVE.',
      'Not now, not ever. Sorry.',
      'We do that in house.',
      'pass',
      "I don't see the value for a company like ours.",
    ],
    optOut: [
      'Drop me from this, will you?',
      "Don't want any more of your messages cluttering up my inbox",
      'I do not consent to being contacted. Destroy any record you hold on me and confirm within 30 days.',
      'STOP MAILING ME YOU MUPPET',
      'go away',
      'Would you mind letting me drop off your radar for good?',
      'rmove me form the list',
      'Please do not contact this office again regarding this or any other matter.\n\nRegards,\nReception',
      'Add me to your do not contact list.',
    ],
  },
  de: {
    Interested: [
      'Streichen Sie Position 2, dann können wir bestellen.',
      'Hören Sie nicht auf nachzufragen, das Thema ist wichtig! Nächste Woche habe ich Zeit.',
      'Passt. Montag 14 Uhr per Teams?',
      'Gibt es dazu eine Preisliste?',
    ],
    Neutral: [
      'Wie löscht man bei Ihnen Kontakte aus der Datenbank?',
      'Ich bespreche das mit meinem Kollegen.',
    ],
    'Not Interested': ['Vielen Dank, wir verzichten.', 'Sind anderweitig gebunden.'],
    optOut: [
      'Ich möchte keine weiteren Nachrichten von Ihnen erhalten.\n\nAm 18.11.2026 um 07:55 schrieb Vertrieb:\n> Haben Sie meine letzte Mail gesehen?',
      'Streichen Sie meine Adresse aus Ihrem System!',
      'Kontaktaufnahme unerwünscht.',
      'bitte loeschen sie mich aus der liste',
    ],
  },
  fr: {
    Interested: [
      "Ne m'appelez pas avant 10h, ensuite je suis tout à vous.",
      'Supprimez le doublon et renvoyez la facture, merci.',
      'Oui volontiers, envoyez-moi un lien.',
    ],
    Neutral: ['Je transmets à ma collègue.'],
    'Not Interested': ["Ce n'est pas d'actualité chez nous."],
    optOut: [
      'Arrêtez de me relancer.',
      "Retirez-nous de votre base, merci d'avance.",
      'Lâchez-moi avec vos relances.',
    ],
  },
  es: {
    Interested: ['No me llames el lunes, mejor el martes a las 10.', 'Perfecto, agendemos.'],
    Neutral: ['Déjame consultarlo.'],
    'Not Interested': ['De momento no lo necesitamos.'],
    optOut: ['Paren ya con los correos.', 'No quiero volver a saber de ustedes.'],
  },
  ptBR: {
    Interested: [
      'Não precisa mandar por correio, manda no zap que eu olho',
      'Manda o material que eu dou uma olhada',
    ],
    optOut: ['Não me mande mais nada, por gentileza.'],
  },
  it: {
    Interested: [
      "Cancelli pure l'appuntamento di martedì, facciamo mercoledì?",
      'Interessante, avete dei casi studio?',
    ],
    'Not Interested': ['Grazie ma siamo già coperti.'],
    optOut: ['Non scrivetemi mai più.', "Chiedo la cancellazione dei miei dati ai sensi dell'art. 17 GDPR."],
  },
  nl: {
    Interested: ['Prima, bel me dinsdag maar.'],
    Neutral: ['Stuur dit maar niet naar mij maar naar Inkoop (inkoop@devries-techniek.nl).'],
    'Not Interested': ['Past niet bij ons.'],
    optOut: ['Stop met mailen a.u.b.'],
  },
  pl: {
    Interested: ['Brzmi ciekawie, proszę o szczegóły.'],
    Neutral: ['Proszę nie dzwonić w tym tygodniu, jestem na targach.'],
    'Not Interested': ['Nie, dziękuję.'],
    optOut: ['Proszę o usunięcie moich danych i zaprzestanie kontaktu.'],
  },
  cs: {
    'Not Interested': ['Bohužel to nevyužijeme.'],
    optOut: ['Vymažte mě z vašich kontaktů.'],
  },
  ru: {
    Interested: ['Удалите прошлую версию договора, подпишем эту.', 'Сколько это стоит?'],
    'Not Interested': ['У нас уже есть подрядчик.'],
    optOut: ['Хватит слать мне письма'],
  },
  tr: {
    Interested: ['Salı günkü toplantıyı iptal edin, çarşamba olsun.', 'Olur, yarın arayın.'],
    optOut: ['Mail listenizden adımı siler misiniz'],
  },
  sv: {
    Interested: ['Ja tack, skicka gärna prisuppgift.'],
    Neutral: ['Skriv inte till mig om detta, Karin på ekonomi sköter det.'],
    optOut: ['Jag vill inte ha fler mejl från er.'],
  },
  fi: {
    'Not Interested': ['Ei kiinnosta.'],
    optOut: ['Poistakaa yhteystietoni rekisteristänne, kiitos.'],
  },
  ja: {
    Interested: ['ぜひ一度お話を伺いたいです。'],
    optOut: ['メルマガの配信を止めてください。'],
  },
  zh: {
    'Not Interested': ['我们已有供应商。'],
    optOut: ['请把我的邮箱从列表中删掉'],
  },
  ko: {
    optOut: ['메일 그만 보내세요'],
  },
  ar: {
    optOut: ['توقفوا عن إرسال الرسائل إلي'],
  },
  ro: {
    optOut: ['Nu mai doresc sa primesc emailuri de la dvs.'],
  },
  hu: {
    optOut: ['Vegyenek le a listáról, köszönöm.'],
  },
  deEn: {
    optOut: ['Bitte kein Follow-up mehr, thx'],
  },
  pt: {
    'Not Interested': ['Não se enquadra nas nossas necessidades.'],
  },
  da: {
    'Not Interested': ['Nej tak, ikke relevant for os.'],
  },
};
