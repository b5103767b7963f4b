import { parentPort } from 'node:worker_threads';
import { sanitizeHtml } from '../domain/inbox/sanitize-html.js';
import type { TaskResult } from './task-thread.js';

const port = parentPort!;

port.on('message', (html: string) => {
  port.postMessage({ result: sanitizeHtml(html) } satisfies TaskResult<string>);
});
port.postMessage('ready');
