const { reporters, Runner } = require('mocha');

/** Mocha's dots, each failing test in full, what had to run again, and a last line that machines can read. */
module.exports = class ClosingLineReporter extends reporters.Dot {
  constructor(runner, options) {
    super(runner, options);
    const retried = [];
    runner.on(Runner.constants.EVENT_TEST_RETRY, (test, error) => {
      retried.push(`ran again: ${test.fullTitle()}\n  ${error.stack ?? error}`);
    });
    runner.once(Runner.constants.EVENT_RUN_END, () => {
      for (const line of retried) console.log(line);
      const { passes, failures, pending } = this.stats;
      console.log(`${passes} passed, ${failures} failed${pending ? `, ${pending} skipped` : ''}`);
    });
  }
};
