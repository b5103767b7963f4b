import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { parse } from 'yaml';
import { limits } from '../../server/src/domain/api/limits.js';
import { newClient, send, service, startService } from '../support/service.js';

// eslint-disable-next-line @typescript-eslint/no-explicit-any
const contract: any = parse(readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8'), {
  merge: true,
  maxAliasCount: -1,
});

describe('meta', () => {
  it('reports the limits in force', async () => {
    const own = await startService({ rateLimitPerMinute: 321 });
    try {
      const { status, body, headers } = await (await own.client()).get('/v1/meta/limits');
      expect(status).to.equal(200);
      expect(body.data).to.deep.include({
        default_page_size: 20,
        max_page_size: 100,
        bulk_sync_limit: 100,
        bulk_async_limit: 1000,
        staged_import_append_limit: 500,
        max_async_jobs_per_account: 3,
        max_queued_async_jobs_per_account: 100,
        rate_limit_per_minute: 321,
        file_ingress: {
          staged_json_batches: true,
          presigned_object_upload: true,
          local_path_not_supported: true,
        },
      });
      expect(headers.get('x-ratelimit-limit')).to.equal('321');
    } finally {
      await own.close();
    }
  });

  it('reports the limits that the contract enforces', () => {
    const { parameters, schemas } = contract.components;
    expect(parameters.Limit.schema).to.include({
      default: limits.defaultPageSize,
      maximum: limits.maxPageSize,
    });
    expect(schemas.LeadImportRequest.properties.leads.maxItems).to.equal(limits.bulkSync);
    expect(schemas.GlobalLeadIdsRequest.properties.global_lead_ids.maxItems).to.equal(limits.bulkSync);
    expect(schemas.LeadImportJobRequest.properties.leads.maxItems).to.equal(limits.bulkAsync);
    expect(schemas.JobCreate.properties.leads.maxItems).to.equal(limits.bulkAsync);
    expect(schemas.EnrollmentJobRequest.properties.leads.maxItems).to.equal(limits.bulkAsync);
    expect(schemas.StagingRowsRequest.properties.leads.maxItems).to.equal(limits.stagingRowsPerAppend);
  });

  it('reports every scope and operation of the contract', async () => {
    const { data } = (await (await newClient()).get('/v1/meta/limits')).body;
    expect(data.supported_scope_kinds).to.have.members(contract.components.schemas.BulkScopeKind.enum);
    expect(data.supported_job_operations).to.have.members(contract.components.schemas.JobOperation.enum);
  });

  it('informs whoever opens the address what it is', async () => {
    const { status, body } = await send(`${service().url}/`, 'GET', {});
    expect([status, body.name, body.version]).to.deep.equal([200, 'outreach', contract.info.version]);
    expect((await send(service().url + body.openapi, 'GET', {})).status).to.equal(200);
    const { status: refused, headers } = await (await newClient()).request('POST', '/', {});
    expect([refused, headers.get('allow')]).to.deep.equal([405, 'GET, HEAD, OPTIONS']);
  });

  it('says that it is the query that is not valid', async () => {
    const { status, body } = await (await newClient()).get('/v1/campaigns?limit=many');
    expect([status, body.error.code]).to.deep.equal([400, 'invalid_flow']);
    expect(body.error.message).to.match(/^A query parameter is not valid/);
    expect(body.details[0].path).to.equal('limit');
  });

  it('needs a key for the limits, and none for health and contract', async () => {
    const { url } = service();
    expect((await send(`${url}/v1/meta/limits`, 'GET')).status).to.equal(401);
    const health = await send(`${url}/health`, 'GET');
    expect([health.status, health.body]).to.deep.equal([200, { status: 'ok', db: 'ok' }]);
    const document = await send(`${url}/openapi.json`, 'GET');
    expect([document.status, document.body.info.version]).to.deep.equal([200, '1.15.0']);
  });

  it('answers the contract with the address of this deployment, for whoever makes a client from it', async () => {
    const own = await startService({ baseUrl: 'https://outreach.example' });
    try {
      const { body } = await send(`${own.url}/openapi.json`, 'GET');
      const [{ url, variables }] = body.servers;
      expect([url, variables.base_url.default]).to.deep.equal(['{base_url}', 'https://outreach.example']);
      variables.base_url.default = contract.servers[0].variables.base_url.default;
      const generated = new URL('../../server/src/generated/openapi.json', import.meta.url);
      expect(body).to.deep.equal(JSON.parse(readFileSync(generated, 'utf8')));
    } finally {
      await own.close();
    }
  });
});
