import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Client as McpClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { expect } from 'chai';
import { runProcess } from '../../support/program.js';
import { newClient, service, type Client } from '../../support/service.js';
import { callTool, operations } from './session.js';

const program = fileURLToPath(new URL('../../../server/dist/main.js', import.meta.url));

interface Message {
  jsonrpc: string;
  id?: number;
  method?: string;
  // Tests read into answers freely.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  result?: any;
}

/** The program, spoken to line by line, as far as a test needs that the SDK's client does by itself. */
interface Spoken {
  child: ChildProcessWithoutNullStreams;
  say(...messages: object[]): void;
  /** The next message; anything else on standard output fails the test. */
  next(): Promise<Message>;
  /** Its exit code, and all that it wrote to standard error. */
  ended: Promise<{ code: number | null; stderr: string }>;
}

const started: ChildProcessWithoutNullStreams[] = [];

function speak(key: string, args: string[] = []): Spoken {
  const env = { PATH: process.env.PATH, OUTREACH_BASE_URL: `${service().url}/v1`, OUTREACH_API_KEY: key };
  const child = spawn(process.execPath, [program, 'mcp', ...args], { env });
  started.push(child);
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    child,
    say: (...messages) =>
      void child.stdin.write(
        messages.map(each => `${JSON.stringify({ jsonrpc: '2.0', ...each })}\n`).join(''),
      ),
    async next() {
      const { value } = (await lines.next()) as { value?: string };
      return JSON.parse(value ?? 'null') as Message;
    },
    ended: once(child, 'close').then(([code]) => ({ code: code as number | null, stderr })),
  };
}

function hello(capabilities: object = {}): object[] {
  const params = { protocolVersion: '2025-06-18', capabilities, clientInfo: { name: 'tests', version: '1' } };
  return [{ id: 1, method: 'initialize', params }, { method: 'notifications/initialized' }];
}

const toCall = (id: number, name: string, args: object = {}) => ({
  id,
  method: 'tools/call',
  params: { name, arguments: args },
});

describe('outreach mcp', () => {
  let account: Client;
  before(async () => {
    account = await newClient();
  });
  afterEach(() => {
    for (const child of started.splice(0)) child.kill('SIGKILL');
  });

  it('serves a client of the official SDK', async () => {
    const transport = new StdioClientTransport({
      command: process.execPath,
      args: [program, 'mcp', '--base-url', service().url],
      env: { OUTREACH_API_KEY: account.key, DATABASE_URL: 'a setting of the service is nothing to it' },
      stderr: 'ignore',
    });
    const client = new McpClient({ name: 'tests', version: '1' });
    await client.connect(transport);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).to.have.members(operations.map(({ id }) => id));
    const made = await callTool(client, 'createLeadList', { body: { name: 'Friends' } });
    expect(made.json.data.name).to.equal('Friends');
    expect((await callTool(client, 'listLeadLists')).json.total_count).to.equal(1);
    const closed = new Promise<void>(resolve => (transport.onclose = resolve));
    await client.close();
    await closed;
  });

  it('answers what was asked before its input ended, and ends', async () => {
    const { child, say, next, ended } = speak(account.key, ['--read-only']);
    say(...hello(), toCall(2, 'getLimits'), toCall(3, 'listMailboxes'));
    child.stdin.end();
    const answers = [await next(), await next(), await next()];
    expect(answers.map(({ id }) => id)).to.have.members([1, 2, 3]);
    for (const { jsonrpc, result } of answers) {
      expect(jsonrpc).to.equal('2.0');
      expect(result).to.be.an('object').and.not.have.property('isError');
    }
    const { code, stderr } = await ended;
    expect(code).to.equal(0);
    expect(stderr)
      .to.match(/^outreach mcp: \d+ tools for http:\/\/127\.0\.0\.1:\d+, 0 need confirmation$/m)
      .and.match(/^GET \/v1\/mailboxes 200 \d+ ms$/m)
      .and.not.contain(account.key);
  });

  it('ends while it asks, and does nothing', async () => {
    const { id } = (await account.post('/v1/campaigns', { name: 'Kept' })).body.data;
    const { child, say, next, ended } = speak(account.key);
    say(...hello({ elicitation: {} }), toCall(2, 'deleteCampaign', { id }));
    expect((await next()).id).to.equal(1);
    expect((await next()).method).to.equal('elicitation/create');
    child.stdin.end();
    const reported = [await next(), await next()].find(message => message.id === 2);
    expect(reported?.result.content[0].text).to.match(/^The user could not be asked\. Nothing was done\./);
    expect((await ended).code).to.equal(0);
    expect((await account.get(`/v1/campaigns/${id}`)).body.data.deleted_at).to.equal(null);
  });

  it('ends at a signal, and when nobody reads its answers', async () => {
    const stopped = speak(account.key);
    stopped.say(...hello());
    await stopped.next();
    stopped.child.kill('SIGTERM');
    expect(await stopped.ended).to.deep.include({ code: 0 });

    const unread = speak(account.key);
    unread.say(...hello());
    await unread.next();
    unread.child.stdout.destroy();
    unread.say({ id: 2, method: 'ping' });
    expect((await unread.ended).code).to.equal(0);
  });

  it('is called wrongly without an address, a key and tags that exist', async () => {
    const known = { OUTREACH_API_KEY: 'key', OUTREACH_BASE_URL: 'http://127.0.0.1:1' };
    const wrong: [string[], Record<string, string>, RegExp][] = [
      [[], { OUTREACH_API_KEY: 'key' }, /^--base-url \(or OUTREACH_BASE_URL\) is missing/],
      [['--base-url', 'http://127.0.0.1:1'], {}, /^--api-key \(or OUTREACH_API_KEY\) is missing/],
      [['--only', 'campaign'], known, /^--only: there is no tag "campaign"\. The tags are: campaigns,/],
      [['--fast'], known, /^There is no option --fast/],
    ];
    const outcomes = await Promise.all(wrong.map(([args, env]) => runProcess(['mcp', ...args], env)));
    for (const [index, { code, stdout, stderr }] of outcomes.entries()) {
      expect([code, stdout]).to.deep.equal([2, '']);
      expect(stderr).to.match(wrong[index]![2]);
    }
    const help = await runProcess(['mcp', '--help'], {});
    expect(help.stdout).to.match(/\[--read-only\] .*\n.*\[--yes\]/);
  });
});
