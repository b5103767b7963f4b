import {
  limitsProviders,
  receiverBudget,
  receiverDay,
  type ReceiverBudget,
  type ReceiverProvider,
} from '../../domain/receivers/limits.js';
import type { SimulatedReceivers } from '../../domain/simulation/world.js';
import type { ReceiverLimits } from '../../generated/types.js';
import { readAllReceiverSends, readProviders, readReceiverSends } from '../../store/receivers/queries.js';
import type { Dependencies } from '../context.js';

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
