import { expect } from 'chai';
import { DateTime } from 'luxon';
import type { Schedule } from '../../server/src/domain/flow/types.js';
import type { EnrollmentEntity } from '../../server/src/store/entities.js';
import { fromBin, toBin } from '../../server/src/store/database/ids.js';
import { enrollmentsOf } from './build.js';
import { database } from './database.js';
import { ledger, type SendRow } from './engine.js';
import { leadZone, markOf, type World } from './sending-world.js';

/** A message that the SMTP server took, reported apart by nothing but what is in it. */
interface Arrival {
  campaign: number;
  step: number;
  from: string;
  to: string;
  at: number;
  messageId: string;
  /** When the recipient acted on it. */
  actedAt: number | null;
}

interface StoredMail {
  envelope_from: string;
  envelope_to: string;
  message_id: string;
  accepted_at: Date;
  answered_at: Date | null;
  deliveries: number;
  raw: Buffer;
}

/** Holds what arrived, the ledger and the statistics of a world that was played to the laws of sending. */
export async function expectLaws(world: World): Promise<{ sent: number }> {
  const arrivals = await readArrivals(world);
  const sends = await ledger(world.accountId);
  expectOnce(arrivals);
  expectWindows(world, arrivals);
  expectPace(world, arrivals);
  expectCaps(world, arrivals);
  expectReceiverLimits(world, arrivals);
  expectSequences(world, arrivals);
  expectSilence(world, arrivals);
  expectLedger(arrivals, sends);
  await expectFigures(world, arrivals);
  return { sent: arrivals.length };
}

async function readArrivals({ mailboxEmails }: World): Promise<Arrival[]> {
  const rows = await database().manager.query<StoredMail[]>(
    `SELECT envelope_from, envelope_to, message_id, accepted_at, answered_at, deliveries, raw FROM sandbox_messages
     WHERE envelope_from IN (?) ORDER BY accepted_at, id`,
    [mailboxEmails],
  );
  return rows.map(row => {
    expect(row.deliveries, `${row.envelope_to} got ${row.message_id}`).to.equal(1);
    const mark = /Note c(\d+)-e(\d+)\./.exec(row.raw.toString('latin1'))!;
    return {
      campaign: Number(mark[1]),
      step: Number(mark[2]),
      from: row.envelope_from,
      to: row.envelope_to,
      at: row.accepted_at.getTime(),
      messageId: row.message_id,
      actedAt: row.answered_at && row.answered_at.getTime(),
    };
  });
}

function tell({ campaign, step, from, to, at }: Arrival): string {
  return `${markOf(campaign, step)} from ${from} to ${to} at ${new Date(at).toISOString()}`;
}

function expectOnce(arrivals: readonly Arrival[]): void {
  const seen = new Set<string>();
  for (const arrival of arrivals) {
    const key = `${arrival.campaign} ${arrival.step} ${arrival.to}`;
    expect(seen.has(key), `twice: ${tell(arrival)}`).to.equal(false);
    seen.add(key);
  }
}

/** Whether a value is the name of a zone, worked out apart from the service's rule. */
function isZone(value: unknown): value is string {
  return typeof value === 'string' && /^(UTC|\w+\/\w+)$/.test(value) && DateTime.utc().setZone(value).isValid;
}

function expectWindows({ plan }: World, arrivals: readonly Arrival[]): void {
  for (const arrival of arrivals) {
    const campaign = plan.campaigns[arrival.campaign]!;
    const { schedule, leads } = campaign;
    const zone = schedule?.recipient_time_zone_field && leadZone(campaign, leads.indexOf(arrival.to));
    const own = schedule && { ...schedule, ...(isZone(zone) && { timezone: zone }) };
    expect(isWithin(own, arrival.at), `outside of its window: ${tell(arrival)}`).to.equal(true);
  }
}

