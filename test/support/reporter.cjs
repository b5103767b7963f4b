const { appendFileSync } = require('node:fs');
const { relative } = require('node:path');
const { reporters, Runner } = require('mocha');

const { EVENT_RUN_END, EVENT_SUITE_BEGIN, EVENT_SUITE_END } = Runner.constants;
/** So many files are named, and only those that took longer than this. */
const SLOWEST = 15;
const LONG_MS = 5_000;

/** Mocha's dots, the files that took longest, each failing test in full, and a last line that machines can read. */
module.exports = class ClosingLineReporter extends reporters.Dot {
  constructor(runner, options) {
    super(runner, options);
    const took = timesOfFiles(runner);
    // Before the failures: whoever sees only the end of a log sees those.
    runner.prependOnceListener(EVENT_RUN_END, () => {
      const slowest = [...took].filter(([, ms]) => ms > LONG_MS).sort(([, a], [, b]) => b - a);
      console.log('\n');
      for (const [file, ms] of slowest.slice(0, SLOWEST)) console.log(`${(ms / 1000).toFixed(0)} s ${file}`);
    });
    runner.once(EVENT_RUN_END, () => {
      const { passes, failures, pending } = this.stats;
      console.log(`${passes} passed, ${failures} failed${pending ? `, ${pending} skipped` : ''}`);
      // Several runs side by side print one after the other: .ci/run says at its very end what failed in any of them.
      const kept = process.env.FAILED_TESTS;
      if (kept)
        for (const test of this.failures)
          appendFileSync(kept, `${test.fullTitle()}\n  ${test.err?.message}\n`);
    });
  }
};

/** Milliseconds that the suites of each file took, with their hooks. */
function timesOfFiles(runner) {
  const took = new Map();
  const began = new Map();
  const isWhole = suite => suite.parent?.root;
  runner.on(EVENT_SUITE_BEGIN, suite => isWhole(suite) && began.set(suite, performance.now()));
  runner.on(EVENT_SUITE_END, suite => {
    if (!isWhole(suite)) return;
    const file = relative('', suite.file);
    took.set(file, (took.get(file) ?? 0) + performance.now() - began.get(suite));
  });
  return took;
}
