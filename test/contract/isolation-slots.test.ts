import { randomBytes } from 'node:crypto';
import { expect } from 'chai';
import { systemClock } from '../../server/src/domain/shared/clock.js';
import { newId } from '../../server/src/store/database/ids.js';
import { idSlots } from '../support/id-slots.js';
import { jobRunner } from '../support/jobs.js';
import { newClient, type Client } from '../support/service.js';
import { everything } from './support/everything.js';
import type { Ids } from './support/paths.js';
import { rowsOf } from './support/rows.js';
import { askWith, comparable, kindOf } from './support/slots.js';
import { countLeastOf } from './support/statements.js';

describe('an id of another account, wherever a request takes one', function () {
  this.timeout(60_000);
  const marker = `m${randomBytes(6).toString('hex')}`;
  let owner: Client;
  let stranger: Client;
  let theirs: Ids;
  let own: Ids;
  let rowsBefore: string[];

  before(async () => {
    [owner, stranger] = [await newClient(), await newClient()];
    theirs = await everything(owner, marker);
    own = await everything(stranger, 'own');
    rowsBefore = await rowsOf(owner.accountId);
  });

  // Only some may be queued.
  afterEach(async () => {
    const jobs = jobRunner(systemClock);
    while (await jobs.run());
  });

  for (const slot of idSlots())
    it(`is as one that nobody has: ${slot.operationId} ${slot.name}`, async () => {
      const kind = kindOf(slot);
      const unknown = kind === 'globalLeadId' ? randomBytes(32).toString('hex') : newId();
      const answer = await askWith(stranger, own, slot, theirs[kind]!);
      expect(comparable(answer)).to.deep.equal(comparable(await askWith(stranger, own, slot, unknown)));
      expect(JSON.stringify(answer.body)).to.not.include(marker);
      // How long an answer takes says no more than what it contains: the database does the same for both.
      const cost = (id: string) => countLeastOf(() => askWith(stranger, own, slot, id));
      expect(await cost(theirs[kind]!), 'statements').to.equal(await cost(unknown));
      expect((await askWith(stranger, own, slot, 'not-an-id')).status).to.be.below(500);
      // So that it is the id, and nothing else of the request, that was looked at.
      const taken = await askWith(stranger, own, slot, own[kind]!);
      if (taken.body.error?.code !== 'preview_mismatch')
        expect(taken.status, `with one's own: ${JSON.stringify(taken.body)}`).to.be.within(200, 202);
    });

  it('has changed nothing of its owner, and brought nothing of theirs to others', async () => {
    expect((await rowsOf(owner.accountId)).filter(row => !rowsBefore.includes(row))).to.deep.equal([]);
    expect(await rowsOf(owner.accountId)).to.have.length(rowsBefore.length);
    expect((await rowsOf(stranger.accountId)).filter(row => row.includes(marker))).to.deep.equal([]);
  });
});
