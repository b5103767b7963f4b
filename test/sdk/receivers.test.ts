import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { Webhook } from 'standardwebhooks';
import serverless from '../../examples/receivers/serverless.js';
import type { WebhookEvent } from '../../sdk/src/index.js';
import { freePort } from '../bench/free-port.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const secret = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD';
const event = {
  type: 'reply.received',
  timestamp: '2026-11-02T15:00:05.000Z',
  data: { email: 'jane.miller@acme.example', body_text: 'Grüße 🌱' },
};

/** A delivery, as the reference library signs it. */
function delivery(id: string, options: { secret?: string; at?: Date; altered?: boolean } = {}) {
  const body = JSON.stringify(event, null, 1);
  const at = options.at ?? new Date();
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(options.secret ?? secret).sign(id, at, body),
  };
  return { method: 'POST', headers, body: options.altered ? body.replace('Grüße', 'Nein') : body };
}

/** What every receiver refuses, and how it says so. */
const refusals: [string, () => ReturnType<typeof delivery>, string][] = [
  ['an altered body', () => delivery('a', { altered: true }), 'no_matching_signature'],
  [
    'another secret',
    () => delivery('b', { secret: `whsec_${Buffer.alloc(24).toString('base64')}` }),
    'no_matching_signature',
  ],
  ['an old delivery', () => delivery('c', { at: new Date(Date.now() - 600_000) }), 'timestamp_out_of_range'],
];

for (const name of ['koa', 'hono']) {
  describe(`the example of a receiver with ${name}`, () => {
    let child: ChildProcess;
    let url: string;
    const lines: string[] = [];
    const start = (PORT: string, stderr: 'pipe' | 'inherit', WEBHOOK_SECRET = secret) =>
      spawn(process.execPath, ['--import', 'tsx', `examples/receivers/${name}.ts`], {
        cwd: root,
        env: { ...process.env, WEBHOOK_SECRET, PORT, NODE_NO_WARNINGS: '1' },
        stdio: ['ignore', 'pipe', stderr],
      });
    before(async function () {
      this.timeout(30_000);
      const port = await freePort();
      url = `http://127.0.0.1:${port}/outreach`;
      child = start(String(port), 'inherit');
      const output = createInterface({ input: child.stdout! });
      output.on('line', line => lines.push(line));
      await once(output, 'line');
    });
    after(async () => {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    });

    it('takes a delivery, and handles it once', async () => {
      for (let time = 0; time < 2; time++) expect((await fetch(url, delivery('one'))).status).to.equal(204);
      expect((await fetch(url, delivery('two'))).status).to.equal(204);
      const reported = 'jane.miller@acme.example wrote: Grüße 🌱';
      expect(lines).to.deep.equal(['listening', reported, 'duplicate: one', reported]);
    });

    it('says in a line that its port is taken', async () => {
      const second = start(new URL(url).port, 'pipe');
      const [said, [code]] = await Promise.all([text(second.stderr!), once(second, 'exit')]);
      expect(said).to.match(
        /^listen EADDRINUSE: address already in use \S+\. Set PORT to use another port\.\n$/,
      );
      expect(code).to.equal(1);
    });

    it('says in a line that it was given no secret', async () => {
      const second = start('0', 'pipe', '');
      const [said, [code]] = await Promise.all([text(second.stderr!), once(second, 'exit')]);
      expect(said).to.match(/^WEBHOOK_SECRET is missing: .*\n$/);
      expect(code).to.equal(1);
    });

    for (const [what, request, reason] of refusals)
      it(`refuses ${what}`, async () => {
        const answer = await fetch(url, request());
        expect([answer.status, await answer.text()]).to.deep.equal([400, reason]);
      });

    it('knows no other address', async () => {
      expect((await fetch(`${url}/other`, delivery('three'))).status).to.equal(404);
      expect((await fetch(url)).status).to.equal(404);
    });

    // The last: it closes the connection.
    it('refuses more than it would keep', async () => {
      const whole = delivery('huge');
      const { status } = await fetch(url, { ...whole, body: ' '.repeat(1_000_001) });
      expect(status).to.equal(413);
    });
  });
}

describe('the example of a serverless receiver', () => {
  const sent = new Map<string, WebhookEvent>();
  const environment = {
    WEBHOOK_SECRET: secret,
    EVENTS: { send: async (each: WebhookEvent) => void sent.set(each.id, each) },
  };
  const receive = (request: RequestInit) =>
    serverless.fetch(new Request('https://hooks.example.com/outreach', request), environment);

  it('hands a delivery on', async () => {
    expect((await receive(delivery('one'))).status).to.equal(204);
    expect([...sent]).to.deep.equal([['one', { ...event, id: 'one' }]]);
  });

  for (const [what, request, reason] of refusals)
    it(`refuses ${what}`, async () => {
      const answer = await receive(request());
      expect([answer.status, await answer.text()]).to.deep.equal([400, reason]);
      expect(sent.size).to.equal(1);
    });

  it('takes posts alone, and fails when it could not hand on', async () => {
    expect((await receive({ method: 'GET' })).status).to.equal(405);
    const full = { ...environment, EVENTS: { send: () => Promise.reject(new Error('full')) } };
    const request = new Request('https://hooks.example.com/', delivery('two'));
    const failure = await serverless.fetch(request, full).catch((error: Error) => error.message);
    expect(failure).to.equal('full');
  });
});
