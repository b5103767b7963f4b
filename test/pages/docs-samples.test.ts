import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect } from 'chai';
import ts from 'typescript';
import { routes } from '../../server/src/generated/routes.js';
import { cacheDir } from '../support/database.js';
import { crawlDocs } from '../support/docs-page.js';
import { newClient, service } from '../support/service.js';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../', import.meta.url));

interface Sample {
  operationId: string;
  title: string;
  code: string;
}

/** How the samples of a language run, in bash; the file is `$FILE`. */
const languages: Record<string, { file: string; needs: string; run: string }> = {
  curl: { file: 'sample.sh', needs: 'command -v curl', run: '. $FILE' },
  SDK: {
    file: 'sample.ts',
    needs: 'true',
    run: `node --import ${root}node_modules/tsx/dist/esm/index.mjs $FILE`,
  },
  Python: {
    file: 'sample.py',
    needs: '$CACHE/python/bin/python -c "import requests"',
    run: '$CACHE/python/bin/python $FILE',
  },
  Go: {
    file: 'sample.go',
    needs: 'command -v go',
    // As the tests of the generated clients, which then need not compile Go's own packages again.
    run: `GOTOOLCHAIN=local GOCACHE=$CACHE/go-build go run -gcflags='all=-N -l' $FILE`,
  },
};

describe('the samples of the reference', function () {
  this.timeout(120_000);

  let samples: Sample[];
  /** In the folder of the service, so that programs find its packages. */
  let folder: string;

  before(async () => {
    const pages = await crawlDocs();
    samples = [...pages.values()].flatMap(({ html }) => samplesIn(html));
    await mkdir(cacheDir, { recursive: true });
    folder = await mkdtemp(join(cacheDir, 'samples-'));
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  });
  after(() => rm(folder, { recursive: true, force: true }));

  const of = (title: string) => samples.filter(sample => sample.title === title);

  it('are there for every operation, in every language', () => {
    for (const { operationId } of routes) {
      const titles = samples.filter(sample => sample.operationId === operationId).map(({ title }) => title);
      expect(titles, operationId).to.deep.equal(Object.keys(languages));
    }
  });

  it('compile with the SDK', async () => {
    const files = await write(of('SDK'), '.ts');
    const program = ts.createProgram(files, {
      ...{ strict: true, noEmit: true, skipLibCheck: true, types: ['node'] },
      ...{ target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.NodeNext },
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
    });
    const errors = ts.getPreEmitDiagnostics(program).map(({ file, messageText }) => {
      return `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
    });
    expect(errors).to.deep.equal([]);
  });

  it('are valid Go as gofmt writes it, and valid Python', async function () {
    await skipUnless(this, 'Go', 'command -v gofmt && command -v python3');
    await write(of('Go'), '.go');
    await write(of('Python'), '.py');
    const check = `gofmt -l *.go; python3 -c "import ast, glob; [ast.parse(open(f).read()) for f in glob.glob('*.py')]"`;
    expect(await bash(check)).to.equal('');
  });

  for (const [title, language] of Object.entries(languages))
    it(`run in ${title} as they are`, async function () {
      await skipUnless(this, title, language.needs);
      const client = await newClient();
      const runSample = async (operationId: string, env: Record<string, string> = {}) => {
        const { code } = of(title).find(sample => sample.operationId === operationId)!;
        const file = join(folder, language.file);
        await writeFile(file, code);
        return bash(language.run, { BASE_URL: service().url, API_KEY: client.key, FILE: file, ...env });
      };
      expect(await runSample('createCampaign')).to.contain('Autumn launch');
      const { body } = await client.get('/v1/campaigns');
      const [{ id }] = body.data as unknown as [{ id: string }];
      expect(await runSample('getCampaign', { ID: id })).to.contain(id);
      await runSample('updateCampaign', { ID: id });
    });

  async function write(some: Sample[], ending: string): Promise<string[]> {
    const files = some.map(({ operationId }) => join(folder, `${operationId}${ending}`));
    await Promise.all(some.map(({ code }, index) => writeFile(files[index]!, `${code}\n`)));
    return files;
  }

  async function bash(script: string, env: Record<string, string> = {}): Promise<string> {
    const { PATH, HOME } = process.env;
    const options = { cwd: folder, env: { PATH, HOME, CACHE: cacheDir, ...env } };
    const { stdout } = await run('bash', ['-c', `set -euo pipefail\n${script}`], options);
    return stdout;
  }

  async function skipUnless(context: Mocha.Context, language: string, needs: string): Promise<void> {
    await bash(`{ ${needs}; } >/dev/null 2>&1`).catch(() => {
      console.error(`Skipped: ${language} is not installed, or lacks a library (see .ci/install-packages).`);
      return context.skip();
    });
  }
});

function samplesIn(html: string): Sample[] {
  const details =
    /<details name="(\w+)-samples"[^>]*><summary>(\w+)<\/summary><pre class="code"><code[^>]*>([^]*?)<\/code>/g;
  return [...html.matchAll(details)].map(([, operationId, title, code]) => {
    const text = code!
      .replace(/<[^>]+>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>');
    const unescaped = text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&');
    return { operationId: operationId!, title: title!, code: unescaped };
  });
}
