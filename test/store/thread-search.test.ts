import { expect } from 'chai';
import { campaigns, threadTagLinks, threadTags } from '../../server/src/store/entities.js';
import { fromBin, newId, toBin } from '../../server/src/store/database/ids.js';
import type { Page } from '../../server/src/store/database/deep-pages.js';
import { wordsOf } from '../../server/src/domain/inbox/search-words.js';
import { findThreads, type ThreadFilter } from '../../server/src/store/inbox/list/queries.js';
import type { ThreadSort } from '../../server/src/store/inbox/search/queries.js';
import { indexThreads, threadNumbers } from '../../server/src/store/inbox/search/indexing/queries.js';
import { transaction } from '../../server/src/store/database/transaction.js';
import { database, freshAccount } from '../support/database.js';

const seed = Number(process.env.TEST_SEED ?? Date.now() % 1_000_000);
const random = randomFrom(seed);
const below = (limit: number) => Math.floor(random() * limit);
const pick = <T>(all: readonly T[]) => all[below(all.length)]!;
const oneIn = (many: number) => below(many) === 0;

const categories = ['Interested', 'Neutral', 'Not Interested', 'Auto Reply', null] as const;
const statuses = ['open', 'closed'] as const;
/** Frequent ones and rare ones, that begin others, and that campaigns and tags are called. */
const vocabulary = [
  'all',
  'often',
  'oft',
  'half',
  'halfway',
  'tenth',
  'tent',
  'rare',
  'rarely',
  'winter',
  'hot',
];
const shares = [1, 0.6, 0.1, 0.5, 0.3, 0.1, 0.1, 0.01, 0.02, 0.02, 0.01];
/** Words as they are searched for; some begin no word at all. */
const asked = [
  ...vocabulary,
  'al',
  'of',
  'ha',
  'te',
  'ra',
  'early',
  'late',
  'nothing',
  'wint',
  'o',
  'w',
  'h',
];

/** Answers came in the course of half a year, some in the same moment. */
const timeOf = (at: number) => new Date(Date.UTC(2026, 0, 1) + at * 5 * 60 * 60_000);

interface ModelThread {
  id: string;
  words: Set<string>;
  campaign: number;
  mailboxId: string;
  tag: number | null;
  at: number | null;
  unread: boolean;
  status: (typeof statuses)[number];
  category: (typeof categories)[number];
}

