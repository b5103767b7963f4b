import { execFileSync, type ChildProcess } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { Resolver } from 'node:dns/promises';
import { once } from 'node:events';
import { chmodSync } from 'node:fs';
import { access, copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, identity, spawnAs } from './dovecot.js';

const binary = '/usr/sbin/nsd';

export interface DnsServer {
  /** Its address and port, as `DNS_SERVERS` has them. */
  address: string;
  close(): Promise<void>;
}

/** Whether Debian's nsd is installed (see .ci/install-packages). */
export async function hasDnsServer(): Promise<boolean> {
  return access(binary).then(
    () => true,
    () => false,
  );
}

/**
 * Starts a name server on loopback that knows all names of the internet: those of a zone file of the root, and no others.
 *
 * @param broken zones that it cannot load, so that it answers SERVFAIL
 */
export async function startDnsServer(zoneFile: URL, broken: readonly string[] = []): Promise<DnsServer> {
  const folder = await mkdtemp(join(tmpdir(), 'outreach-dns-'));
  const port = await freePort();
  const { user, group } = identity();
  await copyFile(zoneFile, join(folder, 'root'));
  await writeFile(join(folder, 'nsd.conf'), configuration(folder, port, broken));
  chmodSync(folder, 0o755);
  if (process.getuid?.() === 0) execFileSync('chown', ['-R', `${user}:${group}`, folder]);
  const child = spawnAs(user, group, [binary, '-d', '-c', join(folder, 'nsd.conf')]);
  const address = `127.0.0.1:${port}`;
  for (let tries = 0; !(await answers(address)); tries++) {
    if (tries > 100 || child.exitCode !== null)
      throw new Error(`nsd did not start:\n${await readFile(join(folder, 'log'), 'utf8').catch(String)}`);
    await new Promise(resolve => setTimeout(resolve, 25));
  }
  return {
    address,
    async close() {
      await ended(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Listens where a name server would, and never answers. */
export async function startSilentDnsServer(): Promise<DnsServer & { questions(): number }> {
  let count = 0;
  const socket = createSocket('udp4', () => count++);
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    questions: () => count,
    close: async () => void socket.close(),
  };
}

async function answers(address: string): Promise<boolean> {
  const resolver = new Resolver({ timeout: 200, tries: 1 });
  resolver.setServers([address]);
  return resolver.resolveNs('.').then(
    () => true,
    (error: NodeJS.ErrnoException) => error.code === 'ENODATA' || error.code === 'ENOTFOUND',
  );
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = once(child, 'close');
  child.kill('SIGTERM');
  await closed;
}

function configuration(folder: string, port: number, broken: readonly string[]): string {
  const zone = (name: string, file: string) => `zone:\n  name: "${name}"\n  zonefile: "${file}"\n`;
  return `
server:
  server-count: 1
  ip-address: 127.0.0.1@${port}
  username: ""
  chroot: ""
  database: ""
  zonesdir: "${folder}"
  pidfile: "${folder}/pid"
  xfrdfile: "${folder}/xfrd.state"
  zonelistfile: "${folder}/zone.list"
  xfrdir: "${folder}"
  logfile: "${folder}/log"
  rrl-ratelimit: 0
remote-control:
  control-enable: no
${zone('.', 'root')}${broken.map(name => zone(name, 'is-not-there')).join('')}`;
}
