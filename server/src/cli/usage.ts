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
  doctor                                  check the settings, the database, the schema and the clock

Settings (environment)
${describeSettings()}`;
}

/**
 * Reads the options of a command.
 * @throws {UsageError} on an unknown option or a missing value.
 */
export function options<T extends ParseArgsConfig['options']>(args: string[], wanted: T) {
  try {
    return parseArgs({ args, options: wanted, strict: true }).values;
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\nSee: outreach --help`);
  }
}

/** @throws {UsageError} when a wanted option was not given. */
export function required(value: string | undefined, option: string): string {
  if (!value?.trim()) throw new UsageError(`${option} is missing.\nSee: outreach --help`);
  return value.trim();
}
