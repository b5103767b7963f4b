import type { Database } from '../store/database/database.js';
import { endSendsAhead, readSendsAhead } from '../store/mailboxes/queries.js';
import type { Config } from '../config.js';
import { troubleWith } from '../engine/connect/server-trouble.js';
import type { MailServer } from '../store/mailboxes/entities.js';
import { readLongestStatement } from '../store/database/server/queries.js';
import { stat, statfs } from 'node:fs/promises';
import type { Outcome } from './metrics-check.js';
import { hasRealMailbox } from '../store/mailboxes/repository.js';
import type { Core } from '../compose/core.js';
import type { SecretBox } from '../store/database/crypto.js';
import { countUnreadableSecrets, type UnreadableSecrets } from '../store/database/sealed-secrets.js';

/** Machines that share a database may differ a little. */
const toleratedMs = 10 * 60_000;

/** What to report about mailboxes that wait because the clock was ahead when they sent; null when none does. */
export async function adviceOnClock(
  { manager }: Pick<Database, 'manager'>,
  now: Date,
): Promise<string | null> {
  const { mailboxes, latest } = await readSendsAhead(manager, new Date(now.getTime() + toleratedMs));
  if (latest === null) return null;
  return `${mailboxes === 1 ? '1 mailbox' : `${mailboxes} mailboxes`} sent last at a time that is still to come (${latest.toISOString()}): the clock was ahead.
      Nothing is sent from there before that. Where the clock is right now, this SQL lets them go on:
      ${endSendsAhead}`;
}

/** What to tell whoever has named two places for uploaded files; null when there is one. */
export function adviceOnFiles({ files: { alsoOnDisk, folder, s3 } }: Pick<Config, 'files'>): string | null {
  if (!alsoOnDisk || !s3) return null;
  return `FILES_DIR and S3_BUCKET are both set: new files go to the bucket ${s3.bucket}, and ${folder} is only read, for files that
      were put there before. Leave FILES_DIR out when there are none, or the settings of S3 to keep files in the folder.`;
}

/** What went wrong with a mail server, and what to do about it, in lines for a terminal. */
export function adviceOn(error: Error & { kind?: string; response?: string | null }, server: MailServer) {
  const { kind, problem, advice } = troubleWith(error, server);
  const more =
    kind === 'certificate'
      ? 'Use the name that the certificate is for; for a server of your own, --allow-invalid-certificate.'
      : advice;
  return more === null ? problem : `${problem}\n      ${more}`;
}

/** What servers take by default; large requests and mail need it. */
const NEEDED_MB = 16;

/** What to report about a server that accepts shorter statements than the service sends; null when it takes them. */
export async function adviceOnPackets({ manager }: Pick<Database, 'manager'>): Promise<string | null> {
  const megabytes = (await readLongestStatement(manager)) / 2 ** 20;
  if (megabytes >= NEEDED_MB) return null;
  return (
    `max_allowed_packet of the database server is ${Math.floor(megabytes * 10) / 10} MB: large imports, requests and mail fail. ` +
    `Set it to 64M there (at least ${NEEDED_MB}M).`
  );
}

/** Below the first a disk is as good as full; below the second it may be so before anybody looks again. */
const [FULL_MB, SCARCE_MB] = [64, 1024];

type Places = { databaseUrl?: string; dataDir: string; files: Pick<Config['files'], 'kind' | 'folder'> };

/** What to report about the disks on which the service keeps data of its own: nothing as long as there is room. */
export async function adviceOnRoom(places: Places): Promise<{ outcome: Outcome; line: string }[]> {
  const found = [];
  for (const folder of await ownFolders(places)) {
    const { bavail, bsize } = await statfs(folder);
    const free = Math.floor((bavail * bsize) / 2 ** 20);
    const line = `the disk of ${folder} has ${free} MB free`;
    if (free < FULL_MB)
      found.push({ outcome: 'FAIL', line: `${line}: it is full, make room there` } as const);
    else if (free < SCARCE_MB) found.push({ outcome: 'warn', line } as const);
  }
  return found;
}

/** The folder of the embedded database and that of uploaded files, where they are there; one for each disk. */
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

