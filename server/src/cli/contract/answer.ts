/** A request as it was sent; the key is not in it. */
export interface SentRequest {
  method: string;
  url: string;
  /** Without `Authorization`. */
  headers: Readonly<Record<string, string>>;
  /** What `Authorization` held: the key of the run, another value, or nothing. */
  key: 'own' | 'other' | 'none';
  body?: string;
}

/** What came back. `body` is parsed JSON, or the text where it is none. */
export interface Answer {
  request: SentRequest;
  status: number;
  headers: Headers;
  body: unknown;
}

/** One thing that is not as the contract has it. */
export interface Finding {
  /** The request that shows it; null when there was none to send. */
  request: SentRequest | null;
  expected: string;
  got: string;
}

/** Ends a check after a finding: nothing that follows would tell more. */
export class Halt extends Error {}

/** The value at a path such as `data.leads[0].email`; undefined where there is none. */
export function valueAt(value: unknown, path: string): unknown {
  let current = value;
  for (const key of path.split(/[.[\]]+/).filter(Boolean))
    current =
      typeof current === 'object' && current !== null ? (current as Record<string, unknown>)[key] : undefined;
  return current;
}

const longest = 300;

/** A value as text for people: JSON, without secrets, cut where it is long. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value, withoutSecrets);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

/** Reports are read by others than those whose secrets an answer shows. */
function withoutSecrets(key: string, value: unknown): unknown {
  return /secret$/.test(key) && typeof value === 'string' ? '…' : value;
}

/** Whether two JSON values are the same, whatever the order of keys. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one, sorted) === JSON.stringify(other, sorted);
}

function sorted(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** A check that cannot be made, or need not be; the message says why. */
export class Skip extends Error {}
