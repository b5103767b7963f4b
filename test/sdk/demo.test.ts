import { spawn } from 'node:child_process';
import { expect } from 'chai';
import { startDemoStub, type DemoFaults } from './demo-stub.js';

/** Runs the demo against a service that behaves as told; interrupts it once it has printed `interruptAt`. */
async function demo(faults: DemoFaults, interruptAt?: string) {
  const stub = await startDemoStub(faults);
  const child = spawn(process.execPath, ['--import', 'tsx', 'examples/demo.ts'], {
    env: { ...process.env, BASE_URL: stub.baseUrl, API_KEY: 'key', DEMO_PATIENCE_SECONDS: '3' },
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
  return { code, output, settings: stub.settings() };
}

describe('the demo', function () {
  this.timeout(60_000);

  const before = { webhook_url: 'https://hooks.example/outreach', webhook_enabled_events: ['*'] };

  it('ends well when all happens, with a table and the webhooks put back', async () => {
    const { code, output, settings } = await demo({ outages: 1 });
    expect(output).to.match(
      /interested\+\w+@sandbox\.test +\d\d:\d\d:\d\d +stopped: replied +reply: tell me more\./,
    );
    expect(output).to.match(/reject\+\w+@sandbox\.test +no +stopped: replied +bounce: hard 5\.1\.1/);
    expect(output).to.contain('8 sent, 3 replied (1 interested), 3 bounced');
    expect(output).to.contain('16 webhooks received, every signature verified');
    expect(code).to.equal(0);
    expect(settings).to.deep.equal(before);
  });

  it('says what is wrong with the campaign when the service refuses it', async () => {
    const { code, output, settings } = await demo({ refusesLaunch: true });
    expect(code).to.equal(1);
    expect(output).to.contain('The flow is not valid.').and.contain('name: It has no name.');
    expect(settings).to.deep.equal(before);
  });

  it('says that there is no sandbox mailbox', async () => {
    const { code, output } = await demo({ noMailbox: true });
    expect(code).to.equal(1);
    expect(output).to.contain('DEMO_ACCOUNT=true');
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

  it('puts the webhooks back when it is interrupted', async () => {
    const { code, output, settings } = await demo({ silentAbout: 'ooo' }, 'Launched');
    expect(code).to.equal(1);
    expect(output).to.contain('Interrupted.');
    expect(settings).to.deep.equal(before);
  });
});
