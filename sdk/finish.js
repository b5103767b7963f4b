/**
 * Finishes what tsc made: what is for `require` gets the names that Node and TypeScript read as CommonJS in a package of ES
 * modules, and programs lose their comments, which the types keep.
 */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';

const dist = join(import.meta.dirname, 'dist');
const printer = ts.createPrinter({ removeComments: true });

for (const file of await readdir(dist, { recursive: true })) {
  const isCommonJs = file.startsWith('cjs');
  if (!/\.js$/.test(file) && !(isCommonJs && /\.d\.ts$/.test(file))) continue;
  const made = await readFile(join(dist, file), 'utf8');
  const finished = file.endsWith('.js') ? withoutComments(file, made) : made;
  if (!isCommonJs) {
    await writeFile(join(dist, file), finished);
    continue;
  }
  const named = finished.replace(/(?<=['"])(\.{1,2}\/[^'"\n]+)\.js(?=['"])/g, '$1.cjs');
  await writeFile(join(dist, file.replace(/\.js$/, '.cjs').replace(/\.ts$/, '.cts')), named);
  await rm(join(dist, file));
}

function withoutComments(name, source) {
  return printer.printFile(ts.createSourceFile(name, source, ts.ScriptTarget.Latest));
}
