import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Contract, loadContract } from '../contract.js';
import { describe, isTagged, judge, readReleased, releasedFile, writeReleased } from './judge.js';

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
