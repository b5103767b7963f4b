import { expect } from 'chai';
import { DnsTrouble } from '../../../server/src/domain/mailbox-health/lookups.js';
import { receiverBudget, lookUpProvider } from '../../../server/src/domain/receivers/limits.js';

const lookUp = (...exchanges: string[]) =>
  lookUpProvider('acme.example', {
    mx: async () => exchanges.map((exchange, priority) => ({ exchange, priority })),
  });

describe('the provider of a domain', () => {
  it('is who runs its preferred server', async () => {
    const hosts: Record<string, readonly string[]> = {
      google: ['aspmx.l.google.com', 'ALT1.ASPMX.L.GOOGLE.COM.', 'smtp.google.com', 'aspmx2.googlemail.com'],
      microsoft: [
        'acme-example.mail.protection.outlook.com',
        'hotmail-com.olc.protection.outlook.com',
        'mx1.hotmail.com',
        'acme-example.o-v1.mx.microsoft',
      ],
      other: [
        'mail.acme.example',
        'notgoogle.com',
        'google.com.acme.example',
        'mx.outlook.com.example',
        'microsoft',
        '',
      ],
    };
    for (const [provider, names] of Object.entries(hosts))
      for (const name of names) expect(await lookUp(name), name).to.equal(provider);
    expect(await lookUp('mail.acme.example', 'aspmx.l.google.com')).to.equal('other');
    expect(await lookUp()).to.equal('other');
  });

  it('is not known where no DNS server answers', async () => {
    const mx = () => Promise.reject(new DnsTrouble('late'));
    expect(await lookUpProvider('acme.example', { mx })).to.equal(null);
  });
});

describe('what receivers may still get', () => {
  const now = new Date('2026-03-02T23:59:59.999Z');
  const providers = new Map([['acme.example', 'google' as const]]);
  const limits = { per_domain: 3, per_provider: { google: 4, microsoft: 1, other: null } };

  it('is what the nearest limit leaves, of what was sent and what was taken since', () => {
    const budget = receiverBudget(limits, now, providers, new Map([['provider:google', 2]]));
    expect([budget.day, budget.renewal.toISOString()]).to.deep.equal([
      '2026-03-02',
      '2026-03-03T00:00:00.000Z',
    ]);
    expect([budget.left('acme.example'), budget.left('other.example')]).to.deep.equal([2, 3]);
    budget.take('acme.example', 2);
    expect(budget.left('acme.example')).to.equal(0);
    expect(budget.full('acme.example')).to.include({ limit: 'per_provider', name: 'google', cap: 4 });
    budget.take('other.example', 3);
    expect(budget.full('other.example')).to.include({ limit: 'per_domain', name: 'other.example', cap: 3 });
    expect(budget.full('third.example')).to.equal(null);
  });

  it('has no end where no limit holds', () => {
    const free = { per_domain: null, per_provider: { google: null, microsoft: 1, other: null } };
    const budget = receiverBudget(free, now, providers, new Map());
    expect(budget.receivers('acme.example')).to.deep.equal([]);
    expect(budget.left('acme.example')).to.equal(Infinity);
  });
});
