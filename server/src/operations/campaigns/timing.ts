import { ApiError } from '../../domain/api/api-error.js';
import { lifecycleIssues, mergeLifecycle, startIssues } from '../../domain/schedule/lifecycle-dates.js';
import { defaultSchedule, scheduleIssues, skipDatesIssues } from '../../domain/schedule/send-window.js';
import type { LifecycleScheduleInput, Schedule, ScheduleInput } from '../../generated/types.js';
import type { CampaignEntity } from '../../store/campaigns/entities.js';
import type { CampaignsOperations } from '../../generated/operations.js';
import { findDaysOff, replaceDaysOff } from '../../store/accounts/repository.js';
import { transaction } from '../../store/database/transaction.js';
import type { OperationContext, Dependencies } from '../context.js';

/** What a request says of when a campaign sends. */
export interface TimingInput {
  /** Left out: what holds, or Central business hours; null: around the clock. */
  schedule?: ScheduleInput | null;
  /** Merged into what holds, key by key. */
  lifecycle_schedule?: LifecycleScheduleInput;
}

/** The columns that hold when a campaign sends. */
export type TimingColumns = Pick<
  CampaignEntity,
  'schedule' | 'lifecycle_time_zone' | 'lifecycle_start_on' | 'lifecycle_pause_on' | 'start_at' | 'pause_at'
>;

const initial: TimingColumns & Pick<CampaignEntity, 'status'> = {
  status: 'draft',
  schedule: defaultSchedule,
  lifecycle_time_zone: null,
  lifecycle_start_on: null,
  lifecycle_pause_on: null,
  start_at: null,
  pause_at: null,
};

/**
 * The send window and lifecycle that a request leads to.
 *
 * @param current what holds; `initial` for a new campaign
 * @throws ApiError `invalid_flow` that names each wrong point
 */
export function timingColumns(input: TimingInput, current = initial): TimingColumns {
  const schedule = input.schedule === undefined ? current.schedule : completed(input.schedule);
  const patch = input.lifecycle_schedule ?? {};
  const known = mergeLifecycle(datesOf(current), null, null);
  const details = [
    ...(input.schedule === undefined ? [] : scheduleIssues(schedule)),
    ...lifecycleIssues(patch, known),
    ...startIssues(patch, current),
  ];
  if (details.length > 0) throw new ApiError('invalid_flow', { details });
  const dates = { ...datesOf(current), ...definedOnly(patch) };
  const { start_on, pause_on, start_at, pause_at } = mergeLifecycle(dates, null, schedule?.timezone ?? null);
  return {
    schedule,
    lifecycle_time_zone: dates.time_zone,
    lifecycle_start_on: start_on,
    lifecycle_pause_on: pause_on,
    start_at: dateOf(start_at),
    pause_at: dateOf(pause_at),
  };
}

interface Dates {
  time_zone: string | null;
  start_on: string | null;
  pause_on: string | null;
}

function datesOf(columns: TimingColumns): Dates {
  return {
    time_zone: columns.lifecycle_time_zone,
    start_on: columns.lifecycle_start_on,
    pause_on: columns.lifecycle_pause_on,
  };
}

function definedOnly(patch: LifecycleScheduleInput): Partial<Dates> {
  return Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));
}

function completed(schedule: ScheduleInput | null): Schedule | null {
  return (
    schedule && {
      timezone: schedule.timezone,
      start_hour: schedule.start_hour,
      start_minute: schedule.start_minute ?? 0,
      end_hour: schedule.end_hour,
      end_minute: schedule.end_minute ?? 0,
      days_of_week: schedule.days_of_week ?? null,
      ...(schedule.skip_dates?.length && { skip_dates: schedule.skip_dates }),
      ...(schedule.recipient_time_zone_field && {
        recipient_time_zone_field: schedule.recipient_time_zone_field,
      }),
    }
  );
}

function dateOf(instant: string | null): Date | null {
  return instant === null ? null : new Date(instant);
}

/** The days on which no campaign of an account sends. */
export function daysOffOperations({ database, clock }: Dependencies) {
  return {
    async getDaysOff(_request, { accountId }) {
      const skip_dates = (await findDaysOff(database.manager, accountId)) ?? [];
      return { status: 200, body: { data: { skip_dates } } };
    },

    async replaceDaysOff({ body }, { accountId }) {
      const skip_dates = body.skip_dates ?? [];
      const details = skipDatesIssues(skip_dates);
      if (details.length > 0) throw new ApiError('invalid_request', { details });
      // In a transaction, because its end wakes the mailboxes that wait for a window (see `onWrites`).
      await transaction(database, tx =>
        replaceDaysOff(tx, accountId, skip_dates.length > 0 ? skip_dates : null, clock.now()),
      );
      return { status: 200, body: { data: { skip_dates } } };
    },
  } satisfies Partial<CampaignsOperations<OperationContext>>;
}
