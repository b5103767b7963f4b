import { expect } from 'chai';
import { categorize } from '../../server/src/mail/categorize.js';

const leaves = (text: string): boolean => categorize(text).optOut;

const wishes = [
  "I've told you before. Stop. Mailing. Us.",
  '🛑',
  "Please don't put us on any of your lists.",
  'Bitte setzen Sie uns nicht auf Ihren Verteiler.',
  'Не добавляйте нас в рассылку.',
  "I've marked this as spam.",
  'Ich habe Ihre Adresse als Spam gemeldet.',
  'You are not authorised to write to anyone here.',
  'Who gave you my address? Please delete it.',
  'Das Postfach ist nicht für Werbung da.',
  'Не интересует, не звоните и не пишите больше.',
];

const others = [
  "Please don't add me to the calendar invite, Dana will join.",
  "Don't put me on the waiting list, we need it now.",
  'I blocked Tuesday at 10 for you.',
  "I've marked it as important.",
  'Your mail was marked as spam by our filter, sorry for the late answer.',
  'How do I unsubscribe after the free trial?',
  'Kann ich jederzeit kündigen oder mich abmelden?',
  '¿Puedo darme de baja cuando quiera?',
  'No emails please, just call: 07700 900123',
  'Non a questo indirizzo, ma a direzione@acme.example: la proposta ci interessa.',
  'Não me mande só o folder, quero preços.',
  'Proszę usunąć z oferty moduł drugi i przesłać nową.',
  'Bitte nicht mehr an Frau Ott schreiben, ich übernehme.',
  'We get a lot of unsolicited mail, can your filter help?',
  "Don't forget about me when you launch!",
];

describe('wishes to be left alone, in free words', () => {
  for (const text of wishes) it(`sees one in "${text}"`, () => expect(leaves(text)).to.equal(true));
  for (const text of others) it(`sees none in "${text}"`, () => expect(leaves(text)).to.equal(false));
});
