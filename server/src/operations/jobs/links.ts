import { isKept } from '../../domain/jobs/retention.js';
import { signLink } from '../../domain/api/signed-link.js';
import type { JobEntity } from '../../store/entities.js';
import type { Dependencies } from '../context.js';

/** How long a link to a file is good. */
export const linkLifetimeMs = 60 * 60_000;

/** Where the export of a job can be had without a key; undefined where there is none. */
export function downloadOf({ clock, linkKey }: Dependencies, baseUrl: string, job: JobEntity) {
  if (job.operation !== 'export_leads' || job.status !== 'completed') return undefined;
  if (!isKept(job.completed_at, clock.now())) return undefined;
  const expiresAt = linkEnd(clock.now());
  const query = signLink(linkKey, { method: 'GET', accountId: job.account_id, id: job.id, expiresAt });
  return { url: `${baseUrl}/files/jobs/${job.id}?${query}`, expiresAt };
}

/** When a link made now ends; whole seconds, as links carry it. */
export function linkEnd(now: Date): Date {
  return new Date(Math.floor((now.getTime() + linkLifetimeMs) / 1000) * 1000);
}
