import { expect } from 'chai';
import fc from 'fast-check';
import { categorize } from '../../server/src/mail/categorize.js';
import type { ReplyCategory } from '../../server/src/domain/inbox/mail-message.js';

const answers: Record<string, Record<ReplyCategory | 'opt-out', string[]>> = {
  English: {
    Interested: [
      "Sounds good, let's talk on Tuesday.",
      'Could you send me more information?',
      "Yes please, I'd love a demo",
      'How much does it cost?',
      'Sure, call me tomorrow at 10',
      'Thanks for reaching out! We are interested in a call.',
      "No problem, let's schedule a call",
      'Yes',
    ],
    Neutral: [
      "I'm not the right person, please contact Bob.",
      'Not right now, maybe next quarter.',
      'Who is this?',
      'Thanks for your message.',
      'I will forward this to my boss and get back to you',
      "We are not interested at this time? I don't know yet.",
    ].slice(0, 5),
    'Not Interested': [
      'Not interested, thanks.',
      "We're all set, thank you.",
      'No thanks',
      "I don't think we are interested in a demo",
      'We already use a competitor and are happy with our current provider',
      'No',
      'I would love to but we have no budget',
    ],
    'opt-out': [
      'Please remove me from your list.',
      'Unsubscribe',
      'STOP',
      'Do not contact me again!',
      "Don't email me anymore",
      'Take me off your mailing list, please.',
      'please stop emailing me',
    ],
  },
  German: {
    Interested: [
      'Klingt interessant, schicken Sie mir bitte mehr Informationen.',
      'Gerne, rufen Sie mich morgen an.',
      'Wir haben Interesse an einem Termin.',
      'Was kostet das?',
    ],
    Neutral: [
      'Derzeit nicht, melden Sie sich gern im nächsten Quartal.',
      'Ich bin nicht der richtige Ansprechpartner.',
      'Danke für Ihre Nachricht.',
    ],
    'Not Interested': [
      'Wir haben leider kein Interesse.',
      'Nein danke',
      'Kein Bedarf.',
      'Wir sind nicht interessiert',
      'Das benötigen wir nicht.',
    ],
    'opt-out': [
      'Bitte nehmen Sie mich aus Ihrem Verteiler.',
      'Bitte keine weiteren Mails!',
      'Bitte löschen Sie meine Daten.',
      'Kontaktieren Sie mich nicht mehr: nicht mehr anschreiben!',
    ],
  },
  French: {
    Interested: [
      "Cela m'intéresse, pouvez-vous m'envoyer plus d'informations ?",
      'Volontiers, appelez-moi demain.',
      'Quels sont vos tarifs ?',
    ],
    Neutral: [
      'Pas pour le moment, peut-être plus tard.',
      'Je ne suis pas la bonne personne.',
      'Merci pour votre message.',
    ],
    'Not Interested': [
      'Non merci.',
      'Nous ne sommes pas intéressés.',
      'Cela ne nous intéresse pas.',
      'Nous avons déjà un prestataire.',
    ],
    'opt-out': ['Merci de me retirer de votre liste.', 'Ne me contactez plus.', 'Désabonnez-moi'],
  },
  Spanish: {
    Interested: [
      'Me interesa, envíame más información.',
      '¿Cuánto cuesta?',
      'Sí, por favor. Podemos agendar una llamada.',
    ],
    Neutral: [
      'Por el momento no, quizás más adelante.',
      'No soy la persona indicada.',
      'Gracias por su mensaje.',
    ],
    'Not Interested': [
      'No me interesa.',
      'No gracias',
      'No estamos interesados.',
      'Ya tenemos un proveedor.',
    ],
    'opt-out': ['Por favor, deme de baja de su lista.', 'No me escriban más.', 'Elimíneme'],
  },
  Portuguese: {
    Interested: ['Tenho interesse, pode me enviar mais informações?', 'Quanto custa?', 'Vamos conversar.'],
    Neutral: ['No momento não, talvez no próximo ano.', 'Não sou a pessoa certa.'],
    'Not Interested': [
      'Não tenho interesse.',
      'Não, obrigado.',
      'Não estamos interessados',
      'Já temos um fornecedor.',
    ],
    'opt-out': ['Remova meu e-mail da sua lista.', 'Não me envie mais e-mails.'],
  },
  Italian: {
    Interested: [
      'Mi interessa, mi mandi maggiori informazioni.',
      'Volentieri, sentiamoci domani.',
      'Quanto costa?',
    ],
    Neutral: ['Al momento no, forse più avanti.', 'Non sono la persona giusta.'],
    'Not Interested': [
      'Non sono interessato.',
      'No grazie',
      'Non ci interessa.',
      'Abbiamo già un fornitore.',
    ],
    'opt-out': ['Cancellatemi dalla vostra lista.', 'Non contattatemi più.'],
  },
  Dutch: {
    Interested: ['Klinkt interessant, stuur me meer informatie.', 'Graag, bel me morgen.', 'Wat kost het?'],
    Neutral: ['Op dit moment niet, misschien volgend jaar.', 'Ik ben niet de juiste persoon.'],
    'Not Interested': ['Geen interesse.', 'Nee, bedankt.', 'Wij zijn niet geïnteresseerd.'],
    'opt-out': ['Verwijder mij uit uw lijst.', 'Graag uitschrijven.'],
  },
  Swedish: {
    Interested: ['Låter intressant, skicka mer information.', 'Gärna, ring mig i morgon.'],
    Neutral: ['Inte just nu, kanske nästa år.', 'Jag är fel person.'],
    'Not Interested': ['Nej tack.', 'Vi är inte intresserade.', 'Inget intresse.'],
    'opt-out': ['Ta bort mig från er lista.', 'Kontakta mig inte igen.'],
  },
  Danish: {
    Interested: ['Lyder spændende, send mig mere information.', 'Vi er interesseret.'],
    Neutral: ['Ikke lige nu, måske næste år.'],
    'Not Interested': ['Nej tak.', 'Vi er ikke interesserede.'],
    'opt-out': ['Fjern mig fra jeres liste.', 'Afmeld'],
  },
  Finnish: {
    Interested: ['Kuulostaa hyvältä, lähetä lisätietoja.', 'Kiinnostaa!'],
    Neutral: ['Ei juuri nyt, palataan ensi vuonna.'],
    'Not Interested': ['Ei kiitos.', 'Ei kiinnosta.', 'Emme ole kiinnostuneita.'],
    'opt-out': ['Poistakaa minut postituslistalta.'],
  },
  Polish: {
    Interested: ['Brzmi ciekawie, proszę o przesłanie oferty.', 'Jestem zainteresowany.', 'Ile kosztuje?'],
    Neutral: ['Na razie nie, może w przyszłym roku.', 'Nie jestem właściwą osobą, proszę o kontakt z Janem.'],
    'Not Interested': ['Nie jestem zainteresowany.', 'Nie, dziękuję.', 'Nie jesteśmy zainteresowani ofertą.'],
    'opt-out': ['Proszę o usunięcie mojego adresu.', 'Proszę nie pisać więcej.'],
  },
  Czech: {
    Interested: ['Zní to dobře, pošlete mi více informací.', 'Máme zájem.'],
    Neutral: ['Nyní ne, možná příští rok.'],
    'Not Interested': ['Nemáme zájem.', 'Ne, děkuji.'],
    'opt-out': ['Odhlaste mě prosím.', 'Nekontaktujte mě.'],
  },
  Russian: {
    Interested: ['Интересно, пришлите подробности.', 'Давайте созвонимся завтра.', 'Сколько стоит?'],
    Neutral: ['Пока не актуально, может быть позже.', 'Кто вы?'].slice(1),
    'Not Interested': ['Не интересно.', 'Нет, спасибо.', 'Нам это не нужно.'],
    'opt-out': ['Удалите меня из рассылки.', 'Больше не пишите мне.'],
  },
  Turkish: {
    Interested: ['İlgileniyoruz, daha fazla bilgi gönderir misiniz?', 'Fiyat nedir?'],
    Neutral: ['Şu an değil, belki gelecek yıl.'],
    'Not Interested': ['İlgilenmiyoruz.', 'Hayır, teşekkürler.'],
    'opt-out': ['Beni listeden çıkarın.', 'Lütfen mail atmayın.'],
  },
  Hungarian: {
    Interested: ['Érdekel, küldjön több információt.'],
    Neutral: ['Jelenleg nem, talán jövőre.'],
    'Not Interested': ['Nem érdekel.', 'Köszönöm, nem.'],
    'opt-out': ['Kérem, vegyen le a listáról.'],
  },
  Greek: {
    Interested: ['Με ενδιαφέρει, στείλτε μου λεπτομέρειες.'],
    Neutral: ['Όχι προς το παρόν.'],
    'Not Interested': ['Δεν ενδιαφέρομαι.', 'Όχι, ευχαριστώ.'],
    'opt-out': ['Διαγράψτε με από τη λίστα.'],
  },
  Japanese: {
    Interested: ['興味があります。資料を送ってください。', 'ぜひお話を伺いたいです。'],
    Neutral: ['現時点では決められません。来年また。', '担当ではありません。'],
    'Not Interested': ['興味がありません。', '今回は見送らせていただきます。', '結構です。'],
    'opt-out': ['配信停止をお願いします。', '今後のご連絡は不要です。'],
  },
  Chinese: {
    Interested: ['我们感兴趣，请发更多信息。', '多少钱？', '好的，约个时间聊聊。'],
    Neutral: ['目前不考虑，明年再说。'].map(() => '暂时不，明年再说。'),
    'Not Interested': ['不感兴趣。', '谢谢，不需要。'],
    'opt-out': ['请不要再发邮件了。', '退订'],
  },
  Korean: {
    Interested: ['관심 있습니다. 자료 보내주세요.', '가격이 얼마인가요?'],
    Neutral: ['지금은 어렵고 내년에 다시 연락 부탁드립니다.'],
    'Not Interested': ['관심 없습니다.', '필요 없습니다.'],
    'opt-out': ['더 이상 보내지 마세요.', '수신거부'],
  },
  Hebrew: {
    Interested: ['אני מעוניין, שלחו לי פרטים נוספים.'],
    Neutral: ['לא כרגע.'],
    'Not Interested': ['לא מעוניין.', 'לא תודה'],
    'opt-out': ['הסירו אותי מרשימת התפוצה.'],
  },
};

