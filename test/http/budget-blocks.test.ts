import { expect } from 'chai';
import fc from 'fast-check';
import { VirtualClock } from '../support/virtual-clock.js';
import { createBudgetBlocks, type Budget } from '../../server/src/http/budget-blocks.js';

const startsAt = new Date('2026-01-01T00:00:00Z');

/** A budget that several processes draw on, and what it was asked. */
function budgetOf(limit: number) {
  const state = { reserved: 0, asked: 0, broken: false };
  const budget: Budget = {
    async reserve(_window, { waiting, ahead }) {
      state.asked += 1;
      await Promise.resolve();
      if (state.broken) throw new Error('no database');
      const left = limit - state.reserved;
      const granted = Math.min(waiting + Math.min(ahead, Math.floor(left / 8)), left);
      state.reserved += granted;
      return { granted, left: left - granted };
    },
    async giveBack(_window, count) {
      state.asked += 1;
      state.reserved -= count;
    },
  };
  const clock = new VirtualClock(new Date(startsAt));
  return { state, clock, process: () => createBudgetBlocks({ clock, budget }) };
}

describe('budget blocks', () => {
  it('let exactly as many through as there are, whichever processes are asked, one by one or at once', async () => {
    const choices = fc.array(fc.nat(2), { minLength: 300, maxLength: 400 });
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 200 }),
        choices,
        fc.boolean(),
        async (limit, order, atOnce) => {
          const { state, clock, process } = budgetOf(limit);
          const processes = [process(), process(), process()];
          const taken: number[] = [];
          const takes: (number | Promise<number>)[] = [];
          for (const at of order) {
            const take = processes[at]!.take('a', startsAt);
            takes.push(take);
            if (!atOnce) await take;
          }
          taken.push(...(await Promise.all(takes)));
          // What one process holds is not lost to the others.
          await clock.advance(7_000);
          for (let i = 0; i < 200; i++) taken.push(await processes[i % 3]!.take('a', startsAt));
          expect(taken.filter(left => left >= 0)).to.have.length(limit);
          expect(state.reserved).to.equal(limit);
        },
      ),
      { numRuns: 50 },
    );
  });

  it('hold no more than was used, so that whoever goes elsewhere loses little', async () => {
    const { state, process } = budgetOf(200);
    const [one, other] = [process(), process()];
    expect(await one.take('a', startsAt)).to.equal(199);
    expect(state.reserved).to.equal(1);
    let passed = 1;
    while ((await other.take('a', startsAt)) >= 0) passed += 1;
    expect(passed).to.equal(200);
  });

  it('count down, and ask for few of many requests', async () => {
    const { state, process } = budgetOf(200);
    const one = process();
    for (let left = 199; left >= 0; left--) expect(await one.take('a', startsAt)).to.equal(left);
    expect(state.asked).to.be.at.most(40);
    for (let i = 0; i < 100; i++) expect(await one.take('a', startsAt)).to.equal(-1);
    expect(state.asked).to.be.at.most(40);
    const many = budgetOf(1_000_000);
    const busy = many.process();
    for (let i = 0; i < 10_000; i++) await busy.take('a', startsAt);
    expect(many.state.asked).to.be.at.most(20);
  });

  it('answer requests that come together with one reservation', async () => {
    const { state, process } = budgetOf(200);
    const one = process();
    await one.take('a', startsAt);
    const taken = await Promise.all(Array.from({ length: 250 }, () => one.take('a', startsAt)));
    expect(taken.filter(left => left >= 0)).to.have.length(199);
    expect(state.asked).to.be.at.most(4);
  });

  it('give back what is not used for five seconds, and let it go when they are closed', async () => {
    const { state, clock, process } = budgetOf(200);
    const one = process();
    for (let i = 0; i < 33; i++) await one.take('a', startsAt);
    expect(state.reserved).to.be.greaterThan(40);
    await clock.advance(4_000);
    await one.take('a', startsAt);
    await clock.advance(4_000);
    expect(state.reserved).to.be.greaterThan(40);
    await clock.advance(2_000);
    expect(state.reserved).to.equal(34);
    expect(clock.pending).to.equal(0);
    for (let i = 0; i < 3; i++) await one.take('a', startsAt);
    await one.close();
    expect(state.reserved).to.equal(37);
    expect(clock.pending).to.equal(0);
  });

  it('find what others gave back within a second', async () => {
    const { state, clock, process } = budgetOf(10);
    const one = process();
    while ((await one.take('a', startsAt)) >= 0);
    state.reserved -= 4;
    expect(await one.take('a', startsAt)).to.equal(-1);
    await clock.advance(1_000);
    expect(await one.take('a', startsAt)).to.equal(3);
  });

  it('are of an account and of a minute', async () => {
    const { process } = budgetOf(200);
    const one = process();
    await one.take('a', startsAt);
    expect(await one.take('b', startsAt)).to.equal(198);
    const next = new Date(startsAt.getTime() + 60_000);
    expect(await one.take('a', next)).to.equal(197);
  });

  it('report a budget that cannot be reached, to all who wait for it, and try again', async () => {
    const { state, process } = budgetOf(200);
    const one = process();
    state.broken = true;
    const failed = await Promise.allSettled([one.take('a', startsAt), one.take('a', startsAt)]);
    expect(failed.map(({ status }) => status)).to.deep.equal(['rejected', 'rejected']);
    state.broken = false;
    expect(await one.take('a', startsAt)).to.equal(199);
  });
});
