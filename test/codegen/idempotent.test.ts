import { expect } from 'chai';
import { honoursKey } from '../../sdk/src/generated/idempotent.js';
import { routes } from '../../server/src/generated/routes.js';
import { fixtureContract, generated } from './support.js';

async function patternOf(edit?: Parameters<typeof fixtureContract>[0]): Promise<RegExp> {
  const text = await generated(fixtureContract(edit), 'sdk/src/generated/idempotent.ts');
  const [, source] = /honoursKey = \/(.*)\/;\n$/.exec(text) ?? [];
  return new RegExp(source!);
}

describe('the pattern of operations that honour an idempotency key', () => {
  it('matches the method and path of those whose header the contract names, wherever the service lives', async () => {
    const pattern = await patternOf();
    expect(pattern.test('POST /v1/campaigns')).to.equal(true);
    expect(pattern.test('POST /outreach/v1/campaigns')).to.equal(true);
    for (const other of ['GET /v1/campaigns', 'POST /v1/campaigns/1', 'POST /v1/campaignsx', 'XPOST /v1/campaigns'])
      expect(pattern.test(other), other).to.equal(false);
  }); // prettier-ignore

  it('takes any text for a parameter, and a colon for itself', async () => {
    const pattern = await patternOf(contract => {
      const create = contract.paths['/v1/campaigns']!.post!;
      const [key] = create.parameters!;
      for (const [path, item] of Object.entries(contract.paths))
        for (const operation of [item.post, item.put, item.patch])
          if (path.includes('{') && operation) operation.parameters = [...(operation.parameters ?? []), key!];
    });
    expect(pattern.source).to.contain('[^/]+');
    expect(pattern.source).to.not.match(/[{}]/);
  });

  it('distinguishes all operations of the contract by the ends of their paths', () => {
    for (const { method, path, idempotent } of routes) {
      const called = `${method} /outreach${path.replaceAll(/\{.*?\}/g, '01920d3c-7a44-7bb1-9d53-2f1f0d6a1c01')}`;
      expect(honoursKey.test(called), called).to.equal(idempotent);
    }
  });

  it('matches nothing where no operation honours one', async () => {
    const pattern = await patternOf(contract => {
      delete contract.paths['/v1/campaigns']!.post!.parameters;
    });
    for (const text of ['', 'POST /v1/campaigns', 'undefined']) expect(pattern.test(text)).to.equal(false);
  });
});
