import type { BulkExclusions, BulkScope, JobKind, JobOperation } from '../../generated/types.js';
import type { Detail } from '../api/api-error.js';

/** The fields of requests for bulk work that name people, and what changes. */
export interface BulkRequest {
  operation: JobOperation;
  scope?: BulkScope;
  exclusions?: BulkExclusions;
  global_lead_ids?: string[];
  campaign_id?: string;
  list_id?: string;
  target_list_id?: string;
  source_campaign_id?: string;
  upload_id?: string;
}

/** A request for bulk work as understood. */
export interface BulkWork {
  operation: JobOperation;
  /** Whom it is about; null in imports. */
  scope: BulkScope | null;
  /** The scope as it was given, without keys that no scope has; null where people were named otherwise. */
  givenScope: BulkScope | null;
  /** Whom to leave out of the scope, or of what is imported. */
  exclusions: BulkExclusions | null;
  campaignId: string | null;
  listId: string | null;
  /** The file that is imported. */
  uploadId: string | null;
  /** Where the request names the list that changes, and the source of the people. */
  pathOf: { target: string; people: string };
}

const ofCampaigns: readonly JobOperation[] = [
  'add_to_campaign',
  'remove_from_campaign',
  'pause_enrollments',
  'resume_enrollments',
  'api_lead_import',
  'csv_lead_import_staged',
];
const ofLists: readonly JobOperation[] = ['add_to_lead_list', 'remove_from_lead_list'];
const imports: readonly JobKind[] = ['api_lead_import', 'csv_lead_import_staged'];

/** Whether an operation brings rows instead of selecting people. */
export function isImport(operation: JobKind): boolean {
  return imports.includes(operation);
}

/**
 * Understands a request: inline ids and sources become the scope that they stand for. What is missing or named twice
 * comes back as issues.
 */
export function readBulkWork(request: BulkRequest): { work: BulkWork } | { issues: Detail[] } {
  const { operation } = request;
  const issues: Detail[] = [];
  const require = <T>(value: T | undefined, path: string): T | null => {
    if (value !== undefined) return value;
    issues.push({ path, code: 'required', message: `${operation} needs ${path}.` });
    return null;
  };
  const campaignId = ofCampaigns.includes(operation) ? require(request.campaign_id, 'campaign_id') : null;
  const target = request.target_list_id ?? request.list_id;
  const listId = ofLists.includes(operation) ? require(target, 'target_list_id') : null;
  const uploadId = operation === 'csv_lead_import_staged' ? require(fileOf(request), 'upload_id') : null;
  const named = isImport(operation) ? null : readScope(request, issues);
  if (issues.length > 0) return { issues };
  const exclusions = picked(request.exclusions, exclusionKeys);
  const givenScope = picked(request.scope, scopeKeys);
  const pathOf = {
    target: request.target_list_id === undefined ? 'list_id' : 'target_list_id',
    people: named?.path ?? '',
  };
  const scope = named?.scope ?? null;
  return { work: { operation, scope, givenScope, exclusions, campaignId, listId, uploadId, pathOf } };
}

/** The file that is imported, which may be named as a scope too: its rows are the same people. */
function fileOf({ upload_id, scope }: BulkRequest): string | undefined {
  return upload_id ?? (scope?.kind === 'staged_upload' ? scope.upload_id : undefined);
}

const exclusionKeys = [
  'list_id',
  'campaign_id',
  'global_lead_ids',
  'emails',
] as const satisfies readonly (keyof BulkExclusions)[];
const scopeKeys = [
  'kind',
  'global_lead_ids',
  'list_id',
  'campaign_id',
  'upload_id',
  'query',
] as const satisfies readonly (keyof BulkScope)[];

/** What is known of an object that comes back in answers: keys that nobody knows are ignored. */
function picked<T extends object>(given: T | undefined, keys: readonly (keyof T)[]): T | null {
  if (!given) return null;
  return Object.fromEntries(keys.flatMap(key => (key in given ? [[key, given[key]]] : []))) as T;
}

/** The scope of everybody whom the account knows. */
export const everybodyScope = { kind: 'explorer_view', query: {} } as const satisfies BulkScope;

