import { ConfigError, type Config } from '../config.js';
import { connectionFrom, urlsOf, type ConnectionSettings } from '../store/database/connection-url.js';
import { readCurrentUser } from '../store/database/server/queries.js';
import type { Database } from '../store/database/database.js';
import { errnoOf } from '../store/database/errors.js';

type Trouble = Error & { code?: string };

/** Error numbers: the login is refused, the database is not allowed, a statement is not allowed. */
const [refusedUser, refusedSchema, refusedCommand] = [1045, 1044, 1142];
const schemaMissing = 1049;
const encryptionRequired = 3159;

/** Returns the name of the database for messages, without user and password. */
export function placeOf({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): string {
  if (!databaseUrl) return `The database of ${dataDir}`;
  const servers = urlsOf(databaseUrl).map(connectionFrom);
  return `DATABASE_URL: the database ${servers[0]!.database} at ${servers.map(addressOf).join(' or ')}`;
}

/**
 * If the database of DATABASE_URL cannot be opened, that setting is wrong. A failure of the embedded database is an error.
 * @returns a handler that throws a {@link ConfigError} of one line, without the password
 */
export function explain({ databaseUrl }: Pick<Config, 'databaseUrl'>) {
  return (error: Error): never => {
    if (!databaseUrl) throw error;
    const [settings, ...others] = urlsOf(databaseUrl).map(connectionFrom) as [
      ConnectionSettings,
      ...ConnectionSettings[],
    ];
    const why =
      whyNoAnswer(error, settings) ??
      whyRefused(error, settings) ??
      `the database at ${addressOf(settings)} cannot be used: ${error.message}`;
    const also =
      others.length === 0 ? '' : `. No other server accepts changes: ${others.map(addressOf).join(', ')}`;
    throw new ConfigError(`DATABASE_URL: ${why}${also}`);
  };
}

/** Like {@link explain}, for statements on an open database: only missing privileges are a wrong setting. */
export function explainRefusal(
  { databaseUrl }: Pick<Config, 'databaseUrl'>,
  { manager }: Pick<Database, 'manager'>,
) {
  return async (error: Error): Promise<never> => {
    if (!databaseUrl || errnoOf(error) !== refusedCommand) throw error;
    const settings = connectionFrom(urlsOf(databaseUrl)[0]!);
    const account = await readCurrentUser(manager);
    throw new ConfigError(
      `DATABASE_URL: ${account} lacks privileges in the database ${settings.database} at ${addressOf(settings)} that the service needs. ` +
        `Run there: ${grant(settings, account)}`,
    );
  };
}

function grant({ database }: ConnectionSettings, account: string): string {
  return `GRANT ALL PRIVILEGES ON \`${database}\`.* TO ${account};`;
}

function addressOf({ host, port, socketPath }: ConnectionSettings): string {
  return socketPath ?? `${host}:${port}`;
}

/** Returns why the server was not reached, or not with the requested encryption. */
function whyNoAnswer({ code = '', message }: Trouble, settings: ConnectionSettings): string | undefined {
  const address = addressOf(settings);
  if (code === 'ECONNREFUSED')
    return `no database responds at ${address}: check that it is running, and check the port (${code})`;
  if (code === 'ENOENT') return `there is no socket ${address}: check that the database is running (${code})`;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `the host ${settings.host} was not found (for ${address}): check the name (${code})`;
  if (/TIMEDOUT|UNREACH/.test(code))
    return `${address} does not respond: check the address, and whether a firewall blocks it (${code})`;
  if (code === 'HANDSHAKE_NO_SSL_SUPPORT')
    return `the database at ${address} has no TLS: remove ssl=… from the address, or enable TLS there`;
  if (code === 'HANDSHAKE_SSL_ERROR')
    return (
      `the certificate of ${address} is not trusted (${message}): set NODE_EXTRA_CA_CERTS to the file of its authority, ` +
      `or use ssl=skip-verify, which encrypts without checking the certificate`
    );
  return undefined;
}

/** Returns why the server refused the user. */
function whyRefused(error: Error, settings: ConnectionSettings): string | undefined {
  const { user, database } = settings;
  const address = addressOf(settings);
  const account = /'[^']*'@'[^']*'/.exec(error.message)?.[0] ?? `'${user}'@'%'`;
  switch (errnoOf(error)) {
    case refusedUser:
      return `${address} refuses the login of ${account}: check the user and the password, and that the user may connect from this machine`;
    case refusedSchema:
      return `${account} has no access to the database ${database} at ${address}. Run there: ${grant(settings, account)}`;
    case schemaMissing:
      return `there is no database ${database} at ${address} yet. Start the service with it, or run: node server/dist/main.js migrate`;
    case encryptionRequired:
      return `${address} accepts only encrypted connections: add ?ssl=true to the address`;
    default:
      return undefined;
  }
}
