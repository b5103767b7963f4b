// SQL, because it is a part of the statement that counts a population.
import type { JobOperation } from '../../../../generated/types.js';
import { toBinOrNull } from '../../../database/ids.js';
import { flag, type Fragment } from '../../../database/selection/queries.js';

/** What bulk work changes. */
export interface BulkTarget {
  operation: JobOperation;
  campaignId: string | null;
  listId: string | null;
}

/** SQL that is 1 for a `found.id` whom an operation would change, else 0. */
export function eligibleFor(account: Buffer, { operation, campaignId, listId }: BulkTarget): Fragment {
  const campaign = toBinOrNull(campaignId);
  const list = toBinOrNull(listId);
  const of = (alias: string) => `${alias}.account_id = ? AND ${alias}.global_lead_id = found.id`;
  const known = flag(`people k WHERE ${of('k')}`, account);
  const inCampaign = flag(
    `leads l WHERE ${of('l')} AND l.campaign_id = ? AND l.deleted_at IS NULL`,
    account,
    campaign,
  );
  const onList = flag(`lead_list_members m WHERE ${of('m')} AND m.list_id = ?`, account, list);
  const enrolled = (...states: string[]) =>
    flag(
      `enrollments e WHERE ${of('e')} AND e.campaign_id = ? AND e.state IN (?)`,
      account,
      campaign,
      states,
    );
  switch (operation) {
    case 'add_to_campaign':
      // Also those on the block list: they are added, and not written to.
      return both(known, not(inCampaign));
    case 'remove_from_campaign':
      return inCampaign;
    case 'remove_from_all_campaigns':
      return flag(
        `leads l JOIN campaigns c ON c.account_id = l.account_id AND c.id = l.campaign_id
         WHERE ${of('l')} AND l.deleted_at IS NULL AND c.source <> 'external' AND c.deleted_at IS NULL`,
        account,
      );
    case 'pause_enrollments':
      return enrolled('active');
    case 'resume_enrollments':
      return enrolled('paused');
    case 'add_to_lead_list':
      return both(known, not(onList));
    case 'remove_from_lead_list':
      return onList;
    case 'export_leads':
      return known;
    // Every row with an address is imported.
    case 'api_lead_import':
    case 'csv_lead_import_staged':
      return { sql: 'found.id IS NOT NULL', values: [] };
  }
}

function not({ sql, values }: Fragment): Fragment {
  return { sql: `(${sql} = 0)`, values };
}

function both(a: Fragment, b: Fragment): Fragment {
  return { sql: `(${a.sql} AND ${b.sql})`, values: [...a.values, ...b.values] };
}
