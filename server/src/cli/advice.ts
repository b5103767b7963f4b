import type { Database } from '../store/database/database.js';
import { endSendsAhead, readSendsAhead } from '../store/mailboxes/queries.js';
import { describeBriefly } from '../store/database/errors.js';
import type { Config } from '../config.js';
import { troubleWith } from '../engine/connect/server-trouble.js';
import type { MailServer } from '../store/mailboxes/entities.js';
import { readDurability, readLongestStatement } from '../store/database/server/queries.js';
import { stat, statfs } from 'node:fs/promises';
import { onThisMachine, type Finding } from './metrics-check.js';
import { isMicrosoftHost } from '../domain/mailboxes/login-advice.js';
import { countConnectedWith, hasRealMailbox, mailboxesWithPassword } from '../store/mailboxes/repository.js';
import type { Core } from '../compose/core.js';
import type { SecretBox } from '../store/database/crypto.js';
import { countUnreadableSecrets, type UnreadableSecrets } from '../store/database/sealed-secrets.js';

/** Machines that share a database may differ a little. */
const toleratedMs = 10 * 60_000;

/** Returns advice about mailboxes that wait because the clock was ahead when they sent; null if there are none. */
export async function adviceOnClock(
  { manager }: Pick<Database, 'manager'>,
  now: Date,
): Promise<string | null> {
  const { mailboxes, latest } = await readSendsAhead(manager, new Date(now.getTime() + toleratedMs));
  if (latest === null) return null;
  const [subject, they] =
    mailboxes === 1
      ? ['The last send of 1 mailbox is', 'It sends']
      : [`The last sends of ${mailboxes} mailboxes are`, 'They send'];
  return `${subject} in the future (${latest.toISOString()}), because the clock was ahead.
      ${they} nothing before that time. If the clock is right now, run this SQL to continue at once:
      ${endSendsAhead}`;
}

/** Returns advice if two places for uploaded files are set; null otherwise. */
export function adviceOnFiles({ files: { alsoOnDisk, folder, s3 } }: Pick<Config, 'files'>): string | null {
  if (!alsoOnDisk || !s3) return null;
  return `FILES_DIR and S3_BUCKET are both set. New files are stored in the bucket ${s3.bucket}. ${folder} is only read, for older files.
      If it has no files, unset FILES_DIR. To store files in the folder, unset the S3 settings.`;
}

/** Returns what went wrong with a mail server, and what to do about it, in lines for a terminal. */
export function adviceOn(error: Error & { kind?: string; response?: string | null }, server: MailServer) {
  const { kind, problem, advice } = troubleWith(error, server);
  const more =
    kind === 'certificate'
      ? 'Use the host name of the certificate. For a server of your own, you can use --allow-invalid-certificate.'
      : advice;
  return more === null ? problem : `${problem}\n      ${more}`;
}

/** The default of the database servers. Large requests and mail need it. */
const NEEDED_MB = 16;

/** Returns advice if the database accepts only shorter statements than the service sends; null otherwise. */
export async function adviceOnPackets({ manager }: Pick<Database, 'manager'>): Promise<string | null> {
  const megabytes = (await readLongestStatement(manager)) / 2 ** 20;
  if (megabytes >= NEEDED_MB) return null;
  return (
    `max_allowed_packet of the database server is ${Math.floor(megabytes * 10) / 10} MB, so large imports, requests and mail fail. ` +
    `Set it to 64M there (at least ${NEEDED_MB}M).`
  );
}

/** Returns advice if the database can lose what it has confirmed when its machine fails; null otherwise. */
export async function adviceOnDurability({ manager }: Pick<Database, 'manager'>): Promise<string | null> {
  const { flushAtCommit, syncBinlog } = await readDurability(manager);
  const wrong = [
    flushAtCommit !== 1 && `innodb_flush_log_at_trx_commit is ${flushAtCommit}`,
    syncBinlog !== null && syncBinlog !== 1 && `sync_binlog is ${syncBinlog}`,
  ].filter(each => each !== false);
  if (wrong.length === 0) return null;
  return (
    `${wrong.join(' and ')} on the database server, so it can lose the last second when its machine fails: ` +
    'messages of that second could be sent again. Set it to 1 there.'
  );
}

