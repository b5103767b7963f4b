/** Skipped tests are allowed on a machine without root; CI installs everything and forbids them. */
module.exports = {
  'node-option': ['import=tsx', 'no-warnings'],
  extension: ['ts'],
  timeout: 20_000,
  reporter: './test/support/reporter.cjs',
  forbidOnly: true,
  forbidPending: Boolean(process.env.FORBID_SKIPS),
};
