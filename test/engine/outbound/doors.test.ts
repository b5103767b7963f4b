import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { outboundUrlProblem } from '../../../server/src/domain/webhooks/outbound-url.js';
import type { Attempt } from './support/in-namespace.js';

const run = promisify(execFile);
const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Addresses that this machine has in the namespace: public ones, and such as are nobody's business. */
const own = [
  ...[
    '93.184.215.14/32',
    '10.0.0.1/32',
    '172.16.0.1/32',
    '172.31.255.254/32',
    '192.168.0.1/32',
    '100.64.0.1/32',
  ],
  ...[
    '169.254.169.254/32',
    '192.0.2.1/32',
    '198.18.0.1/32',
    '198.51.100.1/32',
    '203.0.113.1/32',
    '240.0.0.1/32',
  ],
  ...['2606:2800:21f:cb07:6820:80da:af6b:8b2c/128', 'fd00::1/128', 'fc00::1/128', 'fd00:ec2::254/128'],
  ...[
    '64:ff9b::a00:1/128',
    '64:ff9b:1::a00:1/128',
    '2002:a00:1::1/128',
    '2002:7f00:1::1/128',
    '2001:db8::1/128',
  ],
];

describe('every door to the outside', function () {
  this.timeout(120_000);
  let attempts: Attempt[];
  let open: string[];
  let closed: string[];
  let rebinding: { name: string; first: string };

  before(async function () {
    const addresses = JSON.parse(await readFile(here('addresses.json'), 'utf8'));
    [open, closed, rebinding] = [
      addresses.open,
      Object.values<string[]>(addresses.closed).flat(),
      addresses.rebinding,
    ];
    // A container may be root and not have the right, or lack the programs.
    await run('unshare', ['--net', '--mount', 'ip', 'link', 'set', 'lo', 'up']).catch(() => {
      console.error('Skipped: a network of its own needs root and iproute2 (see .ci/install-packages).');
      this.skip();
    });
    const folder = await mkdtemp(join(tmpdir(), 'outreach-doors-'));
    try {
      attempts = await goThrough(folder);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  it('leads to public addresses, so that the others are refused by the guard and not by the network', () => {
    const publicOnes = own.filter(each => /^(93|2606)/.test(each)).map(each => each.replace(/\/.*/, ''));
    for (const { door, host, reached, said } of of(open)) {
      expect(reached, `${door}, ${host}: ${said}`).to.have.length(1);
      expect(publicOnes).to.include(reached[0]);
    }
  });

  it('leads nowhere else, however the address is written and whatever a name leads to', () => {
    expect(of(closed).length).to.equal(5 * closed.length);
    for (const { door, host, reached, said } of of(closed))
      expect(reached, `${door}, ${host}: ${said}`).to.deep.equal([]);
  });

  it('leads only to the address that was judged, when a name changes its mind between two questions', () => {
    const tries = of([rebinding.name]);
    for (const { door, reached, said } of tries)
      expect([[], [rebinding.first]], `${door}: ${said}`).to.deep.include(reached);
    for (const door of new Set(tries.map(each => each.door))) {
      const through = tries.filter(each => each.door === door && each.reached.length > 0).length;
      expect(through, door).to.be.within(1, 11);
    }
  });

  it('is closed to an address by its text already, where it is one', () => {
    for (const host of closed.filter(each => !each.toLowerCase().replace(/\.$/, '').endsWith('.test')))
      expect(outboundUrlProblem(`https://${host}/`, { allowLoopback: false })?.code, host).to.equal(
        'private_address',
      );
  });

  function of(hosts: string[]): Attempt[] {
    return attempts.filter(({ host }) => hosts.includes(host));
  }
});

async function goThrough(folder: string): Promise<Attempt[]> {
  const resolver = join(folder, 'resolv.conf');
  await writeFile(resolver, 'nameserver 127.0.0.1\n');
  const script = [
    'ip link set lo up',
    ...own.map(address => `ip addr add ${address} dev lo${address.includes(':') ? ' nodad' : ''}`),
    'mount --bind "$1" /etc/resolv.conf',
    'exec "$2" --import tsx "$3"',
  ].join(' && ');
  const program = here('support/in-namespace.ts');
  const args = ['--net', '--mount', 'sh', '-c', script, 'sh', resolver, process.execPath, program];
  const { stdout } = await run('unshare', args, { maxBuffer: 2 ** 24 });
  return stdout
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as Attempt);
}
