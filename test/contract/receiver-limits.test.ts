import { expect } from 'chai';
import { newClient, type Client } from '../support/service.js';

const path = '/v1/settings/receiver-limits';
const none = { per_domain: null, per_provider: { google: null, microsoft: null, other: null } };
const some = { per_domain: 20, per_provider: { google: 500, microsoft: null, other: 1 } };

describe('receiver limits of the account', () => {
  let client: Client;
  beforeEach(async () => (client = await newClient()));

  const limits = async (of = client) => {
    const { status, body } = await of.get(path);
    expect(status, JSON.stringify(body)).to.equal(200);
    return body.data;
  };

  it('are none at first, and are replaced as a whole', async () => {
    expect(await limits()).to.deep.equal(none);
    for (const each of [some, { ...none, per_domain: 3 }, none]) {
      const { status, body } = await client.put(path, each);
      expect([status, body]).to.deep.equal([200, { data: each }]);
      expect(await limits()).to.deep.equal(each);
    }
  });

  it('belong to one account', async () => {
    const other = await newClient();
    await client.put(path, some);
    expect(await limits(other)).to.deep.equal(none);
    await other.put(path, { ...none, per_domain: 7 });
    expect(await limits()).to.deep.equal(some);
  });

  it('are refused unless all are given, as whole numbers from 1, and then stay', async () => {
    await client.put(path, some);
    const wrong: [body: object, path: string][] = [
      [{}, 'per_domain'],
      [{ per_domain: 5 }, 'per_provider'],
      [{ ...some, per_domain: 0 }, 'per_domain'],
      [{ ...some, per_domain: 1.5 }, 'per_domain'],
      [{ ...some, per_domain: 1_000_001 }, 'per_domain'],
      [{ ...some, per_provider: { google: 1, microsoft: 1 } }, 'per_provider.other'],
      [{ ...some, per_provider: { ...some.per_provider, google: '9' } }, 'per_provider.google'],
    ];
    for (const [given, where] of wrong) {
      const { status, body } = await client.put(path, given);
      expect([status, body.details?.[0].path], JSON.stringify(body)).to.deep.equal([400, where]);
    }
    expect(await limits()).to.deep.equal(some);
  });
});
