import { isUtf8 } from 'node:buffer';
import { describePlace, jsonErrorOffset } from './json-syntax.js';

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
 * Parses a UTF-8 JSON text (RFC 8259). Throws JsonBodyError when it is none or nests deeper than `maxDepth`.
 * Keys named `__proto__` are dropped: no code that copies a body can be led to change a prototype.
 */
export function parseJson(bytes: Buffer, maxDepth: number): unknown {
  if (!isUtf8(bytes)) throw new JsonBodyError('invalid_json', 'The body is not valid UTF-8.');
  const decoded = bytes.toString('utf8');
  const text = decoded.charCodeAt(0) === byteOrderMark ? decoded.slice(1) : decoded;
  const value = parse(text);
  tame(value, maxDepth);
  return value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new JsonBodyError(
      'invalid_json',
      `The body is not valid JSON: ${describePlace(text, jsonErrorOffset(text))}.`,
    );
  }
}

function tame(value: unknown, depthLeft: number): void {
  if (typeof value !== 'object' || value === null) return;
  if (depthLeft === 0) throw new JsonBodyError('too_deep', 'The body is nested too deeply.');
  if (Array.isArray(value)) {
    for (const item of value) tame(item, depthLeft - 1);
    return;
  }
  const object = value as Record<string, unknown>;
  for (const key in object) {
    if (key === '__proto__') delete object[key];
    else tame(object[key], depthLeft - 1);
  }
}
