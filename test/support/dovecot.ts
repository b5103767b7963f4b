import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync } from 'node:fs';
import { access, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const binary = '/usr/sbin/dovecot';
export const password = 'a-long-secret';

/** An IMAP server of a test: any address may log in, with the one password. */
export interface Dovecot {
  port: number;
  /** Has a maildir for each address that was there. */
  mailFolder: string;
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Makes the server count an inbox's mail anew, as after it was restored from a backup. */
  changeUidValidity(user: string): Promise<void>;
  /** Ends it, and forgets its mail. */
  close(): Promise<void>;
}

/** Whether Debian's dovecot-imapd is installed (see .ci/install-packages). */
export async function hasDovecot(): Promise<boolean> {
  return access('/usr/lib/dovecot/imap').then(
    () => true,
    () => false,
  );
}

/**
 * Starts a Dovecot of its own on loopback: never as root, and with nothing of the system's configuration.
 *
 * @param introspectionUrl reports whose an access token is (RFC 7662); logins with such are taken then (XOAUTH2)
 */
export async function startDovecot(introspectionUrl?: string): Promise<Dovecot> {
  const folder = await mkdtemp(join(tmpdir(), 'outreach-dovecot-'));
  const port = await freePort();
  const { user, group } = identity();
  const file = join(folder, 'dovecot.conf');
  await mkdir(join(folder, 'mail'));
  const settings = configuration(folder, port, user, group);
  await writeFile(file, introspectionUrl ? settings + tokenLogin(folder) : settings);
  if (introspectionUrl) await writeFile(join(folder, 'oauth2'), introspection(introspectionUrl));
  chmodSync(folder, 0o755);
  if (process.getuid?.() === 0) execFileSync('chown', ['-R', `${user}:${group}`, folder]);
  let child: ChildProcess | undefined;

  async function start(): Promise<void> {
    child = spawnAs(user, group, [binary, '-F', '-c', file]);
    for (let tries = 0; !(await accepts(port)); tries++) {
      if (tries > 200 || child.exitCode !== null)
        throw new Error(`Dovecot did not start:\n${await readFile(join(folder, 'log'), 'utf8')}`);
      await new Promise(resolve => setTimeout(resolve, 25));
    }
  }

  async function stop(): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'close');
    child.kill('SIGTERM');
    await ended;
  }

  await start();
  return {
    port,
    mailFolder: join(folder, 'mail'),
    start,
    stop,
    async changeUidValidity(address) {
      await stop();
      const home = join(folder, 'mail', address);
      for (const name of ['dovecot-uidlist', 'dovecot.index', 'dovecot.index.cache', 'dovecot.index.log'])
        await rm(join(home, name), { force: true });
      await start();
    },
    async close() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Who the servers of tests run as. */
export function identity(): { user: string; group: string } {
  if (process.getuid?.() === 0) return { user: 'nobody', group: 'nogroup' };
  const id = (flag: string) => execFileSync('id', [flag]).toString().trim();
  return { user: id('-un'), group: id('-gn') };
}

/** Starts a program as somebody who is not root, and cannot become root. */
export function spawnAs(user: string, group: string, [program, ...args]: string[]): ChildProcess {
  const change = ['--reuid', user, '--regid', group, '--clear-groups', '--no-new-privs', program!, ...args];
  return process.getuid?.() === 0
    ? spawn('setpriv', change, { stdio: 'ignore' })
    : spawn(program!, args, { stdio: 'ignore' });
}

/** A port of loopback that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Whether somebody listens on a port of loopback. */
export function accepts(port: number): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

function configuration(folder: string, port: number, user: string, group: string): string {
  return `
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
protocols = imap
listen = 127.0.0.1
default_internal_user = ${user}
default_internal_group = ${group}
default_login_user = ${user}
first_valid_uid = 1
first_valid_gid = 1
ssl = no
disable_plaintext_auth = no
auth_failure_delay = 0
mail_location = maildir:${folder}/mail/%u
passdb {
  driver = static
  args = password=${password}
}
userdb {
  driver = static
  args = uid=${user} gid=${group} home=${folder}/mail/%u
}
namespace inbox {
  inbox = yes
  mailbox Sent {
    auto = create
    special_use = \\Sent
  }
  mailbox Junk {
    auto = create
    special_use = \\Junk
  }
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
service stats {
  chroot =
}
`;
}

function tokenLogin(folder: string): string {
  return `
auth_mechanisms = plain xoauth2 oauthbearer
passdb {
  driver = oauth2
  mechanisms = xoauth2 oauthbearer
  args = ${folder}/oauth2
}
`;
}

function introspection(url: string): string {
  return `
introspection_url = ${url}
introspection_mode = post
username_attribute = username
active_attribute = active
active_value = true
`;
}
