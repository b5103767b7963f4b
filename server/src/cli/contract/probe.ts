import { errorTable, type ErrorCode } from '../../generated/errors.js';
import { routes, type Route } from '../../generated/routes.js';
import { Halt, Skip, isSame, shown, valueAt, type Answer, type Finding, type SentRequest } from './answer.js';
import { judge, judgeUnmatched } from './judge.js';
import { NoAnswer, send, type RequestParts, type Target } from './send.js';

/** What all checks of a run share. */
export interface Session {
  readonly target: Target;
  /** Only GET is sent. */
  readonly readOnly: boolean;
  /** What the names of all that the run makes begin with; of this run alone. */
  readonly prefix: string;
  /** Makes something once for all checks that need it. @throws {Skip} for those that come after it failed */
  once<T>(name: string, make: () => Promise<T>): Promise<T>;
  /** Notes how to remove what was made, when the run ends. */
  undo(remove: (probe: Probe) => Promise<unknown>): void;
  /** Notes something made that no call removes, as the report names it. */
  stays(what: string): void;
  /** What is to be removed, the last made first. */
  readonly undone: readonly ((probe: Probe) => Promise<unknown>)[];
  /** What stays, with how many there are. */
  readonly left: ReadonlyMap<string, number>;
}

/** A request of an operation: its parts, and the values of its path's parameters. */
export interface Call extends RequestParts {
  params?: Readonly<Record<string, string>>;
}

/** What a check works with. All answers that it gets are compared with the contract; what differs is a finding. */
export interface Probe {
  readonly session: Session;
  readonly findings: readonly Finding[];
  /** Calls an operation, whatever it answers. */
  call(operationId: string, call?: Call): Promise<Answer>;
  /** Calls an operation that must succeed with this status; ends the check otherwise. */
  ok(operationId: string, status: number, call?: Call): Promise<Answer>;
  /** Calls an operation that must refuse with this code; ends the check otherwise. */
  refused(operationId: string, code: ErrorCode, call?: Call): Promise<Answer>;
  /** Sends what no operation takes. */
  unmatched(method: string, path: string, code: ErrorCode, parts?: RequestParts): Promise<Answer>;
  /** Sends to an address that the service gave, outside the contract; it must answer this status. */
  follow(method: string, url: string, status: number, parts?: RequestParts): Promise<Answer>;
  /** The value at a path of an answer must be this one. */
  equal(answer: Answer, path: string, expected: unknown): void;
  /** Something must be so; `got` tells what is instead. */
  holds(isSo: boolean, answer: Answer, expected: string, got: unknown): void;
  /** A text at a path of an answer, without which the check cannot go on. */
  text(answer: Answer, path: string): string;
  /** A list at a path of an answer; empty where there is none. */
  list(answer: Answer, path: string): unknown[];
}

const byId = new Map(routes.map(route => [route.operationId, route]));

/** @throws {Error} for an operation that the contract does not have: a mistake of a check */
export function routeOf(operationId: string): Route {
  const route = byId.get(operationId);
  if (!route) throw new Error(`The contract has no operation ${operationId}.`);
  return route;
}

/** The path of an operation with its parameters filled in. */
export function pathOf({ segments }: Route, params: Call['params'] = {}): string {
  const parts = segments.map(part =>
    'literal' in part ? part.literal : encodeURIComponent(params[part.param]!),
  );
  return `/${parts.join('/')}`;
}

export function createProbe(session: Session): Probe {
  const findings: Finding[] = [];
  const note = (request: SentRequest | null, expected: string, got: string) =>
    void findings.push({ request, expected, got });

  async function sent(method: string, path: string, parts: RequestParts): Promise<Answer> {
    if (session.readOnly && method !== 'GET') throw new Skip('it would change something');
    try {
      return await send(session.target, method, path, parts);
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      note(error.request, 'an answer', error.reason);
      throw new Halt();
    }
  }

  async function call(operationId: string, { params, ...parts }: Call = {}): Promise<Answer> {
    const route = routeOf(operationId);
    const answer = await sent(route.method, pathOf(route, params), parts);
    for (const { expected, got } of judge(route, answer)) note(answer.request, expected, got);
    return answer;
  }

  function mustRefuse(answer: Answer, code: ErrorCode): Answer {
    const { status } = errorTable[code];
    if (answer.status === status && valueAt(answer.body, 'error.code') === code) return answer;
    note(answer.request, `${status} ${code}`, summary(answer));
    throw new Halt();
  }

  function mustBe(answer: Answer, status: number): Answer {
    if (answer.status === status) return answer;
    note(answer.request, `status ${status}`, summary(answer));
    throw new Halt();
  }

  return {
    session,
    findings,
    call,
    ok: async (operationId, status, parts) => mustBe(await call(operationId, parts), status),
    refused: async (operationId, code, parts) => mustRefuse(await call(operationId, parts), code),
    async unmatched(method, path, code, parts = {}) {
      const answer = await sent(method, path, parts);
      for (const { expected, got } of judgeUnmatched(answer, routes[0]!)) note(answer.request, expected, got);
      return mustRefuse(answer, code);
    },
    follow: async (method, url, status, parts = {}) =>
      mustBe(await sent(method, url, { key: null, ...parts }), status),
    equal(answer, path, expected) {
      const value = valueAt(answer.body, path);
      if (!isSame(value, expected))
        note(answer.request, `${path || 'the body'}: ${shown(expected)}`, shown(value));
    },
    holds(isSo, answer, expected, got) {
      if (!isSo) note(answer.request, expected, shown(got));
    },
    text(answer, path) {
      const value = valueAt(answer.body, path);
      if (typeof value === 'string') return value;
      note(answer.request, `${path}: a text`, shown(value));
      throw new Halt();
    },
    list(answer, path) {
      const value = valueAt(answer.body, path);
      return Array.isArray(value) ? value : [];
    },
  };
}

/** Tells apart what does not exist, what is not bound and what is not built. */
function summary({ status, body }: Answer): string {
  const code = valueAt(body, 'error.code');
  const what = typeof code === 'string' ? ` ${code}` : '';
  if (status === 404 && (what === '' || code === 'route_not_found'))
    return `${status}${what}: the path is not routed`;
  if (status === 405) return `${status}${what}: the path does not take this method`;
  if (status === 501) return `${status}${what}: the operation is not built`;
  const details = valueAt(body, 'details');
  return `${status}${what}${what ? (details ? ` with details ${shown(details)}` : '') : `: ${shown(body)}`}`;
}
