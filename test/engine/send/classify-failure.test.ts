import { expect } from 'chai';
import { SmtpError } from '../../../server/src/engine/send/smtp-error.js';
import { classifyFailure, troubleOf } from '../../../server/src/engine/send/classify-failure.js';

const now = new Date('2026-03-02T10:00:00Z');

function refusal(smtpCode: string, enhancedCode: string | null, words: string): SmtpError {
  const response = [smtpCode, enhancedCode, words].filter(Boolean).join(' ');
  return new SmtpError('temporary', response, { smtpCode, enhancedCode }, response);
}

describe('the result on a failed hand-over', () => {
  for (const [error, mailboxFault] of [
    [refusal('452', '4.2.2', 'Mailbox full'), 'none'],
    [refusal('552', '5.2.2', 'mailbox full'), 'none'],
    [refusal('450', '4.2.1', 'Mailbox temporarily disabled'), 'none'],
    [refusal('450', '4.1.1', 'Recipient address rejected: unverified address'), 'none'],
    [refusal('450', '4.1.8', 'Sender address rejected: Domain not found'), 'strike'],
    [refusal('452', '4.2.2', 'Daily sending quota exceeded'), 'trouble'],
    [refusal('550', '5.2.252', 'SendAsDenied'), 'strike'],
    [refusal('451', '4.7.1', 'Greylisted'), 'strike'],
    [refusal('451', null, 'Try again later'), 'strike'],
  ] as const) {
    it(`holds "${error.response}" against the sender's mailbox: ${mailboxFault}`, () => {
      for (const tries of [0, 7])
        expect(classifyFailure(error, tries, now).mailboxFault).to.equal(mailboxFault);
    });
  }

  it('says the way out where a login is refused for another reason than a wrong password', () => {
    const refused = refusal(
      '535',
      '5.7.139',
      'Authentication unsuccessful, SmtpClientAuthentication is disabled',
    );
    const { kind, reason } = troubleOf('auth', refused);
    expect(kind).to.equal('sending_login');
    expect(reason).to.match(
      /allow the mailbox to send: 535 5\.7\.139 .* Connect it with “Sign in with Microsoft”/,
    );
    expect(troubleOf('auth', refusal('535', null, 'No.')).reason).to.match(/to send: 535 No\.$/);
  });

  it('lets the mailbox wait, and counts nothing against the recipient, when the sender has sent enough', () => {
    const result = classifyFailure(refusal('550', '5.4.5', 'Daily user sending limit exceeded'), 7, now);
    expect(result).to.deep.equal({
      state: 'queued',
      retryAt: now,
      counts: false,
      bounce: null,
      mailboxFault: 'trouble',
    });
  });

  it('ends with the recipient at whom a server hangs up with 421 each time, and waits when it does so before', () => {
    const at = (command: string) => {
      const cause = Object.assign(new Error('421'), { command });
      return new SmtpError(
        'temporary',
        '421',
        { smtpCode: '421', enhancedCode: '4.3.0' },
        '421 4.3.0 Bye',
        cause,
      );
    };
    for (const command of ['RCPT TO', 'DATA'])
      expect(classifyFailure(at(command), 7, now)).to.include({ state: 'failed', bounce: 'soft' });
    expect(classifyFailure(at('MAIL FROM'), 7, now)).to.include({
      state: 'queued',
      counts: false,
      mailboxFault: 'trouble',
    });
  });
});
