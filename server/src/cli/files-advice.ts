import type { Config } from '../config.js';

/** What to tell whoever has named two places for uploaded files; null when there is one. */
export function adviceOnFiles({ files: { alsoOnDisk, folder, s3 } }: Pick<Config, 'files'>): string | null {
  if (!alsoOnDisk || !s3) return null;
  return `FILES_DIR and S3_BUCKET are both set: new files go to the bucket ${s3.bucket}, and ${folder} is only read, for files that
      were put there before. Leave FILES_DIR out when there are none, or the settings of S3 to keep files in the folder.`;
}
