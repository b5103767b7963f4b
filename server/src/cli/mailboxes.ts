import type { Config } from '../config.js';
import type { Core } from '../compose/core.js';
import { tryToReceive, tryToSend } from '../engine/connect/discover.js';
import type { MailServer } from '../store/mailboxes/entities.js';
import { connectMailbox, providerOf, changeMailbox, listMailboxes } from '../store/mailboxes/repository.js';
import type { ConnectedMailbox, MailboxWithTags } from '../store/mailboxes/repository.js';
import { transaction } from '../store/database/transaction.js';
import { requireAccount } from './accounts.js';
import { askSecret, addressOf, paceOf, paceOptions, wholeNumber } from './mailbox-options.js';
import { adviceOnBaseUrl, adviceOn } from './advice.js';
import { onExisting } from './running.js';
import { options, required, UsageError } from './usage.js';
import { greetingOf, type Greeting } from '../engine/connect/greeting.js';

const connectOptions = {
  account: { type: 'string' },
  email: { type: 'string' },
  ...paceOptions,
  'smtp-host': { type: 'string' },
  'smtp-port': { type: 'string' },
  'smtp-user': { type: 'string' },
  'imap-host': { type: 'string' },
  'imap-port': { type: 'string' },
  'imap-user': { type: 'string' },
  'allow-invalid-certificate': { type: 'boolean' },
} as const;

type Servers = Required<Pick<ConnectedMailbox['settings'], 'smtp' | 'imap'>>;
type Passwords = Required<Pick<ConnectedMailbox['credentials'], 'smtp_password' | 'imap_password'>>;

/**
 * `mailboxes connect`: tests the SMTP and IMAP servers of a mailbox, stores the mailbox when both accept the login, and prints
 * its id. A mailbox that is already connected gets the new servers and passwords.
 */
export async function mailboxesConnect(config: Config, args: string[]): Promise<void> {
  const given = options(args, connectOptions);
  const accountId = required(given.account, '--account');
  const email = addressOf(given.email);
  const servers = { smtp: serverOf(given, 'smtp', email, 587), imap: serverOf(given, 'imap', email, 993) };
  const pace = paceOf(given);
  await onExisting(config, async core => {
    await refuseUnfit(core, accountId, email);
    const credentials = await readPasswords(servers);
    const tried = await tryServers(servers, credentials);
    if (!tried) {
      console.error('The mailbox is not connected, and nothing was stored.');
      process.exitCode = 1;
      return;
    }
    const mailbox = { email, provider: 'smtp', settings: tried, credentials, ...pace } as const;
    const { clock, database, secretBox } = core;
    const connect = transaction(database, tx =>
      connectMailbox(tx, accountId, mailbox, clock.now(), secretBox),
    );
    console.log(await connect);
    const advice = adviceOnBaseUrl(config);
    if (advice !== null) console.error(`warn  ${advice}`);
  });
}

type Given = ReturnType<typeof options<typeof connectOptions>>;

function serverOf(given: Given, kind: keyof Servers, email: string, usualPort: number): MailServer {
  const port = wholeNumber(given[`${kind}-port`], `--${kind}-port`, 1, 65_535) ?? usualPort;
  return {
    host: required(given[`${kind}-host`], `--${kind}-host`),
    port,
    secure: isSecurePort(kind, port),
    user: given[`${kind}-user`]?.trim() || email,
    ...(given['allow-invalid-certificate'] && { allow_invalid_certificate: true }),
  };
}

async function refuseUnfit(core: Core, accountId: string, email: string): Promise<void> {
  await requireAccount(core, accountId);
  if ((await providerOf(core.database.manager, accountId, email)) === 'sandbox')
    throw new UsageError(`${email} is a sandbox mailbox, which has no servers to connect to.`);
}

async function readPasswords({ smtp }: Servers): Promise<Passwords> {
  const { SMTP_PASSWORD, IMAP_PASSWORD } = process.env;
  const smtp_password =
    SMTP_PASSWORD ||
    (await askSecret(
      `Password of ${smtp.user}: `,
      'SMTP_PASSWORD is missing: set it, or type the password.',
    ));
  return { smtp_password, imap_password: IMAP_PASSWORD || smtp_password };
}

/** Tests both servers and prints the results. Returns the servers with the settings that worked, or null if one failed. */
async function tryServers(servers: Servers, passwords: Passwords): Promise<Servers | null> {
  const smtp = await tryServer('smtp', servers.smtp, each => tryToSend(each, passwords.smtp_password));
  const imap = await tryServer('imap', servers.imap, each => tryToReceive(each, passwords.imap_password));
  return smtp && imap && { smtp, imap };
}

