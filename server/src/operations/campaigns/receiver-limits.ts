import { limitsProviders, receiverBudget, receiverDay, storedLimits } from '../../domain/receivers/limits.js';
import type { ReceiverBudget, ReceiverProvider } from '../../domain/receivers/limits.js';
import type { SimulatedReceivers } from '../../domain/simulation/world.js';
import type { ReceiverLimits } from '../../generated/types.js';
import { readAllReceiverSends, readProviders, readReceiverSends } from '../../store/receivers/queries.js';
import type { Dependencies, OperationContext } from '../context.js';
import type { CampaignsOperations } from '../../generated/operations.js';
import { findReceiverLimits, replaceReceiverLimits } from '../../store/accounts/repository.js';
import { transaction } from '../../store/database/transaction.js';
import { recheckPostponed } from '../../store/enrollments/repository.js';

type Needed = Pick<Dependencies, 'database' | 'clock' | 'lookUpProviders'>;

/** Domains of one look-up, and for how long further ones are begun. */
const chunk = 100;
const lookUpMs = 5_000;

/** Returns what the receivers of one domain may still get today; null where no receiver has a limit. */
export async function receiversOfDomain(
  deps: Needed,
  accountId: string,
  limits: ReceiverLimits | null,
  domain: string,
): Promise<ReceiverBudget | null> {
  if (!limits) return null;
  const now = deps.clock.now();
  const providers = await providersOf(deps, limits, [domain]);
  const open = (sent: ReadonlyMap<string, number>) => receiverBudget(limits, now, providers, sent);
  const keys = open(new Map())
    .receivers(domain)
    .map(({ key }) => key);
  return open(await readReceiverSends(deps.database.manager, accountId, receiverDay(now), keys));
}

/** Returns the limits that hold for the domains of a simulation. */
export async function simulatedReceivers(
  deps: Needed,
  accountId: string,
  limits: ReceiverLimits,
  domains: Iterable<string>,
): Promise<SimulatedReceivers> {
  const day = receiverDay(deps.clock.now());
  const sent = await readAllReceiverSends(deps.database.manager, accountId, day);
  return { limits, providers: await providersOf(deps, limits, [...new Set(domains)]), sent };
}

/** Looks up those that are not known, for some seconds; the rest counts as `other`, until it is looked up before it is sent to. */
async function providersOf(
  { database, clock, lookUpProviders }: Needed,
  limits: ReceiverLimits,
  domains: readonly string[],
): Promise<Map<string, ReceiverProvider>> {
  if (!limitsProviders(limits)) return new Map();
  const known = await readProviders(database.manager, domains, clock.now());
  const unknown = domains.filter(domain => !known.has(domain));
  const endsAt = performance.now() + lookUpMs;
  for (let from = 0; from < unknown.length && performance.now() < endsAt; from += chunk)
    for (const [domain, provider] of await lookUpProviders(unknown.slice(from, from + chunk)))
      known.set(domain, provider);
  return known;
}

const none: ReceiverLimits = {
  per_domain: null,
  per_provider: { google: null, microsoft: null, other: null },
};

/** How many messages of campaigns a receiver may get in a day. */
export function receiverLimitsOperations({ database, clock }: Dependencies) {
  return {
    async getReceiverLimits(_request, { accountId }) {
      const data = (await findReceiverLimits(database.manager, accountId)) ?? none;
      return { status: 200, body: { data } };
    },

    async replaceReceiverLimits({ body: { per_domain, per_provider } }, { accountId }) {
      const { google, microsoft, other } = per_provider;
      const data = { per_domain, per_provider: { google, microsoft, other } };
      // In a transaction, because its end wakes the workers (see `onWrites`).
      await transaction(database, async tx => {
        const now = clock.now();
        await replaceReceiverLimits(tx, accountId, storedLimits(data), now);
        // Whoever waited for a limit waits for the next day.
        const { renewal } = receiverBudget(data, now, new Map(), new Map());
        await recheckPostponed(tx, { account_id: accountId, next_action_at: renewal }, now);
      });
      return { status: 200, body: { data } };
    },
  } satisfies Partial<CampaignsOperations<OperationContext>>;
}
