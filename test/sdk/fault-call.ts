import { createClient, unwrap, type Attempt, type CallOptions } from '../../sdk/src/index.js';

/** A call of the SDK that can be handed to a browser. */
export interface FaultCall {
  baseUrl: string;
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: string;
  body?: object;
  headers?: Record<string, string>;
  options?: CallOptions;
}

/** What came of it. */
export interface FaultOutcome {
  /** `ok`, or the name of the error. */
  result: string;
  status?: number;
  log: Attempt[];
}

/** Makes the call in whatever place this runs: Node, a page or a worker. */
export async function makeFaultCall(call: FaultCall): Promise<FaultOutcome> {
  const log: Attempt[] = [];
  const keep = (attempt: Attempt) => log.push({ ...attempt, error: String(attempt.error) });
  const client = createClient({
    baseUrl: call.baseUrl,
    apiKey: 'key',
    timeoutMs: 5_000,
    log: keep,
    dangerouslyAllowBrowser: true,
  });
  const { path, body, headers, options } = call;
  try {
    // @ts-expect-error the types of the contract cannot follow a method and a path that are reported at run time
    await unwrap(client.request(call.method, path, { body, headers, ...options }));
    return { result: 'ok', log };
  } catch (error) {
    return { result: (error as Error).name, status: (error as { status?: number }).status, log };
  }
}
