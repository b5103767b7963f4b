import type { SimulationPlan, Touches } from '../domain/simulation/plan.js';
import type { Simulation, SimulationHold } from '../generated/types.js';
import { localDate } from '../domain/schedule/zone-time.js';

/** What a simulation was asked for. */
export interface SimulationFrame {
  campaignId: string;
  startsAt: Date;
  zone: string;
  from: string;
  through: string;
  zonelessLeads: number;
  /** The mailboxes that send for the campaign, or could. */
  mailboxes: readonly { id: string; email: string }[];
}

/** What a campaign would send, as the contract shows it. */
export function presentSimulation(
  plan: SimulationPlan,
  held_back: SimulationHold[],
  { campaignId, startsAt, zone, from, through, zonelessLeads, mailboxes }: SimulationFrame,
): Simulation {
  return {
    campaign_id: campaignId,
    starts_at: startsAt.toISOString(),
    time_zone: zone,
    from,
    through,
    total: plan.firstTouches + plan.followUps,
    ...touches(plan),
    finishes_on: plan.finishesAt && localDate(zone, plan.finishesAt),
    finishes_at: plan.finishesAt?.toISOString() ?? null,
    unsent: plan.unsent,
    leads_without_time_zone: zonelessLeads,
    daily: plan.days.map(day => ({
      date: day.date,
      ...touches(day),
      mailboxes: [...day.mailboxes].map(([mailbox_id, sent]) => ({ mailbox_id, ...touches(sent) })),
    })),
    mailboxes: mailboxes.map(({ id, email }) => {
      const sent = plan.mailboxes.get(id) ?? { firstTouches: 0, followUps: 0, others: 0 };
      return { mailbox_id: id, email, ...touches(sent), other_campaigns: sent.others };
    }),
    held_back,
  };
}

function touches({ firstTouches, followUps }: Touches): { first_touches: number; follow_ups: number } {
  return { first_touches: firstTouches, follow_ups: followUps };
}
