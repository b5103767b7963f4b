import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import { hasBrowser, startBrowser } from '../support/browser.js';
import { expectFaultCase } from './expect-fault-case.js';
import type { FaultCall, FaultOutcome } from './fault-call.js';
import { faultCases } from './fault-cases.js';
import { startFaultyService } from './faulty-service.js';

declare global {
  /** In the page: makes a call there, and in its worker. */
  var makeFaultCall: (call: FaultCall) => Promise<FaultOutcome>;
  var makeFaultCallInWorker: (call: FaultCall) => Promise<FaultOutcome>;
}

const calm = 'Math.random = () => -0.9;';
const inPage = `${calm}
export * from './fault-call.js';
const worker = new Worker('/worker.js');
export const makeFaultCallInWorker = call => new Promise(resolve => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => resolve(data);
  worker.postMessage(call, [port2]);
});`;
const inWorker = `${calm}
import { makeFaultCall } from './fault-call.js';
onmessage = async ({ data, ports }) => ports[0].postMessage(await makeFaultCall(data));`;

/** The program as a script that puts what it exports into the global object, without anything of Node. */
async function bundle(contents: string): Promise<string> {
  const resolveDir = fileURLToPath(new URL('.', import.meta.url));
  const { outputFiles } = await build({
    stdin: { contents, resolveDir, loader: 'js' },
    bundle: true,
    platform: 'browser',
    format: 'iife',
    globalName: 'bundled',
    footer: { js: 'Object.assign(globalThis, bundled);' },
    minify: true,
    write: false,
  });
  return outputFiles[0]!.text;
}

describe('sdk retries in a browser', function () {
  this.timeout(60_000);

  let browser: Browser;
  let page: Page;
  let faulty: Awaited<ReturnType<typeof startFaultyService>>;
  const ends: (() => unknown)[] = [];

  before(async function () {
    if (!hasBrowser) {
      console.log('      Chromium is not installed (chromium): the SDK is not run in a browser.');
      this.skip();
    }
    const scripts: Record<string, string> = {
      '/page.js': await bundle(inPage),
      '/worker.js': await bundle(inWorker),
    };
    const site = createServer(({ url }, response) => {
      const script = scripts[url!];
      response.setHeader('Content-Type', script ? 'text/javascript' : 'text/html');
      response.end(script ?? '<!doctype html><title>SDK</title><script src="/page.js"></script>');
    });
    await new Promise<void>(resolve => site.listen(0, '127.0.0.1', resolve));
    faulty = await startFaultyService();
    browser = await startBrowser();
    ends.push(
      () => site.close(),
      faulty.stop,
      () => browser.close(),
    );
    page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`);
  });
  after(async () => {
    for (const end of ends.reverse()) await end();
  });

  for (const [where, make] of [
    ['a page', (call: FaultCall) => page.evaluate(given => makeFaultCall(given), call)],
    ['a worker', (call: FaultCall) => page.evaluate(given => makeFaultCallInWorker(given), call)],
  ] as const)
    it(`behave in ${where} as they do in Node`, async () => {
      // One after the other: a browser has six connections to a host, and those that stall would hold up the rest.
      for (const each of faultCases) {
        const { baseUrl, seen } = faulty.client(each.faults);
        expectFaultCase(each, await make({ ...each.call, baseUrl }), seen);
      }
    });
});
