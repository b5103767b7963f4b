import { ApiError } from '../domain/api-error.js';
import { parseDomain, parseEmail } from '../domain/email-address.js';
import { noteText } from '../domain/plain-text.js';
import { blockAndStop, removeBlock } from '../events/block-list.js';
import type { BlockListOperations } from '../generated/operations.js';
import { presentBlockListEntry } from '../present/block-list.js';
import { findBlock, listBlocks, type NewBlock } from '../store/block-list/repository.js';
import { transaction } from '../store/database/transaction.js';
import type { OperationContext } from './context.js';
import type { Dependencies } from './dependencies.js';

/** The operations of the tag Block list. */
export function blockListOperations({
  database,
  clock,
}: Dependencies): BlockListOperations<OperationContext> {
  return {
    async listBlockList({ query: { limit, offset, q, type } }, { accountId }) {
      const filter = { q: q?.trim().toLowerCase() || undefined, type };
      const { rows, total } = await listBlocks(database.manager, accountId, filter, { limit, offset });
      return {
        status: 200,
        body: { data: rows.map(presentBlockListEntry), limit, offset, total_count: total },
      };
    },

    async addBlockListEntry({ body }, { accountId }) {
      const reason = noteText(body.reason?.trim()) || null;
      const block = { ...readValue(body.value), reason, origin: 'api' } as const;
      const { entry, created } = await transaction(database, async tx => {
        const added = await blockAndStop(tx, accountId, block, 'blocked', clock.now());
        return { entry: (await findBlock(tx, accountId, added.id))!, created: added.created };
      });
      const data = presentBlockListEntry(entry);
      return created ? { status: 201, body: { data } } : { status: 200, body: { data } };
    },

    async deleteBlockListEntry({ params }, { accountId }) {
      const id = params.id.toLowerCase();
      const deleted = await transaction(database, tx => removeBlock(tx, accountId, id, 'api', clock.now()));
      if (!deleted) throw new ApiError('block_list_entry_not_found');
      return { status: 200, body: { data: { id, deleted } } };
    },
  };
}

/** An address or a host, normalized. */
function readValue(text: string): Pick<NewBlock, 'type' | 'value'> {
  // `*@example.com` is how people write that everybody at a host is meant.
  const everybody = /^\s*\*@(.*)$/s.exec(text);
  const email = everybody ? null : parseEmail(text);
  if (email !== null) return { type: 'email', value: email };
  const host = everybody || !text.includes('@') ? parseDomain(everybody?.[1] ?? text) : null;
  if (host !== null) return { type: 'domain', value: host };
  const message = 'Give an e-mail address, or a host such as example.com.';
  throw new ApiError('invalid_request', { details: [{ path: 'value', code: 'invalid_value', message }] });
}
