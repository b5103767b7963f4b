import { required, UsageError } from './usage.js';

/**
 * The address of a service to work on, from its option or `OUTREACH_BASE_URL`: without the `/v1` that people copy along.
 *
 * @throws {UsageError} when it is missing, or no address
 */
export function baseUrlOf(option: string | undefined): string {
  const { OUTREACH_BASE_URL } = process.env;
  const text = required(option ?? OUTREACH_BASE_URL, '--base-url (or OUTREACH_BASE_URL)');
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text))
    throw new UsageError(
      `--base-url: an address such as https://outreach.example.com is wanted, not "${text}".`,
    );
  const { origin, pathname } = new URL(text);
  return origin + pathname.replace(/\/+$/, '').replace(/\/v1$/, '');
}

/**
 * The key to use there, from its option or `OUTREACH_API_KEY`.
 *
 * @throws {UsageError} when it is missing, or can be no key
 */
export function apiKeyOf(option: string | undefined): string {
  const apiKey = required(option ?? process.env.OUTREACH_API_KEY, '--api-key (or OUTREACH_API_KEY)');
  if (!/^[\x21-\x7e]+$/.test(apiKey))
    throw new UsageError('--api-key: it holds characters that no API key has.');
  return apiKey;
}
