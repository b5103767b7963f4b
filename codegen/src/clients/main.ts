import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadContract } from '../load.js';
import { checkDocument } from './check.js';
import { downConvert } from './down-convert.js';
import { fetchGenerator, generateClient, hasJava } from './generator.js';
import { languages } from './languages.js';

/** Where things are, as absolute paths. */
export interface Places {
  contract: string;
  /** Where the generator's program is kept. */
  cache: string;
  /** Gets a folder for each language. */
  out: string;
}

/**
 * Makes clients in the languages named, or in all of them, from the contract as OpenAPI 3.0, which is checked first.
 * Answers the exit status: 0, or 1 when one could not be made.
 */
export async function main(names: string[], places: Places, print: (line: string) => void): Promise<number> {
  const unknown = names.filter(name => !languages.some(language => language.name === name));
  if (unknown.length) {
    print(
      `There is no client for ${unknown.join(', ')}; there is for ${languages.map(({ name }) => name).join(', ')}.`,
    );
    return 1;
  }
  if (!(await hasJava())) {
    print('The generator needs Java; on Debian and Ubuntu: apt-get install default-jre-headless');
    return 1;
  }
  try {
    await makeClients(names, places, print);
    return 0;
  } catch (error) {
    print(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

async function makeClients(
  names: string[],
  { contract: file, cache, out }: Places,
  print: (line: string) => void,
) {
  const contract = await loadContract(file);
  const document = downConvert(contract);
  await mkdir(out, { recursive: true });
  const documentFile = join(out, 'openapi-3.0.json');
  await writeFile(documentFile, JSON.stringify(document, null, 2));
  await checkDocument(document, documentFile);
  const jar = await fetchGenerator(cache);
  for (const language of languages) {
    if (names.length && !names.includes(language.name)) continue;
    const folder = join(out, language.name);
    await generateClient(jar, document, language, contract.info.version, folder);
    print(`${language.name.padEnd(6)} ${folder}`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const places = {
    contract: join(root, 'openapi.yaml'),
    cache: join(root, '.cache'),
    out: join(root, 'clients'),
  };
  process.exitCode = await main(process.argv.slice(2), places, line => console.log(line));
}
