import { createHash } from 'node:crypto';

/**
 * JSON without whitespace and with the keys of every object sorted by UTF-16 code units (as RFC 8785 sorts them), so
 * that equal values always give the same text. Keys whose value is undefined are left out, as JSON does.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`);
  return `{${members.join(',')}}`;
}

/** SHA-256 of the canonical JSON of a value, as 64 hexadecimal characters. */
export function canonicalHash(value: unknown): string {
  return createHash('sha256').update(canonicalJson(value)).digest('hex');
}
