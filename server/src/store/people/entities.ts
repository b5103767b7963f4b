import {
  entity,
  flag,
  hash,
  timestamp,
  integer,
  key,
  nullable,
  oneOf,
  text,
  uuid,
  type Column,
  type Entity,
} from '../database/columns.js';
import type { Verification } from '../../domain/leads/lead-input.js';
import { personWords } from '../../domain/inbox/search-words.js';

/** Custom fields, by their names; the table holds NULL where there are none. */
const customData: Column<Record<string, unknown>, string | null> = {
  options: {
    type: 'mediumtext',
    nullable: true,
    transformer: {
      to: (data: Record<string, unknown> | undefined) =>
        data && (Object.keys(data).length === 0 ? null : JSON.stringify(data)),
      from: (text: string | null) => (text === null ? {} : (JSON.parse(text) as Record<string, unknown>)),
    },
  },
};

/** What is known of someone; a lead carries its own copy beside the person's. */
export const contactColumns = {
  email: text,
  name: nullable(text),
  first_name: nullable(text),
  last_name: nullable(text),
  company_name: nullable(text),
  website: nullable(text),
  linkedin_url: nullable(text),
  company_linkedin_url: nullable(text),
  phone_number: nullable(text),
  mobile_phone_number: nullable(text),
  custom_lead_data: customData,
};

export type VerificationStatus = 'ok' | 'catch_all' | 'invalid' | 'unknown' | 'disposable';

export const people = entity('people', {
  account_id: key(uuid),
  global_lead_id: key(hash),
  ...contactColumns,
  email_domain: text,
  words: text,
  verification_status: nullable(oneOf<VerificationStatus>()),
  verification_quality: nullable(text),
  verification_provider: nullable(text),
  verified_at: nullable(timestamp),
  is_free: nullable(flag),
  is_role: nullable(flag),
  campaign_count: integer,
  has_reply: flag,
  latest_activity_at: nullable(timestamp),
  newest_membership_created_at: nullable(timestamp),
  created_at: timestamp,
  updated_at: timestamp,
});
export type PersonEntity = Entity<typeof people>;

export const peopleTokens = entity('people_tokens', {
  account_id: key(uuid),
  token: key(text),
  global_lead_id: key(hash),
});

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
