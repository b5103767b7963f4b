import type { SentRequest } from './send-request.js';

/** One difference between a service and the contract. */
export interface Finding {
  /** The request whose response shows it. */
  request: SentRequest;
  expected: string;
  got: string;
}

/** Ends a check after a finding: the rest of it cannot succeed. */
export class Halt extends Error {}

/** Ends a check that cannot or need not run. The message says why. */
export class Skip extends Error {}

/** Returns the value at a path such as `data.leads[0].email`; undefined if it does not exist. */
export function valueAt(value: unknown, path: string): unknown {
  const keys = path.split(/[.[\]]+/).filter(Boolean);
  return keys.reduce(
    (at, key) => (typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[key] : undefined),
    value,
  );
}

const longest = 300;

/** Returns a value as short JSON for a report, without secrets, because reports are shared. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value, (key, member: unknown) =>
    /secret$/.test(key) && typeof member === 'string' ? '…' : member,
  );
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
