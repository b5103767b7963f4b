import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Server } from '@modelcontextprotocol/sdk/server/index.js';
import type { Outcome } from './api.js';
import { confirmArgument } from './tools.js';

/** How a call is confirmed: by a question to the user of the client, or by a token that the client sends back. */
export type Way = 'question' | 'token';

/** Returns how to ask. A question needs elicitation by form; a client that can only open URLs gets tokens. */
export function wayOf(server: Server): Way {
  return server.getClientCapabilities()?.elicitation?.form ? 'question' : 'token';
}

/** A person may need time. The client decides how long it waits for a tool. */
const userTimeoutMs = 10 * 60_000;

/**
 * Asks the user of the client.
 *
 * @param signal - cancels the question; then nothing is done
 * @returns null if the user agrees, or why nothing was done
 */
export async function askUser(server: Server, preview: string, signal: AbortSignal): Promise<Outcome | null> {
  try {
    const { action, content } = await server.elicitInput(
      {
        message: preview,
        requestedSchema: {
          type: 'object',
          properties: {
            confirm: { type: 'boolean', title: 'Confirm', description: 'Whether to make this call now.' },
          },
          required: ['confirm'],
        },
      },
      { timeout: userTimeoutMs, signal },
    );
    if (action === 'accept' && content?.confirm === true) return null;
    return refused(`The user did not agree (${action === 'accept' ? 'decline' : action}). Nothing was done.`);
  } catch (error) {
    return refused(`The user could not be asked. Nothing was done. ${(error as Error).message}`);
  }
}

function refused(text: string): Outcome {
  return { isError: true, text };
}

/** A tool and its arguments without the token. */
export type ConfirmedCall = readonly [name: string, args: Record<string, unknown>];

/** Tokens, each for one call with the arguments that were shown. They are stored only in this process. */
export interface Tokens {
  issue(call: ConfirmedCall): string;
  /** Redeems a token. Returns false if it is unknown, used, expired, or for another call. */
  redeem(token: unknown, call: ConfirmedCall): boolean;
}

/** How long a token is valid. */
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

/** Describes what a call would do, and how to confirm it. An invalid token is an error. */
export function askBack(tokens: Tokens, call: ConfirmedCall, preview: string, offered: unknown): Outcome {
  const isError = offered !== undefined;
  const lines = [
    ...(isError
      ? [
          `This ${confirmArgument} is not valid: it is unknown, used, older than ${ttlMinutes} minutes, or for other arguments.`,
        ]
      : []),
    'Nothing was done yet. This call would do the following:',
    preview,
    `Show this to the user. If they agree, call again within ${ttlMinutes} minutes with the same arguments and`,
    `"${confirmArgument}": "${tokens.issue(call)}"`,
  ];
  return { isError, text: lines.join('\n\n') };
}
