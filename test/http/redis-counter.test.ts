import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { readConfig } from '../../server/src/config.js';
import { createRedisCounter } from '../../server/src/http/redis-counter.js';
import { hasRedis, startRedis } from '../support/redis.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

describe('the counter in Redis', () => {
  it('takes the word of a Redis that replied while the process was too busy to read the reply', async function () {
    if (!(await hasRedis())) return this.skip();
    const redis = await startRedis();
    const counter = createRedisCounter({ url: `redis://127.0.0.1:${redis.port}`, perMinute: 200 });
    try {
      expect(await counter.take('busy', new Date(0))).to.equal(199);
      const counting = counter.take('busy', new Date(0));
      await new Promise(resolve => process.nextTick(resolve));
      for (const startedAt = performance.now(); performance.now() - startedAt < 1_500;);
      expect(await counting).to.equal(198);
    } finally {
      await counter.close();
      await redis.stop();
    }
  });
});

describe('REDIS_URL', () => {
  it('is an address of a Redis, and is not repeated', () => {
    expect(readConfig({ REDIS_URL: 'rediss://u:p@redis.example.com:6379/2' }).redisUrl).to.match(/^rediss:/);
    expect(readConfig({}).redisUrl).to.equal(undefined);
    for (const REDIS_URL of ['localhost:6379', 'http://localhost', 'redis://'])
      expect(() => readConfig({ REDIS_URL })).to.throw(/^REDIS_URL: must look like redis:\/\/[^"]*$/);
  });

  it('loads no client of Redis while it is not set', async () => {
    const program = `
      import { createRequire } from 'node:module';
      for (const part of ['cli/serve', 'compose/api']) await import('./server/dist/' + part + '.js');
      const loaded = Object.keys(createRequire(import.meta.url).cache);
      console.log(loaded.length > 100, loaded.filter(file => /redis|rate-limiter-flexible/.test(file)).length);`;
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--input-type=module', '--eval', program],
      { cwd: root },
    );
    expect(stdout).to.equal('true 0\n');
  }).timeout(30_000);
});
