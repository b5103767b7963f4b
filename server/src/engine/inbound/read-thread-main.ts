import { parentPort } from 'node:worker_threads';
import { learnAhead } from './learn-ahead.js';
import { readMail, type ReadMail, type ReadTask } from './read-mail.js';

/** What the thread answers to a task. */
export type ReadAnswer = { read: ReadMail } | { error: string };

const port = parentPort!;

port.on('message', (task: ReadTask) => {
  readMail(task).then(
    read => {
      for (const attachment of read.mail.attachments)
        if (attachment.content) attachment.content = ownBytes(attachment.content);
      const contents = read.mail.attachments.flatMap(({ content }) => content?.buffer ?? []);
      port.postMessage({ read } satisfies ReadAnswer, contents as ArrayBuffer[]);
    },
    (error: unknown) => port.postMessage({ error: String(error) } satisfies ReadAnswer),
  );
});
// The time of the first mail is not spent on learning.
learnAhead();
port.postMessage('ready');

/** Bytes in memory of their own, which can be handed over: small buffers share theirs. */
function ownBytes(content: Buffer): Buffer {
  return content.byteLength === content.buffer.byteLength
    ? content
    : Buffer.from(new Uint8Array(content).buffer);
}
