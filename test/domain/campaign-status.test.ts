import { expect } from 'chai';
import { ApiError } from '../../server/src/domain/api-error.js';
import {
  changeStatus,
  isLive,
  launchStatus,
  validateLaunch,
} from '../../server/src/domain/campaign-status.js';
import type { LaunchFacts } from '../../server/src/domain/campaign-status.js';
import { emptyFlow } from '../../server/src/domain/flow-walk.js';
import { flow, node, normalized, sequence, wait } from './flow-fixtures.js';

const now = new Date('2026-01-05T12:00:00Z');

function refusal(act: () => unknown): string | undefined {
  try {
    act();
  } catch (error) {
    return error instanceof ApiError ? error.code : String(error);
  }
  return undefined;
}

describe('campaign status', () => {
  it('is live while people may be under way', () => {
    const live = (['draft', 'scheduled', 'running', 'paused', 'stopped'] as const).filter(isLive);
    expect(live).to.deep.equal(['scheduled', 'running', 'paused']);
  });

  it('changes on everything launched, and tells of it', () => {
    expect(changeStatus('scheduled', 'running')).to.deep.equal({
      status: 'running',
      event: 'campaign.resumed',
    });
    expect(changeStatus('stopped', 'running').event).to.equal('campaign.resumed');
    expect(changeStatus('running', 'paused').event).to.equal('campaign.paused');
    expect(changeStatus('paused', 'stopped').event).to.equal('campaign.stopped');
    expect(changeStatus('paused', 'paused')).to.deep.equal({ status: 'paused', event: null });
    expect(refusal(() => changeStatus('draft', 'running'))).to.equal('campaign_not_launched');
  });

  it('launches a draft once, at once or on its day', () => {
    expect(launchStatus('draft', null, now)).to.equal('running');
    expect(launchStatus('draft', { start_at: null }, now)).to.equal('running');
    expect(launchStatus('draft', { start_at: '2026-01-05T12:00:00.000Z' }, now)).to.equal('running');
    expect(launchStatus('draft', { start_at: '2026-01-06T06:00:00.000Z' }, now)).to.equal('scheduled');
    expect(refusal(() => launchStatus('stopped', null, now))).to.equal('campaign_already_launched');
  });

  const ready: LaunchFacts = {
    name: 'Spring',
    flow: normalized(sequence()),
    mailboxes: [{ status: 'error' }, { status: 'connected' }],
    lifecycle: { pause_at: '2026-01-06T06:00:00.000Z' },
  };
  const issues = (facts: Partial<LaunchFacts>) =>
    validateLaunch({ ...ready, ...facts }, now).map(({ path, code }) => `${path} ${code}`);

  it('finds nothing to keep a campaign that is ready from its launch', () => {
    expect(issues({})).to.deep.equal([]);
    expect(issues({ lifecycle: null })).to.deep.equal([]);
  });

  it('names every point that keeps a campaign from its launch', () => {
    expect(
      issues({
        name: ' ',
        flow: emptyFlow(),
        mailboxes: [{ status: 'paused' }],
        lifecycle: { pause_at: now.toISOString() },
      }),
    ).to.deep.equal([
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
