import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'chai';
import { freePort } from '../../support/dovecot.js';
import { newClient, type Client } from '../../support/service.js';
import { mcpSession, type McpSession } from './session.js';

/** A server that answers in its own way, for what the service never does. */
async function answering(listener: RequestListener): Promise<{ url: string; close(): void }> {
  const server: Server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

describe('calls of outreach mcp', () => {
  let account: Client;
  let session: McpSession;
  beforeEach(async () => {
    account = await newClient();
    session = await mcpSession(account);
  });
  afterEach(() => session.close());

  it('tell the client what this is, and answer what the API answers', async () => {
    expect(session.client.getServerVersion()).to.include({ name: 'outreach', title: 'Outreach' });
    expect(session.client.getInstructions()).to.contain('must be confirmed by the user');
    const made = await session.call('createCampaign', { body: { name: 'Spring' } });
    expect(made.json.data).to.include({ name: 'Spring', status: 'draft' });
    const { id } = made.json.data;
    const read = await session.call('getCampaign', { id });
    expect(read).to.deep.include({ isError: false, json: (await account.get(`/v1/campaigns/${id}`)).body });
    const listed = await session.call('listCampaigns', { limit: 0, q: 'spr', status: null });
    expect(listed.json).to.deep.equal({ data: [], limit: 0, offset: 0, total_count: 1 });
    expect(session.requests).to.deep.equal([
      'POST /v1/campaigns 201',
      `GET /v1/campaigns/${id} 200`,
      'GET /v1/campaigns 200',
    ]);
  });

  it('answer errors of the API as errors of the tool, with code, message and details', async () => {
    const id = crypto.randomUUID();
    const missing = await session.call('getCampaign', { id });
    expect(missing.isError).to.equal(true);
    expect(missing.json).to.deep.include({
      status: 404,
      error: (await account.get(`/v1/campaigns/${id}`)).body.error,
    });
    expect(missing.json.request_id).to.be.a('string');
    const stranger = await mcpSession({ key: 'wrong' });
    expect((await stranger.call('listCampaigns')).json).to.include({ status: 401 });
    await stranger.close();

    const draft = (await account.post('/v1/campaigns', {})).body.data;
    const stale = await session.call('saveFlow', {
      id: draft.id,
      if_match: '"stale"',
      body: JSON.stringify({ nodes: [], edges: [] }),
    });
    expect([stale.json.status, stale.json.error.code]).to.deep.equal([412, 'flow_revision_conflict']);
    expect(stale.json).to.have.property('current_flow_revision');
    const leads = await session.call('bulkImportLeads', {
      id: draft.id,
      body: { leads: [{ first_name: 'Ann' }] },
    });
    expect(leads.json.error.code).to.equal('invalid_request');
    expect(leads.json.details).to.deep.equal([
      { path: 'body.leads[0].email', code: 'required', message: 'is required' },
    ]);
  });

  it('are judged by the contract before anything is sent', async () => {
    const wrong: [string, Record<string, unknown>, string[]][] = [
      ['getCampaign', {}, ['id: required']],
      ['getCampaign', { id: 'mine' }, ['id: invalid_format']],
      ['getCampaign', { id: crypto.randomUUID(), campaign_id: 'x' }, ['campaign_id: unknown_field']],
      ['getPerson', { globalLeadId: '..' }, ['globalLeadId: invalid_format']],
      ['listCampaigns', { limit: 101, body: {} }, ['body: unknown_field', 'limit: too_large']],
      ['createCampaign', {}, ['body: required']],
      ['createCampaign', { body: 'Spring' }, ['body: invalid_type']],
      ['createCampaign', { idempotency_key: '', body: {} }, ['idempotency_key: too_short']],
      ['createCampaign', { idempotency_key: 'a\r\nb: c', body: {} }, ['idempotency_key: invalid_format']],
      ['launchCampaign', {}, ['id: required']],
      ['replyToThread', { id: crypto.randomUUID(), body: { text: 'Gladly.' } }, ['body.text: unknown_field']],
    ];
    for (const [name, args, found] of wrong) {
      const { isError, json } = await session.call(name, args);
      expect([isError, json.error.code], name).to.deep.equal([true, 'invalid_request']);
      const details = json.details as { path: string; code: string }[];
      expect(details.map(({ path, code }) => `${path}: ${code}`)).to.deep.equal(found);
    }
    expect(session.requests).to.deep.equal([]);
  });

  it('name a tool that there is, and that is offered', async () => {
    const limited = await mcpSession({ ...account, readOnly: true, only: 'campaigns,flow' });
    const names = (await limited.tools()).map(({ name }) => name);
    expect(names)
      .to.include('simulateCampaign')
      .and.include('validateFlow')
      .and.not.include('createCampaign');
    for (const name of ['createCampaign', 'listLeads', 'surprise']) {
      const refused = await limited.call(name).catch((error: Error) => error);
      expect((refused as Error).message).to.contain(`There is no tool ${name}.`);
    }
    expect((await limited.call('listCampaigns')).json.total_count).to.equal(0);
    await limited.close();
  });

  it('send a key by themselves where the contract has one, and the one that is given', async () => {
    const sent: (string | undefined)[] = [];
    const { url, close } = await answering((request, response) => {
      sent.push(request.headers['idempotency-key'] as string | undefined);
      response.writeHead(201, { 'content-type': 'application/json' }).end('{"data":{}}');
    });
    const there = await mcpSession({ key: 'k', baseUrl: url });
    await there.call('createCampaign', { body: {} });
    await there.call('createCampaign', { body: {} });
    await there.call('createCampaign', { body: {}, idempotency_key: 'mine' });
    await there.call('createLeadList', { body: { name: 'x' } });
    await there.close();
    close();
    expect(sent[0]).to.match(/^[\w-]{36}$/);
    expect(sent[1]).to.not.equal(sent[0]);
    expect(sent.slice(2)).to.deep.equal(['mine', undefined]);
    const body = { name: 'Once' };
    const one = await session.call('createCampaign', { body, idempotency_key: 'once' });
    const again = await session.call('createCampaign', { body, idempotency_key: 'once' });
    expect(again.json.data.id).to.equal(one.json.data.id);
  });

  it('tell when no answer came, and whether something may have been done', async () => {
    const gone = await mcpSession({ key: 'k', baseUrl: `http://127.0.0.1:${await freePort()}` });
    const list = await gone.call('createLeadList', { body: { name: 'x' } });
    expect(list.isError).to.equal(true);
    expect(list.json.error.code).to.equal('no_answer');
    expect(list.json.error.message).to.match(/^POST http:.*\/v1\/lead-lists failed: .*ECONNREFUSED/);
    expect(list.json.hint).to.equal('The call may have been done. Check before you call again.');
    await gone.close();
    const { url, close } = await answering(({ method }, response) =>
      method === 'GET' ? response.writeHead(502).end('<h1>Bad gateway</h1>') : response.destroy(),
    );
    const there = await mcpSession({ key: 'k', baseUrl: url });
    const made = await there.call('createCampaign', { body: {} });
    expect(made.json.hint).to.match(
      /^The call may have been done\. To repeat it safely, call again with idempotency_key "[\w-]{36}"\.$/,
    );
    expect((await there.call('listCampaigns')).json).to.deep.include({
      status: 502,
      error: { type: 'api_error', code: 'unreadable_response', message: 'Unreadable response, status 502' },
    });
    await there.close();
    close();
  });

  it('hand on what is no JSON, and cut what is too long', async () => {
    expect((await session.call('getOpenApiDocument')).text).to.match(
      /^\{"openapi":"3\.1\.0".{199000,}\n\[Cut after 200000 bytes\. Use a smaller limit, or a filter\.\]$/s,
    );
    const { url, close } = await answering(({ url: path }, response) => {
      if (path?.endsWith('download'))
        response.writeHead(200, { 'content-type': 'text/csv' }).end('email\na@b.test');
      else response.writeHead(204).end();
    });
    const there = await mcpSession({ key: 'k', baseUrl: url });
    expect((await there.call('downloadJob', { id: crypto.randomUUID() })).text).to.equal('email\na@b.test');
    expect(await there.call('getLimits')).to.include({ isError: false, text: 'Done.' });
    await there.close();
    close();
  });

  it('end with the client that gave up waiting', async () => {
    let left: (() => void) | undefined;
    const wasLeft = new Promise<void>(resolve => (left = resolve));
    const asked = new AbortController();
    const { url, close } = await answering(request => {
      request.socket.on('close', () => left!());
      asked.abort(new Error('enough'));
    });
    const there = await mcpSession({ key: 'k', baseUrl: url });
    const call = there.client.callTool({ name: 'listCampaigns', arguments: {} }, undefined, {
      signal: asked.signal,
    });
    expect(await call.catch((error: Error) => error.message)).to.contain('enough');
    await wasLeft;
    await there.close();
    close();
  });
});

describe('tools of outreach mcp that only read', () => {
  it('change nothing that the account shows', async () => {
    const account = await newClient();
    const session = await mcpSession({ ...account, readOnly: true });
    const { id } = (await account.post('/v1/campaigns', { name: 'Spring' })).body.data;
    await account.post(`/v1/campaigns/${id}/leads`, { email: 'ann@sandbox.test' });
    const paths = [
      `/v1/campaigns/${id}`,
      `/v1/campaigns/${id}/leads`,
      '/v1/people',
      '/v1/jobs',
      '/v1/events',
    ];
    const seen = () => Promise.all(paths.map(async path => (await account.get(path)).body));
    const before = await seen();
    const flow = { nodes: [{ id: 'source', type: 'leadSource' }], edges: [] };
    const everybody = { kind: 'explorer_view', query: {} };
    const calls: [string, Record<string, unknown>][] = [
      ['validateFlow', { id, body: flow }],
      ['simulateCampaign', { id }],
      ['previewJob', { body: { operation: 'remove_from_all_campaigns', scope: everybody } }],
    ];
    for (const [name, args] of calls) {
      const { isError, text } = await session.call(name, args);
      expect(isError, `${name}: ${text}`).to.equal(false);
    }
    expect(await seen()).to.deep.equal(before);
    await session.close();
  });
});
