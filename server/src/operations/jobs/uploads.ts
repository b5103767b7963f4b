import { ApiError } from '../../domain/api-error.js';
import { keptUntil } from '../../domain/retention.js';
import { readLink, signLink } from '../../domain/signed-link.js';
import type { JobsOperations } from '../../generated/operations.js';
import { findCampaign } from '../../store/campaigns/repository.js';
import type { FileKey } from '../../store/files/file-store.js';
import { newId, parseUuid } from '../../store/database/ids.js';
import { transaction } from '../../store/database/transaction.js';
import {
  beginFile,
  fileOf,
  finishFile,
  insertUpload,
  isAwaited,
  lockUpload,
  type UploadFile,
} from '../../store/uploads/repository.js';
import type { OperationContext } from '../context.js';
import type { Dependencies } from '../dependencies.js';
import { csvRows } from './csv-rows.js';
import { jsonLines } from './json-lines.js';
import { linkEnd } from './links.js';
import { refused } from './refused.js';

type Operations = JobsOperations<OperationContext>;
type Parts = Pick<Dependencies, 'database' | 'files' | 'clock' | 'linkKey'>;

/** The largest file that is taken. */
export const maxUploadBytes = 1024 ** 3;
/** After as many stored bytes a sender looks whether another has taken over. */
const LOOK_BYTES = 4 * 1024 * 1024;

/** Handing out addresses that files can be sent to. */
export function uploadOperations({
  database,
  clock,
  linkKey,
}: Dependencies): Pick<Operations, 'presignUpload'> {
  return {
    async presignUpload({ body = {} }, { accountId, baseUrl }) {
      const now = clock.now();
      const expiresAt = linkEnd(now);
      const id = newId();
      const { manager } = database;
      if (body.campaign_id !== undefined && !(await findCampaign(manager, accountId, body.campaign_id)))
        throw new ApiError('campaign_not_found');
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
        max_bytes: maxUploadBytes,
      };
      return { status: 201, body: { data } };
    },
  };
}

/**
 * Takes the file of an upload as it arrives, and stores its rows as lines: no file is ever held whole. Each
 * sender writes a file of its own, which becomes that of the upload at the end; one that breaks off may be
 * sent again.
 *
 * @param encoding as the sender names it
 */
export async function receiveUpload(
  parts: Parts,
  id: string,
  query: Readonly<Record<string, string | string[] | undefined>>,
  bytes: AsyncIterable<Uint8Array>,
  encoding?: string,
) {
  const { database, files, clock, linkKey } = parts;
  const accountId = parseUuid(id) && readLink(linkKey, 'PUT', id, query, clock.now());
  if (!accountId)
    throw new ApiError('upload_not_found', { message: 'This link is not, or no longer, good.' });
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
  await files.current.write(key, lookingUp(parts, key, lines.bytes)).catch(async (error: unknown) => {
    // Whoever has taken over has removed what there was.
    throw (await isAwaited(database.manager, key).catch(() => true)) ? error : tooLate();
  });

  const now = clock.now();
  const rowCount = lines.count() - 1; // the heading is none
  const arrived = { sizeBytes, rowCount, now, expiresAt: keptUntil(now) };
  if (!(await transaction(database, tx => finishFile(tx, key, arrived)))) {
    await removeQuietly(parts, { store: files.current.kind, key });
    throw tooLate();
  }
  return { status: 200, body: { data: { upload_id: id, size_bytes: sizeBytes, row_count: rowCount } } };
}

/** Makes this sender the one whose file the upload waits for; answers the file of the one before. */
function begin({ database, files, clock }: Parts, key: FileKey): Promise<UploadFile | null> {
  return transaction(database, async tx => {
    const upload = await lockUpload(tx, key.accountId, key.ownerId);
    if (!upload) throw new ApiError('upload_not_found');
    if (upload.status === 'completed') throw refused('already_uploaded', 'The file is here already.');
    await beginFile(tx, key, files.current.kind, clock.now());
    return fileOf(upload);
  });
}

/** Lets bytes through as long as nobody else has begun to send the file. */
async function* lookingUp(
  { database }: Parts,
  key: FileKey,
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  let unlooked = 0;
  for await (const chunk of bytes) {
    yield chunk;
    unlooked += chunk.length;
    if (unlooked < LOOK_BYTES) continue;
    unlooked = 0;
    if (!(await isAwaited(database.manager, key))) throw tooLate();
  }
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
  return refused('sent_twice', 'The same file is being sent again.');
}
