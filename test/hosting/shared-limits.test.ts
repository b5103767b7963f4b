import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { createApiKey } from '../../server/src/store/api-keys/repository.js';
import { database, databaseUrl, freshAccount } from '../support/database.js';
import { freshDataDir, runProgram, startProgram, type RunningProgram } from '../support/program.js';
import { hasRedis, startRedis, type RedisServer } from '../support/redis.js';
import { send, type ApiResponse } from '../support/service.js';

const limit = 200;

/** Three `serve` processes of one deployment. */
async function startThree(settings: Record<string, string> = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'outreach-three-'));
  const common = { DATABASE_URL: databaseUrl(), SECRET_KEY: '0'.repeat(64), DATA_DIR: dataDir, ...settings };
  const start = () => startProgram(common, ['serve', '--no-worker']);
  const processes = await Promise.all([start(), start(), start()]);
  return {
    processes,
    async end() {
      const codes = await Promise.all(processes.map(process => process.end()));
      await rm(dataDir, { recursive: true });
      expect(codes).to.deep.equal([0, 0, 0]);
    },
  };
}

async function freshKey(accountId?: string): Promise<{ accountId: string; id: string; secret: string }> {
  const owner = accountId ?? (await freshAccount());
  const input = { name: 'Key', expiresAt: null };
  const { key, secret } = await createApiKey(database().manager, owner, input, new Date());
  return { accountId: owner, id: key.id, secret };
}

function ask({ url }: RunningProgram, secret: string): Promise<ApiResponse> {
  return send(`${url}/v1/meta/limits`, 'GET', { headers: { authorization: `Bearer ${secret}` } });
}

type Deployment = Awaited<ReturnType<typeof startThree>>;

/** Asks the processes of a deployment in turn, at once. */
function askAll({ processes }: Deployment, secret: string, times: number): Promise<ApiResponse[]> {
  return Promise.all(Array.from({ length: times }, (_, at) => ask(processes[at % 3]!, secret)));
}

/** Asks the processes of a deployment in turn, one request after the other. */
async function askInTurn({ processes }: Deployment, secret: string, times: number): Promise<ApiResponse[]> {
  const answers: ApiResponse[] = [];
  for (let at = 0; at < times; at++) answers.push(await ask(processes[at % 3]!, secret));
  return answers;
}

/** The clock of a service follows that of its database to within so much on a busy machine. */
const clockErrorMs = 1_000;

/** Waits until enough of the minute is left for what a test counts in it. */
async function roomInMinute(ms: number): Promise<void> {
  const left = 60_000 - (Date.now() % 60_000);
  if (left < ms) await sleep(left + clockErrorMs);
}

