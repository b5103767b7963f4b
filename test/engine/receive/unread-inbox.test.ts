import { expect } from 'chai';
import { toBin } from '../../../server/src/store/database/ids.js';
import { scheduleInboxPoll } from '../../../server/src/store/receiving/repository.js';
import { sequence } from '../../domain/flow/fixtures.js';
import { database, freshAccount, runSql } from '../../support/database.js';
import {
  buildLaunched,
  enroll,
  ledger,
  manyLeads,
  sandboxMailbox,
  startEngine,
  type TestEngine,
  type TestWorker,
} from '../../support/engine.js';

const minute = 60_000;

describe('an inbox that is not read', () => {
  let engine: TestEngine;
  let worker: TestWorker;
  let accountId: string;
  let mailboxId: string;

  beforeEach(async () => {
    engine = await startEngine();
    accountId = await freshAccount(engine.clock.now());
    mailboxId = await sandboxMailbox(accountId);
    const imap = { host: 'imap.example', port: 993, secure: true, user: 'me' };
    await runSql('UPDATE mailboxes SET settings = ? WHERE account_id = ? AND id = ?', [
      JSON.stringify({ imap }),
      toBin(accountId),
      toBin(mailboxId),
    ]);
    await scheduleInboxPoll(database().manager, accountId, mailboxId, engine.clock.now());
    const campaignId = await buildLaunched(
      accountId,
      { flow: sequence(3_600), mailboxIds: [mailboxId] },
      engine.clock.now(),
    );
    await enroll(accountId, campaignId, manyLeads(1), engine.clock.now());
    worker = engine.worker();
    await worker.runUntilIdle();
  });
  afterEach(() => engine.close());

  /** The inbox was last read to its end so many minutes ago. */
  async function readInbox(minutesAgo: number): Promise<void> {
    const at = new Date(engine.clock.now().getTime() - minutesAgo * minute);
    await runSql('UPDATE inbound_cursors SET checked_at = ? WHERE account_id = ? AND mailbox_id = ?', [
      at,
      toBin(accountId),
      toBin(mailboxId),
    ]);
  }

  async function sent(by: TestWorker = worker): Promise<number> {
    await engine.clock.advance(minute);
    await by.runUntilIdle();
    return (await ledger(accountId)).length;
  }

  it('holds back who was written to before, until all that came in is known', async () => {
    expect(await sent()).to.equal(1);
    await engine.clock.advance(60 * minute);
    expect(await sent(), 'never read').to.equal(1);
    await readInbox(5);
    expect(await sent(), 'read before the email came due').to.equal(1);
    await readInbox(0);
    expect(await sent(), 'read since').to.equal(2);
  });

  it('is read again after a pause of the service before anybody is written to again', async () => {
    await engine.clock.advance(62 * minute);
    await readInbox(0);
    await engine.clock.advance(3 * minute);
    const next = engine.worker();
    expect(await sent(next), 'read before the worker began').to.equal(1);
    await readInbox(0);
    expect(await sent(next), 'read since').to.equal(2);
  });

  it('does not keep anybody from being written to for the first time', async () => {
    const [campaign] = await runSql<{ id: Buffer }[]>('SELECT id FROM campaigns WHERE account_id = ?', [
      toBin(accountId),
    ]);
    await engine.clock.advance(60 * minute);
    await enroll(accountId, campaign!.id.toString('hex'), manyLeads(1), engine.clock.now());
    expect(await sent()).to.equal(2);
  });
});
