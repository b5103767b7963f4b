import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from './database-nodes.js';

/** HAProxy before servers of which one gets everything, until it fails. */
export interface Haproxy {
  port: number;
  close(): Promise<void>;
}

/** Starts HAProxy (Debian) as the guide to scaling says. */
export async function startHaproxy(ports: readonly number[]): Promise<Haproxy> {
  const folder = await mkdtemp(join(tmpdir(), 'outreach-haproxy-'));
  const [port] = await freePorts(1);
  const servers = ports.map(
    (each, at) =>
      `  server node${at + 1} 127.0.0.1:${each} check inter 1s fall 2 rise 2 on-marked-down shutdown-sessions`,
  );
  const config = `${settings}  bind 127.0.0.1:${port}\n${servers.join('\n')}\n`;
  await writeFile(join(folder, 'haproxy.cfg'), config);
  const child = spawn('haproxy', ['-f', join(folder, 'haproxy.cfg'), '-q'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await once(child, 'spawn');
  return {
    port: port!,
    async close() {
      const gone = once(child, 'exit');
      if (child.kill('SIGKILL')) await gone;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const settings = `defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
listen outreach
  option mysql-check user root
  stick-table type integer size 1
  stick on int(1)
`;
