import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Client as McpClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { expect } from 'chai';
import { publint } from 'publint';
import { installPackage, type InstalledPackage } from '../../support/installed-package.js';
import { newClient, service } from '../../support/service.js';
import { callTool } from './session.js';

describe('the package outreach-mcp', function () {
  this.timeout(120_000);
  let installed: InstalledPackage;
  before(async () => {
    installed = await installPackage('sdk/mcp');
  });
  after(() => installed.remove());

  it('holds the program and needs nothing of the server', async () => {
    const files = ['LICENSE', 'README.md', 'bin.js', 'dist', 'package.json'];
    expect((await readdir(installed.path)).sort()).to.deep.equal(files);
    const needed = ['outreach-contract', 'outreach-sdk', '@modelcontextprotocol/sdk'];
    expect(installed.names).to.include.members(needed);
    for (const name of ['outreach-server', 'typeorm', 'mysql2', 'koa'])
      expect(installed.names).to.not.include(name);
    const { messages } = await publint({ pkgDir: installed.path, pack: false, strict: true });
    expect(messages).to.deep.equal([]);
  });

  it('serves a client', async () => {
    const { key } = await newClient();
    const transport = new StdioClientTransport({
      command: process.execPath,
      args: [join(installed.path, 'bin.js'), '--only', 'lead-lists'],
      env: { OUTREACH_BASE_URL: service().url, OUTREACH_API_KEY: key },
      stderr: 'ignore',
    });
    const client = new McpClient({ name: 'tests', version: '1' });
    await client.connect(transport);
    await callTool(client, 'createLeadList', { body: { name: 'Friends' } });
    expect((await callTool(client, 'listLeadLists')).json.total_count).to.equal(1);
    await client.close();
  });
});
