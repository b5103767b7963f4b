import { createHash } from 'node:crypto';
import { domainToASCII } from 'node:url';
import { isObject } from '../flow/shape.js';
import { standardFields, type StandardField } from '../merge/merge-fields.js';
import { quoted } from '../shared/escape-html.js';
import type { BlockListType } from '../../generated/types.js';

declare const normalized: unique symbol;

/** An address that `parseEmail` has accepted: trimmed, lower case, its domain in ASCII. */
export type NormalizedEmail = string & { readonly [normalized]: true };

const MAX_ADDRESS = 254;
const MAX_LOCAL_PART = 64;
const MAX_DOMAIN = 253;
/** RFC 5322 dot-atom: atoms of these characters, joined by single dots. */
const DOT_ATOM = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
/** What `domainToASCII` would decode, cut off or read as an address literal instead of refusing. */
const NOT_IN_HOST = /[\s%/?#@:\\[\]_]/;

/**
 * Judges and normalizes an address: spaces around it are dropped, case is folded, an international domain becomes
 * ASCII. Nothing that only some providers do (dots or `+tags` left out) is done here.
 *
 * Only plain addresses pass (RFC 5321 4.1.2 Dot-string, 4.5.3.1 lengths): no display name, no quoted local part, no
 * address literal, no host without a dot. A local part beyond ASCII is refused, because it could be mailed only
 * through servers that offer SMTPUTF8, and every address kept must be one that any mailbox can write to.
 *
 * @returns the normalized address, or null when it is none
 */
export function parseEmail(text: string): NormalizedEmail | null {
  const trimmed = text.trim();
  const at = trimmed.lastIndexOf('@');
  if (at < 1 || at > MAX_LOCAL_PART) return null;
  const local = trimmed.slice(0, at);
  if (!DOT_ATOM.test(local)) return null;
  const domain = parseDomain(trimmed.slice(at + 1));
  if (domain === null || at + 1 + domain.length > MAX_ADDRESS) return null;
  return `${local.toLowerCase()}@${domain}` as NormalizedEmail;
}

/**
 * Judges and normalizes a domain host, such as `Bücher.example` → `xn--bcher-kva.example`.
 *
 * @returns the host in lower-case ASCII, or null when it is no name of at least two labels
 */
export function parseDomain(host: string): string | null {
  const trimmed = host.trim();
  if (trimmed.length > MAX_DOMAIN || NOT_IN_HOST.test(trimmed)) return null;
  const ascii = domainToASCII(trimmed);
  const labels = ascii.split('.');
  if (ascii.length > MAX_DOMAIN || labels.length < 2 || !labels.every(label => LABEL.test(label)))
    return null;
  return /^\d+$/.test(labels.at(-1) ?? '') ? null : ascii;
}

/** The host of a normalized address. */
export function emailDomain(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1);
}

/** A person's id across the account: SHA-256 of the normalized address, as 64 hexadecimal characters. */
export function globalLeadId(email: string): string {
  return createHash('sha256').update(email).digest('hex');
}

/** A lead as events show it. */
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
 * JSON. Fields are taken in their order; one that does not fit is left out, and `custom_fields_truncated` says so.
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

/** The message for a text that `parseEmail` does not accept, the same in every place that reads addresses. */
export function invalidEmailMessage(text: string): string {
  const given = text.trim();
  return given === '' ? 'The email address is missing.' : `${quoted(given)} is not a valid email address.`;
}

/** What may be an address in a text of any kind: JSON, prose or a message of a server. */
const candidates = /[^\s"<>(),;:\\[\]{}|]+@[^\s"<>(),;:\\[\]{}|]+/g;

/** Returns whether a text contains exactly this normalized address, in any form that people write it; `li@a.example` is not in `ali@a.example`. */
export function mentionsAddress(text: string, email: string): boolean {
  return (text.match(candidates) ?? []).some(candidate => isAddress(candidate, email));
}

/** The text with another word in each place of the address. */
export function withoutAddress(text: string, email: string, word: string): string {
  return text.replace(candidates, candidate => (isAddress(candidate, email) ? word : candidate));
}

/** With what stands around it: quotes, the end of a sentence, the name of a parameter. */
function isAddress(candidate: string, email: string): boolean {
  const bare = candidate.replace(/^['*_`]+|['*_`.!?]+$/g, '');
  return [candidate, bare, bare.slice(bare.lastIndexOf('=') + 1)].some(each => parseEmail(each) === email);
}

/** What a block-list entry covers: an address, or everybody at exactly one host. */
export interface BlockedValue {
  type: BlockListType;
  /** Normalized. */
  value: string;
}

/** Reads an address or a host, in whatever form people write it; null where it is neither. */
export function parseBlockedValue(text: string): BlockedValue | null {
  // `*@example.com` is how people write that everybody at a host is meant.
  const everybody = /^\s*\*@(.*)$/s.exec(text);
  const email = everybody ? null : parseEmail(text);
  if (email !== null) return { type: 'email', value: email };
  const host = everybody || !text.includes('@') ? parseDomain(everybody?.[1] ?? text) : null;
  return host === null ? null : { type: 'domain', value: host };
}

/** Returns why an entry blocks an address: its reason, or in its place which value is on the list. */
export function blockReason({ value, reason }: { value: string; reason: string | null }): string {
  return reason ?? (value.includes('@') ? `blocked by ${value}` : `domain ${value} is blocked`);
}
