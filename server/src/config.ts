import { resolve } from 'node:path';
import { cleanEnv, makeValidator, str, type CleanedEnv } from 'envalid';
import {
  days,
  fileSettings,
  filesOf,
  oneOf,
  port,
  positive,
  redisUrl,
  seconds,
  webAddress,
  webOrigins,
  yesOrNo,
} from './config-files.js';
import { databaseUrl } from './config-database.js';
import { dnsSettings } from './config-dns.js';
import { oauthGaps, oauthProviders, oauthSettings } from './config-oauth.js';
import { tracingOf, tracingSettings } from './config-tracing.js';

/** A setting is wrong. The message says which, and what it must be. */
export class ConfigError extends Error {}

const secretKey = makeValidator<string>(input => {
  if (Buffer.from(input, 'base64').length !== 32 && Buffer.from(input, 'hex').length !== 32) {
    throw new Error(
      'must be 32 bytes in base64 or hexadecimal, such as the output of: openssl rand -base64 32',
    );
  }
  return input;
});

/** Every setting of the service, with its type, default and meaning. `outreach --help` shows them. */
const settings = {
  PORT: port({ default: 3000, desc: 'Port of the API. 0 chooses a free port.' }),
  HOST: str({ default: '127.0.0.1', desc: 'Address to listen on. 0.0.0.0 opens the API to the network.' }),
  BASE_URL: webAddress('https://outreach.example.com')({
    default: undefined,
    desc: 'Public address of the service. Links in mail begin with it. Default: http://localhost:PORT.',
  }),
  DATA_DIR: str({
    default: '.data',
    desc: 'Folder for the embedded database, uploaded files and generated keys.',
  }),
  CACHE_DIR: str({
    default: '.cache',
    desc: 'Folder for downloaded database packages. It can be deleted at any time.',
  }),
  DATABASE_URL: databaseUrl({
    default: undefined,
    desc: 'mysql://user:password@host:port/database of a MySQL 8+ or MariaDB 10.6+ server. Default: the embedded database.',
  }),
  DATABASE_POOL_SIZE: positive({
    default: 10,
    desc: 'Database connections per process.',
  }),
  ...fileSettings,
  SECRET_KEY: secretKey({
    default: undefined,
    desc: 'Key that encrypts stored passwords: 32 bytes in base64 or hexadecimal. Default: generated, and stored in DATA_DIR/secret-key.',
  }),
  UPLOAD_QUOTA_BYTES: positive({
    default: 5 * 1024 ** 3,
    desc: 'Most bytes that the uploaded files of an account may use.',
  }),
  MESSAGE_RETENTION_DAYS: days({
    default: undefined,
    desc: 'Days after its newest message that a conversation is deleted, with all messages. Default: never.',
  }),
  RATE_LIMIT_PER_MINUTE: positive({
    default: 200,
    desc: 'Requests per account and minute, in all processes together.',
  }),
  REDIS_URL: redisUrl({
    default: undefined,
    desc: 'redis://user:password@host:6379 of a Redis that counts requests. Default: the database counts them.',
  }),
  CORS_ORIGINS: webOrigins({
    default: ['*'],
    desc: 'Origins whose web pages may call the API, separated by commas. * allows all, none allows none.',
  }),
  MAX_BODY_BYTES: positive({ default: 10 * 1024 * 1024, desc: 'Largest request body, in bytes.' }),
  SHUTDOWN_GRACE_SECONDS: seconds({
    default: 10,
    desc: 'Seconds that a stopping service waits for running requests and sends.',
  }),
  DEMO_ACCOUNT: yesOrNo({
    default: undefined,
    desc: 'Create a demo account with a sandbox mailbox and an API key, which is stored in DATA_DIR. Default: true with the embedded database.',
  }),
  ALLOW_LOOPBACK_URLS: yesOrNo({
    default: undefined,
    desc: 'Allow webhooks and dataSender nodes to call http:// addresses on this machine. Default: true with the embedded database.',
  }),
  ...oauthSettings,
  ...dnsSettings,
  METRICS_PORT: port({
    default: undefined,
    desc: 'Port of Prometheus metrics, at /metrics, for serve and worker. 0 chooses a free port. Default: no metrics.',
  }),
  METRICS_HOST: str({
    default: '127.0.0.1',
    desc: 'Address to serve metrics on. Metrics need no key, so never use a public address.',
  }),
  ...tracingSettings,
  STATELESS: yesOrNo({
    default: false,
    desc: 'Store nothing in DATA_DIR that must be kept. Requires DATABASE_URL and SECRET_KEY. The Docker image sets it.',
  }),
  LOG_LEVEL: oneOf(['silent', 'error', 'warn', 'info', 'debug'])({
    default: 'info',
    desc: 'Log level: silent, error, warn, info or debug.',
  }),
  NODE_ENV: oneOf(['production', 'development', 'test'])({
    default: 'production',
    desc: 'development and test validate every response against the contract.',
  }),
};

type Settings = CleanedEnv<typeof settings>;

