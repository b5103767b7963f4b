import { expect } from 'chai';
import type { Contract } from '../../codegen/src/contract.js';
import { type ChangeClass, classOf } from '../../codegen/src/compatibility/walk.js';
import { compareContracts } from '../../codegen/src/compatibility/compare.js';
import { fixtureContract, nodeAt } from './support.js';

type Edit = (contract: Contract) => void;

/** Sets what is under a pointer; undefined removes it. */
function set(pointer: string, value: unknown): Edit {
  return contract => {
    const cut = pointer.lastIndexOf('/');
    const holder = nodeAt(contract, pointer.slice(0, cut));
    const key = pointer
      .slice(cut + 1)
      .replaceAll('~1', '/')
      .replaceAll('~0', '~');
    if (value !== undefined) holder[key] = value;
    else if (Array.isArray(holder)) holder.splice(Number(key), 1);
    else delete holder[key];
  };
}

const schemas = '#/components/schemas';
const create = `${schemas}/CampaignCreate`;
const campaign = `${schemas}/Campaign`;
const list = '#/paths/~1v1~1campaigns/get';
const post = '#/paths/~1v1~1campaigns/post';
const sent = `${schemas}/EmailSentEvent`;
const limit = `${list}/parameters/0`;
const leads =
  '#/paths/~1v1~1campaigns~1{id}~1leads:add/post/requestBody/content/application~1json/schema/properties/leads';

/** What changes, the class, where it is reported, and the class of the way back. */
type Row = [what: string, edit: Edit, forth: ChangeClass, pointer: string, back: ChangeClass];

