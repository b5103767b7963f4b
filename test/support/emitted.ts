import validators from '../../server/src/generated/validators.cjs';
import type { Database } from '../../server/src/store/database/database.js';
import type { Row } from '../../server/src/store/database/columns.js';
import { toEntity } from '../../server/src/store/database/entity.js';
import { erasedEvent, events } from '../../server/src/store/entities.js';
import { presentEvent } from '../../server/src/present/webhook.js';

const PAGE = 2_000;

type EventRow = Row<typeof events>;

/** Holds that every event which the tests of a run have caused is as the contract says, whatever caused it. */
export async function expectTrueEvents({ manager }: Database): Promise<void> {
  const faults = new Map<string, string>();
  let after: Pick<EventRow, 'account_id' | 'id'> = { account_id: Buffer.alloc(16), id: Buffer.alloc(16) };
  for (let rows: EventRow[] = []; ;) {
    rows = await manager.query<EventRow[]>(
      `SELECT account_id, id, type, payload, created_at FROM events
       WHERE account_id > ? OR (account_id = ? AND id > ?) ORDER BY account_id, id LIMIT ?`,
      [after.account_id, after.account_id, after.id, PAGE],
    );
    if (rows.length === 0) break;
    const { account_id, id } = rows.at(-1)!;
    after = { account_id, id };
    for (const row of rows.filter(({ type }) => (type as string) !== erasedEvent)) {
      const validate = validators.events[row.type as keyof typeof validators.events];
      const { type, timestamp, data } = presentEvent(toEntity(events, row));
      if (validate?.({ type, timestamp, data }) !== true)
        faults.set(`${row.type} ${JSON.stringify(validate?.errors)}`, JSON.stringify(data));
    }
  }
  if (faults.size > 0)
    throw new Error(
      `Events that are not as the contract says:\n${[...faults].map(fault => fault.join('\n  ')).join('\n')}`,
    );
}
