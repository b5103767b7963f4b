import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Takes what a program imports of the service from where it is built. */
const builtService: Plugin = {
  name: 'built service',
  setup: ({ onResolve }) =>
    onResolve({ filter: /\/server\/src\// }, ({ path }) => ({
      path: path.replace(/^.*\/server\/src\//, `${root}server/dist/`),
      external: true,
    })),
};

const compiled = new Map<string, Promise<string>>();

/**
 * Starts a program of the tests, such as `support/job-worker.ts`, as a process that can send messages and is given
 * settings by its environment. It runs on the built service: to compile all of it would take most of its start.
 */
export async function startChildProgram(
  path: string,
  settings: Record<string, string> = {},
): Promise<ChildProcess> {
  if (!compiled.has(path)) compiled.set(path, compile(path));
  return spawn(process.execPath, ['--input-type=module', '--eval', await compiled.get(path)!], {
    cwd: root,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
}

async function compile(path: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [`${root}test/${path}`],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    plugins: [builtService],
  });
  return outputFiles[0]!.text;
}
