import { pino } from 'pino';
import type { OAuthProvider } from '../../server/src/domain/mailboxes/oauth.js';
import type { Clock } from '../../server/src/domain/shared/clock.js';
import { createFlowRunner } from '../../server/src/engine/flow/runner.js';
import { createMailboxTokens } from '../../server/src/engine/oauth/mailbox-tokens.js';
import { createOutboundHttp } from '../../server/src/engine/outbound/http.js';
import { createProviderApis } from '../../server/src/engine/provider-api/api.js';
import { createInboundPoll } from '../../server/src/engine/receive/poll.js';
import type { Task } from '../../server/src/engine/scheduler/scheduler.js';
import { apiSentFolder } from '../../server/src/engine/send/api-transport.js';
import { createDispatcher } from '../../server/src/engine/send/dispatch.js';
import { createReconciler } from '../../server/src/engine/send/reconcile.js';
import { createSmtpPoolRegistry } from '../../server/src/engine/send/smtp-pool-registry.js';
import { createSecretBox } from '../../server/src/store/database/crypto.js';
import type { Database } from '../../server/src/store/database/database.js';
import { newId } from '../../server/src/store/database/ids.js';

export const secretBox = createSecretBox(Buffer.alloc(32, 3));

export interface ApiTasks {
  tasks: Task[];
  close(): Promise<void>;
}

/** What a worker does for mailboxes that send and are read through the API of their provider. */
export function apiTasks(
  database: Database,
  clock: Clock,
  providers: readonly OAuthProvider[],
  settings: { leaseMs?: number; isReading?: boolean } = {},
): ApiTasks {
  const { leaseMs = 60_000, isReading = true } = settings;
  const log = pino({ level: process.env.TEST_LOG ?? 'silent' });
  const http = createOutboundHttp({ clock, allowLoopback: true, timeoutMs: 80_000 });
  const tokens = createMailboxTokens({ providers, database, clock, secretBox });
  const apis = createProviderApis({ http, providers, tokens, secretBox });
  const ofProvider = apiSentFolder(apis, { find: async () => ({ kind: 'unsure' }) });
  const base = { database, clock, log, owner: newId() };
  const links = { baseUrl: 'http://localhost:3000', unsubscribeKey: Buffer.alloc(32, 7) };
  const pools = createSmtpPoolRegistry({ secretBox, sandbox: null, tokens, apis });
  const tasks = [
    createFlowRunner(base),
    createDispatcher({ ...base, pools, leaseMs, batchSize: 20, ...links }),
    createReconciler({ ...base, leaseMs, sentFolders: { google: ofProvider, microsoft: ofProvider } }),
    ...(isReading ? [createInboundPoll({ ...base, secretBox, tokens, apis })] : []),
  ];
  return {
    tasks,
    async close() {
      await Promise.all(tasks.map(task => task.close?.()));
      await http.close();
    },
  };
}
