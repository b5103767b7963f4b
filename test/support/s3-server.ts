import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { S3Settings } from '../../server/src/store/files/s3-files.js';

const python = '/usr/bin/python3';
const program = fileURLToPath(new URL('./swift-server.py', import.meta.url));

/** A store that speaks the protocol of S3, for a test: OpenStack Swift. */
export interface S3Server {
  /** Of a bucket that is there. */
  settings: S3Settings;
  /** Ends it, and forgets what it holds. */
  close(): Promise<void>;
}

/** Whether Debian's python3-swift is installed (see .ci/install-packages). */
export async function hasS3Server(): Promise<boolean> {
  return access('/usr/lib/python3/dist-packages/swift/common/middleware/s3api').then(
    () => true,
    () => false,
  );
}

/** Starts a store on loopback, with one bucket. */
export async function startS3Server(): Promise<S3Server> {
  const folder = await mkdtemp(join(tmpdir(), 'outreach-s3-'));
  const credentials = { accessKeyId: 'test:tester', secretAccessKey: 'a-long-secret' };
  const child = spawn(python, [program, folder, credentials.accessKeyId, credentials.secretAccessKey], {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const settings: S3Settings = {
    bucket: 'uploads',
    endpoint: `http://127.0.0.1:${await portOf(child)}`,
    region: 'us-east-1',
    credentials,
    prefix: 'outreach/',
    forcePathStyle: true,
  };
  await makeBucket(settings);
  return {
    settings,
    async close() {
      const ended = once(child, 'close');
      child.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function portOf(child: ChildProcess): Promise<string> {
  let said = '';
  child.stderr!.on('data', text => (said += String(text)));
  for await (const line of createInterface({ input: child.stdout! })) {
    const port = /^listening on (\d+)$/.exec(line)?.[1];
    if (port) return port;
  }
  throw new Error(`Swift did not start:\n${said}`);
}

async function makeBucket({ bucket, endpoint, region, credentials, forcePathStyle }: S3Settings) {
  const { CreateBucketCommand, S3Client } = await import('@aws-sdk/client-s3');
  const client = new S3Client({ endpoint, region, credentials, forcePathStyle });
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  client.destroy();
}
