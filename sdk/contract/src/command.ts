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
import { junit } from './junit.js';
import { createSession } from './probe.js';
import { progress, summary } from './report.js';
import { runChecks, type Check } from './run.js';
import { NoResponse, sendRequest, type Target } from './send-request.js';

const usage = `Usage: outreach-contract --base-url URL [--api-key KEY] [OPTION …]

Checks over HTTP that a service keeps the contract of the outreach API. Removes what it creates, and sends no mail.
The address and the key come from OUTREACH_BASE_URL and OUTREACH_API_KEY too; the variable keeps the key out of sight.

  [--read-only]         send GET alone
  [--only PATTERN]      the checks whose group, name or operation matches this regular expression
  [--list]              list the checks, and run none
  [--timeout 30]        seconds that a response, and a job, may take
  [--junit FILE]        write the results as JUnit XML too

Exits with 0 when the contract is kept, 1 when it is not, 2 when the command line is wrong.`;

const options = {
  'base-url': { type: 'string' },
  'api-key': { type: 'string' },
  junit: { type: 'string' },
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
 * Checks that a service keeps the contract, and reports. Sets the exit code to 1 when it does not.
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
  console.log(`${target.baseUrl} against the contract: ${checks.length} checks\n`);
  const watcher = progress(process.stdout, checks);
  const startedAt = performance.now();
  const results = await runChecks(session, checks, watcher);
  watcher.close();
  const seconds = (performance.now() - startedAt) / 1000;
  process.stdout.write(summary(results, session, seconds));
  if (values.junit !== undefined) await save(values.junit, junit(results, seconds));
  if (results.some(({ outcome }) => outcome === 'violated')) process.exitCode = 1;
  if (target.signal.aborted) {
    console.error('The run was ended before its time.');
    process.exitCode = 1;
  }
}

function choose(only = '', readOnly: boolean): Check[] {
  const pattern = patternOf(only);
  const found = allChecks.filter(
    check => pattern.test(`${check.group}: ${check.name} (${check.part})`) && (check.readOnly || !readOnly),
  );
  if (found.length === 0) throw new UsageError(`--only: no check is called "${only}".`, '--list');
  return found;
}

function patternOf(only: string): RegExp {
  try {
    return new RegExp(only, 'i');
  } catch {
    throw new UsageError(`--only: "${only}" is no pattern.`);
  }
}

function settingsOf(values: {
  [name in 'base-url' | 'api-key' | 'timeout']?: string;
}): Omit<Target, 'signal'> {
  const apiKey = apiKeyOf(values['api-key']);
  const seconds = Number(values.timeout);
  if (!(seconds > 0 && seconds <= 3600)) throw new UsageError('--timeout: a number of seconds is wanted.');
  return {
    baseUrl: baseUrlOf(values['base-url']),
    apiKey,
    timeoutMs: seconds * 1000,
    onWait: wait => console.error(`… waiting ${wait} s for the rate limit`),
  };
}

/** Refuses a wrong address or key: every check would fail, which says nothing about the service. */
async function requireService(target: Target): Promise<void> {
  try {
    for (const path of ['/v1/meta/limits', '/v1/campaigns']) {
      const { status, body } = await sendRequest(target, 'GET', path);
      if (status === 401) throw new UsageError(`${target.baseUrl} does not know this API key.`);
      const isJson = typeof body !== 'string';
      if (status !== 404 && isJson) return;
    }
  } catch (error) {
    if (!(error instanceof NoResponse)) throw error;
    throw new UsageError(`${target.baseUrl}: an answer is wanted, got ${error.reason}`);
  }
  throw new UsageError(`${target.baseUrl} has no /v1/campaigns: is this the address of the API?`);
}

async function save(file: string, text: string): Promise<void> {
  try {
    await writeFile(file, text);
  } catch (error) {
    throw new UsageError(`--junit: ${(error as Error).message}`);
  }
}
