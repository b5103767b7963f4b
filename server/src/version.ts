import { readFileSync } from 'node:fs';

/** The version of this program, which is that of the API. */
export function version(): string {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
