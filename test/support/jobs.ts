import { pino } from 'pino';
import type { Clock } from '../../server/src/domain/shared/clock.js';
import { createJobPurge } from '../../server/src/engine/jobs/purge.js';
import { createJobRunner, type JobRunnerOptions } from '../../server/src/engine/jobs/runner.js';
import type { Task } from '../../server/src/engine/scheduler/scheduler.js';
import { newId } from '../../server/src/store/database/ids.js';
import { database } from './database.js';
import { filesIn } from './files.js';

/** A worker for jobs, with an id of its own. */
export function jobRunner(clock: Clock, options: Partial<JobRunnerOptions> = {}): Task {
  const log = pino({ level: process.env.TEST_LOG ?? 'silent' });
  const common = { database: database(), files: filesIn(database()), clock, log };
  return createJobRunner({ ...common, owner: newId(), ...options });
}

/** The task that forgets what bulk work leaves behind. */
export function jobPurge(clock: Clock, files = filesIn(database())): Task {
  return createJobPurge({ database: database(), files, clock, log: pino({ level: 'silent' }) });
}
