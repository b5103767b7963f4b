import { spawn } from 'node:child_process';
import { expect } from 'chai';
import { keyFileName } from '../../examples/support/service.js';
import { keyFileName as keptIn } from '../../server/src/compose/demo.js';
import { startDemoStub, type DemoFaults } from './demo-stub.js';

/** Runs the demo against a service that behaves as reported; interrupts it once it has printed `interruptAt`. */
async function demo(
  faults: DemoFaults,
  interruptAt?: string,
  environment?: (stub: { port: string }) => Record<string, string>,
) {
  const stub = await startDemoStub(faults);
  const settings = environment?.(new URL(stub.baseUrl)) ?? { BASE_URL: stub.baseUrl, API_KEY: 'key' };
  const child = spawn(process.execPath, ['--import', 'tsx', 'examples/demo.ts'], {
    env: { ...process.env, ...settings, DEMO_PATIENCE_SECONDS: '3' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let interrupted = false;
  const keep = (chunk: Buffer) => {
    output += chunk.toString();
    if (!interruptAt || interrupted || !output.includes(interruptAt)) return;
    interrupted = child.kill('SIGINT');
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const code = await new Promise<number | null>(resolve => child.once('close', resolve));
  await stub.stop();
  return { code, output, settings: stub.settings(), status: stub.status() };
}

describe('the demo', function () {
  this.timeout(60_000);

  const before = { webhook_url: 'https://hooks.example/outreach', webhook_enabled_events: ['*'] };

  it('ends well when all happens, with a table, the webhooks put back and the campaign paused', async () => {
    const { code, output, settings, status } = await demo({ outages: 1 });
    expect(output).to.match(
      /interested\+\w+@sandbox\.test +\d\d:\d\d:\d\d +stopped: replied +reply: tell me more\./,
    );
    expect(output).to.match(/reject\+\w+@sandbox\.test +no +stopped: replied +bounce: hard 5\.1\.1/);
    expect(output).to.contain('8 sent, 3 replied (1 interested), 3 bounced');
    expect(output).to.contain('16 webhooks received, every signature verified');
    expect(code).to.equal(0);
    expect(settings).to.deep.equal(before);
    expect(status).to.equal('paused');
    expect(output).to.match(/^✓ Quickstart \w+ is paused\. .*$/m);
  });

  it('says what is wrong with the campaign when the service refuses it', async () => {
    const { code, output, settings } = await demo({ refusesLaunch: true });
    expect(code).to.equal(1);
    expect(output).to.contain('The flow is not valid.').and.contain('name: It has no name.');
    expect(output, 'never launched').to.not.contain('paused');
    expect(settings).to.deep.equal(before);
  });

  it('says that there is no sandbox mailbox', async () => {
    const { code, output } = await demo({ noMailbox: true });
    expect(code).to.equal(1);
    expect(output).to.match(/DEMO_ACCOUNT=true ALLOW_LOOPBACK_URLS=true, unset API_KEY,/);
    expect(output).to.not.contain('✓');
  });

  const somebodys = { DATABASE_URL: 'mysql://app:secret@127.0.0.1:1/outreach', DATA_DIR: '/nowhere' };

  it('makes nothing in a database of somebody who did not ask for it', async () => {
    const { code, output } = await demo({}, undefined, () => ({ ...somebodys, PORT: '1' }));
    expect([code, output]).to.satisfy(
      ([c, text]: [number, string]) =>
        c === 1 && /DATABASE_URL is set, and the demo creates an account/.test(text),
    );
    expect(output).to.contain('DEMO_ACCOUNT=true make demo').and.not.contain('Starting');
  });

  it('starts no second service beside one that runs on that database', async () => {
    const there = ({ port }: { port: string }) => ({ ...somebodys, PORT: port, DEMO_ACCOUNT: 'true' });
    const { code, output } = await demo({}, undefined, there);
    expect(code).to.equal(1);
    expect(output).to.match(
      /The service at \S+ is running, but there is no API key for it here\.\nStart the service with DEMO_ACCOUNT=true ALLOW_LOOPBACK_URLS=true and run/,
    );
  });

  it('uses the service that runs on that database with the key that is given', async () => {
    const there = ({ port }: { port: string }) => ({ ...somebodys, PORT: port, API_KEY: 'key' });
    const { code, output } = await demo({ noMailbox: true }, undefined, there);
    expect([code, output]).to.satisfy(
      ([c, text]: [number, string]) => c === 1 && /Using the service at .*\n.*sandbox mailbox/s.test(text),
    );
  });

  it('looks for the key where the service keeps it, in a file for each database', () => {
    const urls = [
      undefined,
      'mysql://root:a@db.example.com/outreach',
      'mysql://root:a@db.example.com:3307/outreach',
      'mysql://root:a@db.example.com/other',
      'mariadb://root@localhost/outreach?socketPath=%2Frun%2Fdb.sock',
    ];
    const names = urls.map(url => keyFileName(url));
    expect(names).to.deep.equal(urls.map(url => keptIn(url)));
    expect(names.slice(0, 2)).to.deep.equal(['api-key', 'api-key-db.example.com-3306-outreach']);
    expect(new Set(names).size).to.equal(urls.length);
    expect(keyFileName('mysql://ann:b@db.example.com:3306/outreach'), 'whoever logs in').to.equal(names[1]);
  });

  it('names a person of whom nothing was heard, and webhooks that cannot be trusted', async () => {
    const [silent, forged] = await Promise.all([
      demo({ silentAbout: 'ooo' }),
      demo({ signingSecret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' }),
    ]);
    expect(silent.code).to.equal(1);
    expect(silent.output).to.match(/✗ ooo\+\w+@sandbox\.test: automatic reply expected, nothing came/);
    expect(forged.code).to.equal(1);
    expect(forged.output).to.contain('a webhook was refused: WebhookVerificationError');
  });

  it('puts the webhooks back and pauses the campaign when it is interrupted', async () => {
    const { code, output, settings, status } = await demo({ silentAbout: 'ooo' }, 'Launched');
    expect(code).to.equal(1);
    expect(output)
      .to.contain('Interrupted.')
      .and.match(/ is paused\. /);
    expect(settings).to.deep.equal(before);
    expect(status).to.equal('paused');
  });
});
