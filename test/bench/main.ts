import { writeFile } from 'node:fs/promises';
import { benchHttp } from './http.bench.js';
import { benchJobs } from './jobs.bench.js';
import { benchQueue } from './job-queue.bench.js';
import { benchInbox } from './inbox.bench.js';
import type { BenchRow } from './row.js';
import { benchPeople } from './people.bench.js';
import { benchThreads } from './threads.bench.js';
import { benchSending } from './sending.bench.js';
import { benchScale } from './scale.bench.js';
import { benchSimulation } from './simulate.bench.js';
import { benchWebhooks } from './webhooks.bench.js';
import { benchValidation } from './validation.bench.js';
import { benchStartup } from './startup.bench.js';

const groups: Record<string, () => Promise<BenchRow[]>> = {
  http: benchHttp,
  validation: benchValidation,
  people: benchPeople,
  jobs: benchJobs,
  queue: benchQueue,
  sending: benchSending,
  webhooks: benchWebhooks,
  start: benchStartup,
  inbox: benchInbox,
  threads: benchThreads,
  simulate: benchSimulation,
  scale: benchScale,
};
/** Takes long and has no floor: measured when it is named. */
const onlyNamed = ['scale'];

/** `make bench`, or `npm run bench -- http start`: prints a table, writes bench-results.json, fails where a promise is not kept. */
async function main(wanted: string[]): Promise<void> {
  const unknown = wanted.filter(name => !Object.hasOwn(groups, name));
  if (unknown.length > 0)
    throw new Error(`Unknown: ${unknown.join(', ')}. There are: ${Object.keys(groups).join(', ')}.`);
  const results: Record<string, BenchRow[]> = {};
  for (const [name, measure] of Object.entries(groups)) {
    if (wanted.length > 0 ? !wanted.includes(name) : onlyNamed.includes(name)) continue;
    console.error(`Measuring ${name} …`);
    results[name] = await measure();
    for (const row of results[name]) console.log(line(name, row));
  }
  const machine = { node: process.version, platform: process.platform, arch: process.arch };
  await writeFile(
    'bench-results.json',
    `${JSON.stringify({ at: new Date().toISOString(), machine, results }, null, 2)}\n`,
  );
  if (
    Object.values(results)
      .flat()
      .some(({ ok }) => ok === false)
  )
    process.exitCode = 1;
}

function line(group: string, { name, value, unit, ratio, target, ok, note }: BenchRow): string {
  const figure = `${value.toLocaleString('en', { maximumFractionDigits: 1 })} ${unit}`;
  const kept = ok === undefined ? '' : ok ? 'kept' : 'NOT KEPT';
  return [
    group.padEnd(6),
    name.padEnd(58),
    figure.padStart(16),
    (ratio?.toFixed(2) ?? '').padStart(6),
    target ?? '',
    kept,
    note ?? '',
  ]
    .join('  ')
    .trimEnd();
}

await main(process.argv.slice(2));
