import type { ShortAnswers } from './build.js';

/** Sorted rightly before anything was mended for it: 74 %; it was written to be hard, as the eleventh. */
export const twelfth: ShortAnswers = {
  en: {
    Interested: [
      'Do you also write the unsubscribe text for us or do we have to?',
      'Can people opt out by replying STOP or is there a link?',
      'I want to get off Mailchimp. Can you move our lists?',
      'We keep getting taken off the approved supplier list because of paperwork, could you sort that for us?',
      "Please don't send the invite to my gmail, use this address. Tuesday 9 is fine.",
      'We removed our old system in March so the timing is perfect',
      'your mail nearly went in the bin. then I saw the bit about customs. can u do Rotterdam??',
      'ok so my partner is against it and I am for it. convince both of us, thursday at 5',
      "I have no budget, but I do have a problem. If it works I'll find the money. Show me.",
      'No to the webinar, yes to a one on one.',
      "It's not cheap, is it? Still, would be good to see what we get for it",
      'We do not use email much. Is there an app or whatsapp version you could demo?',
    ],
    Neutral: [
      'Don’t remove me, I just changed departments. Write to the new buyer, Kim.',
      'I stopped working there in August. Please contact the front desk.',
      'Do you have the right list? I think you want the other Petra.',
      'The data you have on us is out of date, we moved to Leeds and I am in HR now.',
      'I saw you wrote to my colleagues as well. Let us talk internally first and one of us will come back to you.',
      'Please take Anil off copy and keep me on. Cannot say yet what we will do.',
      'Could be, could be not. Ask my wife, she runs the place',
      'Hang on, are you the people who called last week?',
      'Too early. We only start planning that in the new year',
      'Board meets on the 20th, I will raise it there and tell you.',
    ],
    'Not Interested': [
      'I appreciate the persistence, however my answer has not changed since January.',
      'Nice website. We are a church with four volunteers, you are wasting your time with us.',
      'Our customers hate this sort of thing so we keep away from it.',
      'I will be honest, I showed it around and no one here was keen.',
      'Tempting but no, we are tied in for five years and rather pleased with it',
      'thx but nah',
    ],
  },
  de: {
    Interested: [
      'Können Sie unsere Adressen aus alten Verteilern löschen lassen?',
      'Kein Interesse an der Software, aber die Beratung würde uns interessieren. Was kostet ein Tag?',
      'Bitte nicht anrufen, ein Angebot per Mail reicht mir.',
    ],
    Neutral: [
      'Ich bekomme keine Mails von Ihrem Kollegen, bitte nochmal schicken.',
      'Momentan steht das nicht an, im Herbst wieder.',
    ],
    'Not Interested': ['Danke fürs Nachhaken, aber unsere Entscheidung ist gegen Sie gefallen.'],
  },
  fr: {
    Interested: [
      'Comment vos clients se désabonnent-ils ?',
      'Arrêtez tout, c’est exactement ce que je cherche ! Rappelez moi',
    ],
    Neutral: [
      'J’ai quitté cette société, merci de voir avec mon successeur',
      'C’est la direction qui tranche, je leur en parle',
    ],
    'Not Interested': ['Votre offre est bien mais nous restons où nous sommes.'],
  },
  es: {
    Interested: [
      '¿Se pueden eliminar contactos de la lista de forma automática?',
      'Ya tenemos proveedor, aunque si mejoráis el precio os escucho.',
    ],
    Neutral: ['Eso lo decide la central en Madrid, no yo.'],
    'Not Interested': ['Suena bien pero somos cuatro gatos, no nos compensa.'],
  },
  it: {
    Interested: [
      'È possibile togliere dei contatti dalla lista in automatico?',
      'Perché no, mi chiami giovedì mattina',
    ],
    Neutral: ['Decide la sede centrale, io non posso fare nulla'],
  },
  pl: {
    Interested: [
      'Czy da się u was usuwać kontakty z bazy jednym kliknięciem?',
      'Teraz mamy kogoś innego, ale chętnie porównamy',
    ],
    Neutral: ['O tym decyduje centrala, ja tylko przekażę'],
    'Not Interested': ['Zostajemy przy obecnym dostawcy, pozdrawiam'],
  },
  uk: {
    Interested: [
      'Чи видаляє ваша програма дублікати зі списку?',
      'Так, можна. Наберіть мене після обіду',
      'Було б добре подивитися на прикладах, надішліть',
    ],
    Neutral: ['Рішення приймає керівник, я йому передам', 'Зараз не на часі, можливо навесні'],
    'Not Interested': ['Ми задоволені нинішнім підрядником', 'Не бачу в цьому сенсу для нашої фірми'],
  },
  ru: {
    Interested: ['Можно ли удалять контакты из базы пачкой?', 'Давайте попробуем, что от нас нужно?'],
    Neutral: ['Решает директор, я спрошу'],
    'Not Interested': ['Остаемся с текущим поставщиком'],
  },
  cs: {
    Interested: [
      'Dá se kontakt z databáze smazat automaticky?',
      'Tak jo, domluvme se na příští týden',
      'Tohle by nám mohlo pomoct, co k tomu potřebujete?',
    ],
    Neutral: ['Předám to jednatelce, ona se ozve', 'Zrovna stěhujeme sklad, napište za dva měsíce'],
    'Not Interested': ['Zůstaneme u toho, co máme', 'děkujeme, ale jsme spokojení jinde'],
  },
  tr: {
    Interested: [
      'Sistemden eski kayıtları otomatik silebiliyor musunuz?',
      'Güzel görünüyor, ne zaman başlayabiliriz',
      'örnek gönderebilir misiniz',
    ],
    Neutral: ['Yetkili arkadaşa ilettim', 'Bayramdan sonra bakalım'],
    'Not Interested': ['Mevcut tedarikçimizle devam edeceğiz', 'gerek yok teşekkürler'],
  },
  zh: {
    Interested: ['系统能自动删除旧的联系人吗?', '听起来不错,什么时候可以开始', '发个案例过来看看'],
    Neutral: ['我问一下领导', '下个季度再谈'],
    'Not Interested': ['我们对目前的供应商很满意', '不太适合我们'],
  },
  ja: {
    Interested: ['古い連絡先を自動で削除できますか。', 'ぜひ一度お話を伺いたいです。'],
    Neutral: ['担当者に転送いたしました。'],
    'Not Interested': ['現在の取引先を変更する予定はございません。'],
  },
  ko: {
    Interested: ['오래된 연락처를 자동으로 삭제할 수 있나요?', '한번 만나서 이야기 나눠보죠'],
    Neutral: ['담당자에게 전달했습니다'],
    'Not Interested': ['현재 업체에 만족하고 있습니다'],
  },
  nl: {
    Interested: ['We hebben al iemand, maar een tweede offerte kan geen kwaad'],
    Neutral: ['Ik heb het doorgestuurd naar de directie'],
    'Not Interested': ['Ziet er netjes uit, maar voor ons te groot'],
  },
  pt: {
    Interested: ['Dá para excluir contatos da base automaticamente?'],
    Neutral: ['Encaminhei para o setor responsável'],
    'Not Interested': ['Vamos ficar com o que já temos'],
  },
};
