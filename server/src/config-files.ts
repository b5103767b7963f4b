import { resolve } from 'node:path';
import { str } from 'envalid';
import { webAddress, yesOrNo } from './config-kinds.js';
import type { FileSettings } from './store/files/file-stores.js';

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
