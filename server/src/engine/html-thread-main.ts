import { parentPort } from 'node:worker_threads';
import { sanitizeHtml } from '../domain/inbox/sanitize-html.js';
import type { TaskAnswer } from './task-thread.js';

const port = parentPort!;

port.on('message', (html: string) => {
  port.postMessage({ result: sanitizeHtml(html) } satisfies TaskAnswer<string>);
});
port.postMessage('ready');
