import type { Model, Operation } from '../model.js';
import { banner, docComment } from './text.js';

/** Which operations honour `Idempotency-Key`, for the SDK: it gives them a key by itself, and may then repeat them. */
export function emitIdempotentOperations(model: Model): string {
  const honouring = model.operations.filter(({ headers }) =>
    headers.some(({ name }) => name === 'idempotency-key'),
  );
  const patterns = honouring.map(patternOf);
  return [
    banner,
    docComment([
      'Method and path of the operations that honour `Idempotency-Key`:',
      ...honouring.map(({ method, path }) => `- ${method} ${path}`),
    ]) + `export const honoursKey = /^(${patterns.join('|') || nothing})$/;\n`,
  ].join('\n');
}

/** A pattern that matches no text. */
const nothing = '(?!)';

/** The service may live under a path of its own, before that of the contract. */
function patternOf({ method, segments }: Operation): string {
  const parts = segments.map(segment => ('param' in segment ? '[^/]+' : escape(segment.literal)));
  return `${method} .*\\/${parts.join('\\/')}`;
}

function escape(literal: string): string {
  return literal.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
