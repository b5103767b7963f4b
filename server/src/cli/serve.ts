import type { Config } from '../config.js';
import { runUntilStopped, untilStopped } from './running.js';
import { options } from './usage.js';

const serveOptions = { 'no-worker': { type: 'boolean' }, 'until-stdin-closes': { type: 'boolean' } } as const;

/** `serve`: serves the API, by default with a worker in the same process, until it is stopped. */
export async function serve(config: Config, args: string[]): Promise<void> {
  const given = options(args, serveOptions);
  const stopped = untilStopped(given['until-stdin-closes']);
  await runUntilStopped(config, stopped, async (core, running) => {
    // Loaded only now: the database starts before the code that uses it.
    const { serveOn } = await import('./serving.js');
    await serveOn(core, !given['no-worker'], running);
  });
}
