import { expect } from 'chai';
import { adviceOnFiles } from '../../server/src/cli/advice.js';
import { readConfig } from '../../server/src/config.js';

const files = (environment: Record<string, string>) =>
  readConfig({ DATA_DIR: '/data', ...environment }).files;
const DATABASE_URL = 'mysql://root@127.0.0.1/outreach';

describe('where files are kept', () => {
  it('is reported to whoever names two places', () => {
    const given = { FILES_DIR: '/mnt/shared', S3_BUCKET: 'uploads' };
    const advice = adviceOnFiles(readConfig({ DATA_DIR: '/data', ...given }));
    expect(advice).to.match(
      /^FILES_DIR and S3_BUCKET are both set\. New files are stored in the bucket uploads\. \/mnt\/shared is only read/,
    );
    for (const name of ['FILES_DIR', 'S3_BUCKET'] as const)
      expect(adviceOnFiles(readConfig({ DATA_DIR: '/data', [name]: given[name] }))).to.equal(null);
  });

  it('is on disk with the embedded database, and in the database with one that others share', () => {
    expect(files({})).to.deep.equal({ kind: 'disk', folder: '/data/files', s3: undefined });
    expect(files({ DATABASE_URL }).kind).to.equal('database');
    expect(files({ DATABASE_URL, FILES_DIR: '/mnt/shared' })).to.include({
      kind: 'disk',
      folder: '/mnt/shared',
    });
    expect(files({ FILES_DIR: '/mnt/shared' })).to.include({ kind: 'disk', folder: '/mnt/shared' });
  });

  it('is an S3-compatible store once a bucket is named', () => {
    expect(files({ S3_BUCKET: 'uploads' })).to.deep.equal({
      kind: 's3',
      folder: '/data/files',
      s3: {
        bucket: 'uploads',
        endpoint: undefined,
        region: 'us-east-1',
        credentials: undefined,
        prefix: '',
        forcePathStyle: false,
      },
    });
    const given = {
      S3_BUCKET: 'uploads',
      S3_ENDPOINT: 'https://s3.example.com',
      S3_REGION: 'eu-central-1',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
      S3_PREFIX: '/outreach/',
    };
    expect(files({ DATABASE_URL, ...given }).s3).to.deep.equal({
      bucket: 'uploads',
      endpoint: 'https://s3.example.com',
      region: 'eu-central-1',
      credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
      prefix: 'outreach/',
      forcePathStyle: true,
    });
    const both = files({ ...given, FILES_DIR: '/mnt/shared' });
    expect(both).to.include({ kind: 's3', folder: '/mnt/shared', alsoOnDisk: true });
    expect(files({ ...given, S3_FORCE_PATH_STYLE: 'no' }).s3!.forcePathStyle).to.equal(false);
  });
});
