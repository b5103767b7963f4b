import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Stage } from './stage.js';

/** What the programs used at a moment. */
export interface Sample {
  at: number;
  /** By program, in MB. */
  memory: Record<string, number>;
  /** Of all programs to the database, and the harness's own. */
  connections: number;
  /** How long a list of campaigns took, in milliseconds. */
  readMs: number;
}

const everyMs = 5_000;
/** The first part of a run, in which code is compiled and pools fill. */
const warmUp = 1 / 3;

/** Takes samples until the time is over. */
export async function takeSamples(stage: Stage, ended: AbortSignal): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (; !ended.aborted; await sleep(everyMs)) {
    const begun = performance.now();
    await stage.client.campaigns.list({ limit: 20 });
    const readMs = performance.now() - begun;
    const [row] = await stage.database.manager.query<{ Value: string }[]>(
      "SHOW GLOBAL STATUS LIKE 'Threads_connected'",
    );
    const memory: Record<string, number> = {};
    for (const [name, pid] of Object.entries(stage.pids())) memory[name] = await residentMb(pid);
    samples.push({ at: Date.now(), memory, connections: Number(row!.Value), readMs });
  }
  return samples;
}

async function residentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

/** How figures were after the warm-up, and how much they grew. */
export interface Growth {
  name: string;
  first: number;
  last: number;
  /** By least squares. */
  perHour: number;
}

/** Returns how memory, connections and the time of a read grew. */
export function growthOf(samples: readonly Sample[]): Growth[] {
  const warm = samples.slice(Math.floor(samples.length * warmUp));
  const programs = Object.keys(warm[0]?.memory ?? {});
  const growth = (name: string, value: (sample: Sample) => number): Growth => {
    const points = warm.map(sample => ({ hours: sample.at / 3_600_000, value: value(sample) }));
    const tenth = Math.ceil(points.length / 10);
    return {
      name,
      first: median(points.slice(0, tenth).map(point => point.value)),
      last: median(points.slice(-tenth).map(point => point.value)),
      perHour: slope(points),
    };
  };
  return [
    ...programs.map(name => growth(`memory of ${name}, MB`, ({ memory }) => memory[name]!)),
    growth('connections to the database', ({ connections }) => connections),
    growth('a list of campaigns, ms', ({ readMs }) => readMs),
  ];
}

function slope(points: readonly { hours: number; value: number }[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(points.map(({ hours }) => hours)), mean(points.map(({ value }) => value))];
  const covariance = mean(points.map(({ hours, value }) => (hours - x) * (value - y)));
  return covariance / mean(points.map(({ hours }) => (hours - x) ** 2));
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}
