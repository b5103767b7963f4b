import { pino } from 'pino';
import { systemClock } from '../../server/src/domain/shared/clock.js';
import { createFlowRunner } from '../../server/src/engine/flow/runner.js';
import type { SandboxBehaviour } from '../../server/src/sandbox/behaviour.js';
import { startSandbox } from '../../server/src/sandbox/server.js';
import { createDispatcher } from '../../server/src/engine/send/dispatch.js';
import { createReconciler, sandboxSentFolder } from '../../server/src/engine/send/reconcile.js';
import { createSmtpPoolRegistry } from '../../server/src/engine/send/smtp-pool-registry.js';
import { runTasks } from '../../server/src/engine/scheduler/scheduler.js';
import { openDatabase } from '../../server/src/store/database/database.js';
import { newId } from '../../server/src/store/database/ids.js';
import { sandboxStore } from '../../server/src/store/sandbox/repository.js';

// A worker process to be killed: the sending side of the engine, on real time, until it is asked to stop.
const database = await openDatabase({ url: process.env.DATABASE_URL!, poolSize: 5 });
// What plays the recipients' server must not go down with the database of the worker that writes to it.
const recipients = await openDatabase({
  url: process.env.RECIPIENTS_URL ?? process.env.DATABASE_URL!,
  poolSize: 5,
});
const clock = systemClock;
const log = pino({ level: 'silent' });
const owner = newId();
const sandbox = await startSandbox({
  clock,
  repository: sandboxStore<SandboxBehaviour>(recipients),
  onError: () => undefined,
});
const pools = createSmtpPoolRegistry({ secretBox: { open: () => '{}' }, sandbox });
const stopping = new AbortController();
process.on('SIGTERM', () => stopping.abort());
process.send?.('ready');
await runTasks(
  [
    createFlowRunner({ database, clock }),
    createDispatcher({
      database,
      clock,
      log,
      owner,
      pools,
      leaseMs: 1_500,
      batchSize: 2,
      baseUrl: 'http://localhost:3000',
      unsubscribeKey: Buffer.alloc(32, 7),
    }),
    createReconciler({
      database,
      clock,
      log,
      owner,
      sentFolders: { sandbox: sandboxSentFolder(recipients) },
      leaseMs: 1_500,
    }),
  ].map(task => ({ ...task, pollMs: 50 })),
  { clock, signal: stopping.signal, log },
);
await sandbox.close();
await Promise.all([database.close(), recipients.close()]);
process.disconnect?.();
