import { expect } from 'chai';
import { endedBy, pause, resume } from '../../../server/src/domain/leads/enrollment-state.js';
import type { EnrollmentStatus } from '../../../server/src/domain/leads/enrollment-state.js';

const active: EnrollmentStatus = { state: 'active', reason: null };
const completed: EnrollmentStatus = { state: 'completed', reason: 'finished' };
const stopped: EnrollmentStatus = { state: 'stopped', reason: 'replied' };
const byHand: EnrollmentStatus = { state: 'paused', reason: 'manual' };
const away: EnrollmentStatus = { state: 'paused', reason: 'out_of_office' };

describe('enrollment state', () => {
  it('pauses what is active, and by hand what would resume by itself', () => {
    expect(pause(active, 'out_of_office')).to.deep.equal(away);
    expect(pause(away, 'manual')).to.deep.equal(byHand);
    expect(pause(byHand, 'out_of_office')).to.equal(null);
    expect(pause(byHand, 'manual')).to.equal(null);
    expect(pause(completed, 'manual')).to.equal(null);
    expect(pause(stopped, 'manual')).to.equal(null);
  });

  it('resumes what is paused, by itself only from its own pause', () => {
    expect(resume(byHand)).to.deep.equal(active);
    expect(resume(away)).to.deep.equal(active);
    expect(resume(away, 'out_of_office')).to.deep.equal(active);
    expect(resume(byHand, 'out_of_office')).to.equal(null);
    expect(resume(stopped)).to.equal(null);
  });

  it('is ended by what the person did also once it is completed, by anything else only while it is open', () => {
    for (const reason of ['replied', 'bounced', 'unsubscribed', 'blocked'] as const)
      expect(endedBy(reason), reason).to.have.members(['active', 'paused', 'completed']);
    for (const reason of ['removed', 'replaced', 'finished', 'manual'] as const)
      expect(endedBy(reason), reason).to.have.members(['active', 'paused']);
  });
});
