import { expect } from 'chai';
import { branching, email, flow, node, sequence, wait } from '../domain/flow/fixtures.js';
import { buildLead, buildMailbox, enrollmentsOf, unknownId } from '../support/build.js';
import { database, runSql } from '../support/database.js';
import { runUntilIdle } from '../support/engine.js';
import { newClient, service, type Client } from '../support/service.js';
import { createFlowRunner } from '../../server/src/engine/flow/runner.js';
import { hashToBin, toBin } from '../../server/src/store/database/ids.js';
import type { Flow } from '../../server/src/domain/flow/types.js';

describe('the people in a flow', () => {
  let client: Client;
  beforeEach(async () => {
    client = await newClient();
  });

  async function campaignWith(body: object = {}): Promise<string> {
    return (await client.post('/v1/campaigns', { name: 'F', ...body })).body.data.id;
  }

  async function launched(flow_data: Flow): Promise<string> {
    const id = await campaignWith({ flow_data, mailbox_ids: [await buildMailbox(client.accountId)] });
    expect((await client.post(`/v1/campaigns/${id}/launch`)).status).to.equal(200);
    return id;
  }

  const save = (id: string, graph: unknown, query = '') =>
    client.post(`/v1/campaigns/${id}/flow${query}`, graph);

  describe('that loses steps', () => {
    it('takes those who stood there to the next step that is left, or to the end', async () => {
      const steps = [
        node('lead', 'leadSource'),
        email('first'),
        wait('pause'),
        email('second'),
        node('sort', 'aiCategorizer'),
        email('thanks'),
      ];
      const id = await launched(
        flow(steps, 'lead>first', 'first>pause', 'pause>second', 'second>sort', 'sort:interested>thanks'),
      );
      for (const name of ['waits', 'waits-for-answer', 'is-sent', 'is-paused', 'is-away'])
        await client.post(`/v1/campaigns/${id}/leads`, { email: `${name}@example.com` });
      const stand = (name: string, nodeId: string, awaits: string | null) =>
        runSql(
          `UPDATE enrollments e JOIN leads l ON l.account_id = e.account_id AND l.id = e.lead_id
           SET e.current_node_id = ?, e.awaits = ?, e.next_action_at = NULL WHERE l.account_id = ? AND l.email = ?`,
          [nodeId, awaits, toBin(client.accountId), `${name}@example.com`],
        );
      await stand('waits', 'pause', 'flow');
      await stand('waits-for-answer', 'sort', 'reply');
      await stand('is-sent', 'pause', 'sending');
      const rests: [name: string, awaits: string | null, reason: string][] = [
        ['is-paused', null, 'manual'],
        ['is-away', 'resume', 'out_of_office'],
      ];
      for (const [name, awaits, reason] of rests) {
        await stand(name, 'pause', awaits);
        await runSql(
          `UPDATE enrollments e JOIN leads l ON l.account_id = e.account_id AND l.id = e.lead_id
           SET e.state = 'paused', e.reason = ?, e.next_action_at = NOW(3) WHERE l.account_id = ? AND l.email = ?`,
          [reason, toBin(client.accountId), `${name}@example.com`],
        );
      }
      await client.patch(`/v1/campaigns/${id}/status`, { status: 'stopped' });
      const shorter = flow([steps[0]!, steps[1]!, steps[3]!], 'lead>first', 'first>second');
      expect((await save(id, shorter)).status).to.equal(200);
      const positions = (await enrollmentsOf(client.accountId, id)).map(
        row => `${row.current_node_id} ${row.awaits} ${row.next_action_at === null ? 'never' : 'due'}`,
      );
      expect(positions).to.deep.equal([
        'second send due',
        'second flow due',
        'pause sending never',
        'second null never',
        'second resume due',
      ]);
    });

    for (const [name, awaited] of [
      ['at once', false],
      ['when they had come to the end', true],
    ] as const)
      it(`has them begin a wait anew that it gets back ${name}`, async () => {
        const [lead, first] = [node('lead', 'leadSource'), email('first')];
        const short = flow([lead, first], 'lead>first');
        const steps = [lead, first, wait('pause', 3600), email('second', { subject: '' })];
        const whole = flow(steps, 'lead>first', 'first>pause', 'pause>second');
        const id = await launched(whole);
        await client.post(`/v1/campaigns/${id}/leads`, { email: 'waits@example.com' });
        await runSql(
          `UPDATE enrollments SET current_node_id = 'pause', awaits = 'flow', next_action_at = NOW(3) + INTERVAL 1 HOUR
            WHERE account_id = ?`,
          [toBin(client.accountId)],
        );
        await client.patch(`/v1/campaigns/${id}/status`, { status: 'stopped' });
        const run = () =>
          runUntilIdle([createFlowRunner({ database: database(), clock: service().core.clock })]);
        expect((await save(id, short)).status).to.equal(200);
        if (awaited) await run();
        const before = Date.now();
        expect((await save(id, whole)).body.data.reactivated_count).to.equal(awaited ? 1 : 0);
        await run();
        const [row] = await enrollmentsOf(client.accountId, id);
        expect(row).to.include({ state: 'active', current_node_id: 'pause', awaits: 'flow' });
        expect(row!.next_action_at!.getTime()).to.be.at.least(before + 3_600_000);
      });
  });

  describe('whose steps are replaced', () => {
    it('goes on after what they did last, with nothing left out', async () => {
      const [lead, first, second] = [
        node('lead', 'leadSource'),
        email('first'),
        email('second', { subject: '' }),
      ];
      const steps = [lead, first, wait('pause', 3600), second];
      const id = await launched(flow(steps, 'lead>first', 'first>pause', 'pause>second'));
      for (const nodeId of ['first', 'pause', 'second'])
        await client.post(`/v1/campaigns/${id}/leads`, { email: `${nodeId}@example.com` });
      await runSql(
        `UPDATE enrollments e JOIN leads l ON l.account_id = e.account_id AND l.id = e.lead_id
            SET e.current_node_id = SUBSTRING_INDEX(l.email, '@', 1), e.awaits = IF(l.email LIKE 'pause@%', 'flow', 'send')
          WHERE l.account_id = ?`,
        [toBin(client.accountId)],
      );
      await client.patch(`/v1/campaigns/${id}/status`, { status: 'stopped' });
      const others = [lead, email('opening'), wait('rest', 7200), email('reminder', { subject: '' })];
      const replaced = flow(
        [lead, others[1]!, ...steps.slice(2)],
        'lead>opening',
        'opening>pause',
        'pause>second',
      );
      expect((await save(id, replaced)).status).to.equal(200);
      const positions = async () =>
        (await enrollmentsOf(client.accountId, id)).map(row => `${row.current_node_id} ${row.awaits}`);
      expect(await positions()).to.deep.equal(['opening send', 'pause flow', 'second send']);
      const rested = flow(
        [lead, others[1]!, others[2]!, second],
        'lead>opening',
        'opening>rest',
        'rest>second',
      );
      const before = Date.now();
      expect((await save(id, rested)).status).to.equal(200);
      expect(await positions()).to.deep.equal(['opening send', 'rest flow', 'second send']);
      const [, waiting] = await enrollmentsOf(client.accountId, id);
      expect(waiting!.next_action_at!.getTime()).to.be.at.least(before + 7_200_000);
      expect((await save(id, flow(others, 'lead>opening', 'opening>rest', 'rest>reminder'))).status).to.equal(
        200,
      );
      expect(await positions()).to.deep.equal(['opening send', 'rest flow', 'reminder send']);
    });
  });

  describe('that gains steps', () => {
    const complete = (id: string, nodeId: string) =>
      runSql(
        `UPDATE enrollments SET state = 'completed', reason = 'finished', awaits = NULL, next_action_at = NULL,
           current_node_id = ?, ended_at = NOW(3) WHERE account_id = ? AND campaign_id = ?`,
        [nodeId, toBin(client.accountId), toBin(id)],
      );

    it('lets completed enrollments go on at the new step, once', async () => {
      const short = flow([node('lead', 'leadSource'), email('first')], 'lead>first');
      const id = await campaignWith({
        flow_data: short,
        mailbox_ids: [await buildMailbox(client.accountId)],
      });
      for (let lead = 0; lead < 3; lead++) await buildLead(client.accountId, id);
      await client.post(`/v1/campaigns/${id}/launch`);
      await client.patch(`/v1/campaigns/${id}/status`, { status: 'stopped' });
      await complete(id, 'first');
      await runSql('UPDATE campaign_totals SET terminal_enrollment_count = 3 WHERE campaign_id = ?', [
        toBin(id),
      ]);
      const longer = flow(
        [...short.nodes, wait('pause', 3600), email('second', { subject: '' })],
        'lead>first',
        'first>pause',
        'pause>second',
      );
      const before = Date.now();
      expect((await save(id, longer, '?dry_run=true')).body.data.reactivated_count).to.equal(3);
      expect((await save(id, longer)).body.data.reactivated_count).to.equal(3);
      for (const row of await enrollmentsOf(client.accountId, id)) {
        expect(row).to.include({
          state: 'active',
          reason: null,
          current_node_id: 'pause',
          awaits: 'flow',
          ended_at: null,
        });
        expect(row.next_action_at!.getTime()).to.be.within(before + 3_600_000, Date.now() + 3_600_000);
      }
      const { totals } = (await client.get(`/v1/campaigns/${id}/stats`)).body.data;
      expect(totals).to.include({ enrollmentCount: 3, terminalEnrollmentCount: 0 });
      expect((await save(id, longer)).body.data.reactivated_count).to.equal(0);
    });

    it('leaves people where they are who are no longer in the campaign', async () => {
      const short = flow([node('lead', 'leadSource'), email('first')], 'lead>first');
      const id = await campaignWith({
        flow_data: short,
        mailbox_ids: [await buildMailbox(client.accountId)],
      });
      for (let lead = 0; lead < 3; lead++) await buildLead(client.accountId, id);
      await client.post(`/v1/campaigns/${id}/launch`);
      await client.patch(`/v1/campaigns/${id}/status`, { status: 'stopped' });
      await complete(id, 'first');
      const rows = await enrollmentsOf(client.accountId, id);
      for (const [index, column] of ['deleted_at', 'retired_at'].entries())
        await runSql(`UPDATE leads SET ${column} = NOW(3) WHERE account_id = ? AND id = ?`, [
          toBin(client.accountId),
          toBin(rows[index]!.lead_id),
        ]);
      const longer = flow([...short.nodes, wait('pause')], 'lead>first', 'first>pause');
      expect((await save(id, longer, '?dry_run=true')).body.data.reactivated_count).to.equal(1);
      expect((await save(id, longer)).body.data.reactivated_count).to.equal(1);
      const states = (await enrollmentsOf(client.accountId, id)).map(({ state }) => state);
      expect(states).to.deep.equal(['completed', 'completed', 'active']);
    });

    it('lets those begin who were added while the flow led nowhere', async () => {
      const graph = sequence();
      const id = await launched(graph);
      await client.patch(`/v1/campaigns/${id}/status`, { status: 'stopped' });
      expect((await save(id, flow(graph.nodes.slice(0, 1)))).status).to.equal(200);
      await client.post(`/v1/campaigns/${id}/leads`, { email: 'early@example.com' });
      expect(await enrollmentsOf(client.accountId, id)).to.deep.equal([]);
      await save(id, graph);
      const [enrollment] = await enrollmentsOf(client.accountId, id);
      expect(enrollment).to.include({ state: 'active', current_node_id: 'first' });
    });

    it('lets only those go on whose category has a way now', async () => {
      const graph = branching();
      const without = flow(graph.nodes.slice(0, 4), 'lead>first', 'first>sort', 'sort:interested>yes');
      const id = await campaignWith({
        flow_data: without,
        mailbox_ids: [await buildMailbox(client.accountId)],
      });
      for (let lead = 0; lead < 2; lead++) await buildLead(client.accountId, id);
      await client.post(`/v1/campaigns/${id}/launch`);
      await client.patch(`/v1/campaigns/${id}/status`, { status: 'stopped' });
      await complete(id, 'sort');
      const rows = await enrollmentsOf(client.accountId, id);
      const categories = ['Not Interested', 'Neutral'];
      for (const [index, row] of rows.entries()) {
        const thread = toBin(unknownId());
        await runSql(
          `INSERT INTO threads (account_id, id, campaign_id, lead_id, enrollment_id, global_lead_id, mailbox_id, subject, last_message_at, category, conversation_status, created_at, updated_at)
           VALUES (?, ?, ?, ?, ?, ?, ?, 'S', NOW(3), ?, 'open', NOW(3), NOW(3))`,
          [
            toBin(row.account_id),
            thread,
            toBin(row.campaign_id),
            toBin(row.lead_id),
            toBin(row.id),
            hashToBin(row.global_lead_id),
            toBin(unknownId()),
            categories[index],
          ],
        );
        await runSql('UPDATE enrollments SET thread_id = ? WHERE id = ?', [thread, toBin(row.id)]);
      }
      const more = flow(
        graph.nodes.slice(0, 5),
        'lead>first',
        'first>sort',
        'sort:interested>yes',
        'sort:not-interested>crm',
      );
      expect((await save(id, more, '?dry_run=true')).body.data.reactivated_count).to.equal(1);
      const answer = await save(id, more);
      expect(answer.body.data.reactivated_count, JSON.stringify(answer.body)).to.equal(1);
      const after = await enrollmentsOf(client.accountId, id);
      expect(after.map(({ state, current_node_id }) => [state, current_node_id])).to.deep.equal([
        ['active', 'crm'],
        ['completed', 'sort'],
      ]);
    });
  });
});
