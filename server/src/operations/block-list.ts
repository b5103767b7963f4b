import { ApiError, errorAt } from '../domain/api/api-error.js';
import { parseBlockedValue, type BlockedValue } from '../domain/leads/email-address.js';
import { noteText } from '../domain/inbox/html-text.js';
import { blockAndStop, removeBlock } from '../events/block-list.js';
import type { BlockListOperations } from '../generated/operations.js';
import type { BlockListEntryCreate } from '../generated/types.js';
import { presentBlockListEntry } from '../present/block-list.js';
import { findBlock, listBlocks } from '../store/block-list/repository.js';
import { transaction } from '../store/database/transaction.js';
import type { OperationContext, Dependencies } from './context.js';

/** The operations of the tag Block list. */
export function blockListOperations({ database, clock }: Dependencies) {
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
      const block = { ...readValue(body), reason, origin: 'api' } as const;
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
  } satisfies BlockListOperations<OperationContext>;
}

/** Reads what is to be blocked; a type that is given must be the one that the value has. */
function readValue({ value: text, type }: BlockListEntryCreate): BlockedValue {
  const blocked = parseBlockedValue(text);
  if (!blocked) throw refused('value', 'Send an email address or a host such as example.com.');
  if (type === undefined || type === blocked.type) return blocked;
  const kind = blocked.type === 'email' ? 'an email address' : 'a domain host';
  throw refused('type', `The value is ${kind}. Set type to ${blocked.type}, or leave it out.`);
}

function refused(path: string, message: string): ApiError {
  return errorAt('invalid_request', path, 'invalid_value', message);
}
