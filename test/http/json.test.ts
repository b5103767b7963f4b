import fc from 'fast-check';
import { expect } from 'chai';
import { JsonBodyError, parseJson, isJsonMediaType } from '../../server/src/http/json.js';

const parse = (text: string, depth = 8) => parseJson(Buffer.from(text), depth);

describe('parseJson', () => {
  it('reads what JSON.parse reads', () => {
    const texts = fc.json().filter(text => !text.includes('__proto__'));
    fc.assert(fc.property(texts, text => void expect(parse(text, 1000)).to.deep.equal(JSON.parse(text))));
  });

  it('skips a byte order mark', () => expect(parse('\ufeff{"a":1}')).to.deep.equal({ a: 1 }));

  it('refuses bytes that are no UTF-8', () => {
    expect(() => parseJson(Buffer.from([0x22, 0xc3, 0x28, 0x22]), 8)).to.throw(JsonBodyError, 'UTF-8');
  });

  it('limits the depth of nesting, not the size', () => {
    expect(parse('[[[1]]]', 3)).to.deep.equal([[[1]]]);
    expect(() => parse('[[[1]]]', 2)).to.throw(JsonBodyError, 'too deeply');
    expect(() => parse('['.repeat(100_000) + ']'.repeat(100_000))).to.throw(JsonBodyError, 'too deeply');
  });

  it('drops __proto__ at any depth and keeps other names', () => {
    const value = parse('{"__proto__":{"x":1},"constructor":{"\\u005f_proto__":2,"prototype":3}}');
    expect(JSON.stringify(value)).to.equal('{"constructor":{"prototype":3}}');
    expect(({} as Record<string, unknown>).x).to.equal(undefined);
  });
});

/** Where a text goes wrong, as the error says it; null where it does not. */
function placeIn(text: string): string | null {
  try {
    parse(text, Infinity);
    return null;
  } catch (error) {
    return /^The body is not valid JSON: (.+)\.$/.exec((error as Error).message)![1]!;
  }
}

describe('the place of a JSON mistake', () => {
  const table: [string, number][] = [
    ['', 0],
    ['   ', 3],
    ['{"a":}', 5],
    ['{"a" 1}', 5],
    ['{a:1}', 1],
    ['{"a":1,}', 7],
    ['{"a":1 "b":2}', 7],
    ['[1,]', 3],
    ['[1}', 2],
    ['[1 2]', 3],
    ['[,1]', 1],
    ['{"a":1}}', 7],
    ['{"a":1} x', 8],
    ['nul', 0],
    ['[01]', 2],
    ['"ab', 0],
    ['["a\nb"]', 1],
    ['{"a":{"b":[', 11],
    ['\u00a01', 0],
  ];
  for (const [text, want] of table) {
    it(`${JSON.stringify(text)} goes wrong at ${want}`, () => {
      const said = want === text.length ? 'it ends too early' : 'unexpected text';
      expect(placeIn(text)).to.equal(`${said} at line 1, column ${want + 1}`);
    });
  }

  it('is named by line and column', () => {
    expect(placeIn('{\n  "a": tru\n}')).to.equal('unexpected text at line 2, column 8');
    expect(placeIn('{\n  "a": [')).to.equal('it ends too early at line 2, column 9');
  });

  it('lies within the text', () => {
    const mutated = fc
      .tuple(fc.json(), fc.nat(), fc.string({ maxLength: 3 }))
      .map(
        ([text, at, junk]) =>
          text.slice(0, at % (text.length + 1)) + junk + text.slice((at + 1) % (text.length + 1)),
      );
    fc.assert(
      fc.property(mutated, text => {
        const place = placeIn(text);
        if (place === null) return;
        const [, line, column] = /at line (\d+), column (\d+)$/.exec(place)!.map(Number);
        expect(column).to.be.within(1, text.split('\n')[line! - 1]!.length + 1);
      }),
    );
  });

  it('is found in a text of megabytes, one string or many', () => {
    const columnOf = (text: string) => Number(/column (\d+)$/.exec(placeIn(text)!)![1]);
    const long = `{"a":"${'x'.repeat(2_000_000)}","b":}`;
    expect(columnOf(long)).to.equal(long.length);
    const escapes = `["${'\\n'.repeat(1_000_000)}",]`;
    expect(columnOf(escapes)).to.be.within(2, escapes.length + 1);
    const endless = `{"a":"${'x'.repeat(2_000_000)}`;
    expect(columnOf(endless)).to.equal(6);
    expect(columnOf(`["${'\\u00e9'.repeat(200_000)}`)).to.equal(2);
  });

  it('is not searched in a nesting without end', () => {
    expect(() => parse('['.repeat(100_000))).to.throw(JsonBodyError, 'too deeply');
  });
});

describe('isJsonMediaType', () => {
  const table: [string, boolean][] = [
    ['application/json', true],
    ['Application/JSON; charset=UTF-8', true],
    ['application/json;charset="utf8"', true],
    ['application/merge-patch+json', true],
    ['application/json; profile=x', true],
    ['application/json; charset=latin1', false],
    ['text/json', false],
    ['application/jsonp', false],
    ['application/x-www-form-urlencoded', false],
    ['', false],
  ];
  for (const [given, want] of table)
    it(`${given || '(empty)'}: ${want}`, () => expect(isJsonMediaType(given)).to.equal(want));
});
