import { tracingChannel } from 'node:diagnostics_channel';

/** Milliseconds that statements of this process took, from being sent to being answered. */
export interface StatementTimes {
  /** Those that were asked for, and all others. */
  asked: number;
  others: number;
}

interface Traced {
  query: string;
  startedAt?: number;
}

/** Adds up what statements take while something runs, as the driver reports its tracing channel. */
export async function timeStatements(
  isAsked: (sql: string) => boolean,
  work: () => Promise<unknown>,
): Promise<StatementTimes> {
  const times: StatementTimes = { asked: 0, others: 0 };
  const channel = tracingChannel<unknown, Traced>('mysql2:query');
  const start = (context: unknown) => void ((context as Traced).startedAt = performance.now());
  const asyncStart = (context: unknown) => {
    const { query, startedAt } = context as Traced;
    times[isAsked(query) ? 'asked' : 'others'] += performance.now() - startedAt!;
  };
  channel.start.subscribe(start);
  channel.asyncStart.subscribe(asyncStart);
  try {
    await work();
    return times;
  } finally {
    channel.start.unsubscribe(start);
    channel.asyncStart.unsubscribe(asyncStart);
  }
}
