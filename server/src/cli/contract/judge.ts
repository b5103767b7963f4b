import { errorTable, type ErrorCode } from '../../generated/errors.js';
import type { Route } from '../../generated/routes.js';
import { operations } from '../../generated/validators.cjs';
import { mediaTypeOf } from '../../http/media-type.js';
import { violationOf } from '../../http/middleware/check-response.js';
import { shown, valueAt, type Answer, type Finding } from './answer.js';
import { declaredResponse, type DeclaredResponse } from './document.js';

type Difference = Omit<Finding, 'request'>;

/** Compares an answer of an operation with all that the contract says of it: status, media type, headers, body, error registry. */
export function judge(route: Route, answer: Answer): Difference[] {
  const declared = declaredResponse(route, answer.status);
  if (!declared) {
    const expected = `a status of ${route.operationId}: ${route.statuses.join(', ')}, or a failure`;
    return [{ expected, got: `${answer.status}: ${shown(answer.body)}` }];
  }
  return [
    ...mediaTypeDifferences(declared, answer),
    ...headerDifferences(declared, answer),
    ...bodyDifferences(route, answer),
    ...registryDifferences(answer),
  ];
}

/** What an answer to no operation at all must be: an error of the contract. */
export function judgeUnmatched(answer: Answer, route: Route): Difference[] {
  const judgeBody = operations[route.operationId]?.responses.default;
  const isError = answer.status >= 400 && (judgeBody?.(answer.body) ?? true);
  const shape = isError
    ? []
    : [{ expected: 'an error body', got: `${answer.status}: ${shown(answer.body)}` }];
  const headers = declaredResponse(route, 405);
  return [...shape, ...(headers ? headerDifferences(headers, answer) : []), ...registryDifferences(answer)];
}

function mediaTypeDifferences({ mediaTypes }: DeclaredResponse, { headers }: Answer): Difference[] {
  const type = headers.get('content-type');
  if (mediaTypes.length === 0 || (type !== null && mediaTypes.includes(mediaTypeOf(type)))) return [];
  return [{ expected: `Content-Type: ${mediaTypes.join(' or ')}`, got: shown(type) }];
}

function headerDifferences({ named, headers }: DeclaredResponse, answer: Answer): Difference[] {
  return Object.entries(headers).flatMap(([name, { type, enum: values }]) => {
    const value = answer.headers.get(name);
    if (value === null) {
      const isWanted = !optional.has(name) && (named || isWantedByDefault(name, answer));
      return isWanted ? [{ expected: `a header ${name} on ${answer.status}`, got: 'none' }] : [];
    }
    if (type === 'integer' && !/^-?\d+$/.test(value))
      return [{ expected: `${name}: an integer`, got: shown(value) }];
    if (values && !values.includes(value))
      return [{ expected: `${name}: ${values.map(shown).join(' or ')}`, got: shown(value) }];
    return [];
  });
}

/** The one is on a repeated response alone, the other where something was ignored. */
const optional = new Set(['Idempotent-Replayed', 'X-Ignored-Keys']);

/** `default` stands for many statuses, and its headers each for some of them. */
function isWantedByDefault(name: string, { status, request }: Answer): boolean {
  if (name === 'Allow') return status === 405;
  if (name === 'Retry-After') return status === 503;
  if (name.startsWith('X-RateLimit-')) return request.key === 'own';
  return true;
}

function bodyDifferences(route: Route, { status, body }: Answer): Difference[] {
  const responses = operations[route.operationId]?.responses ?? {};
  const details = violationOf(route, responses, status, body)?.details ?? [];
  return details.map(({ path: at, message }) => ({
    expected: `${at === '' ? 'the body' : at} ${message}`,
    got: shown(at === '' ? body : valueAt(body, at)),
  }));
}

/** The type and the status that the registry of errors gives a code. */
function registryDifferences({ status, body }: Answer): Difference[] {
  const code = valueAt(body, 'error.code');
  if (typeof code !== 'string' || !Object.hasOwn(errorTable, code)) return [];
  const known = errorTable[code as ErrorCode];
  const type = valueAt(body, 'error.type');
  const differences: Difference[] = [];
  if (known.status !== status)
    differences.push({ expected: `status ${known.status} for ${code}`, got: String(status) });
  if (known.type !== type)
    differences.push({ expected: `error.type ${known.type} for ${code}`, got: shown(type) });
  return differences;
}
