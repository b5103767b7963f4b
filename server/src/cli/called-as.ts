import { basename, isAbsolute, relative } from 'node:path';

/** How the program is called again in this terminal: `outreach` where it is installed, by npx, or by node and its file. */
export function calledAs(script = process.argv[1] ?? 'outreach', env = process.env): string {
  const name = basename(script);
  if (!name.endsWith('.js')) return env.npm_command === 'exec' ? `npx ${name}` : name;
  const here = relative(process.cwd(), script);
  return `node ${here.startsWith('..') || isAbsolute(here) ? script : here}`;
}

/** As {@link calledAs}, but the program with all commands, also from that of the contract checks. */
export function mainCalledAs(script?: string): string {
  return calledAs(script)
    .replace(/cli([/\\])outreach-contract\.js$/, 'main.js')
    .replace(/outreach-contract(\.js)?$/, 'outreach$1');
}