const rows: Row[] = [
  ['an operation', set('#/paths/~1v1~1tags', { get: { responses: {} } }), 'minor', '#/paths/~1v1~1tags/get', 'major'],
  ['the name of an operation', set(`${list}/operationId`, 'getCampaigns'), 'major', `${list}/operationId`, 'major'],
  ['the tag of an operation', set(`${list}/tags`, ['API keys']), 'major', `${list}/tags`, 'major'],
  ['a description', set(`${list}/description`, 'All.'), 'patch', `${list}/description`, 'patch'],
  ['a summary', set(`${list}/summary`, 'All'), 'patch', `${list}/summary`, 'patch'],
  ['an example', set('#/components/responses/Health/content/application~1json/example', {}), 'patch',
    '#/components/responses/Health/content/application~1json/example', 'patch'],
  ['a note', set(`${campaign}/x-internal`, 'other'), 'patch', `${campaign}/x-internal`, 'patch'],
  ['a deprecation', set(`${list}/deprecated`, true), 'minor', `${list}/deprecated`, 'patch'],
  ['a key of the standard that nothing here reads', set(`${list}/callbacks`, {}), 'major', `${list}/callbacks`, 'major'],
  ['the title', set('#/info/title', 'Other'), 'patch', '#/info/title', 'patch'],
  ['the address of the service', set('#/servers', []), 'patch', '#/servers', 'patch'],

  ['an optional parameter', set(`${list}/parameters/5`, { name: 'q', in: 'query' }), 'minor', `${list}/parameters/5`, 'major'],
  ['a required parameter', set(`${list}/parameters/5`, { name: 'q', in: 'query', required: true }), 'major',
    `${list}/parameters/5`, 'major'],
  ['a parameter that must be there', set(`${limit}/required`, true), 'major', `${limit}/required`, 'minor'],
  ['a greater maximum of a parameter', set(`${limit}/schema/maximum`, 200), 'minor', `${limit}/schema/maximum`, 'major'],
  ['a greater minimum of a parameter', set(`${limit}/schema/minimum`, 1), 'major', `${limit}/schema/minimum`, 'minor'],
  ['another default', set(`${limit}/schema/default`, 50), 'major', `${limit}/schema/default`, 'major'],
  ['no default', set(`${limit}/schema/default`, undefined), 'major', `${limit}/schema/default`, 'minor'],
  ['another type of a parameter', set(`${limit}/schema/type`, 'string'), 'major', `${limit}/schema/type`, 'major'],
  ['a number for an integer', set(`${limit}/schema/type`, 'number'), 'minor', `${limit}/schema/type`, 'major'],
  ['no format of a parameter', set(`${list}/parameters/4/schema/format`, undefined), 'minor',
    `${list}/parameters/4/schema/format`, 'major'],
  ['no idempotency key', set(`${post}/parameters/0`, undefined), 'major', `${post}/parameters/0`, 'minor'],
  ['another code for an unknown id', set('#/components/parameters/CampaignId/x-not-found', 'node_not_found'), 'major',
    '#/components/parameters/CampaignId/x-not-found', 'major'],

  ['a body that must be there', set(`${post}/requestBody/required`, true), 'major', `${post}/requestBody/required`, 'minor'],
  ['no body', set(`${post}/requestBody`, undefined), 'major', `${post}/requestBody`, 'minor'],
  ['a media type', set(`${post}/requestBody/content/text~1csv`, {}), 'minor', `${post}/requestBody/content/text~1csv`, 'major'],
  ['an optional property of a body', set(`${create}/properties/color`, { type: 'string' }), 'minor',
    `${create}/properties/color`, 'major'],
  ['a required property of a body', set(`${create}/required`, ['name']), 'major', `${create}/required`, 'minor'],
  ['a longer text', set(`${create}/properties/name/maxLength`, 30), 'minor', `${create}/properties/name/maxLength`, 'major'],
  ['no null in a body', set(`${create}/properties/name/type`, 'string'), 'major', `${create}/properties/name/type`, 'minor'],
  ['a pattern of a body', set(`${create}/properties/name/pattern`, '^a'), 'major', `${create}/properties/name/pattern`, 'minor'],
  ['more rows', set(`${leads}/maxItems`, 2000), 'minor', `${leads}/maxItems`, 'major'],
  ['a default beside a reference', set(`${create}/properties/status/default`, 'running'), 'major',
    `${create}/properties/status/default`, 'major'],
  ['keys that were refused', set(`${schemas}/LeadCreate/additionalProperties`, undefined), 'minor',
    `${schemas}/LeadCreate/additionalProperties`, 'major'],
  ['an alternative with a tag of its own', set(`${schemas}/NodePatch/oneOf/2`, {
    type: 'object', required: ['kind'], properties: { kind: { const: 'stop' } },
  }), 'minor', `${schemas}/NodePatch/oneOf/2`, 'major'],

  ['a status', set(`${list}/responses/202`, { description: 'Later.' }), 'major', `${list}/responses/202`, 'major'],
  ['an error', set(`${list}/responses/409`, { description: 'No.' }), 'minor', `${list}/responses/409`, 'major'],
  ['a header', set('#/components/responses/Campaign/headers', { ETag: { schema: { type: 'string' } } }), 'minor',
    '#/components/responses/Campaign/headers/ETag', 'major'],
  ['a property of an answer', set(`${campaign}/properties/color`, { type: 'string' }), 'minor', `${campaign}/properties/color`, 'major'],
  ['a property that may be missing', set(`${campaign}/required`, ['id']), 'major', `${campaign}/required`, 'minor'],
  ['null in an answer', set(`${campaign}/properties/id/type`, ['string', 'null']), 'major', `${campaign}/properties/id/type`, 'minor'],
  ['no null in an answer', set(`${campaign}/properties/parent`, { $ref: campaign }), 'minor',
    `${campaign}/properties/parent/oneOf/1`, 'major'],
  ['a value to choose from', set(`${schemas}/CampaignStatus/enum`, ['draft', 'running', 'paused']), 'minor',
    `${schemas}/CampaignStatus/enum`, 'major'],
  ['any value', set(`${schemas}/CampaignStatus/enum`, undefined), 'major', `${schemas}/CampaignStatus`, 'major'],
  ['another type of an answer', set('#/components/responses/Health/content/application~1json/schema/properties/status/type', 'integer'),
    'major', '#/components/responses/Health/content/application~1json/schema/properties/status/type', 'major'],
  ['a name of a type', set(`${schemas}/Extra`, { type: 'string' }), 'minor', `${schemas}/Extra`, 'major'],

  ['an error code', set('#/x-error-codes/teapot', { type: 'api_error', status: 418 }), 'minor', '#/x-error-codes/teapot', 'major'],
  ['the status of an error code', set('#/x-error-codes/invalid_flow/status', 422), 'major', '#/x-error-codes/invalid_flow/status', 'major'],
  ['the text of an error', set('#/x-error-codes/invalid_flow/description', 'No.'), 'patch',
    '#/x-error-codes/invalid_flow/description', 'patch'],
  ['the text of a flow issue', set('#/x-flow-issue-codes/flow_cycle', 'Round.'), 'patch',
    '#/x-flow-issue-codes/flow_cycle/description', 'patch'],
  ['a flow issue', set('#/x-flow-issue-codes/too_long', 'Too long.'), 'minor', '#/x-flow-issue-codes/too_long', 'major'],

  ['an operation without a key', set(`${list}/security`, []), 'minor', `${list}/security`, 'major'],
  ['a second way to authenticate', set(`${list}/security`, [{ bearerAuth: [] }, { other: [] }]), 'minor', `${list}/security`, 'major'],
  ['another scheme', set('#/components/securitySchemes/bearerAuth/scheme', 'basic'), 'major',
    '#/components/securitySchemes/bearerAuth/scheme', 'major'],

  ['an event', set('#/webhooks/email.read', { post: { responses: {} } }), 'minor', '#/webhooks/email.read/post', 'major'],
  ['a property of an event', set(`${sent}/properties/data/properties/name`, { type: 'string' }), 'minor',
    `${sent}/properties/data/properties/name`, 'major'],
  ['a property of an event that may be missing', set(`${sent}/properties/data/required`, []), 'major',
    `${sent}/properties/data/required`, 'minor'],
  ['null in an event', set(`${sent}/properties/data/properties/step_number/type`, ['integer', 'null']), 'major',
    `${sent}/properties/data/properties/step_number/type`, 'minor'],
  ['the type of an event', set(`${sent}/properties/type/const`, 'mail.sent'), 'major', `${sent}/properties/type/const`, 'major'],
  ['a header of an event', set('#/webhooks/email.sent/post/parameters', [{ name: 'webhook-id', in: 'header', required: true }]), 'minor',
    '#/webhooks/email.sent/post/parameters/0', 'major'],
  ['an answer that an event may have', set('#/webhooks/email.sent/post/responses/410', { description: 'Gone.' }), 'minor',
    '#/webhooks/email.sent/post/responses/410', 'major'],
]; // prettier-ignore