/** Whether the clock on the wall shows a time of the window; worked out by another library than the service's rule. */
function isWithin(schedule: Schedule | null, at: number): boolean {
  if (!schedule) return true;
  const local = DateTime.fromMillis(at, { zone: schedule.timezone });
  const time = local.hour * 60 + local.minute;
  const start = schedule.start_hour * 60 + schedule.start_minute;
  const end = schedule.end_hour * 60 + schedule.end_minute;
  const isDay = (weekday: number) =>
    !schedule.days_of_week?.length || schedule.days_of_week.includes(weekday % 7);
  if (start === end) return isDay(local.weekday);
  if (start < end) return isDay(local.weekday) && time >= start && time < end;
  return (isDay(local.weekday) && time >= start) || (isDay(local.weekday + 6) && time < end);
}

function byMailbox({ mailboxEmails }: World, arrivals: readonly Arrival[]): Arrival[][] {
  return mailboxEmails.map(from => arrivals.filter(arrival => arrival.from === from));
}

function expectPace(world: World, arrivals: readonly Arrival[]): void {
  const { plan } = world;
  for (const [index, own] of byMailbox(world, arrivals).entries())
    for (const [at, arrival] of own.slice(1).entries()) {
      const before = own[at]!;
      const seconds = Math.max(
        plan.mailboxes[index]!.intervalSeconds,
        plan.campaigns[before.campaign]!.intervalSeconds,
        plan.campaigns[arrival.campaign]!.intervalSeconds,
      );
      expect(arrival.at - before.at, `${tell(before)}, then ${tell(arrival)}`).to.be.at.least(seconds * 1000);
    }
}

function expectCaps(world: World, arrivals: readonly Arrival[]): void {
  for (const [index, own] of byMailbox(world, arrivals).entries()) {
    const { dailyCap, ramp, zone } = world.plan.mailboxes[index]!;
    const firstDay = DateTime.fromJSDate(world.plan.start, { zone }).toISODate()!;
    const raised = (day: string) =>
      ramp
        ? ramp.start + ramp.step * DateTime.fromISO(day).diff(DateTime.fromISO(firstDay), 'days').days
        : Infinity;
    const days = new Map<string, number>();
    for (const { at } of own) {
      const day = DateTime.fromMillis(at, { zone }).toISODate()!;
      days.set(day, (days.get(day) ?? 0) + 1);
    }
    for (const [day, count] of days)
      expect(count, `${world.mailboxEmails[index]} on ${day}`).to.be.at.most(
        Math.min(dailyCap ?? Infinity, raised(day)),
      );
  }
}

/** No receiver gets more in a day than its limits say, from whichever mailbox and campaign. */
function expectReceiverLimits({ plan: { receiverLimits } }: World, arrivals: readonly Arrival[]): void {
  if (!receiverLimits) return;
  const { per_domain, per_provider } = receiverLimits;
  const counts = new Map<string, { count: number; cap: number | null }>();
  const add = (key: string, cap: number | null) =>
    counts.set(key, { count: (counts.get(key)?.count ?? 0) + 1, cap });
  for (const { to, at } of arrivals) {
    const day = new Date(at).toISOString().slice(0, 10);
    const domain = to.split('@')[1]!;
    add(`${domain} on ${day}`, per_domain);
    const provider = domain === 'company.test' ? 'google' : 'other';
    add(`${provider} on ${day}`, per_provider[provider]);
  }
  for (const [key, { count, cap }] of counts) expect(count, key).to.be.at.most(cap ?? Infinity);
}

/** What one person got of one campaign, in the order of arrival. */
function sequences(arrivals: readonly Arrival[]): Arrival[][] {
  const found = new Map<string, Arrival[]>();
  for (const arrival of arrivals) {
    const key = `${arrival.campaign} ${arrival.to}`;
    found.set(key, [...(found.get(key) ?? []), arrival]);
  }
  return [...found.values()];
}

/** Every step in its order, after its wait, from an attached mailbox, and all from the same one. */
function expectSequences({ plan, mailboxEmails }: World, arrivals: readonly Arrival[]): void {
  for (const sequence of sequences(arrivals)) {
    const { waits, mailboxes } = plan.campaigns[sequence[0]!.campaign]!;
    expect(
      mailboxes.map(index => mailboxEmails[index]),
      tell(sequence[0]!),
    ).to.include(sequence[0]!.from);
    for (const [step, arrival] of sequence.entries()) {
      expect(arrival.step, `out of order: ${tell(arrival)}`).to.equal(step);
      if (step === 0) continue;
      const before = sequence[step - 1]!;
      expect(arrival.from, `another mailbox: ${tell(arrival)}`).to.equal(before.from);
      expect(arrival.at - before.at, `too early: ${tell(arrival)}`).to.be.at.least(waits[step - 1]! * 1000);
    }
  }
}

