import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import { guideNames } from '../../server/src/pages/docs/guides.js';
import { cacheDir } from '../support/database.js';
import {
  expectShown,
  guideFolder,
  guidePrograms,
  runModule,
  runPython,
  runShell,
} from '../support/guides.js';
import { freePort } from '../support/dovecot.js';
import { freshDataDir, startProgram, type RunningProgram } from '../support/program.js';

/** What a guide must have written when its programs have run, beyond ending well. */
const written: Partial<Record<string, RegExp[]>> = {
  start: [/^interested\+ines@sandbox.test Interested$/m],
  concepts: [/^\[ 'Autumn', 'Spring' \]$/m],
  python: [
    /^From Python is a draft$/m,
    /^1 imported, \[/m,
    /^interested\+py@sandbox\.test is Interested$/m,
    /^The reply is sent$/m,
    /^interested\+py@sandbox\.test,trial,stopped,Interested\r?$/m,
    /^1 lead$/m,
    /^campaign_already_launched$/m,
  ],
  campaigns: [/^2 messages, the last one on \d{4}-/m, /^campaign_paused The campaign is paused/m],
  flows: [
    /^who runs events in London\?$/m,
    /^true \[\]$/m,
    /^edges\[0\]\.target: dangling_edge: /m,
    /^flow_revision_conflict 412$/m,
  ],
  imports: [
    /^2 imported, 1 failed$/m,
    /^index,global_lead_id,message/m,
    /^6 created$/m,
    /^jane@acme\.example,,,trial\r?$/m,
  ],
  people: [/^Zoe Quill \[ 'People' \]$/m, /^1 lead created$/m, /^zoe@nakatomi\.example,trial\r?$/m],
  sending: [/^pending https?:\/\/\S+\/connect\//m, /^demo@sandbox\.test connected null /m],
  deliverability: [/^bounce-hard\+deliver-ts@sandbox\.test hard 5\.1\.1$/m, /^2 messages sent, 1 bounced$/m],
  inbox: [
    /^interested\+inbox-ts@sandbox\.test Interested /m,
    /^The reply is sent$/m,
    /^scheduled$/m,
    /^created true false$/m,
  ],
  webhooks: [/webhook\.test \{ message:/],
  errors: [
    /^Launch the campaign first\.$/m,
    /^true$/m,
    /^Idempotent-Replayed: true/im,
    /^X-RateLimit-Remaining: \d+/im,
    /^X-Request-Id: guide-errors-42/im,
    /^X-Ignored-Keys: stats/im,
  ],
  authentication: [/^100$/m, /^CRM sync sk_\S+ null null$/m],
  pagination: [/^2 of 3$/m, /^3 leads$/m],
  jobs: [
    /^2 1$/m,
    /^1 people$/m,
    /^Email,Plan,State\r?$/m,
    /^2 imported from the file$/m,
    /^index,global_lead_id,message,line,email/m,
  ],
  testing: [/^4 messages, the last one at 2/m, /^msg_1 reply\.received$/m, /^0 campaigns$/m],
  privacy: [/^email,.*\r?$/m, /^june\+privacy@acme\.example,/m],
  versioning: [/^\d+\.\d+\.\d+$/m, /^"version": ?"\d/m, /^Deprecation: @\d+/im],
  sdk: [
    /^invalid_flow \d+ \S+$/m,
    /^completed 1$/m,
    /^Email,Plan,State,Reply\r?$/m,
    /^\d+ requests are left until /m,
  ],
  mcp: [/^\d+ tools, such as listCampaigns$/m, /^Nothing was done yet\./m, /^\{"data":\{.*"deleted_at":"/m],
  contract: [/^ok {4}Routes/m, /^ok {4}Idempotency +4 checks/m, /^All passed: \d+ checks in/m],
  hosting: [/^Usage: outreach/m, /^ok +schema is up to date$/m],
  upgrading: [/^outreach \d+\.\d+\.\d+$/m, /^ok +schema is up to date$/m],
};

describe('guides of the docs', function () {
  this.timeout(180_000);

  let program: RunningProgram;
  let env: NodeJS.ProcessEnv;
  const ends: (() => Promise<unknown>)[] = [];

  before(async () => {
    // As `make run` starts it: an embedded database, a demo account, loopback allowed.
    const data = await freshDataDir();
    ends.push(data.remove);
    const settings = {
      PORT: String(await freePort()),
      DATA_DIR: data.path,
      RATE_LIMIT_PER_MINUTE: '1000000',
    };
    program = await startProgram(settings);
    ends.unshift(() => program.end());
    const API_KEY = await data.apiKey();
    const { PATH, HOME } = process.env;
    env = {
      PATH,
      HOME,
      CACHE_DIR: cacheDir,
      ...settings,
      LOG_LEVEL: 'silent',
      BASE_URL: program.url,
      API_KEY,
    };
  });
  after(async () => {
    for (const end of ends) await end();
  });

  for (const name of guideNames)
    it(`does what it says: ${name}`, async () => {
      const { sh, ts, py, responses } = await guidePrograms(name);
      expect(sh + ts + py, 'has examples that run').to.not.equal('');
      const folder = await guideFolder();
      const outputs = join(folder.path, 'outputs');
      await mkdir(outputs);
      try {
        const output = [
          ts && (await runModule(ts, folder.path, env)),
          sh && (await runShell(sh, folder.path, { ...env, OUTPUTS: outputs })),
          py && (await runPython(py, folder.path, env)),
        ].join('\n');
        for (const wanted of written[name] ?? []) expect(output).to.match(wanted);
        for (const [block, shown] of responses)
          expectShown(shown, JSON.parse(await readFile(join(outputs, String(block)), 'utf8')));
      } finally {
        await folder.remove();
      }
    });

  it('runs the workflows that it serves', async () => {
    const folder = await guideFolder();
    const fetched = async (path: string, file: string) =>
      writeFile(join(folder.path, file), await (await fetch(program.url + path)).text());
    try {
      await mkdir(join(folder.path, 'docs'));
      await fetched('/openapi.json', 'openapi.json');
      await fetched('/docs/workflows.arazzo.yaml', 'docs/workflows.arazzo.yaml');
      const respect = 'npx redocly respect docs/workflows.arazzo.yaml';
      const output = await runShell(
        `${respect} --input "apiKey=$API_KEY" --server "outreach=$BASE_URL" 2>&1`,
        folder.path,
        env,
      );
      expect(output).to.match(/Workflows:.* 3 passed/);
    } finally {
      await folder.remove();
    }
  });
});
