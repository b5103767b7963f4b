import { readFile, stat } from 'node:fs/promises';
import { isObject } from '../../domain/flow/shape.js';
import { UsageError } from '../usage.js';
import { responseOf, externalCampaign, called, ImportError, type FoundCampaign } from './contract.js';

/** The text and the parsed value must both fit into memory. */
const maxBytes = 256 * 1024 * 1024;

/**
 * Reads the campaigns in a file: the response of `GET /v1/campaigns/{id}`, or `{ campaigns: [{ campaign, leads, stats }] }` with
 * the responses of `GET .../leads` and `GET .../stats` for each. All are validated before any is returned.
 *
 * @throws {UsageError} when there is no such file
 * @throws {ImportError} when its content is not valid
 */
export async function readCampaignFile(path: string): Promise<FoundCampaign[]> {
  const content = parse(await readText(path), path);
  if (isObject(content) && 'total_count' in content)
    throw new ImportError(
      `${path} is a list of campaigns, which has no flows. Use the response of GET /v1/campaigns/{id}.`,
    );
  const entries = entriesOf(content);
  if (entries.length === 0) throw new ImportError(`${path} has no campaign.`);
  return entries.map((entry, index) =>
    found(entry, entries.length > 1 ? `${path}, campaign ${index + 1}` : path),
  );
}

async function readText(path: string): Promise<string> {
  try {
    const { size } = await stat(path);
    if (size > maxBytes)
      throw new ImportError(
        `${path} is larger than ${maxBytes / 1024 ** 2} MB: split it, or import from the URL.`,
      );
    return await readFile(path, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new UsageError(`There is no file ${path}.`);
    if (code === 'EISDIR' || code === 'EACCES')
      throw new UsageError(`${path} cannot be read as a file (${code}).`);
    throw error;
  }
}

function parse(text: string, path: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new ImportError(`${path} is not valid JSON: ${(error as Error).message}`);
  }
}

/** One campaign of a file, not validated yet. */
interface Entry {
  campaign: unknown;
  leads?: unknown;
  stats?: unknown;
}

function entriesOf(content: unknown): Entry[] {
  const several = isObject(content) ? (content.campaigns ?? content.data ?? content) : content;
  return (Array.isArray(several) ? several : [several]).map(each =>
    isObject(each) && 'campaign' in each ? { ...each, campaign: each.campaign } : { campaign: each },
  );
}

function found({ campaign: given, leads: people, stats: statistics }: Entry, place: string): FoundCampaign {
  const { data: campaign } = responseOf('getCampaign', asResponse(given), place);
  const where = called(campaign);
  const stats =
    statistics === undefined
      ? null
      : responseOf('getCampaignStats', asResponse(statistics), `${place}, stats`).data;
  const leads = people === undefined ? null : leadsOf(people, `${place}, leads`);
  externalCampaign(campaign, stats, place);
  return {
    summary: campaign,
    where,
    campaign: async () => campaign,
    stats: async () => stats,
    leads: leads && {
      async *all() {
        yield* leads;
      },
      among: async () => [],
    },
  };
}

/** Returns the leads of a page, of several pages, or of rows. All pages are required: leads that are missing would be removed. */
function leadsOf(given: unknown, where: string) {
  const pages =
    Array.isArray(given) && given.some(page => isObject(page) && 'data' in page) ? given : [given];
  const data = pages.flatMap(page => asResponse(page).data);
  const leads = responseOf('listLeads', { data, limit: 0, offset: 0, total_count: 0 }, where).data;
  for (const page of pages)
    if (isObject(page) && Number(page.total_count) > leads.length)
      throw new ImportError(
        `${where}: only ${leads.length} of ${String(page.total_count)} are in the file. Include every page.`,
      );
  return leads;
}

/** Returns a response with `data`, from a response or from its data. */
function asResponse(given: unknown): { data: unknown } {
  return isObject(given) && 'data' in given ? { data: given.data } : { data: given };
}
