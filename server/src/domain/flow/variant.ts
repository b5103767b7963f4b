import { createHash } from 'node:crypto';
import type { EmailVariant } from './types.js';

/**
 * The variant of an email that one enrollment gets: each active one with the same chance, and always the same one for
 * the same enrollment and node. Null when none is active.
 */
export function pickVariant(
  variants: readonly EmailVariant[],
  enrollmentId: string,
  nodeId: string,
): EmailVariant | null {
  const active = variants.filter(variant => variant.isActive).sort((a, b) => a.order - b.order);
  const digest = createHash('sha256').update(`${enrollmentId}\0${nodeId}`).digest();
  return active[digest.readUIntBE(0, 6) % active.length] ?? null;
}
