import { expect } from 'chai';
import { ForbiddenHostError, mailAddress } from '../../../server/src/engine/outbound/mail-host.js';

const leadsTo =
  (...addresses: string[]) =>
  async () =>
    addresses.map(address => ({ address, family: address.includes(':') ? 6 : 4 }));

describe('where a mail host leads', () => {
  it('is any address where the operator has named it', async () => {
    expect(await mailAddress({ host: 'mail.internal' })).to.deep.equal({ host: 'mail.internal' });
  });

  it('is used as it was judged, under the name that its certificate bears', async () => {
    const server = { host: 'mail.example.com', reach: 'public' } as const;
    expect(await mailAddress(server, leadsTo('2606:4700::1', '93.184.216.34'))).to.deep.equal({
      host: '93.184.216.34',
      servername: 'mail.example.com',
    });
  });

  const forbidden: string[][] = [
    ['10.0.0.1'],
    ['93.184.216.34', '192.168.1.1'],
    ['127.0.0.1'],
    ['169.254.169.254'],
    ['::1'],
    ['fd00::1'],
    ['::ffff:10.0.0.1'],
  ];
  for (const addresses of forbidden)
    it(`may not be ${addresses.join(' and ')} where a stranger has named it`, async () => {
      const hosts = [...(addresses.length === 1 ? addresses : []), 'mail.example.com'];
      for (const host of hosts) {
        const error = await mailAddress({ host, reach: 'public' }, leadsTo(...addresses)).catch(e => e);
        expect(error).to.be.instanceOf(ForbiddenHostError);
      }
    });

  it('may be this machine where that is open for development, and nothing else near it', async () => {
    const reach = 'public_or_loopback' as const;
    expect(await mailAddress({ host: '127.0.0.1', reach })).to.deep.equal({ host: '127.0.0.1' });
    const error = await mailAddress({ host: '10.0.0.1', reach }).catch((e: unknown) => e);
    expect(error).to.be.instanceOf(ForbiddenHostError);
  });
});
