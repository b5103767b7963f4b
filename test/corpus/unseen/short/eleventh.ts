import type { ShortAnswers } from './build.js';

/** Sorted rightly before anything was mended for it: 61 %; it was written to be hard, near to opt-outs above all. */
export const eleventh: ShortAnswers = {
  en: {
    Interested: [
      'Does your crm let contacts unsubscribe on their own?',
      'How do we remove old leads from the database, is that automatic?',
      'We want our customers to stop receiving double invoices. Would your software do that?',
      'no more powerpoint please, just show me the real thing. wednesday 3pm',
      'If it is really GDPR safe and we can delete data when asked, then yes I want to see it.',
      'Delete the first quote, we need it for 25 seats not 15. Thanks',
      'hi, thx for writing. we got burned by a similar vendor so i am sceptical, but ok, 15 minutes on friday. please no slides',
      "Not looking to switch today. That said, if you can really save us 20% I'd be stupid not to listen. What do you need from us?",
      'Never heard of you but your client list is impressive. Send over what you have and who i can call as a reference',
      'No need to send more info, I have read it all. When can we sign?',
      'We dont need the full suite. Only the reporting part, is that sold separately?',
      'Why is it so expensive compared to Acme? If you can explain that on a call I am all ears.',
    ],
    Neutral: [
      'Please stop by reception and ask for Mr Hall, I do not deal with this.',
      "Don't take me off the list, just write to my new address petra2@kunde.example",
      'I have been removed from the tender team. Contact Mr Osei.',
      'Please remove Tom from the thread, he has left. I will look at it when I am back from leave.',
      'Stop, you sent that to the wrong company I believe. We are Lang Ltd and not Lang Group.',
      "Thanks. Honestly I can't tell whether this is for us. Will ask the team on monday",
      'Cheers for this, but I only joined last week and am still finding the coffee machine. Ask me in a few months.',
      'Interested? Perhaps. It is the finance team that has the say, and they do not meet before October.',
      'I am not the one to talk to but I know who is: Carla, she is cc’d.',
    ],
    'Not Interested': [
      'We took a long hard look at this sort of thing in spring. The conclusion was that it costs more than it brings.',
      'It is a great product, I used it at my old job. Here nobody would use it though, so I will not take it further.',
      'Sorry for being blunt but every week somebody offers me this and every week I say the same: thanks, no.',
      'sounds great... for a company with money. not us',
      'Would love to, but there is a hiring and spending freeze and we have been told to turn down everything.',
      'Yeah no. We do that in-house.',
    ],
    optOut: ['Your last mail had an unsubscribe link that does nothing, just so you know'],
  },
  de: {
    Interested: [
      'Können sich unsere Kunden da selbst abmelden?',
      'Wir haben zwar jemanden, aber ich bin nicht ganz glücklich damit. Was können Sie besser?',
      'Bitte löschen Sie den Termin am Montag, Dienstag passt mir besser.',
    ],
    Neutral: [
      'Bitte streichen Sie mich nicht aus der Liste, ich komme nur gerade nicht dazu.',
      'Grundsätzlich interessant, nur entscheide ich das nicht und mein Chef ist bis Juni weg.',
    ],
    'Not Interested': [
      'Netter Versuch, aber wir haben das gerade erst eingeführt, allerdings von jemand anderem.',
    ],
  },
  fr: {
    Interested: [
      'Est-ce que votre logiciel supprime les doublons de la liste ?',
      'On a déjà un prestataire mais il est trop cher. Vous pouvez faire mieux ?',
    ],
    Neutral: [
      'Ne me retirez pas de la liste, je suis juste débordé.',
      'Ce sujet n’est pas prioritaire avant la rentrée, on en reparle à ce moment là',
    ],
    'Not Interested': ['C’est gentil mais je préfère rester avec mon fournisseur actuel.'],
  },
  es: {
    Interested: [
      '¿Con vuestra herramienta los clientes se pueden dar de baja solos?',
      'No conocía la empresa pero lo que cuentas me cuadra. ¿Hablamos el miércoles?',
    ],
    Neutral: ['No me borres, es que estoy hasta arriba. La semana que viene lo miro.'],
    'Not Interested': ['Te lo agradezco, pero ya lo miramos el año pasado y decidimos que no.'],
  },
  it: {
    Interested: [
      'Il vostro sistema cancella da solo i contatti vecchi?',
      'Abbiamo già un fornitore ma scade a giugno, mi faccia un’offerta',
    ],
    'Not Interested': ['La ringrazio, ma per una realtà piccola come la nostra non ha senso.'],
  },
  pl: {
    Interested: [
      'Czy klienci mogą się sami wypisać z newslettera?',
      'Mamy dostawcę, ale szukamy tańszego. Proszę o cennik',
    ],
    Neutral: ['Nie ja o tym decyduję, proszę spytać prezesa'],
    'Not Interested': ['Dostaję takich ofert dziesięć dziennie, nie potrzebujemy'],
  },
  uk: {
    Interested: [
      'Чи можуть клієнти самі відписатися від розсилки?',
      'Ми вже працюємо з іншими, але не дуже задоволені. Які у вас умови?',
      'Добре, домовились, чекаю дзвінка завтра о 10',
    ],
    Neutral: ['Бюджет на цей рік закритий, нагадайте у січні', 'Це вирішує головний офіс, я лише бухгалтер'],
    'Not Interested': ['Вдячні за пропозицію, проте вимушені відмовитись', 'ні дякую, в нас все є'],
  },
  ru: {
    Interested: [
      'А рассылка у вас с кнопкой отписаться?',
      'Есть подрядчик, но дорогой. Сколько возьмете вы?',
    ],
    Neutral: ['Не удаляйте меня из списка, просто сейчас завал'],
    'Not Interested': ['Спасибо за предложение, но мы закрываем этот проект'],
  },
  cs: {
    Interested: [
      'Umí se zákazníci z rozesílky odhlásit sami?',
      'Dodavatele máme, ale zdražil. Jaké máte ceny vy?',
      'Jo, proč ne, ve čtvrtek mám čas',
    ],
    Neutral: ['Letos už to nestíháme, zkuste to v lednu', 'o tomhle rozhoduje centrála v Německu'],
    'Not Interested': ['Nechceme nic měnit, současný dodavatel nám vyhovuje', 'to není nic pro nás'],
  },
  tr: {
    Interested: [
      'Müşteriler listeden kendileri çıkabiliyor mu?',
      'Çalıştığımız bir firma var ama pahalı, sizin fiyatınız nedir?',
      'tamam yarın arayın konuşalım',
    ],
    Neutral: ['Karar bende değil, genel müdüre sormam gerek', 'Bütçe görüşmeleri ocakta, o zaman yazın'],
    'Not Interested': ['Teklifiniz için teşekkürler ama değişiklik düşünmüyoruz', 'yok sağ olun'],
  },
  zh: {
    Interested: ['客户可以自己退订吗?', '现在的供应商太贵了,你们什么价', '行,明天上午十点打给我'],
    Neutral: ['这要总部决定,我做不了主', '今年的预算已经用完了,明年一月再联系吧'],
    'Not Interested': ['谢谢你的介绍,不过我们不打算更换', '我们公司太小,用不上'],
  },
  ja: {
    Interested: [
      'お客様が自分で配信停止できますか。',
      '現在の業者より安ければ検討したいです。見積もりをお願いします。',
    ],
    Neutral: ['私では判断できませんので、上司に確認します。'],
    'Not Interested': ['せっかくですが、間に合っております。'],
  },
  ko: {
    Interested: ['고객이 직접 수신 거부할 수 있나요?', '지금 쓰는 업체가 비싸서요, 단가 좀 알려주세요'],
    Neutral: ['제가 결정할 수 있는 일이 아니라 본사에 물어봐야 합니다'],
    'Not Interested': ['제안 감사하지만 바꿀 계획이 없습니다'],
  },
  nl: {
    Interested: ['Kunnen klanten zich bij jullie zelf uitschrijven?'],
    Neutral: ['Daar beslis ik niet over, dat doet het hoofdkantoor'],
    'Not Interested': ['Lief aanbod, maar wij blijven bij onze huidige leverancier'],
  },
  pt: {
    Interested: ['Os clientes conseguem sair da lista sozinhos?'],
    Neutral: ['A matriz é que decide, fale com eles'],
    'Not Interested': ['Agradeço o contato mas vamos continuar com o fornecedor atual'],
  },
};
