import { expect } from 'chai';
import { routes } from '../../server/src/generated/routes.js';
import { until } from '../support/imap-mailbox.js';
import { makeCrowd, type Crowd } from './support/crowd.js';
import { fillPath } from './support/paths.js';
import { countLeastOf } from './support/statements.js';

/**
 * How many statements the reads of the contract take at most, with queries that lead them elsewhere. A read that is not
 * here fails the test, so that whoever adds one says what it costs.
 */
const most: Record<string, [query: string, statements: number][]> = {
  listCampaigns: [['', 2], ['q=Name&tag_ids={/v1/campaign-tags}', 2], ['include_deleted=true', 2]],
  getCampaign: [['', 1], ['include=launch_state', 2], ['include=launch_state,lead_field_state', 3]],
  listCampaignTags: [['', 2]],
  getDaysOff: [['', 1]],
  getReceiverLimits: [['', 1]],
  getFlow: [['', 1]],
  listFlowTemplates: [['', 0]],
  getLeadFields: [['', 1]],
  getCampaignStats: [['', 3]],
  getVariantStats: [['', 3]],
  listLeads: [['', 3], ['q=lead', 4], ['state=active', 4], ['global_lead_ids={globalLeadId}', 4], ['limit=0', 1]],
  getLead: [['', 1]],
  explainLead: [['', 8]],
  previewLeadEmail: [['', 4], ['mailbox_id={/v1/mailboxes}', 4]],
  listJobs: [['', 2], ['status=completed&operation=export_leads', 2]],
  getJob: [['', 1]],
  downloadJob: [['', 3]],
  listPeople: [
    ['', 3],
    ['q=lead', 4],
    ['campaign_ids={/v1/campaigns}', 4],
    ['list_id={/v1/lead-lists}', 4],
    ['sort=name&sort_dir=asc', 5],
    ['limit=0', 1],
  ],
  getPerson: [['', 2]],
  exportPersonData: [['', 13]],
  listLeadLists: [['', 2], ['q=Name', 2]],
  getLeadList: [['', 1]],
  listLeadListPeople: [['', 4], ['q=lead', 5]],
  listLeadListMembers: [['', 4]],
  listMailboxes: [['', 2], ['q=mailbox&tag_ids={/v1/mailbox-tags}', 2]],
  getMailbox: [['', 1]],
  getMailboxHealth: [['', 1]],
  listConnectSessions: [['', 2]],
  getConnectSession: [['', 1]],
  listMailboxTags: [['', 2]],
  listThreads: [['limit=50', 2], ['q=more', 6], ['tag_ids={/v1/thread-tags}&unread_only=true', 4]],
  getThread: [['', 1]],
  listThreadMessages: [['', 3]],
  previewReplaceLead: [['email=somebody@example.com', 5]],
  getMessageJob: [['', 1]],
  listThreadTags: [['', 2]],
  listPersonTags: [['', 3]],
  listBlockList: [['', 2], ['q=blocked&type=domain', 2]],
  listApiKeys: [['', 3]],
  getLimits: [['', 0]],
  getWebhooks: [['', 1]],
  listWebhookDeliveries: [['', 2]],
  getWebhookDelivery: [['', 2]],
  listEvents: [['', 5]],
}; // prettier-ignore

describe('statements of reads', () => {
  const crowds: Crowd[] = [];
  before(async function () {
    this.timeout(120_000);
    for (const count of [1, 23]) crowds.push(await makeCrowd(count));
    // The event log shows what is two seconds old.
    const shown = async () => (await crowds[1]!.client.get('/v1/events?limit=20')).body.data.length === 20;
    await until('the events of the second crowd are shown', shown);
  });

  const reads = routes.filter(({ method, public: isPublic }) => method === 'GET' && !isPublic);

  for (const { operationId, path } of reads) {
    it(`of ${operationId} stay few, however much there is to show`, async () => {
      const cases = most[operationId];
      expect(cases, `${operationId} is not in the table`).to.be.an('array');
      for (const [query, statements] of cases!) {
        const [one, many] = [await cost(0, path, query), await cost(1, path, query)];
        expect(many, `23 rows, ${query}`).to.equal(one);
        expect(many, query).to.be.at.most(statements);
      }
    });
  }

  async function cost(crowd: number, path: string, query: string): Promise<number> {
    const { client, ids } = crowds[crowd]!;
    const filled = query.replace(/\{([^}]+)\}/g, (_whole, name: string) => ids[name]!);
    const ask = () => client.get(`${fillPath(path, ids)}?${filled}`);
    const isOfCrowd = path !== '/v1/flow-templates' && !path.endsWith('/stats/variants');
    const isList = !/limit=0|global_lead_ids/.test(query) && isOfCrowd;
    const least = isList ? (crowd === 0 ? 1 : 16) : 0;
    // Once before: a connection that is new says something of its own, and the event log shows rows after two seconds.
    await until(`${path}?${filled} shows ${least} rows`, async () => {
      const { status, body } = await ask();
      expect(status, `${path}?${filled} ${JSON.stringify(body)}`).to.equal(200);
      return !Array.isArray(body.data) || body.data.length >= least;
    });
    return countLeastOf(ask);
  }
});
