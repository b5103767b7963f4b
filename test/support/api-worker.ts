import type { OAuthProvider } from '../../server/src/domain/mailboxes/oauth.js';
import { systemClock } from '../../server/src/domain/shared/clock.js';
import { runTasks } from '../../server/src/engine/scheduler/scheduler.js';
import { openDatabase } from '../../server/src/store/database/database.js';
import { pino } from 'pino';
import { apiTasks } from './api-tasks.js';

// A worker process to be killed: it sends through the APIs of the providers, on real time, until it is asked to stop.
const database = await openDatabase({ url: process.env.DATABASE_URL!, poolSize: 5 });
const providers = JSON.parse(process.env.PROVIDERS!) as OAuthProvider[];
const { tasks, close } = apiTasks(database, systemClock, providers, { leaseMs: 1_500, isReading: false });
const stopping = new AbortController();
process.on('SIGTERM', () => stopping.abort());
process.send?.('ready');
await runTasks(
  tasks.map(task => ({ ...task, pollMs: 50 })),
  { clock: systemClock, signal: stopping.signal, log: pino({ level: 'silent' }) },
);
await close();
await database.close();
process.disconnect?.();
