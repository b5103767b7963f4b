import type { Config } from '../config.js';
import { isOnThisMachine } from './base-url-advice.js';

type Settings = Pick<Config, 'baseUrl' | 'host' | 'demoAccount' | 'allowLoopbackUrls'>;

const loopback = /^(?:localhost|127(?:\.\d+){3}|::1)$/;

/** What to tell of settings that are for trying the service out, when others can reach it; null when all is well. */
export function adviceOnTrials({ baseUrl, host, demoAccount, allowLoopbackUrls }: Settings): string | null {
  const whence = !isOnThisMachine(baseUrl)
    ? `BASE_URL is ${baseUrl}`
    : loopback.test(host)
      ? null
      : `HOST is ${host}`;
  const advice = [
    demoAccount && 'DEMO_ACCOUNT is on, so there is an account whose key nobody chose to make',
    allowLoopbackUrls &&
      'ALLOW_LOOPBACK_URLS is on, so webhooks and flows of any account may call programs on this machine',
  ].filter(each => each !== false);
  if (whence === null || advice.length === 0) return null;
  return `Others can reach the service (${whence}), and ${advice.join(';\n      ')}.
      Both are for trying it out: set DEMO_ACCOUNT=false and ALLOW_LOOPBACK_URLS=false, once you have an account of your own.`;
}
