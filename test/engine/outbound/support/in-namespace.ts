import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { greetingOf } from '../../../../server/src/engine/connect/greeting.js';
import { tryToReceive, tryToSend } from '../../../../server/src/engine/connect/discover.js';
import { createOutboundHttp } from '../../../../server/src/engine/outbound/http.js';
import { systemClock } from '../../../../server/src/domain/shared/clock.js';
import { startNameServer, type Records } from './name-server.js';

// A program for a network namespace of its own, in which this machine has public and private addresses, and names lead
// where the zone says. It goes to each address through each door, and prints where a connection arrived.

/** What addresses.json holds. */
interface Addresses {
  open: string[];
  closed: Record<string, string[]>;
  zone: Record<string, Records>;
  rebinding: { name: string; first: string; then: string[] };
}

export interface Attempt {
  door: string;
  host: string;
  /** Addresses of this machine at which connections arrived. */
  reached: string[];
  /** What the door said. */
  said: string;
}

const port = 4430;
const file = new URL('../addresses.json', import.meta.url);
const { open, closed, zone, rebinding } = JSON.parse(readFileSync(file, 'utf8')) as Addresses;

/** A stranger's mail server. */
const server = (host: string) => ({
  host: host.replace(/^\[|\]$/g, ''),
  port,
  secure: true,
  user: 'ana',
  reach: 'public' as const,
});

const doors: Record<string, (host: string) => Promise<unknown>> = {
  'webhook, data sender': host => viaHttp(http => http.post(`https://${host}:${port}/`, '{}', {})),
  autoconfig: host => viaHttp(http => http.get(`https://${host}:${port}/`)),
  SMTP: host => tryToSend(server(host), 'secret'),
  IMAP: host => tryToReceive(server(host), 'secret'),
  greeting: host => greetingOf(server(host)),
};

/** Each time through a new door, which remembers nothing. */
async function viaHttp(work: (http: ReturnType<typeof createOutboundHttp>) => Promise<unknown>) {
  const http = createOutboundHttp({ clock: systemClock, allowLoopback: false, timeoutMs: 5_000 });
  return work(http).finally(() => http.close());
}

let arrived: string[] = [];
const sink = createServer(socket => {
  arrived.push(socket.localAddress!.replace(/^::ffff:/, ''));
  socket.on('error', () => undefined);
  socket.destroy();
});
sink.listen(port, '::');
await once(sink, 'listening');

let asked = 0;
const names = await startNameServer((name, type) => {
  if (name !== rebinding.name) return zone[name] ?? null;
  if (type === 'AAAA') return {};
  const turn = asked++;
  return { A: [turn % 2 === 0 ? rebinding.first : rebinding.then[(turn >> 1) % rebinding.then.length]!] };
});

for (const [door, enter] of Object.entries(doors)) {
  const changing = Array<string>(12).fill(rebinding.name);
  for (const host of [...open, ...Object.values(closed).flat(), ...changing]) {
    arrived = [];
    const said = await enter(host).then(
      result => `answered ${JSON.stringify(result)}`,
      (error: Error) => error.message,
    );
    const attempt: Attempt = { door, host, reached: [...new Set(arrived)], said };
    console.log(JSON.stringify(attempt));
  }
}
names.close();
sink.close();
