import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';

/** A registry with the figures of every process: those of Node.js, and which program it is. */
export function openRegistry(version: string): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'outreach_build_info',
    help: 'Always 1; the labels tell which program this is.',
    labelNames: ['version', 'node'],
    registers: [registry],
  }).set({ version, node: process.version }, 1);
  return registry;
}
