import { expect } from 'chai';
import { createLifecycle } from '../../server/src/engine/lifecycle.js';
import { VirtualClock } from '../support/virtual-clock.js';
import { toBin } from '../../server/src/store/database/ids.js';
import { sequence } from '../domain/flow/fixtures.js';
import { alterCampaign, eventsOf } from '../support/build.js';
import { database, freshAccount, runSql } from '../support/database.js';
import { buildLaunched, monday } from '../support/engine.js';

const hour = 3_600_000;
const later = (hours: number) => new Date(monday.getTime() + hours * hour);

async function statuses(accountId: string): Promise<Record<string, string>> {
  const rows = await runSql<{ name: string; status: string }[]>(
    'SELECT name, status FROM campaigns WHERE account_id = ?',
    [toBin(accountId)],
  );
  return Object.fromEntries(rows.map(row => [row.name, row.status]));
}

describe('the lifecycle of campaigns', () => {
  it('starts and pauses campaigns at their times, once each, with their events', async () => {
    const clock = new VirtualClock(monday);
    const accountId = await freshAccount(monday);
    const base = { flow: sequence() };
    const start = {
      ...base,
      name: 'start',
      status: 'scheduled' as const,
      startAt: later(1),
      pauseAt: later(5),
    };
    const id = await buildLaunched(accountId, start, monday);
    await buildLaunched(accountId, { ...base, name: 'open end', status: 'running' }, monday);
    await buildLaunched(
      accountId,
      { ...base, name: 'stopped', status: 'stopped', pauseAt: later(1) },
      monday,
    );
    const workers = [
      createLifecycle({ database: database(), clock }),
      createLifecycle({ database: database(), clock }),
    ];
    const run = () => Promise.all(workers.map(task => task.run()));

    await run();
    expect((await statuses(accountId)).start).to.equal('scheduled');
    await clock.advance(hour);
    await run();
    expect((await statuses(accountId)).start).to.equal('running');
    await clock.advance(4 * hour);
    await run();
    await run();
    expect(await statuses(accountId)).to.deep.equal({
      start: 'paused',
      'open end': 'running',
      stopped: 'stopped',
    });

    const events = await runSql<{ type: string; payload: string }[]>(
      'SELECT type, payload FROM events WHERE account_id = ? ORDER BY created_at',
      [toBin(accountId)],
    );
    expect(events.map(event => [event.type, JSON.parse(event.payload) as unknown])).to.deep.equal([
      [
        'campaign.resumed',
        { campaign_id: id, campaign_name: 'start', status: 'running', previous_status: 'scheduled' },
      ],
      [
        'campaign.paused',
        { campaign_id: id, campaign_name: 'start', status: 'paused', previous_status: 'running' },
      ],
    ]);
  });

  it('catches up with both days when nobody was there to see them, and leaves deleted campaigns alone', async () => {
    const clock = new VirtualClock(later(6));
    const accountId = await freshAccount(monday);
    const days = { flow: sequence(), status: 'scheduled' as const, startAt: later(1), pauseAt: later(5) };
    await buildLaunched(accountId, { ...days, name: 'late' }, monday);
    const gone = await buildLaunched(accountId, { ...days, name: 'gone' }, monday);
    await alterCampaign(accountId, gone, { deleted_at: monday });
    const lifecycle = createLifecycle({ database: database(), clock });
    while (await lifecycle.run());
    expect(await statuses(accountId)).to.deep.equal({ late: 'paused', gone: 'scheduled' });
    expect((await eventsOf(accountId)).map(({ type }) => type)).to.deep.equal([
      'campaign.resumed',
      'campaign.paused',
    ]);
  });

  it('starts and pauses at the instant itself, not a millisecond before', async () => {
    const clock = new VirtualClock(new Date(later(1).getTime() - 1));
    const accountId = await freshAccount(monday);
    const base = { flow: sequence() };
    await buildLaunched(
      accountId,
      { ...base, name: 'start', status: 'scheduled', startAt: later(1) },
      monday,
    );
    await buildLaunched(accountId, { ...base, name: 'pause', pauseAt: later(1) }, monday);
    const lifecycle = createLifecycle({ database: database(), clock });
    while (await lifecycle.run());
    expect(await statuses(accountId)).to.deep.equal({ start: 'scheduled', pause: 'running' });
    await clock.advance(1);
    while (await lifecycle.run());
    expect(await statuses(accountId)).to.deep.equal({ start: 'running', pause: 'paused' });
  });
});
