import type { sandboxStore, SandboxMail } from '../store/sandbox/repository.js';
import { createHash } from 'node:crypto';
import { emailDomain, parseEmail } from '../domain/leads/email-address.js';

/** Where sandbox recipients live; a domain that can never exist (RFC 6761). */
export const sandboxDomain = 'sandbox.test';

const named = [
  'interested',
  'neutral',
  'not-interested',
  'ooo',
  'bounce-hard',
  'bounce-soft',
  'reject',
  'unsubscribe',
] as const;

/** What a sandbox recipient does with mail. `accept` takes it and stays silent. */
export type SandboxBehaviour = (typeof named)[number] | 'accept';

/**
 * What the recipient at this address does: the local part before any `+tag` says it, every other name accepts silently,
 * and so does everybody who is not the sandbox's.
 */
export function sandboxBehaviour(address: string): SandboxBehaviour {
  const email = parseEmail(address);
  if (email === null || emailDomain(email) !== sandboxDomain) return 'accept';
  const name = email.slice(0, email.indexOf('@')).split('+')[0];
  return named.find(behaviour => behaviour === name) ?? 'accept';
}

/** Bounds of the time a recipient takes to act, in milliseconds. */
const delay = { minMs: 2_000, maxMs: 5_000 };

/** When the recipient acts on mail accepted at `acceptedAt`; null when it stays silent. The same mail, the same delay. */
export function answerDueAt(behaviour: SandboxBehaviour, messageId: string, acceptedAt: Date): Date | null {
  if (behaviour === 'accept' || behaviour === 'reject') return null;
  return new Date(acceptedAt.getTime() + delay.minMs + pick(messageId, delay.maxMs - delay.minMs + 1));
}

/** A number from 0 to `count` - 1 that depends on the seed alone. */
export function pick(seed: string, count: number): number {
  return createHash('sha256').update(seed).digest().readUInt32BE(0) % count;
}

/** A message that the sandbox accepted for one recipient. */
export type SandboxMessage = SandboxMail<SandboxBehaviour>;

export type SandboxRepository = ReturnType<typeof sandboxStore<SandboxBehaviour>>;
