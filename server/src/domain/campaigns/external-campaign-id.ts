import { createHash } from 'node:crypto';
import { stringify } from 'uuid';

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
