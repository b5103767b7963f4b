import type { EnrollmentReason, EnrollmentState } from '../../../server/src/generated/types.js';

/** The people of a run: two at one host, one at another, and someone whom the account does not know. */
export const people = ['a@one.example', 'b@one.example', 'c@two.example'] as const;
export const stranger = 'nobody@one.example';
/** What may be blocked. */
export const blockable = ['a@one.example', 'c@two.example', 'one.example'] as const;

export type Email = (typeof people)[number] | typeof stranger;
/** One of two campaigns: the first runs from the start, the second begins as a draft. */
export type Which = 0 | 1;
export type Status = 'running' | 'paused' | 'stopped';

/** A call of the API. */
export type Command =
  | { kind: 'import' | 'add' | 'remove' | 'pause' | 'resume'; which: Which; emails: Email[] }
  | { kind: 'create' | 'delete'; which: Which; email: (typeof people)[number] }
  | { kind: 'removeFromAll'; emails: Email[] }
  | { kind: 'block' | 'unblock'; value: (typeof blockable)[number] }
  | { kind: 'launch'; which: Which }
  | { kind: 'status'; which: Which; status: Status };

export interface Enrollment {
  state: EnrollmentState;
  reason: EnrollmentReason | null;
}

/** A person's row in a campaign, also one that was removed. */
export interface Row {
  live: boolean;
  enrollment: Enrollment | null;
}

export interface Campaign {
  status: 'draft' | Status;
  rows: Map<Email, Row>;
}

/** All that the specification lets one expect of the account. */
export interface Model {
  campaigns: [Campaign, Campaign];
  blocked: Set<string>;
}

/** What a call must answer: the status, and what must be in the body; and the events that it must leave behind. */
export interface Outcome {
  status: number;
  body: Record<string, unknown>;
  events: { type: string; counts?: Record<string, number>; emails?: Email[] }[];
}

/** Nobody is in a campaign yet; the first one runs. */
export function newModel(): Model {
  return {
    campaigns: [
      { status: 'running', rows: new Map() },
      { status: 'draft', rows: new Map() },
    ],
    blocked: new Set(),
  };
}

/** Plays a call on the model, and answers what the service must do. */
export function play(model: Model, command: Command): Outcome {
  switch (command.kind) {
    case 'import':
      return importRows(model, model.campaigns[command.which], command.emails);
    case 'create':
      return create(model, model.campaigns[command.which], command.email);
    case 'add':
      return add(model, model.campaigns[command.which], command.emails);
    case 'remove':
      return remove([model.campaigns[command.which]], command.emails, 'lead.removed_from_campaign.completed');
    case 'removeFromAll':
      return remove(model.campaigns, command.emails, 'lead.removed_from_all_campaigns.completed');
    case 'delete':
      return deleteOne(model.campaigns[command.which], command.email);
    case 'pause':
    case 'resume':
      return pauseOrResume(model.campaigns[command.which], command.kind, command.emails);
    case 'block':
      return block(model, command.value);
    case 'unblock':
      return unblock(model, command.value);
    case 'launch':
      return launch(model, model.campaigns[command.which]);
    case 'status':
      return setStatus(model.campaigns[command.which], command.status);
  }
}

/** An enrollment as the API shows it: those of a campaign that does not move stand still with it. */
export function shown({ enrollment }: Row, { status }: Campaign): Enrollment | null {
  const halted = status === 'paused' || status === 'stopped';
  return enrollment?.state === 'active' && halted
    ? { state: 'paused', reason: 'campaign_paused' }
    : enrollment;
}

/** The counts of a campaign. */
export function totals({ rows }: Campaign): { leads: number; enrolled: number; terminal: number } {
  const all = [...rows.values()];
  const enrolled = all.flatMap(row => row.enrollment ?? []);
  return {
    leads: all.filter(row => row.live).length,
    enrolled: enrolled.length,
    terminal: enrolled.filter(({ state }) => state === 'stopped' || state === 'completed').length,
  };
}

function isBlocked({ blocked }: Model, email: Email): boolean {
  return blocked.has(email) || blocked.has(email.split('@')[1]!);
}

/** Enrolls whoever can be and is not, or was only removed; answers whether that changed anything. */
function enroll(model: Model, campaign: Campaign, email: Email): boolean {
  const row = campaign.rows.get(email)!;
  const isOpen = row.enrollment === null || row.enrollment.reason === 'removed';
  if (campaign.status === 'draft' || !isOpen || isBlocked(model, email)) return false;
  row.enrollment = { state: 'active', reason: null };
  return true;
}

type Coming = 'created' | 'restored' | 'there';

function bring(campaign: Campaign, email: Email): Coming {
  const row = campaign.rows.get(email);
  if (row?.live) return 'there';
  campaign.rows.set(email, { enrollment: row?.enrollment ?? null, live: true });
  return row ? 'restored' : 'created';
}

function bringAll(model: Model, campaign: Campaign, emails: readonly Email[]) {
  const came = emails.map(email => bring(campaign, email));
  const taken = emails.map(email => enroll(model, campaign, email));
  const count = (what: Coming) => came.filter(each => each === what).length;
  // Who was there unchanged, and is enrolled now.
  const woken = taken.filter((isEnrolled, at) => isEnrolled && came[at] === 'there').length;
  const enrolled = taken.filter(Boolean).length;
  return { created: count('created'), restored: count('restored'), there: count('there'), woken, enrolled };
}

