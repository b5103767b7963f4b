import { createSocket } from 'node:dgram';
import { once } from 'node:events';

/** What a name has: addresses, IPv6 with all eight groups, of the name that `CNAME` gives where there is one. */
export type Records = Partial<Record<'A' | 'AAAA', string[]>> & { CNAME?: string };

const types = { A: 1, CNAME: 5, AAAA: 28 } as const;
const header = 12;

/**
 * A name server on port 53 of loopback (RFC 1035), for a network of its own. No answer may be kept: its time to
 * live is zero.
 *
 * @param records what a name has at this moment; null for a name that does not exist
 */
export async function startNameServer(records: (name: string, type: 'A' | 'AAAA') => Records | null) {
  const socket = createSocket('udp4');
  socket.on('message', (question, { port, address }) =>
    socket.send(answer(question, records), port, address),
  );
  socket.bind(53, '127.0.0.1');
  await once(socket, 'listening');
  return { close: () => socket.close() };
}

function answer(question: Buffer, records: Parameters<typeof startNameServer>[0]): Buffer {
  const labels: string[] = [];
  let at = header;
  for (let length = question[at]!; length > 0; length = question[at]!) {
    labels.push(question.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  const asked = question.subarray(header, at + 5);
  const type = question.readUInt16BE(at + 1) === types.AAAA ? 'AAAA' : 'A';
  const found = records(labels.join('.').toLowerCase(), type);
  const owner = found?.CNAME ? nameBytes(found.CNAME) : Buffer.from([0xc0, header]);
  const answers = (found?.[type] ?? []).map(address => record(owner, types[type], addressBytes(address)));
  if (found?.CNAME) answers.unshift(record(Buffer.from([0xc0, header]), types.CNAME, owner));
  const head = Buffer.alloc(header);
  question.copy(head, 0, 0, 2);
  head.writeUInt16BE(found ? 0x8580 : 0x8583, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(answers.length, 6);
  return Buffer.concat([head, asked, ...answers]);
}

function record(owner: Buffer, type: number, data: Buffer): Buffer {
  const fixed = Buffer.alloc(10);
  fixed.writeUInt16BE(type, 0);
  fixed.writeUInt16BE(1, 2);
  fixed.writeUInt16BE(data.length, 8);
  return Buffer.concat([owner, fixed, data]);
}

function nameBytes(name: string): Buffer {
  const parts = name.split('.').map(label => Buffer.from([label.length, ...Buffer.from(label)]));
  return Buffer.concat([...parts, Buffer.from([0])]);
}

function addressBytes(address: string): Buffer {
  if (address.includes('.')) return Buffer.from(address.split('.').map(Number));
  const bytes = Buffer.alloc(16);
  address.split(':').forEach((group, index) => bytes.writeUInt16BE(parseInt(group, 16), index * 2));
  return bytes;
}
