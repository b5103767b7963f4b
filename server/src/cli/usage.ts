import type { ParseArgsConfig } from 'node:util';
import { calledAs, parseOptions, UsageError } from 'outreach-contract';
import { describeSettings, isSetting } from '../config.js';

export { UsageError } from 'outreach-contract';

/** The text of each command in the help. */
const commands: Readonly<Record<string, string>> = {
  serve: `
  serve [--no-worker] [--until-stdin-closes]
                                          serve the API, with a worker in the same process (the default command);
                                          --no-worker: without a worker; --until-stdin-closes: stop when standard
                                          input closes, for a program that starts the service`,
  worker: `
  worker                                  run a worker without the API; any number of workers can share a database`,
  migrate: `
  migrate                                 update the schema of the database`,
  'accounts create': `
  accounts create --name NAME             create an account; prints its id`,
  'accounts list': `
  accounts list                           list the accounts: id, name, creation date`,
  'accounts delete': `
  accounts delete --account ID --name NAME
                                          delete the account of this id and name with all that it has, for good`,
  'keys create': `
  keys create --account ID --name NAME    create an API key; prints its secret, which is not shown again`,
  'keys list': `
  keys list --account ID                  list the API keys of an account: id, start of the secret, name, state`,
  'mailboxes connect': `
  mailboxes connect --account ID --email ADDRESS --smtp-host HOST --imap-host HOST
                                          test the servers of a mailbox and connect it; prints its id. The passwords
                                          are read from SMTP_PASSWORD and, if it differs, IMAP_PASSWORD. If they are not
                                          set, the command asks for the password. More options:
      [--name NAME] [--smtp-port 587] [--smtp-user USER] [--imap-port 993] [--imap-user USER]
      [--daily-cap 200] [--ramp 10+2] [--interval SECONDS]
      [--allow-invalid-certificate]`,
  'mailboxes list': `
  mailboxes list --account ID             list the mailboxes of an account: name, address, state, daily cap, interval`,
  'mailboxes change': `
  mailboxes change --account ID --email ADDRESS [--daily-cap 40] [--ramp 10+2]
      [--interval SECONDS] [--name NAME]
                                          change the pace or the name of any mailbox, without its password; prints its
                                          id. "--daily-cap none" removes the cap. With "--ramp 10+2"
                                          it sends 10 messages on the first day, and 2 more
                                          on each day of sending, up to its cap; "--ramp none" ends that.`,
  'campaigns import-external': `
  campaigns import-external FILE|URL --account ID [--campaign ID …]
                                          copy campaigns of another deployment, with leads and statistics, to read them
                                          here; prints their ids. Repeat the command to update them. With a URL, the API
                                          key is read from EXTERNAL_API_KEY; if it is not set, the command asks for it.
                                          FILE has the response of GET /v1/campaigns/{id}, or several campaigns as
                                          { "campaigns": [{ "campaign": …, "leads": …, "stats": … }] }. Each value is a
                                          response of the API; "leads" is a list of all pages. "leads" and "stats" are
                                          optional.`,
  doctor: `
  doctor                                  check the settings, the data folder, the database, the schema, the clock, the
                                          storage of files, the metrics, Redis, the encryption key and the DNS of mailboxes`,
  contract: `
  contract --base-url URL [OPTION …]      check over HTTP that a service conforms to the contract; the same as the package
                                          outreach-contract. For its options: contract --help`,
  mcp: `
  mcp --base-url URL [OPTION …]           give an AI assistant access to the API of a service (Model Context Protocol);
                                          the same as the package outreach-mcp. For its options: mcp --help`,
};

/** Returns the help text: every command and every setting. */
export function usage(): string {
  return `Usage: outreach COMMAND

Commands${Object.values(commands).join('')}
  help, version                           show this text; show the version (also --help, --version)

Settings (environment variables)
${describeSettings()}`;
}

/**
 * Returns the help of one command, or of all commands that begin with a word, such as `accounts`.
 * @returns undefined if there is no such command
 */
export function usageOf(command: string): string | undefined {
  const meant = Object.keys(commands).filter(name => name === command || name.startsWith(`${command} `));
  if (meant.length === 0) return undefined;
  return `Usage: outreach COMMAND\n${meant.map(name => commands[name]).join('')}

See also: ${calledAs()} --help (all commands and settings)`;
}

/**
 * Returns a line with the command that shows more help, as it can be typed in this terminal.
 * @param option such as `--help`
 */
export function see(option: string): string {
  const [name = '', second = ''] = process.argv.slice(2);
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
 * Reads the options of a command and its one argument, such as a file or a URL.
 * @throws {UsageError} as {@link options}, and when there is not exactly one argument
 */
export function optionsAndPlace<T extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  wanted: T,
  name: string,
) {
  const { values, positionals } = parsed(args, wanted, true);
  if (positionals.length !== 1 || !positionals[0]!.trim())
    throw new UsageError(
      `${positionals.length > 1 ? `Pass only one ${name}` : `${name} is missing`}.\n${see('--help')}`,
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

/** Names the setting if the unknown option has the name of one. */
function withSetting(message: string, args: string[]): string {
  const option = /^There is no option (--?[\w-]+)\.$/.exec(message)?.[1] ?? '';
  const setting = option.replace(/^-+/, '').replaceAll('-', '_').toUpperCase();
  if (!isSetting(setting)) return message;
  const value = args[args.indexOf(option) + 1] ?? '…';
  return `There is no option ${option}. Set the environment variable instead: ${setting}=${value}.`;
}

/** @throws {UsageError} when a required option is missing */
export function required(value: string | undefined, option: string): string {
  if (!value?.trim()) throw new UsageError(`${option} is missing.\n${see('--help')}`);
  return value.trim();
}