/** Below the first, a disk counts as full. Below the second, it is a warning. */
const [FULL_MB, SCARCE_MB] = [64, 1024];

type Places = { databaseUrl?: string; dataDir: string; files: Pick<Config['files'], 'kind' | 'folder'> };

/** Returns findings about the disks on which the service stores data; none if they have enough free space. */
export async function adviceOnRoom(places: Places): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const folder of await ownFolders(places)) {
    const { bavail, bsize } = await statfs(folder);
    const free = Math.floor((bavail * bsize) / 2 ** 20);
    const line = `the disk of ${folder} has ${free} MB free`;
    if (free < FULL_MB) found.push({ outcome: 'FAIL', line: `${line}: free some space there` });
    else if (free < SCARCE_MB) found.push({ outcome: 'warn', line });
  }
  return found;
}

/** Returns the folders of the embedded database and of uploaded files that exist, one for each disk. */
async function ownFolders({ databaseUrl, dataDir, files }: Places): Promise<string[]> {
  const folders = [...(databaseUrl ? [] : [dataDir]), ...(files.kind === 'disk' ? [files.folder] : [])];
  const disks = new Map<number, string>();
  for (const folder of folders) {
    const { dev } = (await stat(folder).catch(() => undefined)) ?? {};
    if (dev !== undefined && !disks.has(dev)) disks.set(dev, folder);
  }
  return [...disks.values()];
}

type Settings = Pick<Config, 'baseUrl' | 'host' | 'demoAccount' | 'allowLoopbackUrls'>;

/** Returns advice about settings for trying the service out, if others can reach it; null otherwise. */
export function adviceOnTrials({ baseUrl, host, demoAccount, allowLoopbackUrls }: Settings): string | null {
  const whence = !isOnThisMachine(baseUrl)
    ? `BASE_URL is ${baseUrl}`
    : onThisMachine.test(host)
      ? null
      : `HOST is ${host}`;
  const advice = [
    demoAccount && 'DEMO_ACCOUNT is on: there is a demo account with an API key in DATA_DIR',
    allowLoopbackUrls &&
      'ALLOW_LOOPBACK_URLS is on: webhooks and flows of any account can call programs on this machine',
  ].filter(each => each !== false);
  if (whence === null || advice.length === 0) return null;
  return `Others can reach the service (${whence}), but settings for trying it out are on.
      ${advice.join('.\n      ')}.
      When you have an account of your own, set DEMO_ACCOUNT=false and ALLOW_LOOPBACK_URLS=false.`;
}

const thisMachine = /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])$/;

/** Returns whether links to this address open only on the machine of the service. */
export function isOnThisMachine(baseUrl: string): boolean {
  return thisMachine.test(new URL(baseUrl).hostname);
}

/** Returns advice if the recipients of mail cannot open its unsubscribe links; null if BASE_URL is a public address. */
export function adviceOnBaseUrl({ baseUrl }: Pick<Config, 'baseUrl'>): string | null {
  if (!isOnThisMachine(baseUrl)) return null;
  return `BASE_URL is not a public address. Unsubscribe links in mail to real people begin with ${baseUrl}/unsubscribe/
      and open only on this machine. Set BASE_URL for every process of the service, such as BASE_URL=https://outreach.example.com.`;
}

/** Returns {@link adviceOnBaseUrl} if there is a mailbox that writes to real people; null otherwise. */
export async function adviceForMailboxes(
  config: Pick<Config, 'baseUrl'>,
  { manager }: Pick<Database, 'manager'>,
): Promise<string | null> {
  const advice = adviceOnBaseUrl(config);
  return advice !== null && (await hasRealMailbox(manager)) ? advice : null;
}

