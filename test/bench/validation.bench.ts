import type * as jsonBodyModule from '../../server/src/http/json.js';
import type * as validatorsModule from '../../server/src/generated/validators.cjs';
import { built } from './http/built.js';
import { contactAt } from './population.js';
import { median, type BenchRow } from './row.js';

const leadCount = 100;
const rounds = 60;
const repeats = 40;
const maxDepth = 64;

/** What it costs to know that a body of a hundred leads is what the contract says, against the parsing of its text. */
export async function benchValidation(): Promise<BenchRow[]> {
  const { parseJson } = await built<typeof jsonBodyModule>('http/json.js');
  const { operations } = await built<typeof validatorsModule>('generated/validators.cjs');
  const validate = operations.bulkImportLeads!.body!;
  const text = JSON.stringify({ leads: Array.from({ length: leadCount }, (_, index) => leadAt(index)) });
  const bytes = Buffer.from(text);
  const plain: number[] = [];
  const whole: number[] = [];
  for (let round = 0; round < rounds; round++) {
    plain.push(time(() => JSON.parse(bytes.toString('utf8'))));
    whole.push(
      time(() => {
        if (!validate(parseJson(bytes, maxDepth))) throw new Error(JSON.stringify(validate.errors));
      }),
    );
  }
  const parsing = median(plain);
  const checking = median(whole.map((value, round) => value - plain[round]!));
  return [
    {
      name: 'checking a body of 100 leads, beside JSON.parse',
      value: checking,
      unit: 'µs',
      ratio: checking / parsing,
      target: 'at most the time of JSON.parse',
      ok: checking <= parsing,
      note: `JSON.parse: ${parsing.toFixed(0)} µs`,
    },
  ];
}

/** @returns microseconds of one call */
function time(work: () => unknown): number {
  const started = performance.now();
  for (let i = 0; i < repeats; i++) work();
  return ((performance.now() - started) * 1_000) / repeats;
}

function leadAt(index: number) {
  const contact = contactAt(index);
  return {
    ...contact,
    company_name: 'Company Incorporated',
    website: `https://company${index}.example`,
    linkedin_url: `https://www.linkedin.com/in/person-${index}`,
    phone_number: '+49 30 1234567',
    tags: ['Trade fair', 'Berlin'],
    custom_lead_data: {
      role: 'Head of Engineering',
      seats: 40 + index,
      icebreaker: 'I saw your talk in Berlin.',
    },
  };
}
