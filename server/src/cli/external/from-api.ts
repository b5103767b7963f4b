import { createClient, OutreachError, paginate, unwrap } from 'outreach-sdk';
import type { OutreachClient, Result } from 'outreach-sdk';
import type { Campaign, CampaignSummary } from '../../generated/types.js';
import { responseOf, type ApiResponses, called, ImportError, type FoundCampaign } from './contract.js';
import { patience, type Patience, type PatienceOptions } from './patience.js';

export interface ApiOptions extends PatienceOptions {
  /** A key of the account there. */
  apiKey: string;
  /** Ids of the campaigns to read. Empty for all. */
  only: readonly string[];
}

const requestTimeoutMs = 60_000;

/** A connection to another deployment. */
interface Reader {
  client: OutreachClient;
  patiently: Patience;
  url: string;
}

/**
 * Reads all or some campaigns of another deployment, including deleted ones.
 *
 * @throws {ImportError} when the deployment cannot be read
 */
export async function* readCampaigns(options: ApiOptions): AsyncGenerator<FoundCampaign> {
  const { url, apiKey, only, signal } = options;
  // `patience` retries for longer than the client, and reports what it waits for.
  const client = createClient({ baseUrl: url, apiKey, signal, timeoutMs: requestTimeoutMs, maxRetries: 0 });
  const reader = { client, patiently: patience(options), url };
  for (const id of only) yield found(reader, await detail(reader, id, `campaign ${id}`));
  if (only.length > 0) return;
  const all = paginate(page => {
    const query = { ...page, include_deleted: true };
    return read(reader, 'listCampaigns', 'campaigns', () =>
      client.GET('/v1/campaigns', { params: { query } }),
    );
  });
  for await (const summary of all) yield found(reader, summary);
}

function found(reader: Reader, summary: CampaignSummary): FoundCampaign {
  const { client } = reader;
  const where = called(summary);
  const path = { id: summary.id };
  const leads = (query: { limit: number; offset: number; global_lead_ids?: string }) =>
    read(reader, 'listLeads', `${where}, leads`, () =>
      client.GET('/v1/campaigns/{id}/leads', { params: { path, query } }),
    );
  return {
    summary,
    where,
    campaign: () => detail(reader, summary.id, where),
    async stats() {
      const call = () => client.GET('/v1/campaigns/{id}/stats', { params: { path } });
      return (await unwrap(read(reader, 'getCampaignStats', `${where}, stats`, call))).data;
    },
    leads: {
      all: () => paginate(leads),
      async among(ids) {
        const query = { limit: ids.length, offset: 0, global_lead_ids: ids.join(',') };
        return (await unwrap(leads(query))).data;
      },
    },
  };
}

async function detail(reader: Reader, id: string, where: string): Promise<Campaign> {
  const call = () => reader.client.GET('/v1/campaigns/{id}', { params: { path: { id } } });
  return (await unwrap(read(reader, 'getCampaign', where, call))).data;
}

/** Makes a call, and returns its response if it conforms to the contract. */
async function read<Id extends keyof ApiResponses>(
  { patiently, url }: Reader,
  operation: Id,
  where: string,
  call: () => PromiseLike<Result<unknown>>,
): Promise<Result<ApiResponses[Id]>> {
  const { data, error, response } = await patiently(call);
  if (!response.ok) throw new ImportError(inPlainWords(url, new OutreachError(error, response), where));
  return { data: responseOf(operation, data, `${url}, ${where}`), response };
}

function inPlainWords(url: string, { status, code, message }: OutreachError, where: string): string {
  if (status === 401) return `${url} refuses the API key: ${message}`;
  if (code === 'campaign_not_found') return `${url} has no ${where}.`;
  if (code === 'unreadable_response' || code === 'route_not_found')
    return `${url} returned ${status}, and does not look like this API: check the address.`;
  return `${url} returned ${status} ${code}: ${message}`;
}
