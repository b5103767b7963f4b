import { expect } from 'chai';
import type { EntityManager } from 'typeorm';
import { fromBin, newId, toBin } from '../../server/src/store/database/ids.js';
import { type Excepted, dueMailboxes } from '../../server/src/store/mailboxes/sending/queries.js';
import { email, flow, node } from '../domain/flow/fixtures.js';
import { freshAccount, runSql } from '../support/database.js';
import { buildLaunched, enroll, manyLeads, monday, sandboxMailbox } from '../support/engine.js';

const one = flow([node('lead', 'leadSource'), email('first')], 'lead>first');

describe('mailboxes with something to send', () => {
  let accountId: string;
  let mailboxes: string[];
  let campaigns: string[];

  // Two campaigns with a mailbox each, a third mailbox without one, and a paused campaign.
  before(async () => {
    accountId = await freshAccount(monday);
    mailboxes = [
      await sandboxMailbox(accountId),
      await sandboxMailbox(accountId),
      await sandboxMailbox(accountId),
    ];
    const build = async (mailbox: number, status: 'running' | 'paused') => {
      const settings = { flow: one, mailboxIds: [mailboxes[mailbox]!], status };
      const id = await buildLaunched(accountId, settings, monday);
      await enroll(accountId, id, manyLeads(2), monday);
      return id;
    };
    campaigns = [await build(0, 'running'), await build(1, 'running'), await build(2, 'paused')];
  });
  after(() => runSql('DELETE FROM enrollments WHERE account_id = ?', [toBin(accountId)]));

  const own = `SELECT campaign_id FROM enrollments WHERE account_id = ? AND awaits = 'send' AND next_action_at <= ?`;
  const ways = {
    /** As if nobody else were there, so that few are due. */
    few: (): Promise<unknown[]> => runSql(own, [toBin(accountId), monday]),
    many: (): Promise<unknown[]> =>
      Promise.resolve(Array.from({ length: 50 }, () => ({ campaign_id: toBin(newId()) }))),
  };

  for (const [name, dueNow] of Object.entries(ways)) {
    const found = async (except: Excepted = {}) => {
      let isFirst = true;
      const db = {
        query(sql: string, params: unknown[]): Promise<unknown[]> {
          const isSample = isFirst;
          isFirst = false;
          return isSample ? dueNow() : runSql(sql, params);
        },
      };
      const due = await dueMailboxes(db as unknown as EntityManager, monday, 10_000, except);
      return due.flatMap(({ id }) => (mailboxes.includes(id) ? [mailboxes.indexOf(id)] : [])).sort();
    };

    it(`are those of running campaigns that are not left out, where ${name} emails are due`, async () => {
      expect(await found()).to.deep.equal([0, 1]);
      expect(await found({ campaigns: [campaigns[0]!] })).to.deep.equal([1]);
      expect(await found({ campaigns: campaigns.slice(0, 2) })).to.deep.equal([]);
      expect(await found({ mailboxes: [mailboxes[1]!] })).to.deep.equal([0]);
    });

    it(`are those that follow-ups wait for, where ${name} emails are due`, async () => {
      const [row] = await runSql<{ id: Buffer }[]>(
        'SELECT id FROM enrollments WHERE account_id = ? AND campaign_id = ? LIMIT 1',
        [toBin(accountId), toBin(campaigns[0]!)],
      );
      const stick = (mailbox: Buffer | null) =>
        runSql('UPDATE enrollments SET mailbox_id = ? WHERE account_id = ? AND id = ?', [
          mailbox,
          toBin(accountId),
          row!.id,
        ]);
      await stick(toBin(mailboxes[2]!));
      expect(await found(), fromBin(row!.id)).to.deep.equal([0, 1, 2]);
      await stick(null);
    });
  }
});
