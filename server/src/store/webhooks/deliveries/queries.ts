// SQL, because pages are cut from an index that holds each status for itself: its walks are merged by UNION ALL.
import type { EntityManager } from 'typeorm';
import type { EventType } from '../../../generated/events.js';
import type { Row } from '../../database/columns.js';
import { toEntities } from '../../database/entity.js';
import { fromBin, toBin } from '../../database/ids.js';
import type { Page, Paginated } from '../../database/deep-pages.js';
import type { Fragment } from '../../database/selection/queries.js';
import { events, type DeliveryEntity, type DeliveryStatus } from '../entities.js';

/** Which deliveries a list shows; times are inclusive. */
export interface DeliveryFilter {
  status?: DeliveryStatus;
  eventTypes?: readonly EventType[];
  from?: Date;
  to?: Date;
}

const statuses: readonly DeliveryStatus[] = ['pending', 'delivered', 'failed'];

const columns = `account_id, id, type, created_at, delivery_status, due_at, attempts, attempts_before, response_status,
  latency_ms, attempted_at, last_error`;

/** Returns a page of an account's deliveries, newest first. */
export async function listDeliveries(
  db: EntityManager,
  accountId: string,
  filter: DeliveryFilter,
  { limit, offset }: Page,
): Promise<Paginated<DeliveryEntity>> {
  const among = found('COUNT(*) AS total', accountId, filter, filter.status ? [filter.status] : statuses);
  const [{ total }] = await db.query<[{ total: number }]>(among.sql, among.values);
  if (limit === 0 || offset >= total) return { rows: [], total };
  const page = inOrder(accountId, filter, 'DESC', { limit, offset });
  const rows = await db.query<Omit<Row<typeof events>, 'payload'>[]>(
    `SELECT ${columns} FROM (${page.sql}) page JOIN events USING (account_id, id) ORDER BY created_at DESC, id DESC`,
    page.values,
  );
  return { rows: toEntities(events, rows) as DeliveryEntity[], total };
}

/**
 * Returns the ids of deliveries, the oldest first.
 *
 * @param after go on after this delivery
 */
export async function keysInOrder(
  db: EntityManager,
  accountId: string,
  filter: DeliveryFilter,
  after: Pick<DeliveryEntity, 'id' | 'created_at'> | null,
  limit: number,
): Promise<string[]> {
  const { sql, values } = inOrder(accountId, filter, 'ASC', { limit, offset: 0 }, after);
  const rows = await db.query<{ id: Buffer }[]>(sql, values);
  return rows.map(({ id }) => fromBin(id));
}

/** Keys of deliveries, by their time and id: the index has those of each status in order, and all that is asked for. */
function inOrder(
  accountId: string,
  filter: DeliveryFilter,
  direction: 'ASC' | 'DESC',
  { limit, offset }: Page,
  after: Pick<DeliveryEntity, 'id' | 'created_at'> | null = null,
): Fragment {
  const order = `ORDER BY created_at ${direction}, id ${direction} LIMIT ?`;
  const walks = (filter.status ? [filter.status] : statuses).map(status => {
    const { sql, values } = found('account_id, id, created_at', accountId, filter, [status]);
    const rest = after ? 'AND created_at >= ? AND (created_at > ? OR id > ?)' : '';
    const behind = after ? [after.created_at, after.created_at, toBin(after.id)] : [];
    return { sql: `(${sql} ${rest} ${order})`, values: [...values, ...behind, limit + offset] };
  });
  return {
    sql: `SELECT account_id, id FROM (${walks.map(({ sql }) => sql).join(' UNION ALL ')}) walked ${order} OFFSET ?`,
    values: [...walks.flatMap(({ values }) => values), limit, offset],
  };
}

function found(
  selected: string,
  accountId: string,
  { eventTypes, from, to }: DeliveryFilter,
  among: readonly DeliveryStatus[],
): Fragment {
  const parts: [string, unknown][] = [
    ['account_id = ?', toBin(accountId)],
    ['delivery_status IN (?)', among],
  ];
  if (eventTypes) parts.push(['type IN (?)', eventTypes]);
  if (from) parts.push(['created_at >= ?', from]);
  if (to) parts.push(['created_at <= ?', to]);
  return {
    sql: `SELECT ${selected} FROM events FORCE INDEX (by_delivery) WHERE ${parts.map(([part]) => part).join(' AND ')}`,
    values: parts.map(([, value]) => value),
  };
}
