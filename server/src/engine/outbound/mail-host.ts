import { lookup as resolve, type LookupAddress } from 'node:dns';
import { isIP } from 'node:net';
import { promisify } from 'node:util';
import { addressProblem } from '../../domain/webhooks/outbound-url.js';
import type { MailServer } from '../../store/mailboxes/entities.js';

/** A host that a mailbox's owner has named, and that leads where they may not send this service. */
export class ForbiddenHostError extends Error {
  readonly code = 'EFORBIDDENHOST';

  constructor(host: string) {
    super(`${host} resolves to a private, local or reserved address.`);
    this.name = 'ForbiddenHostError';
  }
}

type Resolve = (host: string) => Promise<LookupAddress[]>;

const everyAddress: Resolve = host => promisify(resolve)(host, { all: true });

/**
 * Where a connection to a mail server goes, and the name that its certificate must bear. The address is judged and
 * then used itself, so that the name cannot lead elsewhere after the check.
 *
 * @throws {ForbiddenHostError} when any address of the name is one that may not be called
 */
export async function mailAddress(
  { host, reach }: Pick<MailServer, 'host' | 'reach'>,
  addressesOf: Resolve = everyAddress,
): Promise<{ host: string; servername?: string }> {
  if (reach === undefined) return { host };
  const rules = { allowLoopback: reach === 'public_or_loopback', plain: false };
  const addresses = isIP(host) ? [host] : (await addressesOf(host)).map(({ address }) => address);
  if (addresses.some(address => addressProblem(address, rules))) throw new ForbiddenHostError(host);
  // Not every machine that has IPv6 addresses in its answers can reach them.
  const address = addresses.find(each => isIP(each) === 4) ?? addresses[0];
  if (address === undefined) throw Object.assign(new Error(`${host} has no address`), { code: 'ENOTFOUND' });
  return isIP(host) ? { host } : { host: address, servername: host };
}
