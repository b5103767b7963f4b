import { Resolver } from 'node:dns';
import { makeValidator } from 'envalid';
import { wholeNumber } from './config-files.js';
import { parseDomain } from './domain/leads/email-address.js';

const partsOf = (input: string) =>
  input
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== '');

const dnsServers = makeValidator<string[]>(input => {
  const servers = partsOf(input);
  try {
    new Resolver().setServers(servers);
    return servers;
  } catch {
    throw new Error(
      `must be addresses such as 127.0.0.1 or 127.0.0.1:5353 separated by commas, not "${input}"`,
    );
  }
});

const MOST_LISTS = 10;

const blockLists = makeValidator<string[]>(input => {
  const zones = partsOf(input).map(parseDomain);
  if (zones.length <= MOST_LISTS && zones.every(zone => zone !== null)) return zones;
  throw new Error(
    `must be at most ${MOST_LISTS} names such as dbl.spamhaus.org separated by commas, not "${input}"`,
  );
});

const hours = wholeNumber('a whole number of hours from 0 to 8760', 0, 8_760);

/** The settings of the DNS look-ups that check mailboxes. */
export const dnsSettings = {
  DNS_SERVERS: dnsServers({
    default: undefined,
    desc: 'DNS servers that check mailboxes, such as 127.0.0.1 or 127.0.0.1:5353, separated by commas. Default: those of the machine.',
  }),
  DNS_BLOCKLISTS: blockLists({
    default: undefined,
    desc: 'DNS block lists in which domains of mailboxes are looked up, such as dbl.spamhaus.org, separated by commas. Default: none.',
  }),
  HEALTH_CHECK_HOURS: hours({
    default: 24,
    desc: 'Hours between two checks of the DNS of a mailbox. What became worse is an event. 0: never.',
  }),
};
