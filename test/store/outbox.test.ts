import { expect } from 'chai';
import { IsNull, Not } from 'typeorm';
import type { CampaignStatusEvent } from '../../server/src/generated/types.js';
import { events, webhookSettings, type WebhookSettingsEntity } from '../../server/src/store/entities.js';
import { newId, toBin } from '../../server/src/store/database/ids.js';
import { emitEvent, emitEvents } from '../../server/src/store/database/outbox/queries.js';
import { transaction } from '../../server/src/store/database/transaction.js';
import { database, freshAccount, runSql } from '../support/database.js';

describe('outbox', () => {
  const now = new Date('2026-03-01T10:00:00.123Z');
  const payload = { campaign_id: newId(), status: 'paused' } as unknown as CampaignStatusEvent;

  async function accountWith(settings: Partial<WebhookSettingsEntity> | null) {
    const accountId = await freshAccount();
    if (settings) {
      await database()
        .manager.getRepository(webhookSettings)
        .insert({
          account_id: accountId,
          url: 'https://receiver.example/',
          secret: Buffer.from('sealed'),
          enabled_events: ['*'],
          created_at: now,
          updated_at: now,
          ...settings,
        });
    }
    return accountId;
  }

  // Nothing may stay due: other tests run workers over all accounts.
  afterEach(() => runSql("DELETE FROM events WHERE type = 'campaign.paused'"));

  /** Deliveries of accounts. */
  function deliveriesOf(...accounts: string[]) {
    const those = accounts.map(accountId => ({
      account_id: accountId,
      delivery_status: Not(IsNull()),
    }));
    return database().manager.getRepository(events).findBy(those);
  }

  async function emitted(settings: Partial<WebhookSettingsEntity> | null) {
    const accountId = await accountWith(settings);
    const id = await transaction(database(), tx => emitEvent(tx, accountId, 'campaign.paused', payload, now));
    const logged = await database().manager.getRepository(events).findBy({ account_id: accountId });
    expect(logged.map(event => [event.id, event.type, event.payload])).to.deep.equal([
      [id, 'campaign.paused', payload],
    ]);
    return { id, deliveries: await deliveriesOf(accountId) };
  }

  it('keeps the event and makes its delivery due at once', async () => {
    const { id, deliveries } = await emitted({});
    expect(deliveries).to.have.length(1);
    expect(deliveries[0]).to.deep.include({
      id,
      type: 'campaign.paused',
      delivery_status: 'pending',
      attempts: 0,
      due_at: now,
    });
  });

  it('waits for nobody who is changing the settings', async () => {
    const accountId = await accountWith({});
    await transaction(database(), async tx => {
      await tx.query('SELECT * FROM webhook_settings WHERE account_id = ? FOR UPDATE', [toBin(accountId)]);
      await transaction(database(), other => emitEvent(other, accountId, 'campaign.paused', payload, now));
    });
    expect(await deliveriesOf(accountId)).to.have.length(1);
  });

  it('gives ids in the order in which events were reported, within a millisecond too', async () => {
    const accountId = await accountWith(null);
    const ids = await transaction(database(), async tx => {
      const reported: string[] = [];
      for (let count = 0; count < 60; count++)
        reported.push(await emitEvent(tx, accountId, 'campaign.paused', payload, now));
      const more = Array.from({ length: 60 }, () => ({
        accountId,
        type: 'campaign.paused' as const,
        payload,
      }));
      const later = [...(await emitEvents(tx, more, now)), ...(await emitEvents(tx, more, now))];
      return [...reported, ...later];
    });
    expect([...ids].sort()).to.deep.equal(ids);
  });

  for (const count of [7, 60])
    it(`makes ${count} of several accounts at once, of each what it takes`, async () => {
      const kinds = [{}, null, { url: null }, { disabled_at: now }, { enabled_events: ['reply.received'] }];
      const accounts = await Promise.all(kinds.map(accountWith));
      const emitted = Array.from({ length: count }, (_, at) => {
        const reported = { ...payload, campaign_name: `${'Frühling 🌱'.repeat(at * 200)}` };
        return {
          accountId: accounts[at % accounts.length]!,
          type: 'campaign.paused' as const,
          payload: reported,
        };
      });
      const ids = await transaction(database(), tx => emitEvents(tx, emitted, now));
      const logged = await database()
        .manager.getRepository(events)
        .findBy(accounts.map(accountId => ({ account_id: accountId })));
      const byId = new Map(logged.map(event => [event.id, event.payload]));
      expect(ids.map(id => byId.get(id))).to.deep.equal(emitted.map(event => event.payload));
      const made = await deliveriesOf(...accounts);
      expect(made.map(({ id }) => id).sort()).to.deep.equal(
        ids.filter((_, at) => at % accounts.length === 0).sort(),
      );
    });

  const cases: [string, Partial<WebhookSettingsEntity> | null, number][] = [
    ['without settings', null, 0],
    ['without a URL', { url: null }, 0],
    ['switched off', { disabled_at: now }, 0],
    ['of this type', { enabled_events: ['campaign.paused'] }, 1],
    ['of its group', { enabled_events: ['lead.*', 'campaign.*'] }, 1],
    ['of other types', { enabled_events: ['campaign.resumed', 'lead.*', 'campaign'] }, 0],
    ['of nothing', { enabled_events: [] }, 0],
  ];
  for (const [name, settings, count] of cases) {
    it(`makes ${count} deliveries for a webhook ${name}`, async () => {
      expect((await emitted(settings)).deliveries).to.have.length(count);
    });
  }

  it('says nothing of what was rolled back', async () => {
    const accountId = await accountWith({});
    await transaction(database(), async tx => {
      await emitEvent(tx, accountId, 'campaign.paused', payload, now);
      throw new Error('no');
    }).catch(() => undefined);
    expect(await database().manager.getRepository(events).countBy({ account_id: accountId })).to.equal(0);
  });
});
