import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { classifySmtpError } from '../../server/src/engine/send/smtp-error.js';
import { classifyBounces } from '../../server/src/mail/bounce.js';
import { parseMail } from '../../server/src/mail/parse.js';
import { classifyStatus, statusIn } from '../../server/src/mail/smtp-text.js';
import { receivedMail } from '../support/mail.js';
import { report } from './bounce-lines.js';

const rows = readFileSync(new URL('refusals.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map(line => line.split('\t') as [kind: string, system: string, words: string]);

const block = (address: string, status: string, action = 'failed', diagnostic = ''): string =>
  [
    `Final-Recipient: rfc822;${address}`,
    `Action: ${action}`,
    `Status: ${status}`,
    ...(diagnostic ? [`Diagnostic-Code: smtp; ${diagnostic}`] : []),
  ].join('\n');

async function read(options: Parameters<typeof report>[0]): Promise<(string | null)[][]> {
  const bounces = classifyBounces(await parseMail(report(options)));
  return bounces.map(({ kind, recipient }) => [kind, recipient]);
}

const daemon = (text: string, subject = 'Mail delivery failed'): (string | null)[][] =>
  classifyBounces(receivedMail({ from: 'mailer-daemon@host.example', subject, text })).map(
    ({ kind, recipient }) => [kind, recipient],
  );

describe('refusals as mail systems word them', () => {
  for (const [kind, system, line] of rows)
    it(`${kind} hard, ${system}: ${line.slice(0, 90)}`, () => {
      const words = line.replaceAll('\\n', '\n');
      const given = classifyStatus(statusIn(words), words);
      if (kind === 'hard') expect(given).to.equal('hard');
      else expect(given).not.to.equal('hard');
    });
});

describe('refusals of something else than the address', () => {
  const steps = [
    '(in reply to end of DATA command)',
    '(in reply to MAIL FROM command)',
    '(in reply to EHLO command)',
  ];
  for (const step of steps)
    it(`are not hard by their code alone in a report of Postfix: ${step}`, async () => {
      const text = `<a@x.example>: host mx.x.example[192.0.2.9] said: 550 5.1.1 Sorry ${step}`;
      const recipients = [block('a@x.example', '5.1.1', 'failed', '550 5.1.1 Sorry')];
      expect(await read({ text, recipients })).to.deep.equal([['policy', 'a@x.example']]);
      expect(
        await read({ text: text.replace(step, '(in reply to RCPT TO command)'), recipients }),
      ).to.deep.equal([['hard', 'a@x.example']]);
    });

  it('are not hard by their code alone in the text of Exim and qmail', () => {
    const exim =
      '  a@x.example\n    host mx.x.example [192.0.2.9]\n    SMTP error from remote mail server after';
    expect(daemon(`${exim} end of data:\n    550 Sorry, go away`)).to.deep.equal([['policy', 'a@x.example']]);
    expect(daemon(`${exim} RCPT TO:<a@x.example>:\n    550 Sorry`)).to.deep.equal([['hard', 'a@x.example']]);
    const qmail = '<a@x.example>:\n192.0.2.9 failed after I sent the message.\nRemote host said: 550 Sorry';
    expect(daemon(qmail, 'failure notice')).to.deep.equal([['policy', 'a@x.example']]);
  });

  it('are hard after DATA where the words tell of the address', async () => {
    const text = '<a@x.example>: host mx said: 550 5.1.1 User unknown (in reply to end of DATA command)';
    const recipients = [block('a@x.example', '5.1.1', 'failed', '550 5.1.1 User unknown')];
    expect(await read({ text, recipients })).to.deep.equal([['hard', 'a@x.example']]);
  });
});

describe('status parts', () => {
  it('that name nobody leave it to the text', async () => {
    const text = '<a@x.example>: 550 5.1.1 User unknown';
    expect(await read({ text, recipients: ['X-Nothing: here'] })).to.deep.equal([['hard', 'a@x.example']]);
    const nameless = ['Final-Recipient: rfc822; undisclosed\nAction: failed\nStatus: 5.1.1'];
    expect(await read({ text, recipients: nameless })).to.deep.equal([['hard', 'a@x.example']]);
  });

  it('tell of a failure when a message expired, and of none when it is delayed', async () => {
    expect(await read({ recipients: [block('a@x.example', '4.4.7', 'expired')] })).to.deep.equal([
      ['soft', 'a@x.example'],
    ]);
    for (const action of ['delayed', 'delivered', 'relayed', 'expanded'])
      expect(
        await read({ text: '<a@x.example>: 450 wait', recipients: [block('a@x.example', '4.4.1', action)] }),
      ).to.deep.equal([]);
  });

  it('may leave out the empty lines between recipients', async () => {
    const recipients = [`${block('a@x.example', '5.1.1')}\n${block('b@x.example', '4.2.2')}`];
    expect(await read({ recipients })).to.deep.equal([
      ['hard', 'a@x.example'],
      ['soft', 'b@x.example'],
    ]);
  });
});

describe('the text of a notice', () => {
  it('does not end in the message that came back, whose words are ours', async () => {
    const text = [
      'Your message could not be delivered.',
      '',
      '------ This is a copy of the message, including all the headers. ------',
      '',
      'Received: from demo.example',
      'Subject: user unknown, no such user, mailbox full',
    ].join('\n');
    expect(await read({ text, recipients: [block('a@x.example', '5.0.0')] })).to.deep.equal([
      ['soft', 'a@x.example'],
    ]);
    const shown = 'Your message could not be delivered.\nSubject: user unknown\nTo: a@x.example';
    expect(daemon(shown)).to.deep.equal([['soft', 'a@x.example']]);
  });

  const texts: [text: string, recipient: string][] = [
    [
      'Questions? Write to support@host.example.\nYour message to jane@x.example was not delivered.',
      'jane@x.example',
    ],
    ['Message-ID: <123.abc@demo.example>\nDelivery to jane@x.example failed.', 'jane@x.example'],
    ['Reference message-id 77aa@demo.example\n\n  jane@x.example\n    User unknown', 'jane@x.example'],
    ["Could not deliver to 'jane@x.example': user unknown", 'jane@x.example'],
    ["Delivery failed: ''jane@x.example'' does not exist", 'jane@x.example'],
    ['For help contact helpdesk@host.example\n\n<jane@x.example>: unknown user', 'jane@x.example'],
    ['See https://host.example/u/me@host.example\nNo such user: jane@x.example', 'jane@x.example'],
    ['From: dana@other.example\nTo: jane@x.example\nReason: user unknown', 'jane@x.example'],
    ['Please contact admin@host.example.\nThe address jane@x.example does not exist.', 'jane@x.example'],
    ['Your message to support@x.example could not be delivered: user unknown', 'support@x.example'],
  ];
  for (const [text, recipient] of texts)
    it(`reports ${recipient}: ${text.slice(0, 50).replaceAll('\n', ' / ')}`, () => {
      expect(daemon(text).map(([, given]) => given)).to.deep.equal([recipient]);
    });

  it('may list several recipients, with one cause for all of them or with one for each', () => {
    const shared =
      'Delivery to the following recipients failed.\n\n  a@x.example\n  b@x.example\n\nUser unknown.';
    expect(daemon(shared)).to.deep.equal([
      ['hard', 'a@x.example'],
      ['hard', 'b@x.example'],
    ]);
    const each = '<a@x.example>: 550 5.1.1 User unknown\n<b@x.example>: 552 5.2.2 Mailbox full';
    expect(daemon(each)).to.deep.equal([
      ['hard', 'a@x.example'],
      ['soft', 'b@x.example'],
    ]);
  });
});

describe('refusals in a session of ours', () => {
  const refused = (command: string, response: string): string => {
    const error = Object.assign(new Error(response), {
      code: 'EENVELOPE',
      command,
      response,
      responseCode: 550,
    });
    return classifySmtpError(error, command === 'DATA').kind;
  };
  for (const words of ['550 5.1.1 Sorry', '550 Sorry', '550 5.2.1 no'])
    it(`tell of the address only where it was asked about: ${words}`, () => {
      expect(refused('RCPT TO', words)).to.equal('recipient_rejected');
      for (const command of ['EHLO', 'MAIL FROM', 'DATA']) expect(refused(command, words)).to.equal('policy');
    });

  it('tell of the address at the end of the message where their words do', () => {
    expect(refused('DATA', '550 5.1.1 User unknown')).to.equal('recipient_rejected');
    expect(refused('RCPT TO', '550 5.1.1 Blocked: your IP is listed by Spamhaus')).to.equal('policy');
  });
});
