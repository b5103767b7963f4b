import { expect } from 'chai';
import { newId } from '../../server/src/store/database/ids.js';
import { emitEvents } from '../../server/src/store/database/outbox/queries.js';
import type { CampaignStatusEvent } from '../../server/src/generated/types.js';
import { events, inboxWatches, peopleTokens } from '../../server/src/store/entities.js';
import { replaceTokens } from '../../server/src/store/people/search/queries.js';
import { renewWatches } from '../../server/src/store/receiving/watches/queries.js';
import { releaseDeliveries } from '../../server/src/store/webhooks/queue/queries.js';
import { database, freshAccount, walked } from '../support/database.js';

describe('changes by rows of keys', () => {
  const now = new Date('2026-03-01T10:00:00.000Z');
  const rowCount = 200;
  /** What is read beside the rows: settings of the connection, and each row once more. */
  const few = 20;

  it('read the one row that they change, not the table', async () => {
    const accountId = await freshAccount();
    const { manager } = database();
    const ids = Array.from({ length: rowCount }, () => newId());
    const hash = (at: number) => at.toString(16).padStart(64, '0');
    await manager
      .getRepository(peopleTokens)
      .insert(ids.map((_, at) => ({ account_id: accountId, token: `word${at}`, global_lead_id: hash(at) })));
    const person = { account_id: accountId, global_lead_id: hash(7) };
    const change = { before: { ...person, words: 'word7' }, after: { ...person, words: '' } };
    expect(await walked(db => replaceTokens(db, [change]))).to.be.below(few);
    expect(await manager.getRepository(peopleTokens).countBy({ account_id: accountId })).to.equal(
      rowCount - 1,
    );

    const owner = newId();
    await manager
      .getRepository(inboxWatches)
      .insert(ids.map(mailbox_id => ({ account_id: accountId, mailbox_id, owner, until: now })));
    const until = new Date(now.getTime() + 60_000);
    expect(
      await walked(db => renewWatches(db, [{ accountId, mailboxId: ids[7]! }], { owner, until })),
    ).to.be.below(few);
    expect(await manager.getRepository(inboxWatches).countBy({ account_id: accountId, until })).to.equal(1);
    await manager.getRepository(inboxWatches).delete({ account_id: accountId });

    const payload = { status: 'paused' } as unknown as CampaignStatusEvent;
    const emitted = ids.map(() => ({ accountId, type: 'campaign.paused', payload }) as const);
    const [id] = await emitEvents(manager, emitted, now);
    const claim = {
      accountId,
      id: id!,
      until,
      beginBy: now,
      attempts: 0,
      attemptsInTurn: 0,
      body: Buffer.from(''),
    };
    expect(await walked(db => releaseDeliveries(db, [claim], now))).to.be.below(few);
    await manager.getRepository(events).delete({ account_id: accountId });
  });
});
