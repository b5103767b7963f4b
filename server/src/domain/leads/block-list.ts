import type { BlockListType } from '../../generated/types.js';
import { parseDomain, parseEmail } from './email-address.js';

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
