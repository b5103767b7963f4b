import { parentPort } from 'node:worker_threads';
import type { TaskResult } from '../task-thread.js';
import { loadModel } from '../../mail/model.js';
import { readMail, type ReadMail, type ReadTask } from './read-mail.js';

const port = parentPort!;

function answer(given: TaskResult<ReadMail>, transfer: ArrayBuffer[] = []): void {
  port.postMessage(given, transfer);
}

/** Bytes in memory of their own, which can be handed over: small buffers share theirs. */
function ownBytes(content: Buffer): Buffer {
  return content.byteLength === content.buffer.byteLength
    ? content
    : Buffer.from(new Uint8Array(content).buffer);
}

port.on('message', (task: ReadTask) => {
  readMail(task).then(
    result => {
      for (const attachment of result.mail.attachments)
        if (attachment.content) attachment.content = ownBytes(attachment.content);
      const contents = result.mail.attachments.flatMap(({ content }) => content?.buffer ?? []);
      answer({ result }, contents as ArrayBuffer[]);
    },
    (error: unknown) => answer({ error: String(error) }),
  );
});
// The time of the first mail is not spent on loading.
loadModel();
port.postMessage('ready');
