import type { ShortAnswers } from './build.js';

/** Written with `leaving-first`, and apart from it: 72 of 85 wishes and 70 of 85 categories before any mend, 74 and 72 by what the first half taught. */
export const leavingSecond: ShortAnswers = {
  en: {
    optOut: [
      'pls unsubcribe me form this lst',
      "Hi Jonas, I get about 40 of these a week. I'd be grateful if mine could be the last name you ever put into that tool of yours. Thanks, Martin",
      'Good morning, would you kindly remove both me and my colleague Helen from your mailings? Many thanks.',
      'Please make sure nobody at Holloway Group receives any further correspondence from your company.',
      'Where did you get my email from? I never signed up to anything. Kindly erase it.',
      'Stop please. Bitte keine weiteren Mails. Merci.',
    ],
    Interested: [
      "Don't stop there - tell me more! What does it cost per seat?",
      "Stop by our stand at Interpack in May, hall 6, B32. We're looking for exactly this.",
      "Can your product remove people from our mailing list automatically once they unsubscribe? That's our main headache.",
    ],
    Neutral: [
      'Please remove the attachment and send it again as a link, our filter strips anything over 5MB.',
      "We're a law firm advising on GDPR and data erasure requests, so how do you store prospect data? Asking before I forward this internally.",
    ],
    'Not Interested': [
      "I'll pass this time, but keep me posted on the next release.",
      "We're winding down the business at the end of the month so this stops being relevant for us.",
    ],
  },
  de: {
    optOut: [
      'Unterlassen Sie künftig jegliche Werbung per E-Mail. Andernfalls werde ich eine Abmahnung nach § 7 UWG veranlassen.',
      'hab keine lust auf den müll, lasst mich in ruhe',
      "San S' so guat und schicken S' mir nix mehr.",
    ],
    'Not Interested': ['Vielen Dank, aber wir haben dafür seit Jahren einen festen Partner. Kein Bedarf.'],
    Interested: [
      'Kann ich mich da jederzeit abmelden, falls das Team nicht mitzieht? Wenn ja, machen wir den Test.',
    ],
  },
  fr: {
    optOut: [
      'Merci de ne plus me solliciter.',
      'Désabonnez-moi svp, je reçois déjà trop de pub',
      "Veuillez retirer mon nom de votre liste d'envoi, en vertu de la LCAP.",
    ],
    'Not Interested': ["Bonjour, ce n'est pas d'actualité chez nous. Bonne continuation."],
    Interested: ["N'hésitez plus à me relancer la semaine prochaine, je suis preneuse d'une démo !"],
  },
  es: {
    optOut: ['Darme de baja por favor'],
    'Not Interested': ['Ahora mismo no lo vemos, tenemos el proveedor cerrado hasta 2027.'],
  },
  pt: {
    optOut: [
      'Favor retirar meu e-mail da sua base de contatos.',
      'Agradeço que não volte a contactar-me por este meio.',
      'para de mandar email pelo amor de deus',
    ],
    'Not Interested': ['No momento não temos interesse, obrigado.'],
    Interested: ['Pode mandar mais informações? E não me mande só o folder, quero preços.'],
  },
  it: {
    optOut: [
      'Vi prego di cancellarmi dalla vostra mailing list',
      'Non scrivetemi più.',
      'Basta con queste mail!!! Prossima volta segnalo al Garante.',
      'Esercito il diritto di opposizione ex art. 21 GDPR al trattamento dei miei dati per finalità di marketing.',
    ],
    'Not Interested': ['Grazie ma siamo già coperti, buon lavoro.'],
    Interested: [
      'Non mi scriva più a questo indirizzo ma a direzione@oleificiosalento.it, grazie: la proposta ci interessa.',
    ],
  },
  nl: {
    optOut: [
      'Graag uitschrijven.',
      'Haal me van die lijst af, ik heb hier nooit om gevraagd',
      'Ik stel geen prijs op ongevraagde mails. Verwijder mijn gegevens conform de AVG.',
      'Gelieve mij niet meer te contacteren aub',
    ],
    Interested: ['Wij zoeken een tool waarmee klanten zich kunnen uitschrijven, kan dat bij jullie?'],
  },
  sv: {
    optOut: ['Ta bort mig från utskicken tack', 'Sluta mejla mig.'],
  },
  da: {
    optOut: [
      'Vil du venligst slette mig fra jeres liste',
      'Jeg ønsker ikke at modtage flere henvendelser. Uanmodede henvendelser er i strid med markedsføringslovens § 10.',
    ],
    'Not Interested': ['Det har vi ikke brug for, men tak for tilbuddet.'],
    Interested: ['Skal jeg framelde mig prøveperioden, eller stopper den af sig selv?'],
  },
  no: {
    optOut: ['Vennligst fjern meg fra listen deres.'],
  },
  fi: {
    Interested: ['Kiinnostaa! Voitteko lähettää lisää tietoa ja hinnat?'],
  },
  is: {
    optOut: ['Vinsamlegast takið mig af póstlistanum.'],
  },
  pl: {
    'Not Interested': ['Dziękuję, nie jesteśmy zainteresowani.'],
    Interested: ['Proszę usunąć z oferty moduł magazynowy i przesłać nową wycenę.'],
  },
  cs: {
    'Not Interested': ['Děkuji za nabídku, ale nemáme zájem.'],
  },
  hu: {
    optOut: ['Ne írjanak nekem többet, köszönöm.'],
  },
  ro: {
    optOut: ['Va rog sa ma stergeti din baza de date.', 'Nu mai doresc să primesc emailuri de la dvs.'],
  },
  bg: {
    optOut: ['не ми пишете повече'],
  },
  ru: {
    optOut: [
      'Отпишите меня, пожалуйста. Согласия на рекламу я не давал, следующее обращение уйдёт в ФАС.',
      'хватит слать мне спам',
    ],
    'Not Interested': ['Спасибо, не актуально.'],
  },
  uk: {
    optOut: ['Більше не пишіть мені'],
    'Not Interested': ['Дякую, нам це не потрібно.'],
  },
  sr: {
    optOut: ['Molim vas da me skinete sa mejling liste.'],
  },
  el: {
    optOut: ['Μη μου ξαναστείλετε email'],
    'Not Interested': ['Ευχαριστούμε, δεν ενδιαφερόμαστε προς το παρόν.'],
  },
  tr: {
    optOut: [
      'Lütfen beni listenizden çıkarın.',
      'KVKK kapsamında verilerimin silinmesini talep ediyorum. Bir daha bana e-posta göndermeyin.',
    ],
    'Not Interested': ['Teşekkürler, şu an ihtiyacımız yok.'],
    Interested: ['Fiyat listesi gönderir misiniz? Eski adrese göndermeyin, buraya yazın lütfen.'],
  },
  ar: {
    optOut: ['من فضلك احذف بريدي من قائمتكم', 'لا ترسلوا لي رسائل أخرى'],
  },
  fa: {
    optOut: ['لطفا ایمیل من را از لیست خود حذف کنید.'],
  },
  ja: {
    optOut: ['今後このようなメールの送付はお控えください。'],
    Interested: ['興味があります。資料をお送りいただけますでしょうか。'],
  },
  zh: {
    'Not Interested': ['谢谢，我们暂时没有这方面的需求。'],
    Interested: ['有兴趣，请发一下报价单，不要发到公司总机邮箱。'],
    Neutral: ['不要再打电话了，发邮件联系我就行。'],
  },
  vi: {
    optOut: ['Vui lòng xóa email của tôi khỏi danh sách.'],
  },
  th: {
    'Not Interested': ['ขอบคุณค่ะ ตอนนี้ยังไม่สนใจ'],
  },
  id: {
    optOut: ['Tolong hapus email saya dari daftar Anda.', 'jangan kirim email lagi ya'],
  },
  hi: {
    optOut: ['कृपया मुझे अपनी सूची से हटा दें।'],
  },
  tl: {
    optOut: ['Pakitanggal po ako sa mailing list nyo.'],
  },
  lv: {
    optOut: ['Lūdzu, vairs nesūtiet man reklāmas.'],
  },
};
