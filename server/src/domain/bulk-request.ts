import type { BulkExclusions, BulkScope, JobOperation } from '../generated/types.js';
import type { Detail } from './api-error.js';

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
  exclusions: BulkExclusions | null;
  campaignId: string | null;
  listId: string | null;
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
const imports: readonly JobOperation[] = ['api_lead_import', 'csv_lead_import_staged'];

/** Whether an operation brings rows instead of selecting people. */
export function isImport(operation: JobOperation): boolean {
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
  const scope = isImport(operation) ? null : readScope(request, issues);
  if (issues.length > 0) return { issues };
  const exclusions = isImport(operation) ? null : (request.exclusions ?? null);
  return { work: { operation, scope, exclusions, campaignId, listId } };
}

function readScope(request: BulkRequest, issues: Detail[]): BulkScope | null {
  const { operation, list_id, target_list_id } = request;
  // In work about lists a list that stands alone is the one that changes.
  const sourceList = ofLists.includes(operation) && target_list_id === undefined ? undefined : list_id;
  const sourceCampaign =
    request.source_campaign_id ?? (operation === 'export_leads' ? request.campaign_id : undefined);
  const { global_lead_ids, upload_id } = request;
  const named: BulkScope[] = [
    ...(request.scope ? [request.scope] : []),
    ...(global_lead_ids ? [{ kind: 'selection' as const, global_lead_ids }] : []),
    ...(sourceList !== undefined ? [{ kind: 'saved_list' as const, list_id: sourceList }] : []),
    ...(sourceCampaign !== undefined ? [{ kind: 'campaign' as const, campaign_id: sourceCampaign }] : []),
    ...(upload_id !== undefined ? [{ kind: 'staged_upload' as const, upload_id }] : []),
  ];
  const [scope, ...others] = named;
  if (!scope) {
    if (operation === 'export_leads') return { kind: 'explorer_view', query: {} };
    issues.push({ path: 'scope', code: 'required', message: `${operation} needs people: give a scope.` });
    return null;
  }
  if (others.length > 0) {
    const message = 'Name the people in one way only: a scope, or ids, or one source.';
    issues.push({ path: 'scope', code: 'ambiguous_scope', message });
  }
  requireParts(scope, issues);
  return scope;
}

const parts = {
  selection: ['global_lead_ids'],
  explorer_view: ['query'],
  saved_list: ['list_id'],
  saved_list_filtered: ['list_id', 'query'],
  campaign: ['campaign_id'],
  staged_upload: ['upload_id'],
} as const satisfies Record<BulkScope['kind'], readonly (keyof BulkScope)[]>;

function requireParts(scope: BulkScope, issues: Detail[]): void {
  for (const part of parts[scope.kind]) {
    if (scope[part] !== undefined) continue;
    const message = `A scope of kind ${scope.kind} needs ${part}.`;
    issues.push({ path: `scope.${part}`, code: 'required', message });
  }
}
