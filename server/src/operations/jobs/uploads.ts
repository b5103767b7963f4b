import { ApiError } from '../../domain/api/api-error.js';
import { limits } from '../../domain/api/limits.js';
import { keptUntil } from '../../domain/jobs/job-state.js';
import { readLink, signLink } from '../../domain/api/signed-link.js';
import type { JobsOperations } from '../../generated/operations.js';
import { findCampaign } from '../../store/campaigns/repository.js';
import type { FileKey } from '../../store/files/file-store.js';
import { newId, parseUuid } from '../../store/database/ids.js';
import { transaction } from '../../store/database/transaction.js';
import {
  beginFile,
  countStoredBytes,
  fileOf,
  finishFile,
  insertUpload,
  lockUpload,
  reserveBytes,
  type UploadFile,
} from '../../store/uploads/repository.js';
import type { OperationContext, Dependencies } from '../context.js';
import { csvRows, jsonLines } from './files.js';
import { linkEnd, linkLifetimeMs } from './read.js';
import { refused } from './references.js';

type Operations = JobsOperations<OperationContext>;
type Parts = Pick<Dependencies, 'database' | 'files' | 'clock' | 'linkKey' | 'limits'>;

/** After as many stored bytes, or as long, a sender finds out whether it may go on. */
const CHECK_BYTES = 4 * 1024 * 1024;
const CHECK_MS = 5 * 60_000;
/** Bytes that a file counts as, at least: millions of small ones fill a disk too. */
const SMALLEST = 16 * 1024;

/** Handing out addresses that files can be sent to. */
export function uploadOperations(deps: Dependencies) {
  const { database, clock, linkKey } = deps;
  const { uploadQuotaBytes } = deps.limits;
  return {
    async presignUpload({ body = {} }, { accountId, baseUrl }) {
      const now = clock.now();
      const expiresAt = linkEnd(now);
      const id = newId();
      const { manager } = database;
      if (body.campaign_id !== undefined && !(await findCampaign(manager, accountId, body.campaign_id)))
        throw new ApiError('campaign_not_found');
      const stored = await countStoredBytes(manager, accountId);
      if (stored + Math.max(SMALLEST, body.size_bytes ?? 0) > uploadQuotaBytes)
        throw new ApiError('upload_quota_exceeded');
      await insertUpload(manager, {
        account_id: accountId,
        id,
        status: 'pending',
        file_store: null,
        file_id: null,
        filename: body.filename ?? 'people.csv',
        content_type: body.content_type ?? 'text/csv',
        size_bytes: 0,
        row_count: 0,
        listed_at: null,
        expires_at: expiresAt,
        completed_at: null,
        created_at: now,
        updated_at: now,
      });
      const query = signLink(linkKey, { method: 'PUT', accountId, id, expiresAt });
      const data = {
        upload_id: id,
        upload_url: `${baseUrl}/files/uploads/${id}?${query}`,
        method: 'PUT' as const,
        headers: { 'Content-Type': body.content_type ?? 'text/csv' },
        expires_at: expiresAt.toISOString(),
        max_bytes: Math.min(limits.uploadBytes, uploadQuotaBytes),
      };
      return { status: 201, body: { data } };
    },
  } satisfies Partial<Operations>;
}

/** An upload as the link to it names it, and how many bytes its sender announces. */
export interface UploadRequest {
  id: string;
  query: Readonly<Record<string, string | string[] | undefined>>;
  announced: number | null;
}

/** Returns the account whose upload a link names; null where the link is not valid. */
export function accountOfUpload(
  { clock, linkKey }: Pick<Parts, 'clock' | 'linkKey'>,
  id: string,
  query: UploadRequest['query'],
): string | null {
  return parseUuid(id) && readLink(linkKey, 'PUT', id, query, clock.now());
}

/**
 * Stores the file of an upload as it arrives, its rows as lines: no file is ever held whole. Each sender
 * writes a file of its own, which becomes that of the upload at the end; one that breaks off may be sent again.
 *
 * @param encoding as the sender names it
 */
