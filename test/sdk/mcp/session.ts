import { Client as McpClient } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { ElicitRequestSchema, type ElicitResult, type Tool } from '@modelcontextprotocol/sdk/types.js';
import { contract } from 'outreach-contract/data';
import { createApi, type Api } from '../../../sdk/mcp/src/api.js';
import { createMcpServer } from '../../../sdk/mcp/src/server.js';
import { chooseTools, type Choice } from '../../../sdk/mcp/src/tools.js';
import { systemClock, type Clock } from '../../../server/src/domain/shared/clock.js';
import { service } from '../../support/service.js';

export const operations = contract.tags.flatMap(tag => tag.operations);

/** What a tool answered. */
export interface Said {
  isError: boolean;
  text: string;
  // Tests read into answers freely.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  json: any;
}

export interface McpSession {
  client: McpClient;
  tools(): Promise<Tool[]>;
  call(name: string, args?: Record<string, unknown>): Promise<Said>;
  /** `METHOD path status` of every request that reached the service. */
  requests: string[];
  close(): Promise<void>;
}

export interface SessionOptions extends Partial<Choice> {
  key: string;
  baseUrl?: string;
  clock?: Clock;
  yes?: boolean;
  /** How the user answers questions; a client without it has no elicitation. */
  answer?: (question: string) => ElicitResult | Promise<ElicitResult>;
}

/** A client of the official SDK, connected to the server of the command in this process. */
export async function mcpSession(options: SessionOptions): Promise<McpSession> {
  const { key, clock = systemClock, yes = false, readOnly = false, only, answer } = options;
  const requests: string[] = [];
  const api: Api = createApi({
    baseUrl: options.baseUrl ?? service().url,
    apiKey: key,
    log: ({ method, url, status }) => requests.push(`${method} ${new URL(url).pathname} ${status}`),
  });
  const { server } = createMcpServer({
    tools: chooseTools(contract, { readOnly, only }),
    api,
    now: () => clock.now().getTime(),
    yes,
    stopAsking: new AbortController().signal,
  });
  const client = new McpClient(
    { name: 'tests', version: '1' },
    { capabilities: answer ? { elicitation: {} } : {} },
  );
  if (answer) client.setRequestHandler(ElicitRequestSchema, ({ params }) => answer(params.message));
  const [near, far] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(far), client.connect(near)]);
  return {
    client,
    tools: async () => (await client.listTools()).tools,
    call: (name, args = {}) => callTool(client, name, args),
    requests,
    close: () => client.close(),
  };
}

/** Calls a tool, and reads its one text. */
export async function callTool(
  client: McpClient,
  name: string,
  args: Record<string, unknown> = {},
): Promise<Said> {
  const { content, isError } = await client.callTool({ name, arguments: args });
  const { text } = (content as { text: string }[])[0]!;
  return { isError: isError === true, text, json: parsed(text) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The token that an answer asks to be handed back. */
export function tokenOf({ text }: Said): string {
  const token = /^"confirm": "([\w-]{22})"$/m.exec(text)?.[1];
  if (token === undefined) throw new Error(`There is no token in: ${text}`);
  return token;
}
