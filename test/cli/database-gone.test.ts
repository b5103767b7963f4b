import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { expect } from 'chai';
import { connectionFrom } from '../../server/src/store/database/connection-url.js';
import { databaseUrl } from '../support/database.js';
import { freshDataDir, runProgram, startProgram } from '../support/program.js';
import { send } from '../support/service.js';

/** A door to the database of this run that can be shut. */
async function startDoor() {
  const { host, port, socketPath } = connectionFrom(databaseUrl());
  const sockets = new Set<Socket>();
  const server = createServer(socket => {
    const beyond = socketPath ? connect(socketPath) : connect(port!, host);
    for (const each of [socket, beyond]) sockets.add(each.on('error', () => undefined));
    socket.pipe(beyond).pipe(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl());
  url.searchParams.delete('socketPath');
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    shut() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

describe('outreach serve without its database', function () {
  this.timeout(60_000);

  it('stops at Ctrl-C as it would with it', async () => {
    const data = await freshDataDir();
    const door = await startDoor();
    try {
      const settings = { DATA_DIR: data.path, DATABASE_URL: door.url };
      const running = await startProgram({ ...settings, LOG_LEVEL: 'info' });
      const account = await runProgram(['accounts', 'create', '--name', 'Northwind'], settings);
      const id = account.stdout.trim();
      const key = await runProgram(['keys', 'create', '--account', id, '--name', 'CI'], settings);
      const headers = { authorization: `Bearer ${key.stdout.trim()}` };
      const answer = await send(`${running.url}/v1/mailboxes`, 'GET', { headers });
      expect(answer.status, 'so that there is usage to note').to.equal(200);

      door.shut();
      expect(await running.end('SIGINT')).to.equal(0);
      expect(running.stderr()).to.not.match(/\n\s+at |Error/);
    } finally {
      door.shut();
      await data.remove();
    }
  });
});
