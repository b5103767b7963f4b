import { isObject } from '../flow/shape.js';
import { standardFields } from '../merge/merge-fields.js';
import type { StandardField } from '../merge/merge-fields.js';

/** A lead as far as events tell of it. */
export type IdentifiedLead = Partial<Record<StandardField, string | null>> & {
  email: string;
  custom_lead_data?: Record<string, unknown> | null;
};

/** The contact fields of a lead in an event; empty ones are left out. */
export type LeadIdentity = Partial<Record<Exclude<StandardField, 'email'>, string>> & {
  email: string;
  custom_fields: Record<string, unknown>;
  custom_fields_truncated?: true;
};

/** Most bytes of JSON that the custom fields of one event take. */
const CUSTOM_FIELDS_BYTES = 8 * 1024;

/**
 * The identity block of lead events: address, contact fields that are not empty, and custom fields within 8 KB of
 * JSON. Fields are taken in their order; one that does not fit is left out, and `custom_fields_truncated` tells.
 */
export function leadIdentity(lead: IdentifiedLead): LeadIdentity {
  const identity: LeadIdentity = { email: lead.email, custom_fields: {} };
  for (const field of standardFields) {
    const value = lead[field];
    if (field !== 'email' && value) identity[field] = value;
  }
  // The braces; each field takes a comma too, but the first.
  let bytes = 1;
  for (const [key, value] of Object.entries(isObject(lead.custom_lead_data) ? lead.custom_lead_data : {})) {
    const size = Buffer.byteLength(JSON.stringify({ [key]: value })) - 1;
    if (bytes + size > CUSTOM_FIELDS_BYTES) {
      identity.custom_fields_truncated = true;
      continue;
    }
    bytes += size;
    Object.defineProperty(identity.custom_fields, key, { value, enumerable: true, configurable: true });
  }
  return identity;
}
