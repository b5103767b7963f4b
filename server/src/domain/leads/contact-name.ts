import { mergeContact, type Contact, type ContactPatch } from './lead-merge.js';
import { cutText } from '../merge/merge-fields.js';

const NAME_LENGTH = 255;

/**
 * Merges what a caller says into what is known (see `mergeContact`). A name that nobody ever gave follows first and last
 * name.
 */
export function mergeNamed(known: Contact | null, given: ContactPatch): Contact {
  const merged = mergeContact(known, given);
  const followed = known === null || known.name === null || known.name === fullName(known);
  const keeps = given.name === undefined ? !followed : merged.name !== null;
  return keeps ? merged : { ...merged, name: fullName(merged) };
}

/** First and last name as one; null where there are none. */
function fullName({ first_name, last_name }: Contact): string | null {
  return cutText([first_name, last_name].filter(Boolean).join(' '), NAME_LENGTH) || null;
}
