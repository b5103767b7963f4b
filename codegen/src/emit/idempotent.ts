import type { Model, Operation } from '../model.js';
import { banner, docComment } from './text.js';

/** Which operations honour `Idempotency-Key`, for the SDK: it gives them a key by itself, and may then repeat them. */
export function emitIdempotentOperations(model: Model): string {
  const honouring = model.operations.filter(({ headers }) =>
    headers.some(({ name }) => name === 'idempotency-key'),
  );
  return [
    banner,
    docComment([
      'Method and path of the operations that honour `Idempotency-Key`:',
      ...honouring.map(({ method, path }) => `- ${method} ${path}`),
    ]) + `export const honoursKey = /^${anyOf(honouring.map(partsOf)) || nothing}$/;\n`,
  ].join('\n');
}

/** A pattern that matches no text. */
const nothing = '(?!)';

/** Patterns of the segments of a path. The service may live under a path of its own, before that of the contract. */
function partsOf({ method, segments }: Operation): string[] {
  const [first, ...others] = segments.map(segment =>
    'param' in segment ? '[^/]+' : escape(segment.literal),
  );
  return [`${method} .*\\/${first}`, ...others];
}

/** A pattern of any of these paths. What they begin with stands in it once, because every byte of the SDK counts. */
function anyOf(paths: readonly string[][]): string {
  const rests = new Map<string, string[][]>();
  for (const [first, ...rest] of paths) if (first) rests.set(first, [...(rests.get(first) ?? []), rest]);
  const ways = [...rests].map(([first, all]) => {
    const longer = anyOf(all);
    if (longer === '') return first;
    return all.some(rest => rest.length === 0) ? `${first}(\\/${longer})?` : `${first}\\/${longer}`;
  });
  return ways.length > 1 ? `(${ways.join('|')})` : (ways[0] ?? '');
}

function escape(literal: string): string {
  return literal.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
