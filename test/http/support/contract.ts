import { Ajv2020, type AnySchema } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { errorTable } from '../../../server/src/generated/errors.js';
import type { Route } from '../../../server/src/generated/routes.js';
import type { OperationValidators, Validate } from '../../../server/src/http/context.js';

const settings = { allErrors: true, discriminator: true, strictTypes: false, strictRequired: false } as const;
const forText = addFormats.default(new Ajv2020({ ...settings, coerceTypes: true, useDefaults: true }));
const forBodies = addFormats.default(new Ajv2020({ ...settings, useDefaults: true }));
const forAnswers = addFormats.default(new Ajv2020(settings));

const id = { type: 'string', format: 'uuid' };
const object = (properties: Record<string, unknown>, required: string[] = []) => ({
  type: 'object',
  properties,
  required,
});
const ids = (...names: string[]) =>
  forText.compile(object(Object.fromEntries(names.map(name => [name, id])), names));

const errorAnswer = forAnswers.compile(
  object(
    {
      error: object({ type: { type: 'string' }, code: { type: 'string' }, message: { type: 'string' } }, [
        'type',
        'code',
        'message',
      ]),
      details: {
        type: 'array',
        items: object({ path: {}, code: {}, message: {} }, ['path', 'code', 'message']),
      },
    },
    ['error'],
  ),
);

const lead = {
  ...object(
    {
      email: { type: 'string' },
      name: { type: 'string', maxLength: 5 },
      custom_lead_data: { type: 'object' },
    },
    ['email'],
  ),
  additionalProperties: false,
};

interface Row {
  route: Partial<Route> & Pick<Route, 'operationId' | 'method' | 'path'>;
  validators?: Partial<OperationValidators>;
  ok?: AnySchema;
}

const rows: Row[] = [
  {
    route: {
      operationId: 'listCampaigns',
      method: 'GET',
      path: '/v1/campaigns',
      queryKeys: ['limit', 'status', 'include_deleted'],
      integers: ['limit'],
    },
    validators: {
      query: forText.compile(
        object({
          limit: { type: 'integer', minimum: 0, maximum: 100, default: 20 },
          status: { enum: ['draft', 'running'] },
          include_deleted: { type: 'boolean', default: false },
        }),
      ),
    },
  },
  {
    route: {
      operationId: 'createCampaign',
      method: 'POST',
      path: '/v1/campaigns',
      idempotent: true,
      hasBody: true,
      bodyRequired: true,
      bodyKeys: ['name', 'settings'],
      statuses: [201],
    },
    validators: {
      body: forBodies.compile(
        object({ name: { type: 'string', minLength: 1 }, settings: { type: 'object' } }, ['name']),
      ),
    },
  },
  {
    route: {
      operationId: 'getCampaign',
      method: 'GET',
      path: '/v1/campaigns/{id}',
      notFoundByParam: { id: 'campaign_not_found' },
    },
    validators: { params: ids('id') },
    ok: object({ data: object({ id }, ['id']) }, ['data']) as AnySchema,
  },
  {
    route: {
      operationId: 'launchCampaign',
      method: 'POST',
      path: '/v1/campaigns/{id}/launch',
      notFoundByParam: { id: 'campaign_not_found' },
    },
    validators: { params: ids('id') },
  },
  {
    route: {
      operationId: 'getLead',
      method: 'GET',
      path: '/v1/campaigns/{id}/leads/{leadId}',
      notFound: 'lead_not_found',
      notFoundByParam: { id: 'campaign_not_found', leadId: 'lead_not_found' },
    },
    validators: { params: ids('id', 'leadId') },
  },
  {
    route: {
      operationId: 'importLeads',
      method: 'POST',
      path: '/v1/campaigns/{id}/leads/bulk',
      idempotent: true,
      hasBody: true,
      bodyRequired: true,
      bodyKeys: ['leads'],
    },
    validators: {
      params: ids('id'),
      body: forBodies.compile(
        object({ leads: { type: 'array', minItems: 1, maxItems: 300, items: lead } }, ['leads']),
      ),
    },
  },
  {
    route: { operationId: 'addLeads', method: 'POST', path: '/v1/campaigns/{id}/leads:add', hasBody: true },
    validators: { params: ids('id'), body: forBodies.compile({ type: 'object' }) },
  },
  {
    route: { operationId: 'saveFlow', method: 'PUT', path: '/v1/campaigns/{id}/flow', hasBody: true },
    validators: {
      params: ids('id'),
      headers: forText.compile(object({ 'if-match': { type: 'string', pattern: '^[0-9a-f]+$' } })),
      body: forBodies.compile({ type: 'object' }),
    },
  },
  {
    route: {
      operationId: 'removeMembers',
      method: 'DELETE',
      path: '/v1/lead-lists/{id}/members',
      hasBody: true,
      bodyRequired: true,
      invalid: 'invalid_request',
      notFound: 'lead_list_not_found',
    },
    validators: {
      params: ids('id'),
      body: forBodies.compile(
        object({ global_lead_ids: { type: 'array', items: { type: 'string' } } }, ['global_lead_ids']),
      ),
    },
  },
  {
    route: {
      operationId: 'exportPeople',
      method: 'POST',
      path: '/v1/people/export',
      hasBody: true,
      invalid: 'invalid_request',
    },
  },
  {
    route: {
      operationId: 'getPerson',
      method: 'GET',
      path: '/v1/people/{globalLeadId}',
      notFound: 'person_not_found',
    },
    validators: {
      params: forText.compile(object({ globalLeadId: { type: 'string', pattern: '^[0-9a-f]{64}$' } })),
    },
  },
  {
    route: {
      operationId: 'downloadJob',
      method: 'GET',
      path: '/v1/jobs/{id}/download',
      responseTypes: { 200: 'text/csv' },
    },
    validators: { params: ids('id') },
  },
  {
    route: {
      operationId: 'putUpload',
      method: 'PUT',
      path: '/v1/uploads/{id}/content',
      hasBody: true,
      bodyRequired: true,
      bodyTypes: ['text/csv'],
      invalid: 'invalid_request',
      notFound: 'upload_not_found',
    },
    validators: { params: ids('id') },
  },
  { route: { operationId: 'getHealth', method: 'GET', path: '/health', public: true, statuses: [200, 503] } },
  { route: { operationId: 'getOpenApiDocument', method: 'GET', path: '/openapi.json', public: true } },
];

/** A small route table in the form of the generated one. */
export const routes: Route[] = rows.map(({ route }) => ({
  tag: 'campaigns',
  segments: [],
  public: false,
  idempotent: false,
  hasBody: false,
  bodyRequired: false,
  notFound: 'campaign_not_found',
  notFoundByParam: {},
  invalid: 'invalid_flow',
  errorCodes: Object.keys(errorTable) as Route['errorCodes'],
  statuses: [200],
  ...route,
}));

/** Its validators, compiled with the settings of the generated ones. */
export const validators: { operations: Record<string, OperationValidators> } = {
  operations: Object.fromEntries(
    rows.map(({ route, validators: own, ok }) => {
      const responses: Partial<Record<string, Validate>> = { default: errorAnswer };
      if (ok) responses['200'] = forAnswers.compile(ok);
      return [route.operationId, { ...own, responses }];
    }),
  ),
};
