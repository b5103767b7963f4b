import { isIP } from 'node:net';
import { isSpfOfProvider, providerOfDomain, type SenderRecords } from '../mailboxes/mail-servers.js';
import {
  finding,
  type CheckedMailbox,
  type DnsLookups,
  type Finding,
  publicAddresses,
  runnerOf,
} from './lookups.js';
import { joined, missingSpf, sourcesOf, usable, withFewerLookups } from './spf-proposal.js';
import { isSpf, parseSpf } from './spf-record.js';
import { finalQualifier, permits, permitsEverybody, permitsRecord, resolveSpf, termsOf } from './spf-tree.js';
import type { SpfTree } from './spf-tree.js';

/**
 * Checks the SPF record of the domain (RFC 7208): that there is exactly one, that receivers can use it, and that the server of
 * the mailbox may send.
 */
export async function checkSpf(mailbox: CheckedMailbox, dns: DnsLookups): Promise<Finding> {
  const { domain } = mailbox;
  const texts = await dns.txt(domain);
  const [record, ...more] = texts.filter(isSpf);
  if (record === undefined) return missingSpf(mailbox, texts, dns);
  if (more.length > 0) {
    const one = joined([record, ...more], await sourcesOf(mailbox, dns));
    return finding(
      'fail',
      [record, ...more].join('\n'),
      `${domain} has ${more.length + 1} SPF records. Receivers then ignore all of them.`,
      `Join them into one TXT record, without what is not yours${await usable(one, domain, dns)}`,
    );
  }
  const tree = await resolveSpf(domain, record, dns);
  const judged = tree.fault === null ? judge : judgeBroken;
  return withIgnored(await judged(record, tree, mailbox, dns), record);
}

const permitsAll = /\s\+?all(?:\s|$)/i;
const endsItself = /\s(?:[-+~?]?all|redirect=\S+)(?:\s|$)/i;

/** Receivers read a record from its beginning, so what comes before the fault still counts. */
async function judgeBroken(
  record: string,
  tree: SpfTree,
  mailbox: CheckedMailbox,
  dns: DnsLookups,
): Promise<Finding> {
  const { message, fix } = tree.fault!;
  const fixes = [await withFewerLookups(fix, record, dns)];
  if (permitsAll.test(record)) fixes.push('Replace “+all”, which lets every server send, by “~all”.');
  if (!endsItself.test(record)) fixes.push(endWithAll);
  const isCovered = (await judgeCoverage(record, tree, mailbox, dns)).result === 'pass';
  return finding(
    isCovered ? 'warning' : 'fail',
    record,
    isCovered
      ? `${message} Your mail server is listed before that, so its mail passes. That of later servers does not.`
      : `${message} Receivers treat the record as broken.`,
    fixes.join(' '),
  );
}

/** Most who append a part to a record do not know that nothing counts behind its `all`. */
function withIgnored(found: Finding, record: string): Finding {
  const parsed = parseSpf(record);
  if ('faults' in parsed || parsed.ignored.length === 0) return found;
  const parts = parsed.ignored.map(each => `“${each}”`).join(', ');
  const and = (text: string | null, more: string) => (text === null ? more : `${text} ${more}`);
  return {
    ...found,
    result: found.result === 'fail' ? 'fail' : 'warning',
    problem: and(found.problem, `Receivers ignore what is behind “all” in the SPF record: ${parts}.`),
    fix: and(found.fix, 'Move “all” to the end of the record.'),
  };
}

async function judge(
  record: string,
  tree: SpfTree,
  mailbox: CheckedMailbox,
  dns: DnsLookups,
): Promise<Finding> {
  if (permitsEverybody(tree))
    return finding(
      'fail',
      record,
      'The SPF record lets every server of the internet send for the domain (+all).',
      'Replace “+all” by “~all”, and list only your own servers.',
    );
  const coverage = await judgeCoverage(record, tree, mailbox, dns);
  const rest = judgeRest(record, tree);
  if (rest.result === 'pass') return coverage;
  if (coverage.result === 'pass' || coverage.result === 'unknown') return rest;
  return {
    ...coverage,
    problem: `${coverage.problem} ${rest.problem}`,
    fix: `${coverage.fix} ${rest.fix}`,
  };
}

const endWithAll = 'End the record with “~all”.';

function judgeRest(record: string, tree: SpfTree): Finding {
  const last = finalQualifier(tree);
  if (last !== null && last !== '?') return finding('pass', record);
  return finding(
    'warning',
    record,
    last === null
      ? 'The SPF record does not say what holds for other servers: it has no “all”.'
      : 'The SPF record says nothing about other servers: it ends with “?all”.',
    endWithAll,
  );
}

async function judgeCoverage(
  record: string,
  tree: SpfTree,
  mailbox: CheckedMailbox,
  dns: DnsLookups,
): Promise<Finding> {
  const runner = await runnerOf(mailbox, dns);
  if (runner !== 'own') {
    if (runner && providerOfDomain(mailbox.domain)?.smtp.host === runner.smtp.host)
      return finding('pass', record);
    if (runner?.records) return judgeService(record, tree, runner.name, runner.records);
    const name = runner?.name ?? 'your mail provider';
    return finding(
      'unknown',
      record,
      `The record is valid, but it is not known which servers of ${name} send your mail.`,
      `Ask ${name} for its “include”, and compare the record with it. ${seeHeader}`,
    );
  }
  const server = mailbox.smtpHost!;
  const addresses = await publicAddresses(server, dns);
  if (addresses.length === 0)
    return finding(
      'unknown',
      record,
      `The record is valid, but ${server} has no public address, so it is not known whether its mail passes.`,
      seeHeader,
    );
  const answers = addresses.map(address => ({ address, may: permits(tree, address) }));
  const refused = answers.filter(({ may }) => may === false).map(({ address }) => address);
  if (refused.length > 0)
    return finding(
      'warning',
      record,
      `The record does not list ${refused.join(', ')} (${server}). If that server sends the mail itself, receivers see it as forged.`,
      `Add ${refused.map(each => `ip${isIP(each)}:${each}`).join(' ')} to the record, unless the mail leaves from another address. ${seeHeader}`,
    );
  if (answers.some(({ may }) => may === null))
    return finding(
      'unknown',
      record,
      `The record is valid, but only receivers can tell whether it lists ${server}.`,
      seeHeader,
    );
  return finding('pass', record);
}

const seeHeader =
  'Send a message to a mailbox of yours at another provider, and look for “spf=pass” in its header Authentication-Results.';

function judgeService(record: string, tree: SpfTree, name: string, { spf }: SenderRecords): Finding {
  if (permitsRecord(tree, spf)) return finding('pass', record);
  const fix = `Add “include:${spf[0]}” to the record, before its “all”.`;
  // Some list the addresses of a provider instead, or have a service that does.
  const others = termsOf(tree, each => !isSpfOfProvider(each)).some(
    ({ mechanism, isOpaque }) => isOpaque || mechanism === 'ip4' || mechanism === 'ip6',
  );
  if (others || tree.endsOpaque)
    return finding(
      'warning',
      record,
      `The SPF record does not name the servers of ${name}.`,
      `${fix} ${seeHeader}`,
    );
  return finding(
    'fail',
    record,
    `The SPF record does not list the servers of ${name}, which send your mail.`,
    fix,
  );
}
