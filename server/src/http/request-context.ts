import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import type { OperationContext, SettledAnswer } from '../operations/context.js';
import type { Exchange } from './exchange.js';

/** Keeps the answer of a request in the transaction of its effects. */
export type Settle = OperationContext['settle'];

/** What contexts are made from. */
export interface ContextSource {
  logger: Logger;
  /** Public address of the service; null derives it from each request. */
  publicUrl: string | null;
}

/** The context of one request; the parts that cost something are made when they are asked for. */
export class RequestContext implements OperationContext {
  readonly #exchange: Exchange;
  readonly #source: ContextSource;
  readonly #settle: Settle | null;

  constructor(exchange: Exchange, source: ContextSource, settle: Settle | null = null) {
    this.#exchange = exchange;
    this.#source = source;
    this.#settle = settle;
  }

  get accountId(): string {
    return this.#exchange.key?.accountId ?? '';
  }

  get apiKeyId(): string {
    return this.#exchange.key?.id ?? '';
  }

  get requestId(): string {
    return this.#exchange.requestId;
  }

  get baseUrl(): string {
    return this.#source.publicUrl ?? addressedAs(this.#exchange.req);
  }

  get log(): Logger {
    return this.#source.logger.child({ requestId: this.#exchange.requestId, accountId: this.accountId });
  }

  async settle(tx: Parameters<Settle>[0], answer: SettledAnswer): Promise<void> {
    await this.#settle?.(tx, answer);
  }
}

const saneHost = /^[A-Za-z0-9.-]+(?::\d{1,5})?$|^\[[0-9A-Fa-f:.]+\](?::\d{1,5})?$/;

/** The address under which the caller reached us, as its `Host` header tells; ours where that is no host. */
function addressedAs(req: IncomingMessage): string {
  const { host } = req.headers;
  if (host !== undefined && saneHost.test(host)) return `http://${host}`;
  const { localAddress = '127.0.0.1', localPort = 80 } = req.socket;
  return `http://${localAddress.includes(':') ? `[${localAddress}]` : localAddress}:${localPort}`;
}
