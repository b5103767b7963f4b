import type { ShortAnswers } from './build.js';

/** And after mends for that one, too: 33 of 40 opt-outs (23 without any of them), 2 of 35 others taken for one. */
export const eighteenth: ShortAnswers = {
  en: {
    Interested: [
      'Please drop the per-user fee, otherwise fine.',
      "Don't make me wait, send it today!",
      "Get rid of the setup charge and I'm in.",
      'Keep me on the list for the webinar please',
    ],
    Neutral: [
      "We don't write contracts in December.",
      'I no longer handle mail for him, try his new assistant.',
    ],
    'Not Interested': ['We have enough tools already.'],
    optOut: [
      "We've asked you twice already. Please respect our wishes and cease contact.",
      'Kindly update your records so that we receive nothing further.',
      'Would be great if these could stop.',
      'No more chasers please',
      'I want no part of this. Off the list please.',
      'My inbox is full enough without you.  Unsubscribe me',
      'pls rmove my email adress',
      'You do not have my consent to process my personal data.',
    ],
  },
  de: {
    Interested: [
      'Schreiben Sie mir nicht nur den Preis, sondern auch die Laufzeit.',
      'Lassen Sie die Option B weg und schicken mir das neu.',
    ],
    Neutral: ['Mich dürfen Sie dazu nicht fragen, das macht Herr Ott.'],
    'Not Interested': ['Davon haben wir genug.'],
    optOut: [
      'Bitte löschen Sie unsere Kontaktdaten restlos.',
      'Ihre Mails sind hier nicht erwünscht.',
      'Wir bitten darum, uns künftig nicht mehr zu kontaktieren.',
      'Streicht mich einfach, ok?',
    ],
  },
  fr: {
    Interested: ["N'envoyez pas le contrat à Paul mais à moi.", "Enlevez l'option et je signe demain."],
    Neutral: ['Ne comptez pas sur une réponse avant lundi.'],
    optOut: [
      'Nous ne désirons plus être contactés par vos services.',
      'Stop aux relances svp',
      'Supprimez nos coordonnées, merci.',
    ],
  },
  es: {
    Interested: ['No me mande el folleto, mejor una demo.'],
    Neutral: ['No estaré hasta el jueves, escríbame entonces.'],
    optOut: ['Les pido que no nos envíen más propaganda.', 'Quítennos de la lista, gracias'],
  },
  ptBR: {
    optOut: ['Não quero ser contatado novamente.'],
  },
  it: {
    Interested: ['Togliete il canone e firmiamo.'],
    Neutral: ['Non scriva a me, se ne occupa la dottoressa Bruni.'],
    optOut: [
      'Vi prego di non inviarmi altre comunicazioni commerciali.',
      'Eliminate la mia mail dai vostri elenchi',
    ],
  },
  nl: {
    Interested: ['Laat de korting maar zitten, stuur het contract.'],
    optOut: ['Verwijder ons adres aub, we willen dit niet.', 'Stop ermee'],
  },
  pl: {
    Interested: ['Nie musi Pan dzwonić, proszę przesłać umowę mailem.'],
    optOut: ['Nie chcę dostawać od Państwa żadnych maili.'],
  },
  cs: {
    Interested: ['Nemusíte volat, pošlete to mailem.'],
    optOut: ['Odstraňte naši adresu z vaší databáze.'],
  },
  hu: {
    Interested: ['Ne hívjon, küldje el az árakat e-mailben.'],
    optOut: ['Töröljék a címünket a listáról.'],
  },
  ro: {
    Interested: ['Nu sunați, trimiteți prețurile pe mail.'],
    optOut: ['Nu mă mai deranjați, vă rog.'],
  },
  ru: {
    Interested: ['Не надо звонить, пришлите цены на почту.'],
    Neutral: ['Не пишите до понедельника, я в отпуске.'],
    optOut: ['Уберите нас из списка, пожалуйста.', 'Просьба больше нас не беспокоить'],
  },
  uk: {
    Interested: ['Не дзвоніть, краще напишіть ціну.'],
    optOut: ['Не турбуйте нас більше.'],
  },
  el: {
    Interested: ['Μην τηλεφωνείτε, στείλτε μου τιμές με mail.'],
    optOut: ['Δεν θέλω άλλα μηνύματα από εσάς.'],
  },
  tr: {
    Interested: ['Aramayın, fiyatı mail atın.'],
    optOut: ['Bizi rahatsız etmeyin lütfen.'],
  },
  sv: {
    Interested: ['Ring inte, mejla priserna i stället.'],
    optOut: ['Var vänlig kontakta mig inte igen.'],
  },
  da: {
    Interested: ['Drop gebyret, så har vi en aftale.'],
    optOut: ['Stop jeres mails, tak.'],
  },
  fi: {
    Interested: ['Älä soita, lähetä hinnat sähköpostilla.'],
    optOut: ['Lopettakaa tämä roskaposti.'],
  },
  hr: {
    optOut: ['Uklonite moju adresu s popisa.'],
  },
  ja: {
    Interested: ['電話ではなくメールで価格を送ってください。'],
    optOut: ['二度と連絡しないでください。'],
  },
  zh: {
    Interested: ['别打电话，把价格发邮件给我'],
    optOut: ['不要再打扰我们了'],
  },
  ko: {
    Interested: ['전화 말고 메일로 가격 보내 주세요.'],
    optOut: ['더 이상 연락하지 말아 주세요.'],
  },
  ar: {
    Interested: ['لا تتصل، أرسل الأسعار بالبريد'],
    optOut: ['أزيلوا عنواني من القائمة'],
  },
  id: {
    optOut: ['Jangan kirimi saya email lagi.'],
  },
};
