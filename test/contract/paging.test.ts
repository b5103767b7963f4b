import { expect } from 'chai';
import { routes } from '../../server/src/generated/routes.js';
import type { ApiResponse, Client } from '../support/service.js';
import { makeCrowd } from './support/crowd.js';
import { fillPath, type Ids } from './support/paths.js';

/** Rows that a list has without being asked: more than a page by default. */
const crowdSize = 23;

/** Lists that are no pages: all at once, and a log that is read onward. */
const otherwise = ['listFlowTemplates', 'listEvents'];

/** What a list needs to show everything. */
const everything: Record<string, string> = { listThreads: 'has_reply_only=false' };

describe('pages of every list', () => {
  let client: Client;
  let ids: Ids;
  before(async function () {
    this.timeout(120_000);
    ({ client, ids } = await makeCrowd(crowdSize));
  });

  const lists = routes.filter(
    ({ method, operationId }) =>
      method === 'GET' && operationId.startsWith('list') && !otherwise.includes(operationId),
  );

  for (const { operationId, path, invalid } of lists) {
    const get = async (query: string): Promise<ApiResponse> => {
      const all = [everything[operationId], query].filter(Boolean).join('&');
      return client.get(`${fillPath(path, ids)}?${all}`);
    };
    /** What one request after the other shows alike: each of them uses a key. */
    const lasting = ({ last_used_at: _used, ...row }: Record<string, unknown>) => row;
    const keyOf = (row: { id?: string; global_lead_id: string }) => row.id ?? row.global_lead_id;

    it(`hold 20 rows of ${operationId} unless asked otherwise, and tell how many there are`, async () => {
      const { status, body } = await get('');
      expect(status).to.equal(200);
      expect(body).to.include({ limit: 20, offset: 0 });
      expect(body).to.have.all.keys('data', 'limit', 'offset', 'total_count');
      expect(body.data).to.have.length(20);
      expect(body.total_count).to.be.at.least(crowdSize);
      expect((await get('limit=0')).body).to.deep.equal({ ...body, data: [], limit: 0 });
      expect((await get('unknown=1&Limit=3')).body).to.deep.equal(body);
      expect((await get('offset=5000')).body).to.deep.equal({ ...body, data: [], offset: 5000 });
      expect((await get(`limit=100&offset=${Number.MAX_SAFE_INTEGER}`)).body.data).to.deep.equal([]);
    });

    it(`show each row of ${operationId} once, in the same order whatever their size`, async () => {
      const whole = (await get('limit=100')).body;
      const total = Math.min(whole.total_count, 100);
      expect(whole.data).to.have.length(total);
      expect(new Set(whole.data.map(keyOf)).size).to.equal(total);
      for (const limit of [7, 20]) {
        const pages = [];
        for (let offset = 0; offset < total; offset += limit)
          pages.push((await get(`limit=${limit}&offset=${offset}`)).body);
        const seen = pages.flatMap(page => page.data).slice(0, total);
        expect(seen.map(lasting)).to.deep.equal(whole.data.map(lasting));
        for (const page of pages) expect(page.total_count).to.equal(whole.total_count);
      }
    });

    it(`are refused by ${operationId} for numbers that are none or out of range`, async () => {
      const bad = [
        'limit=101',
        'limit=-1',
        'limit=1.5',
        'limit=x',
        'limit=',
        'limit=1&limit=2',
        'offset=-1',
        'offset=x',
      ];
      for (const query of bad) {
        const { status, body } = await get(query);
        expect([status, body.error.code, body.error.type], query).to.deep.equal([
          400,
          invalid,
          'invalid_request_error',
        ]);
        expect(body.details[0].path, query).to.equal(query.split('=')[0]);
      }
    });
  }
});
