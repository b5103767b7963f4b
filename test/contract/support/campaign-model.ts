import fc from 'fast-check';

/** A call on a campaign, or time that passes over it. Days are counted from the day on which the test begins. */
export type Step =
  | { call: 'launch' | 'delete' | 'pass a day' | 'attach' | 'detach' }
  | { call: 'status'; status: string }
  | { call: 'name'; name: string | null }
  | { call: 'lifecycle'; start_on?: number | null; pause_on?: number | null }
  | { call: 'save'; shape: Shape; subject: number; dryRun: boolean; match: 'none' | 'current' | 'stale' }
  | { call: 'patch node'; subject: number };

/** The flows that are saved; `wrong` has no lead source. */
export type Shape = 'short' | 'long' | 'wrong';

/** What the specification lets a campaign be. */
export interface CampaignModel {
  today: number;
  status: 'draft' | 'scheduled' | 'running' | 'paused' | 'stopped';
  deleted: boolean;
  launched: boolean;
  name: string | null;
  mailboxes: number;
  flow: { shape: Shape; subject: number } | null;
  start_on: number | null;
  pause_on: number | null;
  /** `type previous_status>status` of every event so far. */
  events: string[];
}

/** The answer that a call must get: its status, and the error code or what a save says of the change. */
export interface Expected {
  status: number;
  code?: string;
  details?: string[];
  change_kind?: string;
}

const eventOf = {
  running: 'campaign.resumed',
  paused: 'campaign.paused',
  stopped: 'campaign.stopped',
} as const;
type Asked = keyof typeof eventOf;

const notFound: Expected = { status: 404, code: 'campaign_not_found' };
const ok: Expected = { status: 200 };

/** Does a step in the model, and reports the answer that the service must give to it. */
export function step(model: CampaignModel, next: Step): Expected {
  if (next.call === 'pass a day') return passDay(model);
  if (next.call === 'status' && !(next.status in eventOf)) return { status: 400, code: 'invalid_flow' };
  if (model.deleted) return notFound;
  switch (next.call) {
    case 'launch':
      return launch(model);
    case 'delete':
      if (isLive(model)) move(model, 'stopped');
      model.deleted = true;
      return ok;
    case 'status':
      return setStatus(model, next.status as Asked);
    case 'lifecycle':
      return setLifecycle(model, next);
    case 'save':
      return save(model, next);
    case 'patch node':
      if (model.flow === null) return { status: 404, code: 'node_not_found' };
      return saved(model, { ...model.flow, subject: next.subject });
    case 'name':
      model.name = next.name;
      return ok;
    case 'attach':
    case 'detach':
      model.mailboxes = next.call === 'attach' ? 1 : 0;
      return ok;
  }
}

function launch(model: CampaignModel): Expected {
  if (model.launched) return { status: 409, code: 'campaign_already_launched' };
  const details = [
    ...((model.name ?? '').trim() === '' ? ['missing_name'] : []),
    ...(model.flow === null ? ['missing_lead_source', 'missing_email_node'] : []),
    ...(model.mailboxes === 0 ? ['missing_mailbox'] : []),
    ...(hasCome(model, model.pause_on) ? ['pause_date_passed'] : []),
  ];
  if (details.length > 0) return { status: 400, code: 'invalid_flow', details };
  model.launched = true;
  model.status = startsNow(model) ? 'running' : 'scheduled';
  return ok;
}

function setStatus(model: CampaignModel, status: Asked): Expected {
  if (!model.launched) return { status: 409, code: 'campaign_not_launched' };
  if (model.status === status) return ok;
  // Who resumes after the last day runs on: that day holds no more.
  if (status === 'running' && hasCome(model, model.pause_on)) model.pause_on = null;
  move(model, status);
  return ok;
}