describe('classes of changes to the contract', () => {
  for (const [what, edit, forth, pointer, back] of rows)
    it(`${what}: ${forth}, and back ${back}`, () => {
      const [before, after] = [fixtureContract(), fixtureContract(edit)];
      const changes = compareContracts(before, after);
      expect(classOf(changes), JSON.stringify(changes)).to.equal(forth);
      expect(changes[0]!.pointer).to.equal(pointer);
      expect(classOf(compareContracts(after, before))).to.equal(back);
    });

  it('reports both ways in which a component travels, with the one that weighs more', () => {
    const changes = compareContracts(
      fixtureContract(),
      fixtureContract(set(`${schemas}/LeadCreate/properties/email/type`, ['string', 'null'])),
    );
    // Sent as a body, and received as the payload of an event.
    expect(changes).to.deep.equal([
      {
        class: 'major',
        pointer: `${schemas}/LeadCreate/properties/email/type`,
        message: 'may be null',
        directions: ['response'],
      },
    ]);
  });

  it('takes the same for the same where a schema was given a name', () => {
    const named = fixtureContract(contract => {
      const properties = nodeAt(contract, `${campaign}/properties`);
      nodeAt(contract, schemas)['Id'] = properties['id'];
      properties['id'] = { $ref: `${schemas}/Id` };
    });
    expect(compareContracts(fixtureContract(), named)).to.deep.equal([
      { class: 'minor', pointer: `${schemas}/Id`, message: 'a new type', directions: [] },
    ]);
  });

  it('reports a contract that is only written differently', () => {
    const inline = fixtureContract(contract => {
      const responses = nodeAt(contract, '#/paths/~1health/get/responses');
      responses['503'] = structuredClone(nodeAt(contract, '#/components/responses/Health'));
    });
    expect(compareContracts(fixtureContract(), inline).map(change => change.class)).to.deep.equal(['patch']);
  });

  it('leaves the number of the version out of it', () => {
    const raised = fixtureContract(set('#/info/version', '2.0.0'));
    expect(compareContracts(fixtureContract(), raised)).to.deep.equal([]);
  });
});
