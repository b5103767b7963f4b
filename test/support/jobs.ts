import { pino } from 'pino';
import type { Clock } from '../../server/src/domain/clock.js';
import { createJobRunner, type JobRunnerOptions } from '../../server/src/engine/jobs/runner.js';
import type { Task } from '../../server/src/engine/worker.js';
import { newId } from '../../server/src/store/ids.js';
import { database } from './database.js';

/** A worker for jobs, with an id of its own. */
export function jobRunner(clock: Clock, options: Partial<JobRunnerOptions> = {}): Task {
  const log = pino({ level: process.env.TEST_LOG ?? 'silent' });
  return createJobRunner({ database: database(), clock, log, owner: newId(), ...options });
}
