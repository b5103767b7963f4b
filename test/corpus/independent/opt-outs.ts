import { arrival, mail, ourSubject, ourText, us, type Sample } from '../build.js';

const quoted = ourText.replace(/^/gm, '> ');

const wishes = [
  'Unsubscribe',
  'unsubscribe me from this list!!!',
  'Please take me off your mailing list.',
  'STOP',
  'Remove.',
  'Stop emailing me or I will report you.',
  "Please don't contact me again.",
  'Kindly delete my data from your database and do not write to me any more. GDPR!',
  'opt out',
  'Do not email this address again. We never signed up for this.',
  'Bitte nehmen Sie mich aus Ihrem Verteiler.',
  'Keine weiteren Mails bitte!',
  'Ich widerspreche der Verarbeitung meiner Daten zu Werbezwecken. Löschen Sie meine Adresse.',
  'Abmelden',
  'Merci de me désinscrire de votre liste.',
  'Veuillez ne plus me contacter.',
  'Désabonnement SVP',
  'Por favor, dame de baja de tu lista de correo.',
  'No me envíen más correos.',
  'Vi prego di cancellarmi dalla vostra mailing list.',
  'Non scrivetemi più.',
  'Por favor, remova meu e-mail da sua lista.',
  'Descadastrar',
  'Graag uitschrijven.',
  'Haal mij van deze mailinglijst af.',
  'Proszę o usunięcie mojego adresu z bazy.',
  'Proszę do mnie więcej nie pisać.',
  'Odhlaste mě prosím z odběru.',
  'Vänligen ta bort mig från er lista.',
  'Afmeld mig venligst.',
  'Kontakt mig ikke igen.',
  'Poistakaa minut postituslistalta.',
  'Отпишите меня от рассылки.',
  'Больше мне не пишите.',
  'Beni listenizden çıkarın lütfen.',
  'Bir daha mail atmayın.',
  '配信停止をお願いします。',
  '今後メールを送らないでください。',
  '请不要再给我发邮件了。',
  '退订',
  '수신 거부합니다. 더 이상 메일 보내지 마세요.',
  'الرجاء إزالتي من القائمة البريدية.',
  'אנא הסירו אותי מרשימת התפוצה.',
  'Kérem, töröljenek a listáról.',
  'Vă rog să mă dezabonați.',
  'Παρακαλώ διαγράψτε με από τη λίστα σας.',
];

const others = [
  'The unsubscribe link does not work, by the way, but I am interested. Call me.',
  'Please do not stop sending these, they are useful.',
  'Do you handle the stop in Zaragoza as well?',
  'We would like to remove one carrier from our list. Can you replace them?',
  'Not interested, thanks.',
  "No need to unsubscribe me, I'm happy to hear more.",
  'How many people unsubscribe from your campaigns on average? We sell a tool for that.',
  'Bitte löschen Sie den Termin am Montag, Mittwoch passt besser.',
  'Kein Interesse.',
  'Nous ne sommes pas intéressés pour le moment.',
  'Ne vous arrêtez pas là, dites m’en plus !',
  'No dejen de informarme, me interesa.',
  'Our trucks stop twice a day in Lyon.',
  'Don’t contact my assistant, write to me directly.',
  'I removed the attachment, please send it again.',
  'Спасибо, не интересно.',
  '興味がありません。',
  'Nie jestem zainteresowany.',
  'Please cancel our call on Friday, something came up.',
  'Before you take us off your list: what would it cost for 10 pallets?',
];

const answer = (text: string, optOut: boolean, index: number): Sample => ({
  name: `${optOut ? 'Wants out' : 'Stays'}: ${text.slice(0, 50)}`,
  raw: mail({
    from: `Person <person${index}@some-customer.example>`,
    subject: `Re: ${ourSubject}`,
    text:
      index % 3 === 0
        ? text
        : `${text}\n\nOn Mon, Mar 3, 2025 at 9:14 AM Anna Keller <${us}> wrote:\n\n${quoted}`,
    answers: true,
    encoding: 'base64',
  }),
  at: arrival,
  kind: 'reply',
  optOut,
  body: text,
});

const subjects: Sample[] = ['Unsubscribe', 'STOP', 'Abmeldung', 'Désinscription'].map(subject => ({
  name: `Wants out by its subject: ${subject}`,
  raw: mail({ from: 'x@some-customer.example', subject, text: '\n\nSent from my iPhone' }),
  at: arrival,
  kind: 'reply',
  optOut: true,
}));

export const optOuts: Sample[] = [
  ...wishes.map((text, index) => answer(text, true, index)),
  ...others.map((text, index) => answer(text, false, index)),
  ...subjects,
];
