import { canSend } from '../../domain/sending/next-mailbox.js';
import { withDaysOff } from '../../domain/schedule/sending-calendar.js';
import { nextGroup, simulatedWay } from '../../domain/simulation/simulated-way.js';
import type { LeftOut } from '../../domain/simulation/holds.js';
import { sharingCampaigns } from '../../domain/simulation/world.js';
import type { SimulatedCampaign, SimulatedGroup, SimulatedWorld } from '../../domain/simulation/world.js';
import { slices } from '../../domain/jobs/slices.js';
import { findReceiverLimits } from '../../store/accounts/repository.js';
import type { CampaignWithDaysOff } from '../../store/campaigns/queries.js';
import type { CampaignEntity } from '../../store/entities.js';
import { savedFlow } from '../../store/flow/repository.js';
import { readSendingMailboxes, type SendingMailbox } from '../../store/mailboxes/sending/queries.js';
import {
  countHalted,
  readSendingCampaigns,
  readSimulated,
  readTurns,
  type SimulatedCampaignEntity,
} from '../../store/simulation/repository.js';
import { countNotEnrolled, readPositions } from '../../store/simulation/queries.js';
import type { NotEnrolled, PeopleInPosition } from '../../store/simulation/queries.js';
import type { Dependencies } from '../context.js';
import { simulatedReceivers } from './receiver-limits.js';

/** The simulated campaigns, the requested one first, and which of its leads are left out. */
export interface ReadWorld {
  world: SimulatedWorld;
  /** All mailboxes of the campaigns, also those that send nothing. */
  mailboxes: SendingMailbox[];
  leftOut: LeftOut;
}

interface Times {
  now: Date;
  startsAt: Date;
  endsAt: Date | null;
}

/** Reads a campaign and all that share mailboxes with it, as they are now. */
export async function readWorld(
  deps: Pick<Dependencies, 'database' | 'clock' | 'lookUpProviders'>,
  accountId: string,
  row: CampaignWithDaysOff,
  times: Times,
): Promise<ReadWorld> {
  const { manager } = deps.database;
  const { id } = row;
  const own = { id, mailboxIds: row.mailbox_list?.split(',') ?? [] };
  const limits = await findReceiverLimits(manager, accountId);
  const sending = (await readSendingCampaigns(manager, accountId)).filter(other => other.id !== id);
  // What any campaign sends leaves less for a receiver with a limit.
  const sharing = (limits ? sending : sharingCampaigns(own, sending)).map(other => other.id);
  const others = sharing.length > 0 ? await readSimulated(manager, accountId, sharing) : [];
  const ids = [id, ...sharing];
  const turns = await readTurns(manager, accountId, ids);
  const zoneFields = new Map(
    [row, ...others].flatMap(({ id: campaignId, schedule }) =>
      schedule?.recipient_time_zone_field ? [[campaignId, schedule.recipient_time_zone_field]] : [],
    ),
  );
  const columns = { zoneFields, withDomain: limits !== null };
  const positions = await groupedByCampaign(await readPositions(manager, accountId, ids, columns));
  const notEnrolled = await countNotEnrolled(manager, accountId, id, columns);
  const halted = await countHalted(manager, accountId, id);
  const mailboxIds = new Set([...turns.values()].flatMap(map => [...map.keys()]));
  for (const rows of positions.values())
    for (const { mailboxId } of rows) if (mailboxId) mailboxIds.add(mailboxId);
  const mailboxes = await readSendingMailboxes(manager, accountId, [...mailboxIds]);

  const play = async (campaign: SimulatedCampaignEntity, startsAt: Date, endsAt: Date | null) => {
    const rows = positions.get(campaign.id) ?? [];
    const schedule = withDaysOff(campaign.schedule, row.daysOff, campaign.lifecycle_time_zone);
    const played = { ...campaign, schedule };
    return playedCampaign(played, rows, turns.get(campaign.id)!, { now: times.now, startsAt, endsAt });
  };
  const first = await play(row, times.startsAt, times.endsAt);
  if (row.launched_at === null) first.groups.push(...newcomers(row, notEnrolled, times.now));
  const campaigns = [first];
  for (const other of others) campaigns.push(await play(other, other.start_at ?? times.now, other.pause_at));
  const domains = campaigns.flatMap(({ groups }) => groups.map(({ domain }) => domain ?? ''));
  const receivers = limits && (await simulatedReceivers(deps, accountId, limits, domains));
  return {
    world: { now: times.now.getTime(), mailboxes: mailboxes.filter(canSend), campaigns, receivers },
    mailboxes,
    leftOut: leftOutOf(positions.get(id) ?? [], first.waitingForReply, notEnrolled, halted),
  };
}

async function groupedByCampaign(
  rows: readonly PeopleInPosition[],
): Promise<Map<string, PeopleInPosition[]>> {
  const grouped = new Map<string, PeopleInPosition[]>();
  for await (const slice of slices(rows, 5_000))
    for (const row of slice) {
      const known = grouped.get(row.campaignId);
      if (known) known.push(row);
      else grouped.set(row.campaignId, [row]);
    }
  return grouped;
}

type Played = SimulatedCampaign & { groups: SimulatedGroup[]; waitingForReply: number };

async function playedCampaign(
  row: SimulatedCampaignEntity,
  positions: readonly PeopleInPosition[],
  turns: ReadonlyMap<string, Date | null>,
  { now, startsAt, endsAt }: Times,
): Promise<Played> {
  const { flow } = savedFlow(row);
  const way = simulatedWay(flow);
  const groups: SimulatedGroup[] = [];
  let waitingForReply = 0;
  for await (const slice of slices(positions, 5_000))
    for (const people of slice) {
      if (people.isHeld || people.isUnknown) continue;
      const group = nextGroup(flow, way, people, now.getTime());
      if (typeof group === 'object') groups.push({ ...group, zone: people.zone, domain: people.domain });
      else if (group === 'reply') waitingForReply += people.count;
    }
  return {
    id: row.id,
    schedule: row.schedule,
    sending_interval_seconds: row.sending_interval_seconds,
    flow,
    startsAt: startsAt.getTime(),
    endsAt: endsAt?.getTime() ?? Infinity,
    turns,
    groups,
    waitingForReply,
  };
}

/** Who would be enrolled if a draft were launched now. */
function newcomers(row: CampaignEntity, { ready }: NotEnrolled, now: Date): SimulatedGroup[] {
  const stop = simulatedWay(savedFlow(row).flow).after(null);
  if (typeof stop !== 'object') return [];
  const dueAt = now.getTime() + stop.delayMs;
  return ready.map(group => ({ nodeId: stop.nodeId, mailboxId: null, dueAt, ...group }));
}

function leftOutOf(
  positions: readonly PeopleInPosition[],
  waitingForReply: number,
  notEnrolled: NotEnrolled,
  halted: { paused: number; blocked: number },
): LeftOut {
  const count = (wanted: (row: PeopleInPosition) => boolean) =>
    positions.filter(wanted).reduce((sum, row) => sum + row.count, 0);
  return {
    incomplete: notEnrolled.incomplete + count(row => row.isHeld),
    blocked: notEnrolled.blocked + halted.blocked,
    paused: halted.paused,
    waitingForReply,
    unknown: count(row => row.isUnknown),
  };
}
