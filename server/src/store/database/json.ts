/** Reads a JSON column; what it holds was written by {@link toJson}, so the type is the caller's to know. */
export function fromJson<T>(text: string): T;
export function fromJson<T>(text: string | null): T | null;
export function fromJson<T>(text: string | null): T | null {
  return text === null ? null : (JSON.parse(text) as T);
}

/** The text of a JSON column; null and undefined become NULL. */
export function toJson(value: unknown): string | null {
  return value == null ? null : JSON.stringify(value);
}
