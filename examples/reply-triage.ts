/**
 * Goes through the replies that came since the last run and does the simple part of answering them. For cron:
 *
 *   BASE_URL=http://localhost:3000 API_KEY=… npx tsx examples/reply-triage.ts --cursor /var/lib/triage.cursor
 *
 * What it does not understand stays unread, for people.
 */
import { readFile, writeFile } from 'node:fs/promises';
import {
  OutreachError,
  readEvents,
  unwrap,
  type OutreachClient,
  type ReplyReceivedEvent,
  type Thread,
} from 'outreach-sdk';
import { runExample } from './support/example.js';

/** What is done about a conversation. */
type Decision =
  | { does: 'block' }
  | { does: 'answer'; text: string }
  | { does: 'sort'; category: Thread['category'] }
  | { does: 'mark as read' }
  | { does: 'leave to people' };

/** The rules, the first that fits. The service has sorted the reply before, and taken plain opt-outs off the list itself. */
function decide({ category }: Thread, text: string): Decision {
  if (/\b(gdpr|lawyer|legal department)\b/i.test(text)) return { does: 'block' };
  if (category === 'Auto Reply') return { does: 'mark as read' };
  if (/\b(next (quarter|year)|not (right )?now)\b/i.test(text)) return { does: 'sort', category: 'Neutral' };
  if (category === 'Interested' && /\b(prices?|pricing|costs?)\b/i.test(text))
    return { does: 'answer', text: 'Thank you! Our prices: https://www.example.com/prices' };
  return { does: 'leave to people' };
}

async function act(client: OutreachClient, thread: Thread, decision: Decision): Promise<void> {
  const params = { path: { id: thread.id } };
  const update = (body: Partial<Pick<Thread, 'category' | 'conversation_status' | 'read'>>) =>
    unwrap(client.PATCH('/v1/threads/{id}', { params, body }));
  switch (decision.does) {
    case 'block':
      // Before the thread is marked as read: should this end in between, the next run does it again, which harms nobody.
      await unwrap(
        client.POST('/v1/block-list', { body: { value: thread.lead_email, reason: 'asked by reply' } }),
      );
      await update({ category: 'Not Interested', conversation_status: 'closed', read: true });
      break;
    case 'answer':
      // After it is marked as read: rather no answer than two.
      await update({ read: true });
      await unwrap(client.POST('/v1/threads/{id}/reply', { params, body: { body_text: decision.text } }));
      break;
    case 'sort':
      await update({ category: decision.category, read: true });
      break;
    case 'mark as read':
      await update({ read: true });
      break;
    case 'leave to people':
  }
}

/** The replies since an event, by conversation, and the last event of them. */
async function newReplies(client: OutreachClient, after: string | undefined) {
  const byThread = new Map<string, ReplyReceivedEvent[]>();
  let last = after;
  for await (const { id, data } of readEvents(client, { after, type: 'reply.received' })) {
    byThread.set(data.thread_id, [...(byThread.get(data.thread_id) ?? []), data]);
    last = id;
  }
  return { byThread, last };
}

const options = { cursor: { type: 'string', default: 'reply-triage.cursor' } } as const;

await runExample({ usage: 'reply-triage.ts [--cursor FILE]', options }, async ({ client, values }) => {
  // 1. Where the last run ended. The first begins with the log, which goes back 30 days.
  const cursor = await readFile(values.cursor, 'utf8').catch(() => '');
  const { byThread, last } = await newReplies(client, cursor.trim() || undefined).catch((error: unknown) => {
    const tooOld = error instanceof OutreachError && error.code === 'event_not_found';
    if (!tooOld) throw error;
    return newReplies(client, undefined);
  });

  // 2. Each conversation, unless somebody has read it: a person, or a run that broke off.
  for (const [id, replies] of byThread) {
    const { data: thread } = await unwrap(client.GET('/v1/threads/{id}', { params: { path: { id } } }));
    if (thread.read) continue;
    const text = replies.map(({ body_text }) => body_text).join('\n');
    const decision = decide(thread, text);
    console.log(`\n${thread.lead_email}  ${thread.category ?? 'no category'}  → ${decision.does}`);
    console.log(text.replaceAll(/^/gm, '  '));
    await act(client, thread, decision);
  }

  // 3. Only now: a run that broke off is repeated, and passes over what it has done.
  if (last) await writeFile(values.cursor, last);
  console.log(`\n${byThread.size} conversations with new replies.`);
});
