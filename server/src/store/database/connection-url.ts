/** What mysql2 needs to reach a schema. */
export interface ConnectionSettings {
  user: string;
  password?: string;
  host?: string;
  port?: number;
  socketPath?: string;
  database: string;
  ssl?: { rejectUnauthorized: boolean };
  connectTimeout?: number;
}

/**
 * Returns a DATABASE_URL for each server that it names: `mysql://user@one,two:3307/schema` names two servers of a cluster, one
 * of which accepts changes.
 */
export function urlsOf(text: string): string[] {
  const [, before, hosts, after] = /^(\w+:\/\/(?:[^/?#]*@)?)([^/?#]+)(.*)$/s.exec(text) ?? [];
  return hosts ? hosts.split(',').map(host => `${before}${host}${after}`) : [text];
}

/**
 * Reads a DATABASE_URL of one server: `mysql://user:password@host:port/schema` or `mariadb://…`.
 * Query parameters: `socketPath` (a unix socket instead of host and port), `ssl=true` (encrypted, certificate checked)
 * and `ssl=skip-verify` (encrypted only). Throws an Error that says what is wrong, without the password.
 */
export function connectionFrom(text: string): ConnectionSettings {
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    throw new Error('DATABASE_URL is not a URL; expected mysql://user:password@host:3306/schema.');
  }
  if (!['mysql:', 'mariadb:'].includes(url.protocol)) {
    throw new Error(`DATABASE_URL must begin with mysql:// or mariadb://, not ${url.protocol}//.`);
  }
  const database = decodeURIComponent(url.pathname.slice(1));
  if (!database)
    throw new Error('DATABASE_URL names no schema; expected mysql://user:password@host:3306/schema.');
  const socketPath = url.searchParams.get('socketPath') ?? undefined;
  return {
    user: decodeURIComponent(url.username) || 'root',
    password: decodeURIComponent(url.password) || undefined,
    ...(socketPath ? { socketPath } : { host: url.hostname || '127.0.0.1', port: Number(url.port) || 3306 }),
    database,
    ssl: sslFrom(url.searchParams.get('ssl')),
  };
}

function sslFrom(value: string | null): ConnectionSettings['ssl'] {
  if (value === null || value === 'false') return undefined;
  if (value === 'true') return { rejectUnauthorized: true };
  if (value === 'skip-verify') return { rejectUnauthorized: false };
  throw new Error(`DATABASE_URL has ssl=${value}; known are true, false and skip-verify.`);
}
