import { expect } from 'chai';
import { classifyAutoReply } from '../../server/src/mail/auto-reply.js';
import { classifyBounce, displayBody } from '../support/read-mail.js';
import { categorize } from '../../server/src/mail/understand.js';
import { VirtualClock } from '../support/virtual-clock.js';
import { returnDate } from '../../server/src/mail/return-date.js';
import { parseMail } from '../../server/src/mail/parse.js';
import { actOnDueMail } from '../../server/src/sandbox/task.js';
import { buildAnswer } from '../../server/src/sandbox/answer.js';
import { sandboxBehaviour, type SandboxBehaviour } from '../../server/src/sandbox/behaviour.js';
import type { SandboxMessage } from '../../server/src/sandbox/behaviour.js';
import { startSandbox } from '../../server/src/sandbox/server.js';
import { buildMime } from '../../server/src/engine/send/mime.js';
import { createSmtpPool } from '../../server/src/engine/send/smtp-pool.js';
import { SmtpError } from '../../server/src/engine/send/smtp-error.js';
import { memorySandboxRepository } from '../support/sandbox-repository.js';

const start = new Date('2026-03-04T09:00:00Z');
const messageId = '<0197d3a0111172228333444455556666@demo.example>';

function outgoing(to: string, id = messageId, references = ['<earlier@demo.example>']): Buffer {
  return buildMime({
    from: { name: 'Dana Demo', address: 'dana@demo.example' },
    to: [{ name: 'Jane Smith', address: to }],
    subject: 'Grüße & a question',
    text: 'Hello Jane,\n\nwould a demo interest you? Unsubscribe: https://x.example\n\nDana',
    messageId: id,
    inReplyTo: '<earlier@demo.example>',
    references,
    date: start,
    listUnsubscribe: { url: 'http://127.0.0.1:8080/u/token', mailto: 'stop@demo.example' },
  });
}

function stored(behaviour: SandboxBehaviour, seed = 0): SandboxMessage {
  const rcptTo = `${behaviour}+${seed}@sandbox.test`;
  const id = messageId.replace('6666@', `${1000 + seed}@`);
  return {
    id: `m${seed}`,
    messageIdHeader: id,
    mailFrom: 'dana@demo.example',
    rcptTo,
    raw: outgoing(rcptTo, id),
    behaviour,
    acceptedAt: start,
    answerDueAt: start,
    deliveries: 1,
  };
}

describe('sandbox addresses', () => {
  const cases: [string, SandboxBehaviour | null][] = [
    ['interested+jane@sandbox.test', 'interested'],
    ['Bounce-Hard@SANDBOX.test', 'bounce-hard'],
    ['ooo+a+b@sandbox.test', 'ooo'],
    ['jane@sandbox.test', 'accept'],
    ['interestedjane@sandbox.test', 'accept'],
    ['constructor@sandbox.test', 'accept'],
    ['interested@example.com', 'accept'],
    ['interested@sandbox.test.example.com', 'accept'],
    ['interested@not-sandbox.test', 'accept'],
  ];
  for (const [address, behaviour] of cases)
    it(`${address} → ${behaviour}`, () => expect(sandboxBehaviour(address)).to.equal(behaviour));
});

