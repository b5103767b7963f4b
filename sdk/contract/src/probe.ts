import { isDeepStrictEqual } from 'node:util';
import type { ErrorCode } from 'outreach-sdk/types';
import { compareResponse, compareUnmatched } from './compare-response.js';
import { errorTable, operationOf } from './data.js';
import { Halt, Skip, shown, valueAt, type Finding } from './finding.js';
import type { Operation } from './read-contract.js';
import {
  NoResponse,
  sendRequest,
  type ApiResponse,
  type RequestParts,
  type SentRequest,
  type Target,
} from './send-request.js';

/** What all checks of a run share. */
export interface Session {
  readonly target: Target;
  /** Only GET is sent. */
  readonly readOnly: boolean;
  /** Prefix of the names of all that this run creates. */
  readonly prefix: string;
  /** Creates something once for all checks that need it. @throws {Skip} when an earlier check failed to create it */
  once<T>(name: string, create: () => Promise<T>): Promise<T>;
  /** Registers how to remove what was created. It is removed when the run ends. */
  undo(remove: Removal): void;
  /** Counts something that was created and that no call removes. The report shows it under this name. */
  stays(what: string): void;
  /** What must be removed, the last created first. */
  readonly undone: readonly Removal[];
  /** How many of each kind stay. */
  readonly left: ReadonlyMap<string, number>;
}

type Removal = (probe: Probe) => Promise<unknown>;

/** A request of an operation: its parts, and the values of its path parameters. */
export interface Call extends RequestParts {
  params?: Readonly<Record<string, string>>;
}

/** Sends the requests of a check, and compares every response with the contract. Each difference is a finding. */
export interface Probe {
  readonly session: Session;
  readonly findings: readonly Finding[];
  /** Calls an operation. Any status of the contract is accepted. */
  call(operationId: string, call?: Call): Promise<ApiResponse>;
  /** Calls an operation that must succeed with this status. Ends the check otherwise. */
  ok(operationId: string, status: number, call?: Call): Promise<ApiResponse>;
  /** Calls an operation that must return this error code. Ends the check otherwise. */
  refused(operationId: string, code: ErrorCode, call?: Call): Promise<ApiResponse>;
  /** Calls an operation with an invalid request. `details` must have this path, or any path if none is given. */
  invalid(operationId: string, call: Call, path?: string): Promise<void>;
  /** Sends a request that no operation accepts. */
  unmatched(method: string, path: string, code: ErrorCode, parts?: RequestParts): Promise<ApiResponse>;
  /** Sends to a URL that the service handed out, outside the contract, and expects this status. */
  follow(method: string, url: string, status: number, parts?: RequestParts): Promise<ApiResponse>;
  /** Expects this value at a path of a response. */
  equal(response: ApiResponse, path: string, expected: unknown): void;
  /** Expects this value of a header. */
  header(response: ApiResponse, name: string, expected: string): void;
  /** Expects a condition. If it is false, the report shows `got`. */
  holds(condition: boolean, response: ApiResponse, expected: string, got: unknown): void;
  /** Returns the text at a path of a response. Ends the check if there is none. */
  text(response: ApiResponse, path: string): string;
  /** Returns the list at a path of a response, or an empty list if there is none. */
  list(response: ApiResponse, path: string): unknown[];
}

export function createSession(target: Target, prefix: string, readOnly: boolean): Session {
  const created = new Map<string, Promise<unknown>>();
  const undone: Removal[] = [];
  const left = new Map<string, number>();
  return {
    target,
    prefix,
    readOnly,
    undone,
    left,
    async once<T>(name: string, create: () => Promise<T>): Promise<T> {
      const known = created.get(name) as Promise<T> | undefined;
      if (!known) {
        const value = create();
        created.set(name, value);
        return value;
      }
      return known.catch((error: unknown) => {
        throw error instanceof Skip ? error : new Skip(`it needs ${name}, which could not be created`);
      });
    },
    undo: remove => void undone.unshift(remove),
    stays: what => void left.set(what, (left.get(what) ?? 0) + 1),
  };
}

