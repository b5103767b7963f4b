import type * as client from '@aws-sdk/client-s3';
import type * as storage from '@aws-sdk/lib-storage';
import { Readable } from 'node:stream';
import type { ListMultipartUploadsCommandOutput, S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { FileMissing, FilesUnavailable, namesOf, type FileKey, type FileStore } from './file-store.js';

/** Bytes of a part that is sent; two are on their way and one is gathered. A file may have 10,000 of them. */
const PART = 8 * 1024 * 1024;
const PARTS_UNDER_WAY = 2;
/** Bytes of one reading. */
const READING = 4 * 1024 * 1024;
/** How long a connection may take to be made, and may then be silent. */
const CONNECT_MS = 5_000;
const SILENT_MS = 30_000;

type Sdk = typeof client & Pick<typeof storage, 'Upload'>;

/**
 * Files as objects of an S3-compatible store. A large one goes up in parts, which the store puts together at the end; it
 * is asked to forget them when that fails, and what a crash leaves goes with the owner's other files.
 */
export function s3Files(settings: S3Settings): FileStore {
  const { bucket: Bucket, prefix } = settings;
  const keyOf = (what: Parameters<typeof namesOf>[0]) => prefix + namesOf(what).join('/');
  let opened: Promise<{ sdk: Sdk; client: S3Client }> | undefined;
  const open = () => (opened ??= load(settings));
  const explain = (error: unknown): never => {
    throw new FilesUnavailable(s3Trouble(error, settings), { cause: error });
  };

  async function write(key: FileKey, bytes: AsyncIterable<Uint8Array>): Promise<number> {
    const { sdk, client } = await open().catch(explain);
    const source = watched(bytes);
    const Body = Readable.from(source.bytes, { objectMode: false });
    const upload = new sdk.Upload({
      client,
      params: { Bucket, Key: keyOf(key), Body, ContentType: 'application/octet-stream' },
      partSize: PART,
      queueSize: PARTS_UNDER_WAY,
    });
    try {
      await upload.done();
      return source.size();
    } catch (error) {
      if (source.failure() !== undefined) throw source.failure();
      return explain(error);
    } finally {
      Body.destroy();
    }
  }

  async function removeObjects(Prefix: string): Promise<void> {
    const { sdk, client } = await open();
    for (let more = true; more;) {
      const { Contents = [], IsTruncated } = await client.send(
        new sdk.ListObjectsV2Command({ Bucket, Prefix }),
      );
      for (const { Key } of Contents) await client.send(new sdk.DeleteObjectCommand({ Bucket, Key }));
      more = IsTruncated === true && Contents.length > 0;
    }
  }

  /** Parts of files that were never finished are no objects, and cost as much. */
  async function removeParts(Prefix: string): Promise<void> {
    const { sdk, client } = await open();
    for (let more = true; more;) {
      const found: Pick<ListMultipartUploadsCommandOutput, 'Uploads' | 'IsTruncated'> = await client
        .send(new sdk.ListMultipartUploadsCommand({ Bucket, Prefix }))
        .catch((error: S3ServiceException) => {
          // Some stores forget them by themselves, and cannot list them.
          if (error.name === 'NotImplemented') return {};
          throw error;
        });
      const { Uploads = [], IsTruncated } = found;
      for (const { Key, UploadId } of Uploads)
        await client.send(new sdk.AbortMultipartUploadCommand({ Bucket, Key, UploadId }));
      more = IsTruncated === true && Uploads.length > 0;
    }
  }

  return {
    kind: 's3',
    write,

    async readAt(key, fromByte) {
      const { sdk, client } = await open().catch(explain);
      const Range = `bytes=${fromByte}-${fromByte + READING - 1}`;
      try {
        const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket, Key: keyOf(key), Range }));
        return Buffer.from(await Body!.transformToByteArray());
      } catch (error) {
        const { name, $metadata } = error as S3ServiceException;
        if (name === 'NoSuchKey') throw new FileMissing(`The bucket ${Bucket} holds no ${keyOf(key)}.`);
        if ($metadata?.httpStatusCode === 416) return Buffer.alloc(0);
        return explain(error);
      }
    },

    async remove(what) {
      const Prefix = 'fileId' in what ? keyOf(what) : `${keyOf(what)}/`;
      await removeParts(Prefix).catch(explain);
      await removeObjects(Prefix).catch(explain);
    },

    async findFault() {
      try {
        const { sdk, client } = await open();
        await client.send(new sdk.ListObjectsV2Command({ Bucket, Prefix: prefix, MaxKeys: 1 }));
        // Begun and given up again: whether it may be written to, without an object that comes and goes.
        const Key = `${prefix}doctor`;
        const { UploadId } = await client.send(new sdk.CreateMultipartUploadCommand({ Bucket, Key }));
        await client.send(new sdk.AbortMultipartUploadCommand({ Bucket, Key, UploadId }));
        return null;
      } catch (error) {
        return s3Trouble(error, settings);
      }
    },
  };
}