/** What the recipient does; those elsewhere than in the sandbox are silent. */
function actionOf(address: string): string {
  return address.endsWith('@sandbox.test') ? address.split(/[+@]/)[0]! : 'accept';
}

const answering = ['interested', 'neutral', 'not-interested'];
const suppressing = ['unsubscribe', 'bounce-hard'];

/** Nothing leaves for whoever answered, in that campaign, or is suppressed, in any. */
function expectSilence({ plan, blockedAt }: World, arrivals: readonly Arrival[]): void {
  const silentFrom = new Map<string, number>();
  const silence = (key: string, at: number) =>
    silentFrom.set(key, Math.min(at, silentFrom.get(key) ?? Infinity));
  for (const { campaign, to, actedAt } of arrivals) {
    if (actedAt === null) continue;
    if (answering.includes(actionOf(to))) silence(`${campaign} ${to}`, actedAt);
    if (suppressing.includes(actionOf(to))) silence(to, actedAt);
  }
  for (const [index, { value }] of plan.blocks.entries())
    if (blockedAt[index]) silence(value, blockedAt[index].getTime());
  for (const arrival of arrivals) {
    const { campaign, to, at } = arrival;
    expect(actionOf(to), `refused: ${tell(arrival)}`).to.not.equal('reject');
    for (const key of [`${campaign} ${to}`, to, to.split('@')[1]!])
      expect(at, `after ${key} fell silent: ${tell(arrival)}`).to.be.at.most(silentFrom.get(key) ?? Infinity);
  }
}

/** The ledger says of each message that it left, when and from where, and of no other. */
function expectLedger(arrivals: readonly Arrival[], sends: readonly SendRow[]): void {
  const byMessageId = new Map(arrivals.map(arrival => [arrival.messageId, arrival]));
  const sent = sends.filter(send => send.state === 'sent');
  expect(sent).to.have.length(arrivals.length);
  for (const send of sent) {
    const arrival = byMessageId.get(send.message_id);
    expect(arrival, `never arrived: ${send.message_id} to ${send.to_email}`).to.not.equal(undefined);
    expect([send.to_email, send.from_email, send.node_id, send.sent_at!.getTime()]).to.deep.equal([
      arrival!.to,
      arrival!.from,
      `mail-${arrival!.step}`,
      arrival!.at,
    ]);
  }
  const others = new Set(sends.filter(send => send.state !== 'sent').map(send => send.state));
  for (const state of others) expect(state).to.be.oneOf(['failed', 'cancelled']);
  for (const send of sends.filter(({ state }) => state === 'failed'))
    expect(actionOf(send.to_email), send.error_message ?? '').to.equal('reject');
}

async function expectFigures(world: World, arrivals: readonly Arrival[]): Promise<void> {
  const { accountId, campaignIds } = world;
  for (const [index, campaignId] of campaignIds.entries()) {
    const own = arrivals.filter(({ campaign }) => campaign === index);
    const rows = await enrollmentsOf(accountId, campaignId);
    expect(rows).to.have.length(world.plan.campaigns[index]!.leads.length);
    await expectEnds(world, index, rows, own);
    const count = (test: (row: EnrollmentEntity) => boolean) => rows.filter(test).length;
    const [totals] = await query('SELECT * FROM campaign_totals WHERE account_id = ? AND campaign_id = ?', [
      toBin(accountId),
      toBin(campaignId),
    ]);
    expect(totals, `the totals of campaign ${index}`).to.include({
      sent_count: own.length,
      enrollment_count: rows.length,
      contacted_enrollment_count: count(row => row.steps_sent > 0),
      terminal_enrollment_count: count(row => row.state === 'completed' || row.state === 'stopped'),
    });
    await expectDays(world, index, own);
  }
  await expectEvents(world, arrivals);
}

