import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { findDrift, type Files } from '../../codegen/src/files.js';
import { builtFiles, generate, generatedFolders } from '../../codegen/src/generate.js';
import { loadContract } from '../../codegen/src/load.js';
import { runValidators, type ValidatorModule } from './support.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

describe('the contract of this product', function () {
  this.timeout(60_000);
  let files: Files;
  let validators: ValidatorModule;
  let code: string;
  before(async () => {
    files = await generate(await loadContract(join(root, 'openapi.yaml')));
    code = files.get('server/src/generated/validators.cjs')!;
    validators = runValidators(code);
  });

  it('is what the files in the generated folders were made from', async () => {
    const drift = await findDrift(root, files, generatedFolders, builtFiles);
    expect(drift.filter(line => !line.startsWith('not committed'))).to.deep.equal([]);
  });

  it('refuses an unknown key of a lead and strips those of every other body', () => {
    const routes = files.get('server/src/generated/routes.ts')!;
    const create = routes.slice(routes.indexOf("operationId: 'createLead'"));
    expect(create.slice(0, create.indexOf('},\n'))).to.not.include('bodyKeys');
    const { body } = validators.operations['createLead']!;
    expect(body!({ email: 'jane@example.test' })).to.equal(true);
    expect(body!({ email: 'jane@example.test', verifier_result: 1 })).to.equal(false);
  });

  it('needs nothing at run time that the server does not depend on', () => {
    const required = [...code.matchAll(/require\("([^"]+)"\)/g)].map(match => match[1]!);
    const fromServer = createRequire(join(root, 'server', 'package.json'));
    for (const name of new Set(required)) {
      expect(name).to.match(/^(ajv|ajv-formats)\//);
      expect(fromServer.resolve(name)).to.be.a('string');
    }
  });
});
