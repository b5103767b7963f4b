import { randomBytes } from 'node:crypto';
import { expect } from 'chai';
import fc, { type Arbitrary } from 'fast-check';
import { routes, type Route } from '../../server/src/generated/routes.js';
import { bodyOperations, nearSchema, queryParameters } from '../support/arbitrary.js';
import { newClient, type ApiResponse, type Client } from '../support/service.js';
import { everything } from './support/everything.js';
import { fillPath, type Ids } from './support/paths.js';
import { rowsOf } from './support/rows.js';

// All tests send some; `make fuzz` sends more.
const requests = Number(process.env.REQUESTS ?? 1_440);
const requestsPerSession = 480;
const sessions = Math.ceil(requests / requestsPerSession);
/** So many are under way at a time. */
const atOnce = 16;

/** A request before it is known which ids there are. */
interface Draft {
  operation: number;
  query: Record<string, unknown>;
  /** Near the schema of the operation's body; undefined where it has none. */
  body: unknown;
  /** Chooses an id for each place that takes one. */
  choice: number;
  idempotencyKey: string | null;
}

/** Its own key is not revoked, so that it can go on. */
const operations = routes.filter(({ operationId }) => operationId !== 'revokeApiKey');
const bodies = new Map(bodyOperations().map(({ operationId, schema }) => [operationId, nearSchema(schema)]));
const placeholder = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

describe('random requests, by several at a time', () => {
  it('never break an operation, whatever was made and deleted before, and reach nothing of others', async function () {
    this.timeout(60_000 + sessions * 20_000);
    const marker = `m${randomBytes(6).toString('hex')}`;
    const owner = await newClient();
    const theirs = await everything(owner, marker);
    const before = await rowsOf(owner.accountId);
    const drafts = fc.array(draft(), { minLength: requestsPerSession, maxLength: requestsPerSession });
    let played = 0;
    const oneSession = async (session: Draft[]) => {
      const slowest = await play(session, theirs, marker);
      if (++played % 20 === 0) say(played * requestsPerSession, slowest);
    };
    await fc.assert(fc.asyncProperty(drafts, oneSession), { numRuns: sessions, endOnFailure: true });
    expect((await rowsOf(owner.accountId)).filter(row => !before.includes(row))).to.deep.equal([]);
    expect(await rowsOf(owner.accountId)).to.have.length(before.length);
  });
});

/** An operation and what goes with it; each of them is as likely. */
function draft(): Arbitrary<Draft> {
  return fc.nat({ max: operations.length - 1 }).chain(operation => {
    const { operationId } = operations[operation]!;
    return fc.record({
      operation: fc.constant(operation),
      query: fc.record(queryParameters(operationId), { requiredKeys: [] }),
      body: bodies.get(operationId) ?? fc.constant(undefined),
      choice: fc.nat(),
      idempotencyKey: fc.option(fc.constantFrom('a', 'b', 'c'), { freq: 6 }),
    });
  });
}

/** Shows how far a long run is, and what would tell of a growth. */
function say(sent: number, { operationId, ms }: Timed): void {
  const { heapUsed } = process.memoryUsage();
  console.error(
    `${sent} of ${requests} requests; heap ${(heapUsed / 2 ** 20).toFixed(0)} MB; the slowest of the latest session ` +
      `was ${operationId} with ${ms.toFixed(0)} ms`,
  );
}

/** How long a request took. */
interface Timed {
  operationId: string;
  ms: number;
}

/** Lets a new account send the requests; what they make can be found by those that come later. Returns the slowest. */
async function play(session: Draft[], theirs: Ids, marker: string): Promise<Timed> {
  let slowest: Timed = { operationId: '', ms: 0 };
  const client = await newClient();
  const pool = new Map(Object.entries(await everything(client, 'own')).map(([key, id]) => [key, [id]]));
  for (const [key, id] of Object.entries(theirs)) pool.get(key)!.push(id);
  for (let at = 0; at < session.length; at += atOnce)
    await Promise.all(
      session.slice(at, at + atOnce).map(async each => {
        const route = operations[each.operation]!;
        const begun = performance.now();
        const answer = await send(client, route, each, pool);
        const ms = performance.now() - begun;
        if (ms > slowest.ms) slowest = { operationId: route.operationId, ms };
        const shown = `${route.operationId}: ${JSON.stringify(answer.body)}`;
        expect(answer.status, shown).to.satisfy((status: number) => status < 500 || status === 501);
        expect(shown).to.not.include(marker);
        const made = answer.status < 300 && (answer.body?.data?.id as unknown);
        if (typeof made === 'string') pool.get(route.path)?.push(made);
      }),
    );
  return slowest;
}

function send(client: Client, route: Route, each: Draft, pool: Map<string, string[]>): Promise<ApiResponse> {
  const pick = (ids: string[], salt: number) => ids[(each.choice + salt) % ids.length]!;
  const ids: Ids = Object.fromEntries([...pool].map(([key, found], at) => [key, pick(found, at)]));
  // One in nine places gets what is no id of that kind.
  if (each.choice % 9 === 0) for (const key of Object.keys(ids)) ids[key] = pick(Object.values(ids), 1);
  const all = [...pool.values()].flat();
  const known = (text: string) => text.replace(placeholder, uuid => pick(all, parseInt(uuid.slice(-6), 16)));
  const query = new URLSearchParams(
    Object.entries(each.query).map(([name, value]) => [
      name,
      known(typeof value === 'string' ? value : JSON.stringify(value)),
    ]),
  ).toString();
  const path = fillPath(route.path, ids) + (query && `?${query}`);
  const headers: Record<string, string> = each.idempotencyKey
    ? { 'idempotency-key': each.idempotencyKey }
    : {};
  const body = each.body === undefined ? undefined : known(JSON.stringify(each.body));
  return client.request(route.method, path, { body, headers });
}