describe('sandbox server', () => {
  const closers: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const close of closers.splice(0).reverse()) await close();
  });

  async function setup(repository = memorySandboxRepository()) {
    const clock = new VirtualClock(start);
    const errors: unknown[] = [];
    const sandbox = await startSandbox({ clock, repository, onError: error => errors.push(error) });
    closers.push(() => sandbox.close());
    const sender = createSmtpPool({
      host: sandbox.host,
      port: sandbox.port,
      secure: false,
      auth: { user: sandbox.user, pass: sandbox.password },
    });
    closers.push(() => sender.close());
    const send = (to: string, id?: string, references?: string[]) =>
      sender.send({
        envelopeFrom: 'dana@demo.example',
        envelopeTo: [to],
        raw: outgoing(to, id, references),
      });
    return { clock, errors, sandbox, repository, send };
  }

  async function refused(promise: Promise<unknown>): Promise<SmtpError> {
    const error = await promise.catch((reason: unknown) => reason);
    expect(error).to.be.instanceOf(SmtpError);
    return error as SmtpError;
  }

  it('keeps mail, byte for byte, before it says so', async () => {
    const { repository, send } = await setup();
    const receipt = await send('neutral@sandbox.test');
    expect(receipt.response).to.match(/^250 2\.0\.0/);
    expect(repository.messages.length).to.equal(1);
    const [message] = repository.messages;
    expect(message?.raw.toString().trimEnd()).to.equal(outgoing('neutral@sandbox.test').toString().trimEnd());
    expect(message?.messageIdHeader).to.equal(messageId);
    expect(message?.mailFrom).to.equal('dana@demo.example');
    expect(await repository.hasMessageId(messageId)).to.equal(true);
    expect(await repository.hasMessageId('<other@demo.example>')).to.equal(false);
  });

  it('makes recipients act 2 to 5 seconds later, or never', async () => {
    const { repository, send } = await setup();
    for (let index = 0; index < 20; index++)
      await send(`interested+${index}@sandbox.test`, `<${index}@demo.example>`);
    await send('quiet@sandbox.test');
    const delays = repository.messages.map(
      message => message.answerDueAt && message.answerDueAt.getTime() - start.getTime(),
    );
    expect(delays.at(-1)).to.equal(null);
    for (const delay of delays.slice(0, -1)) expect(delay).to.be.within(2000, 5000);
    expect(new Set(delays).size).to.be.above(5);
  });

  it('answers twice at most in one conversation, so that who answers every reply makes no loop', async () => {
    const { repository, send } = await setup();
    const answers = ['<answer.1@sandbox.test>', '<answer.2@sandbox.test>'];
    for (const [index, references] of [[], answers.slice(0, 1), answers].entries())
      await send('interested+loop@sandbox.test', `<${index}@demo.example>`, [
        ...references,
        '<answer.3@example.com>',
      ]);
    const isDue = repository.messages.map(({ answerDueAt }) => answerDueAt !== null);
    expect(isDue).to.deep.equal([true, true, false]);
  });

  it('refuses "reject" as unknown, and takes mail to everyone outside, who never answers', async () => {
    const { repository, send } = await setup();
    const unknown = await refused(send('reject+x@sandbox.test'));
    expect([unknown.kind, unknown.smtpCode, unknown.enhancedCode]).to.deep.equal([
      'recipient_rejected',
      '550',
      '5.1.1',
    ]);
    expect(repository.messages).to.deep.equal([]);
    await send('someone@example.com');
    expect(repository.messages).to.have.length(1);
    expect(repository.messages[0]).to.include({ rcptTo: 'someone@example.com', answerDueAt: null });
  });

  it('lets in nobody without the password of this start', async () => {
    const { sandbox } = await setup();
    const stranger = createSmtpPool({
      host: sandbox.host,
      port: sandbox.port,
      secure: false,
      auth: { user: sandbox.user, pass: 'guess' },
    });
    expect((await refused(stranger.verify())).kind).to.equal('auth');
    const nobody = createSmtpPool({ host: sandbox.host, port: sandbox.port, secure: false });
    const error = await refused(
      nobody.send({
        envelopeFrom: 'a@b.example',
        envelopeTo: ['x@sandbox.test'],
        raw: outgoing('x@sandbox.test'),
      }),
    );
    expect(error.kind).to.equal('auth');
    await stranger.close();
    await nobody.close();
  });

  it('counts a second copy', async () => {
    const { repository, send } = await setup();
    await send('neutral@sandbox.test');
    await send('neutral@sandbox.test');
    expect(repository.messages.map(message => message.deliveries)).to.deep.equal([2]);
  });

  it('asks to try later when the mail cannot be kept', async () => {
    const broken = { ...memorySandboxRepository(), accept: () => Promise.reject(new Error('disk full')) };
    const { errors, send } = await setup(broken);
    const error = await refused(send('neutral@sandbox.test'));
    expect([error.kind, error.smtpCode]).to.deep.equal(['temporary', '451']);
    expect(errors.map(String)).to.deep.equal(['Error: disk full']);
  });

  it('acts once when the time has come, and again after a failure', async () => {
    const { clock, repository, send } = await setup();
    await send('interested@sandbox.test', '<1@demo.example>');
    await send('unsubscribe@sandbox.test', '<2@demo.example>');
    const delivered: Buffer[] = [];
    const posted: string[] = [];
    const failures: unknown[] = [];
    let isDown = true;
    const act = () =>
      actOnDueMail({
        clock,
        repository,
        async deliver(raw) {
          if (isDown) throw new Error('down');
          delivered.push(raw);
        },
        async unsubscribe(url) {
          posted.push(url);
        },
        onError: error => failures.push(error),
      });
    expect(await act()).to.equal(0);
    await clock.advance(5_000);
    expect(await act()).to.equal(1);
    expect(failures.length).to.equal(1);
    isDown = false;
    expect(await act()).to.equal(1);
    expect(await act()).to.equal(0);
    expect(delivered.length).to.equal(1);
    expect(posted).to.deep.equal(['http://127.0.0.1:8080/u/token']);
  });
});

