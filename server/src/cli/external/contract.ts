import { detailsOf } from 'outreach-contract';
import { ApiError, type Detail } from '../../domain/api/api-error.js';
import type { Campaign, CampaignStats, CampaignSummary, Lead } from '../../generated/types.js';
import * as validators from '../../generated/validators.cjs';
import { timingColumns } from '../../operations/campaigns/timing.js';
import { newFlowColumns } from '../../operations/flow/accept.js';
import type { ExternalCampaign } from '../../store/campaigns/external.js';

/** Responses of the API that an import reads. */
export interface ApiResponses {
  listCampaigns: { data: CampaignSummary[]; total_count: number };
  getCampaign: { data: Campaign };
  getCampaignStats: { data: CampaignStats };
  listLeads: { data: Lead[]; total_count: number };
}

/**
 * Returns a body if it is a valid response of an operation.
 *
 * @param where what is read, for messages
 * @throws {ImportError} that names what is wrong
 */
export function responseOf<Id extends keyof ApiResponses>(
  operation: Id,
  body: unknown,
  where: string,
): ApiResponses[Id] {
  const validate = validators.operations[operation]!.responses['200']!;
  if (validate(body)) return body as ApiResponses[Id];
  // Another deployment may leave out defaults that this one fills in. A flow is validated later, in its normal form.
  const errors = (validate.errors ?? []).filter(({ instancePath }) => !inFlow.test(instancePath));
  if (errors.length > 0) throw refused(where, detailsOf(errors, body));
  return body as ApiResponses[Id];
}

const inFlow = /\/flow_data\/nodes\/\d/;

/** The first and the last time that a campaign can have. */
const earliest = Date.parse('1970-01-01T00:00:00Z');
const latest = Date.parse('9999-01-01T00:00:00Z');
/** The most that a counter can store. */
const mostCounted = 2 ** 32 - 1;

/**
 * Returns a campaign of another deployment in the form that is stored. Values that the API refuses in a new campaign are refused.
 *
 * @param where what is read, for messages
 * @throws {ImportError} that names what is wrong
 */
export function externalCampaign(
  campaign: Campaign,
  stats: CampaignStats | null,
  where: string,
): ExternalCampaign {
  const { name, schedule, sending_interval_seconds, flow_data, status, bucket_id } = campaign;
  const { time_zone, start_on, pause_on } = campaign.lifecycle_schedule;
  const lifecycle_schedule = { time_zone, start_on, pause_on };
  // Validators fill in defaults, so they get a copy.
  const body = structuredClone({ name, schedule, sending_interval_seconds, lifecycle_schedule, flow_data });
  const validate = validators.operations.createCampaign!.body!;
  if (!validate(body)) throw refused(where, detailsOf(validate.errors ?? [], body));
  const tags = campaign.tags.map((tag, index) => externalTag(tag, `${where}: tags[${index}]`));
  if (stats) requireCounts(stats, where);
  const timing = inPlainWords(where, () => timingColumns({ schedule, lifecycle_schedule }));
  // An external campaign sends no requests from here, so any URL is accepted.
  const flow = inPlainWords(where, () =>
    newFlowColumns({ allowLoopbackUrls: true, allowPrivateUrls: true }, flow_data, { bucketId: bucket_id }),
  );
  return {
    columns: {
      name,
      status,
      schedule: timing.schedule,
      sending_interval_seconds,
      max_bounce_percent: campaign.max_bounce_percent ?? null,
      lifecycle_time_zone: time_zone,
      lifecycle_start_on: start_on,
      lifecycle_pause_on: pause_on,
      bucket_id,
      ...flow,
      created_at: timestamp(campaign.created_at, `${where}: created_at`),
      updated_at: timestamp(campaign.updated_at, `${where}: updated_at`),
      deleted_at:
        campaign.deleted_at === null ? null : timestamp(campaign.deleted_at, `${where}: deleted_at`),
    },
    tags,
    stats,
  };
}

/** @throws {ImportError} on a time that cannot be stored */
export function timestamp(text: string, where: string): Date {
  const at = new Date(text);
  if (at.getTime() >= earliest && at.getTime() <= latest) return at;
  throw new ImportError(`${where}: "${text}" is not a time from 1970 to 9998.`);
}

function externalTag({ name, color }: Campaign['tags'][number], where: string) {
  const tag = { name, color };
  const validate = validators.operations.createCampaignTag!.body!;
  if (!validate(tag)) throw refused(where, detailsOf(validate.errors ?? [], tag));
  return { name: name.trim(), color };
}

function requireCounts({ daily, totals }: CampaignStats, where: string): void {
  for (const stats of [...daily, totals])
    for (const [key, count] of Object.entries(stats))
      if (typeof count === 'number' && !(count >= 0 && count <= mostCounted))
        throw new ImportError(`${where}: stats: ${key}: ${count} is not a valid count.`);
  if (totals.lastBounceAt !== null) timestamp(totals.lastBounceAt, `${where}: stats: lastBounceAt`);
}

function inPlainWords<T>(where: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof ApiError && error.details) throw refused(where, error.details);
    throw error;
  }
}

/** The most errors that a message has. */
const mostNamed = 3;

function refused(where: string, details: readonly Detail[]): ImportError {
  const named = details
    .slice(0, mostNamed)
    .map(({ path, message }) => `${path.replace(/^data(?:\.|(?=\[))/, '')} ${message}`.trim());
  const rest = details.length > mostNamed ? ` (and ${details.length - mostNamed} more)` : '';
  return new ImportError(`${where}: ${named.join('; ')}${rest}`);
}

/** An import cannot continue. The message says why. */
export class ImportError extends Error {}

/** A campaign of another deployment. Its content is read on demand, and is validated against the contract. */
export interface FoundCampaign {
  summary: CampaignSummary;
  /** Its name in messages. */
  where: string;
  campaign(): Promise<Campaign>;
  /** Null if the source has none. */
  stats(): Promise<CampaignStats | null>;
  /** Null if the source has none. */
  leads: FoundLeads | null;
}

export interface FoundLeads {
  /** Reads all leads. A lead that moves to another page meanwhile can be missed. */
  all(): AsyncIterable<Lead>;
  /** Reads the leads of at most 100 people. */
  among(globalLeadIds: readonly string[]): Promise<Lead[]>;
}

/** Returns the name of a campaign in messages. */
export function called({ id, name }: Pick<CampaignSummary, 'id' | 'name'>): string {
  return name ? `"${name}"` : `campaign ${id}`;
}
