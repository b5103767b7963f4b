import { composeApi } from '../../server/src/compose/api.js';
import { connectRoutes } from '../../server/src/compose/connect.js';
import type { Core } from '../../server/src/compose/core.js';
import type { Config } from '../../server/src/config.js';
import type { Clock } from '../../server/src/domain/shared/clock.js';
import type { ConnectPages } from '../../server/src/pages/connect/pages.js';
import { createApiKey } from '../../server/src/store/api-keys/repository.js';
import { freshAccount } from './database.js';
import { freePort } from './dovecot.js';
import { send, testCore, type ApiResponse } from './service.js';

/** A service with the connect page, whose lookups of servers a test answers itself. */
export interface ConnectService {
  core: Core;
  url: string;
  accountId: string;
  api(method: string, path: string, body?: unknown): Promise<ApiResponse>;
  /** Begins a session; answers it and the address of its page. */
  begin(input?: object): Promise<{ id: string; page: string }>;
  close(): Promise<void>;
}

export async function startConnectService(
  settings: Partial<Config> = {},
  parts: Partial<ConnectPages> = {},
  clock?: Clock,
): Promise<ConnectService> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const core = testCore({ baseUrl: url, ...settings }, clock);
  const api = composeApi(core, connectRoutes(core, { findServers: async () => null, ...parts }));
  await api.http.listen(port, '127.0.0.1');
  const accountId = await freshAccount(core.clock.now());
  const input = { name: 'Tests', expiresAt: null };
  const { secret } = await createApiKey(core.database.manager, accountId, input, core.clock.now());
  const headers = { authorization: `Bearer ${secret}` };
  const call: ConnectService['api'] = (method, path, body) => send(url + path, method, { body, headers });
  return {
    core,
    url,
    accountId,
    api: call,
    async begin(wanted = {}) {
      const { body } = await call('POST', '/v1/mailboxes/connect-sessions', wanted);
      const { pathname, search } = new URL(body.data.connect_url);
      return { id: body.data.id, page: url + pathname + search };
    },
    close: () => api.http.close(1_000),
  };
}

/** A page as a browser without scripts sees it. */
export interface Seen {
  status: number;
  html: string;
  headers: Headers;
}

export async function open(page: string, headers: Record<string, string> = {}): Promise<Seen> {
  const response = await fetch(page, { redirect: 'manual', headers });
  return { status: response.status, html: await response.text(), headers: response.headers };
}

/** Sends a form of the page as a browser does: with what the form has hidden in it. */
export async function submit(
  page: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Seen> {
  const form = /name="form" value="([^"]+)"/.exec((await open(page)).html)?.[1] ?? '';
  const response = await fetch(page, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'sec-fetch-site': 'same-origin', ...headers },
    body: new URLSearchParams({ form, ...fields }),
  });
  return { status: response.status, html: await response.text(), headers: response.headers };
}

/** The words of a page. */
export function words(html: string): string {
  return html
    .replace(/<(style|script)\b[^]*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
}
