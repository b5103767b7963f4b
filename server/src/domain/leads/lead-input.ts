import type { EmailVerification, LeadCreate } from '../../generated/types.js';
import type { Detail } from '../api/api-error.js';
import { globalLeadId, invalidEmailMessage, parseEmail, type NormalizedEmail } from './email-address.js';
import { type ContactPatch, mergeContact, type Contact } from './lead-merge.js';
import { isLongerThan } from '../api/limits.js';
import { cutText } from '../merge/merge-fields.js';

/** Longest name of a tag. */
const TAG_NAME_LENGTH = 100;
/** Most tags that one request gives one person. */
const MAX_TAGS = 100;
const VERIFICATION_TEXT_LENGTH = 255;

const UNSTORABLE = /[\0\p{Cs}]/u;

/** What a verifier said of an address; it replaces what was known before. */
export interface Verification {
  status: NonNullable<EmailVerification['status']> | null;
  quality: string | null;
  provider: string | null;
  verifiedAt: Date | null;
  isFree: boolean | null;
  isRole: boolean | null;
}

/** A lead of a request, ready to be merged into what is known. */
export interface LeadInput {
  email: NormalizedEmail;
  /** 64 hexadecimal characters. */
  globalLeadId: string;
  contact: ContactPatch;
  /** Names of tags that the person gets beside those there are. */
  tags: string[];
  verification: Verification | undefined;
}

/**
 * Reads a lead that the contract accepts; what cannot be stored comes back as an issue, its path relative to the lead, with
 * the person whom it would have been about.
 */
export function parseLead(
  given: LeadCreate,
): { lead: LeadInput } | { issue: Detail; globalLeadId: string | null } {
  const { email: address, tags: names = [], email_verification, ...contact } = given;
  const issues: Detail[] = [];
  const email = parseEmail(address);
  const tags = readTags(names, issues);
  const verification = readVerification(email_verification, issues);
  if (email === null)
    return {
      issue: { path: 'email', code: 'invalid_email', message: invalidEmailMessage(address) },
      globalLeadId: null,
    };
  const id = globalLeadId(email);
  const [issue] = issues;
  return issue
    ? { issue, globalLeadId: id }
    : { lead: { email, globalLeadId: id, contact, tags, verification } };
}

/** Reads the names of tags. */
export function readTags(names: readonly string[], issues: Detail[]): string[] {
  if (names.length > MAX_TAGS)
    issues.push({ path: 'tags', code: 'too_many_items', message: `Send at most ${MAX_TAGS} tags.` });
  return names.flatMap((name, index) => {
    const path = `tags[${index}]`;
    const text = readText(name.normalize('NFC').replace(/\s+/g, ' '), path, TAG_NAME_LENGTH, issues);
    if (text === null) issues.push({ path, code: 'too_short', message: 'A tag needs a name.' });
    return text ?? [];
  });
}

/** Reads what a verifier said; undefined where nothing was given. */
export function readVerification(
  given: EmailVerification | undefined,
  issues: Detail[],
): Verification | undefined {
  if (given === undefined || Object.keys(given).length === 0) return undefined;
  const text = (key: 'quality' | 'provider') =>
    readText(given[key] ?? '', `email_verification.${key}`, VERIFICATION_TEXT_LENGTH, issues);
  return {
    status: given.status ?? null,
    quality: text('quality'),
    provider: text('provider'),
    verifiedAt: readInstant(given.verified_at, 'email_verification.verified_at', issues),
    isFree: given.is_free ?? null,
    isRole: given.is_role ?? null,
  };
}

/** The years that MySQL's DATETIME promises to hold. */
const EARLIEST = Date.parse('1000-01-01T00:00:00Z');
const LATEST = Date.parse('9999-12-31T23:59:59Z');

function readInstant(given: string | undefined, path: string, issues: Detail[]): Date | null {
  if (given === undefined) return null;
  const at = new Date(given);
  if (at.getTime() >= EARLIEST && at.getTime() <= LATEST) return at;
  issues.push({ path, code: 'invalid_value', message: `${path} must be between the years 1000 and 9999.` });
  return null;
}

function readText(given: string, path: string, limit: number, issues: Detail[]): string | null {
  const text = given.trim();
  if (isLongerThan(text, limit))
    issues.push({ path, code: 'too_long', message: `${path} is longer than ${limit} characters.` });
  else if (UNSTORABLE.test(text))
    issues.push({
      path,
      code: 'invalid_value',
      message: `${path} contains characters that cannot be stored.`,
    });
  return text || null;
}

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