/**
 * Reads the settings from the environment. An empty value counts as not set.
 * @throws {ConfigError} with one line that names each wrong setting and what it must be
 */
export function readConfig(environment: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const env = cleanEnv(given, settings, {
    reporter: ({ errors }) => {
      const wrong = Object.entries(errors).map(([name, error]) => `${name}: ${(error as Error).message}`);
      if (wrong.length > 0) throw new ConfigError(wrong.join('; '));
    },
  });
  if (env.STATELESS) requireLasting(env);
  const embedded = !env.DATABASE_URL;
  const dataDir = resolve(env.DATA_DIR);
  const publicUrl = env.BASE_URL?.replace(/\/+$/, '') ?? null;
  return {
    port: env.PORT,
    host: env.HOST,
    /** The start of links in mail. */
    baseUrl: publicUrl ?? `http://localhost:${env.PORT}`,
    /** BASE_URL, or null if it is not set: then callers get links with the address that they used. */
    publicUrl,
    dataDir,
    cacheDir: resolve(env.CACHE_DIR),
    databaseUrl: env.DATABASE_URL,
    databasePoolSize: env.DATABASE_POOL_SIZE,
    files: filesOf(env, { dataDir, embedded }, message => {
      throw new ConfigError(message);
    }),
    secretKey: env.SECRET_KEY,
    uploadQuotaBytes: env.UPLOAD_QUOTA_BYTES,
    /** Days after its newest message that a thread is deleted; undefined if none is. */
    messageRetentionDays: env.MESSAGE_RETENTION_DAYS,
    rateLimitPerMinute: env.RATE_LIMIT_PER_MINUTE,
    /** The Redis that counts requests; undefined if the database does. */
    redisUrl: env.REDIS_URL,
    corsOrigins: env.CORS_ORIGINS,
    maxBodyBytes: env.MAX_BODY_BYTES,
    shutdownGraceMs: env.SHUTDOWN_GRACE_SECONDS * 1000,
    demoAccount: env.DEMO_ACCOUNT ?? embedded,
    allowLoopbackUrls: env.ALLOW_LOOPBACK_URLS ?? embedded,
    /** Providers whose mailboxes can be connected by OAuth 2. */
    oauthProviders: oauthProviders(env),
    /** What is missing for others, as sentences. */
    oauthGaps: oauthGaps(env),
    /** How the DNS of mailboxes is looked up: at these servers, or those of the machine; and in these block lists. */
    dns: { servers: env.DNS_SERVERS ?? [], blockLists: env.DNS_BLOCKLISTS ?? [] },
    /** Hours between two checks of the DNS of a mailbox; 0: never. */
    healthCheckHours: env.HEALTH_CHECK_HOURS,
    /** Where metrics for Prometheus are served; undefined if they are not. */
    metrics: metricsOf(env),
    /** Where traces are sent; undefined if they are not. */
    tracing: tracingOf(env),
    logLevel: env.LOG_LEVEL,
    validateResponses: env.NODE_ENV !== 'production',
  };
}

export type Config = ReturnType<typeof readConfig>;

/** A container that created a database or a key would lose it at the next upgrade. */
function requireLasting(env: Settings): void {
  if (!env.DATABASE_URL)
    throw new ConfigError(
      'DATABASE_URL: must be set, such as mysql://user:password@host:3306/outreach. ' +
        'With STATELESS, as in the Docker image, there is no embedded database',
    );
  if (!env.SECRET_KEY)
    throw new ConfigError(
      'SECRET_KEY: must be set, such as to the output of: openssl rand -base64 32. With STATELESS, as in the Docker image, no key is generated. ' +
        'Keep the key: stored passwords cannot be read without it',
    );
}

function metricsOf(env: Settings): { port: number; host: string } | undefined {
  const { METRICS_PORT: own, METRICS_HOST: host } = env;
  if (own === undefined) return undefined;
  if (own === env.PORT && own !== 0)
    throw new ConfigError(`METRICS_PORT: ${own} is the port of the API. Choose another port`);
  return { port: own, host };
}

/** Returns whether the service has a setting of this name. */
export function isSetting(name: string): boolean {
  return Object.hasOwn(settings, name);
}

/** Returns the settings as a table for `outreach --help`: name, meaning and default. */
export function describeSettings(): string {
  return Object.entries(settings)
    .map(([name, setting]) => {
      const spec = setting as { desc?: string; default?: unknown };
      const fallback = spec.default === undefined ? '' : ` [${String(spec.default)}]`;
      return columns(name, `${spec.desc ?? ''}${fallback}`);
    })
    .join('\n');
}

/** Formats a name and a text in two columns. A name that is too long for its column has its own line. */
function columns(name: string, text: string): string {
  const indent = ' '.repeat(26);
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1)!;
    if (line && line.length + word.length >= 94) lines.push(word);
    else lines[lines.length - 1] = line ? `${line} ${word}` : word;
  }
  const begin = name.length < 24 ? `  ${name.padEnd(24)}` : `  ${name}\n${indent}`;
  return begin + lines.join(`\n${indent}`);
}