function importRows(model: Model, campaign: Campaign, emails: Email[]): Outcome {
  const { created, enrolled } = bringAll(model, campaign, emails);
  const imported = emails.length;
  const counts = { imported, created, updated: imported - created, enrolled, incomplete: 0, failed: 0 };
  return {
    status: 200,
    body: { imported, incomplete: 0, failed: 0, errors: [] },
    events: [{ type: 'lead.bulk_import.completed', counts, emails }],
  };
}

function create(model: Model, campaign: Campaign, email: Email): Outcome {
  const came = bring(campaign, email);
  enroll(model, campaign, email);
  const created = came !== 'there';
  const events = [{ type: created ? 'lead.created' : 'lead.updated' }];
  return { status: created ? 201 : 200, body: { created }, events };
}

const known = (emails: readonly Email[]) => emails.filter(email => email !== stranger);

function add(model: Model, campaign: Campaign, emails: Email[]): Outcome {
  const given = known(emails);
  const { created, restored, there, woken, enrolled } = bringAll(model, campaign, given);
  const failed = emails.length - given.length;
  const counts = {
    created,
    updated: restored + woken,
    enrolled,
    skipped: there - woken,
    incomplete: 0,
    failed,
  };
  const events = [{ type: 'lead.added_to_campaign.completed', counts, emails: given }];
  return { status: 200, body: counts, events };
}

function takeOut(row: Row): void {
  row.live = false;
  if (row.enrollment?.state === 'active' || row.enrollment?.state === 'paused')
    row.enrollment = { state: 'stopped', reason: 'removed' };
}

/** Rows are counted where they went, people where nothing did. */
function remove(campaigns: readonly Campaign[], emails: Email[], type: string): Outcome {
  const rowsOf = (email: Email) =>
    campaigns.flatMap(({ rows }) => rows.get(email) ?? []).filter(row => row.live);
  const gone = emails.filter(email => rowsOf(email).length > 0);
  const rows = gone.flatMap(rowsOf);
  rows.forEach(takeOut);
  const counts = { removed: rows.length, skipped: emails.length - gone.length };
  return { status: 200, body: counts, events: [{ type, counts, emails: gone }] };
}

function deleteOne({ rows }: Campaign, email: Email): Outcome {
  const row = rows.get(email);
  if (!row?.live) return refused(404, 'lead_not_found');
  takeOut(row);
  return { status: 200, body: { deleted: true }, events: [{ type: 'lead.deleted' }] };
}

function pauseOrResume({ status, rows }: Campaign, kind: 'pause' | 'resume', emails: Email[]): Outcome {
  if (kind === 'resume' && status !== 'running') return refused(409, 'campaign_not_running');
  const from = kind === 'pause' ? 'active' : 'paused';
  const done = emails.filter(email => rows.get(email)?.enrollment?.state === from);
  for (const email of done)
    rows.get(email)!.enrollment =
      kind === 'pause' ? { state: 'paused', reason: 'manual' } : { state: 'active', reason: null };
  const counts = { [`${kind}d`]: done.length, skipped: emails.length - done.length };
  return {
    status: 200,
    body: counts,
    events: [{ type: `enrollment.${kind}_completed`, counts, emails: done }],
  };
}

function block(model: Model, value: string): Outcome {
  const isNew = !model.blocked.has(value);
  model.blocked.add(value);
  for (const { rows } of model.campaigns)
    for (const [email, row] of rows)
      if (isBlocked(model, email) && row.enrollment && row.enrollment.state !== 'stopped')
        row.enrollment = { state: 'stopped', reason: 'blocked' };
  const events = isNew ? [{ type: 'blocklist.entry_added' }] : [];
  return { status: isNew ? 201 : 200, body: { value }, events };
}

/** What was stopped stays so. */
function unblock(model: Model, value: string): Outcome {
  if (!model.blocked.delete(value)) return refused(404, 'block_list_entry_not_found');
  return { status: 200, body: { deleted: true }, events: [{ type: 'blocklist.entry_removed' }] };
}

function launch(model: Model, campaign: Campaign): Outcome {
  if (campaign.status !== 'draft') return refused(409, 'campaign_already_launched');
  campaign.status = 'running';
  const live = [...campaign.rows].filter(([, row]) => row.live);
  const enrolled = live.filter(([email]) => enroll(model, campaign, email)).length;
  return { status: 200, body: { status: 'running', enrolled }, events: [] };
}

const statusEvents = { running: 'campaign.resumed', paused: 'campaign.paused', stopped: 'campaign.stopped' };

function setStatus(campaign: Campaign, status: Status): Outcome {
  if (campaign.status === 'draft') return refused(409, 'campaign_not_launched');
  const events = campaign.status === status ? [] : [{ type: statusEvents[status] }];
  campaign.status = status;
  return { status: 200, body: { status }, events };
}

function refused(status: number, code: string): Outcome {
  return { status, body: { code }, events: [] };
}
