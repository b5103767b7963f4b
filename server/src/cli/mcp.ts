import { readFileSync } from 'node:fs';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { systemClock } from '../domain/shared/clock.js';
import { readContract } from '../pages/docs/contract.js';
import { createApi, type ApiOptions } from './mcp/api.js';
import { chosenTools } from './mcp/choose.js';
import { createMcpServer } from './mcp/server.js';
import { needsConfirmation } from './mcp/tools.js';
import { apiKeyOf, baseUrlOf } from './remote.js';
import { untilStopped } from './signals.js';
import { options } from './usage.js';

const known = {
  'base-url': { type: 'string' },
  'api-key': { type: 'string' },
  only: { type: 'string' },
  'read-only': { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
} as const;

/**
 * `mcp`: offers the operations of a service to a client of the Model Context Protocol, over standard input and output, until
 * the input ends. Standard output belongs to the protocol; what there is to say goes to standard error.
 *
 * @throws {UsageError}
 */
export async function mcp(args: string[]): Promise<void> {
  const values = options(args, known);
  const baseUrl = baseUrlOf(values['base-url']);
  const api = createApi({ baseUrl, apiKey: apiKeyOf(values['api-key']), log: logAttempt });
  const contract = readContract(readFileSync(new URL('../generated/openapi.json', import.meta.url), 'utf8'));
  const tools = chosenTools(contract, { only: values.only, readOnly: values['read-only'] });
  const noMoreAnswers = new AbortController();
  const { server, idle } = createMcpServer({
    tools,
    operations: contract.tags.flatMap(tag => tag.operations),
    api,
    clock: systemClock,
    yes: values.yes,
    noMoreAnswers: noMoreAnswers.signal,
  });
  server.onerror = error => console.error(error.message);
  const stopped = untilStopped();
  const ended = inputEnds();
  await server.connect(new StdioServerTransport());
  const asking = values.yes ? 'nothing is confirmed' : `${tools.filter(needsConfirmation).length} ask first`;
  console.error(`outreach mcp: ${tools.length} tools for ${baseUrl}, ${asking}`);

  // Whoever pipes calls in and closes the pipe still wants the answers; after a signal nobody does.
  const why = await Promise.race([stopped, ended]);
  noMoreAnswers.abort();
  if (why === 'end') await idle();
  await server.close();
}

function inputEnds(): Promise<'end'> {
  return new Promise(resolve => {
    for (const end of ['end', 'close', 'error']) process.stdin.once(end, () => resolve('end'));
    // A client that is gone reads nothing: that ends it as well, and is no fault.
    process.stdout.on('error', () => resolve('end'));
  });
}

const logAttempt: ApiOptions['log'] = ({ method, url, status, error, durationMs, retryInMs }) => {
  const outcome = status ?? (error instanceof Error ? error.message : 'no answer');
  const retry = retryInMs === undefined ? '' : `, again in ${Math.ceil(retryInMs / 1000)} s`;
  console.error(`${method} ${new URL(url).pathname} ${outcome} ${durationMs} ms${retry}`);
};
