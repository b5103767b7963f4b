import { Histogram, type Registry } from 'prom-client';
import type { AnsweredRequest } from '../http/handle.js';

/** Most answers take a millisecond or two, and nobody waits longer than a minute. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60];

/** How many requests were answered, how, and how fast; half a microsecond for each. */
export function httpFigures(registry: Registry): (request: AnsweredRequest) => void {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the head of a request to its answer, by method, path template and status.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  });
  return ({ method, route, status, seconds }) => durations.observe({ method, route, status }, seconds);
}
