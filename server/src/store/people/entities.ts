import {
  flag,
  hash,
  instant,
  integer,
  jsonText,
  key,
  nullable,
  oneOf,
  table,
  text,
  uuid,
  type Row,
} from '../database/columns.js';

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
  custom_lead_data: nullable(jsonText),
};

export type VerificationStatus = 'ok' | 'catch_all' | 'invalid' | 'unknown' | 'disposable';

export const people = table('people', {
  account_id: key(uuid),
  global_lead_id: key(hash),
  ...contactColumns,
  email_domain: text,
  words: text,
  verification_status: nullable(oneOf<VerificationStatus>()),
  verification_quality: nullable(text),
  verification_provider: nullable(text),
  verified_at: nullable(instant),
  is_free: nullable(flag),
  is_role: nullable(flag),
  campaign_count: integer,
  has_reply: flag,
  latest_activity_at: nullable(instant),
  newest_membership_created_at: nullable(instant),
  created_at: instant,
  updated_at: instant,
});
export type PersonRow = Row<typeof people>;

export const peopleTokens = table('people_tokens', {
  account_id: key(uuid),
  token: key(text),
  global_lead_id: key(hash),
});
export type PeopleTokenRow = Row<typeof peopleTokens>;
