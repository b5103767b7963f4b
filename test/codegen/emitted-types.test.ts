import { expect } from 'chai';
import ts from 'typescript';
import { generate } from '../../codegen/src/generate.js';
import type { Files } from '../../codegen/src/files.js';
import { fixtureContract, withSchema } from './support.js';

const options: ts.CompilerOptions = {
  strict: true,
  // What is tested is emitted as sources; the declarations of the library need no check.
  skipLibCheck: true,
  noEmit: true,
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  verbatimModuleSyntax: true,
  noUnusedLocals: true,
  types: [],
  paths: { 'outreach-sdk/types': ['/sdk/src/generated/types.ts'] },
};

/** The standard library's sources, parsed once. */
const libraries = new Map<string, ts.SourceFile | undefined>();

/** Compiles generated files and one more, `/use.ts`, in memory; answers what the compiler says about them. */
function compileWith(files: Files, use: string): string[] {
  const sources = new Map([...files].map(([path, text]) => [`/${path}`, text]));
  sources.set('/use.ts', use).set('/package.json', '{ "type": "module" }');
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  host.getSourceFile = (name, language, ...rest) => {
    const text = sources.get(name);
    if (text !== undefined) return ts.createSourceFile(name, text, language);
    if (!libraries.has(name)) libraries.set(name, getSourceFile.call(host, name, language, ...rest));
    return libraries.get(name);
  };
  host.directoryExists = () => true;
  host.fileExists = name => sources.has(name) || fileExists.call(host, name);
  host.readFile = name => sources.get(name) ?? readFile.call(host, name);
  host.writeFile = () => {};
  const roots = [...sources.keys()].filter(name => name.endsWith('.ts'));
  const program = ts.createProgram(roots, options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(
      ({ file, messageText }) =>
        `${file?.fileName ?? ''}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
}

describe('emitted types', function () {
  this.timeout(60_000);
  let files: Files;
  before(async () => {
    files = await generate(fixtureContract());
  });

  const implementation = `
import type { CampaignsOperations, LeadFieldsOperations, Operations } from './server/src/generated/operations.js';
import { notImplemented } from './server/src/generated/operations.js';
import type { Campaign } from './server/src/generated/types.js';
export interface Context { accountId: string }
const row: Campaign = { id: 'x', status: 'draft' };
`;
  const campaigns = `
export const campaigns: CampaignsOperations<Context> = {
  async getHealth() { return { status: 503, body: { status: 'down' } }; },
  async listCampaigns({ query }) {
    const limit: number = query.limit;
    const deleted: boolean = query.include_deleted;
    const status: 'draft' | 'running' | undefined = query.status;
    return { status: 200, body: { data: limit && deleted && status ? [row] : [] }, headers: { ETag: 'x' } };
  },
  async createCampaign({ body, headers }, context) {
    const interval: number | undefined = body?.interval;
    return interval && headers['idempotency-key'] === context.accountId
      ? { status: 200, body: { data: row } }
      : { status: 201, body: { data: row } };
  },
  async addLeads({ params, body }) { return { status: 200, body: { data: { ...row, id: params.id + body.leads[0]!.email } } }; },
  async putLead() { return { status: 204 }; },
  async exportLeads() { return { status: 200, body: 'a,b' }; },
  importLeads: notImplemented,
};`;

  it('compile, and with them an implementation of their interfaces', () => {
    const use = `${implementation}${campaigns}
export const fields: LeadFieldsOperations<Context> = { patchNode: notImplemented };
export const all: Operations<Context> = { campaigns, leadFields: fields, apiKeys: { createApiKey: notImplemented } };`;
    expect(compileWith(files, use)).to.deep.equal([]);
  });

  const wrong: [name: string, find: string, replace: string, message: RegExp][] = [
    ['an operation that is missing', 'importLeads: notImplemented,', '', /importLeads.* is missing/],
    ['an operation that the contract lacks', 'importLeads: notImplemented,', 'importLeads: notImplemented, exportAll: notImplemented,', /exportAll.* does not exist/],
    ['a status that the contract lacks', '{ status: 204 }', '{ status: 202 }', /202/],
    ['an answer without body', "{ status: 200, body: 'a,b' }", '{ status: 200 }', /body/],
    ['an answer of another shape', "{ status: 'down' }", '{ state: 1 }', /status/],
    ['a value outside the enum', "status: 'draft' }", "status: 'gone' }", /"gone"/],
  ]; // prettier-ignore
  for (const [name, find, replace, message] of wrong) {
    it(`do not compile with ${name}`, () => {
      const whole = `${implementation}${campaigns}\nexport type Other = [LeadFieldsOperations<Context>, Operations<Context>];`;
      expect(whole).to.include(find);
      const errors = compileWith(files, whole.replace(find, replace));
      expect(errors.join('\n')).to.match(message);
      expect(errors.every(error => error.startsWith('/use.ts'))).to.equal(true);
    });
  }

  it('map each event to its data, on the server and in the SDK', () => {
    const use = (path: string) => `
import type { EventPayloads, EventType } from '${path}';
export const sent: EventPayloads['email.sent'] = { email: 'a', step_number: 1 };
export const lead: EventPayloads['lead.created'] = { email: 'a', tags: [] };
export const test: EventPayloads['webhook.test'] = { message: 'a' };
export const type: EventType = 'webhook.test';`;
    expect(compileWith(files, use('./server/src/generated/events.js'))).to.deep.equal([]);
    expect(compileWith(files, use('./sdk/src/generated/types.js'))).to.deep.equal([]);
    expect(
      compileWith(files, use('./sdk/src/generated/types.js').replace("'webhook.test';", "'nope';")),
    ).to.have.length(1);
  });

  it('ask a client for less than they promise the server: defaults may be left out', () => {
    const left = `import type { CampaignCreate } from './sdk/src/generated/types.js';
export const draft: CampaignCreate = {};`;
    const filled = `import type { CampaignsOperations } from './server/src/generated/operations.js';
type Body = NonNullable<Parameters<CampaignsOperations<object>['createCampaign']>[0]['body']>;
export const interval: number = (null as unknown as Body).interval;
export const draft: Body = {};`;
    expect(compileWith(files, left)).to.deep.equal([]);
    const errors = compileWith(files, filled);
    expect(errors).to.have.length(1);
    expect(errors[0]).to.match(/interval, status/);
  });

  it('are declared once: the server reads those of the SDK', () => {
    const use = (side: string) => `import type { Campaign } from './${side}/src/generated/types.js';
export type { Campaign };`;
    for (const side of ['sdk', 'server']) expect(compileWith(files, use(side))).to.deep.equal([]);
    expect(files.get('server/src/generated/types.ts')).to.not.match(/interface|type \w/);
  });

  it('keep a named EventType of the contract as the only one in the SDK', async () => {
    const named = await generate(
      withSchema('EventType', { type: 'string', enum: ['email.sent', 'lead.created', 'webhook.test'] }),
    );
    const use = `import type { EventType } from './sdk/src/generated/types.js';\nimport { eventTypes } from './server/src/generated/events.js';\nexport const all: readonly EventType[] = eventTypes;`;
    expect(compileWith(named, use)).to.deep.equal([]);
  });

  it('give enums of text their values', () => {
    expect(files.get('server/src/generated/types.ts')).to.include(
      "export const campaignStatusValues = [\n  'draft',\n  'running',\n] as const;",
    );
  });

  it('carry summaries and deprecations as doc comments', () => {
    const text = files.get('server/src/generated/operations.ts');
    expect(text).to.include('  /** List campaigns */\n  listCampaigns(');
    expect(text).to.include('  /**\n   * Replace a lead\n   * @deprecated\n   */\n  putLead(');
  });

  it('make nothing of a summary that would end its comment', async () => {
    const contract = fixtureContract(contract => {
      contract.paths['/health']!.get!.summary = 'Tell */ process.exit(1); /* whether';
    });
    expect(compileWith(await generate(contract), '')).to.deep.equal([]);
  });
});

describe('emitted errors', () => {
  it('hold each code with type, status and message', async () => {
    const text = (await generate(fixtureContract())).get('server/src/generated/errors.ts')!;
    const body = ts.transpile(text, { module: ts.ModuleKind.CommonJS });
    const exports = {} as { errorTable: Record<string, object>; flowIssueMessages: Record<string, string> };
    new Function('exports', body)(exports);
    expect(Object.keys(exports.errorTable)).to.deep.equal([
      'invalid_request',
      'invalid_flow',
      'campaign_not_found',
      'node_not_found',
      'stale_node',
      'route_not_found',
    ]);
    expect(exports.errorTable['node_not_found']).to.deep.equal({
      type: 'invalid_request_error',
      status: 404,
      message: "This flow's node does not exist.",
    });
    expect(exports.flowIssueMessages).to.deep.equal({
      invalid_variant_id: 'An email variant needs a UUID id.',
      flow_cycle: 'The flow has a cycle.',
    });
  });
});
