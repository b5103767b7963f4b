import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import type { Detail } from '../../server/src/domain/api/api-error.js';
import { findDrift, type Files } from '../../codegen/src/files.js';
import { builtFiles, generate, generatedFolders } from '../../codegen/src/generate.js';
import {
  loadContract,
  resolve,
  type Contract,
  type Reference,
  type ResponseObject,
} from '../../codegen/src/contract.js';
import { eachSchema } from '../../codegen/src/schema-walk.js';
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

  it('lists every code of a detail, so that the compiler refuses others where the server makes one', () => {
    const refuses = validators.operations['createJob']!.responses['400']!;
    const withCode = (code: string) => ({
      error: { type: 'invalid_request_error', code: 'invalid_request', message: 'No.' },
      details: [{ path: 'scope', code, message: 'No.' }],
    });
    for (const listed of [
      'ambiguous_scope',
      'upload_not_finished',
      'broken_heading',
      'flow_cycle',
      'required',
    ])
      expect(refuses(withCode(listed)), listed).to.equal(true);
    expect(refuses(withCode('made_up'))).to.equal(false);
    // Type-checked: true would not be assignable were any text allowed as a code.
    const isClosed: string extends Detail['code'] ? false : true = true;
    expect(isClosed).to.equal(true);
  });

  it('is served with exactly the error codes of each operation, and one of them as the example', () => {
    const served = JSON.parse(files.get('server/src/generated/openapi.json')!) as Contract;
    const { post } = served.paths['/v1/people/export']!;
    expect(post!['x-error-codes']).to.include('lead_list_not_found').and.not.include('thread_not_found');
    const missing = post!.responses!['404'] as Reference;
    const { node } = resolve<ResponseObject>(served, missing, '#');
    const codes = ['campaign_not_found', 'upload_not_found', 'lead_list_not_found'];
    expect(node['x-error-codes']).to.deep.equal(codes);
    const { example } = node.content!['application/json']!;
    expect(example).to.have.nested.property('error.code', 'campaign_not_found');
  });

  it('describes every schema and every property', async () => {
    const { components } = await loadContract(join(root, 'openapi.yaml'));
    const silent = Object.entries(components!.schemas!).flatMap(([name, schema]) => [
      ...(schema.description ? [] : [name]),
      ...[...eachSchema(schema, name)].flatMap(({ schema: { properties = {} }, pointer }) =>
        Object.entries(properties).flatMap(([key, { $ref, description }]) =>
          $ref || description ? [] : [`${pointer}/${key}`],
        ),
      ),
    ]);
    expect(silent).to.deep.equal([]);
  });

  it('reports replayed answers wherever an answer is kept', async () => {
    const { paths, components } = await loadContract(join(root, 'openapi.yaml'));
    const operations = Object.values(paths!).flatMap(item => [item!.post, item!.put, item!.patch]);
    const isKey = (each: object) => '$ref' in each && String(each.$ref).endsWith('/IdempotencyKey');
    const idempotent = operations.filter(operation => operation?.parameters?.some(isKey));
    expect(idempotent).to.have.length.above(4);
    for (const operation of idempotent)
      for (const [status, given] of Object.entries(operation!.responses!)) {
        if (!/^(2..|403|404|409)$/.test(status)) continue;
        const response = '$ref' in given ? components!.responses![given.$ref.split('/').at(-1)!] : given;
        expect(response, `${operation!.operationId} ${status}`)
          .to.have.property('headers')
          .that.includes.keys('Idempotent-Replayed');
      }
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
