import { parseArgs, type ParseArgsConfig } from 'node:util';
import { describeSettings } from '../config.js';

/** The command line cannot be understood; the message says what is wanted. */
export class UsageError extends Error {}

/** The help text: every command and every setting. */
export function usage(): string {
  return `Usage: outreach COMMAND

Commands
  serve [--no-worker]                     the API, and the worker in the same process (the default)
  worker                                  a worker alone; run as many as you like on one database
  migrate                                 bring the schema up to date, and end
  accounts create --name NAME             make an account; prints its id
  keys create --account ID --name NAME    make an API key; prints its secret once
  mailboxes connect --account ID --email ADDRESS --smtp-host HOST --imap-host HOST
                                          try a mailbox's servers and connect it; prints its id. Passwords come from
                                          SMTP_PASSWORD and IMAP_PASSWORD (if it differs), or are asked for. Further:
      [--name NAME] [--smtp-port 587] [--smtp-user USER] [--imap-port 993] [--imap-user USER]
      [--daily-cap 200] [--interval SECONDS] [--allow-invalid-certificate]
  campaigns import-external FILE|URL --account ID [--campaign ID …]
                                          keep the campaigns of another deployment, with leads and figures, to be read
                                          here; prints their ids. Again: brings them up to date. The key of the URL comes
                                          from EXTERNAL_API_KEY, or is asked for. FILE holds what GET /v1/campaigns/{id}
                                          answers, or { "campaigns": [{ "campaign": …, "leads": …, "stats": … }] } of
                                          such answers: leads (all pages, in a list) and stats where wanted.
  doctor                                  check the settings, the database, the schema and the clock

Settings (environment)
${describeSettings()}`;
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
      `${name} is ${positionals.length > 1 ? 'wanted once' : 'missing'}.\nSee: outreach --help`,
    );
  return { values, place: positionals[0]!.trim() };
}

function parsed<T extends ParseArgsConfig['options']>(args: string[], wanted: T, allowPositionals: boolean) {
  try {
    return parseArgs({ args, options: wanted, strict: true, allowPositionals });
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\nSee: outreach --help`);
  }
}

/** @throws {UsageError} when a wanted option was not given. */
export function required(value: string | undefined, option: string): string {
  if (!value?.trim()) throw new UsageError(`${option} is missing.\nSee: outreach --help`);
  return value.trim();
}
