import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { email, flow, node } from '../domain/flow/fixtures.js';
import { headerOf } from '../support/api-server.js';
import { apiMailbox, startProviders, type Providers } from '../support/api-mailbox.js';
import { startChildProgram } from '../support/child-program.js';
import { databaseUrl, freshAccount } from '../support/database.js';
import { buildLaunched, enroll, ledger, manyLeads } from '../support/engine.js';

describe('sending through the APIs of providers through kill -9', () => {
  let providers: Providers;
  let child: ChildProcess | undefined;
  before(async () => {
    providers = await startProviders(() => new Date());
  });
  after(async () => {
    child?.kill('SIGKILL');
    await providers.close();
  });

  async function startWorker(): Promise<void> {
    const settings = { DATABASE_URL: databaseUrl(), PROVIDERS: JSON.stringify(providers.all) };
    child = await startChildProgram('support/api-worker.ts', settings);
    await once(child, 'message');
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    const gone = once(child!, 'exit');
    child!.kill(signal);
    await gone;
  }

  /** A message of a mailbox of its own; answers its state in the ledger. */
  async function begin(provider: 'google' | 'microsoft'): Promise<() => Promise<string | undefined>> {
    const now = new Date();
    const accountId = await freshAccount(now);
    const mailboxIds = [await apiMailbox(providers, accountId, provider, now)];
    const one = flow([node('lead', 'leadSource'), email('first')], 'lead>first');
    const campaignId = await buildLaunched(accountId, { flow: one, mailboxIds }, now);
    await enroll(accountId, campaignId, manyLeads(1), now);
    return async () => (await ledger(accountId))[0]?.state;
  }

  it('sends nothing twice, and finds what has left, wherever the worker dies', async () => {
    const { gmail, graph } = providers;
    const [send, draft] = [/\/send$/, /POST \/v1.0\/me\/messages$/];
    const points = [
      // Before the send and after it, which only the provider knows to be different.
      gmail.fault(send, { when: 'before', how: 'hang' }),
      gmail.fault(send, { when: 'after', how: 'hang' }),
      // Before the draft, between the draft and the send, and after the send.
      graph.fault(draft, { when: 'before', how: 'hang' }),
      graph.fault(send, { when: 'before', how: 'hang' }),
      graph.fault(send, { when: 'after', how: 'hang' }),
    ];
    const states = await Promise.all([
      ...[begin('google'), begin('google')],
      ...[begin('microsoft'), begin('microsoft'), begin('microsoft')],
    ]);
    await startWorker();
    await Promise.all(points);
    await end('SIGKILL');
    const read = async () => (await Promise.all(states.map(state => state()))).toSorted();
    expect(await read()).to.deep.equal(Array(5).fill('sending'));
    expect([gmail.sent().length, graph.sent().length, graph.drafts().length]).to.deep.equal([1, 1, 1]);

    await startWorker();
    for (let waited = 0; (await read()).includes('sending') && waited < 10_000; waited += 100)
      await sleep(100);
    for (let waited = 0; (await read()).includes('queued') && waited < 5_000; waited += 100) await sleep(100);
    await end('SIGTERM');
    expect(await read()).to.deep.equal(['sent', 'sent', 'unknown', 'unknown', 'unknown']);
    expect([gmail.sent().length, graph.sent().length, graph.drafts().length]).to.deep.equal([1, 1, 1]);
    const ids = [...gmail.sent(), ...graph.sent()].map(raw => headerOf(raw, 'Message-ID'));
    expect(new Set(ids).size).to.equal(2);
  }).timeout(30_000);
});
