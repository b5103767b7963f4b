import { expect } from 'chai';
import { SmtpError } from '../../server/src/engine/sending/smtp-error.js';
import { judgeFailure } from '../../server/src/engine/sending/verdict.js';

const now = new Date('2026-03-02T10:00:00Z');

function refusal(smtpCode: string, enhancedCode: string | null, words: string): SmtpError {
  const response = [smtpCode, enhancedCode, words].filter(Boolean).join(' ');
  return new SmtpError('temporary', response, { smtpCode, enhancedCode }, response);
}

describe('the verdict on a failed hand-over', () => {
  for (const [error, blame] of [
    [refusal('452', '4.2.2', 'Mailbox full'), 'none'],
    [refusal('552', '5.2.2', 'mailbox full'), 'none'],
    [refusal('450', '4.2.1', 'Mailbox temporarily disabled'), 'none'],
    [refusal('450', '4.1.1', 'Recipient address rejected: unverified address'), 'none'],
    [refusal('450', '4.1.8', 'Sender address rejected: Domain not found'), 'strike'],
    [refusal('452', '4.2.2', 'Daily sending quota exceeded'), 'strike'],
    [refusal('550', '5.2.252', 'SendAsDenied'), 'strike'],
    [refusal('451', '4.7.1', 'Greylisted'), 'strike'],
    [refusal('451', null, 'Try again later'), 'strike'],
  ] as const) {
    it(`holds "${error.response}" against the sender's mailbox: ${blame}`, () => {
      for (const tries of [0, 7]) expect(judgeFailure(error, tries, now).blame).to.equal(blame);
    });
  }
});
