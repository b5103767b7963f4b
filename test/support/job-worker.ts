import { pino } from 'pino';
import { systemClock } from '../../server/src/domain/shared/clock.js';
import { createJobRunner } from '../../server/src/engine/jobs/runner.js';
import { runTasks } from '../../server/src/engine/scheduler/scheduler.js';
import { openDatabase } from '../../server/src/store/database/database.js';
import { newId } from '../../server/src/store/database/ids.js';
import { filesIn } from './files.js';

// A worker process to be killed: it runs jobs, on real time, until it is asked to stop.
const database = await openDatabase({ url: process.env.DATABASE_URL!, poolSize: 5 });
const clock = systemClock;
const log = pino({ level: 'silent' });
const stopping = new AbortController();
process.on('SIGTERM', () => stopping.abort());
const files = filesIn(database);
const owner = newId();
const runner = createJobRunner({ database, files, clock, log, owner, chunkSize: 20, leaseMs: 500 });
process.send?.(owner);
await runTasks([{ ...runner, pollMs: 20 }], { clock, signal: stopping.signal, log });
await database.close();
process.disconnect?.();
