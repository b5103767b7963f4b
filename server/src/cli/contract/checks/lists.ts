import { routes, type Route } from '../../../generated/routes.js';
import { valueAt } from '../answer.js';
import { group, type Check } from '../check.js';
import { requiredQuery, takesQuery } from '../document.js';
import { Skip } from '../answer.js';
import { pathOf, routeOf, type Probe } from '../probe.js';
import { invalid } from './errors.js';

const defaultLimit = 20;
const maxLimit = 100;

const withoutParams = (route: Route) => !route.segments.some(part => 'param' in part);
const lists = routes.filter(
  route =>
    route.method === 'GET' &&
    takesQuery(route, 'limit') &&
    takesQuery(route, 'offset') &&
    withoutParams(route),
);

/** Pages of every list. */
export const paging: Check[] = group('Lists', [
  ...lists.map(route => ({
    name: `${route.path} has pages`,
    part: route.operationId,
    readOnly: true,
    run: (probe: Probe) => hasPages(probe, route.operationId),
  })),
  {
    name: 'a limit or an offset that is none is refused and named',
    part: 'Pagination',
    readOnly: true,
    run: async probe => {
      for (const limit of ['101', '-1', 'x', '1.5', ''])
        await invalid(probe, 'listMailboxes', { query: { limit } }, 'limit');
      for (const offset of ['-1', 'x'])
        await invalid(probe, 'listMailboxes', { query: { offset } }, 'offset');
    },
  },
]);

async function hasPages(probe: Probe, operationId: string): Promise<void> {
  const usual = await probe.ok(operationId, 200);
  probe.equal(usual, 'limit', defaultLimit);
  probe.equal(usual, 'offset', 0);
  const total = valueAt(usual.body, 'total_count') as number;
  const rows = probe.list(usual, 'data').length;
  const wanted = Math.min(total, defaultLimit);
  probe.holds(rows === wanted, usual, `${wanted} rows of ${total}`, rows);

  const none = await probe.ok(operationId, 200, { query: { limit: 0 } });
  probe.equal(none, 'data', []);
  probe.equal(none, 'limit', 0);
  const counted = valueAt(none.body, 'total_count');
  // Others may work in the account meanwhile: what changes between two answers is no fault.
  const isTotal =
    counted === total || counted === valueAt((await probe.ok(operationId, 200)).body, 'total_count');
  probe.holds(isTotal, none, `total_count: ${total}`, counted);

  const beyond = await probe.ok(operationId, 200, { query: { limit: maxLimit, offset: total + 1000 } });
  probe.equal(beyond, 'data', []);
  probe.equal(beyond, 'limit', maxLimit);
  probe.equal(beyond, 'offset', total + 1000);
  await invalid(probe, operationId, { query: { limit: maxLimit + 1 } }, 'limit');
}

/** Reads of things by one id, each with the list that names such things. */
const reads = routes.flatMap(route => {
  const { method, segments } = route;
  const at = segments.findIndex(part => 'param' in part);
  const isOne = method === 'GET' && at > 0 && segments.filter(part => 'param' in part).length === 1;
  const listPath = pathOf({ ...route, segments: segments.slice(0, at) });
  const list = lists.find(({ path }) => path === listPath);
  // A download is there for some jobs alone.
  return isOne && list && route.responseTypes === undefined && Object.keys(requiredQuery(route)).length === 0
    ? [{ route, list }]
    : [];
});

/** What the account holds already, read alone: more shapes than those of what the run makes. */
export const present: Check[] = group('What is there', [
  ...reads.map(({ route, list }) => ({
    name: `GET ${route.path} of the first there is`,
    part: route.operationId,
    readOnly: true,
    run: async (probe: Probe) => {
      const param = route.segments.flatMap(part => ('param' in part ? [part.param] : []))[0]!;
      const id = await firstOf(probe, list.operationId);
      const answer = await probe.ok(route.operationId, 200, { params: { [param]: id } });
      if ('param' in route.segments.at(-1)! && valueAt(answer.body, 'data.id') !== undefined)
        probe.equal(answer, 'data.id', id);
    },
  })),
]);

/** The id of the first row of a list. @throws {Skip} when it is empty */
function firstOf(probe: Probe, operationId: string): Promise<string> {
  return probe.session.once(`a row of ${routeOf(operationId).path}`, async () => {
    const query = { limit: 1, ...(operationId === 'listThreads' && { has_reply_only: false }) };
    const page = await probe.ok(operationId, 200, { query });
    const id = valueAt(page.body, 'data[0].id') ?? valueAt(page.body, 'data[0].global_lead_id');
    if (typeof id !== 'string') throw new Skip('the list is empty');
    return id;
  });
}
