import { ConfigError, type Config } from '../config.js';
import { connectionFrom, type ConnectionSettings } from '../store/database/connection-url.js';
import { readCurrentUser } from '../store/database/server/queries.js';
import type { Database } from '../store/database/database.js';
import { errnoOf } from '../store/database/errors.js';

type Trouble = Error & { code?: string };

/** What a server answers to somebody who may not enter, may not use the schema, or may not change it. */
const [refusedUser, refusedSchema, refusedCommand] = [1045, 1044, 1142];
const schemaMissing = 1049;
const encryptionRequired = 3159;

/** The database of the settings, for messages: without user and password. */
export function placeOf({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): string {
  if (!databaseUrl) return `The database of ${dataDir}`;
  const settings = connectionFrom(databaseUrl);
  return `DATABASE_URL: the database ${settings.database} at ${addressOf(settings)}`;
}

/**
 * A given database that cannot be opened is a wrong setting; whatever fails in our own is a fault.
 * @returns a handler that throws a {@link ConfigError} of one line, without the password
 */
export function explain({ databaseUrl }: Pick<Config, 'databaseUrl'>) {
  return (error: Error): never => {
    if (!databaseUrl) throw error;
    const settings = connectionFrom(databaseUrl);
    const why =
      whyNoAnswer(error, settings) ??
      whyRefused(error, settings) ??
      `the database at ${addressOf(settings)} cannot be used: ${error.message}`;
    throw new ConfigError(`DATABASE_URL: ${why}`);
  };
}

/** Like {@link explain}, for statements once it is open: only what the user may not do is a wrong setting. */
export function explainRefusal(
  { databaseUrl }: Pick<Config, 'databaseUrl'>,
  { manager }: Pick<Database, 'manager'>,
) {
  return async (error: Error): Promise<never> => {
    if (!databaseUrl || errnoOf(error) !== refusedCommand) throw error;
    const settings = connectionFrom(databaseUrl);
    const account = await readCurrentUser(manager);
    throw new ConfigError(
      `DATABASE_URL: ${account} may not do all in the database ${settings.database} at ${addressOf(settings)} that the service needs. ` +
        `Allow it there: ${grant(settings, account)}`,
    );
  };
}

function grant({ database }: ConnectionSettings, account: string): string {
  return `GRANT ALL PRIVILEGES ON \`${database}\`.* TO ${account};`;
}

function addressOf({ host, port, socketPath }: ConnectionSettings): string {
  return socketPath ?? `${host}:${port}`;
}

/** The server was not reached, or not in the way that was asked for. */
function whyNoAnswer({ code = '', message }: Trouble, settings: ConnectionSettings): string | undefined {
  const address = addressOf(settings);
  if (code === 'ECONNREFUSED')
    return `no database answers at ${address}: check that it runs, and its port (${code})`;
  if (code === 'ENOENT') return `there is no socket ${address}: check that the database runs (${code})`;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `there is no machine called ${settings.host} (for ${address}): check the name (${code})`;
  if (/TIMEDOUT|UNREACH/.test(code))
    return `${address} does not answer: check the address, and whether a firewall is in between (${code})`;
  if (code === 'HANDSHAKE_NO_SSL_SUPPORT')
    return `the database at ${address} has no TLS: leave out ssl=…, or switch TLS on there`;
  if (code === 'HANDSHAKE_SSL_ERROR')
    return (
      `the certificate of ${address} is not trusted (${message}): name the file of its authority in NODE_EXTRA_CA_CERTS; ` +
      `ssl=skip-verify encrypts without checking it`
    );
  return undefined;
}

/** The server answered, and does not let the user do what is needed. */
function whyRefused(error: Error, settings: ConnectionSettings): string | undefined {
  const { user, database } = settings;
  const address = addressOf(settings);
  const account = /'[^']*'@'[^']*'/.exec(error.message)?.[0] ?? `'${user}'@'%'`;
  switch (errnoOf(error)) {
    case refusedUser:
      return `${address} does not let ${account} in: check user and password, and that the user may come from this machine`;
    case refusedSchema:
      return `${account} may not use the database ${database} at ${address}. Allow it there: ${grant(settings, account)}`;
    case schemaMissing:
      return `there is no database ${database} at ${address} yet. Start the service with it, or run: node server/dist/main.js migrate`;
    case encryptionRequired:
      return `${address} takes encrypted connections alone: add ?ssl=true to the address`;
    default:
      return undefined;
  }
}
