import { expect } from 'chai';
import type { MailboxEntity } from '../../../server/src/store/entities.js';
import { findMailbox } from '../../../server/src/store/mailboxes/sending/queries.js';
import { toBin } from '../../../server/src/store/database/ids.js';
import { sequence } from '../../domain/flow/fixtures.js';
import { enrollmentsOf } from '../../support/build.js';
import { headerOf, type ApiServer } from '../../support/api-server.js';
import { apiMailbox, startProviders, type Providers } from '../../support/api-mailbox.js';
import { apiTasks, type ApiTasks } from '../../support/api-tasks.js';
import { database, freshAccount, runSql } from '../../support/database.js';
import { buildLaunched, enroll, ledger, manyLeads, monday, runUntilIdle } from '../../support/engine.js';
import { VirtualClock } from '../../support/virtual-clock.js';

const minute = 60_000;
const day = 24 * 60 * minute;

for (const provider of ['google', 'microsoft'] as const)
  describe(`sending through the API of ${provider}`, () => {
    let clock: VirtualClock;
    let providers: Providers;
    let worker: ApiTasks;
    let accountId: string;
    let mailboxId: string;
    let campaignId: string;
    /** The one of the two that is tested. */
    let api: ApiServer & { sent(): Buffer[] };

    beforeEach(async () => {
      clock = new VirtualClock(monday);
      providers = await startProviders(() => clock.now());
      api = provider === 'google' ? providers.gmail : providers.graph;
      worker = apiTasks(database(), clock, providers.all, { isReading: false });
      accountId = await freshAccount(clock.now());
      mailboxId = await apiMailbox(providers, accountId, provider, clock.now());
      campaignId = await buildLaunched(
        accountId,
        { flow: sequence(3 * 86_400), mailboxIds: [mailboxId] },
        clock.now(),
      );
    });
    afterEach(async () => {
      await runSql('UPDATE inbound_cursors SET due_at = NULL WHERE account_id = ?', [toBin(accountId)]);
      await worker.close();
      await providers.close();
    });

    const mailbox = async () =>
      (await findMailbox(database().manager, accountId, mailboxId)) as MailboxEntity;
    const run = () => runUntilIdle(worker.tasks);
    const sends = (emails: readonly { email: string }[]) =>
      enroll(accountId, campaignId, emails, clock.now()).then(run);
    /** Moves time on, as if the inbox had been read until then: follow-ups wait for that. */
    async function later(ms: number): Promise<void> {
      await clock.advance(ms);
      await runSql('UPDATE inbound_cursors SET checked_at = ? WHERE account_id = ?', [
        clock.now(),
        toBin(accountId),
      ]);
      await run();
    }
    const states = async () => (await ledger(accountId)).map(({ state }) => state);
    const ids = () => api.sent().map(raw => headerOf(raw, 'Message-ID'));
    /** The calls that hand a message over. */
    const handOver =
      provider === 'google' ? /POST .*messages\/send$/ : /POST \/v1.0\/me\/messages\/.*\/send$/;

    it('sends a campaign, each message once and as it is, and its follow-ups', async () => {
      await sends(manyLeads(3));
      const rows = await ledger(accountId);
      expect(rows.map(({ state }) => state)).to.deep.equal(['sent', 'sent', 'sent']);
      expect(ids()).to.have.members(rows.map(row => row.message_id));
      expect(api.sent().map(raw => headerOf(raw, 'To'))).to.have.members(rows.map(row => row.to_email));
      for (const raw of api.sent()) expect(raw.toString()).to.match(/\r\n\r\n--[^]*--\r\n$/);
      await later(3 * day);
      expect(await states()).to.deep.equal(Array(6).fill('sent'));
      expect(
        api
          .sent()
          .slice(3)
          .map(raw => headerOf(raw, 'In-Reply-To')),
      ).to.have.members(ids().slice(0, 3));
      expect(await mailbox()).to.include({ status: 'connected', sent_today: 3 });
    });

    it('keeps to the cap of the mailbox', async () => {
      await runSql('UPDATE mailboxes SET daily_cap = 2 WHERE id = ?', [toBin(mailboxId)]);
      await sends(manyLeads(3));
      expect(api.sent()).to.have.length(2);
      await later(day);
      expect(api.sent()).to.have.length(3);
    });

    it('rests as long as a rate limit says, and counts it against nobody', async () => {
      const how = {
        status: 429,
        body: { error: { code: 429, message: 'Too many requests' } },
        headers: { 'retry-after': '1200' },
      };
      void api.fault(handOver, { when: 'before', how });
      await sends(manyLeads(1));
      expect(await states()).to.deep.equal(['queued']);
      expect(await mailbox()).to.include({ status: 'error', trouble: 'sending' });
      await later(19 * minute);
      expect(api.sent()).to.have.length(0);
      await later(2 * minute);
      expect(await states()).to.deep.equal(['sent']);
      expect(api.sent()).to.have.length(1);
      expect((await enrollmentsOf(accountId, campaignId))[0]).to.include({ attempts: 0 });
      if (provider === 'microsoft') expect(providers.graph.drafts()).to.have.length(0);
    });

    it('tries again after a limit that is reported as forbidden, and after a failure before anything could leave', async () => {
      const limit = { code: 403, message: 'Rate Limit Exceeded', errors: [{ reason: 'rateLimitExceeded' }] };
      void api.fault(handOver, { when: 'before', how: { status: 403, body: { error: limit } } });
      await sends(manyLeads(1));
      expect((await mailbox()).trouble).to.equal('sending');
      void api.fault(handOver, { when: 'before', how: { status: 503 } });
      await later(minute);
      await later(2 * minute);
      // It may have failed after it sent.
      expect(await states()).to.deep.equal(['unknown']);
      expect(api.sent()).to.have.length(0);
    });

    it('ends the sequence of an address that the provider refuses', async () => {
      await sends([{ email: 'refused@example.org' }, ...manyLeads(1)]);
      expect((await states()).toSorted()).to.deep.equal(['failed', 'sent']);
      const [row] = (await enrollmentsOf(accountId, campaignId)).filter(({ state }) => state !== 'active');
      expect(row).to.include({ state: 'stopped', reason: 'bounced' });
      expect((await mailbox()).status).to.equal('connected');
    });

    it('gets a new token for one that has expired', async () => {
      await sends(manyLeads(1));
      providers.oauth.forgetAccess();
      await sends(manyLeads(1));
      expect(await states()).to.deep.equal(['sent', 'sent']);
      expect(providers.oauth.grants.refresh_token).to.equal(2);
    });

    it('shows a permission that was taken back as a login that is refused', async () => {
      providers.oauth.revoke();
      await sends(manyLeads(1));
      expect(await mailbox()).to.include({ status: 'error', trouble: 'sending_login' });
      for (let tries = 0; tries < 5; tries++) await later(day / 4);
      expect((await mailbox()).status).to.equal('disconnected');
      expect(await states()).to.deep.equal(['queued']);
    });

    it('asks the provider for a message whose response was lost', async () => {
      void api.fault(handOver, { when: 'after', how: 'cut' });
      await sends(manyLeads(1));
      expect(await states()).to.deep.equal(['unknown']);
      await later(2 * minute);
      expect(await states()).to.deep.equal(['sent']);
      expect(api.sent()).to.have.length(1);
    });

    it('gives up a server that does not respond, and asks it later', async () => {
      const hung = api.fault(handOver, { when: 'after', how: 'hang' });
      const sending = sends(manyLeads(1));
      await hung;
      await clock.advance(81_000);
      await sending;
      expect(await states()).to.deep.equal(['unknown']);
      await later(2 * minute);
      expect(await states()).to.deep.equal(['sent']);
      expect(api.sent()).to.have.length(1);
    });

    it('does not send again what was sent in spite of an error of the server', async () => {
      void api.fault(handOver, { when: 'after', how: { status: 500 } });
      await sends(manyLeads(1));
      for (let tries = 0; tries < 3; tries++) await later(5 * minute);
      expect(await states()).to.deep.equal(['sent']);
      expect(api.sent()).to.have.length(1);
    });

    it('never sends blindly what may have left', async () => {
      void api.fault(handOver, { when: 'before', how: 'cut' });
      await sends(manyLeads(1));
      expect(await states()).to.deep.equal(['unknown']);
      for (let hours = 0; hours < 3; hours++) await later(60 * minute);
      // Exchange may have submitted what is still in Drafts.
      expect(await states()).to.deep.equal(['unknown']);
      expect(api.sent()).to.have.length(0);
      expect(providers.graph.drafts()).to.have.length(provider === 'google' ? 0 : 1);
    });

    it('finds what was sent under the Message-ID that the provider gave it', async () => {
      providers.graph.hasOwnIds = true;
      providers.gmail.messageIds = 'moved';
      await sends(manyLeads(1));
      const kept = () => (provider === 'google' ? ids() : providers.graph.sentIds());
      expect((await ledger(accountId)).map(row => row.message_id)).to.deep.equal(kept());
      void api.fault(handOver, { when: 'after', how: 'cut' });
      await later(3 * day);
      await later(2 * minute);
      const rows = await ledger(accountId);
      expect(rows.map(({ state }) => state)).to.deep.equal(['sent', 'sent']);
      expect(rows.map(row => row.message_id)).to.deep.equal(kept());
      expect(headerOf(api.sent()[1]!, 'In-Reply-To')).to.equal(kept()[0]);
    });
  });