describe('sandbox answers', () => {
  const seeds = Array.from({ length: 30 }, (_, index) => index);
  const categories = {
    interested: 'Interested',
    neutral: 'Neutral',
    'not-interested': 'Not Interested',
  } as const;

  for (const [behaviour, category] of Object.entries(categories)) {
    it(`of "${behaviour}" are understood as ${category}, in the thread`, async () => {
      const bodies = new Set<string>();
      for (const seed of seeds) {
        const message = stored(behaviour as SandboxBehaviour, seed);
        const mail = await parseMail((await buildAnswer(message, start)) as Buffer);
        expect(mail.from).to.deep.equal({ name: 'Jane Smith', address: message.rcptTo });
        expect(mail.to[0]?.address).to.equal('dana@demo.example');
        expect(mail.inReplyTo).to.equal(message.messageIdHeader);
        expect(mail.references).to.deep.equal(['<earlier@demo.example>', message.messageIdHeader]);
        expect(mail.subject).to.equal('Re: Grüße & a question');
        expect(mail.text).to.contain('> Hello Jane,');
        const body = displayBody(mail);
        expect(body).to.not.match(/wrote:|> |Sandbox|iPhone|Unsubscribe/);
        expect(categorize(body, mail.subject), body).to.deep.equal({ category, optOut: false });
        expect(classifyAutoReply(mail)).to.equal(null);
        expect(classifyBounce(mail)).to.equal(null);
        bodies.add(body);
      }
      expect(bodies.size).to.be.above(2);
    });
  }

  it('of "ooo" are absence notes with a day of return', async () => {
    for (const seed of seeds) {
      const mail = await parseMail((await buildAnswer(stored('ooo', seed), start)) as Buffer);
      expect(mail.headers['auto-submitted']).to.deep.equal(['auto-replied']);
      expect(classifyAutoReply(mail)).to.equal('out_of_office');
      const back = returnDate(displayBody(mail), start);
      expect(back?.getTime(), mail.text).to.be.within(
        start.getTime() + 2 * 86_400_000,
        start.getTime() + 11 * 86_400_000,
      );
    }
  });

  for (const [behaviour, kind, code] of [
    ['bounce-hard', 'hard', '5.1.1'],
    ['bounce-soft', 'soft', '4.2.2'],
  ] as const) {
    it(`of "${behaviour}" are reports that name recipient and message`, async () => {
      const message = stored(behaviour, 1);
      const mail = await parseMail((await buildAnswer(message, start)) as Buffer);
      expect(mail.isMultipartReport).to.equal(true);
      expect(mail.headers['return-path']).to.deep.equal(['<>']);
      expect(classifyBounce(mail)).to.include({
        kind,
        enhancedCode: code,
        recipient: message.rcptTo,
        originalMessageId: message.messageIdHeader,
        reason: `${kind} ${code}`,
      });
    });
  }

  it('are the same again after a crash, and none where the recipient writes nothing', async () => {
    const message = stored('interested', 3);
    expect(
      (await buildAnswer(message, start))?.equals((await buildAnswer(message, start)) as Buffer),
    ).to.equal(true);
    for (const behaviour of ['accept', 'reject', 'unsubscribe'] as const)
      expect(await buildAnswer(stored(behaviour), start)).to.equal(null);
  });
});
