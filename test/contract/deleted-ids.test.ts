import { expect } from 'chai';
import { routes, type Route } from '../../server/src/generated/routes.js';
import { newId } from '../../server/src/store/database/ids.js';
import { bodyOperations } from '../support/arbitrary.js';
import { idSlots, type IdSlot } from '../support/id-slots.js';
import { newClient, type Client } from '../support/service.js';
import { everything } from './support/everything.js';
import { fillPath, type Ids } from './support/paths.js';
import { askWith, comparable, kindOf } from './support/slots.js';

/** What can be deleted, by the path that does it. */
const deletable = [
  '/v1/campaign-tags',
  '/v1/mailbox-tags',
  '/v1/person-tags',
  '/v1/thread-tags',
  '/v1/lead-lists',
  '/v1/block-list',
  '/v1/mailboxes',
  '/v1/campaigns',
];
const bodies = new Map(bodyOperations().map(({ operationId, example }) => [operationId, example]));

describe('an id of what was deleted', function () {
  this.timeout(60_000);
  let client: Client;
  let own: Ids;
  let deleted: Ids;

  before(async () => {
    client = await newClient();
    own = await everything(client, 'kept');
    deleted = await everything(client, 'gone');
    const lead = `/v1/campaigns/${own['/v1/campaigns']}/leads`;
    deleted.leadId = (await client.post(lead, { email: 'gone@kept.example' })).body.data.id;
    expect((await client.delete(`${lead}/${deleted.leadId}`)).status).to.equal(200);
    for (const path of deletable) {
      const { status, body } = await client.delete(`${path}/${deleted[path]}`);
      expect(status, `${path} ${JSON.stringify(body)}`).to.equal(200);
    }
  });

  // People can still be selected, excluded and exported by the campaign that was deleted.
  const taken = deletable.filter(kind => kind !== '/v1/campaigns');
  // The threads of a mailbox that was deleted can still be found by it.
  const isKept = ({ operationId, name }: IdSlot) => operationId === 'listThreads' && name === 'mailbox_id';
  for (const slot of idSlots().filter(slot => taken.includes(kindOf(slot)) && !isKept(slot)))
    it(`is as one that nobody has: ${slot.operationId} ${slot.name}`, async () => {
      const answer = await askWith(client, own, slot, deleted[kindOf(slot)]!);
      expect(comparable(answer)).to.deep.equal(comparable(await askWith(client, own, slot, newId())));
    });

  for (const kind of [...deletable, 'leadId'])
    for (const route of routes.filter(route => takes(route, kind) && route.statuses[0] !== undefined))
      it(`is as one that nobody has: ${route.method} ${route.path}, ${kind}`, async () => {
        const ask = (id: string) => {
          const path = fillPath(route.path, { ...own, [kind]: id });
          return client.request(route.method, path, { body: bodies.get(route.operationId) });
        };
        const answer = await ask(deleted[kind]!);
        expect(comparable(answer)).to.deep.equal(comparable(await ask(newId())));
        expect(answer.status).to.equal(404);
      });
});

/** Whether a request takes an id of a kind; what is kept with its `deleted_at` can still be read. */
function takes({ method, path }: Route, kind: string): boolean {
  const isKept = ['/v1/campaigns', 'leadId'].includes(kind);
  return (path.startsWith(`${kind}/{`) || path.includes(`{${kind}}`)) && !(isKept && method === 'GET');
}
