import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Contract } from '../contract.js';
import { compareContracts } from './compare.js';
import { type Change, type ChangeClass, classOf, changeClasses, outweighs } from './walk.js';

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

/** The number of a release, as `1.15.0`; pre-releases do not exist here. */
type Numbers = [major: number, minor: number, patch: number];

function parse(version: string): Numbers {
  const match = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/.exec(version);
  if (!match) throw new Error(`"${version}" is no version of three numbers`);
  return [Number(match[1]), Number(match[2]), Number(match[3])];
}

/** The version that follows a release when its changes are of this class. */
export function nextVersion(released: string, changeClass: ChangeClass): string {
  const [major, minor, patch] = parse(released);
  const next = {
    none: [major, minor, patch],
    patch: [major, minor, patch + 1],
    minor: [major, minor + 1, 0],
    major: [major + 1, 0, 0],
  };
  return next[changeClass].join('.');
}

/**
 * What is wrong with a version, given the last release and the class of all changes since; undefined when nothing is.
 * A greater step than the contract shows is right, since behaviour can change where the contract says nothing, but it is
 * one step: no number is left out.
 */
export function judgeVersion(
  released: string,
  version: string,
  changeClass: ChangeClass,
): string | undefined {
  parse(version);
  const allowed = changeClasses
    .filter(step => !outweighs(changeClass, step))
    .map(step => nextVersion(released, step));
  if (allowed.includes(version)) return undefined;
  const [least, ...greater] = allowed;
  return `must be ${least}${greater.length ? `, or ${greater.join(' or ')} for what the contract does not show` : ''}`;
}

/** The contract of the last release, from the root of the repository. A command writes it, nobody by hand. */
export const releasedFile = 'codegen/released/openapi.json';

/** Reads the last released contract; undefined before the first release. */
export async function readReleased(root: string): Promise<Contract | undefined> {
  try {
    return JSON.parse(await readFile(join(root, releasedFile), 'utf8')) as Contract;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Keeps a contract as the last released one. Keys are sorted, so that the same contract gives the same file. */
export async function writeReleased(root: string, contract: Contract): Promise<void> {
  const file = join(root, releasedFile);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(contract, sortKeys)}\n`);
}

function sortKeys(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Whether the sources of this version are tagged, that is, whether others may have it. */
export async function isTagged(root: string, version: string): Promise<boolean> {
  const { stdout } = await promisify(execFile)('git', ['tag', '--list', `v${version}`], { cwd: root });
  return stdout.trim() !== '';
}
