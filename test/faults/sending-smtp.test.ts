import { createServer, type AddressInfo } from 'node:net';
import { expect } from 'chai';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { fromBin, toBin } from '../../server/src/store/database/ids.js';
import { email, flow, node } from '../domain/flow/fixtures.js';
import { enrollmentsOf } from '../support/build.js';
import { freshAccount, runSql } from '../support/database.js';
import {
  buildLaunched,
  enroll,
  ledger,
  manyLeads,
  sandboxMailbox,
  startEngine,
  type TestEngine,
} from '../support/engine.js';
import { play } from '../support/play.js';

const minute = 60_000;
const hour = 60 * minute;
const one = () => flow([node('lead', 'leadSource'), email('first')], 'lead>first');

interface Server {
  port: number;
  received: string[];
  close(): Promise<void>;
}

/** A mail server that behaves as reported. */
async function startServer(behaviour: SMTPServerOptions = {}): Promise<Server> {
  const received: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    hideENHANCEDSTATUSCODES: true,
    onData(stream, session, callback) {
      stream.resume();
      stream.once('end', () => {
        received.push(...session.envelope.rcptTo.map(({ address }) => address));
        callback();
      });
    },
    ...behaviour,
  });
  server.on('error', () => undefined);
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return { port, received, close: () => new Promise(resolve => server.close(() => resolve())) };
}

function refusal(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode });
}

