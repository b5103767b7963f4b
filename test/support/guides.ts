import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';

const root = fileURLToPath(new URL('../../', import.meta.url));
const timeoutMs = 90_000;

/**
 * A guide as programs. The info string of a fenced block says what becomes of it:
 *
 * - ```` ```sh run ```` the blocks of a guide make one script for bash, in their order;
 * - ```` ```json response ```` what the block of shell before it printed, or a part of that: see `expectShown`;
 * - ```` ```sh keep ```` lines `export NAME=… # path`: the script takes the value from that response instead;
 * - ```` ```ts run ```` the blocks of a guide make one module, in their order;
 * - ```` ```py run ```` the same in Python;
 * - anything else is only read.
 */
export interface GuidePrograms {
  /** Each block of shell writes what it printed to a file of its number in `$OUTPUTS`. */
  sh: string;
  ts: string;
  py: string;
  /** Responses that the guide shows, by the number of the block that prints them. */
  responses: Map<number, unknown>;
}

export async function guidePrograms(name: string): Promise<GuidePrograms> {
  const text = await readFile(join(root, 'server/docs', `${name}.md`), 'utf8');
  const programs: GuidePrograms = { sh: '', ts: '', py: '', responses: new Map() };
  let block = 0;
  for (const [, info, code] of text.matchAll(/^```([^\n]*)\n([^]*?)^```$/gm)) {
    if (info === 'sh run') programs.sh += shellBlock(code!, ++block);
    else if (info === 'sh keep')
      programs.sh += code!.replace(/^export (\w+)=\S+ +# (\S+)$/gm, keptValue(block));
    else if (info === 'json response') programs.responses.set(block, JSON.parse(code!));
    else if (info === 'ts run') programs.ts += code;
    else if (info === 'py run') programs.py += code;
  }
  return programs;
}

/** The block shows what it prints also when one of its lines fails. */
function shellBlock(code: string, block: number): string {
  const file = `"$OUTPUTS/${block}"`;
  return `trap 'cat ${file}' EXIT\n{\n${code}} >${file}\ncat ${file}\ntrap - EXIT\necho\n`;
}

function keptValue(block: number): string {
  return `export $1=$(node -p "JSON.parse(fs.readFileSync('$OUTPUTS/${block}')).$2")`;
}

/** Values that differ each time: ids, secrets, dates and times. */
const varying = /^[0-9a-f]{8}-[0-9a-f-]{27}$|^(whsec|msg|sk)_|^\d{4}-\d\d-\d\d/;

/**
 * Compares what a guide shows with what was printed. A guide may leave out properties and the last items of a list; what
 * it shows must be the same, but for ids, secrets and times.
 */
export function expectShown(shown: unknown, printed: unknown, path = 'response'): void {
  if (typeof shown === 'object' && shown !== null) {
    expect(printed, path).to.be.an(Array.isArray(shown) ? 'array' : 'object');
    for (const [key, value] of Object.entries(shown)) {
      expect(printed, path).to.have.property(key);
      expectShown(value, (printed as Record<string, unknown>)[key], `${path}.${key}`);
    }
  } else if (typeof shown === 'string' && varying.test(shown)) expect(printed, path).to.be.a('string');
  else expect(printed, path).to.equal(shown);
}

/** The one fenced block of a guide that holds this, whatever becomes of it otherwise: for tests that prepare what it needs. */
export async function guideBlock(name: string, holding: RegExp): Promise<string> {
  const text = await readFile(join(root, 'server/docs', `${name}.md`), 'utf8');
  const blocks = [...text.matchAll(/^```[^\n]*\n([^]*?)^```$/gm)].map(([, code]) => code!);
  const [block, ...others] = blocks.filter(code => holding.test(code));
  if (block === undefined || others.length > 0)
    throw new Error(`${name}.md has not one block with ${holding}`);
  return block;
}

/** A folder that looks like that of the service to whoever works through a guide; what a guide writes stays in it. */
export async function guideFolder(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'outreach-guide-'));
  for (const name of ['server', 'node_modules']) await symlink(join(root, name), join(path, name));
  await writeFile(join(path, 'package.json'), '{ "type": "module" }');
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** Runs a script; answers what it wrote, and rejects with it when a line fails. */
export function runShell(script: string, cwd: string, env: NodeJS.ProcessEnv): Promise<string> {
  return run('bash', ['-c', `set -euo pipefail\n${script}`], cwd, env);
}

/** Runs a module; answers what it wrote, and rejects with it when it fails. */
export async function runModule(code: string, cwd: string, env: NodeJS.ProcessEnv): Promise<string> {
  const file = join(cwd, 'guide.ts');
  await writeFile(file, code);
  return run(process.execPath, ['--import', 'tsx', file], cwd, env);
}

/** Runs a program in Python; answers what it wrote, and rejects with it when it fails. */
export async function runPython(code: string, cwd: string, env: NodeJS.ProcessEnv): Promise<string> {
  const file = join(cwd, 'guide.py');
  await writeFile(file, code);
  return run('python3', [file], cwd, env);
}

function run(program: string, args: string[], cwd: string, env: NodeJS.ProcessEnv): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(program, args, { cwd, env, timeout: timeoutMs }, (error, stdout, stderr) => {
      if (!error) return resolve(stdout);
      reject(
        new Error(
          `${error.killed ? 'It took too long' : `It ended with ${error.code}`}:\n${stdout}${stderr}`,
        ),
      );
    });
  });
}
