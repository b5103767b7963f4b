import type { EntityManager } from 'typeorm';
import type { Detail } from '../../domain/api-error.js';
import { mergeNamed } from '../../domain/contact-name.js';
import type { Verification } from '../../domain/lead-input.js';
import { storageIssue, type ContactPatch } from '../../domain/lead-merge.js';
import type { PersonRow } from '../entities.js';
import { fromBin, hashFromBin } from '../database/ids.js';
import { contactColumns, contactOf, updatePeople, verificationColumns } from './people.js';
import { replaceTokens, wordsColumn } from './tokens.js';
import { personTagsByName } from '../tags/queries.js';
import { replacePersonTags } from '../tags/repository.js';

/** What is said of a person; what is undefined stays. */
export interface PersonChange {
  contact: ContactPatch;
  /** Names of all tags that the person shall have. */
  tags: readonly string[] | undefined;
  /** Null clears what is known. */
  verification: Verification | null | undefined;
}

/**
 * Changes a person that the transaction holds locked.
 *
 * @returns why the change cannot be stored; null when it is
 */
export async function updatePerson(
  tx: EntityManager,
  before: PersonRow,
  { contact, tags, verification }: PersonChange,
  now: Date,
): Promise<Detail | null> {
  const accountId = fromBin(before.account_id);
  const merged = mergeNamed(contactOf(before), contact);
  const issue = storageIssue(merged);
  if (issue) return issue;
  const after: PersonRow = {
    ...before,
    ...contactColumns(merged),
    ...(verification !== undefined && verificationColumns(verification)),
    updated_at: now,
  };
  after.words = wordsColumn(after);
  await updatePeople(tx, [after]);
  await replaceTokens(tx, [{ before, after }]);
  if (tags !== undefined) {
    const ids = [...(await personTagsByName(tx, accountId, tags, now)).values()];
    await replacePersonTags(tx, accountId, hashFromBin(before.global_lead_id), ids);
  }
  return null;
}
