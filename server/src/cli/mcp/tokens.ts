import { randomBytes } from 'node:crypto';
import type { Clock } from '../../domain/shared/clock.js';

/** Tokens that stand for one call each, with the very arguments that were shown. Kept in this process alone. */
export interface Tokens {
  /** @param call what tells a call from any other */
  issue(call: string): string;
  /** Whether the token was issued for this call, not long ago, and not used yet; it is used up by that. */
  redeem(token: string, call: string): boolean;
}

/** How long a token holds, in minutes: time to read what would be done. */
export const tokenMinutes = 5;

/** Makes tokens that are known to this process alone, and to the one client that it serves. */
export function createTokens(clock: Clock): Tokens {
  const issued = new Map<string, { call: string; expiresAt: number }>();
  const forgetOld = () => {
    for (const [token, { expiresAt }] of issued) if (expiresAt <= clock.now().getTime()) issued.delete(token);
  };
  return {
    issue(call) {
      forgetOld();
      const token = randomBytes(16).toString('base64url');
      issued.set(token, { call, expiresAt: clock.now().getTime() + tokenMinutes * 60_000 });
      return token;
    },
    redeem(token, call) {
      forgetOld();
      return issued.get(token)?.call === call && issued.delete(token);
    },
  };
}
