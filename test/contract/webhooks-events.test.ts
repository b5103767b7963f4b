import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import type { EntityManager } from 'typeorm';
import { systemClock } from '../../server/src/domain/shared/clock.js';
import { purgeEventsOf } from '../../server/src/store/webhooks/log/repository.js';
import { newId } from '../../server/src/store/database/ids.js';
import { emitEvent } from '../../server/src/store/database/outbox/queries.js';
import { transaction } from '../../server/src/store/database/transaction.js';
import { unknownId } from '../support/build.js';
import { database } from '../support/database.js';
import { newClient, type Client } from '../support/service.js';
import { ageEvents } from '../support/webhooks.js';

describe('the event log', () => {
  let client: Client;
  beforeEach(async () => {
    client = await newClient();
  });

  const emit = (tx: EntityManager, type: 'campaign.paused' | 'campaign.resumed' = 'campaign.paused') =>
    emitEvent(
      tx,
      client.accountId,
      type,
      { campaign_id: newId(), campaign_name: null, status: 'paused', previous_status: 'running' },
      systemClock.now(),
    );
  async function emitMany(count: number): Promise<string[]> {
    const ids: string[] = [];
    for (let index = 0; index < count; index++)
      ids.push(
        await transaction(database(), tx => emit(tx, index % 2 ? 'campaign.resumed' : 'campaign.paused')),
      );
    return ageEvents(database().manager, client.accountId, ids);
  }
  const hex = (id: string) => id.replaceAll('-', '');
  const read = async (query = '') => {
    const { status, body } = await client.get(`/v1/events${query}`);
    expect(status).to.equal(200);
    return { ...body, ids: body.data.map(({ id }: { id: string }) => hex(id)) };
  };

  it('holds every event from the oldest on, without any address', async () => {
    const ids = await emitMany(3);
    const page = await read();
    expect(page.ids).to.deep.equal(ids);
    expect(page.data[0]).to.include({ type: 'campaign.paused' });
    expect(page.data[0].data).to.include({ campaign_name: null, previous_status: 'running' });
    expect([page.has_more, hex(page.next_after)]).to.deep.equal([false, ids[2]]);
  });

  it('is read to its end by following next_after', async () => {
    const ids = await emitMany(5);
    const seen: string[] = [];
    let after: string | null = null;
    for (let more = true; more;) {
      const page: Awaited<ReturnType<typeof read>> = await read(`?limit=2${after ? `&after=${after}` : ''}`);
      seen.push(...page.ids);
      after = page.next_after;
      more = page.has_more;
    }
    expect(seen).to.deep.equal(ids);
    expect(await read(`?after=${after}`)).to.include({ has_more: false, next_after: after });
    expect(await read('?limit=0')).to.deep.include({ data: [], has_more: true, next_after: null });
  });

  it('can be read for one type', async () => {
    const ids = await emitMany(4);
    expect((await read('?type=campaign.resumed')).ids).to.deep.equal([ids[1], ids[3]]);
    expect((await read(`?type=campaign.resumed&limit=1`)).has_more).to.equal(true);
    expect((await read('?type=email.sent')).ids).to.deep.equal([]);
  });

  it('moves on past events of other types, not past those of the type that come', async () => {
    const ids = await emitMany(4);
    const next = async (query: string) => {
      const { next_after } = await read(query);
      return next_after && hex(next_after);
    };
    expect(await next('?type=email.sent')).to.equal(ids[3]);
    expect(await next('?type=campaign.paused')).to.equal(ids[3]);
    expect(await next('?type=campaign.paused&limit=1')).to.equal(ids[0]);
    const { next_after: last } = await read();
    expect(await next(`?type=email.sent&after=${last}`)).to.equal(hex(last));
    const runner = database().source.createQueryRunner();
    await runner.startTransaction();
    await ageEvents(runner.manager, client.accountId, [await emit(runner.manager)]);
    await emitMany(1);
    expect(await next(`?type=campaign.paused&after=${last}`)).to.equal(hex(last));
    await runner.rollbackTransaction();
    await runner.release();
    expect(await next(`?type=campaign.resumed&after=${last}`)).not.to.equal(hex(last));
  });

  it('can be read on from its last event also when that is forgotten', async () => {
    await emitMany(2);
    const { data, next_after: last } = await read();
    await transaction(database(), tx =>
      purgeEventsOf(tx, client.accountId, new Date(Date.now() + 60_000), 100),
    );
    expect(await read(`?after=${last}`)).to.deep.include({ ids: [], has_more: false, next_after: last });
    const missed = await client.get(`/v1/events?after=${data[0].id}`);
    expect([missed.status, missed.body.error.code]).to.deep.equal([404, 'event_not_found']);
    const [later] = await emitMany(1);
    expect((await read(`?after=${last}`)).ids).to.deep.equal([later]);
  });

  it('knows no events of others, and refuses ids that are none', async () => {
    await emitMany(1);
    const { next_after: id } = await read();
    const stranger = await newClient();
    expect((await stranger.get('/v1/events')).body.data).to.deep.equal([]);
    for (const [who, after] of [
      [stranger, id],
      [client, unknownId()],
    ] as const) {
      const answer = await who.get(`/v1/events?after=${after}`);
      expect([answer.status, answer.body.error.code]).to.deep.equal([404, 'event_not_found']);
    }
    expect((await client.get('/v1/events?after=x')).status).to.equal(400);
    expect((await client.get('/v1/events?type=x')).status).to.equal(400);
  });

  it('waits with what is younger than two seconds', async () => {
    const id = await transaction(database(), tx => emit(tx));
    expect((await read()).ids).to.deep.equal([]);
    await sleep(2_050);
    expect((await read()).ids).to.deep.equal([hex(id)]);
  }).timeout(10_000);

  it('does not go past an event whose transaction is still open', async () => {
    const [first] = await emitMany(1);
    const runner = database().source.createQueryRunner();
    await runner.startTransaction();
    try {
      const late = await emit(runner.manager);
      const [open] = await ageEvents(runner.manager, client.accountId, [late]);
      const [next] = await emitMany(1);
      expect(open! < next!).to.equal(true);
      expect(await read()).to.deep.include({ ids: [first], has_more: false });
      await runner.commitTransaction();
      expect((await read()).ids).to.deep.equal([first, open, next]);
    } finally {
      if (runner.isTransactionActive) await runner.rollbackTransaction();
      await runner.release();
    }
  });

  it('forgets an open event that is rolled back', async () => {
    const runner = database().source.createQueryRunner();
    await runner.startTransaction();
    await ageEvents(runner.manager, client.accountId, [await emit(runner.manager)]);
    const ids = await emitMany(1);
    expect((await read()).ids).to.deep.equal([]);
    await runner.rollbackTransaction();
    await runner.release();
    expect((await read()).ids).to.deep.equal(ids);
  });
});
