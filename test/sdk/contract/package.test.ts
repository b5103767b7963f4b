import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { publint } from 'publint';
import { installPackage, type InstalledPackage } from '../../support/installed-package.js';
import { newClient, service } from '../../support/service.js';

describe('the package outreach-contract', function () {
  this.timeout(60_000);
  let installed: InstalledPackage;
  before(async () => {
    installed = await installPackage('sdk/contract');
  });
  after(() => installed.remove());

  it('holds the program and needs nothing of the server', async () => {
    const files = ['LICENSE', 'README.md', 'bin.js', 'dist', 'package.json'];
    expect((await readdir(installed.path)).sort()).to.deep.equal(files);
    const ajv = ['ajv', 'fast-deep-equal', 'fast-uri', 'json-schema-traverse', 'require-from-string'];
    expect(installed.names).to.have.members(['outreach-contract', 'ajv-formats', ...ajv]);
    const { messages } = await publint({ pkgDir: installed.path, pack: false, strict: true });
    expect(messages).to.deep.equal([]);
  });

  it('checks a service', async () => {
    const { key } = await newClient();
    const env = { PATH: process.env.PATH, OUTREACH_BASE_URL: service().url, OUTREACH_API_KEY: key };
    const args = [join(installed.path, 'bin.js'), '--only', '^(Meta|Campaigns)'];
    const { stdout } = await promisify(execFile)(process.execPath, args, { env });
    expect(stdout).to.match(/\nAll passed: \d+ checks in /);
  });
});
