import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { checks as allChecks } from './checks/all.js';
import {
  apiKeyOf,
  baseUrlOf,
  calledAs,
  parseOptions,
  runCommand,
  stopSignal,
  UsageError,
} from './command-line.js';
import { contract as definition } from './data.js';
import { junit, progress, summary, markdown } from './report.js';
import { createSession } from './probe.js';
import { runChecks, type Check } from './run.js';
import { NoResponse, sendRequest, type Target } from './send-request.js';

const usage = `Usage: outreach-contract --base-url URL [--api-key KEY] [OPTION …]

Checks over HTTP that a service conforms to the contract of the outreach API. Sends no mail, and deletes what it creates.
Instead of --base-url and --api-key, you can set OUTREACH_BASE_URL and OUTREACH_API_KEY. A variable keeps the key out of
the process list.

  [--read-only]         send only GET requests
  [--only PATTERN]      run the checks whose group, name or operation matches this regular expression
  [--list]              list the checks, and run none
  [--timeout 30]        seconds that a response or a job may take
  [--junit FILE]        also write the results as JUnit XML
  [--markdown FILE]     also write a dated report in Markdown

Exit codes: 0 if all checks passed, 1 if a check failed or the run was interrupted, 2 if the command line is wrong.`;

const options = {
  'base-url': { type: 'string' },
  'api-key': { type: 'string' },
  junit: { type: 'string' },
  markdown: { type: 'string' },
  only: { type: 'string' },
  timeout: { type: 'string', default: '30' },
  'read-only': { type: 'boolean', default: false },
  list: { type: 'boolean', default: false },
} as const;

/**
 * Runs `outreach-contract`.
 *
 * @param program - how it is called in this terminal, for its messages
 */
export function main(args: string[], program = calledAs()): Promise<void> {
  return runCommand({ usage, run: contract }, args, program);
}

/**
 * Checks that a service conforms to the contract, and prints a report. Sets the exit code to 1 when a check fails.
 *
 * @throws {UsageError}
 */
export async function contract(args: string[]): Promise<void> {
  const { values } = parseOptions(args, options);
  const checks = choose(values.only, values['read-only']);
  if (values.list) {
    for (const { group, name, part } of checks) console.log(`${group}: ${name} (${part})`);
    return;
  }
  const settings = settingsOf(values);
  await requireService({ ...settings, signal: new AbortController().signal });
  const target = { ...settings, signal: stopSignal() };

  const prefix = `outreach-contract-${randomBytes(4).toString('hex')}`;
  const session = createSession(target, prefix, values['read-only']);
  console.log(`Running ${checks.length} checks on ${target.baseUrl}\n`);
  const watcher = progress(process.stdout, checks);
  const startedAt = new Date();
  const began = performance.now();
  const results = await runChecks(session, checks, watcher);
  watcher.close();
  const seconds = (performance.now() - began) / 1000;
  process.stdout.write(summary(results, session, seconds));
  if (values.junit !== undefined) await save('--junit', values.junit, junit(results, seconds));
  if (values.markdown !== undefined) {
    const run = { baseUrl: target.baseUrl, version: definition.version, startedAt, seconds };
    await save('--markdown', values.markdown, markdown(results, run));
  }
  if (results.some(({ outcome }) => outcome === 'failed')) process.exitCode = 1;
  if (target.signal.aborted) {
    console.error('The run was interrupted.');
    process.exitCode = 1;
  }
}

function choose(only = '', readOnly: boolean): Check[] {
  const pattern = patternOf(only);
  const found = allChecks.filter(
    check => pattern.test(`${check.group}: ${check.name} (${check.part})`) && (check.readOnly || !readOnly),
  );
  if (found.length === 0) throw new UsageError(`--only: no check matches "${only}".`, '--list');
  return found;
}

function patternOf(only: string): RegExp {
  try {
    return new RegExp(only, 'i');
  } catch {
    throw new UsageError(`--only: "${only}" is not a valid regular expression.`);
  }
}

function settingsOf(values: {
  [name in 'base-url' | 'api-key' | 'timeout']?: string;
}): Omit<Target, 'signal'> {
  const apiKey = apiKeyOf(values['api-key']);
  const seconds = Number(values.timeout);
  if (!(seconds > 0 && seconds <= 3600))
    throw new UsageError('--timeout must be a number of seconds, at most 3600.');
  return {
    baseUrl: baseUrlOf(values['base-url']),
    apiKey,
    timeoutMs: seconds * 1000,
    onWait: wait => console.error(`… the rate limit is exceeded: waiting ${wait} s`),
  };
}

/** Refuses a wrong base URL or key, with which every check would fail. */
async function requireService(target: Target): Promise<void> {
  try {
    for (const path of ['/v1/meta/limits', '/v1/campaigns']) {
      const { status, body } = await sendRequest(target, 'GET', path);
      if (status === 401) throw new UsageError(`${target.baseUrl} refuses this API key.`);
      const isJson = typeof body !== 'string';
      if (status !== 404 && isJson) return;
    }
  } catch (error) {
    if (!(error instanceof NoResponse)) throw error;
    throw new UsageError(`${target.baseUrl} does not respond: ${error.reason}`);
  }
  throw new UsageError(`${target.baseUrl} has no /v1/campaigns. Is this the address of the API?`);
}

async function save(option: string, file: string, text: string): Promise<void> {
  try {
    await writeFile(file, text);
  } catch (error) {
    throw new UsageError(`${option}: ${(error as Error).message}`);
  }
}
