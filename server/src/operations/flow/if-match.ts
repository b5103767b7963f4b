import { ApiError } from '../../domain/api/api-error.js';

/**
 * Refuses a save that builds upon another revision than the present one.
 *
 * @param header `If-Match`: revisions quoted or bare, separated by commas, or `*` for any
 * @throws ApiError `flow_revision_conflict`; the body tells the present revision
 */
export function requireRevision(header: string | undefined, current: string): void {
  if (header === undefined || header.trim() === '') return;
  const revisions = header.split(',').map(tag => tag.trim().replace(/^(?:W\/)?"(.*)"$/, '$1'));
  if (revisions.includes('*') || revisions.includes(current)) return;
  throw new ApiError('flow_revision_conflict', { extra: { current_flow_revision: current } });
}