/** The other fields by which an operation names people, for a person to read. */
function sourcesOf(operation: JobOperation): string {
  return operation === 'export_leads'
    ? 'campaign_id, list_id, global_lead_ids or upload_id'
    : 'global_lead_ids, list_id, source_campaign_id or upload_id';
}

/** A scope, the field of the request that gives it, and where in that its source is named. */
interface NamedScope {
  scope: BulkScope;
  field: string;
  path: string;
}

function readScope(request: BulkRequest, issues: Detail[]): NamedScope | null {
  const { operation, list_id, target_list_id } = request;
  // In work about lists a list without others is the one that changes.
  const sourceList = ofLists.includes(operation) && target_list_id === undefined ? undefined : list_id;
  const inExport = operation === 'export_leads' && request.source_campaign_id === undefined;
  const [sourceCampaign, campaignPath] = inExport
    ? [request.campaign_id, 'campaign_id']
    : [request.source_campaign_id, 'source_campaign_id'];
  const { global_lead_ids, upload_id } = request;
  const named: NamedScope[] = [];
  const name = (scope: BulkScope, field: string, path = field) => named.push({ scope, field, path });
  if (request.scope)
    name(ofKind(request.scope), 'scope', `scope.${parts[request.scope.kind].find(isSource) ?? ''}`);
  if (global_lead_ids) name({ kind: 'selection', global_lead_ids }, 'global_lead_ids');
  if (sourceList !== undefined) name({ kind: 'saved_list', list_id: sourceList }, 'list_id');
  if (sourceCampaign !== undefined) name({ kind: 'campaign', campaign_id: sourceCampaign }, campaignPath!);
  if (upload_id !== undefined) name({ kind: 'staged_upload', upload_id }, 'upload_id');
  const [first, ...others] = named;
  if (!first) {
    const everybody = JSON.stringify({ scope: everybodyScope });
    const message = `${operation} needs people. Send a scope, ${sourcesOf(operation)}. For all people, send ${everybody}.`;
    issues.push({ path: 'scope', code: 'required', message });
    return null;
  }
  if (others.length > 0) {
    const message = 'Select the people in one way only: a scope, ids, or one source.';
    issues.push({ path: others[0]!.field, code: 'ambiguous_scope', message });
  }
  requireParts(first.scope, issues);
  if (request.scope) refuseFurther(request.scope, issues);
  return first;
}

const parts = {
  selection: ['global_lead_ids'],
  explorer_view: ['query'],
  saved_list: ['list_id'],
  saved_list_filtered: ['list_id', 'query'],
  campaign: ['campaign_id'],
  staged_upload: ['upload_id'],
} as const satisfies Record<BulkScope['kind'], readonly (keyof BulkScope)[]>;

/** What a scope of its kind is made of. */
function ofKind(scope: BulkScope): BulkScope {
  return picked(scope, ['kind', ...parts[scope.kind]])!;
}

/**
 * Refuses what would narrow a population of another kind: left out, the work would reach more people than were meant. Whom a
 * selection names is said by its ids, whatever is beside them.
 */
function refuseFurther(scope: BulkScope, issues: Detail[]): void {
  if (scope.kind === 'selection') return;
  const taken: readonly string[] = parts[scope.kind];
  for (const part of scopeKeys) {
    if (part === 'kind' || taken.includes(part) || saysNothing(scope[part])) continue;
    const other = part === 'query' && scope.kind === 'saved_list' ? ' Use saved_list_filtered.' : '';
    const message = `A scope of kind ${scope.kind} does not accept ${part}.${other}`;
    issues.push({ path: `scope.${part}`, code: 'ambiguous_scope', message });
  }
}

function saysNothing(value: BulkScope[keyof BulkScope]): boolean {
  return value === undefined || Object.keys(value).length === 0;
}

function isSource(part: string): boolean {
  return part.endsWith('_id');
}

function requireParts(scope: BulkScope, issues: Detail[]): void {
  for (const part of parts[scope.kind]) {
    if (scope[part] !== undefined) continue;
    const message = `A scope of kind ${scope.kind} needs ${part}.`;
    issues.push({ path: `scope.${part}`, code: 'required', message });
  }
}
