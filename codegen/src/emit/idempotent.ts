import type { Model, Operation, Segment } from '../model.js';
import { banner, docComment } from './text.js';

/** Which operations honour `Idempotency-Key`, for the SDK: it gives them a key by itself, and may then repeat them. */
export function emitIdempotentOperations({ operations }: Model): string {
  const [honouring, others] = [operations.filter(honoursKey), operations.filter(each => !honoursKey(each))];
  const ends = new Map<string, string[]>();
  for (const each of honouring)
    ends.set(each.method, [...(ends.get(each.method) ?? []), tellingEnd(each, others)]);
  const ways = [...ends].map(([method, all]) => `^${method} .*\\/(${all.join('|')})$`);
  return [
    banner,
    docComment([
      'Method and path of the operations that honour `Idempotency-Key`, by the ends that no other path has:',
      ...honouring.map(({ method, path }) => `- ${method} ${path}`),
    ]) + `export const honoursKey = /${ways.join('|') || nothing}/;\n`,
  ].join('\n');
}

/** A pattern that matches no text. */
const nothing = '(?!)';

function honoursKey({ headers }: Operation): boolean {
  return headers.some(({ name }) => name === 'idempotency-key');
}

/**
 * The pattern of the last segments of an operation's path: as few as tell it from the others, because every byte of the
 * SDK counts. What comes before them does not matter: the service may live under a path of its own.
 */
function tellingEnd({ method, segments }: Operation, others: readonly Operation[]): string {
  const rivals = others.filter(other => other.method === method);
  let length = 1;
  while (length < segments.length && rivals.some(other => endsAlike(other.segments, segments.slice(-length))))
    length++;
  return segments.slice(-length).map(patternOf).join('\\/');
}

/** Whether a path of these segments may end like that: an id is never a word of another path. */
function endsAlike(segments: readonly Segment[], end: readonly Segment[]): boolean {
  if (segments.length < end.length) return false;
  return end.every((segment, at) => {
    const other = segments[segments.length - end.length + at]!;
    return 'param' in segment ? 'param' in other : 'literal' in other && segment.literal === other.literal;
  });
}

function patternOf(segment: Segment): string {
  return 'param' in segment ? '[^/]+' : escape(segment.literal);
}

function escape(literal: string): string {
  return literal.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
