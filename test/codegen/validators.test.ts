import { expect } from 'chai';
import { boundErrors, emitValidators, maxErrorsPerLoop } from '../../codegen/src/emit/validators.js';
import { compile } from '../../codegen/src/compile.js';
import { buildModel } from '../../codegen/src/model.js';
import { fixtureContract, nodeAt, runValidators, type Validator } from './support.js';

const uuid = '018f2f2e-7b5a-7c3d-9e4f-0123456789ab';
const { operations, events } = runValidators(emitValidators(compile(buildModel(fixtureContract()))));

/** Errors of a refusal as `keyword path`; an empty list when the value is taken. */
function refuse(validate: Validator | undefined, value: unknown): string[] {
  if (!validate) throw new Error('no such validator');
  return validate(value)
    ? []
    : (validate.errors ?? []).map(error => `${error.keyword} ${error.instancePath}`);
}

/** The value as validation leaves it. */
function accept(validate: Validator | undefined, value: unknown): unknown {
  expect(refuse(validate, value)).to.deep.equal([]);
  return value;
}

describe('emitted validators', () => {
  describe('of queries', () => {
    const { query } = operations['listCampaigns']!;

    it('turn text into numbers and booleans, and fill in defaults', () => {
      expect(accept(query, {})).to.deep.equal({ limit: 20, include_deleted: false });
      expect(accept(query, { limit: '0', include_deleted: 'true', status: 'draft' })).to.deep.equal({
        limit: 0,
        include_deleted: true,
        status: 'draft',
      });
    });

    it('leave lists in one text, and unknown parameters, alone', () => {
      const given = { limit: '1', tag_ids: 'a,b', include_deleted: 'false', colour: ['red'] };
      expect(accept(query, given)).to.deep.equal({
        limit: 1,
        tag_ids: 'a,b',
        include_deleted: false,
        colour: ['red'],
      });
    });

    const wrong: [given: object, wanted: string[]][] = [
      [{ limit: 'ten' }, ['type /limit']],
      [{ limit: '' }, ['type /limit']],
      [{ limit: '1.5' }, ['type /limit']],
      [{ limit: '101' }, ['maximum /limit']],
      [{ limit: ['1', '2'] }, ['type /limit']],
      [{ include_deleted: 'yes' }, ['type /include_deleted']],
      [{ status: 'gone' }, ['enum /status']],
      [{ created_after: '2026-01-02' }, ['format /created_after']],
      [{ limit: '-1', status: 'gone' }, ['minimum /limit', 'enum /status']],
    ];
    for (const [given, wanted] of wrong) {
      it(`refuse ${JSON.stringify(given)}`, () => expect(refuse(query, given)).to.deep.equal(wanted));
    }
  });

  it('of paths name the parameter that is no id', () => {
    const { params } = operations['patchNode']!;
    expect(refuse(params, { id: uuid, nodeId: 'any text' })).to.deep.equal([]);
    expect(refuse(params, { id: 'seven', nodeId: 'x' })).to.deep.equal(['format /id']);
  });

  it('of headers read lower-case names and ignore undeclared ones', () => {
    const { headers } = operations['createCampaign']!;
    expect(refuse(headers, { 'idempotency-key': 'k', host: 'example.test' })).to.deep.equal([]);
    expect(refuse(headers, { 'idempotency-key': '' })).to.deep.equal(['minLength /idempotency-key']);
  });

  describe('of bodies', () => {
    const { body } = operations['createCampaign']!;

    it('fill in defaults, also those beside a reference, but coerce nothing', () => {
      expect(accept(body, {})).to.deep.equal({ interval: 1440, status: 'draft' });
      expect(refuse(body, { interval: '5' })).to.deep.equal(['type /interval']);
      expect(refuse(body, { name: 7 })).to.deep.equal(['type /name']);
      expect(refuse(body, { name: null })).to.deep.equal([]);
    });

    it('keep every key of a free-form object', () => {
      const settings = { any: { thing: [1, { deep: true }] }, 'x-y': null };
      expect(accept(body, { settings })).to.deep.include({ settings });
      expect(accept(operations['createApiKey']!.body, { a: 1, b: [] })).to.deep.equal({ a: 1, b: [] });
    });

    it('refuse an unknown key of a lead, and name its row', () => {
      const validate = operations['addLeads']!.body;
      const leads = [{ email: 'a@example.test' }, { email: 'b@example.test', score: 1 }, { email: 3 }, {}];
      expect(refuse(validate, { leads })).to.have.members([
        'additionalProperties /leads/1',
        'type /leads/2/email',
        'required /leads/3',
      ]);
      expect(refuse(operations['putLead']!.body, { email: 'a', score: 1 })).to.deep.equal([
        'additionalProperties ',
      ]);
    });

    it('leave the format of an address to the domain, and check that of a link', () => {
      const validate = operations['putLead']!.body;
      expect(refuse(validate, { email: 'not an address' })).to.deep.equal([]);
      expect(refuse(validate, { email: 'a', website: 'no link' })).to.deep.equal(['format /website']);
    });

    it('judge a union by its tag alone', () => {
      const validate = operations['patchNode']!.body;
      expect(accept(validate, { kind: 'wait' })).to.deep.equal({ kind: 'wait', seconds: 180 });
      expect(refuse(validate, { kind: 'wait', seconds: 5 })).to.deep.equal(['minimum /seconds']);
      expect(refuse(validate, { kind: 'email' })).to.deep.equal(['required ']);
      expect(refuse(validate, { kind: 'sms' })).to.deep.equal(['discriminator ']);
      expect(accept(validate, { kind: 'email', subject: '', data: { a: 1 } })).to.deep.equal({
        kind: 'email',
        subject: '',
        data: { a: 1 },
      });
    });

    it('are absent where the body is not JSON', () => {
      expect(operations['importLeads']).to.not.have.property('body');
    });
  });

  describe('of answers', () => {
    it('stand under each status that has JSON', () => {
      const keys = (id: string) => Object.keys(operations[id]!.responses);
      expect(keys('getHealth')).to.have.members(['200', '503', 'default']);
      expect(keys('putLead')).to.deep.equal(['default']);
      expect(keys('exportLeads')).to.deep.equal(['default']);
    });

    it('fill nothing in and coerce nothing', () => {
      const answer = {
        data: { id: uuid, status: 'draft', parent: { id: uuid, status: 'running', parent: null } },
      };
      const before = structuredClone(answer);
      expect(accept(operations['createCampaign']!.responses['201'], answer)).to.deep.equal(before);
      const wrong = { data: { id: uuid, status: 'draft', parent: { id: 'x', status: 'running' } } };
      expect(refuse(operations['createCampaign']!.responses['201'], wrong)).to.include(
        'format /data/parent/id',
      );
    });

    it('share one function where they share a schema', () => {
      expect(operations['createCampaign']!.responses['201']).to.equal(
        operations['addLeads']!.responses['200'],
      );
    });
  });

  it('of events judge the whole envelope', () => {
    const timestamp = '2026-01-02T03:04:05Z';
    expect(Object.keys(events)).to.deep.equal(['email.sent', 'lead.created', 'webhook.test']);
    expect(
      refuse(events['email.sent'], { type: 'email.sent', timestamp, data: { email: 'a' } }),
    ).to.deep.equal([]);
    expect(refuse(events['email.sent'], { type: 'lead.created', timestamp, data: {} })).to.have.members([
      'const /type',
      'required /data',
    ]);
  });

  describe('of a great many errors', () => {
    it('stop at a bound in a list and in an object', () => {
      const rows = Array.from({ length: 200_000 }, () => ({}));
      expect(refuse(operations['addLeads']!.body, { leads: rows })).to.have.length(maxErrorsPerLoop + 1);
      const keys = Object.fromEntries(Array.from({ length: 5_000 }, (_, i) => [`k${i}`, 1]));
      expect(refuse(operations['putLead']!.body, { email: 'a', ...keys })).to.have.length(maxErrorsPerLoop);
    });

    it('are not emitted when ajv writes its loops in another form', () => {
      expect(boundErrors('for(let i0=0; i0<len0; i0++){}outer0:for(;i1--;){for(j0 = i1; j0--;){}}')).to.equal(
        `const loop0 = errors;for(let i0=0; i0<len0; i0++){if(errors - loop0 >= ${maxErrorsPerLoop}){break;}}` +
          'outer0:for(;i1--;){for(j0 = i1; j0--;){}}',
      );
      for (const loop of [
        'for (let i0 = 0; i0 < len0; i0++) {}',
        'for(const row of data){}',
        'while (i--) {}',
      ])
        expect(() => boundErrors(`for(const key0 in data){}${loop}`)).to.throw(/1 loops .* not known/);
    });

    it('never take for valid what lies behind the bound', () => {
      const contract = fixtureContract(contract => {
        nodeAt(contract, '#/components/schemas/LeadCreate/properties')['tags'] = {
          anyOf: [
            { type: 'array', items: { type: 'string' } },
            { type: 'array', items: { type: 'integer' } },
          ],
        };
      });
      const { putLead } = runValidators(emitValidators(compile(buildModel(contract)))).operations;
      const tags = [...Array.from({ length: 500 }, (_, i) => (i % 2 ? i : 'text'))];
      expect(refuse(putLead!.body, { email: 'a', tags })).to.include('anyOf /tags');
      expect(refuse(putLead!.body, { email: 'a', tags: tags.filter(tag => tag !== 'text') })).to.deep.equal(
        [],
      );
    });
  });
});
