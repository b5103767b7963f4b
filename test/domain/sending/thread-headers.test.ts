import { expect } from 'chai';
import fc from 'fast-check';
import {
  baseSubject,
  continuedSubject,
  isReplySubject,
} from '../../../server/src/domain/inbox/mail-message.js';
import { messageIdFor, replyHeaders } from '../../../server/src/domain/sending/thread-headers.js';

describe('thread headers', () => {
  it('makes a Message-ID of the send id and the domain of the mailbox', () => {
    const id = messageIdFor('0197D3A0-1111-7222-8333-444455556666', 'Jane@Mail.Example.com');
    expect(id).to.equal('<0197d3a0111172228333444455556666@mail.example.com>');
  });

  it('never lets a domain break out of the Message-ID', () => {
    expect(messageIdFor('0197d3a0-1111-7222-8333-444455556666', 'x@a>\r\nBcc: y')).to.match(
      /^<[0-9a-f]{32}@localhost\.localdomain>$/,
    );
  });

  it('appends the parent to its own chain', () => {
    expect(replyHeaders({ messageId: '<c@x>', references: ['<a@x>', '<b@x>'] })).to.deep.equal({
      inReplyTo: '<c@x>',
      references: ['<a@x>', '<b@x>', '<c@x>'],
    });
    expect(replyHeaders({ messageId: '<a@x>', references: [] }).references).to.deep.equal(['<a@x>']);
  });

  it('keeps the first and the newest of a long chain, without duplicates', () => {
    const ids = fc.uniqueArray(
      fc.integer({ min: 0, max: 500 }).map(n => `<${n}@x>`),
      { maxLength: 300 },
    );
    fc.assert(
      fc.property(ids, references => {
        const { references: chain } = replyHeaders({ messageId: '<parent@x>', references });
        expect(chain.length).to.be.at.most(40);
        expect(new Set(chain).size).to.equal(chain.length);
        expect(chain.at(-1)).to.equal('<parent@x>');
        if (references.length > 0) expect(chain[0]).to.equal(references[0]);
      }),
    );
  });
});

describe('subjects', () => {
  const cases: [string, string][] = [
    ['Re: Offer', 'Offer'],
    ['RE: Re: FW: Offer', 'Offer'],
    ['AW: WG: Angebot', 'Angebot'],
    ['Re[2]: Offer', 'Offer'],
    ['Antw.: no prefix', 'Antw.: no prefix'],
    ['SV: VS: Tilbud', 'Tilbud'],
    ['RV: Propuesta', 'Propuesta'],
    ['RES: ENC: Proposta', 'Proposta'],
    ['TR : Devis', 'Devis'],
    ['Réf : Devis', 'Devis'],
    ['R: I: Offerta', 'Offerta'],
    ['Odp: PD: Oferta', 'Oferta'],
    ['YNT: İLT: Teklif', 'İLT: Teklif'],
    ['ΑΠ: Προσφορά', 'Προσφορά'],
    ['Ответ: Предложение', 'Предложение'],
    ['回复：报价', '报价'],
    ['答复: 转发: 报价', '报价'],
    ['回覆: 報價', '報價'],
    ['返信: 見積', '見積'],
    ['회신: 견적', '견적'],
    ['Question: re the offer', 'Question: re the offer'],
    ['Regarding: x', 'Regarding: x'],
    ['  Re:   spaced   out ', 'spaced out'],
    ['', ''],
  ];
  for (const [subject, base] of cases) {
    it(`reads "${subject}" as "${base}"`, () => expect(baseSubject(subject)).to.equal(base));
  }

  it('continues a thread with exactly one prefix', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), subject => {
        const once = continuedSubject(subject);
        expect(continuedSubject(once)).to.equal(once);
        expect(baseSubject(once)).to.equal(baseSubject(subject));
      }),
    );
  });

  it('distinguishes answers from forwards and fresh subjects', () => {
    expect(isReplySubject('AW: x')).to.equal(true);
    expect(isReplySubject('Fwd: x')).to.equal(false);
    expect(isReplySubject('Hello')).to.equal(false);
  });

  it('is quick on a subject made of prefixes', () => {
    expect(baseSubject('Re: '.repeat(100_000)).length).to.be.below(2001);
  });
});
