import { expect } from 'chai';
import { categorize } from '../../server/src/mail/categorize.js';
import { isOtherBusiness } from '../../server/src/mail/off-topic.js';
import { displayBody } from '../../server/src/mail/reply-body.js';

describe('answers that are about nothing or about other business', () => {
  for (const text of ['No subject', 'No text here', 'Kein Text', "Pas d'objet", 'Bijgaand onze factuur.'])
    it(`are neither yes nor no: ${text}`, () => {
      expect(categorize(text)).to.deep.equal({ category: 'Neutral', optOut: false });
    });

  for (const text of ['No emails please', 'No more messages', 'Keine Mails mehr'])
    it(`are not taken for those that want no more mail: ${text}`, () => {
      expect(categorize(text).optOut).to.equal(true);
    });

  for (const text of [
    "just send me an invoice and we'll pay it.",
    'attached is our last invoice, can you beat it?',
    'please find attached what our forwarder charges, compare it with your invoice',
    'your parcel rates are good, call me',
    'we are a leading manufacturer of tiles and ship 40 pallets a month, send me a quote',
  ])
    it(`are not taken for those that are about ours: ${text}`, () => {
      expect(isOtherBusiness(text)).to.equal(false);
    });

  it('are searched for closings and warnings in time that does not grow with odd lines', () => {
    const line = 'thanks and , - , - '.repeat(100);
    const text = `Attention external mail ${line}\n${line}\nlinks ${line}\n\nAnswer\n${line}\nBen`;
    const began = Date.now();
    displayBody({ text, isHtmlAlone: false });
    expect(Date.now() - began).to.be.below(500);
  });
});
