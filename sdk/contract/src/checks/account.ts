import { valueAt } from '../finding.js';
import { group, type Check } from '../run.js';
import { contract } from '../data.js';
import { lead, removal } from './fixtures.js';

export const apiKeys: Check[] = group('API keys', [
  {
    name: 'the secret of a key is shown once, works, and stops working when the key is revoked',
    part: 'createApiKey, listApiKeys, revokeApiKey',
    run: async probe => {
      const made = await probe.ok('createApiKey', 201, { body: { name: `${probe.session.prefix} key` } });
      const [id, key] = [probe.text(made, 'data.id'), probe.text(made, 'data.secret')];
      const revoke = removal(probe, 'revokeApiKey', { id });
      const prefix = probe.text(made, 'data.secret_prefix');
      probe.holds(key.startsWith(prefix), made, 'secret_prefix: the leading part of the secret', prefix);
      const list = await probe.ok('listApiKeys', 200, { query: { limit: 100 } });
      const row = probe.list(list, 'data').find(each => valueAt(each, 'id') === id);
      probe.holds(valueAt(row, 'secret') === undefined, list, 'no secret', 'a secret');
      await probe.ok('listCampaigns', 200, { key });
      const revoked = await revoke();
      probe.text(revoked, 'data.revoked_at');
      probe.holds(valueAt(revoked.body, 'data.secret') === undefined, revoked, 'no secret', 'a secret');
      await probe.refused('listCampaigns', 'invalid_api_key', { key });
    },
  },
]);

export const meta: Check[] = group('Meta', [
  {
    name: 'the served contract has the same major version',
    part: 'getOpenApiDocument',
    readOnly: true,
    run: async probe => {
      const response = await probe.ok('getOpenApiDocument', 200);
      const version = probe.text(response, 'info.version');
      const [major] = contract.version.split('.');
      probe.holds(
        version.split('.')[0] === major,
        response,
        `info.version: ${major}.x, as ${contract.version}`,
        version,
      );
    },
  },
  {
    name: 'the limits match the rate-limit headers',
    part: 'getLimits, rate headers',
    readOnly: true,
    run: async probe => {
      const response = await probe.ok('getLimits', 200);
      probe.equal(response, 'data.max_page_size', 100);
      probe.equal(response, 'data.default_page_size', 20);
      const [limit, remaining, reset] = ['Limit', 'Remaining', 'Reset'].map(name =>
        Number(response.headers.get(`X-RateLimit-${name}`)),
      ) as [number, number, number];
      probe.equal(response, 'data.rate_limit_per_minute', limit);
      probe.holds(
        remaining >= 0 && remaining < limit,
        response,
        `X-RateLimit-Remaining below ${limit}`,
        remaining,
      );
      const seconds = reset - Date.now() / 1000;
      probe.holds(
        Math.abs(seconds) <= 120,
        response,
        'X-RateLimit-Reset: Unix seconds within this minute',
        reset,
      );
    },
  },
]);

export const mailboxes: Check[] = group('Mailboxes', [
  {
    name: 'a connect session is created and polled',
    part: 'createConnectSession, getConnectSession',
    run: async probe => {
      const begun = await probe.ok('createConnectSession', 201, { body: {} });
      probe.session.stays('connect sessions (until they expire)');
      probe.equal(begun, 'data.status', 'pending');
      probe.equal(begun, 'data.mailbox_id', null);
      const read = await probe.ok('getConnectSession', 200, { params: { id: probe.text(begun, 'data.id') } });
      probe.equal(read, 'data.status', 'pending');
    },
  },
  {
    name: 'a mailbox shows no secret',
    part: 'listMailboxes',
    readOnly: true,
    run: async probe => {
      const list = await probe.ok('listMailboxes', 200, { query: { limit: 100 } });
      const names = [...JSON.stringify(list.body).matchAll(/"(\w*(?:password|secret|token)\w*)":/gi)].map(
        ([, name]) => name,
      );
      probe.holds(names.length === 0, list, 'no secret', names);
    },
  },
]);

export const inbox: Check[] = group('Inbox', [
  {
    name: 'a campaign that never sent has no threads',
    part: 'listThreads',
    run: async probe => {
      const { campaignId: campaign_id } = await lead(probe);
      const query = { campaign_id, has_reply_only: false };
      probe.equal(await probe.ok('listThreads', 200, { query }), 'total_count', 0);
    },
  },
  {
    name: 'threads accept every filter',
    part: 'listThreads',
    readOnly: true,
    run: async probe => {
      const dates = { date_from: '2020-01-01T00:00:00Z', date_to: '2020-01-02T00:00:00Z' };
      const query = {
        q: 'contract',
        unread_only: true,
        conversation_status: 'open',
        category: 'no_category',
        ...dates,
      };
      await probe.ok('listThreads', 200, { query: { ...query, sort: 'oldest' } });
      await probe.ok('listThreads', 200, { query: { category: 'Not Interested', sort: 'newest' } });
      await probe.invalid('listThreads', { query: { category: 'Maybe' } }, 'category');
    },
  },
]);
