import type { Config } from '../config.js';
import type { Database } from '../store/database/database.js';
import { hasRealMailbox } from '../store/mailboxes/repository.js';

const thisMachine = /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])$/;

/** Whether links that begin with this address open on the machine of the service alone. */
export function isOnThisMachine(baseUrl: string): boolean {
  return thisMachine.test(new URL(baseUrl).hostname);
}

/**
 * What to tell whoever is about to write to real people while the links in that mail lead nowhere; null when the address
 * of the service is one that others may reach.
 */
export function adviceOnBaseUrl({ baseUrl }: Pick<Config, 'baseUrl'>): string | null {
  if (!isOnThisMachine(baseUrl)) return null;
  return `BASE_URL is not the public address of the service: mail to real people carries the unsubscribe link ${baseUrl}/unsubscribe/…,
      which opens on this machine alone. Set BASE_URL, such as BASE_URL=https://outreach.example.com, wherever the service runs.`;
}

/** {@link adviceOnBaseUrl}, when there is a mailbox that writes to real people. */
export async function adviceForMailboxes(
  config: Pick<Config, 'baseUrl'>,
  { manager }: Pick<Database, 'manager'>,
): Promise<string | null> {
  const advice = adviceOnBaseUrl(config);
  return advice !== null && (await hasRealMailbox(manager)) ? advice : null;
}
