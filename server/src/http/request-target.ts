const authority = /^https?:\/\/[^/?]*/i;

/** The path of a request target (RFC 9112, 3.2), still percent-encoded: without query, and without scheme and host. */
export function pathOf(target: string): string {
  const origin = target.startsWith('/') ? target : target.replace(authority, '');
  const mark = origin.indexOf('?');
  return mark === -1 ? origin : origin.slice(0, mark);
}

/** The query of a request target, without its `?`. */
export function searchOf(target: string): string {
  const mark = target.indexOf('?');
  return mark === -1 ? '' : target.slice(mark + 1);
}
