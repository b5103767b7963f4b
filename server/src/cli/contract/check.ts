import type { Probe } from './probe.js';

/** One statement about a service, found true or not by requests. */
export interface Check {
  /** The checks it is shown with. */
  group: string;
  /** What is so, in words. */
  name: string;
  /** What of the contract it is about: operations, or a rule. */
  part: string;
  /** It sends GET alone. */
  readOnly?: boolean;
  run(probe: Probe): Promise<unknown>;
}

/** The checks of a group. */
export function group(name: string, checks: readonly Omit<Check, 'group'>[]): Check[] {
  return checks.map(check => ({ group: name, ...check }));
}
