import type { Detail } from '../../domain/api/api-error.js';
import { slices } from '../../domain/jobs/slices.js';
import { checkedMailbox } from '../../domain/mailbox-health/health.js';
import { findCampaign } from '../../store/campaigns/repository.js';
import { findMailboxes } from '../../store/mailboxes/repository.js';
import type { MailboxEntity } from '../../store/mailboxes/entities.js';
import type { Dependencies } from '../context.js';

/** Mailboxes that are checked at a time: their checks take ten seconds at most. */
const mostAtOnce = 20;

/** Checks the DNS of the mailboxes of a campaign, and returns each check that fails; none if there is no such campaign. */
export async function unhealthyMailboxes(
  deps: Pick<Dependencies, 'database' | 'checkHealth'>,
  accountId: string,
  campaignId: string,
): Promise<Detail[]> {
  const { manager } = deps.database;
  const campaign = await findCampaign(manager, accountId, campaignId);
  const ids = campaign?.mailbox_list?.split(',') ?? [];
  const found = await findMailboxes(
    manager,
    ids.map(id => ({ accountId, id })),
  );
  const real = found
    .filter(({ provider }) => provider !== 'sandbox')
    .map(mailbox => ({ mailbox, at: ids.indexOf(mailbox.id) }))
    .sort((a, b) => a.at - b.at);
  const issues: Detail[] = [];
  for await (const slice of slices(real, mostAtOnce)) {
    const details = await Promise.all(slice.map(({ mailbox, at }) => failingChecks(deps, mailbox, at)));
    issues.push(...details.flat());
  }
  return issues;
}

async function failingChecks(
  { checkHealth }: Pick<Dependencies, 'checkHealth'>,
  mailbox: MailboxEntity,
  at: number,
): Promise<Detail[]> {
  const { checks } = await checkHealth(checkedMailbox(mailbox));
  return checks
    .filter(({ result }) => result === 'fail')
    .map(({ problem, fix }) => ({
      path: `mailbox_ids[${at}]`,
      code: 'mailbox_unhealthy',
      message: [`${mailbox.email}:`, problem, fix].filter(Boolean).join(' '),
    }));
}