describe('sending through difficult mail servers', () => {
  let engine: TestEngine;
  let accountId: string;
  const servers: Server[] = [];
  beforeEach(async () => {
    engine = await startEngine();
    accountId = await freshAccount(engine.clock.now());
  });
  afterEach(async () => {
    await engine.close();
    await Promise.all(servers.splice(0).map(server => server.close()));
  });

  async function smtpMailbox(behaviour?: SMTPServerOptions): Promise<{ id: string; server: Server }> {
    const server = await startServer(behaviour);
    servers.push(server);
    const smtp = { host: '127.0.0.1', port: server.port, secure: false, user: 'me' };
    return { id: await sandboxMailbox(accountId, { provider: 'smtp', settings: { smtp } }), server };
  }

  async function campaign(mailboxIds: string[], people = 1): Promise<string> {
    const id = await buildLaunched(accountId, { flow: one(), mailboxIds }, engine.clock.now());
    await enroll(accountId, id, manyLeads(people), engine.clock.now());
    return id;
  }

  async function mailbox(id: string) {
    const [row] = await runSql<Record<string, unknown>[]>(
      'SELECT * FROM mailboxes WHERE account_id = ? AND id = ?',
      [toBin(accountId), toBin(id)],
    );
    return row!;
  }

  it('tries again after a temporary refusal, under the same Message-ID', async () => {
    let refusals = 2;
    const { id, server } = await smtpMailbox({
      onRcptTo: (_address, _session, callback) =>
        callback(refusals-- > 0 ? refusal(451, '4.7.1 Greylisted, come back later') : null),
    });
    const campaignId = await campaign([id]);
    const worker = engine.worker();
    await worker.runUntilIdle();
    const [waiting] = await ledger(accountId);
    expect(waiting).to.include({ state: 'queued', attempts: 1, smtp_code: 451 });
    const [enrollment] = await enrollmentsOf(accountId, campaignId);
    expect(enrollment).to.include({ awaits: 'send', attempts: 1 });
    expect(enrollment!.next_action_at!.getTime()).to.equal(engine.clock.now().getTime() + 5 * minute);
    expect(await mailbox(id)).to.include({ status: 'connected', sent_today: 0 });
    await play(engine, worker, hour, minute);
    const [sent] = await ledger(accountId);
    expect(sent).to.include({ state: 'sent', attempts: 3, message_id: waiting!.message_id });
    expect(server.received).to.have.length(1);
    expect(await mailbox(id)).to.include({ status: 'connected', sent_today: 1, consecutive_failures: 0 });
  });

  it('gives up after a day of temporary refusals, with a soft bounce that blocks nobody', async () => {
    const { id } = await smtpMailbox({
      onRcptTo: (_address, _session, callback) => callback(refusal(450, '4.2.1 Mailbox busy')),
    });
    const campaignId = await campaign([id]);
    await play(engine, engine.worker(), 40 * hour, 5 * minute);
    const [send] = await ledger(accountId);
    expect(send).to.include({ state: 'failed', attempts: 8 });
    const [enrollment] = await enrollmentsOf(accountId, campaignId);
    expect(enrollment).to.include({ state: 'stopped', reason: 'bounced' });
    const types = await runSql<{ type: string; payload: string }[]>(
      'SELECT type, payload FROM events WHERE account_id = ?',
      [toBin(accountId)],
    );
    expect(types.map(event => event.type)).to.deep.equal(['bounce.detected']);
    expect(JSON.parse(types[0]!.payload)).to.include({ severity: 'soft', smtp_code: '4.2.1' });
  }).timeout(60_000);

  it('lets another mailbox take over first touches when a login is refused', async () => {
    const broken = await smtpMailbox({
      onMailFrom: (_address, _session, callback) => callback(refusal(535, '5.7.8 Bad credentials')),
    });
    const campaignId = await campaign([broken.id]);
    const worker = engine.worker();
    await worker.runUntilIdle();
    const row = await mailbox(broken.id);
    expect(row).to.include({ status: 'error', consecutive_failures: 1 });
    expect(row.status_reason).to.contain('Bad credentials');
    const [released] = await enrollmentsOf(accountId, campaignId);
    expect(released).to.include({ awaits: 'send', mailbox_id: null, attempts: 0 });
    const good = await smtpMailbox();
    await runSql(
      'INSERT INTO campaign_mailboxes (account_id, campaign_id, mailbox_id, created_at) VALUES (?, ?, ?, ?)',
      [toBin(accountId), toBin(campaignId), toBin(good.id), engine.clock.now()],
    );
    await worker.runUntilIdle();
    expect(good.server.received).to.have.length(1);
    const [send] = await ledger(accountId);
    expect(fromBin(send!.mailbox_id)).to.equal(good.id);
  });

  it('disconnects a mailbox whose login stays refused', async () => {
    const { id } = await smtpMailbox({
      onMailFrom: (_address, _session, callback) => callback(refusal(535, '5.7.8 Bad credentials')),
    });
    await campaign([id]);
    await play(engine, engine.worker(), 8 * hour, 5 * minute);
    expect(await mailbox(id)).to.include({ status: 'disconnected', consecutive_failures: 5 });
  });

  it('asks a server that refuses the login once for each connection, however many messages were taken together', async () => {
    let asked = 0;
    const { id } = await smtpMailbox({
      onMailFrom: (_address, _session, callback) =>
        callback((asked++, refusal(535, '5.7.8 Bad credentials'))),
    });
    const campaignId = await campaign([id], 12);
    await runSql('UPDATE campaigns SET sending_interval_seconds = 0 WHERE id = ?', [toBin(campaignId)]);
    await engine.worker().runUntilIdle();
    expect(asked).to.be.within(1, 2);
    expect(await mailbox(id)).to.include({ status: 'error', consecutive_failures: 1, sent_today: 0 });
    for (const enrollment of await enrollmentsOf(accountId, campaignId))
      expect(enrollment).to.include({ state: 'active', awaits: 'send', attempts: 0, mailbox_id: null });
  });

  it('rests while a provider says that the mailbox has sent enough, and bounces nobody for it', async () => {
    let isOver = false;
    const { id, server } = await smtpMailbox({
      onRcptTo: (_address, _session, callback) =>
        callback(
          isOver ? null : refusal(550, 'Domain mine.example has exceeded the max defers per hour (5/5)'),
        ),
    });
    const campaignId = await campaign([id], 2);
    const worker = engine.worker();
    await play(engine, worker, 48 * hour, 20 * minute);
    expect(await mailbox(id)).to.include({ status: 'error', sent_today: 0 });
    for (const enrollment of await enrollmentsOf(accountId, campaignId))
      expect(enrollment).to.include({ state: 'active', attempts: 0 });
    isOver = true;
    await play(engine, worker, 3 * hour, 20 * minute);
    expect(server.received).to.have.length(2);
    expect(await mailbox(id)).to.include({ status: 'connected', consecutive_failures: 0 });
  }).timeout(60_000);

  it('goes on counting refusals of the inbox while messages leave: nobody would see the answers', async () => {
    const { id, server } = await smtpMailbox();
    await campaign([id]);
    const reason = 'In other words than the service has for it';
    const key = [toBin(accountId), toBin(id)];
    await runSql(
      "INSERT INTO inbound_cursors (account_id, mailbox_id, folder, last_error) VALUES (?, ?, 'INBOX', ?)",
      [...key, reason],
    );
    await runSql(
      "UPDATE mailboxes SET status = 'error', trouble = 'reading_login', status_reason = ?, consecutive_failures = 3 WHERE account_id = ? AND id = ?",
      [reason, ...key],
    );
    await engine.worker().runUntilIdle();
    expect(server.received).to.have.length(1);
    expect(await mailbox(id)).to.include({ status: 'error', status_reason: reason, consecutive_failures: 3 });
  });

  it('counts refused logins by their kind, whatever words tell of it', async () => {
    const { id } = await smtpMailbox({
      onMailFrom: (_address, _session, callback) => callback(refusal(535, '5.7.8 Bad credentials')),
    });
    await runSql(
      "UPDATE mailboxes SET status = 'error', trouble = 'sending_login', status_reason = 'Reworded', consecutive_failures = 3 WHERE id = ?",
      [toBin(id)],
    );
    await campaign([id]);
    await engine.worker().runUntilIdle();
    expect(await mailbox(id)).to.include({
      status: 'error',
      trouble: 'sending_login',
      consecutive_failures: 4,
    });
  });

  it('disconnects for refused logins alone: the outage before them does not count', async () => {
    const { id } = await smtpMailbox({
      onMailFrom: (_address, _session, callback) => callback(refusal(535, '5.7.8 Bad credentials')),
    });
    await runSql(
      "UPDATE mailboxes SET status = 'error', trouble = 'sending', status_reason = 'Connection timeout', consecutive_failures = 9 WHERE id = ?",
      [toBin(id)],
    );
    await campaign([id]);
    const worker = engine.worker();
    await worker.runUntilIdle();
    expect(await mailbox(id)).to.include({ status: 'error', consecutive_failures: 1 });
    await play(engine, worker, 8 * hour, 5 * minute);
    expect(await mailbox(id)).to.include({ status: 'disconnected', consecutive_failures: 5 });
  });

  it('waits for a server that cannot be reached, and counts nothing against the recipient', async () => {
    const { id, server } = await smtpMailbox();
    await server.close();
    const campaignId = await campaign([id]);
    const worker = engine.worker();
    await play(engine, worker, 3 * hour, 5 * minute);
    expect(await mailbox(id)).to.include({ status: 'error' });
    const [enrollment] = await enrollmentsOf(accountId, campaignId);
    expect(enrollment).to.include({ state: 'active', awaits: 'send', attempts: 0 });
  });

  it('puts off the one at whom a server ends the connection, and goes on with the others', async () => {
    const server = await startCuttingServer(/^RCPT TO:<first/im);
    servers.push(server);
    const smtp = { host: '127.0.0.1', port: server.port, secure: false, user: 'me' };
    const id = await sandboxMailbox(accountId, { provider: 'smtp', settings: { smtp } });
    const campaignId = await campaign([id], 0);
    await enroll(accountId, campaignId, manyLeads(1, 'first'), engine.clock.now());
    await engine.clock.advance(1_000);
    await enroll(accountId, campaignId, manyLeads(3), engine.clock.now());
    const worker = engine.worker();
    await play(engine, worker, 2 * hour, minute);
    expect(server.received).to.have.length(3);
    expect(await mailbox(id)).to.include({ status: 'connected' });
    const first = async () =>
      (await enrollmentsOf(accountId, campaignId)).find(({ steps_sent }) => steps_sent === 0)!;
    expect(await first()).to.include({ state: 'active', awaits: 'send', attempts: 4 });
    await play(engine, worker, 40 * hour, 5 * minute);
    expect(await first()).to.include({ state: 'stopped', reason: 'bounced' });
  }).timeout(60_000);

  it('sends the rest of a batch whose worker died, however few are known to have left', async () => {
    const { id, server } = await smtpMailbox();
    const campaignId = await campaign([id], 12);
    await runSql('UPDATE campaigns SET sending_interval_seconds = 0 WHERE id = ?', [toBin(campaignId)]);
    let begun = 0;
    const dying = engine.worker({
      checkpoint(at) {
        if (at === 'begun' && ++begun > 3) throw new Error('The worker dies here.');
      },
    });
    await dying.dispatcher.run();
    await dying.dispatcher.run();
    expect(await ledger(accountId)).to.have.length(12);
    await play(engine, engine.worker(), 10 * minute, minute);
    const states = (await ledger(accountId)).map(({ state }) => state);
    // The two that were being handed over when it died, and those that it had no time to write down.
    const unknown = states.filter(state => state === 'unknown').length;
    expect(unknown).to.be.within(1, 5);
    expect(states.filter(state => state === 'sent')).to.have.length(12 - unknown);
    expect(new Set(server.received).size).to.equal(server.received.length);
    expect(server.received.length).to.be.at.least(12 - unknown);
    expect(await mailbox(id)).to.include({ sent_today: 12 });
  });

  it('never repeats a message of which nobody knows whether it left', async () => {
    const server = await startCuttingServer();
    servers.push(server);
    const smtp = { host: '127.0.0.1', port: server.port, secure: false, user: 'me' };
    const id = await sandboxMailbox(accountId, { provider: 'smtp', settings: { smtp } });
    const campaignId = await campaign([id]);
    await play(engine, engine.worker(), 24 * hour, 10 * minute);
    expect(server.received).to.have.length(1);
    const [send] = await ledger(accountId);
    expect(send).to.include({ state: 'unknown', due_at: null });
    const [enrollment] = await enrollmentsOf(accountId, campaignId);
    expect(enrollment).to.include({ state: 'active', awaits: 'sending' });
    expect(enrollment!.last_error).to.contain('does not show whether the message was sent');
  });
});

/** A server that cuts the line at a command, or else when it has taken one whole message, before it says so. */
async function startCuttingServer(at?: RegExp): Promise<Server> {
  const received: string[] = [];
  const server = createServer(socket => {
    let text = '';
    let inData = false;
    socket.on('error', () => undefined);
    socket.write('220 cut.test ESMTP\r\n');
    socket.on('data', chunk => {
      text += chunk.toString('latin1');
      if (inData && text.endsWith('\r\n.\r\n')) {
        received.push(text);
        if (!at) return socket.destroy();
        inData = false;
      }
      if (at?.test(text)) return socket.destroy();
      if (inData || !text.endsWith('\r\n')) return;
      inData = /^DATA\r\n/im.test(text);
      text = '';
      socket.write(inData ? '354 Go on\r\n' : '250 Ok\r\n');
    });
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { port, received, close: () => new Promise(resolve => server.close(() => resolve())) };
}
