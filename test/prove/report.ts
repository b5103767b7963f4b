import type { ClusterKind } from './databases.js';
import type { judge } from './laws.js';
import type { Observed } from './observe.js';
import type { Growth } from './samples.js';

/** A run that is over. */
export interface Run {
  cluster: ClusterKind;
  seed: number;
  startedAt: Date;
  minutes: number;
  kills: number;
  /** How long the longest write of a client took, with its retries. */
  longestWriteMs: number;
  faults: Record<string, number>;
  /** Of a run without faults. */
  growth: readonly Growth[];
  observed: Observed;
  results: ReturnType<typeof judge>;
}

/** The figures of a run. */
export function figures({ observed, longestWriteMs }: Run) {
  const states: Record<string, number> = {};
  for (const { state } of observed.sends) states[state] = (states[state] ?? 0) + 1;
  return {
    campaigns: observed.launched.length,
    people: observed.launched.reduce((sum, { people }) => sum + people, 0),
    messages: states,
    events: observed.events.length,
    deliveries: observed.received.length,
    replies: observed.replies.length,
    jobs: observed.jobs.length,
    erased: observed.erased.people,
    longestWriteMs: Math.round(longestWriteMs),
  };
}

const databases: Record<ClusterKind, string> = {
  none: 'One database server',
  'group-replication': 'Three MySQL servers in Group Replication',
  galera: 'Three MariaDB servers in Galera, behind HAProxy',
};

/** Returns a run as a part of a dated report in Markdown. */
export function markdown(run: Run): string {
  const { campaigns, people, messages, events, deliveries, replies, jobs, erased } = figures(run);
  const broken = run.results.filter(({ breaches }) => breaches.length > 0);
  const table = (head: string, counted: string, rows: [string, number][]) =>
    [
      `| ${head} | ${counted} |`,
      '| --- | ---: |',
      ...rows.map(([name, count]) => `| ${name} | ${count} |`),
    ].join('\n');
  return [
    `## ${databases[run.cluster]}`,
    `${broken.length === 0 ? 'Every law was kept' : `${broken.length} laws were broken`}: ${run.kills} kills in ${run.minutes} minutes ` +
      `on ${run.startedAt.toISOString().slice(0, 10)}, with seed ${run.seed}.`,
    `${people} people in ${campaigns} campaigns, ${jobs} jobs, ${replies} replies, ${events} events in ${deliveries} deliveries; ${erased} others were erased. ` +
      `Messages: ${Object.entries(messages)
        .map(([state, count]) => `${count} ${state}`)
        .join(', ')}. ` +
      'Whether an unknown message left cannot be known: it is shown, and not sent again.',
    `A client that wrote all the time had no error left after its retries. Its longest write took ${(run.longestWriteMs / 1_000).toFixed(1)} seconds.`,
    ...(run.growth.length > 0
      ? [growthTable(run.growth)]
      : [
          'What kills “the workers” kills all of them, if its moment comes.',
          table('What went wrong', 'Times', Object.entries(run.faults)),
        ]),
    table(
      'Law',
      'Breaches',
      run.results.map(({ law, breaches }) => [law, breaches.length]),
    ),
    ...broken.map(
      ({ law, breaches }) =>
        `### ${law}\n\n${breaches
          .slice(0, 20)
          .map(breach => `- ${breach}`)
          .join('\n')}`,
    ),
    '',
  ].join('\n\n');
}

function growthTable(growth: readonly Growth[]): string {
  const rows = growth.map(({ name, first, last, perHour }) =>
    [name, ...[first, last, perHour].map(value => value.toFixed(1).replace('-0.0', '0.0'))].join(' | '),
  );
  return [
    '| After the first third | At its beginning | At the end | Growth per hour |',
    '| --- | ---: | ---: | ---: |',
    ...rows.map(row => `| ${row} |`),
  ].join('\n');
}
