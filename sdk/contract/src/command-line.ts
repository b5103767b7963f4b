import { basename, isAbsolute, relative } from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';

/** The command line is wrong; the message says what to change. */
export class UsageError extends Error {
  /** @param see - option that shows more, such as `--help` */
  constructor(
    message: string,
    readonly see?: '--help' | '--list',
  ) {
    super(message);
  }
}

/** Returns how to call the program in this terminal: by its name if it is installed, with npx, or with node and its file. */
export function calledAs(script = process.argv[1] ?? 'outreach', env = process.env): string {
  const name = basename(script);
  if (!name.endsWith('.js')) return env.npm_command === 'exec' ? `npx ${name}` : name;
  const here = relative(process.cwd(), script);
  return `node ${here.startsWith('..') || isAbsolute(here) ? script : here}`;
}

/** A command and its help. */
export interface Command {
  usage: string;
  run(args: string[]): Promise<void>;
}

/** Runs a command, or shows its help. Exits with 2 when the command line is wrong. */
export async function runCommand({ usage, run }: Command, args: string[], program: string): Promise<void> {
  if (args.includes('--help') || args.includes('-h')) return console.log(usage);
  try {
    await run(args);
  } catch (error) {
    const isUsage = error instanceof UsageError;
    console.error(isUsage ? error.message : error);
    if (isUsage && error.see) console.error(`See: ${program} ${error.see}`);
    process.exitCode = isUsage ? 2 : 1;
  }
}

/**
 * Reads options, and positional arguments if they are allowed.
 *
 * @throws {UsageError} on an unknown option or a missing value
 */
export function parseOptions<T extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: T,
  allowPositionals = false,
): ReturnType<typeof parseArgs<{ args: string[]; options: T; strict: true; allowPositionals: boolean }>> {
  try {
    return parseArgs({ args: withNegativeNumbers(args, options), options, strict: true, allowPositionals });
  } catch (error) {
    throw new UsageError(describeParseError(error as NodeJS.ErrnoException), '--help');
  }
}

/** Joins a negative number to its option, because parseArgs would read the number as an option. */
function withNegativeNumbers(args: string[], options: NonNullable<ParseArgsConfig['options']>): string[] {
  const isValue = (index: number) => {
    const name = args[index - 1]?.replace(/^--/, '') ?? '';
    return options[name]?.type === 'string' && /^-\d/.test(args[index] ?? '');
  };
  return args.flatMap((argument, index) => {
    if (isValue(index)) return [];
    return isValue(index + 1) ? [`${argument}=${args[index + 1]}`] : [argument];
  });
}

function describeParseError({ code, message }: NodeJS.ErrnoException): string {
  const option = /'(--?[\w-]+)/.exec(message)?.[1] ?? '';
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return `There is no option ${option}.`;
  if (code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE' && !message.includes('does not take'))
    return `${option} needs a value.`;
  return message;
}

/**
 * Returns the base URL of a service, from an option or `OUTREACH_BASE_URL`. A `/v1` at the end is removed.
 *
 * @throws {UsageError} when it is missing or not a URL
 */
export function baseUrlOf(option: string | undefined): string {
  const text = required(option ?? process.env.OUTREACH_BASE_URL, '--base-url (or OUTREACH_BASE_URL)');
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text))
    throw new UsageError(
      `--base-url must be an address such as https://outreach.example.com, not "${text}".`,
    );
  const { origin, pathname } = new URL(text);
  return origin + pathname.replace(/\/+$/, '').replace(/\/v1$/, '');
}

/**
 * Returns the API key, from an option or `OUTREACH_API_KEY`.
 *
 * @throws {UsageError} when it is missing or cannot be a key
 */
export function apiKeyOf(option: string | undefined): string {
  const apiKey = required(option ?? process.env.OUTREACH_API_KEY, '--api-key (or OUTREACH_API_KEY)');
  if (!/^[\x21-\x7e]+$/.test(apiKey))
    throw new UsageError('--api-key has characters that are not allowed in an API key.');
  return apiKey;
}

/** @throws {UsageError} when a required option is missing */
export function required(value: string | undefined, option: string): string {
  if (!value?.trim()) throw new UsageError(`${option} is missing.`, '--help');
  return value.trim();
}

/** Returns a signal that aborts at SIGINT or SIGTERM. A second signal ends the process at once. */
export function stopSignal(): AbortSignal {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      process.once(signal, () => process.exit(1));
      stop.abort();
    });
  }
  return stop.signal;
}
