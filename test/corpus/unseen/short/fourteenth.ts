import type { ShortAnswers } from './build.js';

/** Sorted rightly before anything was mended for it: 82 %. */
export const fourteenth: ShortAnswers = {
  en: {
    Interested: [
      'Wasnt expecting much but your video is ace. Where do I go from here',
      'Two things: can it read barcodes and will you do a discount for charities?',
      'The old lot let us down again yesterday so your timing could hardly be better.',
      'Ping me on 0151 555 0177 after lunch',
      'Is the list of features on your site complete? I miss an export.',
      'Can the report leave out people who opted out?',
      "We aren't a big firm, does that matter? If not I would like to give it a whirl.",
    ],
    Neutral: [
      'Beg pardon, which product was this again?',
      'I am only filling in for Jo, she is back in the office on the 19th',
      'Might be one for the marketing lot. I put it on their desk.',
      'cant decide that by myself',
      'Not before we have moved house in autumn',
      'Please leave me on the list, I only skipped this one',
    ],
    'Not Interested': [
      'Our lads do this by hand and like it that way.',
      'Read it twice and I still fail to see what we would gain.',
      'Ta but I am spoken for',
      'We dropped that whole idea.',
      'You are barking up the wrong tree, we outsource nothing.',
      'Seems pricey for what it is so I will say no',
    ],
    optOut: [
      'strike me from your books please',
      'I have had it with these mails',
      'kindly see to it that this address gets no further post',
      'u keep writing, pls dont',
    ],
  },
  de: {
    Interested: ['Was verlangen Sie denn dafür?', 'Nächste Woche hätte ich Luft, sagen wir Mittwoch?'],
    Neutral: [
      'Da müsste ich erst meine Frau fragen',
      'Sprechen Sie bitte mit Frau Adler, die kümmert sich darum',
    ],
    'Not Interested': ['Lassen Sie mal gut sein.', 'Das rechnet sich bei uns nicht'],
    optOut: ['Verschonen Sie mich mit solchen Mails', 'Ich will nichts mehr von Ihnen hören'],
  },
  fr: {
    Interested: ['Vous prenez combien pour ça ?', 'Banco, on se voit quand ?'],
    Neutral: ['Il faut que j’en parle à ma femme', 'Adressez vous à Madame Roux'],
    'Not Interested': ['Laissez tomber'],
    optOut: ['Épargnez moi vos mails', 'Je ne veux plus entendre parler de vous'],
  },
  es: {
    Interested: ['¿Por cuánto me lo dejáis?', 'La semana que viene tengo hueco, ¿el miércoles?'],
    Neutral: ['Tendría que consultarlo con mi mujer', 'Habla con la señora Ruiz'],
    'Not Interested': ['Déjalo estar', 'No nos sale a cuenta'],
    optOut: ['Ahórrame estos correos'],
  },
  it: {
    Interested: ['Quanto chiedete?', 'Settimana prossima ho tempo, mercoledì?'],
    Neutral: ['Ne devo parlare con mia moglie', 'Parli con la signora Conti'],
    'Not Interested': ['Lasci perdere', 'Per noi non è conveniente'],
    optOut: ['Non voglio più sentirvi'],
  },
  pt: {
    Interested: ['Quanto vocês cobram por isso?', 'Semana que vem tenho horário, quarta?'],
    Neutral: ['Preciso falar com a minha esposa antes'],
    'Not Interested': ['Deixa pra lá', 'Não compensa para a gente'],
    optOut: ['Não quero mais saber de vocês, parem'],
  },
  nl: {
    Interested: ['Wat vragen jullie daarvoor?'],
    Neutral: ['Moet ik eerst met mijn vrouw bespreken', 'Spreek mevrouw Bos maar aan'],
    'Not Interested': ['Laat maar zitten', 'Dat loont voor ons niet'],
    optOut: ['Ik wil niks meer van jullie horen'],
  },
  pl: {
    Interested: ['Ile Państwo za to biorą?', 'W przyszłym tygodniu mam czas, może środa?'],
    Neutral: ['Muszę najpierw zapytać żonę', 'Proszę rozmawiać z panią Kowalską'],
    'Not Interested': ['Dajmy sobie spokój', 'Nam się to nie opłaca'],
    optOut: ['Nie chcę już nic od was słyszeć'],
  },
  uk: {
    Interested: [
      'Скільки ви за це берете?',
      'Наступного тижня маю час, може середа?',
      'Хочу спробувати, з чого почати?',
    ],
    Neutral: ['Спершу спитаю дружину', 'Поговоріть з пані Коваль', 'Нагадайте, будь ласка, про що йшлося'],
    'Not Interested': ['Не варто', 'Нам це невигідно', 'Ми від цього відмовились ще торік'],
    optOut: ['Не хочу більше чути від вас нічого'],
  },
  ru: {
    Interested: ['Сколько вы за это берете?', 'На следующей неделе есть время, может в среду?'],
    Neutral: ['Сначала спрошу жену', 'Поговорите с Анной Петровной'],
    'Not Interested': ['Не стоит', 'Нам это невыгодно'],
    optOut: ['Не хочу больше ничего от вас слышать'],
  },
  cs: {
    Interested: [
      'Kolik si za to účtujete?',
      'Příští týden mám čas, co třeba středa?',
      'Chci to zkusit, čím začít?',
    ],
    Neutral: ['Nejdřív se zeptám manželky', 'Promluvte si s paní Malou', 'Připomeňte mi prosím, o co šlo'],
    'Not Interested': ['Nechme to být', 'Nám se to nevyplatí', 'Od toho jsme už loni upustili'],
    optOut: ['Nechci už od vás nic slyšet'],
  },
  tr: {
    Interested: [
      'Bunun için ne kadar alıyorsunuz?',
      'Haftaya vaktim var, çarşamba nasıl?',
      'Denemek istiyorum, nereden başlayayım?',
    ],
    Neutral: ['Önce eşime sorayım', 'Ayşe Hanım ile konuşun', 'Konu neydi, hatırlatır mısınız?'],
    'Not Interested': ['Boş verin', 'Bizim için karlı değil', 'Geçen yıl bundan vazgeçtik'],
    optOut: ['Sizden artık bir şey duymak istemiyorum'],
  },
  zh: {
    Interested: ['这个你们收多少', '下周我有时间,周三怎么样', '想试试,从哪里开始'],
    Neutral: ['我得先问问我太太', '你跟王女士谈吧', '请再说一下是什么事'],
    'Not Interested': ['算了吧', '对我们不划算', '去年我们就放弃这个了'],
    optOut: ['不想再收到你们任何消息'],
  },
  ja: {
    Interested: ['おいくらでやっていただけますか。', '来週の水曜はいかがですか。'],
    Neutral: ['まず妻に聞いてみます。', '山田さんにお話しください。'],
    'Not Interested': ['やめておきます。', '当社では採算が合いません。'],
    optOut: ['もう連絡してこないでください。'],
  },
  ko: {
    Interested: ['비용은 얼마나 받으세요?', '다음 주 수요일 어떠세요?'],
    Neutral: ['먼저 아내에게 물어볼게요', '김 과장님과 이야기해 보세요'],
    'Not Interested': ['그냥 안 할래요', '저희에겐 수지가 안 맞습니다'],
    optOut: ['다시는 연락하지 마세요'],
  },
};
