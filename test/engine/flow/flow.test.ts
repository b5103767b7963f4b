import { expect } from 'chai';
import { arriveAt, firstPosition, positionAfter } from '../../../server/src/domain/flow/position.js';
import { findNode } from '../../../server/src/domain/flow/walk.js';
import { toBin } from '../../../server/src/store/database/ids.js';
import { branching, flow, node, normalized, sequence, wait } from '../../domain/flow/fixtures.js';
import { enrollmentsOf } from '../../support/build.js';
import { expectIndexed, freshAccount, runSql } from '../../support/database.js';
import { buildLaunched, enroll, manyLeads, startEngine, type TestEngine } from '../../support/engine.js';

const now = new Date('2026-03-02T15:00:00Z');
const hour = 3_600_000;

describe('the position of an enrollment', () => {
  it('follows the edges, waits the time of a wait, and ends where no edge leads on', () => {
    const graph = normalized(sequence());
    const tomorrow = new Date(now.getTime() + 24 * hour);
    expect(firstPosition(graph, now)).to.deep.equal({ nodeId: 'first', awaits: 'send', at: now });
    expect(positionAfter(graph, null, now)).to.deep.equal({ nodeId: 'first', awaits: 'send', at: now });
    expect(positionAfter(graph, 'first', now)).to.deep.equal({
      nodeId: 'pause',
      awaits: 'flow',
      at: tomorrow,
    });
    expect(positionAfter(graph, 'second', now)).to.equal(null);
    expect(positionAfter(graph, 'removed by an edit', now)).to.equal(null);
  });

  it('waits for an answer at a categorizer and for a request at a dataSender', () => {
    const graph = normalized(branching());
    expect(positionAfter(graph, 'first', now)).to.deep.equal({ nodeId: 'sort', awaits: 'reply', at: null });
    expect(positionAfter(graph, 'sort', now, 'interested')).to.include({ nodeId: 'yes', awaits: 'send' });
    expect(positionAfter(graph, 'sort', now, 'neutral')).to.equal(null);
    expect(arriveAt(findNode(graph, 'crm'), now)).to.deep.equal({ nodeId: 'crm', awaits: 'data', at: now });
  });
});

describe('the flow runner', () => {
  let engine: TestEngine;
  let accountId: string;
  beforeEach(async () => {
    engine = await startEngine();
    accountId = await freshAccount(now);
  });
  afterEach(() => engine.close());

  const waitsOnly = () =>
    flow([node('lead', 'leadSource'), wait('one', 3600), wait('two', 7200)], 'lead>one', 'one>two');

  it('moves people on when their wait is over, and completes them at the end', async () => {
    const campaignId = await buildLaunched(accountId, { flow: waitsOnly() }, now);
    await enroll(accountId, campaignId, manyLeads(3), now);
    const { runner } = engine.worker();
    const states = async () => {
      await runner.run();
      const rows = await enrollmentsOf(accountId, campaignId);
      return [...new Set(rows.map(row => `${row.state} ${row.current_node_id}`))];
    };
    expect(await states()).to.deep.equal(['active one']);
    await engine.clock.advance(hour - 1);
    expect(await states()).to.deep.equal(['active one']);
    await engine.clock.advance(1);
    expect(await states()).to.deep.equal(['active two']);
    await engine.clock.advance(2 * hour);
    expect(await states()).to.deep.equal(['completed two']);
    const [totals] = await runSql<unknown[]>(
      'SELECT * FROM campaign_totals WHERE account_id = ? AND campaign_id = ?',
      [toBin(accountId), toBin(campaignId)],
    );
    expect(totals).to.include({ enrollment_count: 3, terminal_enrollment_count: 3 });
  });

  it('moves everyone once with two workers side by side', async () => {
    const campaignId = await buildLaunched(accountId, { flow: waitsOnly() }, now);
    await enroll(accountId, campaignId, manyLeads(700), now);
    const workers = [engine.worker(), engine.worker()];
    await engine.clock.advance(hour);
    await Promise.all(
      workers.map(async ({ runner }) => {
        while (await runner.run());
      }),
    );
    await workers[0]!.runner.run();
    const rows = await enrollmentsOf(accountId, campaignId);
    expect(rows.every(row => row.current_node_id === 'two' && row.awaits === 'flow')).to.equal(true);
    expect(new Set(rows.map(row => row.next_action_at!.getTime())).size).to.equal(1);
    await runSql('ANALYZE TABLE enrollments');
    await expectIndexed(
      `SELECT account_id, id FROM enrollments WHERE awaits = 'flow' AND next_action_at <= ?
       ORDER BY next_action_at LIMIT 500`,
      [now],
      'due',
    );
  }).timeout(60_000);
});
