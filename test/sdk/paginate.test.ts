import { expect } from 'chai';
import fc from 'fast-check';
import { createClient, OutreachError, paginate } from '../../sdk/src/index.js';
import { startStub } from './stub-service.js';

describe('sdk paginate', () => {
  let stub: Awaited<ReturnType<typeof startStub>>;
  let rows: { name: string }[];
  let countsTo: number;

  before(async () => {
    stub = await startStub(({ url }) => {
      const query = new URL(url, 'http://stub').searchParams;
      const [limit, offset] = [Number(query.get('limit')), Number(query.get('offset'))];
      if (limit > 100) {
        return {
          status: 400,
          body: { error: { type: 'invalid_request_error', code: 'invalid_flow', message: 'no' } },
        };
      }
      return {
        body: {
          data: rows.slice(offset, offset + limit),
          limit,
          offset,
          total_count: Math.min(rows.length, countsTo),
        },
      };
    });
  });
  beforeEach(() => {
    rows = Array.from({ length: 7 }, (_, index) => ({ name: `campaign ${index}` }));
    countsTo = Infinity;
    stub.requests.length = 0;
  });
  after(() => stub.stop());

  const campaigns = (options?: { limit?: number; offset?: number }) => {
    const client = createClient({ baseUrl: stub.baseUrl, apiKey: 'key' });
    return paginate(
      page => client.GET('/v1/campaigns', { params: { query: { ...page, status: 'running' } } }),
      options,
    );
  };

  it('reads every row once, whatever the page size', () =>
    fc.assert(
      fc.asyncProperty(
        fc.nat(30),
        fc.integer({ min: 1, max: 10 }),
        fc.nat(10),
        async (count, limit, offset) => {
          rows = Array.from({ length: count }, (_, index) => ({ name: `campaign ${index}` }));
          const names: (string | null)[] = [];
          for await (const { name } of campaigns({ limit, offset })) names.push(name);
          expect(names).to.deep.equal(rows.slice(offset).map(({ name }) => name));
        },
      ),
      { numRuns: 30 },
    ));

  it('reads on behind the number that a list stops counting at', async () => {
    countsTo = 5;
    const names: (string | null)[] = [];
    for await (const { name } of campaigns({ limit: 2 })) names.push(name);
    expect(names).to.deep.equal(rows.map(({ name }) => name));
  });

  it('asks for no page beyond the last', async () => {
    for await (const _ of campaigns({ limit: 4 }));
    expect(stub.requests.map(({ url }) => url)).to.deep.equal([
      '/v1/campaigns?limit=4&offset=0&status=running',
      '/v1/campaigns?limit=4&offset=4&status=running',
    ]);
  });

  it('stops reading when the loop is left', async () => {
    for await (const _ of campaigns({ limit: 2 })) break;
    expect(stub.requests).to.have.length(1);
  });

  it('ends when rows vanish meanwhile', async () => {
    let count = 0;
    for await (const _ of campaigns({ limit: 2 })) if (++count === 2) rows = rows.slice(0, 1);
    expect(count).to.equal(2);
  });

  it('throws the error of a page', async () => {
    const error: unknown = await campaigns({ limit: 101 })
      .next()
      .catch((thrown: unknown) => thrown);
    expect(error).to.be.instanceOf(OutreachError);
  });

  describe('used wrongly', () => {
    const client = () => createClient({ baseUrl: stub.baseUrl, apiKey: 'key' });
    const all = (fetchPage: unknown) => async () => {
      for await (const _ of paginate(fetchPage as Parameters<typeof paginate>[0], { limit: 4 }));
    };
    const usage = 'fetchPage must make a list call with the limit and offset of the page';
    const wrong: [string, () => unknown, string][] = [
      ['a call in place of a function', () => client().GET('/v1/campaigns'), usage],
      ['a function that returns nothing', () => () => undefined, usage],
      [
        'a call that leaves the page out',
        () => () => client().GET('/v1/campaigns', { params: { query: { limit: 4 } } }),
        usage,
      ],
      [
        'the bodies that unwrap returns',
        () => (page: object) =>
          client()
            .GET('/v1/campaigns', { params: { query: page } })
            .then(({ data }) => data),
        usage,
      ],
    ];
    for (const [what, given, message] of wrong) {
      it(`says how to use it: ${what}`, async () => {
        const error: unknown = await all(given())().catch((thrown: unknown) => thrown);
        expect(error).to.be.instanceOf(TypeError).with.property('message', message);
      });
    }

    it('says that what was called is no list', async () => {
      const single = () => Promise.resolve({ data: { data: {} }, response: new Response() });
      const error: unknown = await all(single)().catch((thrown: unknown) => thrown);
      expect(error).to.be.instanceOf(TypeError).with.property('message', usage);
    });
  });
});
