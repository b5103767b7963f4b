import fc from 'fast-check';
import { expect } from 'chai';
import { attachmentHeader } from '../../../server/src/domain/inbox/mail-message.js';

/** The name that a client which knows `filename*` shows. */
const shownName = (header: string) => decodeURIComponent(/filename\*=UTF-8''(.*)$/.exec(header)![1]!);

describe('the header of a download', () => {
  it('gives a plain name once', () => {
    expect(attachmentHeader('acme-replies 2', 'people', 'csv')).to.equal(
      'attachment; filename="acme-replies 2.csv"',
    );
    expect(attachmentHeader(undefined, 'people', 'csv')).to.equal('attachment; filename="people.csv"');
  });

  it('keeps letters of any script beside an ASCII name', () => {
    expect(attachmentHeader('naïve – файл', 'people', 'csv')).to.equal(
      `attachment; filename="naive.csv"; filename*=UTF-8''na%C3%AFve%20%E2%80%93%20%D1%84%D0%B0%D0%B9%D0%BB.csv`,
    );
    expect(attachmentHeader('名簿', 'people', 'csv')).to.match(/^attachment; filename="people\.csv"; /);
    expect(shownName(attachmentHeader("Ann's (new) list*", 'people', 'csv'))).to.equal(
      "Ann's (new) list.csv",
    );
    expect(shownName(attachmentHeader('🎉'.repeat(150), 'people', 'csv'))).to.equal(
      `${'🎉'.repeat(100)}.csv`,
    );
  });

  it('names no path, hides no ending, and leaves nothing that is no header', () => {
    expect(shownName(attachmentHeader('../é\\..\\x\r\nSet-Cookie: a', 'people', 'csv'))).to.equal(
      'é..xSet-Cookie a.csv',
    );
    expect(shownName(attachmentHeader('é\u202egpj.exe', 'people', 'csv'))).to.equal('égpj.exe.csv');
    expect(attachmentHeader('\ud800', 'people', 'csv')).to.equal('attachment; filename="people.csv"');
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 250 }), base => {
        const header = attachmentHeader(base, 'people', 'csv');
        expect(header).to.match(
          /^attachment; filename="[\w .-]+\.csv"(; filename\*=UTF-8''[A-Za-z0-9!#$&+.^_`|~%-]+\.csv)?$/,
        );
      }),
    );
  });

  it('gives an ending once to a name that brings it', () => {
    expect(attachmentHeader('people.csv', 'x', 'csv')).to.equal('attachment; filename="people.csv"');
    expect(attachmentHeader('v1.CSV ', 'x', 'csv')).to.equal('attachment; filename="v1.csv"');
    expect(attachmentHeader('.csv', 'people', 'csv')).to.equal('attachment; filename="people.csv"');
  });
});