async function tryServer(
  kind: keyof Servers,
  server: MailServer,
  attempt: (server: MailServer) => Promise<unknown>,
): Promise<MailServer | null> {
  const name = kind.toUpperCase();
  try {
    const heard = await letIn(kind, server, attempt);
    console.error(`ok    ${name}: ${server.host}:${server.port} accepts the login of ${server.user}`);
    return heard;
  } catch (error) {
    const why = error instanceof OtherProtocolError ? error.message : adviceOn(error as Error, server);
    console.error(`FAIL  ${name}: ${why}`);
    return null;
  }
}

const mailboxesAtOnce = 100;

/** `mailboxes list --account ID`: prints the mailboxes of an account, the newest first, with their pace and state. */
export async function mailboxesList(config: Config, args: string[]): Promise<void> {
  const accountId = required(options(args, { account: { type: 'string' } }).account, '--account');
  await onExisting(config, async core => {
    await requireAccount(core, accountId);
    const { manager } = core.database;
    for (let offset = 0; ; offset += mailboxesAtOnce) {
      const { rows, total } = await listMailboxes(manager, accountId, {}, { limit: mailboxesAtOnce, offset });
      for (const mailbox of rows) console.log(lineOf(mailbox));
      if (total === 0)
        console.error('The account has no mailbox yet. Connect one: outreach mailboxes connect');
      if (offset + rows.length >= total) return;
    }
  });
}

function lineOf({ email, display_name, provider, status, ...pace }: MailboxWithTags): string {
  const { ramp } = pace;
  const most = pace.daily_cap === null ? 'no daily cap' : `at most ${pace.daily_cap} a day`;
  const cap = ramp ? `${most}, from ${ramp.start} on the first day by ${ramp.step} a day` : most;
  const named = display_name === null ? email : `${display_name} <${email}>`;
  return `${named}  ${provider}, ${status}  ${cap}, ${pace.sending_interval_seconds} s between two messages`;
}

const changeOptions = { account: { type: 'string' }, email: { type: 'string' }, ...paceOptions } as const;

/**
 * `mailboxes change`: changes the name or the pace of any mailbox, and prints its id. It contacts no server and needs no
 * password.
 */
export async function mailboxesChange(config: Config, args: string[]): Promise<void> {
  const given = options(args, changeOptions);
  const accountId = required(given.account, '--account');
  const email = addressOf(given.email);
  const pace = paceOf(given);
  if (Object.values(pace).every(value => value === undefined))
    throw new UsageError('There is nothing to change. Pass --daily-cap, --ramp, --interval or --name.');
  await onExisting(config, async core => {
    await requireAccount(core, accountId);
    const { clock, database } = core;
    const id = await transaction(database, tx => changeMailbox(tx, accountId, email, pace, clock.now()));
    if (id === null) throw new UsageError(`The account has no mailbox ${email}.`);
    console.log(id);
  });
}

/** The server speaks another protocol than expected. Most likely two ports are swapped. */
class OtherProtocolError extends Error {}

type Kind = 'smtp' | 'imap';

/** Ports that say whether TLS comes first. On other ports, the greeting of the server decides. */
const usualPorts: Record<Kind, ReadonlyMap<number, boolean>> = {
  smtp: new Map([
    [25, false],
    [465, true],
    [587, false],
    [2525, false],
  ]),
  imap: new Map([
    [143, false],
    [993, true],
  ]),
};

const names: Record<NonNullable<Greeting['protocol']>, string> = {
  smtp: 'an SMTP server',
  imap: 'an IMAP server',
  pop3: 'a POP3 server',
};

/** Returns whether TLS comes first on a port. On an unusual port, that is tried if the server sends no greeting. */
function isSecurePort(kind: Kind, port: number): boolean {
  return usualPorts[kind].get(port) ?? false;
}

/**
 * Tries a server with the security that its port suggests, and otherwise with that of its greeting.
 *
 * @returns the server with the kind of security that worked
 * @throws {OtherProtocolError} when it speaks another protocol; otherwise what the attempt threw
 */
async function letIn(
  kind: Kind,
  server: MailServer,
  attempt: (server: MailServer) => Promise<unknown>,
): Promise<MailServer> {
  let failure: (Error & { kind?: string }) | undefined;
  if (usualPorts[kind].has(server.port)) {
    try {
      await attempt(server);
      return server;
    } catch (error) {
      failure = error as Error;
      if (failure.kind === 'auth') throw failure;
    }
  }
  const greeting = await greetingOf(server);
  if (greeting?.protocol && greeting.protocol !== kind)
    throw new OtherProtocolError(
      `${server.host}:${server.port} is ${names[greeting.protocol]}, not ${names[kind]}: check --smtp-port and --imap-port.`,
    );
  const heard = greeting ? { ...server, secure: greeting.secure } : server;
  if (failure && heard.secure === server.secure) throw failure;
  await attempt(heard);
  return heard;
}
