import { setTimeout as sleep } from 'node:timers/promises';
import { timingClient } from '../timing-client.js';

/** Begins to read an address again and again. */
export interface Read {
  port: number;
  key: string;
  path: string;
  /** Between two requests. */
  pauseMs: number;
}

/** `end` ends it, and is answered by how many milliseconds each request took. */
type Message = Read | 'end';

let isOver = false;

// A client in a process of its own: what else a benchmark does takes none of the time that it measures.
process.on('message', (message: Message) => {
  if (message === 'end') isOver = true;
  else void read(message);
});

async function read({ port, key, path, pauseMs }: Read): Promise<void> {
  const client = timingClient(port, key, 1);
  const took: number[] = [];
  for (isOver = false; !isOver; await sleep(pauseMs)) took.push(await client.time('GET', path));
  client.close();
  process.send!(took);
}
