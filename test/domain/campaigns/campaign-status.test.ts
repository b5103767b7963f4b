import { expect } from 'chai';
import {
  isLive,
  launchedStatus,
  launchIssues,
  type LaunchCandidate,
} from '../../../server/src/domain/campaigns/campaign-status.js';
import { emptyFlow } from '../../../server/src/domain/flow/walk.js';
import { flow, node, normalized, sequence, wait } from '../flow/fixtures.js';

const now = new Date('2026-01-05T12:00:00Z');

describe('campaign status', () => {
  it('is live while people may be under way', () => {
    const live = (['draft', 'scheduled', 'running', 'paused', 'stopped'] as const).filter(isLive);
    expect(live).to.deep.equal(['scheduled', 'running', 'paused']);
  });

  it('runs at once after a launch, unless its start lies ahead', () => {
    expect(launchedStatus(null, now)).to.equal('running');
    expect(launchedStatus('2026-01-05T12:00:00.000Z', now)).to.equal('running');
    expect(launchedStatus('2026-01-05T12:00:00.001Z', now)).to.equal('scheduled');
  });
});

describe('launch', () => {
  const ready: LaunchCandidate = {
    name: 'Spring',
    flow: normalized(sequence()),
    hasMailbox: true,
    pauseAt: '2026-01-06T06:00:00.000Z',
  };
  const issues = (candidate: Partial<LaunchCandidate>) =>
    launchIssues({ ...ready, ...candidate }, {}, now).map(({ path, code }) => `${path} ${code}`);

  it('takes a campaign that is ready', () => {
    expect(issues({})).to.deep.equal([]);
    expect(issues({ pauseAt: null })).to.deep.equal([]);
  });

  it('names every point that is not ready', () => {
    const bare = { name: ' ', flow: emptyFlow(), hasMailbox: false, pauseAt: now.toISOString() };
    expect(issues(bare)).to.deep.equal([
      'name missing_name',
      'nodes missing_lead_source',
      'nodes missing_email_node',
      'mailbox_ids missing_mailbox',
      'lifecycle_schedule.pause_on pause_date_passed',
    ]);
    const silent = normalized(flow([node('lead', 'leadSource'), wait('w', 1)], 'lead>w'));
    expect(issues({ flow: silent, name: null })).to.deep.equal([
      'name missing_name',
      'nodes[1].data.wait_duration_seconds wait_too_short',
      'nodes missing_email_node',
    ]);
  });
});
