import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { UsageError } from 'outreach-contract';
import { contract } from '../../../sdk/contract/src/command.js';
import { freePort } from '../../support/dovecot.js';
import { runProcess, type Outcome } from '../../support/program.js';
import { newClient, service } from '../../support/service.js';
import { startSpoilingProxy } from '../../support/spoiling-proxy.js';

const program = fileURLToPath(new URL('../../../sdk/contract/bin.js', import.meta.url));

/** Runs `outreach-contract`, the program of its own. */
function runContract(args: string[], env: Record<string, string> = {}): Promise<Outcome> {
  const { PATH } = process.env;
  return new Promise(resolve => {
    execFile(process.execPath, [program, ...args], { env: { PATH, ...env } }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    );
  });
}

describe('outreach-contract', function () {
  this.timeout(20_000);
  let key: string;
  let folder: string;
  before(async () => {
    ({ key } = await newClient());
    folder = await mkdtemp(join(tmpdir(), 'outreach-contract-'));
  });
  after(() => rm(folder, { recursive: true, force: true }));

  it('reports a service that keeps the contract, and ends with 0', async () => {
    const junit = join(folder, 'kept.xml');
    const report = join(folder, 'kept.md');
    const args = [
      '--base-url',
      `${service().url}/v1/`,
      '--read-only',
      '--junit',
      junit,
      '--markdown',
      report,
    ];
    // A setting of the service that is wrong, or of another program, is nothing to this one.
    const settings = { OUTREACH_API_KEY: key, DATABASE_URL: 'postgres://x/y' };
    const { code, stdout, stderr } = await runProcess(['contract', ...args], settings);
    expect([code, stderr]).to.deep.equal([0, '']);
    expect(stdout)
      .to.match(/^Running \d+ checks on http:\/\/127\.0\.0\.1:\d+\n/)
      .and.match(/^ok {4}Authentication +\d+ checks, [\d.]+ s$/m)
      .and.match(/^Skipped \d+ checks: the list is empty\.$/m)
      .and.match(/\nAll passed: \d+ checks in [\d.]+ s(, \d+ skipped)?\.\n$/);
    expect(await readFile(junit, 'utf8'))
      .to.match(
        /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<testsuites name="outreach-contract" tests="\d+" failures="0"/,
      )
      .and.contain('<testsuite name="Meta" tests="2"');
    expect(await readFile(report, 'utf8'))
      .to.match(
        /^All checks passed: http:\S+ against version [\d.]+ of the contract, on 20\d\d-\d\d-\d\dT\S+Z, in /m,
      )
      .and.contain('\n| Meta | 2 | 2 | 0 | 0 |\n');
  });

  it('shows what violates it, with the request and without the key, and ends with 1', async () => {
    const proxy = await startSpoilingProxy();
    try {
      proxy.to(service().url);
      proxy.spoil({ answer: ({ body }) => delete body.data?.status });
      const junit = join(folder, 'violated.xml');
      const args = [
        '--base-url',
        proxy.url,
        '--api-key',
        key,
        '--only',
        'a draft is created',
        '--junit',
        junit,
      ];
      const { code, stdout } = await runContract(args);
      expect(code).to.equal(1);
      expect(stdout)
        .to.match(/^FAIL {2}Campaigns +1 check, 1 failed, [\d.]+ s$/m)
        .and.contain('    ✗ a draft is created with the defaults  (createCampaign)\n')
        .and.contain('      expected  data.status is required\n      got       nothing\n')
        .and.contain(`      curl -i -X POST '${proxy.url}/v1/campaigns' -H "Authorization: Bearer $API_KEY"`)
        .and.match(/Failed: 2 of 2 checks in/)
        .and.not.contain(key);
      expect(await readFile(junit, 'utf8')).to.contain(
        'message="expected data.status is required, got nothing"',
      );
    } finally {
      await proxy.close();
    }
  });

  it('is called wrongly without an address and a key that exist, and ends with 2', async () => {
    const url = service().url;
    const known = ['--api-key', key];
    const wrong: [string[], RegExp][] = [
      [[], /^--api-key \(or OUTREACH_API_KEY\) is missing/],
      [known, /^--base-url \(or OUTREACH_BASE_URL\) is missing/],
      [[...known, '--base-url', 'example.com'], /^--base-url must be an address such as/],
      [['--base-url', url, '--api-key', 'wrong'], /refuses this API key\.$/],
      [
        [...known, '--base-url', `http://127.0.0.1:${await freePort()}`],
        /does not respond: no response: ECONNREFUSED/,
      ],
      [[...known, '--base-url', `${url}/docs`], /Is this the address of the API\?$/],
      [['--only', '('], /^--only: "\(" is not a valid regular expression/],
      [['--only', 'no such check'], /^--only: no check matches "no such check"/],
      [[...known, '--base-url', url, '--timeout', 'long'], /^--timeout must be a number of seconds/],
      [['--fast'], /^There is no option --fast/],
    ];
    for (const [args, line] of wrong) {
      const refused = await contract(args).catch((error: unknown) => error);
      expect(refused, args.join(' ')).to.be.instanceOf(UsageError);
      expect((refused as Error).message).to.match(line);
    }
    for (const run of [runContract, (args: string[]) => runProcess(['contract', ...args], {})]) {
      const { code, stdout, stderr } = await run(['--api-key', 'wrong', '--base-url', url]);
      expect([code, stdout, stderr]).to.deep.equal([2, '', `${url} refuses this API key.\n`]);
    }
  });

  it('lists its checks, and says how it is called', async () => {
    const [all, some, help] = await Promise.all([
      runContract(['--list']),
      runContract(['--list', '--only', '^Flow: .*\\(saveFlow\\)']),
      runContract(['--help']),
    ]);
    expect(all.stdout.split('\n').length).to.be.above(300);
    expect(some.stdout.trim().split('\n')).to.have.length(4);
    expect([help.code, help.stdout]).to.satisfy(
      ([code, text]: [number, string]) => code === 0 && /--junit FILE/.test(text),
    );
  });
});
