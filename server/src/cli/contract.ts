import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { isJsonMediaType } from '../http/media-type.js';
import { checks as suite } from './contract/checks/all.js';
import type { Check } from './contract/check.js';
import { junit } from './contract/junit.js';
import { progress, summary } from './contract/report.js';
import { runChecks } from './contract/run.js';
import { NoAnswer, send, type Target } from './contract/send.js';
import { createSession } from './contract/session.js';
import { apiKeyOf, baseUrlOf } from './remote.js';
import { untilStopped } from './signals.js';
import { options, see, UsageError } from './usage.js';

const known = {
  'base-url': { type: 'string' },
  'api-key': { type: 'string' },
  junit: { type: 'string' },
  only: { type: 'string' },
  timeout: { type: 'string', default: '30' },
  'read-only': { type: 'boolean', default: false },
  list: { type: 'boolean', default: false },
} as const;

/**
 * `contract`: asks a service over HTTP whether it keeps the contract, and reports. Ends with 1 when it does not. Makes things with
 * names of its own, sends no mail, and removes what it made.
 *
 * @throws {UsageError}
 */
export async function contract(args: string[]): Promise<void> {
  const values = options(args, known);
  const checks = chosen(values.only, values['read-only']);
  if (values.list) return list(checks);
  const stop = new AbortController();
  const target = targetOf(values, stop.signal);
  await requireService(target);
  void untilStopped().then(() => stop.abort());

  const session = createSession(
    target,
    `outreach-contract-${randomBytes(4).toString('hex')}`,
    values['read-only'],
  );
  console.log(`${target.baseUrl} against the contract: ${checks.length} checks\n`);
  const watcher = progress(process.stdout, checks);
  const startedAt = performance.now();
  const results = await runChecks(session, checks, watcher);
  watcher.close();
  const seconds = (performance.now() - startedAt) / 1000;
  process.stdout.write(summary(results, session, seconds));
  if (values.junit !== undefined) await save(values.junit, junit(results, seconds));
  if (results.some(({ outcome }) => outcome === 'violated')) process.exitCode = 1;
  if (stop.signal.aborted) {
    console.error('The run was ended before its time.');
    process.exitCode = 1;
  }
}

function chosen(only: string | undefined, readOnly: boolean): Check[] {
  const pattern = patternOf(only);
  const found = suite.filter(
    check => pattern.test(`${check.group}: ${check.name} (${check.part})`) && (check.readOnly || !readOnly),
  );
  if (found.length === 0) throw new UsageError(`--only: no check is called "${only}".\n${see('--list')}`);
  return found;
}

function patternOf(only = ''): RegExp {
  try {
    return new RegExp(only, 'i');
  } catch {
    throw new UsageError(`--only: "${only}" is no pattern.`);
  }
}

function list(checks: readonly Check[]): void {
  for (const { group, name, part } of checks) console.log(`${group}: ${name} (${part})`);
}

function targetOf(
  values: { [name in 'base-url' | 'api-key' | 'timeout']?: string },
  signal: AbortSignal,
): Target {
  const apiKey = apiKeyOf(values['api-key']);
  const seconds = Number(values.timeout);
  if (!(seconds > 0 && seconds <= 3600)) throw new UsageError('--timeout: a number of seconds is wanted.');
  return {
    baseUrl: baseUrlOf(values['base-url']),
    apiKey,
    timeoutMs: seconds * 1000,
    signal,
    onWait: wait => console.error(`… waiting ${wait} s for the rate limit`),
  };
}

/** A wrong address or key would violate everything: that is no finding, but wrong use. */
async function requireService(target: Target): Promise<void> {
  try {
    for (const path of ['/v1/meta/limits', '/v1/campaigns']) {
      const { status, headers } = await send(target, 'GET', path);
      if (status === 401) throw new UsageError(`${target.baseUrl} does not know this API key.`);
      if (status !== 404 && isJsonMediaType(headers.get('content-type') ?? '')) return;
    }
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
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
