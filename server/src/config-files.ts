import { resolve } from 'node:path';
import { str, makeValidator, type CleanedEnv } from 'envalid';
import type { FileSettings } from './store/files/file-stores.js';
import { parseUrl } from './domain/shared/parse-url.js';

/** Says what a setting must be, and what it is. Not for secrets. */
function wrong(expected: string, input: string): Error {
  return new Error(`must be ${expected}, not "${input}"`);
}

/** A whole number from `least` to `most`. */
export function wholeNumber(expected: string, least: number, most = Infinity) {
  return makeValidator<number>(input => {
    const value = Number(input);
    if (Number.isInteger(value) && value >= least && value <= most && input.trim() !== '') return value;
    throw wrong(expected, input);
  });
}

export const positive = wholeNumber('a whole number of at least 1', 1);

export const days = wholeNumber('a whole number of days from 1 to 36500', 1, 36_500);

export const port = wholeNumber('a port number from 0 to 65535', 0, 65_535);

export const seconds = makeValidator<number>(input => {
  const value = Number(input);
  if (Number.isFinite(value) && value >= 0 && input.trim() !== '') return value;
  throw wrong('a number of seconds', input);
});

/** An address with its protocol. The error shows the `example`. */
export function webAddress(example: string) {
  return makeValidator<string>(input => {
    if (/^https?:\/\//i.test(input) && parseUrl(input)) return input;
    throw wrong(`an address such as ${example}`, input);
  });
}

/** The address of a Redis. It may have a password, so errors do not show it. */
export const redisUrl = makeValidator<string>(input => {
  if (/^rediss?:\/\/[^/]/i.test(input) && parseUrl(input)) return input;
  throw new Error('must look like redis://user:password@host:6379, or rediss:// for TLS');
});

export const yesOrNo = makeValidator<boolean>(input => {
  if (/^(?:true|t|yes|on|1)$/i.test(input)) return true;
  if (/^(?:false|f|no|off|0)$/i.test(input)) return false;
  throw wrong('true or false', input);
});

/** One of a few words. */
export function oneOf(words: readonly string[]) {
  const [last, ...others] = [...words].reverse();
  return makeValidator<string>(input => {
    if (words.includes(input)) return input;
    throw wrong(`${others.reverse().join(', ')} or ${last}`, input);
  });
}

/** Origins of web pages, separated by commas; `*` for all, `none` for none. */
export const webOrigins = makeValidator<string[]>(input => {
  if (input === '*') return ['*'];
  if (input === 'none') return [];
  return input.split(',').map(part => {
    const text = part.trim();
    if (/^https?:\/\//i.test(text) && parseUrl(text)?.pathname === '/') return new URL(text).origin;
    throw wrong('*, none, or origins such as https://app.example.com separated by commas', input);
  });
});

const optional = (desc: string) => str({ default: undefined, desc });

/** The settings of uploaded files. */
export const fileSettings = {
  FILES_DIR: optional(
    'Folder for uploaded files. Default: DATA_DIR/files with the embedded database. ' +
      'With DATABASE_URL, files are stored in the database unless FILES_DIR or S3_BUCKET is set.',
  ),
  S3_BUCKET: optional('Bucket for uploaded files, in Amazon S3 or a compatible store.'),
  S3_ENDPOINT: webAddress('https://s3.example.com')({
    default: undefined,
    desc: 'Address of the S3-compatible store. Default: Amazon S3.',
  }),
  S3_REGION: str({ default: 'us-east-1', desc: 'Region of the bucket.' }),
  S3_ACCESS_KEY_ID: optional('Access key of the bucket. Default: the role or profile of the machine.'),
  S3_SECRET_ACCESS_KEY: optional('Secret of the access key.'),
  S3_PREFIX: optional('Prefix for the names of the files in the bucket, such as outreach/.'),
  S3_FORCE_PATH_STYLE: yesOrNo({
    default: undefined,
    desc: 'Put the bucket in the path of the URL, not in the host name. Default: true if S3_ENDPOINT is set.',
  }),
};

type Settings = CleanedEnv<typeof fileSettings>;

/** Returns where uploaded files are stored. Reports settings that are missing to `fail`, which throws. */
export function filesOf(
  env: Settings,
  { dataDir, embedded }: { dataDir: string; embedded: boolean },
  fail: (message: string) => never,
): FileSettings {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, FILES_DIR: given } = env;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (bucket === undefined && (endpoint ?? accessKeyId ?? secretAccessKey) !== undefined)
    fail('S3_BUCKET: must be set when other S3 settings are set');
  if ((accessKeyId === undefined) !== (secretAccessKey === undefined))
    fail('S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: set both, or neither');
  const folder = resolve(given ?? `${dataDir}/files`);
  if (bucket === undefined)
    return { kind: embedded || given !== undefined ? 'disk' : 'database', folder, s3: undefined };
  const prefix = (env.S3_PREFIX ?? '').replace(/^\/+|\/+$/g, '');
  const credentials =
    accessKeyId !== undefined && secretAccessKey !== undefined ? { accessKeyId, secretAccessKey } : undefined;
  const s3 = {
    bucket,
    endpoint,
    region: env.S3_REGION,
    credentials,
    prefix: prefix === '' ? '' : `${prefix}/`,
    forcePathStyle: env.S3_FORCE_PATH_STYLE ?? endpoint !== undefined,
  };
  return { kind: 's3', folder, s3, ...(given !== undefined && { alsoOnDisk: true }) };
}
