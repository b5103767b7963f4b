import { calledAs } from 'outreach-contract';
import { see, usage, UsageError, usageOf } from './usage.js';
import { ConfigError, readConfig, type Config } from '../config.js';
import { version } from '../version.js';
import { describeError, isOfStatement } from '../store/database/errors.js';
import { NoDatabaseServerError } from '../store/database/embedded.js';

/** A command of the program: gets the settings and its own arguments, and ends when its work is done. */
type Command = (config: Config, args: string[]) => Promise<void>;

/** Each command is loaded when it is called, so that a start does not wait for other code. */
const commands: Record<string, () => Promise<Command>> = {
  serve: async () => (await import('./serve.js')).serve,
  worker: async () => (await import('./worker.js')).worker,
  migrate: async () => (await import('./migrate.js')).migrateOnly,
  'accounts create': async () => (await import('./accounts.js')).accountsCreate,
  'accounts delete': async () => (await import('./accounts.js')).accountsDelete,
  'accounts list': async () => (await import('./accounts.js')).accountsList,
  'keys create': async () => (await import('./keys.js')).keysCreate,
  'keys list': async () => (await import('./keys.js')).keysList,
  'mailboxes connect': async () => (await import('./mailboxes.js')).mailboxesConnect,
  'mailboxes list': async () => (await import('./mailboxes.js')).mailboxesList,
  'mailboxes change': async () => (await import('./mailboxes.js')).mailboxesChange,
  'campaigns import-external': async () => (await import('./campaigns.js')).campaignsImportExternal,
  doctor: async () => (await import('./doctor.js')).doctor,
};

/** Separate packages, which call a service over HTTP and do not read the settings. */
const remote: Record<string, () => Promise<{ main(args: string[], program: string): Promise<void> }>> = {
  contract: () => import('outreach-contract/command'),
  mcp: () => import('outreach-mcp'),
};

/**
 * Runs the command that the arguments name. Prints what went wrong, and sets the exit code: 2 if the person who called it can
 * set it right, otherwise 1.
 */
export async function run(args: string[]): Promise<void> {
  try {
    await runCommand(args);
  } catch (error) {
    const forPeople =
      error instanceof ConfigError || error instanceof UsageError || error instanceof NoDatabaseServerError;
    const ofStatement = [error, (error as Error | undefined)?.cause].some(isOfStatement);
    console.error(forPeople ? error.message : ofStatement ? describeError(error) : error);
    process.exitCode = forPeople ? 2 : 1;
  }
}

async function runCommand(args: string[]): Promise<void> {
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
