import { In, Not, type FindOperator } from 'typeorm';

/** A condition that leaves out these accounts, for claims over all accounts. */
export function exceptAccounts(accountIds: readonly string[]): { account_id?: FindOperator<string> } {
  return accountIds.length === 0 ? {} : { account_id: Not(In(accountIds)) };
}
