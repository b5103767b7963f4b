import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const timeoutMs = 90_000;

/**
 * A guide as programs. The info string of a fenced block says what becomes of it:
 *
 * - ```` ```sh run ```` the blocks of a guide make one script for bash, in their order;
 * - ```` ```sh run setup ```` comes before the script of every guide;
 * - ```` ```ts run ```` the blocks of a guide make one module, in their order;
 * - ```` ```py run ```` the same in Python;
 * - anything else is only read.
 */
export interface GuidePrograms {
  setup: string;
  sh: string;
  ts: string;
  py: string;
}

export async function guidePrograms(name: string): Promise<GuidePrograms> {
  const text = await readFile(join(root, 'server/docs', `${name}.md`), 'utf8');
  const programs: GuidePrograms = { setup: '', sh: '', ts: '', py: '' };
  for (const [, info, code] of text.matchAll(/^```([^\n]*)\n([^]*?)^```$/gm)) {
    if (info === 'sh run setup') programs.setup += code;
    else if (info === 'sh run') programs.sh += code;
    else if (info === 'ts run') programs.ts += code;
    else if (info === 'py run') programs.py += code;
  }
  return programs;
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
