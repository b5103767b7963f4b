import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

const places = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
const found = places.find(place => place !== undefined && existsSync(place));

/** Whether this machine has a Chromium; CI installs Debian's. */
export const hasBrowser = found !== undefined;

/** Starts Chromium without a window. Tests that it opens end with `browser.close()`. */
export function startBrowser(): Promise<Browser> {
  const asRoot = process.getuid?.() === 0;
  return chromium.launch({ executablePath: found, args: asRoot ? ['--no-sandbox'] : [] });
}
