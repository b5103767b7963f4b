import { randomUUID } from 'node:crypto';

/** No spaces, quotes or brackets: it stands in headers, logs and error messages of others. */
const saneToken = /^[A-Za-z0-9._:/=@+-]{1,128}$/;

/** The caller's own `X-Request-Id` when it is a harmless token, else a new one. */
export function requestIdFor(given: string | string[] | undefined): string {
  return typeof given === 'string' && saneToken.test(given) ? given : randomUUID();
}
