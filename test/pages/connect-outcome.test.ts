import { expect } from 'chai';
import type { ServerTrouble } from '../../server/src/domain/mailboxes/mail-servers.js';
import { fieldsFor } from '../../server/src/pages/connect/form.js';
import { faultsAfter, outcomeText } from '../../server/src/pages/connect/save.js';
import { words } from '../support/connect-page.js';

const server = (kind: string) => ({
  host: `${kind}.example.com`,
  port: 1,
  secure: true,
  user: `${kind} user`,
});
const found = fieldsFor('ana@example.com', '', {
  source: 'autoconfig',
  name: null,
  smtp: { ...server('smtp'), user: 'ana@example.com' },
  imap: server('imap'),
  advice: null,
});
const trouble = (kind: ServerTrouble['kind'], problem = 'no', advice: string | null = null) => ({
  kind,
  problem,
  advice,
});
const entered = { ...found, password: 'one' };
const both = { ...entered, imap_password: 'two' };
const auth = trouble('auth');

describe('what a try of a mailbox came to', () => {
  for (const [name, fields, sending, receiving, faults] of [
    [
      'a password that neither takes is wrong once',
      entered,
      auth,
      auth,
      { password: 'smtp.example.com does not accept this password for ana@example.com.' },
    ],
    [
      'two passwords are wrong each at its own place',
      both,
      auth,
      auth,
      {
        password: 'smtp.example.com does not accept this password for ana@example.com.',
        imap_password: 'imap.example.com does not accept this password for imap user.',
      },
    ],
    [
      'a password that sends but does not read leads to the one for reading',
      entered,
      null,
      auth,
      {
        password: 'Enter the password again.',
        imap_password:
          'imap.example.com does not accept the password above. If it uses a different password, enter it here.',
      },
    ],
    [
      'a server that does not answer leads to its name, and the passwords are asked for again',
      both,
      trouble('name'),
      trouble('timeout'),
      {
        password: 'Enter the password again.',
        imap_password: 'Enter the password for receiving again.',
        smtp_host: 'Enter a server that is on the internet.',
        imap_host: 'Check the server and the port.',
      },
    ],
  ] as const)
    it(name, () => expect(faultsAfter(fields, { sending, receiving })).to.deep.equal(faults));

  it('names a place to look at for every trouble', () => {
    for (const kind of ['certificate', 'name', 'refused', 'not_tls', 'timeout', 'other'] as const)
      expect(faultsAfter(found, { sending: null, receiving: trouble(kind) }), kind).to.have.all.keys(
        'imap_host',
      );
  });

  it('is shown in one place, with each advice once', () => {
    const text = (sending: ServerTrouble | null, receiving: ServerTrouble | null) =>
      words(outcomeText({ sending, receiving }).text);
    const [first, second] = [trouble('auth', 'a', 'Check.'), trouble('auth', 'b', 'Check.')];
    expect(text(first, second)).to.equal('Mail cannot be sent or read The reason: a And: b Check.');
    expect(text(first, null)).to.equal('Mail cannot be sent The reason: a Check.');
    expect(text(null, trouble('name', 'b'))).to.equal('Mail cannot be read The reason: b');
  });
});
