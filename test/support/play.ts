import { toBin } from '../../server/src/store/database/ids.js';
import { database } from './database.js';
import type { TestEngine, TestWorker } from './engine.js';

/** Moves the clock on in steps, up to ten at once while nothing is due, letting the worker do what is due after each. */
export async function play(
  engine: TestEngine,
  worker: Pick<TestWorker, 'runUntilIdle'>,
  totalMs: number,
  stepMs: number,
): Promise<void> {
  for (let passed = 0; passed < totalMs;) {
    await worker.runUntilIdle();
    const now = engine.clock.now();
    const due = (await nextDue(now)) ?? Infinity;
    const steps = Math.max(1, Math.min(10, Math.ceil((due - now.getTime()) / stepMs)));
    const ms = Math.min(steps * stepMs, totalMs - passed);
    await engine.clock.advance(ms);
    passed += ms;
  }
  await worker.runUntilIdle();
}

/** When something comes due next that the database knows of, in an account or in any. */
export async function nextDue(now: Date, accountId?: string): Promise<number | null> {
  const after = (column: string) => `${column} > ?${accountId ? ' AND account_id = ?' : ''}`;
  const parts = [
    ...['flow', 'send'].map(
      awaits =>
        `SELECT MIN(next_action_at) AS at FROM enrollments WHERE awaits = '${awaits}' AND ${after('next_action_at')}`,
    ),
    `SELECT MIN(next_send_at) FROM mailboxes WHERE ${after('next_send_at')}`,
    `SELECT MIN(due_at) FROM sends WHERE ${after('due_at')}`,
  ];
  const params = parts.flatMap(() => (accountId ? [now, toBin(accountId)] : [now]));
  const [row] = await database().manager.query<[{ at: Date | null }]>(
    `SELECT MIN(at) AS at FROM (${parts.join(' UNION ALL ')}
       UNION ALL SELECT MIN(answer_due_at) FROM sandbox_messages WHERE answer_due_at > ?) times`,
    [...params, now],
  );
  return row.at && row.at.getTime();
}
