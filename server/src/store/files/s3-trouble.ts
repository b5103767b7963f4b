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
