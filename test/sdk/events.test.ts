import { expect } from 'chai';
import { createClient, OutreachError, readEvents } from '../../sdk/src/index.js';
import { startStub } from './stub-service.js';

describe('sdk readEvents', () => {
  let stub: Awaited<ReturnType<typeof startStub>>;
  /** The log: ids are positions, from 1. */
  let count: number;
  const pageSize = 3;

  before(async () => {
    stub = await startStub(({ url }) => {
      const after = Number(new URL(url, 'http://stub').searchParams.get('after') ?? 0);
      if (after > count) {
        const error = { type: 'invalid_request_error', code: 'event_not_found', message: 'No.' };
        return { status: 404, body: { error } };
      }
      const ids = Array.from({ length: Math.min(pageSize, count - after) }, (_, index) => after + index + 1);
      const last = ids.at(-1) ?? after;
      const data = ids.map(id => ({ id: String(id), type: 'email.sent', timestamp: '', data: {} }));
      return { body: { data, has_more: last < count, next_after: last ? String(last) : null } };
    });
  });
  beforeEach(() => {
    count = 7;
    stub.requests.length = 0;
  });
  after(() => stub.stop());

  type Options = Parameters<typeof readEvents<'email.sent'>>[1];
  async function read(options?: Options, most = Infinity): Promise<string[]> {
    const client = createClient({ baseUrl: stub.baseUrl, apiKey: 'key' });
    const ids: string[] = [];
    for await (const { id } of readEvents(client, options)) if (ids.push(id) >= most) break;
    return ids;
  }

  it('reads the log to its end, page by page', async () => {
    expect(await read()).to.deep.equal(['1', '2', '3', '4', '5', '6', '7']);
    expect(stub.requests.map(({ url }) => url)).to.deep.equal([
      '/v1/events?limit=100',
      '/v1/events?limit=100&after=3',
      '/v1/events?limit=100&after=6',
    ]);
  });

  it('goes on after the last that was handled, with one type alone when asked', async () => {
    expect(await read({ after: '5', type: 'email.sent', signal: undefined })).to.deep.equal(['6', '7']);
    expect(stub.requests[0]!.url).to.equal('/v1/events?limit=100&after=5&type=email.sent');
  });

  it('reads no further page when the loop is left', async () => {
    expect(await read({}, 2)).to.deep.equal(['1', '2']);
    expect(stub.requests).to.have.length(1);
  });

  it('follows what happens later, also from an empty log on', async () => {
    count = 0;
    setTimeout(() => (count = 2), 60);
    expect(await read({ follow: true, pollMs: 10 }, 2)).to.deep.equal(['1', '2']);
    expect(stub.requests.length).to.be.above(2);
  });

  it('follows until it is asked to stop', async () => {
    const reason = new Error('Enough.');
    const stop = new AbortController();
    setTimeout(() => stop.abort(reason), 60);
    const error: unknown = await read({ follow: true, pollMs: 50_000, signal: stop.signal }).catch(
      (thrown: unknown) => thrown,
    );
    expect(error).to.equal(reason);
    expect(stub.requests).to.have.length(3);
  });

  for (const stopAt of ['2', '5'])
    it(`yields no more when it is asked to stop at event ${stopAt} of 6`, async () => {
      count = 6;
      const reason = new Error('Enough.');
      const stop = new AbortController();
      const client = createClient({ baseUrl: stub.baseUrl, apiKey: 'key' });
      let last: string | undefined;
      const all = async () => {
        for await (const { id } of readEvents(client, { signal: stop.signal }))
          if ((last = id) === stopAt) stop.abort(reason);
      };
      expect(await all().catch((thrown: unknown) => thrown)).to.equal(reason);
      expect(last).to.equal(stopAt);
    });

  it('says that the place to go on from is gone', async () => {
    const error: unknown = await read({ after: '99' }).catch((thrown: unknown) => thrown);
    expect(error).to.be.instanceOf(OutreachError).with.property('code', 'event_not_found');
  });

  it('types events by the type that was asked for', () => {
    const client = createClient({ baseUrl: stub.baseUrl, apiKey: 'key' });
    // Type-checked: of a reply the text is known, of any event it is not.
    const texts = async () => {
      for await (const reply of readEvents(client, { type: 'reply.received' })) return reply.data.body_text;
      // @ts-expect-error not every event has a text
      for await (const event of readEvents(client)) return event.data.body_text;
    };
    expect(texts).to.be.a('function');
  });
});
