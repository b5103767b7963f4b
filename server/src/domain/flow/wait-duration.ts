import type { JsonObject } from './shape.js';

/** Units of a wait in seconds, the longest first. */
const UNITS = { days: 86_400, hours: 3600, minutes: 60, seconds: 1 } as const;

/**
 * `wait_duration_seconds` is the truth, and `duration` with `unit` is how it reads: the longest unit that divides it.
 * Without seconds, a given duration and unit tell them.
 */
export function normalizeWait({ wait_duration_seconds, duration, unit }: JsonObject): JsonObject {
  const seconds = wait_duration_seconds ?? parseDuration(duration, unit);
  if (typeof seconds !== 'number' || !Number.isInteger(seconds)) return { wait_duration_seconds: seconds };
  const [name, size] = Object.entries(UNITS).find(([, each]) => seconds % each === 0) ?? ['seconds', 1];
  return { wait_duration_seconds: seconds, duration: String(seconds / size), unit: name };
}

function parseDuration(duration: unknown, unit: unknown): number | undefined {
  const amount = typeof duration === 'string' && duration.trim() !== '' ? Number(duration) : duration;
  if (typeof amount !== 'number' || !Number.isFinite(amount) || typeof unit !== 'string') return undefined;
  const size = Object.entries(UNITS).find(([name]) => unit === name || `${unit}s` === name)?.[1];
  return size === undefined ? undefined : Math.round(amount * size);
}
