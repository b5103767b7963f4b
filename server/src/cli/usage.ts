import type { ParseArgsConfig } from 'node:util';
import { calledAs, parseOptions, UsageError } from 'outreach-contract';
import { describeSettings, isSetting } from '../config.js';

export { UsageError } from 'outreach-contract';

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
                                          keep the campaigns of another deployment, with leads and statistics, to be read
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
  contract --base-url URL [OPTION …]      check over HTTP that the service at an address keeps the contract; also a package
                                          of its own, outreach-contract. Its options: contract --help`,
  },
  {
    name: 'mcp',
    text: `
  mcp --base-url URL [OPTION …]           offer the API of the service at an address to an AI assistant (Model Context
                                          Protocol); also a package of its own, outreach-mcp. Its options: mcp --help`,
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

See also: ${calledAs()} --help (all commands and settings)`;
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
export function options<T extends NonNullable<ParseArgsConfig['options']>>(args: string[], wanted: T) {
  return parsed(args, wanted, false).values;
}

/**
 * Reads the options of a command that also wants the place it works on.
 * @throws {UsageError} as {@link options}, and when there is not exactly one place
 */
export function optionsAndPlace<T extends NonNullable<ParseArgsConfig['options']>>(
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

function parsed<T extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  wanted: T,
  allowPositionals: boolean,
) {
  try {
    return parseOptions(args, wanted, allowPositionals);
  } catch (error) {
    throw new UsageError(`${withSetting((error as Error).message, args)}\n${see('--help')}`);
  }
}

/** Names the setting that somebody takes for an option. */
function withSetting(message: string, args: string[]): string {
  const option = /^There is no option (--?[\w-]+)\.$/.exec(message)?.[1] ?? '';
  const setting = option.replace(/^-+/, '').replaceAll('-', '_').toUpperCase();
  if (!isSetting(setting)) return message;
  const value = args[args.indexOf(option) + 1] ?? '…';
  return `There is no option ${option}: it is a setting of the environment, ${setting}=${value}.`;
}

/** @throws {UsageError} when a wanted option was not given. */
export function required(value: string | undefined, option: string): string {
  if (!value?.trim()) throw new UsageError(`${option} is missing.\n${see('--help')}`);
  return value.trim();
}
