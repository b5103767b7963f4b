import { expect } from 'chai';
import { pino } from 'pino';
import { VirtualClock } from '../../support/virtual-clock.js';
import { listedOf, readMails } from '../../../server/src/engine/receive/read-mails.js';
import type { Visit } from '../../../server/src/engine/receive/visit.js';

const at = new Date('2026-11-20T10:00:00Z');

/** A folder of which the server cannot give one mail; answers what was taken in, and how far it was read. */
function folderWithout(broken: number, endsConnection: boolean) {
  const taken: string[] = [];
  const moves: number[] = [];
  const client = {
    usable: true,
    mailbox: {},
    async fetchAll(range: string) {
      const uids = range.split(',').map(Number);
      if (!client.usable || uids.includes(broken)) {
        client.usable &&= !endsConnection;
        throw new Error('Command failed');
      }
      return uids.map(uid => ({ uid, source: Buffer.from(`mail ${uid}`), internalDate: at }));
    },
  };
  const visit = {
    clock: new VirtualClock(at),
    log: pino({ level: 'silent' }),
    failures: new Map(),
    claim: { accountId: 'account', mailboxId: 'mailbox' },
    mailbox: { email: 'ann@ours.example' },
    client,
    receive: async ({ raw }: { raw: Buffer }) => void taken.push(String(raw)),
  } as unknown as Visit;
  const move = async (uid: number) => moves.push(uid) > 0;
  return { visit, client, move, taken, moves };
}

const mails = (...uids: number[]) => uids.map(uid => ({ uid, size: 100 }));

describe('reading mails of a folder', () => {
  it('takes in those before one that the server cannot give, and stops there', async () => {
    const { visit, move, taken, moves } = folderWithout(3, false);
    const error = await readMails(visit, 'INBOX', mails(1, 2, 3, 4), move).catch((failed: Error) => failed);
    expect(error).to.be.an('error').with.property('message', 'Command failed');
    expect(taken).to.deep.equal(['mail 1', 'mail 2']);
    expect(moves.at(-1)).to.equal(2);
  });

  it('takes them in with the next connection where the server ends it over that one', async () => {
    const { visit, client, move, taken, moves } = folderWithout(3, true);
    for (let looks = 0; looks < 2; looks++) {
      client.usable = true;
      const error = await readMails(visit, 'INBOX', mails(1, 2, 3, 4), move).catch((failed: Error) => failed);
      expect(error).to.be.an('error');
    }
    expect(taken).to.deep.equal(['mail 1', 'mail 2']);
    expect(moves.at(-1)).to.equal(2);
  });

  it('passes over one that the server never gives, in the end', async () => {
    const { visit, client, move, taken, moves } = folderWithout(3, true);
    for (let looks = 0; looks < 14 && !taken.includes('mail 4'); looks++) {
      client.usable = true;
      expect(taken).to.deep.equal(looks < 2 ? [] : ['mail 1', 'mail 2']);
      const left = mails(1, 2, 3, 4).slice(moves.at(-1) ?? 0);
      await readMails(visit, 'INBOX', left, move).catch((failed: Error) => failed);
    }
    expect(taken).to.deep.equal(['mail 1', 'mail 2', 'mail 4']);
    expect(moves).to.deep.equal([1, 2, 3, 4]);
    expect(visit.failures.size).to.equal(0);
  });

  it('leaves alone what the server reports of others meanwhile', () => {
    const reported = [{ uid: 2, size: 20 }, { uid: 9 }, { uid: 1, size: 10 }, { uid: 1 }];
    expect(listedOf([1, 2, 3], reported)).to.deep.equal([
      { uid: 1, size: 10 },
      { uid: 2, size: 20 },
    ]);
  });
});
