import { expect } from 'chai';
import type { MailboxEntity } from '../../../server/src/store/entities.js';
import { toBin } from '../../../server/src/store/database/ids.js';
import { findMailbox } from '../../../server/src/store/mailboxes/sending/queries.js';
import { sequence } from '../../domain/flow/fixtures.js';
import { apiMailbox, startProviders, type Providers } from '../../support/api-mailbox.js';
import { headerOf, type ApiServer } from '../../support/api-server.js';
import { apiTasks, type ApiTasks } from '../../support/api-tasks.js';
import { enrollmentsOf } from '../../support/build.js';
import { database, freshAccount, runSql } from '../../support/database.js';
import { buildLaunched, enroll, ledger, manyLeads, monday, runUntilIdle } from '../../support/engine.js';
import { rawMail } from '../../support/mail.js';
import { VirtualClock } from '../../support/virtual-clock.js';

const minute = 60_000;
const day = 24 * 60 * minute;

for (const provider of ['google', 'microsoft'] as const)
  describe(`mail through the API of ${provider}`, () => {
    let clock: VirtualClock;
    let providers: Providers;
    let worker: ApiTasks;
    let accountId: string;
    let mailboxId: string;
    let campaignId: string;
    let api: ApiServer;

    beforeEach(async () => {
      clock = new VirtualClock(monday);
      providers = await startProviders(() => clock.now());
      api = provider === 'google' ? providers.gmail : providers.graph;
      worker = apiTasks(database(), clock, providers.all);
      accountId = await freshAccount(clock.now());
      mailboxId = await apiMailbox(providers, accountId, provider, clock.now());
      const settings = { flow: sequence(3 * 86_400), mailboxIds: [mailboxId] };
      campaignId = await buildLaunched(accountId, settings, clock.now());
    });
    afterEach(async () => {
      await runSql('UPDATE inbound_cursors SET due_at = NULL WHERE account_id = ?', [toBin(accountId)]);
      await worker.close();
      await providers.close();
    });

    const run = () => runUntilIdle(worker.tasks);
    const mailbox = async () =>
      (await findMailbox(database().manager, accountId, mailboxId)) as MailboxEntity;

    /** Writes to people; answers who they are and what each got. */
    async function write(count: number): Promise<{ to: string; messageId: string }[]> {
      await enroll(accountId, campaignId, manyLeads(count), clock.now());
      await run();
      const sent = (await ledger(accountId)).slice(-count);
      return sent.map(({ to_email: to, message_id: messageId }) => ({ to, messageId }));
    }

    /** Lets a reply arrive. */
    function reply({ to, messageId }: { to: string; messageId: string }, text: string, isSpam = false): void {
      const references = [`In-Reply-To: ${messageId}`, `References: ${messageId}`];
      const id = `Message-ID: <${text.replace(/\W/g, '')}-${to}>`;
      const raw = rawMail(`From: ${to}`, id, ...references, 'Subject: Re: Hi', '', text);
      if (provider === 'google') providers.gmail.deliver(raw, clock.now(), isSpam ? 'SPAM' : 'INBOX');
      else providers.graph.deliver(raw, clock.now(), isSpam ? 'junkemail' : 'inbox');
    }

    async function later(ms: number): Promise<void> {
      await clock.advance(ms);
      await run();
    }

    const received = async () => {
      const sql = `SELECT body_text FROM messages WHERE account_id = ? AND direction = 'received' ORDER BY occurred_at, id`;
      const rows = await runSql<{ body_text: string }[]>(sql, [toBin(accountId)]);
      return rows.map(row => row.body_text.trim());
    };
    const cursors = () =>
      runSql<{ folder: string; sync_state: string | null }[]>(
        'SELECT folder, sync_state FROM inbound_cursors WHERE account_id = ? ORDER BY folder',
        [toBin(accountId)],
      );

    it('puts a reply into the thread of its lead, and ends the sequence of that one', async () => {
      const [first, second] = await write(2);
      reply(first!, 'Sounds good.');
      await later(minute);
      expect(await received()).to.deep.equal(['Sounds good.']);
      const enrolled = await enrollmentsOf(accountId, campaignId);
      expect(enrolled.map(({ state }) => state).toSorted()).to.deep.equal(['active', 'stopped']);
      await later(3 * day);
      await later(minute);
      const written = (await ledger(accountId)).map(({ to_email }) => to_email);
      expect(written.filter(to => to === first!.to)).to.have.length(1);
      expect(written.filter(to => to === second!.to)).to.have.length(2);
      // Nothing was changed in the mailbox.
      const changes = api.calls.filter(call => /^(?:PATCH|DELETE|PUT)|modify|\/move/.test(call));
      expect(changes).to.deep.equal([]);
    });

    it('reads spam too, each mail once, and many over several pages', async () => {
      const people = await write(7);
      for (const [index, person] of people.entries()) reply(person, `Reply ${index}.`, index === 3);
      await later(minute);
      expect((await received()).toSorted()).to.deep.equal(people.map((_, index) => `Reply ${index}.`));
      const fetches = () => api.calls.filter(call => /\$value$|\/messages\/g\d+$/.test(call)).length;
      const before = fetches();
      await later(minute);
      expect(fetches()).to.equal(before);
      expect((await cursors()).every(({ sync_state }) => sync_state !== null)).to.equal(true);
    });

    if (provider === 'google') {
      it('reads what its owner archived before it was read, and what was moved to the inbox later', async () => {
        const [first, second] = await write(2);
        await later(minute);
        reply(first!, 'Archived.');
        providers.gmail.moveNewest('ARCHIVE');
        await later(minute);
        const raw = (text: string) =>
          rawMail(`From: ${second!.to}`, `In-Reply-To: ${second!.messageId}`, 'Subject: Re: Hi', '', text);
        providers.gmail.deliver(raw('Filtered.'), clock.now(), 'ARCHIVE');
        await later(minute);
        expect(await received()).to.deep.equal(['Archived.']);
        providers.gmail.moveNewest('INBOX');
        await later(minute);
        expect(await received()).to.deep.equal(['Archived.', 'Filtered.']);
      });

      it('keeps a reply to a message whose new Message-ID is not known yet until it is', async () => {
        providers.gmail.messageIds = 'moved';
        void providers.gmail.fault(/POST .*messages\/send$/, { when: 'after', how: 'cut' });
        const [person] = await write(1);
        const [sent] = providers.gmail.sent();
        expect((await ledger(accountId)).map(({ state }) => state)).to.deep.equal(['unknown']);
        reply({ to: person!.to, messageId: headerOf(sent!, 'Message-ID')! }, 'Gladly.');
        await later(minute / 2);
        expect(await received()).to.deep.equal([]);
        for (let tries = 0; tries < 4; tries++) await later(2 * minute);
        expect(await received()).to.deep.equal(['Gladly.']);
        expect((await enrollmentsOf(accountId, campaignId)).map(({ state }) => state)).to.deep.equal([
          'stopped',
        ]);
      });
    }

    it('reads by date again when the provider no longer knows the cursor', async () => {
      const [first, second] = await write(2);
      reply(first!, 'One.');
      await later(minute);
      reply(second!, 'Two.');
      if (provider === 'google') providers.gmail.forgetHistory();
      else providers.graph.forgetDeltas();
      await later(minute);
      expect(await received()).to.deep.equal(['One.', 'Two.']);
    });

    it('goes on after a rate limit and a broken connection, and loses nothing', async () => {
      const people = await write(2);
      for (const [index, person] of people.entries()) reply(person, `Reply ${index}.`);
      const get = provider === 'google' ? /\/messages\/g\d+$/ : /\$value$/;
      void api.fault(get, { when: 'before', how: { status: 429, body: {} } });
      void api.fault(get, { when: 'after', how: 'cut' });
      await later(minute);
      expect((await mailbox()).trouble).to.equal('reading');
      for (let tries = 0; tries < 4; tries++) await later(15 * minute);
      expect((await received()).toSorted()).to.deep.equal(['Reply 0.', 'Reply 1.']);
      expect((await mailbox()).trouble).to.equal(null);
    });

    it('gets a new token for one that has expired, and shows one that was taken back as a login', async () => {
      const [person] = await write(1);
      providers.oauth.forgetAccess();
      reply(person!, 'Yes.');
      await later(minute);
      expect(await received()).to.deep.equal(['Yes.']);
      providers.oauth.revoke();
      await later(minute);
      expect(await mailbox()).to.include({ status: 'error', trouble: 'reading_login' });
      expect((await mailbox()).status_reason).to.match(/^Mail cannot be read: .*did not issue a token/);
    });
  });
