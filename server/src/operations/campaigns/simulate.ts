import { ApiError } from '../../domain/api/api-error.js';
import { firstInstantOfDay } from '../../domain/schedule/lifecycle-dates.js';
import { simulatedSpan } from '../../domain/simulation/simulated-way.js';
import { simulationHolds } from '../../domain/simulation/holds.js';
import { planCampaign } from '../../domain/simulation/plan.js';
import type { SimulatedCampaign } from '../../domain/simulation/world.js';
import { hasReachableEmail } from '../../domain/flow/walk.js';
import { canSend } from '../../domain/sending/next-mailbox.js';
import { zoneIn } from '../../domain/schedule/recipient-window.js';
import { addDays, localDate } from '../../domain/schedule/zone-time.js';
import type { CampaignsOperations } from '../../generated/operations.js';
import { presentCampaignLifecycle } from '../../present/campaign.js';
import { presentSimulation } from '../../present/simulation.js';
import { readCampaignWithDaysOff } from '../../store/campaigns/queries.js';
import { savedFlow } from '../../store/flow/repository.js';
import type { OperationContext, Dependencies } from '../context.js';
import { readWorld } from './simulated-world.js';

const usualDays = 60;

export function campaignSimulations(deps: Dependencies) {
  const { database, clock } = deps;
  return {
    async simulateCampaign({ params: { id }, body }, { accountId }) {
      const row = await readCampaignWithDaysOff(database, accountId, id);
      if (!row || row.deleted_at !== null) throw new ApiError('campaign_not_found');
      if (row.source === 'external') throw new ApiError('external_read_only');
      const now = clock.now();
      const lifecycle = presentCampaignLifecycle(row);
      const { startsAt, endsAt } = simulatedSpan(lifecycle, row.status, body?.start_on, now);
      const zone = lifecycle.time_zone;
      const from = localDate(zone, startsAt);
      const days = body?.days ?? usualDays;
      const until = firstInstantOfDay(addDays(from, days), zone);
      const { world, mailboxes, leftOut } = await readWorld(deps, accountId, row, {
        now,
        startsAt,
        endsAt,
      });
      const request = { campaignId: world.campaigns[0]!.id, zone, from, until: until.getTime() };
      const plan = await planCampaign(world, request);
      const attached = [...world.campaigns[0]!.turns.keys()];
      const holds = simulationHolds(plan, {
        status: row.status,
        guardTrip: row.guard_trip,
        hasEmail: hasReachableEmail(savedFlow(row).flow),
        hasMailbox: mailboxes.some(mailbox => canSend(mailbox) && attached.includes(mailbox.id)),
        leftOut,
        ends: endsAt !== null && endsAt <= until,
        isZoned: Boolean(row.schedule?.recipient_time_zone_field),
      });
      const data = presentSimulation(plan, holds, {
        campaignId: request.campaignId,
        startsAt,
        zone,
        from,
        through: addDays(from, days - 1),
        zonelessLeads: zonelessLeads(world.campaigns[0]!),
        mailboxes: mailboxes.filter(({ id: mailbox }) => isOwn(plan, attached, mailbox)),
      });
      return { status: 200, body: { data } };
    },
  } satisfies Partial<CampaignsOperations<OperationContext>>;
}

/** Counts those who are written to in the time zone of the schedule, because their field names none. */
function zonelessLeads({ schedule, groups }: SimulatedCampaign): number {
  if (!schedule?.recipient_time_zone_field) return 0;
  return groups.reduce((sum, { zone, count }) => sum + (zoneIn(zone) === null ? count : 0), 0);
}

/** Whether a mailbox sends for the campaign, or could. */
function isOwn(
  { mailboxes }: Awaited<ReturnType<typeof planCampaign>>,
  attached: readonly string[],
  id: string,
): boolean {
  const touches = mailboxes.get(id);
  return attached.includes(id) || (touches?.firstTouches ?? 0) + (touches?.followUps ?? 0) > 0;
}
