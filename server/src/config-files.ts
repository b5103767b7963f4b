import { resolve } from 'node:path';
import { str, makeValidator } from 'envalid';
import type { FileSettings } from './store/files/file-stores.js';

/** What is wanted, and what was given instead: for settings that are no secrets. */
function wrong(wanted: string, input: string): Error {
  return new Error(`${wanted} is wanted, not "${input}"`);
}

function wholeNumber(wanted: string, least: number, most = Infinity) {
  return makeValidator<number>(input => {
    const value = Number(input);
    if (Number.isInteger(value) && value >= least && value <= most && input.trim() !== '') return value;
    throw wrong(wanted, input);
  });
}

export const positive = wholeNumber('a whole number of at least 1', 1);

export const port = wholeNumber('a port number from 0 to 65535', 0, 65_535);

export const seconds = makeValidator<number>(input => {
  const value = Number(input);
  if (Number.isFinite(value) && value >= 0 && input.trim() !== '') return value;
  throw wrong('a number of seconds', input);
});

/** An address with its protocol; `example` is shown to who forgot that. */
export function webAddress(example: string) {
  return makeValidator<string>(input => {
    if (/^https?:\/\//i.test(input) && URL.canParse(input)) return input;
    throw wrong(`an address such as ${example}`, input);
  });
}

/** The address of a Redis; it may hold a password, so it is not repeated. */
export const redisUrl = makeValidator<string>(input => {
  if (/^rediss?:\/\/[^/]/i.test(input) && URL.canParse(input)) return input;
  throw new Error('it must look like redis://user:password@host:6379, or rediss:// for TLS');
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
    if (/^https?:\/\//i.test(text) && URL.canParse(text) && new URL(text).pathname === '/')
      return new URL(text).origin;
    throw wrong('*, none, or origins such as https://app.example.com, separated by commas,', input);
  });
});

const optional = (desc: string) => str({ default: undefined, desc });

/** Where uploaded files are kept. */
export const fileSettings = {
  FILES_DIR: optional(
    'Folder of uploaded files. Default: DATA_DIR/files with the embedded database; ' +
      'with DATABASE_URL they are kept in the database unless this or S3_BUCKET is set.',
  ),
  S3_BUCKET: optional('Bucket of an S3-compatible store for uploaded files.'),
  S3_ENDPOINT: webAddress('https://s3.example.com')({
    default: undefined,
    desc: 'Its address; without it the store is Amazon S3.',
  }),
  S3_REGION: str({ default: 'us-east-1', desc: 'Its region.' }),
  S3_ACCESS_KEY_ID: optional('Its key; without one that of the role or profile of the machine.'),
  S3_SECRET_ACCESS_KEY: optional('The secret of the key.'),
  S3_PREFIX: optional('What the names of the files in the bucket begin with, such as outreach/.'),
  S3_FORCE_PATH_STYLE: yesOrNo({
    default: undefined,
    desc: 'Name the bucket in the path rather than the host. Default: only with S3_ENDPOINT.',
  }),
};

interface Settings {
  FILES_DIR: string | undefined;
  S3_BUCKET: string | undefined;
  S3_ENDPOINT: string | undefined;
  S3_REGION: string;
  S3_ACCESS_KEY_ID: string | undefined;
  S3_SECRET_ACCESS_KEY: string | undefined;
  S3_PREFIX: string | undefined;
  S3_FORCE_PATH_STYLE: boolean | undefined;
}

/** What the settings of files say; what is missing beside what was given is reported to `fail`, which throws. */
export function filesOf(
  env: Settings,
  { dataDir, embedded }: { dataDir: string; embedded: boolean },
  fail: (message: string) => never,
): FileSettings {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, FILES_DIR: given } = env;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (bucket === undefined && (endpoint ?? accessKeyId ?? secretAccessKey) !== undefined)
    fail('S3_BUCKET: the name of a bucket is wanted with the other settings of S3');
  if ((accessKeyId === undefined) !== (secretAccessKey === undefined))
    fail('S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: both are wanted, or neither');
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
