import { expect } from 'chai';
import { categorize } from '../../server/src/domain/categorize.js';

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
    ])
      expect(categorize(text).optOut, text).to.equal(false);
  });
});
