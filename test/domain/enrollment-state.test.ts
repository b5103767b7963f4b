import { expect } from 'chai';
import { complete, pause, reactivate, resume, stop } from '../../server/src/domain/enrollment-state.js';
import type { EnrollmentStatus } from '../../server/src/domain/enrollment-state.js';

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

  it('stops everything that is not stopped', () => {
    for (const from of [active, byHand, completed]) expect(stop(from, 'replied')).to.deep.equal(stopped);
    expect(stop(stopped, 'bounced')).to.equal(null);
  });

  it('lets the end of the row take over an earlier stop, once', () => {
    const replaced = stop(stopped, 'replaced');
    expect(replaced).to.deep.equal({ state: 'stopped', reason: 'replaced' });
    expect(stop(replaced!, 'removed')).to.equal(null);
  });

  it('completes what is active, and lets it go on', () => {
    expect(complete(active)).to.deep.equal(completed);
    expect(complete(byHand)).to.equal(null);
    expect(reactivate(completed)).to.deep.equal(active);
    expect(reactivate(stopped)).to.equal(null);
  });
});
