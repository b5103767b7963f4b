const { reporters, Runner } = require('mocha');

/** Mocha's dots, each slow or failing test in full, and a last line that machines can read. */
module.exports = class ClosingLineReporter extends reporters.Dot {
  constructor(runner, options) {
    super(runner, options);
    runner.once(Runner.constants.EVENT_RUN_END, () => {
      const { passes, failures, pending } = this.stats;
      console.log(`${passes} passed, ${failures} failed${pending ? `, ${pending} skipped` : ''}`);
    });
  }
};
