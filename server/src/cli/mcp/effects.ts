import type { Operations } from '../../generated/operations.js';

/**
 * What a call can do, as far as it matters to whether somebody should agree to it first:
 *
 * - `reads`: nothing changes;
 * - `changes`: something is made or changed that can be changed back, and no mail leaves on account of it;
 * - `feeds`: a campaign gets people, words or another pace, so that mail leaves when it is live;
 * - `sends`: mail leaves, or may leave, on account of it;
 * - `destroys`: what it takes away does not come back;
 * - `exposes`: others get at what the account holds.
 */
export type Effect = 'reads' | 'changes' | 'feeds' | 'sends' | 'destroys' | 'exposes';

type Tag = keyof Operations<unknown>;
type OperationId = { [tag in Tag]: keyof Operations<unknown>[tag] }[Tag];

/**
 * Every operation that is no GET. The method tells too little: a POST can play a campaign ahead or launch it, and a DELETE that
 * takes an address off the block list lets mail go there. One that is new and stands nowhere is held to destroy; a test wants it here.
 */
const effects: Record<Effect, readonly OperationId[]> = {
  reads: ['simulateCampaign', 'validateFlow', 'previewBulk'],
  changes: [
    'createCampaign',
    'createCampaignTag',
    'updateCampaignTag',
    'addLeadField',
    'pauseEnrollments',
    'cancelJob',
    'startStagedImport',
    'appendStagingRows',
    'presignUpload',
    'updatePerson',
    'createPersonTag',
    'updatePersonTag',
    'exportPeople',
    'createLeadList',
    'updateLeadList',
    'addLeadListMembers',
    'updateMailbox',
    'createConnectSession',
    'createMailboxTag',
    'updateMailboxTag',
    'updateThread',
    'addThreadTag',
    'removeThreadTag',
    'cancelMessageJob',
    'createThreadTag',
    'updateThreadTag',
    'testWebhook',
    'redeliverWebhook',
    'redeliverWebhooks',
  ],
  feeds: [
    'updateCampaign',
    'saveFlow',
    'replaceFlow',
    'updateFlowNode',
    'createLead',
    'updateLead',
    'bulkImportLeads',
    'bulkImportLeadsAsync',
    'addLeads',
  ],
  sends: [
    'launchCampaign',
    'setCampaignStatus',
    'resumeEnrollments',
    'createJob',
    'enrollLeads',
    'finalizeJob',
    'replyToThread',
    'forwardThread',
    'sendMessageJobNow',
    'replaceLead',
    'setOutOfOffice',
    'clearOutOfOffice',
    'deleteBlockListEntry',
  ],
  destroys: [
    'deleteCampaign',
    'deleteCampaignTag',
    'deleteLead',
    'removeLeads',
    'removeLeadsFromAllCampaigns',
    'deleteLeadList',
    'removeLeadListMembers',
    'changeLeadListMembersBulk',
    'deleteMailboxTag',
    'deletePersonTag',
    'deleteThreadTag',
    'addBlockListEntry',
    'revokeApiKey',
    'rotateWebhookSecret',
  ],
  exposes: ['createApiKey', 'updateWebhooks'],
};

const effectById = new Map<string, Effect>(
  Object.entries(effects).flatMap(([effect, ids]) =>
    ids.map((id): [string, Effect] => [id, effect as Effect]),
  ),
);

/** The operations that are classed by name, for a test that none is missing. */
export const classed: readonly string[] = [...effectById.keys()];

/** What calling an operation can do. */
export function effectOf({ id, method }: { id: string; method: string }): Effect {
  return effectById.get(id) ?? (method === 'GET' ? 'reads' : 'destroys');
}

/** Whether a call with these arguments does less than its operation can: the brake of a campaign must not ask first. */
export function isHarmless(id: string, { query, body }: { query: object; body?: unknown }): boolean {
  if (id === 'setCampaignStatus') return (body as { status?: unknown } | undefined)?.status === 'paused';
  return 'dry_run' in query && query.dry_run === true;
}
