import { emailColumn, importColumns } from '../../domain/csv/columns.js';
import { readStoredRow } from '../../domain/csv/cells.js';
import { isImport } from '../../domain/jobs/bulk-request.js';
import type { JobEntity } from '../../store/entities.js';
import { FileMissing } from '../../store/files/file-store.js';
import { lineReader, passLines } from '../../store/files/lines.js';
import { readJobRowsAt } from '../../store/jobs/contents/queries.js';
import type { JobPlan } from '../../store/jobs/entities.js';
import { fileOf, readUpload, type UploadFile } from '../../store/uploads/repository.js';
import type { Dependencies } from '../context.js';

/** A row as it was given to an import. */
export interface GivenRow {
  /** Of the file, from 1; null where there is no file, or its lines were not kept. */
  line: number | null;
  /** As it was given, be it an address or not. */
  email: string;
}

/** Finds rows by their positions from 0. What is not kept any more is left out. */
type GivenRows = (indexes: readonly number[]) => Promise<ReadonlyMap<number, GivenRow>>;

type Parts = Pick<Dependencies, 'database' | 'files'>;

/** Longest address that is reported, in characters: a cell may hold anything. */
const LONGEST = 500;

/** The rows of a job, where it was given any. */
export async function givenRows(deps: Parts, job: JobEntity): Promise<GivenRows> {
  if (!isImport(job.operation)) return none;
  const { plan } = job.input;
  return plan.uploadId === undefined ? stagedRows(deps, job) : uploadedRows(deps, job, plan.uploadId, plan);
}

function stagedRows({ database }: Parts, job: JobEntity): GivenRows {
  return async indexes => {
    const rows = await readJobRowsAt(database.manager, job, indexes);
    return new Map(
      rows.map(({ index, payload }) => {
        const { email } = JSON.parse(payload) as { email: string };
        return [index, { line: null, email: email.slice(0, LONGEST) }];
      }),
    );
  };
}

async function uploadedRows(
  deps: Parts,
  job: JobEntity,
  uploadId: string,
  plan: JobPlan,
): Promise<GivenRows> {
  const upload = await readUpload(deps.database.manager, job.account_id, uploadId);
  const file = upload && fileOf(upload);
  if (!file) return none;
  try {
    const rowsAt = await fileRows(deps, file, plan);
    return indexes => rowsAt(indexes).catch(noneWithoutFile);
  } catch (error) {
    noneWithoutFile(error);
    return none;
  }
}

const none: GivenRows = async () => new Map();

/** What is kept no longer than the file; any other trouble is thrown on. */
function noneWithoutFile(error: unknown): ReadonlyMap<number, GivenRow> {
  if (error instanceof FileMissing) return new Map();
  throw error;
}

/**
 * The file is read along with the errors, which come in its order, so that it is read once and none of it is
 * held.
 */
async function fileRows(
  { files }: Parts,
  { store, key }: UploadFile,
  { columnLayout }: JobPlan,
): Promise<GivenRows> {
  const open = () => lineReader(files.of(store), key, 0);
  let lines = open();
  const [heading] = await lines.next(1);
  const names = heading && readStoredRow(heading.text);
  const email = names && 'cells' in names ? emailColumn(importColumns(names.cells, columnLayout)) : -1;
  /** The row that comes next. */
  let at = 0;

  /** Goes to a row; false when the file ends before. */
  async function goTo(index: number): Promise<boolean> {
    if (index < at) {
      lines = open();
      at = -1;
    }
    const isThere = await passLines(lines, index - at);
    at = index;
    return isThere;
  }

  return async indexes => {
    const found = new Map<number, GivenRow>();
    for (const index of [...new Set(indexes)].sort((a, b) => a - b)) {
      const [stored] = (await goTo(index)) ? await lines.next(1) : [];
      if (!stored) break;
      at = index + 1;
      const row = readStoredRow(stored.text);
      const given = 'cells' in row ? (row.cells[email] ?? '') : '';
      found.set(index, { line: row.line, email: given.trim().slice(0, LONGEST) });
    }
    return found;
  };
}
