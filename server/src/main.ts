#!/usr/bin/env node
import { accountsCreate } from './cli/accounts.js';
import { doctor } from './cli/doctor.js';
import { keysCreate } from './cli/keys.js';
import { migrateOnly } from './cli/migrate.js';
import { serve } from './cli/serve.js';
import { usage, UsageError } from './cli/usage.js';
import { worker } from './cli/worker.js';
import { ConfigError, readConfig, type Config } from './config.js';
import { NoDatabaseServerError } from './store/embedded.js';

/** A command of the program: gets the settings and its own arguments, and ends when its work is done. */
type Command = (config: Config, args: string[]) => Promise<void>;

const commands: Record<string, Command> = {
  serve,
  worker,
  migrate: migrateOnly,
  'accounts create': accountsCreate,
  'keys create': keysCreate,
  doctor,
};

async function main(args: string[]): Promise<void> {
  if (args.some(argument => argument === '--help' || argument === '-h') || args[0] === 'help') {
    console.log(usage());
    return;
  }
  const [name = 'serve', ...rest] = args;
  const pair = `${name} ${rest[0] ?? ''}`.trim();
  const command = commands[pair] ?? commands[name];
  if (!command) throw new UsageError(`There is no command "${pair}".\n\n${usage()}`);
  await command(readConfig(process.env), pair in commands && pair !== name ? rest.slice(1) : rest);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const forPeople =
    error instanceof ConfigError || error instanceof UsageError || error instanceof NoDatabaseServerError;
  console.error(forPeople ? error.message : error);
  process.exitCode = forPeople ? 2 : 1;
});
