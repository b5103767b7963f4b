import { expect } from 'chai';
import { canPauseByHand, endedBy } from '../../../server/src/domain/leads/enrollment-state.js';
import type { EnrollmentStatus } from '../../../server/src/domain/leads/enrollment-state.js';

const active: EnrollmentStatus = { state: 'active', reason: null };
const completed: EnrollmentStatus = { state: 'completed', reason: 'finished' };
const stopped: EnrollmentStatus = { state: 'stopped', reason: 'replied' };
const byHand: EnrollmentStatus = { state: 'paused', reason: 'manual' };
const away: EnrollmentStatus = { state: 'paused', reason: 'out_of_office' };

describe('enrollment state', () => {
  it('is paused by hand when it is active, and when it would resume by itself', () => {
    expect([active, away].map(canPauseByHand)).to.deep.equal([true, true]);
    expect([byHand, completed, stopped].map(canPauseByHand)).to.deep.equal([false, false, false]);
  });

  it('is ended by what the person did also once it is completed, by anything else only while it is open', () => {
    for (const reason of ['replied', 'bounced', 'unsubscribed', 'blocked'] as const)
      expect(endedBy(reason), reason).to.have.members(['active', 'paused', 'completed']);
    for (const reason of ['removed', 'replaced', 'finished', 'manual'] as const)
      expect(endedBy(reason), reason).to.have.members(['active', 'paused']);
  });
});
