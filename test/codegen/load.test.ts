import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { checkContract, loadContract } from '../../codegen/src/contract.js';
import { fixtureContract } from './support.js';

describe('loading a contract', () => {
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'codegen-load-'));
  });
  after(() => rm(folder, { recursive: true }));

  async function load(text: string) {
    const file = join(folder, 'openapi.yaml');
    await writeFile(file, text);
    return loadContract(file);
  }

  const head = 'openapi: 3.1.0\ninfo: { title: T, version: 1.0.0 }\n';

  it('keeps references and gives each use of an alias a node of its own', async () => {
    const contract = await load(
      `${head}paths: {}\ncomponents:\n  schemas:\n    A: &a { type: string }\n    B: *a\n    C: { $ref: '#/components/schemas/A' }\n`,
    );
    const { A, B, C } = contract.components!.schemas!;
    expect(B).to.deep.equal({ type: 'string' });
    expect(B).to.not.equal(A);
    expect(C).to.deep.equal({ $ref: '#/components/schemas/A' });
  });

  it('refuses aliases that readers with a guard against too many would refuse', async () => {
    const uses = Array.from({ length: 101 }, (_, i) => `    S${i}: *a\n`).join('');
    const failure = await load(
      `${head}paths: {}\ncomponents:\n  schemas:\n    A: &a { type: string }\n${uses}`,
    ).catch(String);
    expect(failure).to.match(/Excessive alias count/);
  });

  const refused: [string, string, RegExp][] = [
    ['a key that occurs twice', `${head}paths: {}\npaths: {}\n`, /unique/],
    [
      'another version of the standard',
      'openapi: 3.0.3\ninfo: { title: T, version: 1.0.0 }\npaths: {}\n',
      /3\.1/,
    ],
    ['a document without paths and info', 'openapi: 3.1.0\n', /not a valid/],
    ['a reference to nothing', `${head}paths: { /a: { $ref: '#/components/pathItems/A' } }\n`, /A/],
    ['an unknown field', `${head}paths: {}\nroutes: {}\n`, /unevaluated/],
  ];
  for (const [name, text, message] of refused) {
    it(`refuses ${name}`, async () => {
      const error: unknown = await load(text).catch((error: unknown) => error);
      expect(error).to.be.instanceOf(Error);
      expect((error as Error).message).to.match(message);
    });
  }

  it('hands a checked document back as it was', async () => {
    const contract = fixtureContract();
    expect(await checkContract(contract)).to.equal(contract);
    expect(contract).to.deep.equal(fixtureContract());
  });
});
