import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { systemClock } from '../../server/src/domain/shared/clock.js';
import { createDispatcher } from '../../server/src/engine/send/dispatch.js';
import { newId, toBin } from '../../server/src/store/database/ids.js';
import { database, runSql } from '../support/database.js';
import { links, startEngine } from '../support/engine.js';
import { newClient, service, testCore, type Client } from '../support/service.js';
import { answer, buildThread, type TestThread } from '../support/threads.js';
import { runExample, startExample } from './run-example.js';

describe('the example that sorts replies', function () {
  this.timeout(30_000);

  let folder: string;
  let account: Client;
  const threads: Record<string, TestThread> = {};

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'outreach-example-'));
    account = await newClient();
    const said: Record<string, [text: string, headers?: string[]]> = {
      prices: ['Sounds good, I am interested. What does it cost?'],
      lawyer: ['I wonder what our legal department will say about this.'],
      away: ['I am out of office.', ['Auto-Submitted: auto-replied']],
      later: ['Ask me again next year.'],
      other: ['Which of our plants do you mean?'],
    };
    for (const [name, [text, headers]] of Object.entries(said)) {
      const thread = await buildThread(account.accountId, {
        lead: { email: `${name}-${newId()}@sandbox.test` },
      });
      await answer(thread, text, { headers });
      threads[name] = thread;
    }
    await logHas(5);
  });
  after(() => rm(folder, { recursive: true }));

  /** Waits until the event log, which runs two seconds behind, has so many replies. */
  async function logHas(count: number): Promise<void> {
    const replies = async () => (await account.get('/v1/events?type=reply.received')).body.data.length;
    for (let tries = 0; (await replies()) < count && tries < 100; tries++) await sleep(100);
    expect(await replies()).to.equal(count);
  }
  const run = async (cursor = 'cursor', reported = '--yes') => {
    const args = [reported, '--cursor', join(folder, cursor)];
    const { code, output } = await runExample('reply-triage', args, service().url, account.key);
    expect(code, output).to.equal(0);
    return output;
  };
  const read = async (name: string) =>
    (await account.get(`/v1/threads/${threads[name]!.threadId}`)).body.data;
  const sentIn = async (name: string): Promise<string[]> => {
    const { body } = await account.get(`/v1/threads/${threads[name]!.threadId}/messages`);
    return body.data
      .filter((message: { direction: string }) => message.direction === 'sent')
      .map((message: { body_text: string }) => message.body_text);
  };

  /** Sends the replies through the sandbox; other tests may have left some that is older. */
  async function send(): Promise<void> {
    const engine = await startEngine(new Date());
    const { pools } = engine.worker();
    const common = {
      database: database(),
      clock: systemClock,
      log: testCore().log,
      owner: newId(),
      ...links,
    };
    const sender = createDispatcher({ ...common, pools, leaseMs: 60_000, batchSize: 20 });
    for (let runs = 0; runs < 10 && (await sentIn('prices')).length < 2; runs++) await sender.run();
    await engine.close();
  }

  it('only shows what it would do, when asked to', async () => {
    const output = await run('cursor', '--dry-run');
    expect(output).to.match(/^prices-\S+ {2}Interested {2}→ reply$/m);
    expect(output).to.contain('Conversations with new replies: 5, to do: 4.');
    expect(await read('lawyer')).to.include({ read: false });
    expect(await stat(join(folder, 'cursor')).catch(({ code }) => code)).to.equal('ENOENT');
  });

  it('does nothing when nobody agrees, and when it could not keep how far it came', async () => {
    const start = (cursor: string) =>
      startExample('reply-triage', ['--cursor', join(folder, cursor)], service().url, account.key);
    const [asked, lost] = [start('cursor'), start('missing/cursor')];
    asked.closeInput();
    const [refused, failed] = await Promise.all([asked.end(), lost.end()]);
    expect(refused.output).to.match(/Nothing was changed\. Use --yes to run without asking\.\n$/);
    expect(await readFile(join(folder, 'cursor'), 'utf8')).to.equal('');
    expect(failed.output).to.match(/^ENOENT: .*missing\/cursor'\n$/);
    expect([refused.code, failed.code]).to.deep.equal([1, 1]);
    expect(await read('lawyer')).to.include({ read: false });
  });

  it('takes a cursor that it cannot read for an error, not for a first run', async () => {
    const args = ['--yes', '--cursor', folder];
    const { code, output } = await runExample('reply-triage', args, service().url, account.key);
    expect(output).to.match(/^EISDIR: /);
    expect(code).to.equal(1);
  });

  it('does by its rules what is simple, and leaves the rest to people', async () => {
    const output = await run();
    expect(output).to.match(/^prices-\S+ {2}Interested {2}→ reply\n {2}Sounds good/m);
    expect(output).to.match(/^away-\S+ {2}Auto Reply {2}→ mark as read$/m);
    expect(output).to.contain('Conversations with new replies: 5,');

    expect(await read('prices')).to.include({ read: true, conversation_status: 'open' });
    expect(await read('lawyer')).to.include({
      read: true,
      conversation_status: 'closed',
      category: 'Not Interested',
    });
    expect(await read('away')).to.include({ read: true, category: 'Auto Reply' });
    expect(await read('later')).to.include({ read: true, category: 'Neutral' });
    expect(await read('other')).to.include({ read: false });
    const blocked = (await account.get('/v1/block-list')).body.data;
    expect(blocked).to.have.length(1);
    expect(blocked[0]).to.include({ value: threads.lawyer!.email, reason: 'asked by reply' });
  });

  it('has its answers sent', async () => {
    await send();
    expect((await sentIn('prices')).at(-1)).to.contain('Our prices: https://www.example.com/prices');
    const [{ count }] = await runSql<[{ count: string }]>(
      'SELECT COUNT(*) count FROM sandbox_messages WHERE envelope_to = ?',
      [threads.prices!.email],
    );
    expect(Number(count)).to.equal(1);
  });

  it('goes on after the last reply that it has seen', async () => {
    expect(await run()).to.contain('Conversations with new replies: 0,');
    await answer(threads.other!, 'Never mind. What are your prices? I am interested.');
    await logHas(6);
    const output = await run();
    expect(output).to.contain('Conversations with new replies: 1,');
    expect(output).to.contain(threads.other!.email).and.not.contain(threads.prices!.email);
  });

  it('passes over what it has done when its cursor got lost, or is too old', async () => {
    const jobs = () => runSql('SELECT id FROM message_jobs WHERE account_id = ?', [toBin(account.accountId)]);
    const before = await jobs();
    const output = await run('another');
    expect(output).to.contain('Conversations with new replies: 5,').and.not.contain(threads.prices!.email);
    expect(await jobs()).to.deep.equal(before);
  });

  it('keeps its place when it breaks off', async () => {
    const another = await newClient();
    const [done, broken] = [await buildThread(another.accountId), await buildThread(another.accountId)];
    await answer(done, 'Ask me again next year.');
    await answer(broken, 'Sounds good, I am interested. What does it cost?');
    const replies = async () => (await another.get('/v1/events?type=reply.received')).body.data;
    for (let tries = 0; (await replies()).length < 2 && tries < 100; tries++) await sleep(100);
    // Its answer is refused then, after it was marked as read.
    await runSql("UPDATE campaigns SET source = 'external' WHERE id = ?", [toBin(broken.campaignId)]);

    const file = join(folder, 'broken');
    const run = () => runExample('reply-triage', ['--yes', '--cursor', file], service().url, another.key);
    const { code, output } = await run();
    expect(output).to.match(/external_read_only, HTTP 403, request/);
    expect(code).to.equal(1);
    const [first, last] = (await replies()).map(({ id }: { id: string }) => id);
    expect(await readFile(file, 'utf8')).to.equal(first);
    expect((await run()).output).to.contain('Conversations with new replies: 1, to do: 0.');
    expect(await readFile(file, 'utf8')).to.equal(last);
  });
});