describe(`searches for threads, by seed ${seed}`, () => {
  const names = ['Winter sale', 'Plain', 'Simple'];
  const tagNames = ['hot', 'cold'];
  const campaignIds = names.map(newId);
  const tagIds = tagNames.map(newId);
  const mailboxIds = [newId(), newId()];
  let accountId: string;
  let threads: ModelThread[];

  before(async function () {
    this.timeout(30_000);
    accountId = await freshAccount();
    threads = Array.from({ length: 600 }, (_, index) => {
      const at = oneIn(3) ? null : below(900);
      const words = vocabulary.filter((_, word) => random() < shares[word]!);
      if (at !== null) words.push(at < 450 ? 'early' : 'late');
      return {
        id: newId(),
        words: new Set([...words, `only${index}`]),
        campaign: below(names.length),
        mailboxId: pick(mailboxIds),
        tag: oneIn(4) ? below(tagNames.length) : null,
        at,
        unread: oneIn(4),
        status: pick(statuses),
        category: pick(categories),
      };
    });
    await store(accountId, threads);
  });

  async function store(accountId: string, threads: readonly ModelThread[]): Promise<void> {
    const { manager } = database();
    const account = toBin(accountId);
    const now = new Date();
    const times = { created_at: now, updated_at: now };
    for (const [at, name] of names.entries())
      await manager.getRepository(campaigns).insert({
        account_id: accountId,
        id: campaignIds[at]!,
        name,
        status: 'draft',
        source: 'manual',
        sending_interval_seconds: 1440,
        bucket_id: newId(),
        ...times,
      });
    for (const [at, name] of tagNames.entries())
      await manager
        .getRepository(threadTags)
        .insert({ account_id: accountId, id: tagIds[at]!, name, ...times });
    await manager.query(
      `INSERT INTO threads (account_id, id, campaign_id, mailbox_id, lead_id, global_lead_id, subject, last_message_at,
       last_inbound_at, category, conversation_status, unread, created_at, updated_at) VALUES ?`,
      [
        threads.map(({ id, campaign, mailboxId, at, category, status, unread }) => [
          account,
          toBin(id),
          toBin(campaignIds[campaign]!),
          toBin(mailboxId),
          toBin(newId()),
          Buffer.alloc(32),
          '',
          now,
          at === null ? null : timeOf(at),
          category,
          status,
          unread ? 1 : 0,
          now,
          now,
        ]),
      ],
    );
    const links = threads.flatMap(({ id, tag }) =>
      tag === null ? [] : { account_id: accountId, thread_id: id, tag_id: tagIds[tag]! },
    );
    await manager.getRepository(threadTagLinks).insert(links);
    const ids = threads.map(({ id }) => id);
    const numbers = await threadNumbers(manager, accountId, ids);
    const texts = threads.map(({ id, words }) => ({
      number: numbers.get(id)!,
      texts: [[...words].join(' ')],
    }));
    await transaction(database(), tx => indexThreads(tx, accountId, texts));
    await manager.query('ANALYZE TABLE threads, thread_tokens');
  }

  /** What a search has to find, in order. */
  function meant(filter: ThreadFilter, sort: ThreadSort): string[] {
    const isFound = (thread: ModelThread, asked: string) =>
      [
        ...thread.words,
        ...names[thread.campaign]!.toLowerCase().split(' '),
        ...(thread.tag === null ? [] : [tagNames[thread.tag]!]),
      ].some(word => (filter.search?.whole.has(asked) ? word === asked : word.startsWith(asked)));
    const { from, to, tagIds: tags } = filter;
    const found = threads.filter(
      thread =>
        (filter.search?.words ?? []).every(word => isFound(thread, word)) &&
        (filter.campaignId === undefined || campaignIds[thread.campaign] === filter.campaignId) &&
        (filter.mailboxId === undefined || thread.mailboxId === filter.mailboxId) &&
        (!filter.unreadOnly || (thread.unread && thread.at !== null)) &&
        (filter.conversationStatus === undefined || thread.status === filter.conversationStatus) &&
        (filter.category === undefined || (thread.category ?? 'no_category') === filter.category) &&
        (tags === undefined || (thread.tag !== null && tags.includes(tagIds[thread.tag]!))) &&
        (from === undefined || (thread.at !== null && timeOf(thread.at) >= from)) &&
        (to === undefined || (thread.at !== null && timeOf(thread.at) <= to)) &&
        (!filter.hasReplyOnly || thread.at !== null),
    );
    return sorted(found, sort);
  }

  function sorted(found: readonly ModelThread[], sort: ThreadSort): string[] {
    const order = sort === 'newest' ? -1 : 1;
    const byId = (a: ModelThread, b: ModelThread) => (a.id < b.id ? -1 : 1);
    return [...found]
      .sort(
        (a, b) =>
          Number(a.at === null) - Number(b.at === null) || order * ((a.at ?? 0) - (b.at ?? 0) || byId(a, b)),
      )
      .map(({ id }) => id);
  }

  function drawFilter(): ThreadFilter {
    const words = [...new Set(Array.from({ length: 1 + below(3) }, () => pick(asked)))];
    const whole = new Set(oneIn(3) ? words.filter(() => oneIn(2)) : []);
    const filter: ThreadFilter = { unreadOnly: oneIn(12), hasReplyOnly: !oneIn(3), search: { words, whole } };
    if (oneIn(12)) filter.campaignId = pick(campaignIds);
    if (oneIn(12)) filter.mailboxId = pick(mailboxIds);
    if (oneIn(12)) filter.conversationStatus = pick(statuses);
    if (oneIn(12)) filter.category = pick(categories) ?? 'no_category';
    if (oneIn(12)) filter.tagIds = [pick(tagIds)];
    if (oneIn(12)) filter.from = timeOf(below(900));
    if (oneIn(12)) filter.to = timeOf(below(900));
    return filter;
  }

  it('find and count, in order, what a plain look at every thread finds', async function () {
    this.timeout(60_000);
    await compare(450);
  });

  it('find threads by names of campaigns and tags whose letters the server does not take for those of the word', async () => {
    const account = await freshAccount();
    const now = new Date();
    const names = ['Größe Zwei', 'Zoo\u0308logie', 'Æther', 'ﬁnale', 'Plain'];
    const { manager } = database();
    const made = names.map(name => ({
      name,
      campaign: toBin(newId()),
      tag: newId(),
      id: toBin(newId()),
    }));
    const times = { created_at: now, updated_at: now };
    const draft = {
      status: 'draft',
      source: 'manual',
      sending_interval_seconds: 1440,
      bucket_id: newId(),
    } as const;
    for (const { name, campaign, tag } of made) {
      await manager
        .getRepository(campaigns)
        .insert({ account_id: account, id: fromBin(campaign), name, ...draft, ...times });
      await manager
        .getRepository(threadTags)
        .insert({ account_id: account, id: tag, name: `Tag ${name}`, ...times });
    }
    await manager.query(
      `INSERT INTO threads (account_id, id, campaign_id, mailbox_id, lead_id, global_lead_id, subject, last_message_at,
         conversation_status, created_at, updated_at) VALUES ?`,
      [
        made.map(({ id, campaign }) => [
          ...[toBin(account), id, campaign, id, id, Buffer.alloc(32), '', now, 'open', now, now],
        ]),
      ],
    );
    // Each thread is in its campaign, and carries the tag of the campaign after it.
    await manager.getRepository(threadTagLinks).insert(
      made.map(({ id }, at) => {
        return { account_id: account, thread_id: fromBin(id), tag_id: made[(at + 1) % made.length]!.tag };
      }),
    );
    for (const [asked, at] of [
      ...['größe', 'grosse', 'gröss', 'groß', 'GRÖSSE'].map(text => [text, 0] as const),
      ...['zoölogie', 'zoologie', 'Zoo\u0308logie'].map(text => [text, 1] as const),
      ...['æther', 'aether', 'aet'].map(text => [text, 2] as const),
      ...['finale', 'ﬁnale'].map(text => [text, 3] as const),
      ...['plain', 'pla'].map(text => [text, 4] as const),
    ]) {
      const filter: ThreadFilter = {
        unreadOnly: false,
        hasReplyOnly: false,
        search: { words: wordsOf(asked), whole: new Set() },
      };
      const { ids } = await find(account, filter, 'newest', { limit: 20, offset: 0 });
      const meant = [made[at]!, made[(at + made.length - 1) % made.length]!].map(({ id }) => fromBin(id));
      expect(ids, asked).to.have.members(meant);
    }
  });

  async function find(account: string, filter: ThreadFilter, sort: ThreadSort, page: Page) {
    const { ids, counting } = await findThreads(database().manager, account, filter, sort, page);
    return { ids: ids.map(fromBin), total: await counting };
  }

  async function compare(rounds: number): Promise<void> {
    for (let round = 0; round < rounds; round++) {
      const filter = drawFilter();
      const sort = pick(['newest', 'oldest'] as const);
      const page = { limit: pick([0, 1, 5, 20, 700]), offset: oneIn(2) ? 0 : below(300) };
      const all = meant(filter, sort);
      const { ids, total } = await find(accountId, filter, sort, page);
      expect(
        { total, ids },
        `round ${round}: ${JSON.stringify({ filter, whole: [...(filter.search?.whole ?? [])], sort, page })}`,
      ).to.deep.equal({ total: all.length, ids: all.slice(page.offset, page.offset + page.limit) });
    }
  }
});

/** Mulberry32: numbers from 0 to 1 that a seed repeats. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
