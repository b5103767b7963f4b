import type { Core } from '../compose/core.js';
import type { Config } from '../config.js';
import { parseUuid } from '../store/database/ids.js';
import { requireAccount } from './accounts.js';
import { askSecret } from './mailbox-options.js';
import { called, ImportError, type FoundCampaign } from './external/contract.js';
import { readCampaigns } from './external/from-api.js';
import { readCampaignFile } from './external/from-file.js';
import { saveFound, type LeadCounts, type Saved } from './external/save.js';
import { onExisting, untilStopped } from './running.js';
import { optionsAndPlace, required, UsageError } from './usage.js';
import { parseUrl } from '../domain/shared/parse-url.js';

const importOptions = {
  account: { type: 'string' },
  campaign: { type: 'string', multiple: true },
} as const;

const say = (line: string) => console.error(line);

/**
 * `campaigns import-external FILE|URL`: reads campaigns of another deployment, with their leads and statistics, and stores them
 * as external campaigns, which can only be read here. Prints their ids. Campaigns that were imported before are updated.
 */
export async function campaignsImportExternal(config: Config, args: string[]): Promise<void> {
  const { values, place } = optionsAndPlace(args, importOptions, 'FILE|URL');
  const account = required(values.account, '--account');
  const only = (values.campaign ?? []).map(campaignId);
  const url = addressOf(place);
  try {
    const file = url === null ? await readCampaignFile(place) : null;
    await onExisting(config, async core => {
      const known = await requireAccount(core, account);
      const apiKey = url === null ? '' : await readApiKey(url);
      const stop = new AbortController();
      const { signal } = stop;
      void untilStopped().then(() => stop.abort(new ImportError('Stopped.')));
      const found = file
        ? wanted(file, only)
        : readCampaigns({ url: url!, apiKey, only, clock: core.clock, signal, say });
      await importAll(core, known.id, found, signal);
    });
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

async function importAll(
  { database, clock }: Core,
  accountId: string,
  found: AsyncIterable<FoundCampaign> | Iterable<FoundCampaign>,
  signal: AbortSignal,
): Promise<void> {
  let count = 0;
  try {
    for await (const campaign of found) {
      signal.throwIfAborted();
      const saved = await saveFound(campaign, { database, clock, accountId, signal, say });
      tell(campaign, saved);
      if (saved.outcome !== 'skipped') count++;
    }
  } catch (error) {
    if (!(error instanceof ImportError) || (count === 0 && !signal.aborted)) throw error;
    const before = count > 0 ? `Imported before that: ${campaigns(count)}. ` : '';
    throw new ImportError(
      `${error.message}\n${before}Stored data is kept. To continue, run the same command again.`,
    );
  }
  say(`Imported: ${campaigns(count)}.`);
}

function campaigns(count: number): string {
  return count === 1 ? '1 campaign' : `${count} campaigns`;
}

function tell({ where }: FoundCampaign, saved: Saved): void {
  if (saved.outcome !== 'skipped') {
    console.log(saved.id);
    say(`ok    ${where}: ${saved.outcome}${counted(saved.leads)}`);
  } else if (saved.why !== null) say(`      ${where} ${saved.why}`);
}

function counted({ stored, refused, removed }: LeadCounts): string {
  const parts: [number, string][] = [
    [stored, stored === 1 ? 'lead' : 'leads'],
    [refused, 'skipped'],
    [removed, 'removed'],
  ];
  return parts.flatMap(([count, what]) => (count > 0 ? [`, ${count} ${what}`] : [])).join('');
}

/** Returns the requested campaigns of a file. */
function wanted(found: FoundCampaign[], only: readonly string[]): FoundCampaign[] {
  for (const id of only)
    if (!found.some(({ summary }) => summary.id.toLowerCase() === id))
      throw new ImportError(`The file has no ${called({ id, name: null })}.`);
  return found.filter(({ summary }) => only.length === 0 || only.includes(summary.id.toLowerCase()));
}

function campaignId(text: string): string {
  const id = parseUuid(text.trim());
  if (id === null) throw new UsageError(`--campaign: "${text}" is not a campaign id.`);
  return id.toLowerCase();
}

/** Returns the address of a deployment without a `/v1` at its end; null for the name of a file. */
function addressOf(place: string): string | null {
  if (!/^https?:\/\//i.test(place)) return null;
  if (!parseUrl(place)) throw new UsageError(`${place} is not a valid address.`);
  const { origin, pathname } = new URL(place);
  return origin + pathname.replace(/\/+$/, '').replace(/\/v1$/, '');
}

async function readApiKey(url: string): Promise<string> {
  const key =
    process.env.EXTERNAL_API_KEY?.trim() ||
    (await askSecret(`API key at ${url}: `, 'EXTERNAL_API_KEY is missing: set it, or type the key.')).trim();
  if (/^[\x21-\x7e]+$/.test(key)) return key;
  throw new UsageError('EXTERNAL_API_KEY has characters that are not allowed in an API key.');
}
