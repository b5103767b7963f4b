import { isUtf8 } from 'node:buffer';
import { visit } from 'jsonc-parser';

/** Why a body is not accepted as JSON: a code for `details` and a sentence. */
export class JsonBodyError extends Error {
  constructor(
    readonly code: 'invalid_json' | 'too_deep',
    message: string,
  ) {
    super(message);
  }
}

const byteOrderMark = 0xfeff;

/**
 * Parses a UTF-8 JSON text (RFC 8259). Throws JsonBodyError when it is invalid or nests deeper than
 * `maxDepth`. Keys named `__proto__` are dropped: no code that copies a body can be led to change a
 * prototype.
 */
export function parseJson(bytes: Buffer, maxDepth: number): unknown {
  if (!isUtf8(bytes)) throw new JsonBodyError('invalid_json', 'The body is not valid UTF-8.');
  const decoded = bytes.toString('utf8');
  const text = decoded.charCodeAt(0) === byteOrderMark ? decoded.slice(1) : decoded;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new JsonBodyError('invalid_json', `The body is not valid JSON: ${describeError(text)}.`);
  }
  sanitize(value, maxDepth);
  return value;
}

function tooDeep(): JsonBodyError {
  return new JsonBodyError('too_deep', 'The body is nested too deeply.');
}

/**
 * Gives the line and column where a text stops being JSON; the message of `JSON.parse` does so only for some
 * mistakes.
 */
function describeError(text: string): string {
  let offset = text.length;
  try {
    visit(text, { onError: (_code, at) => (offset = Math.min(offset, at)) }, { disallowComments: true });
  } catch {
    throw tooDeep(); // the stack of the recursive parser is exhausted
  }
  const before = text.slice(0, offset).split('\n');
  const place = `line ${before.length}, column ${before.at(-1)!.length + 1}`;
  return offset >= text.length ? `it ends too early at ${place}` : `unexpected text at ${place}`;
}

function sanitize(value: unknown, depthLeft: number): void {
  if (typeof value !== 'object' || value === null) return;
  if (depthLeft === 0) throw tooDeep();
  if (Array.isArray(value)) {
    for (const item of value) sanitize(item, depthLeft - 1);
    return;
  }
  const object = value as Record<string, unknown>;
  for (const key in object) {
    if (key === '__proto__') delete object[key];
    else sanitize(object[key], depthLeft - 1);
  }
}

const jsonType = /^application\/(?:[\w!#$&^.+-]+\+)?json$/;

/** The type of a `Content-Type` value without its parameters, in lower case. */
export function mediaTypeOf(contentType: string): string {
  const end = contentType.indexOf(';');
  return (end === -1 ? contentType : contentType.slice(0, end)).trim().toLowerCase();
}

/**
 * Whether a `Content-Type` value means JSON in UTF-8 (RFC 8259, 8.1): `application/json` or a `+json` type,
 * with any parameters but a charset other than UTF-8.
 */
export function isJsonMediaType(contentType: string): boolean {
  return jsonType.test(mediaTypeOf(contentType)) && contentType.split(';').slice(1).every(isHarmless);
}

function isHarmless(parameter: string): boolean {
  const [name = '', value = ''] = parameter.split('=');
  return name.trim().toLowerCase() !== 'charset' || /^"?utf-?8"?$/i.test(value.trim());
}
