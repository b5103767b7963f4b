import { randomBytes } from 'node:crypto';
import { expect } from 'chai';
import fc from 'fast-check';
import { createSecretBox, SealError } from '../../server/src/store/database/crypto.js';

describe('secret box', () => {
  const key = randomBytes(32);
  const box = createSecretBox(key);

  it('opens what it sealed, and only in the same context', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (text, context) => {
        expect(box.open(box.seal(text, context), context)).to.equal(text);
        expect(() => box.open(box.seal(text, context), `${context}!`)).to.throw(SealError);
      }),
    );
  });

  it('never seals twice alike and shows nothing of the text', () => {
    const [one, other] = [box.seal('hunter2-hunter2'), box.seal('hunter2-hunter2')];
    expect(one.equals(other)).to.equal(false);
    expect(one.includes('hunter2')).to.equal(false);
  });

  it('refuses a change of any byte', () => {
    const sealed = box.seal('secret', 'here');
    for (let at = 0; at < sealed.length; at++) {
      const changed = Buffer.from(sealed);
      changed[at]! ^= 1;
      expect(() => box.open(changed, 'here'), `byte ${at}`).to.throw(SealError);
    }
    expect(() => box.open(sealed.subarray(0, 20), 'here')).to.throw(SealError);
    expect(() => box.open(Buffer.alloc(0))).to.throw(SealError);
  });

  it('opens what an older key sealed, once it knows it', () => {
    const sealed = box.seal('secret');
    const next = randomBytes(32);
    expect(() => createSecretBox(next).open(sealed)).to.throw(SealError, 'not configured');
    expect(createSecretBox(next, [key]).open(sealed)).to.equal('secret');
  });
});
