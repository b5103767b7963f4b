import type { Schedule } from '../../domain/flow-types.js';
import { sends } from '../../domain/next-mailbox.js';
import { nextGroup } from '../../domain/simulated-standing.js';
import { simulatedWay } from '../../domain/simulated-way.js';
import type { LeftOut } from '../../domain/simulation-holds.js';
import { sharingCampaigns } from '../../domain/simulation-shared.js';
import type { SimulatedCampaign, SimulatedGroup, SimulatedWorld } from '../../domain/simulation-world.js';
import { slices } from '../../domain/slices.js';
import type { Database } from '../../store/database/database.js';
import type { CampaignRow } from '../../store/entities.js';
import { savedFlow } from '../../store/flow/flows.js';
import { fromBin } from '../../store/database/ids.js';
import { fromJson } from '../../store/database/json.js';
import { readSendingMailboxes, type SendingMailbox } from '../../store/mailboxes/sending.js';
import {
  countHalted,
  countNotEnrolled,
  readPlayable,
  readPlayed,
  readStandings,
  readTurns,
  type NotEnrolled,
  type PlayableCampaign,
  type StandingRow,
} from '../../store/simulation/facts.js';

/** What is played, the campaign that is asked for first; and who of it is not. */
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

/** Reads a campaign and all that share mailboxes with it, as they stand. */
export async function readWorld(
  { manager }: Database,
  accountId: string,
  row: CampaignRow,
  times: Times,
): Promise<ReadWorld> {
  const id = fromBin(row.id);
  const own = { id, mailboxIds: row.mailbox_list?.split(',') ?? [] };
  const sharing = sharingCampaigns(own, await readPlayable(manager, accountId)).map(other => other.id);
  const others = sharing.length > 0 ? await readPlayed(manager, accountId, sharing) : [];
  const ids = [id, ...sharing];
  const turns = await readTurns(manager, accountId, ids);
  const standings = await groupedByCampaign(await readStandings(manager, accountId, ids));
  const notEnrolled = await countNotEnrolled(manager, accountId, id);
  const halted = await countHalted(manager, accountId, id);
  const named = new Set([...turns.values()].flatMap(map => [...map.keys()]));
  for (const rows of standings.values())
    for (const { mailboxId } of rows) if (mailboxId) named.add(mailboxId);
  const mailboxes = await readSendingMailboxes(manager, accountId, [...named]);

  const play = async (campaign: PlayableCampaign, startsAt: Date, endsAt: Date | null) => {
    const campaignId = fromBin(campaign.id);
    const rows = standings.get(campaignId) ?? [];
    return playedCampaign(campaign, rows, turns.get(campaignId)!, { now: times.now, startsAt, endsAt });
  };
  const first = await play(row, times.startsAt, times.endsAt);
  if (row.launched_at === null) first.groups.push(...newcomers(row, notEnrolled, times.now));
  const campaigns = [first];
  for (const other of others) campaigns.push(await play(other, other.start_at ?? times.now, other.pause_at));
  return {
    world: { now: times.now.getTime(), mailboxes: mailboxes.filter(sends), campaigns },
    mailboxes,
    leftOut: leftOutOf(standings.get(id) ?? [], first.waitingForReply, notEnrolled, halted),
  };
}

async function groupedByCampaign(rows: readonly StandingRow[]): Promise<Map<string, StandingRow[]>> {
  const grouped = new Map<string, StandingRow[]>();
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
  row: PlayableCampaign,
  standings: readonly StandingRow[],
  turns: ReadonlyMap<string, Date | null>,
  { now, startsAt, endsAt }: Times,
): Promise<Played> {
  const { flow } = savedFlow(row);
  const way = simulatedWay(flow);
  const groups: SimulatedGroup[] = [];
  let waitingForReply = 0;
  for await (const slice of slices(standings, 5_000))
    for (const people of slice) {
      if (people.isHeld || people.isUnknown) continue;
      const group = nextGroup(flow, way, people, now.getTime());
      if (typeof group === 'object') groups.push(group);
      else if (group === 'reply') waitingForReply += people.count;
    }
  return {
    id: fromBin(row.id),
    schedule: fromJson<Schedule>(row.schedule),
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
function newcomers(row: CampaignRow, { ready }: NotEnrolled, now: Date): SimulatedGroup[] {
  const stop = simulatedWay(savedFlow(row).flow).after(null);
  if (ready === 0 || typeof stop !== 'object') return [];
  return [{ nodeId: stop.nodeId, mailboxId: null, dueAt: now.getTime() + stop.delayMs, count: ready }];
}

function leftOutOf(
  standings: readonly StandingRow[],
  waitingForReply: number,
  notEnrolled: NotEnrolled,
  halted: { paused: number; blocked: number },
): LeftOut {
  const count = (wanted: (row: StandingRow) => boolean) =>
    standings.filter(wanted).reduce((sum, row) => sum + row.count, 0);
  return {
    incomplete: notEnrolled.incomplete + count(row => row.isHeld),
    blocked: notEnrolled.blocked + halted.blocked,
    paused: halted.paused,
    waitingForReply,
    unknown: count(row => row.isUnknown),
  };
}
