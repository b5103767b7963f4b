#!/usr/bin/env node
import { calledAs } from 'outreach-contract';
import { see, usage, UsageError, usageOf } from './cli/usage.js';
import { ConfigError, readConfig, type Config } from './config.js';
import { version } from './version.js';
import { describeError, isOfStatement } from './store/database/errors.js';
import { NoDatabaseServerError } from './store/database/embedded.js';

/** A command of the program: gets the settings and its own arguments, and ends when its work is done. */
type Command = (config: Config, args: string[]) => Promise<void>;

/** Each command is loaded when it is called, so that a start does not wait for other code. */
const commands: Record<string, () => Promise<Command>> = {
  serve: async () => (await import('./cli/serve.js')).serve,
  worker: async () => (await import('./cli/worker.js')).worker,
  migrate: async () => (await import('./cli/migrate.js')).migrateOnly,
  'accounts create': async () => (await import('./cli/accounts.js')).accountsCreate,
  'accounts list': async () => (await import('./cli/accounts.js')).accountsList,
  'keys create': async () => (await import('./cli/keys.js')).keysCreate,
  'keys list': async () => (await import('./cli/keys.js')).keysList,
  'mailboxes connect': async () => (await import('./cli/mailboxes.js')).mailboxesConnect,
  'mailboxes list': async () => (await import('./cli/mailboxes-kept.js')).mailboxesList,
  'mailboxes change': async () => (await import('./cli/mailboxes-kept.js')).mailboxesChange,
  'campaigns import-external': async () => (await import('./cli/campaigns.js')).campaignsImportExternal,
  doctor: async () => (await import('./cli/doctor.js')).doctor,
};

/** Separate packages, which call a service over HTTP and do not read the settings. */
const remote: Record<string, () => Promise<{ main(args: string[], program: string): Promise<void> }>> = {
  contract: () => import('outreach-contract/command'),
  mcp: () => import('outreach-mcp'),
};

async function main(args: string[]): Promise<void> {
  const [first, ...others] = args;
  const [door = '', ...doorArgs] = first === 'help' ? [...others, '--help'] : args;
  if (Object.hasOwn(remote, door)) return (await remote[door]!()).main(doorArgs, `${calledAs()} ${door}`);
  if (args.some(argument => argument === '--help' || argument === '-h') || first === 'help') {
    console.log(helpFor(first === 'help' ? others : args));
    return;
  }
  if (first === '--version' || first === 'version') {
    console.log(`outreach ${version()}`);
    return;
  }
  const [name = 'serve', ...rest] = args;
  const pair = `${name} ${rest[0] ?? ''}`.trim();
  const called = [pair, name].find(command => Object.hasOwn(commands, command));
  const load = called && commands[called];
  if (!load) throw new UsageError(unknown(name, pair));
  const config = readConfig(process.env);
  const command = await load();
  await command(config, called === name ? rest : rest.slice(1));
}

/** Returns the help of the command in the arguments, or of all commands. */
function helpFor(args: string[]): string {
  const [name = '', second = ''] = args;
  return usageOf(`${name} ${second}`) ?? usageOf(name) ?? usage();
}

function unknown(name: string, pair: string): string {
  const group = usageOf(name);
  const problem =
    pair === name && group
      ? `"${name}" is not complete. The commands are:`
      : `There is no command "${pair}".`;
  return `${problem}\n${group ?? see('--help')}`;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const forPeople =
    error instanceof ConfigError || error instanceof UsageError || error instanceof NoDatabaseServerError;
  const ofStatement = [error, (error as Error | undefined)?.cause].some(isOfStatement);
  console.error(forPeople ? error.message : ofStatement ? describeError(error) : error);
  process.exitCode = forPeople ? 2 : 1;
});
