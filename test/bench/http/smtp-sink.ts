import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

let count = 0;

/** A mail server that takes everything and keeps nothing but their number, in a process of its own. */
const server = new SMTPServer({
  disabledCommands: ['STARTTLS', 'AUTH'],
  disableReverseLookup: true,
  onData(stream, _session, done) {
    stream.resume().on('end', () => {
      count++;
      done();
    });
  },
});
server.on('error', () => undefined);
const listening = server.listen(0, '127.0.0.1', () =>
  process.send!({ port: (listening.address() as AddressInfo).port }),
);
process.on('message', () => process.send!(count));
