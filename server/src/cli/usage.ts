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