function count(answers: readonly ApiResponse[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

describe('limits of several processes', function () {
  this.timeout(120_000);
  let [byDatabase, byRedis]: (Deployment | undefined)[] = [];
  let redis: RedisServer | undefined;

  before(async () => {
    byDatabase = await startThree();
    if (!(await hasRedis())) return;
    redis = await startRedis();
    byRedis = await startThree({ REDIS_URL: `redis://127.0.0.1:${redis.port}` });
  });
  after(async () => {
    await Promise.all([byDatabase?.end(), byRedis?.end()]);
    await redis?.stop();
  });

  // The first test, as it ends at the beginning of a minute: that has room for what the others count.
  it('let 200 through that come one after the other, and 200 more in the next minute', async () => {
    const { secret } = await freshKey();
    await roomInMinute(20_000);
    const deployments = [byDatabase!, ...(byRedis ? [byRedis] : [])];
    await Promise.all(
      deployments.map(async each =>
        expect(count(await askInTurn(each, secret, 230))).to.deep.equal({ 200: limit, 429: 30 }),
      ),
    );
    await sleep(60_000 + clockErrorMs - (Date.now() % 60_000));
    for (const { processes } of deployments) {
      const { status, headers } = await ask(processes[0]!, secret);
      expect([status, headers.get('x-ratelimit-remaining')]).to.deep.equal([200, String(limit - 1)]);
    }
  });

  function sharedLimit(deployment: () => Deployment): void {
    it('let 200 of 600 requests through that come at once, and tell of the others when to come again', async () => {
      const { secret } = await freshKey();
      await roomInMinute(20_000);
      const answers = await askAll(deployment(), secret, 600);
      expect(count(answers)).to.deep.equal({ 200: limit, 429: 400 });
      for (const { status, body, headers } of answers) {
        expect(headers.get('x-ratelimit-limit')).to.equal(String(limit));
        expect(Number(headers.get('x-ratelimit-reset')) * 1000 - Date.now()).to.be.within(0, 60_000);
        if (status === 200) continue;
        expect(body.error.code).to.equal('rate_limit_exceeded');
        expect(headers.get('x-ratelimit-remaining')).to.equal('0');
        expect(Number(headers.get('retry-after'))).to.be.within(1, 60);
      }
    });
  }

  describe('through the database', () => {
    sharedLimit(() => byDatabase!);

    it('refuse a revoked key everywhere within a second, while it is in use', async () => {
      const revoked = await freshKey();
      const other = await freshKey(revoked.accountId);
      await roomInMinute(20_000);
      const { processes } = byDatabase!;
      for (let round = 0; round < 10; round++) {
        for (const process of processes) expect((await ask(process, revoked.secret)).status).to.equal(200);
        await sleep(120);
      }
      const headers = { authorization: `Bearer ${other.secret}` };
      const path = `/v1/api-keys/${revoked.id}`;
      const { status } = await send(processes[0]!.url + path, 'DELETE', { headers });
      expect(status).to.equal(200);
      await sleep(1_000);
      const answers = await Promise.all(processes.map(process => ask(process, revoked.secret)));
      expect(answers.map(answer => answer.body.error?.code)).to.deep.equal(Array(3).fill('invalid_api_key'));
      for (const process of processes) expect((await ask(process, other.secret)).status).to.equal(200);
    });
  });

  describe('through Redis', () => {
    before(function () {
      if (!byRedis) this.skip();
    });

    sharedLimit(() => byRedis!);

    it('are of each process while Redis is away, and of all once it is back', async () => {
      const { secret } = await freshKey();
      await roomInMinute(40_000);
      const before = await askAll(byRedis!, secret, 150);
      const during = askAll(byRedis!, secret, 600);
      await sleep(5);
      redis!.signal('SIGKILL');
      const answers = [...before, ...(await during), ...(await askAll(byRedis!, secret, 600))];
      expect(Object.keys(count(answers))).to.have.members(['200', '429']);
      expect(count(answers)[200]).to.be.within(limit, 3 * limit);
      for (const { headers } of answers) expect(headers.get('x-ratelimit-limit')).to.equal(String(limit));

      await redis!.stop();
      redis = await startRedis(redis!.port);
      // Processes try again every second.
      await sleep(2_500);
      const { secret: next } = await freshKey();
      for (const process of byRedis!.processes) await ask(process, next);
      expect(count(await askInTurn(byRedis!, next, 240))).to.deep.equal({ 200: limit - 3, 429: 43 });
    });

    it('hold up hardly a request while Redis hangs', async () => {
      const { secret } = await freshKey();
      await roomInMinute(20_000);
      const [first] = byRedis!.processes;
      await ask(first!, secret);
      redis!.signal('SIGSTOP');
      try {
        const startedAt = Date.now();
        for (let at = 0; at < 60; at++) expect((await ask(first!, secret)).status).to.equal(200);
        expect(Date.now() - startedAt).to.be.below(3_000);
      } finally {
        redis!.signal('SIGCONT');
      }
    });
  });

  it('start without the Redis that is set, and say so', async function () {
    if (!(await hasRedis())) return this.skip();
    const { secret } = await freshKey();
    const alone = await startThree({ REDIS_URL: 'redis://127.0.0.1:9' });
    const [first] = alone.processes;
    expect((await ask(first!, secret)).status).to.equal(200);
    // The line may come after the response.
    while (!first!.stdout().includes('the rate limit is counted by this process alone')) await sleep(20);
    await alone.end();
  });

  it('end where the port is taken, although they have a Redis', async function () {
    if (!(await hasRedis())) return this.skip();
    const redis = await startRedis();
    const data = await freshDataDir();
    try {
      const { code, stderr } = await runProgram(['serve', '--no-worker'], {
        DATA_DIR: data.path,
        DATABASE_URL: databaseUrl(),
        SECRET_KEY: '0'.repeat(64),
        PORT: String(redis.port),
        REDIS_URL: `redis://127.0.0.1:${redis.port}`,
      });
      expect(code).to.equal(2);
      expect(stderr).to.include('another program listens there');
    } finally {
      await data.remove();
      await redis.stop();
    }
  });
});
