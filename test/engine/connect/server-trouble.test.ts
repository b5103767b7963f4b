import { expect } from 'chai';
import { troubleWith } from '../../../server/src/engine/connect/server-trouble.js';

const server = { host: 'smtp.example.com', port: 587, secure: false, user: 'ann@example.com' };

const failed = (code: string) => Object.assign(new Error(code), { code });

describe('what is said of a mail server that does not let a mailbox in', () => {
  for (const [response, advice] of [
    ['421 4.7.0 Too many connections', 'The problem is temporary. Try again in a few minutes.'],
    ['454-4.7.0 Temporary authentication failure', 'The problem is temporary. Try again in a few minutes.'],
    ['554 5.7.1 Client host blocked', null],
    [null, 'Check the port: 587 or 465 for SMTP, 993 or 143 for IMAP.'],
  ] as const)
    it(`is about the port only where no server of mail answered: ${response}`, () => {
      const error = Object.assign(new Error('The server closed the connection'), {
        kind: 'temporary',
        response,
      });
      expect(troubleWith(error, server)).to.deep.equal({
        kind: 'other',
        problem: `smtp.example.com:587: ${response ?? 'The server closed the connection'}`,
        advice,
      });
    });

  it('does not tell private names from unknown ones, but to who may connect anywhere', () => {
    const reported = (code: string, reach?: 'public') =>
      troubleWith(failed(code), { ...server, reach }).problem;
    const nowhere = 'smtp.example.com is not a server on the internet: check the name.';
    for (const code of ['EFORBIDDENHOST', 'ENOTFOUND', 'EAI_AGAIN', 'EDNS'])
      expect(reported(code, 'public'), code).to.equal(nowhere);
    expect(reported('ENOTFOUND')).to.equal('the server smtp.example.com does not exist: check the name.');
  });
});
