import { emailOfCell } from '../../domain/csv/cells.js';
import { readStoredRow } from '../../domain/csv/stored-row.js';
import type { PersonEntity, UploadEntity } from '../../store/entities.js';
import { FileMissing } from '../../store/files/file-store.js';
import type { FileStores } from '../../store/files/file-stores.js';
import { lineReader } from '../../store/files/lines.js';
import { lockLeadsOfPerson, removeLeads } from '../../store/leads/repository.js';
import { deletePerson, forgetMentions, isInWork, isUploadInUse } from '../../store/people/erasure/queries.js';
import { lockPeople } from '../../store/people/queries.js';
import { deleteSet, deleteUpload, fileOf, listUploads } from '../../store/uploads/repository.js';
import { JobNotYet, readPeopleItems, unknownPerson, type JobChunk, type Work } from './work.js';

/** Lines of a file that are looked at together. */
const LINES = 1_000;

/**
 * The work of erasing a person, in one transaction: what is stored about the person is there as a whole, or gone. The request
 * has stopped the sequences and blocked the hash of the address before.
 */
export function eraseWork(files: FileStores): Work {
  return {
    chunkSize: 1,
    read: readPeopleItems,
    async apply(chunk, items) {
      const [item] = items;
      if (!item?.globalLeadId) return { counts: {}, errors: [], people: [] };
      const { tx, accountId, now } = chunk;
      const person = (await lockPeople(tx, accountId, [item.globalLeadId])).get(item.globalLeadId);
      if (!person) return { counts: { skipped: 1 }, errors: [unknownPerson(item)], people: [] };
      if (await isInWork(tx, person)) throw new JobNotYet('A message or an export is on its way.');
      await eraseUploads(chunk, files, person);
      const live = await lockLeadsOfPerson(tx, accountId, person.global_lead_id);
      await removeLeads(tx, accountId, live, now);
      await forgetMentions(tx, person);
      await deletePerson(tx, person);
      return { counts: { removed: 1 }, errors: [], people: [person.global_lead_id] };
    },
  };
}

/** Deletes the uploaded files that contain the address. The file goes before its row: a crash between them is made good by the next try. */
async function eraseUploads(
  { tx, accountId }: JobChunk,
  files: FileStores,
  person: PersonEntity,
): Promise<void> {
  for (const upload of await listUploads(tx, accountId)) {
    if (!(await mentions(upload, files, person, tx))) continue;
    if (await isUploadInUse(tx, accountId, upload.id)) throw new JobNotYet('A file is still being imported.');
    const owner = { accountId, ownerId: upload.id };
    await files.of(fileOf(upload)!.store).remove(owner);
    await deleteSet(tx, accountId, upload.id);
    await deleteUpload(tx, owner);
  }
}

async function mentions(
  upload: UploadEntity,
  files: FileStores,
  { email }: PersonEntity,
  tx: JobChunk['tx'],
): Promise<boolean> {
  const { store, key } = fileOf(upload)!;
  const lines = lineReader(files.of(store), key, 0);
  const local = email.slice(0, email.lastIndexOf('@'));
  try {
    for (;;) {
      const batch = await lines.next(LINES, tx);
      for (const { text } of batch) {
        const folded = text.toLowerCase();
        if (folded.includes(email)) return true;
        if (!folded.includes(local)) continue;
        // An international domain, for example, is not written as it is stored.
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
