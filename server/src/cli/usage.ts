import { parseArgs, type ParseArgsConfig } from 'node:util';
import { describeSettings, isSetting } from '../config.js';
import { basename, isAbsolute, relative } from 'node:path';

/** The command line cannot be understood; the message says what is wanted. */
export class UsageError extends Error {}

/** The commands, each with how it is called and what it does, as the help shows them. */
const commands: readonly { name: string; text: string }[] = [
  {
    name: 'serve',
    text: `
  serve [--no-worker] [--until-stdin-closes]
                                          the API, and the worker in the same process (the default); with the last
                                          option it ends with the program that started it and holds its input`,
  },
  {
    name: 'worker',
    text: `
  worker                                  a worker alone; run as many as you like on one database`,
  },
  {
    name: 'migrate',
    text: `
  migrate                                 bring the schema up to date, and end`,
  },
  {
    name: 'accounts create',
    text: `
  accounts create --name NAME             make an account; prints its id`,
  },
  {
    name: 'accounts list',
    text: `
  accounts list                           the accounts: id, name, when it was made`,
  },
  {
    name: 'keys create',
    text: `
  keys create --account ID --name NAME    make an API key; prints its secret once`,
  },
  {
    name: 'keys list',
    text: `
  keys list --account ID                  its keys: id, how the secret begins, name, state; never the secret`,
  },
  {
    name: 'mailboxes connect',
    text: `
  mailboxes connect --account ID --email ADDRESS --smtp-host HOST --imap-host HOST
                                          try a mailbox's servers and connect it; prints its id. Passwords come from
                                          SMTP_PASSWORD and IMAP_PASSWORD (if it differs), or are asked for. Further:
      [--name NAME] [--smtp-port 587] [--smtp-user USER] [--imap-port 993] [--imap-user USER]
      [--daily-cap 200] [--interval SECONDS] [--allow-invalid-certificate]`,
  },
  {
    name: 'mailboxes list',
    text: `
  mailboxes list --account ID             its mailboxes: name, address, state, daily cap, interval`,
  },
  {
    name: 'mailboxes change',
    text: `
  mailboxes change --account ID --email ADDRESS [--daily-cap 40] [--interval SECONDS] [--name NAME]
                                          give a mailbox another pace or name, without its password and however it was
                                          connected; prints its id. "--daily-cap none" lifts the cap.`,
  },
  {
    name: 'campaigns import-external',
    text: `
  campaigns import-external FILE|URL --account ID [--campaign ID …]
                                          keep the campaigns of another deployment, with leads and figures, to be read
                                          here; prints their ids. Again: brings them up to date. The key of the URL comes
                                          from EXTERNAL_API_KEY, or is asked for. FILE holds what GET /v1/campaigns/{id}
                                          answers, or { "campaigns": [{ "campaign": …, "leads": …, "stats": … }] } of
                                          such answers: leads (all pages, in a list) and stats where wanted.`,
  },
  {
    name: 'doctor',
    text: `
  doctor                                  check the settings, the data folder, the database, the schema, the clock, where
                                          files are kept, where metrics are served and the key of stored secrets`,
  },
  {
    name: 'contract',
    text: `
  contract --base-url URL [--api-key KEY] check that the service at an address keeps the contract, by requests alone: what they
                                          make is removed, and no mail is sent. The key comes from OUTREACH_API_KEY better
                                          than from the option. Also a program of its own: outreach-contract. Further:
      [--read-only]                       send GET alone
      [--only PATTERN]                    the checks whose group, name or operation fits this regular expression
      [--list]                            tell the checks, and make none
      [--timeout 30]                      seconds that an answer, and a job, may take
      [--junit FILE]                      write the outcome as JUnit XML too
                                          Ends with 0 when the contract is kept, 1 when it is not, 2 when called wrongly.`,
  },
  {
    name: 'mcp',
    text: `
  mcp --base-url URL [--api-key KEY]      offer the API of the service at an address to an AI assistant: a server of the Model
                                          Context Protocol on standard input and output, one tool for each operation. The
                                          address and the key come from OUTREACH_BASE_URL and OUTREACH_API_KEY too. What sends
                                          mail, destroys or lets others in is confirmed first. Further:
      [--only TAG,TAG]                    the tools of these tags of the contract, such as campaigns,leads,inbox; clients
                                          that take at most 100 tools need it, or the next option
      [--read-only]                       only tools that change nothing
      [--yes]                             confirm nothing`,
  },
];

