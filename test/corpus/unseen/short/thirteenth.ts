import type { ShortAnswers } from './build.js';

/** Sorted rightly before anything was mended for it: 85 %; of its opt-outs, in words that no table had, 57 % were seen. */
export const thirteenth: ShortAnswers = {
  en: {
    Interested: [
      'Mornin. saw this on the train, could be handy for our drivers. whats the damage per month?',
      'Right, you wore me down. Coffee next Tuesday?',
      "We tried building it ourselves and gave up. So yeah, I'd look at yours.",
      'Does it come in a version without ads?',
      'pop it in my diary for the 12th, am only',
      'How fast could we be live if we said yes this week',
      'Our auditor told us to get rid of old contact records. Is that something the product takes care of?',
      'can your people handle deletion requests on our behalf?',
    ],
    Neutral: [
      'Your message came through empty, nothing but a logo.',
      'Away at a fair, back on my feet in a fortnight.',
      'You would have to take that up with head office in Bristol',
      'Erm, is this meant for my husband? He has the same initial.',
      'Park it for now and give me a nudge when the season is over',
      'I look after catering, this is for facilities: fm@kunde.example',
      "don't cross me off yet, still waiting on numbers from accounts",
    ],
    'Not Interested': [
      "Nothing wrong with your offer, it's just that we have no call for it.",
      'Had one, hated it, sold it.',
      'we already pay somebody to do that and see no reason to shop around',
      "Thanks for thinking of us. We'll leave it.",
      'Mate we are six people in a shed. Think about it.',
      'My accountant would kill me. No.',
    ],
    optOut: [
      'Get me off your bloody list',
      'would you mind not writing to me any longer',
      'scrub my address from your files',
      "that's the fourth one. enough now, stop it.",
      'Please ensure that no one from your firm contacts us in future.',
    ],
  },
  de: {
    Interested: [
      'Da rennen Sie bei mir offene Türen ein. Wann können Sie vorbeikommen?',
      'Schicken Sie mal Preise, dann sehen wir weiter.',
    ],
    Neutral: ['Die Mail kam leer bei mir an.', 'Das läuft alles über die Zentrale in Köln.'],
    'Not Interested': ['Wir fahren gut mit dem, was wir haben.', 'Ist nix für uns, trotzdem danke'],
    optOut: ['Ich verbitte mir weitere Zuschriften.', 'Adresse bitte aus Ihrem System nehmen.'],
  },
  fr: {
    Interested: [
      'Dites m’en plus, notamment sur le prix.',
      'Je suis dispo mardi matin si vous voulez en parler',
    ],
    Neutral: ['Voyez ça avec ma collègue Inès', 'Trop de boulot en ce moment, après l’été peut-être'],
    'Not Interested': ['C’est non.', 'Nous n’en voyons pas l’intérêt'],
    optOut: ['Ne m’envoyez plus rien', 'Supprimez mon adresse de vos fichiers'],
  },
  es: {
    Interested: ['Cuéntame más, ¿cuánto saldría al mes?', 'Nos vendría bien. ¿Cuándo podrías pasar?'],
    Neutral: ['Pregúntale a mi jefe, yo no pinto nada', 'Ahora estoy de viaje, hablamos a la vuelta'],
    'Not Interested': ['No nos hace falta'],
    optOut: ['Bórrame de tus contactos', 'Deja de mandarme esto'],
  },
  it: {
    Interested: ['Mi dica di più, soprattutto sui prezzi', 'Quando potremmo vederci?'],
    Neutral: ['Deve parlare con la sede di Torino', 'Adesso sono in viaggio'],
    'Not Interested': ['Non fa per noi', 'Siamo contenti di quello che abbiamo'],
    optOut: ['Toglietemi da questa lista'],
  },
  pt: {
    Interested: [
      'Me conta mais, quanto sai por mês?',
      'Isso resolveria um problema nosso, quando pode passar aqui?',
    ],
    Neutral: ['Fale com meu sócio, é ele que vê isso', 'Estou viajando, falamos na volta'],
    'Not Interested': ['Não vemos utilidade', 'Estamos bem servidos'],
    optOut: ['Tira meu contato daí'],
  },
  nl: {
    Interested: ['Vertel, wat gaat dat kosten?', 'Kom maar langs volgende week dinsdag'],
    Neutral: ['Moet je bij de vestiging in Gent zijn', 'Zit in het buitenland, over twee weken weer'],
    'Not Interested': ['Niks voor ons', 'Wij redden ons prima zo'],
    optOut: ['Ik wil deze mails niet meer krijgen'],
  },
  pl: {
    Interested: ['Proszę opowiedzieć coś więcej, ile to wyjdzie miesięcznie?', 'Może Pan wpaść we wtorek'],
    Neutral: ['Z tym proszę do centrali w Łodzi', 'Jestem w delegacji, wracam za dwa tygodnie'],
    'Not Interested': ['To nie dla nas', 'Dobrze nam tak jak jest'],
    optOut: ['Proszę nie wysyłać mi już żadnych ofert'],
  },
  uk: {
    Interested: [
      'Розкажіть більше, у скільки це обійдеться на місяць?',
      'Приїжджайте у вівторок, поговоримо',
      'нам би це стало в пригоді',
    ],
    Neutral: [
      'З цим треба до головного офісу у Львові',
      'Я у відрядженні, буду через два тижні',
      'Лист прийшов порожній',
    ],
    'Not Interested': ['Це не для нас', 'Нам і так добре', 'Не бачу для нас користі'],
    optOut: ['Більше не треба мені нічого слати', 'Заберіть мою адресу зі своєї бази'],
  },
  ru: {
    Interested: ['Расскажите подробнее, во сколько это обойдется?', 'Приезжайте во вторник, обсудим'],
    Neutral: ['С этим надо в головной офис', 'Я в командировке, вернусь через две недели'],
    'Not Interested': ['Это не для нас', 'Нам и так хорошо'],
    optOut: ['Не надо мне больше ничего слать'],
  },
  cs: {
    Interested: [
      'Povězte mi víc, na kolik to přijde měsíčně?',
      'Přijeďte v úterý, popovídáme si',
      'to by se nám hodilo',
    ],
    Neutral: [
      'S tím musíte na centrálu do Brna',
      'Jsem na služební cestě, vracím se za dva týdny',
      'Ten mail přišel prázdný',
    ],
    'Not Interested': ['To není pro nás', 'Nám to takhle stačí', 'Nevidím v tom přínos'],
    optOut: ['Už mi prosím nic neposílejte', 'Vymažte mou adresu ze své databáze'],
  },
  tr: {
    Interested: [
      'Biraz daha anlatın, aylık ne kadar tutar?',
      'Salı günü uğrayın konuşalım',
      'işimize yarayabilir, ne zaman gelebilirsiniz',
    ],
    Neutral: [
      'Bunun için İzmir merkeze başvurun',
      'İş seyahatindeyim, iki hafta sonra döneceğim',
      'Mailiniz boş geldi',
    ],
    'Not Interested': ['Bize göre bir şey değil', 'Biz böyle iyiyiz', 'Bize bir faydası olmaz'],
    optOut: ['Bana artık bir şey göndermeyin', 'Adresimi veritabanınızdan kaldırın'],
  },
  zh: {
    Interested: ['再详细说说,一个月多少钱', '周二过来当面谈吧', '这个对我们应该有用'],
    Neutral: ['这事要找上海总部', '我在出差,两周后回来', '你的邮件是空白的'],
    'Not Interested': ['这不适合我们', '我们现在这样挺好', '看不出对我们有什么好处'],
    optOut: ['以后不要再发任何东西给我', '把我的邮箱从你们系统里删除'],
  },
  ja: {
    Interested: ['もう少し詳しく教えてください。月額はいくらになりますか。', '火曜日にお越しください。'],
    Neutral: ['その件は本社にお問い合わせください。', '出張中で、二週間後に戻ります。'],
    'Not Interested': ['当社には向いていません。', '今のままで困っておりません。'],
    optOut: ['もう何も送らないでください。'],
  },
  ko: {
    Interested: ['좀 더 자세히 알려 주세요. 한 달에 얼마인가요?', '화요일에 방문해 주세요'],
    Neutral: ['그건 서울 본사에 문의하셔야 합니다', '출장 중이라 2주 후에 돌아옵니다'],
    'Not Interested': ['저희에게는 맞지 않습니다', '지금도 충분히 잘 하고 있습니다'],
    optOut: ['앞으로 아무것도 보내지 마세요'],
  },
  sv: {
    Interested: ['Berätta mer, vad skulle det kosta i månaden?'],
    Neutral: ['Det får du ta med huvudkontoret'],
    'Not Interested': ['Inget för oss'],
    optOut: ['Skicka inget mer till mig'],
  },
  hu: {
    Interested: ['Meséljen többet, mennyibe kerülne havonta?'],
    Neutral: ['Ezzel a központot keresse'],
    'Not Interested': ['Ez nem nekünk való'],
    optOut: ['Ne küldjenek nekem többet semmit'],
  },
};
