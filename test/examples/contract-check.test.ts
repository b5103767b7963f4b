import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { parse } from 'yaml';
import { guideBlock, guideFolder, runShell } from '../support/guides.js';
import { newClient, service } from '../support/service.js';

const folder = fileURLToPath(new URL('../../examples/contract-check/', import.meta.url));

/** What a file of a CI service says: its shell lines, their environment, and where it looks for the results. */
interface Pipeline {
  lines: string[];
  environment: Record<string, string>;
  results: string[];
}

interface GitHubFile {
  on: string[];
  jobs: Record<
    string,
    { steps: { run?: string; env?: Record<string, string>; if?: string; with?: { path?: string } }[] }
  >;
}

interface GitLabFile {
  contract: { script: string[]; artifacts: { when: string; paths: string[]; reports: { junit: string } } };
}

/** Each as the CI service reads it. */
const pipelines: { file: string; read(text: string): Pipeline }[] = [
  {
    file: 'github-actions.yml',
    read(text) {
      const { on, jobs } = parse(text) as GitHubFile;
      expect(on).to.deep.equal(['push']);
      const { steps } = jobs.contract!;
      const upload = steps.at(-1)!;
      expect(upload.if, 'kept when the contract is violated, too').to.equal('always()');
      return {
        lines: steps.flatMap(({ run }) => run ?? []),
        environment: Object.assign({}, ...steps.map(({ env }) => env)) as Record<string, string>,
        results: [upload.with!.path!],
      };
    },
  },
  {
    file: 'gitlab-ci.yml',
    read(text) {
      const { script, artifacts } = (parse(text) as GitLabFile).contract;
      expect(artifacts.when).to.equal('always');
      return {
        lines: script,
        // GitLab gives all variables of the project to every job.
        environment: { OUTREACH_BASE_URL: '', OUTREACH_API_KEY: '' },
        results: [...artifacts.paths, artifacts.reports.junit],
      };
    },
  },
];

for (const { file, read } of pipelines)
  describe(`the contract check of examples/contract-check/${file}`, () => {
    it('runs, and leaves its results where the CI service looks for them', async () => {
      const { lines, environment, results } = read(await readFile(join(folder, file), 'utf8'));
      const [install, command, ...others] = lines;
      expect(install).to.equal('npm install --no-save ./outreach-contract-*.tgz');
      expect(command).to.match(/^npx outreach-contract --junit \S+$/);
      expect(others).to.deep.equal([]);
      expect(Object.keys(environment)).to.have.members(['OUTREACH_BASE_URL', 'OUTREACH_API_KEY']);

      const { path, remove } = await guideFolder();
      try {
        const { key } = await newClient();
        const { PATH } = process.env;
        const env = { PATH, OUTREACH_BASE_URL: service().url, OUTREACH_API_KEY: key };
        const output = await runShell(`${command} --only '^Meta'`, path, env);
        expect(output).to.match(/^All passed: 2 checks in /m);
        for (const result of results) {
          const junit = await readFile(join(path, result), 'utf8');
          expect(junit).to.contain('tests="2" failures="0"');
        }
      } finally {
        await remove();
      }
    });
  });

describe('the guide to contract checks', () => {
  it('shows the example for GitHub Actions as it is', async () => {
    const text = await readFile(join(folder, 'github-actions.yml'), 'utf8');
    expect(await guideBlock('contract', /^name: Contract$/m)).to.equal(text.replace(/^(#.*\n)+/, ''));
  });
});