function setLifecycle(model: CampaignModel, patch: Extract<Step, { call: 'lifecycle' }>): Expected {
  const start_on = patch.start_on === undefined ? model.start_on : patch.start_on;
  const pause_on = patch.pause_on === undefined ? model.pause_on : patch.pause_on;
  const senseless = senselessStart(model, patch.start_on);
  if (start_on !== null && pause_on !== null && pause_on <= start_on)
    return { status: 400, code: 'invalid_flow', details: ['pause_not_after_start', ...senseless] };
  if (senseless.length > 0) return { status: 400, code: 'invalid_flow', details: senseless };
  Object.assign(model, { start_on, pause_on });
  if (model.status === 'scheduled' && startsNow(model)) move(model, 'running');
  return ok;
}

/** A scheduled campaign keeps a day to start on; one that has started has no use for another. */
function senselessStart({ status, start_on }: CampaignModel, asked: number | null | undefined): string[] {
  if (status === 'scheduled') return asked === null ? ['missing_start_on'] : [];
  const isOver = status !== 'draft' && asked != null && asked !== start_on;
  return isOver ? ['already_started'] : [];
}

function save(model: CampaignModel, next: Extract<Step, { call: 'save' }>): Expected {
  if (next.match === 'stale') return { status: 412, code: 'flow_revision_conflict' };
  if (next.shape === 'wrong') return { status: 400, code: 'invalid_flow', details: ['missing_lead_source'] };
  return saved(model, next, next.dryRun);
}

function saved(model: CampaignModel, { shape, subject }: NonNullable<CampaignModel['flow']>, dryRun = false) {
  const structural = model.flow?.shape !== shape;
  if (structural && isLive(model)) return { status: 403, code: 'flow_locked' };
  const change_kind = structural ? 'structural' : model.flow?.subject === subject ? 'none' : 'content';
  if (!dryRun) model.flow = { shape, subject };
  return { status: 200, change_kind };
}

function passDay(model: CampaignModel): Expected {
  model.today += 1;
  if (model.deleted) return ok;
  if (model.status === 'scheduled' && startsNow(model)) move(model, 'running');
  if (model.status === 'running' && hasCome(model, model.pause_on)) move(model, 'paused');
  return ok;
}

function move(model: CampaignModel, status: Asked): void {
  model.events.push(`${eventOf[status]} ${model.status}>${status}`);
  model.status = status;
}

function isLive({ status }: CampaignModel): boolean {
  return status === 'scheduled' || status === 'running' || status === 'paused';
}

function startsNow(model: CampaignModel): boolean {
  return model.start_on === null || hasCome(model, model.start_on);
}

function hasCome({ today }: CampaignModel, day: number | null): boolean {
  return day !== null && day <= today;
}

const subject = fc.integer({ min: 0, max: 1 });
const day = fc.option(fc.integer({ min: -2, max: 5 }));

/** Any step, those that change the status more often than the others. */
export const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ call: fc.constant('launch') }) },
  { weight: 1, arbitrary: fc.record({ call: fc.constant('delete') }) },
  { weight: 4, arbitrary: fc.record({ call: fc.constant('pass a day') }) },
  { weight: 1, arbitrary: fc.record({ call: fc.constantFrom('attach', 'detach') }) },
  {
    weight: 6,
    arbitrary: fc.record({
      call: fc.constant('status'),
      status: fc.oneof(
        { weight: 6, arbitrary: fc.constantFrom('running', 'paused', 'stopped') },
        { weight: 1, arbitrary: fc.constantFrom('draft', 'scheduled', 'live') },
      ),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ call: fc.constant('name'), name: fc.constantFrom(null, ' ', 'Spring') }),
  },
  {
    weight: 4,
    arbitrary: fc.record(
      { call: fc.constant('lifecycle'), start_on: day, pause_on: day },
      { requiredKeys: ['call'] },
    ),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      call: fc.constant('save'),
      shape: fc.constantFrom<Shape[]>('short', 'long', 'wrong'),
      subject,
      dryRun: fc.boolean(),
      match: fc.constantFrom('none', 'current', 'stale'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ call: fc.constant('patch node'), subject }) },
) as fc.Arbitrary<Step>;
