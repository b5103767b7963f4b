import type { operations } from 'outreach-sdk/types';

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

/**
 * Every operation that is not a GET. The method says too little: a POST can simulate a campaign or launch it, and a DELETE that
 * removes an address from the block list lets mail go there. One that is missing here counts as `destroys`; a test finds it.
 */
const effects: Record<Effect, readonly (keyof operations)[]> = {
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

/** Returns what calling an operation can do. */
export function effectOf({ id, method }: { id: string; method: string }): Effect {
  return effectById.get(id) ?? (method === 'GET' ? 'reads' : 'destroys');
}

/** Returns whether these arguments make a call harmless: a dry run, or a pause, which must not wait for confirmation. */
export function isHarmless(id: string, { query, body }: { query: object; body?: unknown }): boolean {
  if (id === 'setCampaignStatus') return (body as { status?: unknown } | undefined)?.status === 'paused';
  return 'dry_run' in query && query.dry_run === true;
}
