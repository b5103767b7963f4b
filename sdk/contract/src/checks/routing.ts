import { randomUUID as newId } from 'node:crypto';
import { operations, type CheckedOperation } from '../data.js';
import type { ErrorCode } from 'outreach-sdk/types';
import { group, type Check } from '../run.js';
import type { Call, Probe } from '../probe.js';

/** Checks that every operation exists, by requests for unknown ids or with another method, so that nothing changes. */
export const routing: Check[] = group('Routes', [
  ...operations.map(operation => ({
    name: `${operation.method} ${operation.path}`,
    part: operation.id,
    readOnly: operation.method === 'GET' || isBare(operation),
    run: (probe: Probe) => isRouted(probe, operation),
  })),
  {
    name: 'an unknown path and an unknown resource have different errors',
    part: 'Errors: route_not_found',
    readOnly: true,
    run: async probe => {
      await probe.unmatched('GET', '/v1/no-such-path', 'route_not_found');
      await probe.unmatched('GET', '/v1/campaigns/', 'route_not_found');
    },
  },
  {
    name: 'a colon in a path may be percent-encoded',
    part: 'Paths',
    run: async probe => {
      const path = `/v1/campaigns/${newId()}`;
      const body = { global_lead_ids: [unknownPerson] };
      await probe.unmatched('POST', `${path}/leads%3Aadd`, 'campaign_not_found', { body });
      await probe.unmatched('POST', `${path}/leadsfoo`, 'route_not_found', { body });
    },
  },
]);

const unknownPerson = '0'.repeat(64);

/** Whether an operation needs neither an id nor a body: any request to it would act. */
function isBare({ method, body, pathParams }: CheckedOperation): boolean {
  return method !== 'GET' && !body && pathParams.length === 0;
}

async function isRouted(probe: Probe, operation: CheckedOperation): Promise<void> {
  if (isBare(operation)) return methodIsBound(probe, operation);
  if (operation.pathParams.length > 0) {
    await probe.refused(operation.id, firstNotFound(operation), unknownCall(operation));
    return;
  }
  if (operation.method === 'GET') {
    await probe.ok(operation.id, 200, { query: requiredQuery(operation) });
    return;
  }
  await probe.invalid(operation.id, { body: [] });
}

/** Checks that the path accepts the method, by the `Allow` header of the response to a GET. */
async function methodIsBound(probe: Probe, operation: CheckedOperation): Promise<void> {
  const response = await probe.unmatched('GET', operation.path, 'method_not_allowed');
  const allowed = (response.headers.get('allow') ?? '').split(/\s*,\s*/);
  probe.holds(allowed.includes(operation.method), response, `Allow: ${operation.method}`, allowed.join(', '));
}

/** Returns the code of the response to a first id in the path that does not exist. */
export function firstNotFound(operation: CheckedOperation): ErrorCode {
  return operation.notFoundByParam[operation.pathParams[0]!] ?? operation.notFound;
}

/** Returns a valid call of an operation, with unknown ids in its path. */
export function unknownCall(operation: CheckedOperation): Call {
  const { body, pathParams } = operation;
  return {
    params: Object.fromEntries(pathParams.map(name => [name, unknownId(name)])),
    query: requiredQuery(operation),
    ...(body && { body: Object.values(body.content ?? {})[0]?.example ?? {} }),
  };
}

/** Returns the required query parameters of an operation, with the examples of the contract. */
export function requiredQuery({ parameters }: CheckedOperation): Record<string, string> {
  const required = parameters.filter(parameter => parameter.in === 'query' && parameter.required);
  return Object.fromEntries(required.map(({ name, example }) => [name, String(example)]));
}

function unknownId(param: string): string {
  return param === 'globalLeadId' ? unknownPerson : newId();
}
