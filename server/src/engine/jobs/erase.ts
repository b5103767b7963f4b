import type { EntityManager } from 'typeorm';
import { emailOfCell, readStoredRow } from '../../domain/csv/cells.js';
import { mentionsAddress } from '../../domain/leads/email-address.js';
import { newIdBytes } from '../../store/database/ids.js';
import type { PersonEntity, UploadEntity } from '../../store/entities.js';
import { FileMissing } from '../../store/files/file-store.js';
import type { FileStores } from '../../store/files/file-stores.js';
import { lineReader } from '../../store/files/lines.js';
import { lockJobQueue } from '../../store/jobs/repository.js';
import { lockLeadsOfPerson, removeLeads } from '../../store/leads/repository.js';
import {
  eraseInUploading,
  eraseMentions,
  findEvents,
  findMentions,
} from '../../store/people/erasure/mentions/queries.js';
import {
  deleteCopies,
  deletePerson,
  eraseAsides,
  findAsides,
  isInWork,
  isUploadInUse,
} from '../../store/people/erasure/queries.js';
import { lockPeople, readPersonIn } from '../../store/people/queries.js';
import { deleteSet, deleteUpload, fileOf, listUploads } from '../../store/uploads/repository.js';
import { JobNotYet, unknownPerson, type JobChunk, type Work } from './work.js';

/** Lines of a file that are read together. */
const LINES = 1_000;

/**
 * The work of erasing a person, in one transaction: what is stored about the person is there as a whole, or gone. The request
 * has stopped the sequences and blocked the hash of the address before. What takes long to find is found before anything is locked.
 */
export function eraseWork(files: FileStores): Work {
  return {
    chunkSize: 2,
    isWhole: true,
    read: ({ job, plan }) =>
      Promise.resolve(job.row_cursor === 0 ? [{ index: null, globalLeadId: plan.personId ?? null }] : []),
    async apply(chunk, items) {
      const [item] = items;
      if (!item?.globalLeadId) return { counts: {}, errors: [], people: [] };
      const { tx, accountId, now } = chunk;
      const id = item.globalLeadId;
      const unlocked = await readPersonIn(tx, accountId, id);
      if (!unlocked) return { counts: { skipped: 1 }, errors: [unknownPerson(item)], people: [] };
      const searched = newIdBytes();
      const uploads = await listUploads(tx, accountId);
      const found = {
        mentions: await findMentions(tx, unlocked),
        asides: await findAsides(tx, unlocked),
        uploads: await mentioning(uploads, files, unlocked, tx),
      };

      // From here on no job of the account starts.
      await lockJobQueue(tx, accountId);
      const person = (await lockPeople(tx, accountId, [id])).get(id);
      if (!person) return { counts: { skipped: 1 }, errors: [unknownPerson(item)], people: [] };
      if (await isInWork(tx, person)) throw new JobNotYet('A message or a job is at work.');
      await requireSame(uploads, tx, accountId);
      await eraseUploads(chunk, files, found.uploads);
      await removeLeads(tx, accountId, await lockLeadsOfPerson(tx, accountId, id), now);
      const since = await findEvents(tx, person, searched);
      await eraseMentions(tx, person, {
        ...found.mentions,
        events: [...found.mentions.events, ...since],
      });
      await eraseInUploading(tx, person);
      await deleteCopies(tx, person);
      await deletePerson(tx, person);
      await eraseAsides(tx, person, found.asides);
      return { counts: { removed: 1 }, errors: [], people: [id] };
    },
  };
}

/** Refuses to go on when a file has arrived meanwhile, which has not been searched. */
async function requireSame(
  known: readonly UploadEntity[],
  tx: EntityManager,
  accountId: string,
): Promise<void> {
  const ids = new Set(known.map(({ id }) => id));
  if ((await listUploads(tx, accountId)).some(({ id }) => !ids.has(id)))
    throw new JobNotYet('A file has arrived.');
}

/** Deletes uploads. The file goes before its row: a crash between them is made good by the next try. */
async function eraseUploads(
  { tx, accountId }: JobChunk,
  files: FileStores,
  uploads: readonly UploadEntity[],
): Promise<void> {
  for (const { id } of uploads)
    if (await isUploadInUse(tx, accountId, id)) throw new JobNotYet('A file is still being imported.');
  for (const upload of uploads) {
    const owner = { accountId, ownerId: upload.id };
    await files.of(fileOf(upload)!.store).remove(owner);
    await deleteSet(tx, accountId, upload.id);
    await deleteUpload(tx, owner);
  }
}

/** The uploads whose files contain the address. */
async function mentioning(
  uploads: readonly UploadEntity[],
  files: FileStores,
  person: PersonEntity,
  tx: EntityManager,
): Promise<UploadEntity[]> {
  const found: UploadEntity[] = [];
  for (const upload of uploads) if (await mentions(upload, files, person, tx)) found.push(upload);
  return found;
}

async function mentions(
  upload: UploadEntity,
  files: FileStores,
  { email }: PersonEntity,
  tx: EntityManager,
): Promise<boolean> {
  const { store, key } = fileOf(upload)!;
  const lines = lineReader(files.of(store), key, 0);
  const local = email.slice(0, email.lastIndexOf('@'));
  try {
    for (;;) {
      const batch = await lines.next(LINES, tx);
      for (const { text } of batch) {
        if (!text.toLowerCase().includes(local)) continue;
        if (mentionsAddress(text, email)) return true;
        const row = readStoredRow(text);
        if ('cells' in row && row.cells.some(cell => emailOfCell(cell) === email)) return true;
      }
      if (batch.length < LINES) return false;
    }
  } catch (error) {
    // Removed by a try before this one.
    if (error instanceof FileMissing) return true;
    throw error;
  }
}