/** The help text: every command and every setting. */
export function usage(): string {
  return `Usage: outreach COMMAND

Commands${commands.map(({ text }) => text).join('')}
  help, version                           this text; the version (also --help, --version)

Settings (environment)
${describeSettings()}`;
}

/**
 * The help of one command, or of those that begin with a word, as `accounts` does.
 * @returns undefined when there is none
 */
export function usageOf(command: string): string | undefined {
  const meant = commands.filter(({ name }) => name === command || name.startsWith(`${command} `));
  if (meant.length === 0) return undefined;
  return `Usage: outreach COMMAND\n${meant.map(({ text }) => text).join('')}

See also: ${mainCalledAs()} --help (all commands and settings)`;
}

/**
 * What to type to learn more, with the command that was called: a line that works in this terminal.
 * @param option such as `--help`
 */
export function see(option: string, args = process.argv.slice(2)): string {
  const [name = '', second = ''] = args;
  const command = [`${name} ${second}`, name].find(words => usageOf(words) !== undefined);
  return `See: ${[calledAs(), command, option].filter(Boolean).join(' ')}`;
}

/**
 * Reads the options of a command.
 * @throws {UsageError} on an unknown option or a missing value.
 */
export function options<T extends ParseArgsConfig['options']>(args: string[], wanted: T) {
  return parsed(args, wanted, false).values;
}

/**
 * Reads the options of a command that also wants the place it works on.
 * @throws {UsageError} as {@link options}, and when there is not exactly one place
 */
export function optionsAndPlace<T extends ParseArgsConfig['options']>(
  args: string[],
  wanted: T,
  name: string,
) {
  const { values, positionals } = parsed(args, wanted, true);
  if (positionals.length !== 1 || !positionals[0]!.trim())
    throw new UsageError(
      `${name} is ${positionals.length > 1 ? 'wanted once' : 'missing'}.\n${see('--help')}`,
    );
  return { values, place: positionals[0]!.trim() };
}

function parsed<T extends ParseArgsConfig['options']>(args: string[], wanted: T, allowPositionals: boolean) {
  try {
    return parseArgs({ args: withNumbers(args, wanted), options: wanted, strict: true, allowPositionals });
  } catch (error) {
    throw new UsageError(`${inPlainWords(error as NodeJS.ErrnoException, args)}\n${see('--help')}`);
  }
}

/** Ties a number below zero to its option: it looks like an option itself, and what is wrong with it is its value. */
function withNumbers(args: string[], wanted: ParseArgsConfig['options']): string[] {
  return args.flatMap((argument, index) => {
    if (takesValue(args[index - 1], wanted) && /^-\d/.test(argument)) return [];
    const next = args[index + 1] ?? '';
    return takesValue(argument, wanted) && /^-\d/.test(next) ? [`${argument}=${next}`] : [argument];
  });
}

function takesValue(argument: string | undefined, wanted: ParseArgsConfig['options']): boolean {
  return argument !== undefined && wanted?.[argument.replace(/^--/, '')]?.type === 'string';
}

function inPlainWords({ code, message }: NodeJS.ErrnoException, args: string[]): string {
  const option = /'(--?[\w-]+)/.exec(message)?.[1] ?? '';
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') {
    const setting = option.replace(/^-+/, '').replaceAll('-', '_').toUpperCase();
    if (!isSetting(setting)) return `There is no option ${option}.`;
    const value = args[args.indexOf(option) + 1] ?? '…';
    return `There is no option ${option}: it is a setting of the environment, ${setting}=${value}.`;
  }
  if (code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE' && !message.includes('does not take'))
    return `${option}: a value is wanted.`;
  return message;
}

/** @throws {UsageError} when a wanted option was not given. */
export function required(value: string | undefined, option: string): string {
  if (!value?.trim()) throw new UsageError(`${option} is missing.\n${see('--help')}`);
  return value.trim();
}

/** How the program is called again in this terminal: `outreach` where it is installed, by npx, or by node and its file. */
export function calledAs(script = process.argv[1] ?? 'outreach', env = process.env): string {
  const name = basename(script);
  if (!name.endsWith('.js')) return env.npm_command === 'exec' ? `npx ${name}` : name;
  const here = relative(process.cwd(), script);
  return `node ${here.startsWith('..') || isAbsolute(here) ? script : here}`;
}

/** As {@link calledAs}, but the program with all commands, also from that of the contract checks. */
export function mainCalledAs(script?: string): string {
  return calledAs(script)
    .replace(/cli([/\\])outreach-contract\.js$/, 'main.js')
    .replace(/outreach-contract(\.js)?$/, 'outreach$1');
}
