import { expect } from 'chai';
import { guideNames } from '../../server/src/pages/docs/guides.js';
import { cacheDir } from '../support/database.js';
import { guideFolder, guidePrograms, runModule, runPython, runShell } from '../support/guides.js';
import { freePort } from '../support/dovecot.js';
import { freshDataDir, startProgram, type RunningProgram } from '../support/program.js';

/** What a guide must have written when its programs have run, beyond ending well. */
const written: Partial<Record<string, RegExp[]>> = {
  start: [/^running$/m, /^Interested$/m, /^sent: Hi Jane,$/m, /^received: /m],
  concepts: [/^Autumn and Spring$/m],
  python: [
    /^From Python is a draft$/m,
    /^1 imported, \[/m,
    /^interested\+py@sandbox\.test is Interested$/m,
    /^The reply is sent$/m,
    /^interested\+py@sandbox\.test,trial\r?$/m,
    /^1 lead$/m,
    /^campaign_already_launched$/m,
  ],
  campaigns: [
    /^\[\]$/m,
    /who looks after this in London|may I ask you something/,
    /^edges\[0\]\.target: dangling_edge$/m,
    /"ready": true/,
    /^paused$/m,
    /^campaign_paused$/m,
    /^campaign_not_running: The campaign is a draft/m,
    /^content$/m,
  ],
  imports: [/"imported":2,"incomplete":0,"failed":1/, /"excluded": 1,/, /^email,global_lead_id/m],
  inbox: [/interested\+inbox@sandbox.test: Interested/, /^scheduled$/m, /^created\ncreated$/m],
  webhooks: [/webhook\.test \{ message:/, /^enabled$/m, /"event_type": "webhook.test"/],
  errors: [/"path":"limit","code":"too_large"/, /^one campaign$/m, /^X-RateLimit-Remaining: \d+/im],
  sdk: [/^invalid_flow$/m, /^\d+ requests are left until /m],
  mcp: [/^\d+ tools, such as listCampaigns$/m, /^Nothing was done yet\./m, /^\{"data":\{.*"deleted_at":"/m],
  contract: [/^ok {4}Routes/m, /^ok {4}Idempotency +4 checks/m, /^The contract is kept: \d+ checks in/m],
  hosting: [/^Usage: outreach/m, /"status":"ok"/, /^ok +schema is up to date$/m],
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
      const [{ setup }, { sh, ts, py }] = await Promise.all([guidePrograms('start'), guidePrograms(name)]);
      expect(sh + ts + py, 'has examples that run').to.not.equal('');
      const folder = await guideFolder();
      try {
        const output = [
          ts && (await runModule(ts, folder.path, env)),
          sh && (await runShell(setup + sh, folder.path, env)),
          py && (await runPython(py, folder.path, env)),
        ].join('\n');
        for (const wanted of written[name] ?? []) expect(output).to.match(wanted);
      } finally {
        await folder.remove();
      }
    });
});
