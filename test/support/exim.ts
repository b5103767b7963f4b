import { execFileSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accepts, freePort, identity, password, spawnAs } from './dovecot.js';

const binary = '/usr/sbin/exim4';

/** A mail server of a test: it delivers to addresses that have a maildir, and sends reports about others. */
export interface Exim {
  port: number;
  stop(): Promise<void>;
  start(): Promise<void>;
  /** What it did. */
  log(): Promise<string>;
  close(): Promise<void>;
}

/** Whether Debian's exim4-daemon-light is installed (see .ci/install-packages). */
export async function hasExim(): Promise<boolean> {
  return access(binary).then(
    () => true,
    () => false,
  );
}

/**
 * Starts an Exim of its own on loopback: never as root, and with nothing of the system's configuration. Who logs in with
 * the one password may write to anybody.
 *
 * @param mailFolder has a maildir for each address that is known
 */
export async function startExim(mailFolder: string): Promise<Exim> {
  const folder = await mkdtemp(join(tmpdir(), 'outreach-exim-'));
  const port = await freePort();
  const { user, group } = identity();
  const file = join(folder, 'exim.conf');
  for (const name of ['spool', 'log']) await mkdir(join(folder, name));
  await writeFile(file, configuration(folder, mailFolder, port, user, group));
  if (process.getuid?.() === 0) execFileSync('chown', ['-R', `${user}:${group}`, folder]);
  let child: ChildProcess | undefined;

  const log = () => readFile(join(folder, 'log', 'mainlog'), 'utf8').catch(() => '');

  async function start(): Promise<void> {
    child = spawnAs(user, group, [binary, '-C', file, '-bdf']);
    for (let tries = 0; !(await accepts(port)); tries++) {
      if (tries > 200 || child.exitCode !== null) throw new Error(`Exim did not start:\n${await log()}`);
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
    start,
    stop,
    log,
    async close() {
      await stop();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function configuration(
  folder: string,
  mailFolder: string,
  port: number,
  user: string,
  group: string,
): string {
  return `
primary_hostname = mx.example.net
exim_user = ${user}
exim_group = ${group}
deliver_drop_privilege = true
keep_environment =
spool_directory = ${folder}/spool
log_file_path = ${folder}/log/%slog
pid_file_path = ${folder}/exim.pid
local_interfaces = 127.0.0.1
daemon_smtp_ports = ${port}
disable_ipv6 = true
tls_advertise_hosts =
auth_advertise_hosts = *
host_lookup =
rfc1413_query_timeout = 0s
qualify_domain = example.net
acl_smtp_rcpt = recipients
acl_smtp_data = accept

begin acl
recipients:
  accept authenticated = *
  deny message = Log in first

begin routers
known:
  driver = accept
  condition = \${if exists{${mailFolder}/$local_part@$domain}}
  transport = maildir
  no_more
unknown:
  driver = redirect
  allow_fail
  data = :fail: 5.1.1 No such user here

begin transports
maildir:
  driver = appendfile
  maildir_format
  directory = ${mailFolder}/\${lookup{$local_part@$domain}dsearch,filter=dir{${mailFolder}}{$value}fail}
  delivery_date_add
  envelope_to_add
  return_path_add

begin authenticators
plain:
  driver = plaintext
  public_name = PLAIN
  server_prompts = :
  server_condition = \${if eq{$auth3}{${password}}}
  server_set_id = $auth2
login:
  driver = plaintext
  public_name = LOGIN
  server_prompts = Username:: : Password::
  server_condition = \${if eq{$auth2}{${password}}}
  server_set_id = $auth1
`;
}
