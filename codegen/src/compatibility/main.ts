import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Contract, loadContract } from '../contract.js';
import { isTagged, readReleased, releasedFile, writeReleased, judgeVersion, nextVersion } from './version.js';
import { readFile } from 'node:fs/promises';
import { type Change, type ChangeClass, classOf } from './walk.js';
import { compareContracts } from './compare.js';

/** Packages whose version is that of the API, from the root of the repository. */
const packageFiles = ['.', 'codegen', 'server', 'sdk', 'sdk/contract', 'sdk/mcp'].map(folder =>
  join(folder, 'package.json'),
);

/** What a contract changes since the last release, and what is wrong with the versions. */
export interface Verdict {
  changes: Change[];
  class: ChangeClass;
  /** The lowest version that is right. */
  atLeast: string;
  problems: string[];
}

/** Judges a contract against the last released one, and the packages of the repository against the contract. */
export async function judge(root: string, released: Contract, contract: Contract): Promise<Verdict> {
  const changes = compareContracts(released, contract);
  const changeClass = classOf(changes);
  const [last, version] = [released.info.version, contract.info.version];
  const wrong = judgeVersion(last, version, changeClass);
  return {
    changes,
    class: changeClass,
    atLeast: nextVersion(last, changeClass),
    problems: [
      ...(wrong ? [`openapi.yaml: info.version is ${version} and ${wrong}`] : []),
      ...(await judgePackages(root, version)),
    ],
  };
}

async function judgePackages(root: string, version: string): Promise<string[]> {
  const found = await Promise.all(
    packageFiles.map(async file => {
      const { version: own } = JSON.parse(await readFile(join(root, file), 'utf8')) as { version?: string };
      return own === version ? [] : [`${file}: version is ${own} and must be ${version}, as in openapi.yaml`];
    }),
  );
  return found.flat();
}

/** Reports a result for people: a line for each change, then the class of all, then what is wrong. */
export function describe(
  released: Contract,
  { changes, class: changeClass, atLeast, problems }: Verdict,
): string[] {
  const lines = changes.map(({ class: own, pointer, message, directions }) => {
    const where = directions.length ? ` (${directions.map(direction => `${direction}s`).join(' and ')})` : '';
    return `${own.padEnd(5)}  ${pointer}  ${message}${where}`;
  });
  const since = `since ${released.info.version}`;
  if (changeClass === 'none') lines.push(`The contract is the same ${since}.`);
  else
    lines.push(`The contract changed ${since}: ${changeClass}, so that its version is at least ${atLeast}.`);
  return [...lines, ...problems];
}

const usage = 'usage: compatibility check | release [--replace]';

/**
 * Compares `<root>/openapi.yaml` with the last released contract. `check` prints each change, its class and what the
 * version must be; `release` keeps the contract as the released one when the version is right. Answers the exit status:
 * 0, or 1 when a version is wrong or a release is refused.
 */
export async function main(args: string[], root: string, print: (line: string) => void): Promise<number> {
  const [command = '', ...options] = args;
  const replaces = command === 'release' && options.join() === '--replace';
  if (!['check', 'release'].includes(command) || (options.length > 0 && !replaces)) {
    print(usage);
    return 1;
  }
  try {
    const contract = await loadContract(join(root, 'openapi.yaml'));
    const released = await readReleased(root);
    if (command === 'check') return await check(root, released, contract, print);
    return await release(root, released, contract, replaces, print);
  } catch (error) {
    print(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

type Print = (line: string) => void;

async function check(
  root: string,
  released: Contract | undefined,
  contract: Contract,
  print: Print,
): Promise<number> {
  if (!released) {
    print(`There is no ${releasedFile}: "npm run contract:release" makes it.`);
    return 1;
  }
  const result = await judge(root, released, contract);
  describe(released, result).forEach(print);
  return result.problems.length ? 1 : 0;
}

async function release(
  root: string,
  released: Contract | undefined,
  contract: Contract,
  replaces: boolean,
  print: Print,
): Promise<number> {
  const { version } = contract.info;
  const sameVersion = released?.info.version === version;
  if (released && !(replaces && sameVersion)) {
    const result = await judge(root, released, contract);
    describe(released, result).forEach(print);
    if (result.problems.length === 0) return keep(root, contract, print);
    if (sameVersion)
      print('A release that nobody has yet is replaced by "npm run contract:release -- --replace".');
    return 1;
  }
  if (replaces && (await isTagged(root, version))) {
    print(`${version} is tagged: what others may have is not replaced.`);
    return 1;
  }
  return keep(root, contract, print);
}

async function keep(root: string, contract: Contract, print: Print): Promise<number> {
  await writeReleased(root, contract);
  print(`${releasedFile} is the contract ${contract.info.version}.`);
  return 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  process.exitCode = await main(process.argv.slice(2), root, line => console.log(line));
}
