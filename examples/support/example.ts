import { parseArgs, type ParseArgsConfig } from 'node:util';
import { createClient, OutreachError, type OutreachClient } from 'outreach-sdk';
import { serviceFromEnvironment } from './service.js';

type Options = NonNullable<ParseArgsConfig['options']>;
type Parsed<O extends Options> = ReturnType<typeof parseArgs<{ options: O; allowPositionals: true }>>;

/** How an example is called. */
export interface Call<O extends Options> {
  /** The command line. The words in capitals before the first `[` are required. */
  usage: string;
  options: O;
}

/** What an example works with. */
export interface Given<O extends Options> {
  /** A client of the service of BASE_URL and API_KEY, by default that of `make run`. */
  client: OutreachClient;
  /** The required words of the command line. */
  words: string[];
  values: Parsed<O>['values'];
  /** Aborts at Ctrl-C. */
  signal: AbortSignal;
}

/**
 * Runs an example. The exit code is 0 when `work` succeeds, 1 with a message when it throws, and 2 with the usage when the
 * command line is wrong.
 */
export async function runExample<const O extends Options>(
  { usage, options }: Call<O>,
  work: (given: Given<O>) => Promise<void>,
): Promise<void> {
  const interrupted = new AbortController();
  process.once('SIGINT', () => interrupted.abort(new Error('Interrupted.')));
  const parsed = parse(usage, options);
  if (typeof parsed === 'string') {
    console.error(`${parsed}\nUsage: npx tsx examples/${usage}`);
    process.exitCode = 2;
    return;
  }
  try {
    const client = createClient(await serviceFromEnvironment());
    await work({ client, words: parsed.positionals, values: parsed.values, signal: interrupted.signal });
  } catch (error) {
    for (const line of explainFailure(error)) console.error(line);
    process.exitCode = 1;
  }
}

/** Returns what went wrong, in lines for a terminal. For an error of the service, also what its operator needs. */
export function explainFailure(error: unknown): string[] {
  const said = error instanceof Error ? error.message : String(error);
  if (!(error instanceof OutreachError)) return [said];
  return [said, `  ${error.code}, HTTP ${error.status}, request ${error.requestId}`];
}

/** Returns the parsed command line, or what is wrong with it. */
function parse<O extends Options>(usage: string, options: O): Parsed<O> | string {
  const wanted = usage.split('[')[0]!.match(/\b[A-Z_]{2,}\b/g) ?? [];
  try {
    const parsed = parseArgs({ options, allowPositionals: true });
    // A shell passes an unset variable as an empty word.
    const missing = wanted.filter((_, index) => !parsed.positionals[index]);
    if (missing.length > 0) return `Missing: ${missing.join(', ')}`;
    const further = parsed.positionals.slice(wanted.length);
    return further.length > 0 ? `Unexpected: ${further.join(' ')}` : parsed;
  } catch (error) {
    return (error as Error).message;
  }
}
