import { expect } from 'chai';
import { categorize } from '../../server/src/mail/categorize.js';

describe('requests to halt', () => {
  it('takes a word that ends beside a word for mail for a request, in whatever words', () => {
    for (const text of [
      'Please discontinue these mailings.',
      'Veuillez cesser vos envois.',
      'Dejad de mandarme cosas',
      'Smettetela di mandarmi queste mail',
      'One more email and you will hear from my lawyer.',
      'Ich untersage Ihnen jede weitere Werbung.',
      'I object to your marketing emails.',
      "Je m'oppose à toute prospection.",
      'Would you mind not sending me these any longer',
      'Schicken Sie uns künftig nichts mehr',
      'Не треба нам більше нічого слати',
      'Skicka inget mer till oss',
      'Please wipe our address from your records',
      'Anschrift bitte aus Ihrer Datenbank löschen',
      'Wir möchten nichts mehr von euch hören',
      'Nu vreau să mai aud de voi',
      'Spare us your mailings',
    ])
      expect(categorize(text).optOut, text).to.equal(true);
  });

  it('leaves alone who tells of an end, or of lawyers', () => {
    for (const text of [
      'We stopped sending pallets to Spain, please write again in May.',
      'He quit last week please email Max',
      'Deja de preocuparte y mándame el contrato',
      'We had a complaint with another carrier. Please send your offer.',
      'We object to the price in your mail, send a better one.',
      'We unsubscribed from our old portal, send details',
      'Our lawyer will review it again, please send the contract',
      'I do not know whether you can send any more details',
      'We no longer write letters in future, so show us your tool',
      'Bitte nicht mehr an Frau Ott schreiben',
      'Wir haben nichts mehr von Ihnen gehört, gilt das Angebot noch?',
    ])
      expect(categorize(text).optOut, text).to.equal(false);
  });
});
