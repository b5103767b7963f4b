import { expect } from 'chai';
import type { EntityManager } from 'typeorm';
import { composeOperations } from '../../server/src/compose/api.js';
import { VirtualClock } from '../support/virtual-clock.js';
import { ApiError } from '../../server/src/domain/api/api-error.js';
import type { RouteResponse } from '../../server/src/domain/api/public-route.js';
import { canonicalHash } from '../../server/src/domain/shared/canonical-json.js';
import type { OperationContext } from '../../server/src/operations/context.js';
import { createIdempotencyStore } from '../../server/src/store/idempotency/repository.js';
import { newClient, service, type Client } from '../support/service.js';
import { database, runSql } from '../support/database.js';
import { draftCampaign } from './support/leads.js';

describe('an Idempotency-Key whose process dies', () => {
  let client: Client;
  let jobId: string;
  let path: string;
  const body = { leads: [{ email: 'a@example.com' }, { email: 'b@example.com' }] };

  beforeEach(async () => {
    client = await newClient();
    const started = await client.post(`/v1/campaigns/${await draftCampaign(client)}/imports/staged`);
    jobId = started.body.data.id;
    path = `/v1/jobs/${jobId}/staging-rows`;
  });

  const keys = (clock = service().core.clock) => createIdempotencyStore(database(), clock);
  const claim = (key: string) => ({
    accountId: client.accountId,
    method: 'POST',
    path,
    key,
    bodyHash: canonicalHash(body),
  });
  const stored = ({ status, body: given }: RouteResponse) => ({
    status,
    body: JSON.stringify(given),
    headers: {},
  });

  /** Appends as a process would that dies once its transaction has ended: the response is stored in it, and never again. */
  async function append(storeIdempotentResponse: OperationContext['storeIdempotentResponse']) {
    const { config, ...core } = service().core;
    const operations = composeOperations({
      ...core,
      limits: config,
      allowLoopbackUrls: true,
      mailboxProviders: [],
      checkHealth: () => expect.fail('Nothing is looked up.'),
      lookUpProviders: () => expect.fail('Nothing is looked up.'),
      sanitizeHtml: async html => html,
      keyRevoked: () => undefined,
      noteKeyUsage: async () => undefined,
    });
    const context = { accountId: client.accountId, storeIdempotentResponse } as OperationContext;
    return operations.jobs.appendStagingRows({ params: { id: jobId }, headers: {}, body }, context);
  }
  const uploaded = async () => {
    const sql = 'SELECT COUNT(*) AS count FROM job_rows WHERE job_id = UNHEX(?)';
    const rows = await runSql<[{ count: number }]>(sql, [jobId.replaceAll('-', '')]);
    return rows[0].count;
  };

  it('adds nothing again when it died after its transaction', async () => {
    const store = keys();
    const first = claim('one');
    await store.begin(first);
    await append(async (tx, answer) => void (await store.finish(first, stored(answer), tx)));
    expect(await uploaded()).to.equal(2);
    const again = await client.post(path, body, { 'idempotency-key': 'one' });
    expect(again.status).to.equal(200);
    expect(again.body).to.deep.equal({ uploaded_count: 2, total_count: 2 });
    expect(again.headers.get('idempotent-replayed')).to.equal('true');
    expect(await uploaded()).to.equal(2);
  });

  it('keeps neither the rows nor the answer when it died in its transaction', async () => {
    const store = keys();
    const first = claim('two');
    await store.begin(first);
    const died = await append(async (tx: EntityManager, answer) => {
      await store.finish(first, stored(answer), tx);
      throw new Error('killed');
    }).catch((error: Error) => error.message);
    expect(died).to.equal('killed');
    expect(await uploaded()).to.equal(0);
    const early = await client.post(path, body, { 'idempotency-key': 'two' });
    expect(early.body.error.code).to.equal('idempotency_in_progress');
    expect(await uploaded()).to.equal(0);
  });

  it('takes back what a request did whose key another has taken over meanwhile', async () => {
    const clock = new VirtualClock(new Date());
    const slow = keys(clock);
    const first = claim('three');
    await slow.begin(first);
    await clock.advance(61_000);
    const second = claim('three');
    expect(await keys(clock).begin(second)).to.deep.equal({ kind: 'started' });
    const refused = await append(async (tx, answer) => {
      if (!(await slow.finish(first, stored(answer), tx))) throw new ApiError('idempotency_in_progress');
    }).catch((error: ApiError) => error.code);
    expect(refused).to.equal('idempotency_in_progress');
    expect(await uploaded()).to.equal(0);
  });

  it('is not given up once it has its answer', async () => {
    const store = keys();
    const first = claim('four');
    await store.begin(first);
    await append(async (tx, answer) => void (await store.finish(first, stored(answer), tx)));
    await store.abandon(first);
    expect((await client.post(path, body, { 'idempotency-key': 'four' })).body.uploaded_count).to.equal(2);
    expect(await uploaded()).to.equal(2);
  });
});
