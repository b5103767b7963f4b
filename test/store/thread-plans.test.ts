import { expect } from 'chai';
import type { EntityManager } from 'typeorm';
import { fromBin, newId, toBin } from '../../server/src/store/database/ids.js';
import { indexThreads, threadNumbers } from '../../server/src/store/inbox/search/indexing/queries.js';
import { transaction } from '../../server/src/store/database/transaction.js';
import { listThreads, type ThreadFilter } from '../../server/src/store/inbox/list/queries.js';
import type { ThreadSort } from '../../server/src/store/inbox/search/queries.js';
import { database, expectIndexed, freshAccount, runSql } from '../support/database.js';

/** More than are looked through as a whole. */
const total = 14_000;
const categories = ['Interested', 'Neutral', 'Not Interested', 'Auto Reply', null];
const answeredAt = (i: number) => (i % 4 === 0 ? null : new Date(((i * 7919) % total) * 1000));

describe('lists of threads', () => {
  let accountId: string;
  const campaigns = Array.from({ length: 5 }, newId);
  const mailboxes = Array.from({ length: 5 }, newId);
  const ids = Array.from({ length: total }, newId);

  before(async function () {
    this.timeout(60_000);
    accountId = await freshAccount();
    const account = toBin(accountId);
    const { manager } = database();
    const threads = ids.map((id, i) => [
      account,
      toBin(id),
      toBin(campaigns[i % 5]!),
      toBin(mailboxes[i % 5]!),
      toBin(newId()),
      Buffer.alloc(32, i % 251),
      `Subject ${i}`,
      new Date(i * 1000),
      answeredAt(i),
      categories[i % 5],
      i % 3 === 0 ? 'closed' : 'open',
      i % 2,
      new Date(),
      new Date(),
    ]);
    for (let start = 0; start < total; start += 2_000)
      await manager.query(
        `INSERT INTO threads (account_id, id, campaign_id, mailbox_id, lead_id, global_lead_id, subject, last_message_at,
         last_inbound_at, category, conversation_status, unread, created_at, updated_at) VALUES ?`,
        [threads.slice(start, start + 2_000)],
      );
    const numbers = await threadNumbers(manager, accountId, ids);
    const texts = ids.map((id, i) => ({
      number: numbers.get(id)!,
      texts: [`common ${i % 5 < 4 ? 'often' : 'seldom'} word${i % 100} rare${i}`],
    }));
    await transaction(database(), tx => indexThreads(tx, accountId, texts));
    await manager.query('ANALYZE TABLE threads, thread_tokens');
  });

  /** The statements that find the ids of a page, or others that begin so. */
  async function statements(
    filter: Partial<ThreadFilter>,
    sort: ThreadSort,
    beginning = 'SELECT t.id',
  ): Promise<[string, unknown[]][]> {
    const seen: [string, unknown[]][] = [];
    const recording = {
      query: (sql: string, values: unknown[]) => {
        if (sql.startsWith(beginning)) seen.push([sql, values]);
        return runSql(sql, values);
      },
    } as EntityManager;
    const page = { limit: 20, offset: 100 };
    await listThreads(recording, accountId, { unreadOnly: false, hasReplyOnly: true, ...filter }, sort, page);
    return seen;
  }

  const from = new Date(1_000_000);
  const cases: [string, Partial<ThreadFilter>, string][] = [
    ['all answered', {}, 'newest'],
    ['all', { hasReplyOnly: false }, 'newest'],
    ['a campaign', { campaignId: campaigns[0]! }, 'of_campaign'],
    ['a mailbox', { mailboxId: mailboxes[0]! }, 'of_mailbox'],
    ['a category', { category: 'Interested' }, 'by_category'],
    ['no category', { category: 'no_category' }, 'by_category'],
    ['unread', { unreadOnly: true }, 'by_unread'],
    ['closed', { conversationStatus: 'closed' }, 'by_status'],
    ['a time', { from }, 'newest'],
    ['a category of a campaign', { campaignId: campaigns[1]!, category: 'Neutral' }, 'of_campaign_category'],
    ['a campaign and a time', { campaignId: campaigns[1]!, from }, 'of_campaign'],
  ];
  for (const [name, filter, index] of cases)
    for (const sort of ['newest', 'oldest'] as const)
      it(`reads ${name}, ${sort} first, along an index`, async () => {
        const found = await statements(filter, sort);
        expect(found).to.not.have.length(0);
        for (const [sql, values] of found) await expectIndexed(sql, values, index);
      });

  for (const filter of [
    { campaignId: campaigns[0]!, unreadOnly: true, category: 'Interested' },
    { mailboxId: mailboxes[0]!, conversationStatus: 'closed', category: 'no_category' },
    { category: 'Neutral', unreadOnly: true, conversationStatus: 'open' },
    { unreadOnly: true, conversationStatus: 'closed' },
  ] as Partial<ThreadFilter>[])
    it(`reads ${Object.keys(filter).join(', ')} from the entries of an index alone`, async () => {
      const found = await statements(filter, 'newest');
      for (const [sql, values] of found) {
        const [step] = await runSql<{ Extra: string }[]>(`EXPLAIN FORMAT=TRADITIONAL ${sql}`, values);
        expect(step!.Extra).to.include('Using index').and.not.include('filesort');
      }
    });

  it('reads the mailbox and the tags of each thread of a page by their keys', async () => {
    const [read] = await statements({}, 'newest', 'SELECT h.*');
    const steps = await runSql<{ table: string; select_type: string; key: string }[]>(
      `EXPLAIN FORMAT=TRADITIONAL ${read![0]}`,
      read![1],
    );
    const meant = steps.filter(
      ({ table, select_type }) => table === 'm' || select_type === 'DEPENDENT SUBQUERY',
    );
    expect(meant.map(({ key }) => key)).to.deep.equal(['PRIMARY', 'PRIMARY', 'PRIMARY']);
  });

  const matches: [string, Partial<ThreadFilter>, (i: number) => boolean][] = [
    ['a frequent word', { search: wordsFrom(['common']) }, () => true],
    ['a frequent word, answered or not', { search: wordsFrom(['comm']), hasReplyOnly: false }, () => true],
    ['two frequent words', { search: wordsFrom(['common', 'often']) }, i => i % 5 < 4],
    [
      'a frequent and a rare word',
      { search: wordsFrom(['often', 'word7']) },
      i => i % 5 < 4 && /^7/.test(String(i % 100)),
    ],
    [
      'two frequent words, answered or not',
      { search: wordsFrom(['common', 'of']), hasReplyOnly: false },
      i => i % 5 < 4,
    ],
    [
      'a frequent word of a campaign',
      { search: wordsFrom(['common']), campaignId: campaigns[2]! },
      i => i % 5 === 2,
    ],
    [
      'a frequent word, unread',
      { search: wordsFrom(['often']), unreadOnly: true },
      i => i % 5 < 4 && i % 2 === 1,
    ],
    ['a word that nothing has', { search: wordsFrom(['common', 'nothing']) }, () => false],
  ];
  for (const [name, filter, isMeant] of matches)
    for (const sort of ['newest', 'oldest'] as const)
      it(`finds and counts ${name}, ${sort} first`, async () => {
        const asked = { unreadOnly: false, hasReplyOnly: true, ...filter };
        const meant = Array.from({ length: total }, (_, i) => i).filter(
          i => isMeant(i) && (!asked.hasReplyOnly || i % 4 > 0),
        );
        const [searched, walked]: [string[], string[]] = [[], []];
        const recording = {
          async query(sql: string, values: unknown[]) {
            const rows = await runSql<{ id: Buffer }[]>(sql, values);
            if (sql.startsWith('SELECT id, COUNT')) searched.push(...rows.map(({ id }) => fromBin(id)));
            if (sql.startsWith('SELECT t.id')) walked.push(...rows.map(({ id }) => fromBin(id)));
            return rows;
          },
        } as EntityManager;
        const page = { limit: 20, offset: 40 };
        const { total: counted } = await listThreads(recording, accountId, asked, sort, page);
        expect(counted).to.equal(Math.min(meant.length, name.startsWith('two frequent') ? 500 : 10_000));
        const order = sort === 'newest' ? -1 : 1;
        const wanted = meant
          .map(i => ({ i, at: answeredAt(i) }))
          .sort(
            (a, b) => Number(a.at === null) - Number(b.at === null) || order * (Number(a.at) - Number(b.at)),
          )
          .slice(40, 60);
        // Where a search finds too many, the page is read along the list.
        expect(walked.length > 0 ? walked : searched).to.deep.equal(wanted.map(({ i }) => ids[i]));
      });

  it('walks the list and looks up the words of its threads, sorting none', async () => {
    const [[sql, values]] = (
      await statements({ search: wordsFrom(['word']), hasReplyOnly: false }, 'newest')
    ).slice(-1) as [[string, unknown[]]];
    const plan = await runSql<PlanStep[]>(`EXPLAIN FORMAT=TRADITIONAL ${sql}`, values);
    const [list, ...others] = plan;
    expect(list).to.include({ table: 't', key: 'newest' });
    expect(list!.Extra).to.not.include('filesort');
    expect(others.map(({ key }) => key)).to.deep.equal(['of_thread']);
  });

  it('finds the threads of a rare word by their numbers', async () => {
    const [found] = await statements({ search: wordsFrom(['word77']) }, 'newest', 'SELECT id, COUNT');
    const plan = await runSql<PlanStep[]>(`EXPLAIN FORMAT=TRADITIONAL ${found![0]}`, found![1]);
    expect(plan.map(({ table, key }) => [table, key])).to.have.deep.members([
      ['<derived2>', null],
      ['d', 'PRIMARY'],
      ['t', 'numbered'],
    ]);
  });

  it('follows the rarest word, and looks the others up', async () => {
    const search = { words: ['wo', 'common', 'rare77'], whole: new Set(['common']) };
    const [read] = await statements({ search }, 'newest', 'SELECT id, COUNT');
    const [, joinedWord, , leadingWord] = read![1];
    expect([joinedWord, leadingWord]).to.deep.equal(['common', 'rare77']);
    const plan = await runSql<PlanStep[]>(`EXPLAIN FORMAT=TRADITIONAL ${read![0]}`, read![1]);
    // A word that begins others is looked up among the words of a thread, one that begins none is joined.
    expect(plan.map(({ table, key }) => [table.replace(/^k\d$/, 'k'), key])).to.have.deep.members([
      ['<derived2>', null],
      ['d', 'PRIMARY'],
      ['k', 'PRIMARY'],
      ['t', 'numbered'],
      ['k', 'of_thread'],
    ]);
  });
});

interface PlanStep {
  table: string;
  key: string | null;
  type: string;
  Extra: string | null;
}

/** A search for threads that have words which begin so. */
function wordsFrom(words: string[]) {
  return { words, whole: new Set<string>() };
}
