import { makeValidator } from 'envalid';
import { urlsOf } from './store/database/connection-url.js';
import { parseUrl } from './domain/shared/parse-url.js';

/** Addresses of MySQL servers that clients can take apart, with words for what is usually wrong with one. */
export const databaseUrl = makeValidator<string>(input => {
  for (const url of urlsOf(input)) checkDatabaseUrl(url);
  return input;
});

function checkDatabaseUrl(input: string): void {
  const parsed = parseUrl(input);
  const fits = parsed && ['mysql:', 'mariadb:'].includes(parsed.protocol) && parsed.pathname.length > 1;
  if (fits && !endsEarly(parsed) && isEncoded(parsed)) {
    const ssl = parsed.searchParams.get('ssl');
    if (ssl === null || ['true', 'false', 'skip-verify'].includes(ssl)) return;
    throw new Error(`ssl=${ssl} is not valid; use true, skip-verify or false`);
  }
  const expected = 'must look like mysql://user:password@host:3306/database';
  throw new Error(/^\w+:\/\/.*@/.test(input) ? `${expected}. ${encodingAdvice}` : expected);
}

/** Returns whether a character of the password ends the address, so that the "@" after it seems to be part of the path. */
function endsEarly({ pathname, search, hash }: URL): boolean {
  return hash !== '' || [pathname, search].some(part => part.includes('@'));
}

const encodingAdvice =
  'Special characters of the password must be percent-encoded: %40 for @, %2F for /, %3A for :, %3F for ?, %23 for #, %25 for %';

function isEncoded({ username, password, pathname }: URL): boolean {
  try {
    decodeURIComponent(username + password + pathname);
    return true;
  } catch {
    return false;
  }
}
