import type { EntityManager } from 'typeorm';

/** The account as which the server knows this connection, as GRANT wants it: refusals name the machine it came from instead. */
export async function currentUser(db: EntityManager): Promise<string> {
  const [row] = await db.query<{ account: string }[]>('SELECT CURRENT_USER() AS account');
  const at = row!.account.lastIndexOf('@');
  return `'${row!.account.slice(0, at)}'@'${row!.account.slice(at + 1)}'`;
}
