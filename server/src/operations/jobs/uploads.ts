import { ApiError, type Detail } from '../../domain/api-error.js';
import { emailColumn, importColumns } from '../../domain/csv-columns.js';
import { undefuse } from '../../domain/csv-format.js';
import { globalLeadId, parseEmail } from '../../domain/email-address.js';
import { keptUntil } from '../../domain/retention.js';
import { readLink, signLink } from '../../domain/signed-link.js';
import type { JobsOperations } from '../../generated/operations.js';
import { readCampaignIn } from '../../store/campaigns.js';
import { newId, parseUuid, toBin } from '../../store/ids.js';
import { deleteSet } from '../../store/id-sets.js';
import { transaction } from '../../store/transaction.js';
import {
  appendUploadRows,
  insertUpload,
  readUpload,
  updateUpload,
  type UploadedRow,
} from '../../store/uploads.js';
import type { OperationContext } from '../context.js';
import type { Dependencies } from '../dependencies.js';
import { csvRows, type CsvRow } from './csv-rows.js';
import { linkEnd } from './links.js';

type Operations = JobsOperations<OperationContext>;
type Parts = Pick<Dependencies, 'database' | 'clock' | 'linkKey'>;

/** The largest file that is taken. */
export const maxUploadBytes = 1024 ** 3;
const BATCH = 1000;

/** Handing out addresses that files can be sent to. */
export function uploadOperations({
  database,
  clock,
  linkKey,
}: Dependencies): Pick<Operations, 'presignUpload'> {
  return {
    async presignUpload({ body }, { accountId, baseUrl }) {
      const now = clock.now();
      const expiresAt = linkEnd(now);
      const id = newId();
      const { manager } = database;
      if (body.campaign_id !== undefined && !(await readCampaignIn(manager, accountId, body.campaign_id)))
        throw new ApiError('campaign_not_found');
      await insertUpload(manager, {
        account_id: toBin(accountId),
        id: toBin(id),
        status: 'pending',
        filename: body.filename,
        content_type: body.content_type ?? 'text/csv',
        size_bytes: 0,
        row_count: 0,
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
 * Takes the file of an upload as it arrives: its rows are stored in batches, so that no file is ever held whole. A file
 * that breaks off may be sent again.
 */
export async function receiveUpload(
  parts: Parts,
  id: string,
  query: Readonly<Record<string, string | string[] | undefined>>,
  bytes: AsyncIterable<Uint8Array>,
) {
  const { database, clock, linkKey } = parts;
  const accountId = parseUuid(id) && readLink(linkKey, 'PUT', id, query, clock.now());
  if (!accountId)
    throw new ApiError('upload_not_found', { message: 'This link is not, or no longer, good.' });
  await transaction(database, async tx => {
    const upload = await readUpload(tx, accountId, id, 'FOR UPDATE');
    if (!upload) throw new ApiError('upload_not_found');
    if (upload.status === 'completed') throw refused('already_uploaded', 'The file is here already.');
    await deleteSet(tx, accountId, id);
    await updateUpload(tx, accountId, id, { status: 'receiving', row_count: 0, updated_at: clock.now() });
  });
  let size = 0;
  const counted = (async function* () {
    for await (const chunk of bytes) {
      size += chunk.length;
      yield chunk;
    }
  })();
  const stored = await storeRows(parts, accountId, id, counted);
  if (stored === 0) throw refused('empty_file', 'The file holds no rows.');
  const now = clock.now();
  const row_count = stored - 1; // the heading is none
  const arrived = { size_bytes: size, row_count, completed_at: now, updated_at: now };
  const end = { ...arrived, status: 'completed', expires_at: keptUntil(now) };
  await updateUpload(database.manager, accountId, id, end);
  return { status: 200, body: { data: { upload_id: id, size_bytes: size, row_count } } };
}

async function storeRows(
  { database }: Parts,
  accountId: string,
  id: string,
  bytes: AsyncIterable<Uint8Array>,
): Promise<number> {
  let count = 0;
  let email = -1;
  let batch: UploadedRow[] = [];
  let storing = Promise.resolve();
  const store = async (rows: readonly UploadedRow[], before: number) => {
    const kept = await transaction(database, tx => appendUploadRows(tx, accountId, id, before, rows));
    if (!kept) throw refused('sent_twice', 'The same file is being sent again.');
  };
  // Reads on while a batch is stored, and never further than one batch.
  const flush = async () => {
    await storing;
    storing = store(batch, count);
    storing.catch(() => undefined);
    count += batch.length;
    batch = [];
  };
  for await (const row of csvRows(bytes)) {
    const isHeading = count + batch.length === 0;
    if (isHeading && !Array.isArray(row))
      throw refused('broken_heading', `The heading cannot be read. ${row.error}`);
    if (isHeading) email = emailColumn(importColumns(row as string[]));
    batch.push({ row, globalLeadId: isHeading ? null : personOf(row, email) });
    if (batch.length === BATCH) await flush();
  }
  if (batch.length > 0) await flush();
  await storing;
  return count;
}

function personOf(row: CsvRow, email: number): string | null {
  const address = Array.isArray(row) ? parseEmail(undefuse(row[email] ?? '')) : null;
  return address && globalLeadId(address);
}

function refused(code: Detail['code'], message: string): ApiError {
  return new ApiError('invalid_request', { message, details: [{ path: '', code, message }] });
}
