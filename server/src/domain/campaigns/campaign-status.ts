import type { CampaignStatus } from '../../generated/types.js';
import { hasCome } from '../schedule/lifecycle-dates.js';
import { createHash } from 'node:crypto';
import { stringify } from 'uuid';

/** Whether a campaign is live: people may be under way in its flow, so that its structure is fixed. */
export function isLive(status: CampaignStatus): boolean {
  return status === 'scheduled' || status === 'running' || status === 'paused';
}

/** Whether mailboxes that sent for a campaign wait for its interval; any other campaign leaves them only their own. */
export function blocksMailboxes(status: CampaignStatus): boolean {
  return status === 'scheduled' || status === 'running';
}

/**
 * The status of a campaign that is launched: `scheduled` while its start lies ahead, else `running`.
 *
 * @param startAt first instant of `start_on`; null starts at once
 */
export function launchedStatus(startAt: string | null, now: Date): 'running' | 'scheduled' {
  return startAt === null || hasCome(startAt, now) ? 'running' : 'scheduled';
}

/**
 * Returns the id here of a campaign of another platform: always the same, so that an import finds what an earlier one
 * stored. A UUIDv7 of the time at which the campaign was created there, which sorts it among the others.
 *
 * @param originId its UUID there
 */
export function externalCampaignId(accountId: string, originId: string, createdAt: Date): string {
  const origin = `${accountId} ${originId}`.toLowerCase();
  const id = createHash('sha256').update(origin).digest().subarray(0, 16);
  id.writeUIntBE(createdAt.getTime(), 0, 6);
  id[6] = 0x70 | (id[6]! & 0x0f);
  id[8] = 0x80 | (id[8]! & 0x3f);
  return stringify(id);
}