const loopback = /^(?:localhost|127(?:\.\d+){3}|::1)$/;

/** What to report about settings that are for trying the service out, when others can reach it; null when all is well. */
export function adviceOnTrials({ baseUrl, host, demoAccount, allowLoopbackUrls }: Settings): string | null {
  const whence = !isOnThisMachine(baseUrl)
    ? `BASE_URL is ${baseUrl}`
    : loopback.test(host)
      ? null
      : `HOST is ${host}`;
  const advice = [
    demoAccount && 'DEMO_ACCOUNT is on, so there is an account whose key nobody chose to make',
    allowLoopbackUrls &&
      'ALLOW_LOOPBACK_URLS is on, so webhooks and flows of any account may call programs on this machine',
  ].filter(each => each !== false);
  if (whence === null || advice.length === 0) return null;
  return `Others can reach the service (${whence}), and ${advice.join(';\n      ')}.
      Both are for trying it out: set DEMO_ACCOUNT=false and ALLOW_LOOPBACK_URLS=false, once you have an account of your own.`;
}

const thisMachine = /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])$/;

/** Whether links that begin with this address open on the machine of the service alone. */
export function isOnThisMachine(baseUrl: string): boolean {
  return thisMachine.test(new URL(baseUrl).hostname);
}

/**
 * What to tell whoever is about to write to real people while the links in that mail lead nowhere; null when the address
 * of the service is one that others may reach.
 */
export function adviceOnBaseUrl({ baseUrl }: Pick<Config, 'baseUrl'>): string | null {
  if (!isOnThisMachine(baseUrl)) return null;
  return `BASE_URL is not the public address of the service: mail to real people carries the unsubscribe link ${baseUrl}/unsubscribe/…,
      which opens on this machine alone. Set BASE_URL, such as BASE_URL=https://outreach.example.com, wherever the service runs.`;
}

/** {@link adviceOnBaseUrl}, when there is a mailbox that writes to real people. */
export async function adviceForMailboxes(
  config: Pick<Config, 'baseUrl'>,
  { manager }: Pick<Database, 'manager'>,
): Promise<string | null> {
  const advice = adviceOnBaseUrl(config);
  return advice !== null && (await hasRealMailbox(manager)) ? advice : null;
}

/** What works and harms all the same, reported when a process starts. */
export async function adviceAtStart({ clock, config, database, secretBox }: Core): Promise<string[]> {
  const advice = [
    await adviceOnSecrets(config, database, secretBox),
    adviceOnFiles(config),
    adviceOnTrials(config),
    await adviceOnPackets(database),
    await adviceForMailboxes(config, database),
    await adviceOnClock(database, clock.now()),
  ];
  return advice.filter(each => each !== null);
}

/**
 * What to tell whoever runs the service without the key that its database was used with, as after a restore; null when all
 * that is stored can be read.
 *
 * @param secretBox null when there is no key at all
 */
export async function adviceOnSecrets(
  { secretKey, dataDir }: Pick<Config, 'secretKey' | 'dataDir'>,
  { manager }: Pick<Database, 'manager'>,
  secretBox: Pick<SecretBox, 'hasKeyOf'> | null,
): Promise<string | null> {
  const unreadable = await countUnreadableSecrets(manager, secretBox);
  if (unreadable.mailboxes + unreadable.accounts === 0) return null;
  const key = secretKey ? 'SECRET_KEY' : `SECRET_KEY is not set, and the key in DATA_DIR (${dataDir})`;
  return `${key} is not the one that this database was used with: ${inWords(unreadable)} cannot be read.
      Set the SECRET_KEY of then, or put its file secret-key back into DATA_DIR.`;
}

function inWords({ mailboxes, accounts }: UnreadableSecrets): string {
  const parts = [
    mailboxes > 0 && `the passwords of ${mailboxes} mailbox${mailboxes === 1 ? '' : 'es'}`,
    accounts > 0 &&
      `the webhook secret${accounts === 1 ? '' : 's'} of ${accounts} account${accounts === 1 ? '' : 's'}`,
  ];
  return parts.filter(Boolean).join(' and ');
}
