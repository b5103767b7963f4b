import { expect } from 'chai';
import { toBin } from '../../server/src/store/database/ids.js';
import { database } from '../support/database.js';
import { newClient, type Client } from '../support/service.js';
import { answer, buildThread } from '../support/threads.js';

const at = (minutes: number) => new Date(Date.parse('2026-03-02T10:00:00Z') + minutes * 60_000);

describe('messages of a thread', () => {
  let client: Client;
  beforeEach(async () => {
    client = await newClient();
  });

  it('come oldest to newest, with what was new in each', async () => {
    const thread = await buildThread(client.accountId, { at: at(0), lead: { name: 'Jane' } });
    await answer(thread, 'Second\n\nOn Mon, 2 Mar 2026 at 10:00, Ann wrote:\n> Would this interest you?', {
      at: at(2),
    });
    await answer(thread, 'First', { at: at(1), headers: ['Cc: "Bob" <bob@example.com>, eve@example.com'] });
    const { status, body } = await client.get(`/v1/threads/${thread.threadId}/messages`);
    expect(status).to.equal(200);
    expect(body.total_count).to.equal(3);
    const [sent, first, second] = body.data;
    expect(sent).to.include({
      thread_id: thread.threadId,
      direction: 'sent',
      subject: 'A question',
      body_text: 'Would this interest you?',
      body_html: '<p>Would this interest you?</p>',
      from_email: thread.mailboxEmail,
      to_email: thread.email,
      message_id_header: thread.messageId,
      received_at: at(0).toISOString(),
    });
    expect(first).to.include({
      direction: 'received',
      body_text: 'First',
      body_html: null,
      from_name: 'Sam',
    });
    expect(first.cc).to.deep.equal(['bob@example.com', 'eve@example.com']);
    expect(first.to_emails).to.deep.equal([thread.mailboxEmail]);
    expect(second.body_text).to.equal('Second');
    const page = await client.get(`/v1/threads/${thread.threadId}/messages?limit=1&offset=1`);
    expect(page.body.data).to.deep.equal([first]);
    const none = await client.get(`/v1/threads/${thread.threadId}/messages?limit=0`);
    expect(none.body).to.deep.equal({ data: [], limit: 0, offset: 0, total_count: 3 });
  });

  it('are sanitized when they arrive, or when they are first shown where earlier builds stored them', async () => {
    const thread = await buildThread(client.accountId);
    const long = `<p onclick="alert(1)">${'<b>Hi</b>'.repeat(1_000)}</p>`;
    const headers = ['MIME-Version: 1.0', 'Content-Type: text/html'];
    for (const html of ['<p onclick="alert(1)">Hi</p>', long]) await answer(thread, html, { headers });
    const { manager } = database();
    const stored = () =>
      manager.query<{ body_html: string; html_sanitized: number }[]>(
        `SELECT body_html, html_sanitized FROM messages WHERE account_id = ? AND direction = 'received'
         ORDER BY LENGTH(body_html)`,
        [toBin(client.accountId)],
      );
    const shown = async () => {
      const { body } = await client.get(`/v1/threads/${thread.threadId}/messages?offset=1`);
      return (body.data as { body_html: string }[]).map(({ body_html }) => body_html).sort();
    };
    const clean = (await stored()).map(({ body_html }) => body_html);
    expect(clean.join()).to.contain('<p>Hi</p>').and.not.contain('onclick');
    expect(await shown()).to.deep.equal([...clean].sort());
    await manager.query(
      `UPDATE messages SET html_sanitized = FALSE, body_html = REPLACE(body_html, '<p>', '<p onclick="alert(1)">')
       WHERE account_id = ? AND direction = 'received'`,
      [toBin(client.accountId)],
    );
    expect(await shown()).to.deep.equal([...clean].sort());
    // Long HTML takes longer to sanitize than to store.
    expect((await stored()).map(({ html_sanitized }) => html_sanitized)).to.have.members([0, 1]);
    expect(await shown()).to.deep.equal([...clean].sort());
  });

  it('say what of a mail was left out', async () => {
    const thread = await buildThread(client.accountId);
    const crowd = Array.from({ length: 150 }, (_, at) => `p${at}@example.com`).join(', ');
    await answer(thread, 'Yes.', { headers: [`Cc: ${crowd}`] });
    await answer(thread, 'No.');
    const { body } = await client.get(`/v1/threads/${thread.threadId}/messages`);
    const cuts = (body.data as { truncated: string[] }[]).map(({ truncated }) => truncated);
    expect(cuts).to.have.deep.members([[], ['recipients'], []]);
  });

  it('show HTML without anything that acts, and list attachments', async () => {
    const thread = await buildThread(client.accountId);
    const html = [
      '<p style="color:red;position:fixed;background:url(https://x.example/a)" onclick="alert(1)">Hi</p>',
      '<script>alert(1)</script><iframe src="https://x.example"></iframe><svg><script>1</script></svg>',
      '<a href="javascript:alert(1)">x</a><a href="https://ok.example">y</a><form><input></form>',
      '<img src="https://ok.example/i.png" onerror="alert(1)"><base href="https://x.example">',
    ].join('');
    await answer(
      thread,
      [
        '--b',
        'Content-Type: text/html',
        '',
        html,
        '--b',
        'Content-Type: application/pdf',
        'Content-Disposition: attachment; filename="../../price list.pdf"',
        'Content-Transfer-Encoding: base64',
        '',
        'JVBERi0xLjQ=',
        '--b--',
      ].join('\n'),
      { headers: ['MIME-Version: 1.0', 'Content-Type: multipart/mixed; boundary=b'] },
    );
    const { body } = await client.get(`/v1/threads/${thread.threadId}/messages?offset=1`);
    const [message] = body.data;
    expect(message.body_html).to.contain('<p style="color:red">Hi</p>').and.contain('https://ok.example');
    expect(message.body_html).to.not.match(
      /script|javascript|onclick|onerror|iframe|svg|form|input|base|position|url\(/i,
    );
    expect(message.body_text).to.contain('Hi');
    expect(message.attachments).to.have.length(1);
    expect(message.attachments[0]).to.include({ content_type: 'application/pdf', size_bytes: 8 });
  });
});
