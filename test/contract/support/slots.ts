import { routes, type Route } from '../../../server/src/generated/routes.js';
import { newId } from '../../../server/src/store/database/ids.js';
import type { IdSlot } from '../../support/id-slots.js';
import type { ApiResponse, Client } from '../../support/service.js';
import { fillPath, type Ids } from './paths.js';

/** Which id belongs into a place, by its name. */
const kinds: [name: RegExp, of: string][] = [
  [/global_lead_ids$/, 'globalLeadId'],
  [/campaign_ids?$/, '/v1/campaigns'],
  [/list_id$/, '/v1/lead-lists'],
  [/upload_id$/, '/v1/uploads'],
  [/mailbox_ids?$/, '/v1/mailboxes'],
  [/message_id$/, 'messageId'],
  [/preview_id$/, 'previewId'],
  [/^after$/, '/v1/events'],
];
const tags: Record<string, string> = {
  campaigns: '/v1/campaign-tags',
  mailboxes: '/v1/mailbox-tags',
  threads: '/v1/thread-tags',
};
const scopeKinds: Record<string, string> = {
  global_lead_ids: 'selection',
  list_id: 'saved_list',
  campaign_id: 'campaign',
  upload_id: 'staged_upload',
};
/** A place that selects people; a body has another selection otherwise. */
const selects = /^(global_lead_ids|list_id|source_campaign_id|upload_id|scope\.\w+)$/;

/** Sends a request with an id in one of its places; in all others are the client's own. */
export function askWith(client: Client, own: Ids, slot: IdSlot, id: string): Promise<ApiResponse> {
  const route = routes.find(({ operationId }) => operationId === slot.operationId)!;
  const path = fillPath(route.path, own);
  if (slot.where === 'query') return client.get(`${path}?${slot.name}=${id}`);
  const [outer, inner] = slot.name.split('.') as [string, string?];
  const value = slot.takesMany ? [id] : id;
  const nested = outer === 'scope' ? { kind: scopeKinds[inner!], [inner!]: value } : { [inner!]: value };
  const body = { ...besides(own, route, slot.name), [outer]: inner === undefined ? value : nested };
  return client.request(route.method, path, { body });
}

/** What else the body has to have. */
function besides(own: Ids, { operationId }: Route, name: string): object {
  const selection = selects.test(name) ? {} : { global_lead_ids: [own.globalLeadId] };
  switch (operationId) {
    case 'createJob':
    case 'previewJob':
      return name === 'target_list_id'
        ? { operation: 'add_to_lead_list', ...selection }
        : { operation: 'add_to_campaign', campaign_id: own['/v1/campaigns'], ...selection };
    case 'enrollLeads':
      return selection;
    case 'bulkChangeLeadListMembers':
      return { action: 'add', ...selection };
    case 'redeliverWebhooks':
      return { date_from: '2026-01-01T00:00:00.000Z' };
    case 'createCampaign':
      return { name: 'Another' };
    case 'createLeadList':
      return { name: `List ${newId()}` };
    case 'replyToThread':
      return { body_text: 'Hello' };
    case 'forwardThread':
      return { to_email: 'alex@own.example', body_text: 'Hello' };
    case 'replaceLead':
      return { new_email: `${newId()}@own.example` };
    default:
      return {};
  }
}

/** Which of the ids belongs into a place. */
export function kindOf({ operationId, name }: IdSlot): string {
  const known = kinds.find(([pattern]) => pattern.test(name));
  if (known) return known[1];
  if (!/tag_ids?$/.test(name)) throw new Error(`Which id belongs into ${name} of ${operationId}?`);
  const { path } = routes.find(route => route.operationId === operationId)!;
  return tags[path.split('/')[2]!] ?? '/v1/person-tags';
}

/** What two answers have in common that differ in their ids and times alone. */
export function comparable({ status, body }: ApiResponse): { status: number; text: string } {
  const text = JSON.stringify(body)
    .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{64}/g, '<id>')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<time>')
    .replace(/(req_|expires=|signature=)[\w-]+/g, '$1<…>');
  return { status, text };
}
