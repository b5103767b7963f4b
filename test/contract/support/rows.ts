import { runSql } from '../../support/database.js';
import { toBin } from '../../../server/src/store/database/ids.js';

/** All that is kept of an account but the count of its requests: each row as text, after the name of its table. */
export async function rowsOf(accountId: string): Promise<string[]> {
  const tables = await runSql<{ name: string }[]>(
    `SELECT table_name AS name FROM information_schema.columns
     WHERE table_schema = DATABASE() AND column_name = 'account_id' AND table_name != 'rate_windows' ORDER BY table_name`,
  );
  const rows: string[] = [];
  for (const { name } of tables) {
    const found = await runSql<Record<string, unknown>[]>(`SELECT * FROM ${name} WHERE account_id = ?`, [
      toBin(accountId),
    ]);
    rows.push(...found.map(row => `${name} ${JSON.stringify(row, textOf)}`));
  }
  return rows;
}

/** Bytes as text, so that what is in them can be found. */
function textOf(_key: string, value: unknown): unknown {
  const bytes = value as { type?: string; data?: number[] } | null;
  return bytes?.type === 'Buffer' ? Buffer.from(bytes.data!).toString('latin1') : value;
}
