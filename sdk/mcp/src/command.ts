import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { apiKeyOf, baseUrlOf, calledAs, parseOptions, runCommand, stopSignal } from 'outreach-contract';
import { contract } from 'outreach-contract/data';
import { createApi, type ApiOptions } from './api.js';
import { createMcpServer } from './server.js';
import { chooseTools, needsConfirmation } from './tools.js';

const usage = `Usage: outreach-mcp --base-url URL [--api-key KEY] [OPTION …]

Gives an AI assistant access to the API of a service: a server of the Model Context Protocol on standard input and output,
with one tool for each operation. Calls that can send mail, delete data or give others access must be confirmed first.
Instead of --base-url and --api-key, you can set OUTREACH_BASE_URL and OUTREACH_API_KEY.

  [--only TAG,TAG]      offer only the tools of these tags of the contract, such as campaigns,leads,inbox; some clients
                        accept at most 100 tools
  [--read-only]         offer only tools that change nothing
  [--yes]               do not ask for confirmation`;

const options = {
  'base-url': { type: 'string' },
  'api-key': { type: 'string' },
  only: { type: 'string' },
  'read-only': { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
} as const;

/**
 * Runs `outreach-mcp`.
 *
 * @param program - how it is called in this terminal, for its messages
 */
export function main(args: string[], program = calledAs()): Promise<void> {
  return runCommand({ usage, run: mcp }, args, program);
}

/**
 * Serves a client on standard input and output until the input ends. Standard output belongs to the protocol; everything else
 * goes to standard error.
 */
async function mcp(args: string[]): Promise<void> {
  const { values } = parseOptions(args, options);
  const baseUrl = baseUrlOf(values['base-url']);
  const api = createApi({ baseUrl, apiKey: apiKeyOf(values['api-key']), log: logAttempt });
  const tools = chooseTools(contract, { only: values.only, readOnly: values['read-only'] });
  const stopAsking = new AbortController();
  const { server, idle } = createMcpServer({
    tools,
    api,
    yes: values.yes,
    stopAsking: stopAsking.signal,
  });
  server.onerror = error => console.error(error.message);
  const stopped = stopSignal();
  const ended = endOf(stopped);
  await server.connect(new StdioServerTransport());
  const asking = values.yes
    ? 'no confirmation'
    : `${tools.filter(needsConfirmation).length} need confirmation`;
  console.error(`outreach mcp: ${tools.length} tools for ${baseUrl}, ${asking}`);

  await ended;
  stopAsking.abort();
  // A client that closes its input still reads the responses to its calls. After a signal, nobody does.
  if (!stopped.aborted) await idle();
  await server.close();
}

/** Resolves at a signal, or when the client closes the input or the output. */
function endOf(stopped: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    stopped.addEventListener('abort', () => resolve());
    for (const end of ['end', 'close', 'error']) process.stdin.once(end, () => resolve());
    process.stdout.on('error', () => resolve());
  });
}

const logAttempt: ApiOptions['log'] = ({ method, url, status, error, durationMs, retryInMs }) => {
  const outcome = status ?? (error instanceof Error ? error.message : 'no response');
  const retry = retryInMs === undefined ? '' : `, retry in ${Math.ceil(retryInMs / 1000)} s`;
  console.error(`${method} ${new URL(url).pathname} ${outcome} ${durationMs} ms${retry}`);
};