export async function receiveUpload(
  parts: Parts,
  { id, query, announced }: UploadRequest,
  bytes: AsyncIterable<Uint8Array>,
  encoding?: string,
) {
  const { database, files, clock } = parts;
  const accountId = accountOfUpload(parts, id, query);
  if (!accountId)
    throw new ApiError('upload_not_found', { message: 'This link is not valid or has expired.' });
  const key: FileKey = { accountId, ownerId: id, fileId: newId() };
  const former = await begin(parts, key);
  // What another sender has left, be it that it died or that it is too late by now.
  if (former) await removeQuietly(parts, former);

  let sizeBytes = 0;
  const counted = (async function* () {
    for await (const chunk of bytes) {
      sizeBytes += chunk.length;
      yield chunk;
    }
  })();
  const lines = jsonLines(csvRows(counted, encoding));
  try {
    const reserved = announced ?? CHECK_BYTES;
    await reserve(parts, key, reserved);
    await files.current.write(key, withinQuota(parts, key, reserved, lines.bytes));
  } catch (error) {
    // Whoever has taken over has removed what there was.
    const isStillOurs = await reserveBytes(database.manager, key, 0, sendingEnd(parts)).catch(() => true);
    throw isStillOurs ? error : tooLate();
  }

  const now = clock.now();
  const rowCount = lines.count() - 1; // the heading is none
  const arrived = { rowCount, now, expiresAt: keptUntil(now) };
  if (!(await transaction(database, tx => finishFile(tx, key, arrived)))) {
    await removeQuietly(parts, { store: files.current.kind, key });
    throw tooLate();
  }
  return { status: 200, body: { data: { upload_id: id, size_bytes: sizeBytes, row_count: rowCount } } };
}

/** Makes this sender the one whose file the upload waits for; returns the file of the previous one. */
function begin({ database, files, clock }: Parts, key: FileKey): Promise<UploadFile | null> {
  return transaction(database, async tx => {
    const upload = await lockUpload(tx, key.accountId, key.ownerId);
    if (!upload) throw new ApiError('upload_not_found');
    if (upload.status === 'completed') throw refused('already_uploaded', 'This upload already has a file.');
    await beginFile(tx, key, files.current.kind, clock.now());
    return fileOf(upload);
  });
}

/**
 * Passes bytes on as long as nobody else has begun to send the file and the account has space for it. A sender
 * may be ahead of what it has reserved by {@link CHECK_BYTES}, but no file is complete beyond the quota.
 */
async function* withinQuota(
  parts: Parts,
  key: FileKey,
  reserved: number,
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  let [size, checkedSize, checkedAt] = [0, 0, parts.clock.now().getTime()];
  for await (const chunk of bytes) {
    size += chunk.length;
    const now = parts.clock.now().getTime();
    if (size - checkedSize >= CHECK_BYTES || now - checkedAt >= CHECK_MS) {
      await reserve(parts, key, Math.max(reserved, size));
      [checkedSize, checkedAt] = [size, now];
    }
    yield chunk;
  }
  await reserve(parts, key, size);
}

/**
 * Reserves what a file takes of its account's quota. Of senders at the same time the last one to reserve sees all
 * the others, so that together they never get more than there is.
 */
async function reserve(parts: Parts, key: FileKey, size: number): Promise<void> {
  const { manager } = parts.database;
  if (!(await reserveBytes(manager, key, Math.max(SMALLEST, size), sendingEnd(parts)))) throw tooLate();
  if ((await countStoredBytes(manager, key.accountId)) > parts.limits.uploadQuotaBytes)
    throw new ApiError('upload_quota_exceeded');
}

/** When a file counts as abandoned unless its sender is heard of before. */
function sendingEnd({ clock }: Parts): Date {
  return new Date(clock.now().getTime() + linkLifetimeMs);
}

/** What cannot be removed now goes when the upload is forgotten. */
async function removeQuietly({ files }: Parts, { store, key }: UploadFile): Promise<void> {
  try {
    await files.of(store).remove(key);
  } catch {
    return;
  }
}

function tooLate(): ApiError {
  return refused('sent_twice', 'Another request is sending the same file.');
}
