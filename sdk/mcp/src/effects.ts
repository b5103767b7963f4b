import type { operations } from 'outreach-sdk/types';

/**
 * What a call can do. It decides whether a person must confirm the call first:
 *
 * - `reads`: changes nothing;
 * - `changes`: creates or changes something that can be changed back, and sends no mail;
 * - `feeds`: changes the people, the texts or the pace of a campaign, which sends mail if it is live;
 * - `sends`: can send mail;
 * - `destroys`: cannot be undone;
 * - `exposes`: gives others access to the account.
 */
export type Effect = 'reads' | 'changes' | 'feeds' | 'sends' | 'destroys' | 'exposes';

/**
 * Every operation that is not a GET. The method alone is not enough: a POST can simulate or launch a campaign, and a DELETE
 * can unblock an address. An operation that is missing here counts as `destroys`, and a test reports it.
 */
const effects: Record<Effect, readonly (keyof operations)[]> = {
  reads: ['simulateCampaign', 'validateFlow', 'previewJob'],
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
    'replaceDaysOff',
    'replaceReceiverLimits',
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
    'deleteMailbox',
    'erasePerson',
    'removeLeadListMembers',
    'bulkChangeLeadListMembers',
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

/** The operations of this table. A test checks that none is missing. */
export const classed: readonly string[] = [...effectById.keys()];

/** Returns what calling an operation can do. */
export function effectOf({ id, method }: { id: string; method: string }): Effect {
  return effectById.get(id) ?? (method === 'GET' ? 'reads' : 'destroys');
}

/** Returns whether a call needs no confirmation with these arguments: a dry run, or a pause, which must not be delayed. */
export function isHarmless(id: string, { query, body }: { query: object; body?: unknown }): boolean {
  if (id === 'setCampaignStatus') return (body as { status?: unknown } | undefined)?.status === 'paused';
  return 'dry_run' in query && query.dry_run === true;
}
