import type { ShortAnswers } from './build.js';

/** Written after wishes were learned from examples too: 51 of 62 wishes and 52 of 62 categories (49 and 50 before all mends). */
export const leavingLast: ShortAnswers = {
  en: {
    optOut: [
      "I don't know who sold you my details but this has to end today.",
      "Our procurement inbox isn't for cold pitches - please drop it from your outreach.",
      'Honestly these are getting on my nerves. Please stop.',
      'Good day sir, you will please remove our company mail from your sending list. Thank you.',
      'I retired two years ago and would like some peace, no more business mail please.',
    ],
    Interested: [
      "Stop me if I'm wrong, but didn't we speak at the fair? Send me the new price list.",
      'Can you delete the last slide and send me the rest?',
    ],
    Neutral: ["I've removed myself from that project, talk to Ines."],
    'Not Interested': [
      "We've tried three tools like this, none stuck. Pass.",
      'No budget, no time, no need. Sorry!',
    ],
  },
  de: {
    optOut: [
      'Ich hatte schon beim letzten Mal geschrieben, dass ich das nicht möchte. Bitte respektieren Sie das endlich.',
      'Bitte entfernen Sie info@tischlerei-rau.de aus Ihrer Datenbank.',
      'Auf welcher Rechtsgrundlage schreiben Sie mir? Ich fordere Sie auf, meine Daten unverzüglich zu löschen.',
    ],
    Neutral: ['Ich bin nicht mehr im Einkauf tätig, wenden Sie sich an Herrn Lenz.'],
    Interested: ['Streichen Sie Position 3, dann unterschreiben wir.'],
  },
  fr: {
    optOut: [
      "Merci d'arrêter de m'envoyer ce genre de message.",
      "Je vous ai déjà demandé de ne plus m'écrire.",
    ],
    Neutral: ["Ne m'écrivez pas cette semaine, je suis en salon. Lundi prochain plutôt."],
    'Not Interested': ["Nous n'avons plus de budget cette année."],
  },
  es: {
    optOut: [
      'Les solicito cordialmente que retiren mi correo de su base.',
      'No entiendo por qué me siguen escribiendo. Ya les dije que no.',
    ],
    Interested: ['No dejes de mandarme el catálogo, porfa.'],
  },
  pt: {
    optOut: ['Não tenho interesse e peço que retirem meu nome do cadastro.'],
    Neutral: ['Não é comigo, fale com a Renata do financeiro.'],
  },
  it: {
    optOut: ['Si prega di non inviare più comunicazioni a questo indirizzo.'],
    'Not Interested': ['Non fa per noi, in bocca al lupo.'],
  },
  nl: {
    optOut: ['Wij zitten niet te wachten op dit soort mail, dus graag van de lijst.'],
    Neutral: ['Ik ben hier niet van, probeer het bij Joost.'],
  },
  sv: {
    optOut: ['Vi vill inte bli kontaktade på det här sättet.'],
    'Not Interested': ['Vi har ingen budget för det i år.'],
  },
  da: {
    optOut: ['Hold venligst op med at sende mig salgsmails.'],
  },
  no: {
    optOut: ['Kan dere være så snille å la være å sende meg mer?'],
  },
  fi: {
    optOut: ['Pyydän, ettette enää ota yhteyttä.'],
  },
  pl: {
    optOut: ['Bardzo proszę o wykreślenie mojego maila z Państwa listy mailingowej.'],
    Interested: ['Proszę usunąć punkt drugi i możemy podpisywać.'],
  },
  cs: {
    optOut: ['Prosím o vyřazení z vašeho rozesílání.'],
  },
  sk: {
    'Not Interested': ['Ďakujem, máme vlastného dodávateľa.'],
  },
  hu: {
    optOut: ['Vegyenek le erről a listáról, kérem.'],
  },
  ro: {
    optOut: ['Vă rog să nu îmi mai trimiteți astfel de mesaje.'],
  },
  ru: {
    optOut: ['Просьба исключить нас из списка рассылки.', 'Не интересует, больше не звоните и не пишите.'],
    Interested: ['Уберите из сметы доставку и выставляйте счёт.'],
  },
  uk: {
    optOut: ['Я не підписувався на це, приберіть мене.'],
  },
  bg: {
    optOut: ['Моля да не получавам повече писма от вас.'],
  },
  sr: {
    optOut: ['Ne interesuje me, obrišite moj mejl iz baze.'],
  },
  el: {
    optOut: ['Σας παρακαλώ να με αφαιρέσετε από τις επαφές σας.'],
  },
  tr: {
    optOut: ['Bu tür mailleri almak istemiyorum, listeden çıkarılmamı rica ederim.'],
    Neutral: ["Ben artık satın almada değilim, Ayşe Hanım'a yazın."],
  },
  ar: {
    optOut: ['الرجاء إزالة بريدي الإلكتروني من قاعدة بياناتكم'],
  },
  he: {
    optOut: ['תורידו אותי מהדיוור הזה בבקשה'],
    Neutral: ['אני כבר לא בתפקיד, תדברו עם רונית'],
  },
  ja: {
    optOut: ['大変恐縮ですが、今後メールをお送りいただかないようお願いいたします。'],
    Neutral: ['担当が変わりましたので、佐藤までご連絡ください。'],
  },
  zh: {
    optOut: ['贵司邮件我不需要，请停止发送，并删除我的联系方式。'],
    Interested: ['把最低起订量降一点我们就下单。'],
  },
  ko: {
    optOut: ['영업 메일은 받지 않으니 발송을 중단해 주세요.'],
    'Not Interested': ['올해는 예산이 없어서 어렵겠습니다.'],
  },
  vi: {
    optOut: ['Tôi không đăng ký nhận email này, vui lòng gỡ tôi ra.'],
  },
  id: {
    optOut: ['Saya tidak berkenan dihubungi lagi, terima kasih.'],
  },
  th: {
    optOut: ['รบกวนไม่ต้องส่งเมลโฆษณามาที่นี่อีกนะคะ'],
  },
  lt: {
    optOut: ['Prašau pašalinti mano el. paštą iš duomenų bazės.'],
  },
  hi: {
    'Not Interested': ['धन्यवाद, हमारे पास पहले से विक्रेता है।'],
  },
};
