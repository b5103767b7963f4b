import { expect } from 'chai';
import { classifyStatus, isSenderLimit, statusIn } from '../../server/src/mail/smtp-text.js';

const limits = [
  '550 5.4.5 Daily user sending limit exceeded. For more information on Gmail sending limits go to',
  '550-5.4.5 Daily user sending quota\n550-5.4.5 exceeded.\n550 5.4.5  https://support.google.com/mail/answer/22839',
  "550 5.1.90 Message can't be submitted because the daily recipient limit for this mailbox has been reached.",
  "554 5.2.0 The message can't be submitted because the sender's submission quota was exceeded.",
  '550 User ann@mine.example has exceeded its 24-hour sending limit. Relay quota will reset in 1.54 hours.',
  '550 Domain mine.example has exceeded the max defers and failures per hour (5/5 (100%)) allowed.',
  '550-The sender has exceeded the number of recipients allowed\n550 per day.',
  '550 5.7.1 You have reached your limit of 300 messages per day',
  '550 Maximum number of recipients per day exceeded for this account',
  '454 Throttling failure: Daily message quota exceeded.',
  '554 Transaction failed. Mail send limit exceeded.',
  '550 5.7.1 Sie haben Ihr tägliches Sendelimit erreicht',
  '452 4.5.3 Too many recipients',
];
const others = [
  '552 5.2.2 user quota exceeded',
  '552 5.3.4 Outgoing message size limit exceeded',
  "452 4.2.2 The recipient's mailbox has reached its storage quota",
  '450 4.2.1 The user you are trying to contact is receiving mail too quickly',
  '450 Recipient has exceeded the hourly limit of mail',
  '550 5.1.1 No such user here',
  '550 5.7.1 Message rejected as spam; send fewer links',
  '450 4.7.1 Greylisted for 300 seconds',
];

describe('limits of what a sender may send in a time', () => {
  for (const words of limits)
    it(`are spoken of by "${words}", which is held against no address`, () => {
      const status = statusIn(words);
      expect(isSenderLimit(status.enhancedCode, words)).to.equal(true);
      expect(classifyStatus(status, words)).to.equal('soft');
    });
  for (const words of others)
    it(`are not spoken of by "${words}"`, () => {
      expect(isSenderLimit(statusIn(words).enhancedCode, words)).to.equal(false);
    });
});
