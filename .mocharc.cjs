/** Skipped tests are allowed on a machine without root; CI installs everything and forbids them. */
module.exports = {
  'node-option': ['import=tsx', 'no-warnings'],
  extension: ['ts'],
  timeout: 20_000,
  reporter: './test/support/reporter.cjs',
  forbidOnly: true,
  // A test of races that fails once is told by name at the end of the run, and must pass when it runs again.
  retries: process.env.CI ? 1 : 0,
  forbidPending: Boolean(process.env.FORBID_SKIPS),
};
