import type { Config } from '../config.js';
import { type MailboxWithTags, changeMailbox, listMailboxes } from '../store/mailboxes/repository.js';
import { transaction } from '../store/database/transaction.js';
import { requireAccount } from './accounts.js';
import { addressOf, paceOf, paceOptions } from './mailbox-options.js';
import { onExisting } from './on-existing.js';
import { options, required, UsageError } from './usage.js';

const mailboxesAtOnce = 100;

/** `mailboxes list --account ID`: prints the mailboxes of an account, the newest first, with their pace and state. */
export async function mailboxesList(config: Config, args: string[]): Promise<void> {
  const accountId = required(options(args, { account: { type: 'string' } }).account, '--account');
  await onExisting(config, async core => {
    await requireAccount(core, accountId);
    const { manager } = core.database;
    for (let offset = 0; ; offset += mailboxesAtOnce) {
      const { rows, total } = await listMailboxes(manager, accountId, {}, { limit: mailboxesAtOnce, offset });
      for (const mailbox of rows) console.log(lineOf(mailbox));
      if (total === 0)
        console.error('The account has no mailbox yet. Connect one: outreach mailboxes connect');
      if (offset + rows.length >= total) return;
    }
  });
}

function lineOf({ email, display_name, provider, status, ...pace }: MailboxWithTags): string {
  const { ramp } = pace;
  const most = pace.daily_cap === null ? 'no daily cap' : `at most ${pace.daily_cap} a day`;
  const cap = ramp ? `${most}, from ${ramp.start} on the first day by ${ramp.step} a day` : most;
  const named = display_name === null ? email : `${display_name} <${email}>`;
  return `${named}  ${provider}, ${status}  ${cap}, ${pace.sending_interval_seconds} s between two messages`;
}

const changeOptions = { account: { type: 'string' }, email: { type: 'string' }, ...paceOptions } as const;

/**
 * `mailboxes change`: changes the name or the pace of any mailbox, and prints its id. It contacts no server and needs no
 * password.
 */
export async function mailboxesChange(config: Config, args: string[]): Promise<void> {
  const given = options(args, changeOptions);
  const accountId = required(given.account, '--account');
  const email = addressOf(given.email);
  const pace = paceOf(given);
  if (Object.values(pace).every(value => value === undefined))
    throw new UsageError('There is nothing to change. Pass --daily-cap, --ramp, --interval or --name.');
  await onExisting(config, async core => {
    await requireAccount(core, accountId);
    const { clock, database } = core;
    const id = await transaction(database, tx => changeMailbox(tx, accountId, email, pace, clock.now()));
    if (id === null) throw new UsageError(`The account has no mailbox ${email}.`);
    console.log(id);
  });
}
