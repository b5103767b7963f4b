import { hash } from 'node:crypto';
import type { Database } from '../../server/src/store/database/database.js';
import { readCampaign } from '../../server/src/store/campaigns/queries.js';
import type { CampaignEntity } from '../../server/src/store/entities.js';
import { fromBin, newId, toBin } from '../../server/src/store/database/ids.js';
import { threadWords } from '../../server/src/domain/inbox/thread-words.js';
import { tokenColumns } from '../../server/src/store/inbox/search/indexing/queries.js';
import { launchCampaign, type Caller } from './launched-campaign.js';
import { loadData, type LoadRow } from './load-data.js';
import { contactAt, loadPopulation, populationRows } from './population.js';

const campaignCount = 20;
const perThread = 3;
const consonants = 'b d f g k l m n p r s t v z'.split(' ');
const vowels = 'a e i o u ai ei ou'.split(' ');
const syllables = consonants.flatMap(consonant => vowels.map(vowel => consonant + vowel));

/** What people write, the most frequent words first. */
export const words = Array.from({ length: 5_000 }, (_, index) => {
  const at = (n: number) => syllables[n % syllables.length]!;
  return `${at(index * 7)}${at(Math.floor(index / syllables.length) * 5 + 11)}${at(index * 3 + 1)}`;
});

export interface ThreadPopulation {
  threadIds: string[];
  campaigns: { id: string; mailboxId: string; mailboxEmail: string }[];
  /** Threads of each campaign: the first has the first so many. */
  perCampaign: number;
  /** When the first answer came. */
  start: Date;
}

interface LoadedCampaign {
  row: CampaignEntity;
  mailboxId: string;
  mailboxEmail: string;
}

/** The person of a thread. */
export const personAt = contactAt;

/** The Message-ID of a message of a thread; the first is ours. */
export function messageIdAt(thread: number, message: number): string {
  return `<${message}.${thread}@bench.example>`;
}

const startMs = Date.UTC(2026, 0, 1);
const stepMs = 25_000;

/** Threads of an account, two thirds of them answered, with people, leads, enrollments, messages and words. */
export async function loadThreads(
  database: Database,
  client: Caller,
  accountId: string,
  count: number,
): Promise<ThreadPopulation> {
  const campaigns: LoadedCampaign[] = [];
  for (let at = 0; at < campaignCount; at++) campaigns.push(await launched(database, client, accountId));
  const rows: ThreadSeed[] = [];
  for (let index = 0; index < count; index++)
    rows.push({ index, id: toBin(newId()), lead: null, enrollment: null });
  const each = Math.ceil(count / campaignCount);
  for (const [at, { row }] of campaigns.entries())
    await loadPeople(database, row, rows.slice(at * each, (at + 1) * each));
  const ofThread = ({ index }: ThreadSeed) => campaigns[Math.floor(index / each)]!;
  await loadData(
    database,
    'threads',
    threadColumns,
    map(rows, seed => threadRow(seed, ofThread(seed))),
  );
  await loadData(database, 'messages', messageColumns, messageRows(rows, ofThread));
  await loadData(database, 'thread_tokens', tokenColumns, tokenRows(rows, ofThread));
  await database.manager.query('ANALYZE TABLE threads, thread_tokens, messages, leads');
  return {
    threadIds: rows.map(({ id }) => fromBin(id)),
    campaigns: campaigns.map(({ row, ...mailbox }) => ({ id: row.id, ...mailbox })),
    perCampaign: each,
    start: new Date(startMs),
  };
}

async function launched(database: Database, client: Caller, accountId: string): Promise<LoadedCampaign> {
  const id = await launchCampaign(client, database, accountId);
  const row = (await readCampaign(database, accountId, id))!;
  const [mailbox] = await database.manager.query<{ id: Buffer; email: string }[]>(
    `SELECT m.id, m.email FROM campaign_mailboxes a JOIN mailboxes m ON m.account_id = a.account_id AND m.id = a.mailbox_id
      WHERE a.account_id = ? AND a.campaign_id = ?`,
    [toBin(accountId), toBin(row.id)],
  );
  return { row, mailboxId: fromBin(mailbox!.id), mailboxEmail: mailbox!.email };
}

interface ThreadSeed {
  index: number;
  id: Buffer;
  lead: Buffer | null;
  enrollment: Buffer | null;
}

function* map<From, To>(all: Iterable<From>, make: (each: From) => To): Iterable<To> {
  for (const each of all) yield make(each);
}

