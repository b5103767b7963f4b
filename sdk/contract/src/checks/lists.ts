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

/** The pages of every list. */
export const paging: Check[] = group('Lists', [
  ...lists.map(operation => ({
    name: `${operation.path} has pages`,
    part: operation.id,
    readOnly: true,
    run: (probe: Probe) => hasPages(probe, operation.id),
  })),
  {
    name: 'an invalid limit or offset is refused, and the error names it',
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
  // Others may use the account at the same time: a change between two responses is not an error.
  const isTotal =
    counted === total || counted === valueAt((await probe.ok(operationId, 200)).body, 'total_count');
  probe.holds(isTotal, none, `total_count: ${total}`, counted);

  const beyond = await probe.ok(operationId, 200, { query: { limit: maxLimit, offset: total + 1000 } });
  probe.equal(beyond, 'data', []);
  probe.equal(beyond, 'limit', maxLimit);
  probe.equal(beyond, 'offset', total + 1000);
  await probe.invalid(operationId, { query: { limit: maxLimit + 1 } }, 'limit');
}

/** Operations that read an object by one id, each with the list that has such ids. */
const reads = operations.flatMap(operation => {
  const { method, path, pathParams } = operation;
  const isOne = method === 'GET' && pathParams.length === 1;
  const list = lists.find(each => each.path === path.slice(0, path.indexOf('/{')));
  // Only some jobs have a download.
  return isOne &&
    list &&
    operation.responseTypes === undefined &&
    Object.keys(requiredQuery(operation)).length === 0
    ? [{ operation, list }]
    : [];
});

/** Reads the existing data of the account, which has more variants than what the run creates. */
export const present: Check[] = group('Existing data', [
  ...reads.map(({ operation, list }) => ({
    name: `GET ${operation.path} of the first row`,
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

/** Returns the id of the first row of a list. @throws {Skip} when it is empty */
function firstOf(probe: Probe, operationId: string): Promise<string> {
  return probe.session.once(`a row of ${operationOf(operationId).path}`, async () => {
    const query = { limit: 1, ...(operationId === 'listThreads' && { has_reply_only: false }) };
    const page = await probe.ok(operationId, 200, { query });
    const id = valueAt(page.body, 'data[0].id') ?? valueAt(page.body, 'data[0].global_lead_id');
    if (typeof id !== 'string') throw new Skip('the list is empty');
    return id;
  });
}
