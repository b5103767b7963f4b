/** `make demo` runs this: the quickstart, with the service that is running, or with one that it starts. */
import { OutreachError } from 'outreach-sdk';
import { quickstart } from './quickstart.js';
import { explainFailure } from './support/example.js';
import { findService, startService } from './support/service.js';

const interrupted = new AbortController();
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(name, () => interrupted.abort(new Error('Interrupted.')));
}
// The reader of the output may end first (`make demo | head`). Clean up then too.
process.stdout.on('error', error => interrupted.abort(error));

async function main(): Promise<void> {
  const running = await findService();
  if (running) {
    console.log(`Using the service at ${running.baseUrl}`);
    return report(await quickstart({ ...running, signal: interrupted.signal }));
  }
  console.log('Starting the service … (the first start also fetches and sets up a database)');
  const started = await startService(interrupted.signal);
  try {
    console.log(`The service is running at ${started.baseUrl}`);
    report(await quickstart({ ...started, signal: AbortSignal.any([interrupted.signal, started.ended]) }));
  } finally {
    await started.stop();
  }
}

function report(missing: string[]): void {
  if (missing.length === 0) return;
  console.error(`\nNot everything happened as expected:\n${missing.map(line => `  ✗ ${line}`).join('\n')}`);
  process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(`\n${explainFailure(error).join('\n')}`);
  if (error instanceof OutreachError && error.details.some(({ path }) => path === 'webhook_url'))
    console.error(
      '  Start the service with ALLOW_LOOPBACK_URLS=true, because it sends the webhooks to this program.',
    );
  process.exitCode = 1;
});
