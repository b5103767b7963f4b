import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Contract } from '../contract.js';
import type { Change, ChangeClass } from './change.js';
import { classOf } from './change.js';
import { compareContracts } from './compare.js';
import { judgeVersion, nextVersion } from './version.js';

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
