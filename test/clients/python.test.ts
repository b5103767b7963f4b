import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { hasJava } from '../../codegen/src/clients/generator.js';
import { main } from '../../codegen/src/clients/main.js';
import { cacheDir } from '../support/database.js';
import { guideBlock } from '../support/guides.js';
import { newClient, service } from '../support/service.js';

const run = promisify(execFile);
/** Debian's, whose packages have what the client needs (see .ci/install-packages). */
const python = '/usr/bin/python3';

function hasPython(): Promise<boolean> {
  return run(python, ['-c', 'import urllib3, dateutil, six, certifi']).then(
    () => true,
    () => false,
  );
}

describe('the client for Python', function () {
  this.timeout(60_000);

  let folder: string | undefined;

  before(async function () {
    if (!(await hasJava()) || !(await hasPython())) {
      console.error('Skipped: Java or packages of Python are not installed (see .ci/install-packages).');
      return this.skip();
    }
    folder = await mkdtemp(join(tmpdir(), 'outreach-clients-'));
    const contract = fileURLToPath(new URL('../../openapi.yaml', import.meta.url));
    const lines: string[] = [];
    const status = await main(['python'], { contract, cache: cacheDir, out: folder }, line =>
      lines.push(line),
    );
    expect(status, lines.join('\n')).to.equal(0);
  });
  after(async () => {
    if (folder) await rm(folder, { recursive: true, force: true });
  });

  /** Runs a program with the client, as a new account, and answers the lines that it wrote. */
  async function lines(program: string): Promise<string[]> {
    const { key } = await newClient();
    const { stdout } = await run(python, ['-c', program], {
      env: {
        PATH: process.env.PATH,
        PYTHONPATH: join(folder!, 'python'),
        PYTHONDONTWRITEBYTECODE: '1',
        BASE_URL: service().url,
        API_KEY: key,
      },
    });
    return stdout.trim().split('\n');
  }

  it('does what the guide says', async () => {
    expect(await lines(await guideBlock('sdk', /^import outreach_client/m))).to.deep.equal([
      'From Python is a draft',
      "1 ['From Python']",
      "400 invalid_flow ['nodes', 'nodes', 'mailbox_ids']",
    ]);
  });

  it('understands what the service answers', async () => {
    const program = await readFile(new URL('./read-everything.py', import.meta.url), 'utf8');
    const [answers] = await lines(program);
    expect(Number(answers)).to.be.greaterThan(15);
  });
});
