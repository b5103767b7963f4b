import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findDrift, writeFiles } from './files.js';
import { builtFiles, generate, generatedFolders } from './generate.js';
import { loadContract } from './contract.js';

/**
 * Generates from `<root>/openapi.yaml`. With `--check` nothing is written, and every file that is not as it would be
 * generated is listed. Answers the exit status: 0, or 1 when there is something to fix.
 */
export async function main(args: string[], root: string, print: (line: string) => void): Promise<number> {
  const unknown = args.filter(arg => arg !== '--check');
  if (unknown.length) {
    print(`unknown argument: ${unknown.join(' ')}\nusage: generate [--check]`);
    return 1;
  }
  try {
    const files = await generate(await loadContract(join(root, 'openapi.yaml')));
    if (!args.includes('--check')) {
      const changed = await writeFiles(root, files);
      print(changed.length ? changed.map(path => `wrote ${path}`).join('\n') : 'nothing to change');
      return 0;
    }
    const drift = await findDrift(root, files, generatedFolders, builtFiles);
    if (drift.length) print(`${drift.join('\n')}\nRun "npm run generate" and commit the result.`);
    return drift.length ? 1 : 0;
  } catch (error) {
    print(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  process.exitCode = await main(process.argv.slice(2), root, line => console.log(line));
}
