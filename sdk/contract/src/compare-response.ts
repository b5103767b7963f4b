import type { ErrorCode } from 'outreach-sdk/types';
import { contract, errorTable, operationOf, type CheckedOperation } from './data.js';
import { detailsOf } from './details.js';
import { shown, valueAt, type Finding } from './finding.js';
import { mediaTypeOf, type ApiResponse } from './send-request.js';

type Difference = Omit<Finding, 'request'>;

/** Compares a response with the contract: status, media type, headers, body, error registry. */
export function compareResponse(operation: CheckedOperation, response: ApiResponse): Difference[] {
  const { status, body } = response;
  const declared = new Map(operation.responses);
  const key = [String(status), `${Math.floor(status / 100)}XX`, ...(status >= 400 ? ['default'] : [])].find(
    each => declared.has(each),
  );
  if (key === undefined) {
    const expected = `a status of ${operation.id}: ${operation.statuses.join(', ')}, or another error`;
    return [{ expected, got: `${status}: ${shown(body)}` }];
  }
  return [
    ...mediaTypeDifferences(Object.keys(declared.get(key)!.content ?? {}), response),
    ...headerDifferences(operation, key, response),
    ...bodyDifferences(operation, key, response),
    ...registryDifferences(response),
  ];
}

/** Compares the response to a request that no operation accepts: it must be an error of the contract. */
export function compareUnmatched(response: ApiResponse): Difference[] {
  const { status, body } = response;
  // Every operation declares the same error body and headers under `default`.
  const operation = operationOf('listCampaigns');
  const isError = status >= 400 && operation.validators.responses.default!(body);
  const shape = isError ? [] : [{ expected: 'an error body', got: `${status}: ${shown(body)}` }];
  return [...shape, ...headerDifferences(operation, 'default', response), ...registryDifferences(response)];
}

function mediaTypeDifferences(mediaTypes: string[], { headers }: ApiResponse): Difference[] {
  if (mediaTypes.length === 0 || mediaTypes.includes(mediaTypeOf(headers))) return [];
  return [{ expected: `Content-Type: ${mediaTypes.join(' or ')}`, got: shown(headers.get('content-type')) }];
}

function headerDifferences(operation: CheckedOperation, key: string, response: ApiResponse): Difference[] {
  const headers = new Map(operation.responses).get(key)?.headers ?? {};
  return Object.entries(headers).flatMap(([name, header]) => {
    const { type, enum: values } = contract.follow(header).value.schema ?? {};
    const value = response.headers.get(name);
    if (value === null) {
      const isRequired = !optional.has(name) && (key !== 'default' || isRequiredByDefault(name, response));
      return isRequired ? [{ expected: `a header ${name} on ${response.status}`, got: 'none' }] : [];
    }
    if (type === 'integer' && !/^-?\d+$/.test(value))
      return [{ expected: `${name}: an integer`, got: shown(value) }];
    if (values && !values.includes(value))
      return [{ expected: `${name}: ${values.map(shown).join(' or ')}`, got: shown(value) }];
    return [];
  });
}

/** Headers that only some responses have: a replayed one, and one to a request with ignored keys. */
const optional = new Set(['Idempotent-Replayed', 'X-Ignored-Keys']);

/** `default` covers many statuses, and each of its headers belongs to some of them. */
function isRequiredByDefault(name: string, { status, request }: ApiResponse): boolean {
  if (name === 'Allow') return status === 405;
  if (name === 'Retry-After') return status === 503;
  if (name.startsWith('X-RateLimit-')) return request.key === 'own';
  return true;
}

function bodyDifferences(operation: CheckedOperation, key: string, { body }: ApiResponse): Difference[] {
  const validate = operation.validators.responses[key];
  if (!validate || validate(body)) return [];
  return detailsOf(validate.errors ?? [], body).map(({ path, message }) => ({
    expected: `${path === '' ? 'the body' : path} ${message}`,
    got: shown(path === '' ? body : valueAt(body, path)),
  }));
}

/** Compares the type and the status of an error with those of its code in the error registry. */
function registryDifferences({ status, body }: ApiResponse): Difference[] {
  const code = valueAt(body, 'error.code');
  if (typeof code !== 'string' || !Object.hasOwn(errorTable, code)) return [];
  const known = errorTable[code as ErrorCode];
  const type = valueAt(body, 'error.type');
  return [
    ...(known.status === status
      ? []
      : [{ expected: `status ${known.status} for ${code}`, got: String(status) }]),
    ...(known.type === type ? [] : [{ expected: `error.type ${known.type} for ${code}`, got: shown(type) }]),
  ];
}
