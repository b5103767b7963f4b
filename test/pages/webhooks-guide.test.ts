import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { Webhook } from 'standardwebhooks';
import { guideBlock } from '../support/guides.js';

const run = promisify(execFile);

describe('the guide to webhooks', () => {
  it('verifies in Python what was signed, and nothing else', async function () {
    const hasPython = await run('python3', ['--version']).then(
      () => true,
      () => false,
    );
    if (!hasPython) return this.skip();
    const secret = `whsec_${randomBytes(32).toString('base64')}`;
    const body = JSON.stringify({ type: 'webhook.test', data: { message: 'Grüße 👋' } });
    const headers = (at: Date, withSecret = secret) => ({
      'webhook-id': 'msg_1',
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': `v1,c29tZXRoaW5nIGVsc2U= ${new Webhook(withSecret).sign('msg_1', at, body)}`,
    });
    const now = new Date();
    const cases = [
      [headers(now), body],
      [headers(now), `${body} `],
      [headers(new Date(now.getTime() - 600_000)), body],
      [headers(now, `whsec_${randomBytes(32).toString('base64')}`), body],
    ];
    const program = `${await guideBlock('webhooks', /^def is_genuine/m)}
import json, sys
secret, cases = json.loads(sys.argv[1])
print([is_genuine(secret, headers, body.encode()) for headers, body in cases])`;
    const { stdout } = await run('python3', ['-c', program, JSON.stringify([secret, cases])]);
    expect(stdout.trim()).to.equal('[True, False, False, False]');
  });
});
