import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, rm, appendFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { cacheDir } from '../support/database.js';
import { service } from '../support/service.js';
import { buildThread, queueReply } from '../support/threads.js';

const run = promisify(execFile);
const program = join(cacheDir, 'python/bin/schemathesis');

describe('schemathesis', function () {
  this.timeout(600_000);

  it('finds no response that the contract does not allow', async function () {
    await run(program, ['--version']).catch(() => {
      console.error('Skipped: schemathesis is not installed (see .ci/install-packages).');
      this.skip();
    });
    const { url } = service();
    const { key, parameters } = await existing();
    const folder = await mkdtemp(join(tmpdir(), 'outreach-schemathesis-'));
    const { PATH, HOME } = process.env;
    try {
      const config = join(folder, 'schemathesis.toml');
      await copyFile(fileURLToPath(new URL('schemathesis.toml', import.meta.url)), config);
      await appendFile(config, parameters);
      const args = ['--config-file', config, 'run', `${url}/openapi.json`, '--url', url];
      // Its own key is not revoked, so that it can go on.
      args.push('--header', `Authorization: Bearer ${key}`, '--exclude-operation-id', 'revokeApiKey');
      await run(program, args, { cwd: folder, env: { PATH, HOME }, maxBuffer: 2 ** 26 });
    } catch (error) {
      throw new Error((error as { stdout?: string }).stdout ?? String(error));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});

/** An account with one of everything, and the ids of that as settings: what exists is read and changed, not deleted. */
async function existing(): Promise<{ key: string; parameters: string }> {
  const client = await service().client();
  const thread = await buildThread(client.accountId);
  const created = async (path: string, body: unknown): Promise<string> => {
    const { body: response } = await client.post(path, body);
    return response.data.id;
  };
  const { body: lead } = await client.get(`/v1/campaigns/${thread.campaignId}/leads/${thread.leadId}`);
  const ids: Record<string, Record<string, string>> = {
    campaigns: { id: thread.campaignId, leadId: thread.leadId, nodeId: 'first' },
    threads: { id: thread.threadId },
    'message-jobs': { id: await queueReply(thread, new Date()) },
    mailboxes: { id: thread.mailboxId },
    people: { globalLeadId: lead.data.global_lead_id },
    'lead-lists': { id: await created('/v1/lead-lists', { name: 'A list' }) },
    'campaign-tags': { id: await created('/v1/campaign-tags', { name: 'A tag' }) },
    'person-tags': { id: await created('/v1/person-tags', { name: 'A tag' }) },
    'mailbox-tags': { id: await created('/v1/mailbox-tags', { name: 'A tag' }) },
    'thread-tags': { id: await created('/v1/thread-tags', { name: 'A tag' }) },
    jobs: { id: await created('/v1/people/export', {}) },
  };
  const parameters = Object.entries(ids).map(
    ([resource, values]) => `
[[operations]]
include-path-regex = "^/v1/${resource}/\\\\{"
exclude-method = "DELETE"
parameters = { ${Object.entries(values)
      .map(([name, value]) => `"path.${name}" = "${value}"`)
      .join(', ')} }
`,
  );
  return { key: client.key, parameters: parameters.join('') };
}
