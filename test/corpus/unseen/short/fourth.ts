import type { ShortAnswers } from './build.js';

/** Sorted rightly before anything was mended for it: 85 % (69 % by phrases alone). */
export const fourth: ShortAnswers = {
  en: {
    Interested: [
      'Hi Anna, thanks for reaching out. This looks relevant to a project we kick off in May. Can you send an invite for a 30 min intro?',
      'Hey, sounds cool! Is there a sandbox we can play with?',
      'We have 3 open backend roles. What is your success fee?',
      'I like what I see on your site. Could you walk me and our head of sales through it?',
      'Does the platform support SSO and what does the enterprise tier include?',
      'Can we push this to next month? I definitely want to see it.',
      'Our renewal with Zendesk is in 6 weeks so now would be the time to show me why I should switch.',
      'Great, please proceed.',
      'Yes, that would be helpful.',
      'ok cool whats ur calendly',
      'We get pitched this constantly, but nobody has solved it for multi-site. If you have, I want to talk.',
      "I'm cautiously optimistic. Share two or three examples from the hospitality sector?",
      'Would 4pm CET on the 22nd be okay?',
      'Thank you for your patience. We would like to move ahead with the pilot.',
      'Sounds like you know your stuff. How do you charge, hourly or fixed?',
      'My business partner and I are both curious. When could you present?',
      'I can give you a call on my drive home, what number are you on?',
      'can u do it cheaper than 99 a month',
      'Sure, happy to take a look at the report you mentioned.',
      'We were literally discussing this in our standup today. Drop me some slots.',
      'What would the onboarding look like for a team of about 25?',
    ],
    Neutral: [
      'Thanks for your email. We are happy with our agency for now but feel free to check in again next year.',
      'HR handles recruiting vendors, not me. Try jobs@kunde.example',
      "Jennifer is no longer in this role. I've added Marcus, who took over the team.",
      'Interesting read, thanks for sharing.',
      "I'm tied up with a product launch until the end of April. Please follow up after that.",
      'Remind me, what does your company do again?',
      'Let me take this to our steering committee and see what they think.',
      "Sorry, I don't deal with website stuff. Our webmaster is Kofi.",
      'We may look at this in the second half of the year. Too soon to tell.',
      'Is this a newsletter or did you write to me personally?',
      "I'll forward to whoever is in charge but can't promise you an answer.",
      "Just to let you know I've received your message.",
      'Undecided at the moment, still gathering opinions internally.',
      "That's a decision for our franchisor, I only run this one store.",
      'Who gave you the idea that we are hiring?',
      'The owner is abroad and will be back in three weeks, you would need to ask him.',
      'Happy Friday to you too!',
      'Please contact my assistant Maria for anything like this.',
      'On jury duty this week, bear with me.',
    ],
    'Not Interested': [
      'Hi Anna, thanks for reaching out. Unfortunately this is not something we are pursuing. Best of luck!',
      "We're an agency ourselves, so we obviously don't need one.",
      'I appreciate your persistence but the answer remains the same.',
      'We recently invested in a similar platform and are not considering alternatives.',
      "Your prices are double what I'm paying now. No chance.",
      'We let half the team go last month, so recruiting is the last thing we need.',
      'Thanks, but this does not solve a problem I have.',
      'Please, no more of these AI tools. We are drowning in them.',
      "I'm a freelancer, I don't have 'teams' lol",
      'We evaluated you in 2023 and it did not go well.',
      "It isn't something we'd spend money on.",
      'Company policy prevents us from engaging with unsolicited offers.',
      'Do I look like someone who needs SEO?',
      "Thanks for the offer, but we'll leave it there.",
      "We've outsourced that whole department to Accenture.",
    ],
    optOut: [
      "Please respect my privacy and don't write to me any more.",
      'This is my third request to be taken off. Next step is a formal complaint.',
      'no more mail thx',
      'Would you kindly strike us from your records?',
      'Not interested, kindly stop.',
    ],
  },
  de: {
    Interested: [
      'Guten Tag Frau Keller, das Thema steht bei uns auf der Agenda. Wann könnten Sie es uns zeigen?',
      'Bitte senden Sie mir vorab ein paar Eckdaten und die Konditionen.',
      'Gerne mal unverbindlich. Mein Kalender: https://cal.example/lang',
      'Lässt sich das an Datev anbinden?',
      'Würde mich interessieren was das bei 15 Leuten ausmacht',
    ],
    Neutral: [
      'Vielen Dank, ich gebe es an die Geschäftsführung weiter.',
      'Herr Lang ist leider verstorben.',
      'Wir stecken mitten in der Umstellung, vor Herbst passiert da nichts.',
      'Was genau bieten Sie eigentlich an und wie kommen Sie auf uns?',
    ],
    'Not Interested': [
      'Wir sind selbst Dienstleister in dem Bereich.',
      'Dafür haben wir keine Verwendung.',
      'Nein, vielen Dank. Wir haben uns gerade erst für ein anderes System entschieden.',
      'Kaltakquise per Mail ist in Deutschland verboten, das wissen Sie hoffentlich.',
    ],
    optOut: ['Bitte streichen Sie mich umgehend aus Ihrer Kartei und bestätigen Sie mir das.'],
  },
  fr: {
    Interested: [
      'Bonjour, votre solution pourrait nous intéresser. Avez-vous une documentation en français ?',
      'On peut faire un point mardi prochain vers 14h ?',
      'Oui allez-y, envoyez le lien',
    ],
    Neutral: [
      'Je viens de prendre mes fonctions, laissez-moi quelques mois.',
      'C’est la DSI qui gère, je ne suis pas décisionnaire.',
      'Merci, je vais lire cela à tête reposée.',
    ],
    'Not Interested': [
      'Nous avons développé notre propre outil.',
      'Merci, mais ce n’est pas à l’ordre du jour.',
      'Je décline votre proposition.',
    ],
    optOut: ['STOP'],
  },
  es: {
    Interested: [
      'Hola, sí que nos vendría bien. ¿Podéis hacernos una demo la semana del 12?',
      'A ver, explícame cómo funciona y qué cuesta',
      'Me cuadra, ¿el viernes a primera hora?',
    ],
    Neutral: [
      'Acabo de cambiar de puesto, esto ahora lo ve Andrés',
      'Déjame revisarlo con calma y te comento',
    ],
    'Not Interested': [
      'Ahora mismo no está entre nuestras prioridades, gracias',
      'Eso ya lo hacemos en casa',
    ],
    optOut: ['Por favor no me contacten más'],
  },
  pt: {
    Interested: [
      'Gostei da ideia, vocês conseguem integrar com o nosso ERP?',
      'Oi Anna! Pode me chamar no whats 11 99999 0000',
    ],
    Neutral: [
      'Ainda estamos a avaliar internamente',
      'Quem decide isso é a diretoria, eu só faço a operação',
    ],
    'Not Interested': ['Já contratámos outra solução', 'Não vejo utilidade para nós, obrigado'],
  },
  it: {
    Interested: [
      'Salve, quali sarebbero i tempi e i costi per 20 utenti?',
      'Potrebbe essere utile, ci vediamo in fiera?',
    ],
    Neutral: ['Il dott. Bianchi non è più in azienda', 'Ci dobbiamo ancora ragionare'],
    'Not Interested': ['Non è un tema per noi in questo momento', 'Abbiamo appena cambiato fornitore'],
    optOut: ['Non autorizzo il trattamento dei miei dati, cancellateli'],
  },
  nl: {
    Interested: ['Leuk, kunnen we volgende week even sparren?', 'Werken jullie ook op no cure no pay?'],
    Neutral: ['Ik ben niet de juiste persoon, Sanne van HR wel'],
    'Not Interested': ['We hebben net een nieuw pakket aangeschaft', 'Dat doen we liever zelf'],
  },
  pl: {
    Interested: ['Brzmi sensownie, kiedy możemy zobaczyć demo?', 'Czy współpracujecie z małymi firmami?'],
    Neutral: ['Muszę to skonsultować z zarządem'],
    'Not Interested': [
      'Nie planujemy takich zakupów',
      'Korzystamy już z innego systemu i jesteśmy zadowoleni',
    ],
  },
  cs: {
    Interested: ['Můžete mi prosím zavolat ve středu odpoledne?'],
    Neutral: ['Kontaktujte prosím naši centrálu v Praze.'],
    'Not Interested': ['Tohle u nás nevyužijeme.'],
  },
  sv: {
    Interested: ['Absolut, har du tid på tisdag eller onsdag?'],
    Neutral: ['Vi får återkomma när vi har pratat ihop oss'],
    'Not Interested': ['Vi har precis bytt system så det är inte aktuellt'],
  },
  da: {
    Interested: ['Kan I sende en pris på 20 brugere?'],
    'Not Interested': ['Det er ikke relevant for os'],
  },
  no: {
    Interested: ['Ja, dette vil jeg gjerne høre mer om'],
    'Not Interested': ['Vi har nettopp skrevet avtale med en annen leverandør'],
  },
  fi: {
    Interested: ['Voitko lähettää hinnaston?'],
    'Not Interested': ['Tämä ei ole meille ajankohtaista'],
  },
  ru: {
    Interested: ['Можем созвониться на неделе, скиньте варианты времени', 'Есть ли у вас пробный период?'],
    Neutral: ['Этот вопрос решает генеральный директор'],
    'Not Interested': ['Мы уже внедрили другую систему'],
  },
  uk: {
    Interested: ['Чи є у вас безкоштовна версія?'],
    'Not Interested': ['Зараз для нас це не на часі'],
  },
  tr: {
    Interested: ['Demo için salı günü uygun musunuz?'],
    Neutral: ['Yönetimle görüşüp size döneceğim'],
    'Not Interested': ['Biz bu işi kendi içimizde çözüyoruz'],
  },
  ro: {
    Interested: ['Da, sunați-mă mâine după 10'],
    'Not Interested': ['Nu căutăm așa ceva'],
  },
  hu: {
    Interested: ['Tudna küldeni egy rövid bemutatót?'],
    'Not Interested': ['Most nem aktuális, köszönöm'],
  },
  el: {
    Interested: ['Θα ήθελα μια παρουσίαση, πότε μπορείτε;'],
    'Not Interested': ['Δεν μας αφορά, ευχαριστούμε'],
  },
  ja: {
    Interested: ['導入費用と月額を教えていただけますか。', '来週オンラインで30分ほどお時間いただけますか。'],
    'Not Interested': ['現時点では導入の予定はございません。'],
  },
  ko: {
    Interested: ['데모를 보고 싶습니다. 다음 주 화요일 괜찮으신가요?'],
    'Not Interested': ['당분간 도입 계획이 없습니다'],
  },
  zh: {
    Interested: ['听起来不错,下周二可以演示吗?'],
    Neutral: ['我先跟老板汇报一下'],
    'Not Interested': ['我们自己有团队做,谢谢'],
  },
  ar: {
    Interested: ['هل يمكنكم عمل عرض توضيحي يوم الأحد؟'],
    'Not Interested': ['نستخدم نظاما آخر ونحن راضون عنه'],
  },
  hi: {
    Interested: ['डेमो कब दिखा सकते हैं?'],
    'Not Interested': ['हमें इसमें रुचि नहीं है'],
  },
};
