import type { Verification } from '../../domain/leads/lead-input.js';
import { personWords } from '../../domain/inbox/search-words.js';
import type { PersonEntity } from './entities.js';

type VerificationColumns = Pick<
  PersonEntity,
  | 'verification_status'
  | 'verification_quality'
  | 'verification_provider'
  | 'verified_at'
  | 'is_free'
  | 'is_role'
>;

/** Returns the columns of what a verifier said; null clears them. */
export function verificationColumns(said: Verification | null): VerificationColumns {
  return {
    verification_status: said?.status ?? null,
    verification_quality: said?.quality ?? null,
    verification_provider: said?.provider ?? null,
    verified_at: said?.verifiedAt ?? null,
    is_free: said?.isFree ?? null,
    is_role: said?.isRole ?? null,
  };
}

/** Returns the column of a person that holds the words under which the person is found, each after a space. */
export function wordsColumn({
  email,
  name,
  first_name,
  last_name,
}: Pick<PersonEntity, 'email' | 'name' | 'first_name' | 'last_name'>): string {
  return personWords(email, [name, first_name, last_name])
    .map(word => ` ${word}`)
    .join('');
}
