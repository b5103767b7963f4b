import { setTimeout as sleep } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { openDatabase } from '../../server/src/store/database/database.js';
import { startEmbedded } from '../../server/src/store/database/embedded.js';
import { cacheDir } from '../support/database.js';
import { call, freshDataDir, startProgram, type RunningProgram } from '../support/program.js';

const leadCount = 60;
const kills = 5;

/** Leads at the sandbox: how many of each kind. */
const kinds = ['interested', 'neutral', 'not-interested', 'bounce-hard', 'accept'];

describe('kill -9 of the service in the middle of a campaign', function () {
  this.timeout(240_000);
  let data: Awaited<ReturnType<typeof freshDataDir>>;

  before(async () => {
    data = await freshDataDir();
  });
  after(() => data.remove());

  it('loses nothing and sends nothing twice', async () => {
    let service = await startProgram({ DATA_DIR: data.path });
    const key = await data.apiKey();
    const campaignId = await launchCampaign(service, key);
    for (let i = 0; i < kills; i++) {
      await sleep(300 + Math.random() * 1_200);
      await service.end('SIGKILL');
      service = await startProgram({ DATA_DIR: data.path });
    }
    const totals = await settled(service, key, campaignId);
    const perKind = leadCount / kinds.length;
    expect(totals).to.include({
      sentCount: leadCount,
      repliedCount: 3 * perKind,
      positiveReplyCount: perKind,
      bounceCount: perKind,
      enrollmentCount: leadCount,
      contactedEnrollmentCount: leadCount,
    });
    expect(await deliveries(data.path)).to.deep.equal({ messages: leadCount, deliveries: leadCount });
    const threads = await call(service, key)('GET', '/v1/threads?limit=100');
    expect(threads.body.total_count).to.be.at.least(3 * perKind);
    expect(await service.end()).to.equal(0);
  });
});

async function launchCampaign(service: RunningProgram, key: string): Promise<string> {
  const api = call(service, key);
  const mailbox = (await api('GET', '/v1/mailboxes')).body.data[0];
  const campaign = await api('POST', '/v1/campaigns', {
    name: 'Killed and alive',
    schedule: null,
    sending_interval_seconds: 0,
    mailbox_ids: [mailbox.id],
    flow_data: {
      nodes: [
        { id: 'source', type: 'leadSource', data: { label: 'Leads' } },
        {
          id: 'intro',
          type: 'email',
          data: { variants: [{ id: randomUUID(), subject: 'Hi {{first_name}}', template: 'Hello' }] },
        },
      ],
      edges: [{ source: 'source', target: 'intro' }],
    },
  });
  expect(campaign.status, JSON.stringify(campaign.body)).to.equal(201);
  const { id } = campaign.body.data;
  const leads = Array.from({ length: leadCount }, (_, i) => ({
    email: `${kinds[i % kinds.length]}+${i}@sandbox.test`,
    first_name: `Lead ${i}`,
  }));
  expect((await api('POST', `/v1/campaigns/${id}/leads/bulk`, { leads })).body.imported).to.equal(leadCount);
  expect((await api('POST', `/v1/campaigns/${id}/launch`)).body.data.enrolled).to.equal(leadCount);
  return id;
}

/** Waits until all is sent and everybody who answers has answered. */
async function settled(service: RunningProgram, key: string, campaignId: string) {
  const expected = leadCount + (leadCount / kinds.length) * 4;
  const deadline = Date.now() + 120_000;
  for (;;) {
    const { totals } = (await call(service, key)('GET', `/v1/campaigns/${campaignId}/stats`)).body.data;
    const seen = totals.sentCount + totals.repliedCount + totals.bounceCount;
    if (seen >= expected || Date.now() > deadline) return totals;
    await sleep(500);
  }
}

/** What really arrived at the sandbox's recipients. */
async function deliveries(dataDir: string): Promise<{ messages: number; deliveries: number }> {
  const embedded = await startEmbedded({ dataDir, cacheDir });
  const database = await openDatabase({ url: embedded.url, poolSize: 1 });
  try {
    const [row] = await database.manager.query<{ messages: number; deliveries: number }[]>(
      'SELECT COUNT(*) AS messages, SUM(deliveries) AS deliveries FROM sandbox_messages',
    );
    return { messages: Number(row!.messages), deliveries: Number(row!.deliveries) };
  } finally {
    await database.close();
    await embedded.stop();
  }
}
