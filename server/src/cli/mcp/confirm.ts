import type { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { canonicalHash } from '../../domain/shared/canonical-json.js';
import type { Outcome } from './api.js';
import { tokenMinutes, type Tokens } from './tokens.js';
import { confirmArgument } from './tools.js';

/** How a client can be asked: by a question to its user, or by a token that it hands back. */
export type Way = 'question' | 'token';

/** Forms are what a yes needs; a client that only opens addresses gets tokens. */
export function wayOf(server: Server): Way {
  return server.getClientCapabilities()?.elicitation?.form ? 'question' : 'token';
}

/** A person may take their time; the client decides how long it waits for a tool. */
const answerWithinMs = 10 * 60_000;

/**
 * Asks the user of the client.
 *
 * @param signal ends the asking; nothing is done then
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
      { timeout: answerWithinMs, signal },
    );
    if (action === 'accept' && content?.confirm === true) return null;
    return refused(`The user did not agree (${action === 'accept' ? 'decline' : action}): nothing was done.`);
  } catch (error) {
    return refused(`The user could not be asked: nothing was done. ${(error as Error).message}`);
  }
}

/** What a token is bound to: the tool and all its arguments but the token. */
export function callOf(name: string, given: Record<string, unknown>): string {
  const { [confirmArgument]: _, ...rest } = given;
  return canonicalHash([name, rest]);
}

/** Tells what would be done, and how to have it done. An offered token that does not hold is an error. */
export function askBack(tokens: Tokens, call: string, preview: string, offered: unknown): Outcome {
  const isWrong = offered !== undefined;
  const lines = [
    isWrong
      ? `This ${confirmArgument} is not valid: unknown, used, older than ${tokenMinutes} minutes, or of other arguments.`
      : '',
    'Nothing was done yet. This is what would be done:',
    preview,
    `Show it to the user. When they agree, call again within ${tokenMinutes} minutes with the same arguments and`,
    `"${confirmArgument}": "${tokens.issue(call)}"`,
  ];
  return { isError: isWrong, text: lines.filter(Boolean).join('\n\n') };
}

function refused(text: string): Outcome {
  return { isError: true, text };
}