/** Everyone is at an end, for a reason that shows. */
async function expectEnds(
  { accountId, plan, blockedAt }: World,
  campaign: number,
  rows: readonly EnrollmentEntity[],
  own: readonly Arrival[],
): Promise<void> {
  const addresses = new Map(
    (await query('SELECT id, email FROM leads WHERE account_id = ?', [toBin(accountId)])).map(lead => [
      fromBin(lead.id as Buffer),
      lead.email as string,
    ]),
  );
  const got = new Map<string, number>();
  for (const { to } of own) got.set(to, (got.get(to) ?? 0) + 1);
  const blocked = new Set(plan.blocks.filter((_, index) => blockedAt[index]).map(({ value }) => value));
  const all = plan.campaigns[campaign]!.waits.length + 1;
  for (const row of rows) {
    const to = addresses.get(row.lead_id)!;
    const reported = `${to} in campaign ${campaign}: ${row.state} ${row.reason} ${row.awaits} after ${row.steps_sent}, ${row.last_error}`;
    expect(row.steps_sent, reported).to.equal(got.get(to) ?? 0);
    expect(row.state, reported).to.be.oneOf(['completed', 'stopped']);
    expect([row.awaits, row.next_action_at, row.lease_owner], reported).to.deep.equal([null, null, null]);
    if (row.state === 'completed') {
      expect(row.steps_sent, reported).to.equal(all);
      continue;
    }
    const isBlocked = blocked.has(to) || blocked.has(to.split('@')[1]!);
    const reasons = reasonsOf(actionOf(to), isBlocked);
    expect(row.reason, reported).to.be.oneOf(reasons);
  }
}

function reasonsOf(action: string, isBlocked: boolean): string[] {
  const own: Record<string, string[]> = {
    interested: ['replied'],
    neutral: ['replied'],
    'not-interested': ['replied', 'unsubscribed'],
    'bounce-hard': ['bounced', 'blocked'],
    reject: ['bounced', 'blocked'],
    unsubscribe: ['unsubscribed', 'blocked'],
  };
  return [...(own[action] ?? []), ...(isBlocked ? ['blocked'] : [])];
}

async function expectDays(
  { accountId, campaignIds, plan }: World,
  index: number,
  own: readonly Arrival[],
): Promise<void> {
  const zone = plan.campaigns[index]!.schedule?.timezone ?? 'UTC';
  const days = new Map<string, number>();
  for (const { at } of own) {
    const day = DateTime.fromMillis(at, { zone }).toISODate()!;
    days.set(day, (days.get(day) ?? 0) + 1);
  }
  const rows = await query(
    'SELECT day, sent FROM campaign_daily_stats WHERE account_id = ? AND campaign_id = ? AND sent > 0 ORDER BY day',
    [toBin(accountId), toBin(campaignIds[index]!)],
  );
  expect(rows.map(({ day, sent }) => [day, sent])).to.deep.equal([...days].sort());
}

/** One event for each message that left, and one message in a thread. */
async function expectEvents({ accountId }: World, arrivals: readonly Arrival[]): Promise<void> {
  const events = await query("SELECT payload FROM events WHERE account_id = ? AND type = 'email.sent'", [
    toBin(accountId),
  ]);
  const reported = events.map(({ payload }) => {
    const { email, node_id, sent_at, mailbox_email } = JSON.parse(payload as string) as Record<
      string,
      string
    >;
    return `${email} ${node_id} ${sent_at} ${mailbox_email}`;
  });
  const left = arrivals.map(
    ({ to, step, at, from }) => `${to} mail-${step} ${new Date(at).toISOString()} ${from}`,
  );
  expect(reported.sort()).to.deep.equal(left.sort());
  const [messages] = await query(
    "SELECT COUNT(*) AS count FROM messages WHERE account_id = ? AND direction = 'sent'",
    [toBin(accountId)],
  );
  expect(messages!.count).to.equal(arrivals.length);
  const [threads] = await query('SELECT COUNT(*) AS count FROM threads WHERE account_id = ?', [
    toBin(accountId),
  ]);
  expect(threads!.count).to.equal(sequences(arrivals).length);
}

function query(sql: string, params: unknown[]): Promise<Record<string, unknown>[]> {
  return database().manager.query(sql, params);
}
