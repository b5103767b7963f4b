import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Server } from '@modelcontextprotocol/sdk/server/index.js';
import type { Outcome } from './api.js';
import { confirmArgument } from './tools.js';

/** How a client asks for confirmation: by a question to its user, or by a token that it hands back. */
export type Way = 'question' | 'token';

/** Returns how to ask. A yes needs a form; a client that only opens URLs gets tokens. */
export function wayOf(server: Server): Way {
  return server.getClientCapabilities()?.elicitation?.form ? 'question' : 'token';
}

/** A person may take their time; the client decides how long it waits for a tool. */
const userTimeoutMs = 10 * 60_000;

/**
 * Asks the user of the client.
 *
 * @param signal - ends the question; nothing is done then
 * @returns null when they agree, else why nothing was done
 */
export async function askUser(server: Server, preview: string, signal: AbortSignal): Promise<Outcome | null> {
  try {
    const { action, content } = await server.elicitInput(
      {
        message: preview,
        requestedSchema: {
          type: 'object',
          properties: {
            confirm: { type: 'boolean', title: 'Go ahead', description: 'Whether to do this now.' },
          },
          required: ['confirm'],
        },
      },
      { timeout: userTimeoutMs, signal },
    );
    if (action === 'accept' && content?.confirm === true) return null;
    return refused(`The user did not agree (${action === 'accept' ? 'decline' : action}): nothing was done.`);
  } catch (error) {
    return refused(`The user could not be asked: nothing was done. ${(error as Error).message}`);
  }
}

function refused(text: string): Outcome {
  return { isError: true, text };
}

/** A tool and all its arguments but the token. */
export type ConfirmedCall = readonly [name: string, args: Record<string, unknown>];

/** Tokens that each allow one call with the arguments that were shown. Kept in this process alone. */
export interface Tokens {
  issue(call: ConfirmedCall): string;
  /** Uses up a token. Returns false if it is unknown, used, expired, or of another call. */
  redeem(token: unknown, call: ConfirmedCall): boolean;
}

/** Time to read what would be done. */
const ttlMinutes = 5;

/** @param now - milliseconds since 1970 */
export function createTokens(now: () => number): Tokens {
  const issued = new Map<string, { call: ConfirmedCall; expiresAt: number }>();
  const removeExpired = () => {
    for (const [token, { expiresAt }] of issued) if (expiresAt <= now()) issued.delete(token);
  };
  return {
    issue(call) {
      removeExpired();
      const token = randomBytes(16).toString('base64url');
      issued.set(token, { call, expiresAt: now() + ttlMinutes * 60_000 });
      return token;
    },
    redeem(token, call) {
      removeExpired();
      if (typeof token !== 'string') return false;
      return isDeepStrictEqual(issued.get(token)?.call, call) && issued.delete(token);
    },
  };
}

/** Describes what a call would do, and how to confirm it. An offered token that is not valid is an error. */
export function askBack(tokens: Tokens, call: ConfirmedCall, preview: string, offered: unknown): Outcome {
  const isError = offered !== undefined;
  const lines = [
    ...(isError
      ? [
          `This ${confirmArgument} is not valid: unknown, used, older than ${ttlMinutes} minutes, or of other arguments.`,
        ]
      : []),
    'Nothing was done yet. This is what would be done:',
    preview,
    `Show it to the user. When they agree, call again within ${ttlMinutes} minutes with the same arguments and`,
    `"${confirmArgument}": "${tokens.issue(call)}"`,
  ];
  return { isError, text: lines.join('\n\n') };
}