/** Returns the path of an operation with its parameters filled in. */
function pathOf({ path }: Operation, params: Call['params'] = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name]!));
}

export function createProbe(session: Session): Probe {
  const findings: Finding[] = [];
  const note = (request: SentRequest, expected: string, got: string) =>
    void findings.push({ request, expected, got });
  const halt = (request: SentRequest, expected: string, got: string): never => {
    note(request, expected, got);
    throw new Halt();
  };

  async function send(method: string, path: string, parts: RequestParts): Promise<ApiResponse> {
    if (session.readOnly && method !== 'GET') throw new Skip('it would change data');
    try {
      return await sendRequest(session.target, method, path, parts);
    } catch (error) {
      if (!(error instanceof NoResponse)) throw error;
      return halt(error.request, 'a response', error.reason);
    }
  }

  async function call(operationId: string, { params, ...parts }: Call = {}): Promise<ApiResponse> {
    const operation = operationOf(operationId);
    const response = await send(operation.method, pathOf(operation, params), parts);
    for (const { expected, got } of compareResponse(operation, response))
      note(response.request, expected, got);
    return response;
  }

  function mustRefuse(response: ApiResponse, code: ErrorCode): ApiResponse {
    const { status } = errorTable[code];
    if (response.status === status && valueAt(response.body, 'error.code') === code) return response;
    return halt(response.request, `${status} ${code}`, summarize(response));
  }

  function mustBe(response: ApiResponse, status: number): ApiResponse {
    if (response.status === status) return response;
    return halt(response.request, `status ${status}`, summarize(response));
  }

  return {
    session,
    findings,
    call,
    ok: async (operationId, status, parts) => mustBe(await call(operationId, parts), status),
    refused: async (operationId, code, parts) => mustRefuse(await call(operationId, parts), code),
    async invalid(operationId, requested, path) {
      const { body, request } = mustRefuse(
        await call(operationId, requested),
        operationOf(operationId).invalid,
      );
      const details = valueAt(body, 'details');
      const paths = Array.isArray(details) ? details.map(detail => valueAt(detail, 'path')) : [];
      if (path === undefined && paths.length === 0)
        note(request, 'details that name each invalid field', shown(body));
      if (path !== undefined && !paths.includes(path))
        note(request, `an item of details with the path "${path}"`, shown(details ?? []));
    },
    async unmatched(method, path, code, parts = {}) {
      const response = await send(method, path, parts);
      for (const { expected, got } of compareUnmatched(response)) note(response.request, expected, got);
      return mustRefuse(response, code);
    },
    follow: async (method, url, status, parts = {}) =>
      mustBe(await send(method, url, { key: null, ...parts }), status),
    equal({ body, request }, path, expected) {
      const value = valueAt(body, path);
      if (!isDeepStrictEqual(value, expected))
        note(request, `${path || 'the body'}: ${shown(expected)}`, shown(value));
    },
    header({ headers, request }, name, expected) {
      const value = headers.get(name);
      if (value !== expected) note(request, `${name}: ${expected}`, shown(value ?? 'none'));
    },
    holds(condition, { request }, expected, got) {
      if (!condition) note(request, expected, shown(got));
    },
    text({ body, request }, path) {
      const value = valueAt(body, path);
      return typeof value === 'string' ? value : halt(request, `${path}: a text`, shown(value));
    },
    list({ body }, path) {
      const value = valueAt(body, path);
      return Array.isArray(value) ? value : [];
    },
  };
}

/** Describes a response. A missing path, a missing method and an operation that is not built have different descriptions. */
function summarize({ status, body }: ApiResponse): string {
  const code = valueAt(body, 'error.code');
  const what = typeof code === 'string' ? `${status} ${code}` : String(status);
  if (status === 404 && (typeof code !== 'string' || code === 'route_not_found'))
    return `${what}: the path does not exist`;
  if (status === 405) return `${what}: the path does not have this method`;
  if (status === 501) return `${what}: the operation is not implemented`;
  if (typeof code !== 'string') return `${what}: ${shown(body)}`;
  const details = valueAt(body, 'details');
  return details ? `${what} with details ${shown(details)}` : what;
}