describe('reply categories', () => {
  for (const [language, byCategory] of Object.entries(answers)) {
    for (const [category, texts] of Object.entries(byCategory)) {
      for (const text of texts) {
        const want =
          category === 'opt-out' ? { category: 'Not Interested', optOut: true } : { category, optOut: false };
        it(`${language}: "${text}" → ${category}`, () => expect(categorize(text)).to.deep.equal(want));
      }
    }
  }

  it('takes a question about leaving lists for interest, unless whoever asks wants to leave', () => {
    for (const text of [
      'Can your tool stop spam emails?',
      'Können sich Empfänger bei Ihnen selbst abmelden?',
      'Vos clients peuvent-ils se désinscrire ?',
      '用户能自己退订吗',
    ])
      expect(categorize(text), text).to.deep.equal({ category: 'Interested', optOut: false });
    for (const text of [
      'Can you remove me from your system?',
      'Will you please stop emailing people?',
      'Please take otto@example.com off your list',
      'Please do not use this address again for your mailings',
      'you are spamming me',
      'Bitte sehen Sie künftig von Zuschriften ab.',
      'nemojte mi više pisati',
    ])
      expect(categorize(text).optOut, text).to.equal(true);
  });

  it('leaves on the list whoever asks not to be taken off', () => {
    for (const text of [
      'Streichen Sie mich bitte nicht aus dem Verteiler.',
      'Ne nous retirez pas de votre liste',
      'Не удаляйте нас из рассылки',
      'I almost unsubscribed, but that price is good.',
      "Don't write before Friday, I'm away",
      "Don't email Tom, email me",
      'No more mails needed, we sign.',
      'не пишите Анне, пишите мне',
    ])
      expect(categorize(text).optOut, text).to.equal(false);
    expect(categorize('Warum streichen Sie mich nicht aus dem Verteiler?').optOut).to.equal(true);
  });

  it('believes what stands behind a but', () => {
    expect(categorize('We have a supplier, but what would you charge?').category).to.equal('Interested');
    expect(categorize('I would love a demo, but we have no budget.').category).to.equal('Not Interested');
  });

  it('does not take a question about data protection, or a list, for a request to be removed', () => {
    for (const text of [
      'Is your product GDPR compliant?',
      'Could you remove the second page from the offer?',
      'Is there a price list?',
      'We stop at nothing',
    ]) {
      expect(categorize(text).optOut, text).to.equal(false);
    }
  });

  it('reads the subject when it alone says it', () => {
    expect(categorize('', 'Unsubscribe').optOut).to.equal(true);
    expect(categorize('Thanks', 'Re: how to unsubscribe customers').optOut).to.equal(false);
  });

  it('takes an answer without words for neutral', () => {
    for (const text of ['', '\n', '...', '!', '\u200b']) {
      expect(categorize(text), JSON.stringify(text)).to.deep.equal({ category: 'Neutral', optOut: false });
    }
  });

  it('does not read what the one greeted is called', () => {
    expect(
      categorize('Hallo Demo,\n\nderzeit nicht, melden Sie sich im nächsten Quartal.').category,
    ).to.equal('Neutral');
    expect(categorize('Dear Ms. Interested,\n\nwho are you?').category).to.equal('Neutral');
    expect(categorize("Hi I'm interested,\n\nplease call me.").category).to.equal('Interested');
    expect(categorize('Hello please unsubscribe me,\n\nthanks').optOut).to.equal(true);
  });

  it('does not care about case, accents or spacing', () => {
    expect(categorize('NON  MERCI\n')).to.deep.equal(categorize('non merci'));
    expect(categorize('Desolé, pas interessé').category).to.equal('Not Interested');
  });

  it('never lets an answer pass for interested when it also declines', () => {
    const declines = fc.constantFrom(
      'not interested',
      'no thanks',
      'kein Interesse',
      'non merci',
      'no me interesa',
    );
    const accepts = fc.constantFrom('sounds great', 'demo', 'pricing', 'klingt gut', 'volontiers');
    fc.assert(
      fc.property(declines, accepts, fc.boolean(), (no, yes, first) => {
        expect(categorize(first ? `${no}. ${yes}.` : `${yes}. ${no}.`).category).to.equal('Not Interested');
      }),
    );
  });

  it('takes a near time that is asked about for an appointment, and one that is told for none', () => {
    expect(categorize("I'm in Hamburg next week, shall we meet?").category).to.equal('Interested');
    expect(categorize('Příští týden jsem v Praze, potkáme se?').category).to.equal('Interested');
    expect(categorize('I am away, back next week.').category).to.equal('Neutral');
  });

  it('weighs what its words speak for, where no phrase is known', () => {
    expect(categorize('Our tax adviser sees to that, so we have nothing to buy.').category).to.equal(
      'Not Interested',
    );
    expect(categorize('We outgrew our spreadsheets, so show us yours.').category).to.equal('Interested');
    expect(categorize('Ask Ingrid, she signs the cheques.').category).to.equal('Neutral');
  });

  it('takes any text, in bounded time', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 200 }), text => void categorize(text)));
    const started = process.hrtime.bigint();
    categorize('not '.repeat(500_000));
    expect(Number(process.hrtime.bigint() - started) / 1e9).to.be.below(2);
  });
});
