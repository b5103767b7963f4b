import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { toBin } from '../../server/src/store/database/ids.js';
import { email, flow, node } from '../domain/flow/fixtures.js';
import { enrollmentsOf } from '../support/build.js';
import { startChildProgram } from '../support/child-program.js';
import { databaseUrl, freshAccount, runSql } from '../support/database.js';
import { arrivals, buildLaunched, enroll, ledger, manyLeads, sandboxMailbox } from '../support/engine.js';
import { buildThread, queueReply } from '../support/threads.js';

const people = 150;
const replies = 30;

async function startProcess(): Promise<ChildProcess> {
  const child = await startChildProgram('support/sending-worker.ts', { DATABASE_URL: databaseUrl() });
  await once(child, 'message');
  return child;
}

async function killed(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

describe('sending through kill -9', () => {
  it('sends everything once while worker processes are killed', async () => {
    const now = new Date();
    const accountId = await freshAccount(now);
    const mailboxIds = [await sandboxMailbox(accountId), await sandboxMailbox(accountId)];
    const one = flow([node('lead', 'leadSource'), email('first')], 'lead>first');
    const campaignId = await buildLaunched(accountId, { flow: one, mailboxIds }, now);
    const answeredId = await buildLaunched(accountId, { flow: one, mailboxIds, status: 'paused' }, now);
    await enroll(accountId, campaignId, manyLeads(people), now);
    for (const [at, lead] of manyLeads(replies).entries()) {
      const settings = { mailboxId: mailboxIds[at % 2]!, campaignId: answeredId, lead, at: now };
      await queueReply(await buildThread(accountId, settings), now);
    }

    const sent = async () => (await ledger(accountId)).filter(send => send.state === 'sent').length;
    let kills = 0;
    let children: ChildProcess[] = await Promise.all([startProcess(), startProcess()]);
    // Until two thirds are sent, so that the last ones are sure to end in peace.
    while ((await sent()) < ((people + replies) * 2) / 3 && kills < 4) {
      await sleep(80 + 60 * kills);
      await killed(children[kills % 2]!, 'SIGKILL');
      children = children.with(kills % 2, await startProcess());
      kills++;
    }
    for (let waited = 0; (await sent()) < people + replies && waited < 20_000; waited += 100)
      await sleep(100);
    await Promise.all(children.map(child => killed(child, 'SIGTERM')));

    expect(kills).to.be.greaterThan(0);
    const states = (await ledger(accountId)).map(send => send.state);
    expect(states).to.deep.equal(Array(people + replies).fill('sent'));
    const arrived = await arrivals(accountId);
    expect(arrived.map(({ deliveries }) => deliveries)).to.deep.equal(Array(people + replies).fill(1));
    const jobs = await runSql<{ status: string }[]>('SELECT status FROM message_jobs WHERE account_id = ?', [
      toBin(accountId),
    ]);
    expect(jobs.map(({ status }) => status)).to.deep.equal(Array(replies).fill('sent'));
    const rows = await enrollmentsOf(accountId, campaignId);
    expect(rows.every(row => row.state === 'completed' && row.steps_sent === 1)).to.equal(true);
  }).timeout(120_000);
});
