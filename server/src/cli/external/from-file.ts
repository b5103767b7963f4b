import { readFile, stat } from 'node:fs/promises';
import { isObject } from '../../domain/flow/shape.js';
import { UsageError } from '../usage.js';
import { responseOf, externalCampaign } from './contract.js';
import { called, ImportError, type FoundCampaign } from './found.js';

/** A text has to fit into memory, and what is parsed from it too. */
const maxBytes = 256 * 1024 * 1024;

/**
 * The campaigns in a file: what `GET /v1/campaigns/{id}` answers, or several as `{ campaigns: [{ campaign, leads, stats }] }`
 * with the answers of `GET .../leads` and `GET .../stats` beside each. All is checked before any is answered.
 *
 * @throws {UsageError} when there is no such file
 * @throws {ImportError} when it holds something else
 */
export async function readCampaignFile(path: string): Promise<FoundCampaign[]> {
  const content = parse(await readText(path), path);
  if (isObject(content) && 'total_count' in content)
    throw new ImportError(
      `${path}: a list of campaigns lacks their flows: take what GET /v1/campaigns/{id} answers.`,
    );
  const entries = entriesOf(content);
  if (entries.length === 0) throw new ImportError(`${path} holds no campaign.`);
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
    throw new ImportError(`${path} is no JSON: ${(error as Error).message}`);
  }
}

/** One campaign of a file, nothing in it read yet. */
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
  const { data: campaign } = responseOf('getCampaign', answer(given), place);
  const where = called(campaign);
  const stats =
    statistics === undefined
      ? null
      : responseOf('getCampaignStats', answer(statistics), `${place}, stats`).data;
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

/** Leads as they are listed: a page, several, or the rows alone. A part would pass for all of them, and the rest be removed. */
function leadsOf(given: unknown, where: string) {
  const pages =
    Array.isArray(given) && given.some(page => isObject(page) && 'data' in page) ? given : [given];
  const data = pages.flatMap(page => answer(page).data);
  const leads = responseOf('listLeads', { data, limit: 0, offset: 0, total_count: 0 }, where).data;
  for (const page of pages)
    if (isObject(page) && Number(page.total_count) > leads.length)
      throw new ImportError(
        `${where}: ${leads.length} of ${String(page.total_count)} are in the file: give every page.`,
      );
  return leads;
}

/** What the API answers holds all in `data`; what was taken out of it is as good. */
function answer(given: unknown): { data: unknown } {
  return isObject(given) && 'data' in given ? { data: given.data } : { data: given };
}