/** Loaded where it is used alone: it would cost every start a sixth of a second. */
async function load({ endpoint, region, credentials, forcePathStyle }: S3Settings) {
  // It warns of versions to come; which one is used here does not change by itself.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
  const [client, storage] = await Promise.all([import('@aws-sdk/client-s3'), import('@aws-sdk/lib-storage')]);
  const sdk: Sdk = { ...client, Upload: storage.Upload };
  return {
    sdk,
    client: new sdk.S3Client({
      ...(endpoint && { endpoint }),
      ...(credentials && { credentials }),
      region,
      forcePathStyle,
      requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: SILENT_MS },
      // Other stores than Amazon's refuse the checksums that the client adds unasked.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    }),
  };
}

/** Bytes on their way into an upload: how many there were, and what broke them off, which the client would wrap. */
function watched(bytes: AsyncIterable<Uint8Array>) {
  let size = 0;
  let failure: unknown;
  return {
    size: () => size,
    failure: () => failure,
    bytes: (async function* () {
      try {
        for await (const chunk of bytes) {
          size += chunk.length;
          yield chunk;
        }
      } catch (error) {
        failure = error;
        throw error;
      }
    })(),
  };
}

export interface S3Settings {
  bucket: string;
  /** Undefined for Amazon's own. */
  endpoint: string | undefined;
  region: string;
  /** Undefined where the machine has a role of its own, or a profile. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
  /** What keys begin with; empty, or with a slash at its end. */
  prefix: string;
  forcePathStyle: boolean;
}

interface S3Error {
  name?: string;
  message?: string;
  code?: string;
  $metadata?: { httpStatusCode?: number };
}

const wrongKey = new Set(['InvalidAccessKeyId', 'SignatureDoesNotMatch', 'AuthorizationHeaderMalformed']);
const unreachable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
]);

/** What is wrong with an S3 store, in plain words that name the setting to look at. */
export function s3Trouble(thrown: unknown, { bucket, endpoint, region }: S3Settings): string {
  const { name = '', message = '', code = '', $metadata } = thrown as S3Error;
  const place = endpoint ?? `Amazon S3 in ${region}`;
  const status = $metadata?.httpStatusCode;
  if (name === 'NoSuchBucket' || status === 404)
    return `S3_BUCKET: there is no bucket ${bucket} at ${place}; make it first`;
  if (wrongKey.has(name))
    return `S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: ${place} does not take this key (${name})`;
  if (name === 'CredentialsProviderError')
    return 'S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: they are not set, and this machine has no role or profile';
  if (status === 403)
    return `S3_ACCESS_KEY_ID: this key may not list, read, write and delete in the bucket ${bucket} (${name})`;
  if (status === 301) return `S3_REGION: the bucket ${bucket} is not in ${region}`;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `S3_ENDPOINT: there is no machine of this name: ${place}`;
  if (unreachable.has(code)) return `S3_ENDPOINT: nothing answers at ${place} (${code})`;
  return `the S3 store at ${place} failed: ${message || name || code}`;
}
