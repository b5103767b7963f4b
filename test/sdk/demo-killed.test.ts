import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { cacheDir } from '../support/database.js';
import { freshDataDir } from '../support/program.js';

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('the demo that is killed', function () {
  this.timeout(120_000);

  it('leaves no service behind, and no database', async () => {
    const data = await freshDataDir();
    const { API_KEY: _key, BASE_URL: _url, DATABASE_URL: _database, ...environment } = process.env;
    const demo = spawn(process.execPath, ['--import', 'tsx', 'examples/demo.ts'], {
      env: { ...environment, DATA_DIR: data.path, CACHE_DIR: cacheDir, PORT: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    const closed = once(demo, 'close');
    try {
      let output = '';
      for await (const chunk of demo.stdout) {
        output += String(chunk);
        if (output.includes('Launched')) break;
      }
      expect(output, 'what it said').to.contain('Launched');
      const users = await readdir(join(data.path, 'database-users'));
      const server = Number(await readFile(join(data.path, 'database', 'server.pid'), 'utf8'));
      const left = [server, ...users.map(name => Number(name.split('-')[0]))];
      expect(left.filter(isAlive), 'the database and the service').to.have.lengthOf(2);

      process.kill(-demo.pid!, 'SIGKILL');
      const deadline = Date.now() + 15_000;
      while (left.some(isAlive) && Date.now() < deadline) await sleep(50);
      expect(left.filter(isAlive)).to.deep.equal([]);
      // In order: had it been killed too, its note would be here until the next start.
      expect(await readdir(join(data.path, 'database-users'))).to.deep.equal([]);
    } finally {
      demo.kill('SIGKILL');
      await closed;
      await data.remove();
    }
  });
});