/** People of a campaign, one for each thread; notes the ids that their leads and enrollments have. */
async function loadPeople(database: Database, campaign: CampaignEntity, seeds: ThreadSeed[]): Promise<void> {
  const rows = populationRows(campaign, seeds[0]!.index, seeds.at(-1)!.index + 1);
  const noting = (key: 'lead' | 'enrollment', all: Iterable<LoadRow>) => {
    let at = 0;
    return map(all, row => {
      seeds[at++]![key] = row[1] as Buffer;
      return row;
    });
  };
  const leads = noting('lead', rows.leads);
  const enrollments = noting('enrollment', rows.enrollments);
  await loadPopulation(database, { people: rows.people, leads, enrollments });
}

const isAnswered = (index: number) => index % 3 > 0;
const answeredAt = (index: number) => new Date(startMs + ((index * 7_919) % 1_000_003) * stepMs);

const threadColumns = [
  'account_id', 'id', 'number', 'campaign_id', 'mailbox_id', 'lead_id', 'enrollment_id', 'global_lead_id', 'subject', 'snippet',
  'message_count', 'last_message_at', 'last_inbound_at', 'category', 'conversation_status', 'unread', 'has_reply', 'replied_on',
  'created_at', 'updated_at',
] as const; // prettier-ignore

const categoryOf = (index: number) =>
  isAnswered(index)
    ? (['Interested', 'Neutral', 'Not Interested', 'Auto Reply', null][index % 5] ?? null)
    : null;

function threadRow({ index, id, lead, enrollment }: ThreadSeed, { row, mailboxId }: LoadedCampaign): LoadRow {
  const at = answeredAt(index);
  const answered = isAnswered(index);
  return [
    toBin(row.account_id), id, numberAt(index), toBin(row.id), toBin(mailboxId), lead, enrollment,
    hash('sha256', contactAt(index).email, 'buffer'), subjectAt(index), bodyAt(index).slice(0, 200),
    perThread, at, answered ? at : null, categoryOf(index), index % 10 === 0 ? 'closed' : 'open',
    answered && index % 4 === 0 ? 1 : 0, answered ? 1 : 0, answered ? at.toISOString().slice(0, 10) : null,
    at, at,
  ]; // prettier-ignore
}

/** A word drawn so that few are frequent and most are rare, and each independent of the others (the mixer of MurmurHash3). */
function wordAt(seed: number): string {
  let mixed = Math.imul(seed ^ (seed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  const share = ((mixed ^ (mixed >>> 16)) >>> 0) / 4_294_967_296;
  return words[Math.floor(words.length ** share) - 1]!;
}

const subjectAt = (index: number) => `${wordAt(index % 40)} ${wordAt((index % 40) + 1_000)}`;
const bodyAt = (index: number) => Array.from({ length: 12 }, (_, at) => wordAt(index * 12 + at)).join(' ');

const messageColumns = [
  'account_id', 'id', 'thread_id', 'mailbox_id', 'direction', 'kind', 'message_id', 'message_id_hash', 'subject',
  'from_email', 'to_email', 'body_text', 'display_text', 'received_at', 'occurred_at', 'created_at',
] as const; // prettier-ignore

function* messageRows(
  seeds: Iterable<ThreadSeed>,
  of: (seed: ThreadSeed) => LoadedCampaign,
): Iterable<LoadRow> {
  for (const seed of seeds) {
    const { row, mailboxId, mailboxEmail } = of(seed);
    const { email } = contactAt(seed.index);
    for (let at = 0; at < perThread; at++) {
      const isInbound = at === 1 && isAnswered(seed.index);
      const messageId = messageIdAt(seed.index, at);
      const occurred = new Date(answeredAt(seed.index).getTime() + (at - 1) * 60_000);
      const [from, to] = isInbound ? [email, mailboxEmail] : [mailboxEmail, email];
      const body = bodyAt(seed.index);
      yield [
        toBin(row.account_id), toBin(newId()), seed.id, toBin(mailboxId), isInbound ? 'received' : 'sent',
        isInbound ? 'reply' : 'campaign', messageId, hash('sha256', messageId, 'buffer'), subjectAt(seed.index), from, to, body,
        isInbound ? body : null, isInbound ? occurred : null, occurred, occurred,
      ]; // prettier-ignore
    }
  }
}

const numberAt = (index: number) => index + 1;

function* tokenRows(
  seeds: readonly ThreadSeed[],
  of: (seed: ThreadSeed) => LoadedCampaign,
): Iterable<LoadRow> {
  const account = toBin(of(seeds[0]!).row.account_id);
  for (const { index } of seeds) {
    const { email, first_name, last_name } = contactAt(index);
    for (const token of threadWords([email, first_name, last_name, subjectAt(index), bodyAt(index)]))
      yield [account, token, numberAt(index)];
  }
}
