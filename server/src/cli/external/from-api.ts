import {
  createClient,
  OutreachError,
  paginate,
  unwrap,
  type OutreachClient,
  type Result,
} from 'outreach-sdk';
import type { Campaign, CampaignSummary } from '../../generated/types.js';
import { responseOf, type ApiResponses, called, ImportError, type FoundCampaign } from './contract.js';
import type { Clock } from '../../domain/shared/clock.js';

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

/** Options of requests to another deployment. */
interface PatienceOptions {
  /** The deployment's address, for messages. */
  url: string;
  clock: Clock;
  /** Aborts the waiting. */
  signal: AbortSignal;
  say(line: string): void;
}

/** Makes a call, and retries it if that can help. */
type Patience = <Data>(call: () => PromiseLike<Result<Data>>) => Promise<Result<Data>>;

const mostFailures = 4;
/** Seconds to wait if the deployment does not say, and at most. */
const usualWait = 5;
const longestWait = 120;
/** A wait of at least so many seconds is reported. */
const longWait = 5;

/**
 * Waits when the deployment limits requests, and retries when it fails. A deployment that has never responded is not retried,
 * because its address may be wrong.
 */
export function patience({ url, clock, signal, say }: PatienceOptions): Patience {
  let hasResponded = false;
  const wait = async (seconds: number, why: string) => {
    if (seconds >= longWait) say(`${url} ${why}: waiting ${seconds} seconds`);
    await clock.sleep(seconds * 1000, signal);
  };
  return async call => {
    for (let failures = 0; ;) {
      const outcome = await attempt(call);
      signal.throwIfAborted();
      if ('result' in outcome) {
        const { response } = outcome.result;
        hasResponded = true;
        if (response.status === 429) {
          await wait(waitOf(response), 'limits requests');
          continue;
        }
        if (response.status < 500 || ++failures >= mostFailures) return outcome.result;
        await wait(Math.max(waitOf(response, 2 ** failures), 1), `returned ${response.status}`);
        continue;
      }
      const isNews = outcome.error instanceof SyntaxError || !hasResponded;
      if (isNews || ++failures >= mostFailures) throw new ImportError(unreachable(url, outcome.error));
      await wait(2 ** failures, 'does not respond');
    }
  };
}

async function attempt<Data>(
  call: () => PromiseLike<Result<Data>>,
): Promise<{ result: Result<Data> } | { error: Error }> {
  try {
    return { result: await call() };
  } catch (error) {
    return { error: error as Error };
  }
}

function waitOf(response: Response, otherwise = usualWait): number {
  const seconds = Number(response.headers.get('Retry-After') ?? NaN);
  return Math.min(Number.isFinite(seconds) && seconds >= 0 ? seconds : otherwise, longestWait);
}

function unreachable(url: string, error: Error): string {
  if (error instanceof SyntaxError)
    return `${url} does not respond with JSON of this API: check the address.`;
  const { code, message } = (error.cause ?? error) as NodeJS.ErrnoException;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `The host ${new URL(url).hostname} was not found: check the address.`;
  if (code === 'ECONNREFUSED') return `Nothing responds at ${url}: check the address and its port.`;
  if (error.name === 'TimeoutError' || /TIMEDOUT|TIMEOUT/.test(code ?? ''))
    return `${url} does not respond in time: check the address, and whether a firewall blocks it.`;
  return `${url} cannot be reached: ${message}`;
}
