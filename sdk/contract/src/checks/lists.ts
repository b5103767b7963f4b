import { operationOf, operations } from '../data.js';
import { Skip, valueAt } from '../finding.js';
import { group, type Check } from '../run.js';
import type { Probe } from '../probe.js';
import { requiredQuery } from './routing.js';

const defaultLimit = 20;
const maxLimit = 100;

const lists = operations.filter(
  ({ method, queryKeys = [], pathParams }) =>
    method === 'GET' &&
    queryKeys.includes('limit') &&
    queryKeys.includes('offset') &&
    pathParams.length === 0,
);

/** Pages of every list. */
export const paging: Check[] = group('Lists', [
  ...lists.map(operation => ({
    name: `${operation.path} has pages`,
    part: operation.id,
    readOnly: true,
    run: (probe: Probe) => hasPages(probe, operation.id),
  })),
  {
    name: 'a limit or an offset that is none is refused and named',
    part: 'Pagination',
    readOnly: true,
    run: async probe => {
      for (const limit of ['101', '-1', 'x', '1.5', ''])
        await probe.invalid('listMailboxes', { query: { limit } }, 'limit');
      for (const offset of ['-1', 'x']) await probe.invalid('listMailboxes', { query: { offset } }, 'offset');
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
  // Others may work in the account meanwhile: what changes between two responses is no fault.
  const isTotal =
    counted === total || counted === valueAt((await probe.ok(operationId, 200)).body, 'total_count');
  probe.holds(isTotal, none, `total_count: ${total}`, counted);

  const beyond = await probe.ok(operationId, 200, { query: { limit: maxLimit, offset: total + 1000 } });
  probe.equal(beyond, 'data', []);
  probe.equal(beyond, 'limit', maxLimit);
  probe.equal(beyond, 'offset', total + 1000);
  await probe.invalid(operationId, { query: { limit: maxLimit + 1 } }, 'limit');
}

/** Reads of things by one id, each with the list that names such things. */
const reads = operations.flatMap(operation => {
  const { method, path, pathParams } = operation;
  const isOne = method === 'GET' && pathParams.length === 1;
  const list = lists.find(each => each.path === path.slice(0, path.indexOf('/{')));
  // A download is there for some jobs alone.
  return isOne &&
    list &&
    operation.responseTypes === undefined &&
    Object.keys(requiredQuery(operation)).length === 0
    ? [{ operation, list }]
    : [];
});

/** What the account holds already, read alone: more shapes than those of what the run makes. */
export const present: Check[] = group('What is there', [
  ...reads.map(({ operation, list }) => ({
    name: `GET ${operation.path} of the first there is`,
    part: operation.id,
    readOnly: true,
    run: async (probe: Probe) => {
      const id = await firstOf(probe, list.id);
      const params = { [operation.pathParams[0]!]: id };
      const response = await probe.ok(operation.id, 200, { params });
      if (operation.path.endsWith('}') && valueAt(response.body, 'data.id') !== undefined)
        probe.equal(response, 'data.id', id);
    },
  })),
]);

/** The id of the first row of a list. @throws {Skip} when it is empty */
function firstOf(probe: Probe, operationId: string): Promise<string> {
  return probe.session.once(`a row of ${operationOf(operationId).path}`, async () => {
    const query = { limit: 1, ...(operationId === 'listThreads' && { has_reply_only: false }) };
    const page = await probe.ok(operationId, 200, { query });
    const id = valueAt(page.body, 'data[0].id') ?? valueAt(page.body, 'data[0].global_lead_id');
    if (typeof id !== 'string') throw new Skip('the list is empty');
    return id;
  });
}
