import { createHmac, hash, timingSafeEqual } from 'node:crypto';

/** What tokens are made for; one of a kind is none of another. */
type Purpose = 'page' | 'form' | 'state' | 'verifier' | 'nonce';

/**
 * The unguessable part of a connect session's link. It follows from the key, so that the link can be shown again
 * although only its hash is stored.
 *
 * @param id UUID of the session
 */
export function connectToken(key: Buffer, id: string): string {
  return derive(key, 'page', id);
}

/** What is stored of a token: its SHA-256, in hex. */
export function connectTokenHash(token: string): string {
  return hash('sha256', token);
}

/** What every form of a session's page carries, which no other site can know. */
export function connectFormToken(key: Buffer, id: string): string {
  return derive(key, 'form', id);
}

/** Whether two tokens are the same, found out in constant time. */
export function sameToken(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** The values of one authorization-code flow (RFC 6749 `state`, RFC 7636 verifier, OpenID `nonce`). */
export interface FlowSecrets {
  state: string;
  verifier: string;
  nonce: string;
}

/**
 * The secrets of a flow that a session's page begins in one browser.
 *
 * @param seed random text that only this browser holds
 */
export function flowSecrets(key: Buffer, id: string, seed: string): FlowSecrets {
  const of = (purpose: Purpose) => derive(key, purpose, `${id} ${seed}`);
  return { state: of('state'), verifier: of('verifier'), nonce: of('nonce') };
}

function derive(key: Buffer, purpose: Purpose, text: string): string {
  return createHmac('sha256', key).update(`connect ${purpose} ${text}`).digest('base64url');
}
