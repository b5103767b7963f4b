import { expect } from 'chai';
import fc from 'fast-check';
import { compile } from '../../codegen/src/compile.js';
import { emitValidators } from '../../codegen/src/emit/validators.js';
import { buildModel } from '../../codegen/src/model.js';
import { fixtureContract, nodeAt, runValidators } from './support.js';

const contract = fixtureContract(contract => {
  nodeAt(contract, '#/components/schemas/LeadCreate')['properties'] = {
    email: { type: 'string' },
    uuid: { type: 'string', format: 'uuid' },
    date: { type: 'string', format: 'date' },
    'date-time': { type: 'string', format: 'date-time' },
    uri: { type: 'string', format: 'uri' },
  };
});
const { body } = runValidators(emitValidators(compile(buildModel(contract)))).operations['putLead']!;
const fits = (format: string, text: string) => body!({ email: 'a', [format]: text });

describe('checked formats', () => {
  const table: [format: string, taken: string[], refused: string[]][] = [
    [
      'uuid',
      ['018f2f2e-7b5a-7c3d-9e4f-0123456789ab', '018F2F2E-7B5A-7C3D-9E4F-0123456789AB'],
      ['', 'seven', 'urn:uuid:018f2f2e-7b5a-7c3d-9e4f-0123456789ab', '018f2f2e7b5a7c3d9e4f0123456789ab', '018f2f2e-7b5a-7c3d-9e4f-0123456789ab\n'],
    ],
    [
      'date',
      ['2026-01-31', '2024-02-29', '2000-02-29', '1600-02-29', '9999-12-31'],
      ['2026-02-29', '2100-02-29', '2026-04-31', '2026-13-01', '2026-00-10', '2026-1-1', '0000-01-01', '2026-01-01T00:00:00Z'],
    ],
    [
      'date-time',
      ['2026-01-02T03:04:05Z', '2026-01-02T23:59:59.123456+05:30', '2024-02-29T00:00:00-00:00'],
      ['2026-01-02', '2026-01-02T03:04:05', '2026-01-02 03:04:05Z', '2026-12-31T23:59:60Z', '2026-01-02T03:04:05+01', '2026-01-02T24:00:00Z', '2026-02-30T00:00:00Z', '2026-01-02T03:04:05+24:00'],
    ],
    ['uri', ['https://example.test/a?b=c#d', 'mailto:a@example.test'], ['example', '//example.test', 'https://exa mple.test']],
  ]; // prettier-ignore
  for (const [format, taken, refused] of table) {
    for (const text of taken) it(`${format} takes ${text}`, () => expect(fits(format, text)).to.equal(true));
    for (const text of refused) {
      it(`${format} refuses ${JSON.stringify(text)}`, () => expect(fits(format, text)).to.equal(false));
    }
  }

  it('date-time takes every instant as JavaScript writes it', () => {
    const instants = fc.date({
      min: new Date('1000-01-01'),
      max: new Date('9999-12-31'),
      noInvalidDate: true,
    });
    fc.assert(fc.property(instants, instant => fits('date-time', instant.toISOString())));
    fc.assert(fc.property(instants, instant => fits('date', instant.toISOString().slice(0, 10))));
  });

  it('date takes no day that JavaScript would move to another', () => {
    const part = (max: number) => fc.integer({ min: 0, max }).map(n => String(n).padStart(2, '0'));
    const texts = fc
      .tuple(fc.integer({ min: 1000, max: 9999 }), part(13), part(32))
      .map(([year, month, day]) => `${year}-${month}-${day}`);
    fc.assert(
      fc.property(texts, text => {
        const instant = new Date(`${text}T00:00:00Z`);
        const real = !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
        return fits('date', text) === real && fits('date-time', `${text}T12:00:00Z`) === real;
      }),
      { numRuns: 2000 },
    );
  });
});
