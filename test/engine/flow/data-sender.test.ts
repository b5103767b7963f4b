import { expect } from 'chai';
import { createDataSender, type DataHttp } from '../../../server/src/engine/flow/data-sender.js';
import { presentEnrollment } from '../../../server/src/present/lead.js';
import { newId, toBin } from '../../../server/src/store/database/ids.js';
import { flow, node, sender, wait } from '../../domain/flow/fixtures.js';
import { enrollmentsOf } from '../../support/build.js';
import { database, freshAccount, runSql } from '../../support/database.js';
import { buildLaunched, enroll, runUntilIdle, startEngine } from '../../support/engine.js';
import type { CampaignSettings, TestEngine } from '../../support/engine.js';

const minute = 60_000;

describe('the dataSender', () => {
  let engine: TestEngine;
  let accountId: string;
  beforeEach(async () => {
    engine = await startEngine();
    accountId = await freshAccount(engine.clock.now());
  });
  afterEach(() => engine.close());

  async function campaign(
    data: Record<string, unknown>,
    settings: Pick<CampaignSettings, 'status' | 'pauseAt'> = {},
  ) {
    const graph = flow(
      [node('lead', 'leadSource'), sender('crm', data), wait('pause')],
      'lead>crm',
      'crm>pause',
    );
    const id = await buildLaunched(accountId, { flow: graph, ...settings }, engine.clock.now());
    const lead = { email: 'a@b.test', custom_lead_data: { job: 'a "cook"' } };
    await enroll(accountId, id, [lead], engine.clock.now());
    return id;
  }

  function dataTask(answers: (number | Error)[]) {
    const requests: { url: string; body: string; key: string }[] = [];
    const http: DataHttp = {
      async post(url, body, headers) {
        requests.push({ url, body, key: headers['idempotency-key']! });
        const answer = answers[Math.min(requests.length, answers.length) - 1]!;
        if (answer instanceof Error) throw answer;
        return { status: answer };
      },
    };
    const worker = () =>
      createDataSender({ database: database(), clock: engine.clock, owner: newId(), http });
    return { task: worker(), another: worker(), requests };
  }

  async function position(campaignId: string) {
    const [row] = await enrollmentsOf(accountId, campaignId);
    return `${row!.state} ${row!.current_node_id}`;
  }

  async function shown(campaignId: string) {
    const [row] = await enrollmentsOf(accountId, campaignId);
    return presentEnrollment({ ...row!, enrollment_id: row!.id }, 'running');
  }

  it('posts the payload with the values of the lead, and goes on', async () => {
    const id = await campaign({ payload: '{"who":"{{email}}","job":"{{custom.job}}"}' });
    const { task, requests } = dataTask([200]);
    await runUntilIdle([task]);
    await runUntilIdle([task]);
    expect(requests.map(request => JSON.parse(request.body) as unknown)).to.deep.equal([
      { who: 'a@b.test', job: 'a "cook"' },
    ]);
    expect(requests[0]!.url).to.equal('https://example.com/hook');
    expect(await position(id)).to.equal('active pause');
  });

  it('tries again under the same key while the receiver may recover', async () => {
    const id = await campaign({});
    const { task, requests } = dataTask([new Error('no answer'), 503, 204]);
    for (let i = 0; i < 4; i++) {
      await runUntilIdle([task]);
      await engine.clock.advance(minute);
    }
    expect(requests).to.have.length(3);
    expect(new Set(requests.map(request => request.key)).size).to.equal(1);
    expect(await position(id)).to.equal('active pause');
  });

  it('goes on or stops after a refusal for good, as the node says', async () => {
    const goes = await campaign({ on_failure: 'continue' });
    const stops = await campaign({ on_failure: 'stop' });
    const { task, requests } = dataTask([400]);
    await runUntilIdle([task]);
    expect(requests).to.have.length(2);
    expect(await position(goes)).to.equal('active pause');
    expect(await position(stops)).to.equal('stopped crm');
  });

  it('shows at the enrollment why it was stopped, and nothing of what was overcome', async () => {
    const stops = await campaign({ on_failure: 'stop' });
    const { task } = dataTask([400]);
    await runUntilIdle([task]);
    const goes = await campaign({ on_failure: 'continue' });
    await runUntilIdle([task]);
    expect(await shown(stops)).to.include({
      state: 'stopped',
      reason: 'finished',
      next_action_at: null,
      last_error: 'The receiver responded with status 400.',
    });
    expect(await shown(goes)).to.include({ state: 'active', last_error: null });
  });

  it('says what it waits for while it tries again, and what the last try failed at', async () => {
    const id = await campaign({ on_failure: 'stop' });
    const { task, requests } = dataTask([503, 503, 503, 503, 503, new Error('The receiver did not answer.')]);
    await runUntilIdle([task]);
    expect(await shown(id)).to.include({
      state: 'active',
      last_error: 'The receiver responded with status 503.',
    });
    for (let i = 0; i < 6; i++) {
      await engine.clock.advance(10 * minute);
      await runUntilIdle([task]);
    }
    expect(requests).to.have.length(6);
    expect(await shown(id)).to.include({ state: 'stopped', last_error: 'The receiver did not answer.' });
  });

  it('asks nobody for campaigns that do not run, or twice at a time', async () => {
    const id = await campaign({}, { status: 'paused' });
    const { task, another, requests } = dataTask([200]);
    await runUntilIdle([task]);
    expect(requests).to.deep.equal([]);
    await runSql("UPDATE campaigns SET status = 'running' WHERE account_id = ?", [toBin(accountId)]);
    await Promise.all([runUntilIdle([task]), runUntilIdle([another])]);
    expect(requests).to.have.length(1);
    expect(await position(id)).to.equal('active pause');
  });

  it('asks nobody from the first instant of pause_on', async () => {
    const id = await campaign({}, { pauseAt: engine.clock.now() });
    const { task, requests } = dataTask([200]);
    await runUntilIdle([task]);
    expect(requests).to.deep.equal([]);
    expect(await position(id)).to.equal('active crm');
  });
});