/** Returns advice if mailboxes at Microsoft log in with a password; null otherwise. */
export async function adviceOnMicrosoft({ manager }: Pick<Database, 'manager'>): Promise<string | null> {
  const addresses = (await mailboxesWithPassword(manager))
    .filter(({ settings }) => isMicrosoftHost(settings.smtp?.host ?? ''))
    .map(({ email }) => email);
  if (addresses.length === 0) return null;
  const named =
    addresses.slice(0, 3).join(', ') + (addresses.length > 3 ? ` and ${addresses.length - 3} more` : '');
  return `Microsoft is ending logins with a password, so these mailboxes may stop sending: ${named}.
      Connect them with “Sign in with Microsoft”: set MICROSOFT_CLIENT_ID and MICROSOFT_CLIENT_SECRET, and open a connect session.`;
}

/** Returns advice about OAuth clients that are not set as they must be, and about mailboxes that need one that is not set. */
export async function adviceOnOAuth(
  { oauthGaps, oauthProviders }: Pick<Config, 'oauthGaps' | 'oauthProviders'>,
  { manager }: Pick<Database, 'manager'>,
): Promise<string[]> {
  const advice = [...oauthGaps];
  for (const name of ['Google', 'Microsoft'] as const) {
    const provider = name.toLowerCase() as Lowercase<typeof name>;
    if (oauthProviders.some(({ id }) => id === provider)) continue;
    const count = await countConnectedWith(manager, provider);
    if (count === 0) continue;
    const they = count === 1 ? '1 mailbox' : `${count} mailboxes`;
    const client = `${name.toUpperCase()}_CLIENT`;
    advice.push(
      `${they} that signed in with ${name} cannot send: set ${client}_ID and ${client}_SECRET again.`,
    );
  }
  return advice;
}

/** Prints the warnings of a start. A process works without them, so it goes on if they cannot be read. */
export async function showAdvice(core: Core): Promise<void> {
  try {
    for (const advice of await adviceAtStart(core)) console.error(`warn  ${advice}`);
  } catch (error) {
    core.log.warn(
      { error: describeBriefly(error) },
      'the settings could not be checked against the database',
    );
  }
}

async function adviceAtStart({ clock, config, database, secretBox }: Core): Promise<string[]> {
  const advice = [
    await adviceOnSecrets(config, database, secretBox),
    adviceOnFiles(config),
    adviceOnTrials(config),
    await adviceOnPackets(database),
    await adviceOnDurability(database),
    await adviceForMailboxes(config, database),
    await adviceOnClock(database, clock.now()),
    ...(await adviceOnOAuth(config, database)),
  ];
  return advice.filter(each => each !== null);
}

/**
 * Returns advice if the encryption key is not that of the database, as after a restore; null if all stored secrets can be read.
 *
 * @param secretBox null if there is no key at all
 */
export async function adviceOnSecrets(
  { secretKey, dataDir }: Pick<Config, 'secretKey' | 'dataDir'>,
  { manager }: Pick<Database, 'manager'>,
  secretBox: Pick<SecretBox, 'hasKeyOf'> | null,
): Promise<string | null> {
  const unreadable = await countUnreadableSecrets(manager, secretBox);
  if (unreadable.mailboxes + unreadable.accounts === 0) return null;
  const key = secretKey ? 'SECRET_KEY' : `SECRET_KEY is not set, and the key in DATA_DIR (${dataDir})`;
  return `${key} is not the key of this database: ${inWords(unreadable)} cannot be read.
      Set SECRET_KEY to the previous key, or put the previous file secret-key back into DATA_DIR.`;
}

function inWords({ mailboxes, accounts }: UnreadableSecrets): string {
  const parts = [
    mailboxes > 0 && `the passwords of ${mailboxes} mailbox${mailboxes === 1 ? '' : 'es'}`,
    accounts > 0 &&
      `the webhook secret${accounts === 1 ? '' : 's'} of ${accounts} account${accounts === 1 ? '' : 's'}`,
  ];
  return parts.filter(Boolean).join(' and ');
}
