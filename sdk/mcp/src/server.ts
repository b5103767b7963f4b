import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  CallToolRequestSchema,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
  type CallToolResult,
} from '@modelcontextprotocol/sdk/types.js';
import { contract } from 'outreach-contract/data';
import type { Api, Outcome } from './api.js';
import { readArguments, InvalidArguments, type CallArguments } from './arguments.js';
import { askBack, askUser, createTokens, wayOf } from './confirm.js';
import { isHarmless } from './effects.js';
import { describeCall, readSubjects, type Subject } from './preview.js';
import { confirmArgument, needsConfirmation, withConfirmArgument, type Tool } from './tools.js';

export interface McpOptions {
  tools: readonly Tool[];
  api: Api;
  /** Milliseconds since 1970. */
  now?(): number;
  /** No call is confirmed: the operator chose `--yes`. */
  yes: boolean;
  /** Cancels questions that wait for a person. */
  stopAsking: AbortSignal;
}

/** A server of the Model Context Protocol, to connect to a transport. */
export interface McpServer {
  server: Server;
  /** Resolves when no call is running. */
  idle(): Promise<void>;
}

/** Creates a server that offers operations of the contract as tools, with confirmation. */
export function createMcpServer(options: McpOptions): McpServer {
  const { tools, yes } = options;
  const server = new Server(
    { name: 'outreach', title: 'Outreach', version: contract.version },
    { capabilities: { tools: {} }, instructions: instructions(yes) },
  );
  const call = caller(server, options);
  const running = new Set<Promise<CallToolResult>>();
  server.setRequestHandler(ListToolsRequestSchema, () => {
    const asksBack = !yes && wayOf(server) === 'token';
    return { tools: tools.map(tool => (asksBack ? withConfirmArgument(tool) : tool.definition)) };
  });
  server.setRequestHandler(CallToolRequestSchema, ({ params }, { signal }) => {
    const tool = tools.find(({ definition }) => definition.name === params.name);
    if (!tool) throw new McpError(ErrorCode.InvalidParams, `There is no tool ${params.name}.`);
    const result = call(tool, params.arguments ?? {}, signal).then(resultOf);
    running.add(result);
    void result.catch(() => undefined).then(() => running.delete(result));
    return result;
  });
  return { server, idle: async () => void (await Promise.allSettled(running)) };
}

type Caller = (tool: Tool, given: Record<string, unknown>, signal: AbortSignal) => Promise<Outcome>;

function caller(server: Server, { api, now = Date.now, yes, stopAsking }: McpOptions): Caller {
  const tokens = createTokens(now);

  /** Returns why a call is not made now, or null if it may be made. */
  async function objection(
    tool: Tool,
    given: Record<string, unknown>,
    values: CallArguments,
    signal: AbortSignal,
  ): Promise<Outcome | null> {
    if (yes || !needsConfirmation(tool) || isHarmless(tool.operation.id, values)) return null;
    const { [confirmArgument]: token, ...args } = given;
    const confirmed = [tool.operation.id, args] as const;
    const way = wayOf(server);
    if (way === 'token' && tokens.redeem(token, confirmed)) return null;
    const subjects = await readSubjects(tool.operation, values, api, signal);
    if ('isError' in subjects) return subjects;
    if (tool.effect === 'feeds' && isQuiet(subjects)) return null;
    const preview = describeCall(tool, values, subjects);
    if (way === 'token') return askBack(tokens, confirmed, preview, token);
    return askUser(server, preview, AbortSignal.any([signal, stopAsking]));
  }

  return async (tool, given, signal) => {
    try {
      const values = readArguments(tool, given);
      return (await objection(tool, given, values, signal)) ?? (await api(tool.operation, values, signal));
    } catch (error) {
      if (!(error instanceof InvalidArguments)) throw error;
      return { isError: true, text: JSON.stringify(error.body) };
    }
  };
}

/** Statuses in which a campaign sends nothing until another call, which asks for confirmation itself. */
const quiet = ['draft', 'paused', 'stopped'];

function isQuiet([campaign]: readonly Subject[]): boolean {
  return campaign?.kind === 'campaign' && quiet.includes(campaign.status ?? '');
}

function resultOf({ isError, text }: Outcome): CallToolResult {
  return { content: [{ type: 'text', text: text || 'Done.' }], ...(isError && { isError }) };
}

function instructions(yes: boolean): string {
  const confirmation =
    'Calls that send mail, delete data or give others access must be confirmed by the user. Do not confirm in their place.';
  return `Tools of Outreach, a service for cold-email campaigns. Each tool is one call of its REST API, and returns the JSON response.

Find ids with the list tools. Lists have the arguments limit (0 to 100) and offset, and total_count in the response.
An error has a code, a message and details. The paths in details name the arguments: fix these and call again.
A new campaign is a draft. It needs a flow (see listFlowTemplates), mailboxes and leads. simulateCampaign and
previewLeadEmail show what it would do. launchCampaign starts it.${yes ? '' : `\n\n${confirmation}`}`;
}
