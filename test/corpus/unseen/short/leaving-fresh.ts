import type { ShortAnswers } from './build.js';

/** Written after those mends: 40 of 55 wishes and 49 of 55 categories (39 and 48 before all of them). */
export const leavingFresh: ShortAnswers = {
  en: {
    optOut: [
      'Nope. And do me a favor, scrub me off whatever list you bought.',
      'This inbox is for patients only. Kindly do not use it for marketing purposes again.',
      'You have my details without permission. I want them gone.',
      'Seriously? Fifth follow up? Read the room and stop.',
      'plz dnt send me ani more mails',
      'We operate a strict no-cold-email policy. Please update your records so that nobody here is approached again.',
    ],
    Interested: [
      "We're about to stop working with our current agency, so send details.",
      'Remove the minimum order and you have a deal.',
    ],
    'Not Interested': ['Hard pass from us.'],
    Neutral: ["Can you take Bob off this thread? He left in June. I'll look at it next month."],
  },
  de: {
    optOut: [
      'Woher haben Sie meine Adresse? Bitte umgehend löschen!',
      'Sparen Sie sich weitere Mails, Sie landen eh im Papierkorb.',
      'Ich bitte Sie höflich, von weiteren Kontaktversuchen Abstand zu nehmen.',
    ],
    Interested: ['Keine Sorge, Sie stören nicht. Schicken Sie mir gern die Unterlagen.'],
    'Not Interested': ['Da sind wir leider der falsche Ansprechpartner und haben auch keinen Bedarf.'],
  },
  fr: {
    optOut: [
      "Cessez immédiatement ce démarchage, je n'ai jamais donné mon accord.",
      "Merci de bien vouloir m'enlever de votre liste de prospection",
      'stop aux mails svp',
    ],
    Interested: ["Arrêtons de tourner autour du pot : c'est combien ?"],
  },
  es: {
    optOut: ['Les agradecería que no volvieran a contactar con nosotros.', 'Cómo me quito de esta lista??'],
  },
  pt: {
    optOut: ['Gostaria de não receber mais este tipo de contato.', 'me tirem da lista de vcs'],
  },
  it: {
    optOut: [
      'Gentilmente, non desidero essere più contattato.',
      'Chi vi ha dato il mio indirizzo? Toglietelo subito dal database.',
    ],
  },
  nl: {
    optOut: ['Wilt u mij niet meer benaderen? Dank u.'],
    Interested: ['Haal die korting eraf en ik teken niet, doe er 5% bij en we hebben een deal :)'],
  },
  sv: {
    optOut: ['Snälla, sluta höra av er.'],
  },
  da: {
    optOut: ['I må ikke bruge min mailadresse til reklame. Slet den.'],
  },
  no: {
    optOut: ['Jeg har ikke bedt om dette. Fjern e-posten min fra systemet deres.'],
  },
  fi: {
    optOut: ['En ole antanut lupaa tähän. Poistakaa sähköpostini rekisteristänne.'],
  },
  pl: {
    optOut: ['Proszę o zaprzestanie kontaktu.'],
    'Not Interested': ['Nie, dziękuję. Temat nas nie dotyczy.'],
  },
  cs: {
    optOut: ['Nepřeji si být kontaktován.'],
  },
  hu: {
    optOut: ['Kérem, a jövőben ne keressenek ilyen ajánlatokkal.'],
  },
  ro: {
    optOut: ['Scoateti-ma va rog de pe lista asta'],
  },
  ru: {
    optOut: ['Откуда у вас мой адрес? Уберите его из базы немедленно.', 'Не надо мне больше писать.'],
  },
  uk: {
    optOut: ['Не хочу отримувати такі листи.'],
  },
  tr: {
    optOut: ['Lütfen bir daha bu adrese mail atmayın.'],
  },
  ar: {
    optOut: ['أرجو عدم التواصل معي مرة أخرى'],
  },
  he: {
    optOut: ['אבקש לא לפנות אליי יותר'],
  },
  ja: {
    optOut: ['今後のご連絡はご遠慮願います。'],
  },
  zh: {
    optOut: ['请把我拉出你们的邮件列表'],
  },
  ko: {
    optOut: ['앞으로 연락하지 말아 주세요.'],
  },
  el: {
    optOut: ['Δεν επιθυμώ περαιτέρω επικοινωνία.'],
  },
  id: {
    optOut: ['Mohon tidak menghubungi saya lagi.'],
  },
  vi: {
    optOut: ['Đề nghị không gửi thư quảng cáo nữa.'],
  },
  sr: {
    optOut: ['Prestanite da mi šaljete reklame.'],
  },
  bg: {
    optOut: ['Изтрийте ми имейла от базата си.'],
  },
  lt: {
    'Not Interested': ['Ačiū, mums šiuo metu tai neaktualu.'],
  },
  th: {
    Interested: ['ขอใบเสนอราคาด้วยค่ะ'],
  },
  hi: {
    optOut: ['मुझे ऐसे ईमेल नहीं चाहिए'],
  },
  sk: {
    optOut: ['Nežiadam si ďalšie ponuky, vymažte ma.'],
  },
};
