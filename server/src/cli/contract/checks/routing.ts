import { v7 as newId } from 'uuid';
import { routes, type Route } from '../../../generated/routes.js';
import type { ErrorCode } from '../../../generated/errors.js';
import { valueAt, type Answer } from '../answer.js';
import { group, type Check } from '../check.js';
import { exampleBody, requiredQuery } from '../document.js';
import { pathOf, type Call, type Probe } from '../probe.js';

/** Every operation is there: asked for what does not exist, or wrongly, so that nothing changes. */
export const routing: Check[] = group('Routes', [
  ...routes.map(route => ({
    name: `${route.method} ${route.path}`,
    part: route.operationId,
    readOnly: route.method === 'GET' || isBare(route),
    run: (probe: Probe) => isRouted(probe, route),
  })),
  {
    name: 'an unknown path is told from an unknown resource',
    part: 'Errors: route_not_found',
    readOnly: true,
    run: async probe => {
      await probe.unmatched('GET', '/v1/no-such-path', 'route_not_found');
      await probe.unmatched('GET', '/v1/campaigns/', 'route_not_found');
    },
  },
  {
    name: 'a colon of a path may be percent-encoded, and ends no word',
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

/** A way to act that needs neither an id nor a body: any request would act. */
function isBare({ method, hasBody, segments }: Route): boolean {
  return method !== 'GET' && !hasBody && !segments.some(part => 'param' in part);
}

async function isRouted(probe: Probe, route: Route): Promise<void> {
  if (isBare(route)) return methodIsBound(probe, route);
  if (namesUnknown(route)) {
    await probe.refused(route.operationId, firstNotFound(route), { ...unknownCall(route) });
    return;
  }
  if (route.method === 'GET') {
    await probe.ok(route.operationId, 200, { query: requiredQuery(route) });
    return;
  }
  const answer = await probe.refused(route.operationId, route.invalid, { body: [] });
  probe.holds(hasDetails(answer), answer, 'details that name each failing point', answer.body);
}

/** The path takes the method, as the answer to a GET tells. */
async function methodIsBound(probe: Probe, route: Route): Promise<void> {
  const answer = await probe.unmatched('GET', pathOf(route), 'method_not_allowed');
  const allowed = (answer.headers.get('allow') ?? '').split(/\s*,\s*/);
  probe.holds(allowed.includes(route.method), answer, `Allow: ${route.method}`, allowed.join(', '));
}

function namesUnknown({ segments }: Route): boolean {
  return segments.some(part => 'param' in part);
}

/** What the first id of a path answers when nothing has it. */
export function firstNotFound(route: Route): ErrorCode {
  const first = route.segments.find(part => 'param' in part);
  return (first && 'param' in first && route.notFoundByParam[first.param]) || route.notFound;
}

/** A valid call of an operation, with ids in its path that nothing has. */
export function unknownCall(route: Route): Call {
  const params = route.segments.flatMap(part =>
    'param' in part ? [[part.param, unknownId(part.param)]] : [],
  );
  return {
    params: Object.fromEntries(params) as Record<string, string>,
    query: requiredQuery(route),
    ...(route.hasBody && { body: exampleBody(route) ?? {} }),
  };
}

function unknownId(param: string): string {
  return param === 'globalLeadId' ? unknownPerson : newId();
}

export function hasDetails({ body }: Answer): boolean {
  const details = valueAt(body, 'details');
  return Array.isArray(details) && details.length > 0;
}
