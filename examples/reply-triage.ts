/**
 * Handles the simple replies that arrived since the last run, after it has shown what it would do and asked. For cron:
 *
 *   BASE_URL=http://localhost:3000 API_KEY=… npx tsx examples/reply-triage.ts --yes --cursor /var/lib/triage.cursor
 *
 * All other replies stay unread, for people.
 */
import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { OutreachError, readEvents, unwrap, type OutreachClient, type Thread } from 'outreach-sdk';
import { askFirst } from './support/ask.js';
import { runExample } from './support/example.js';

/** What to do with a conversation. */
type Decision =
  | { does: 'block' }
  | { does: 'reply'; text: string }
  | { does: 'sort'; category: Thread['category'] }
  | { does: 'mark as read' }
  | { does: 'leave to people' };

/** Returns the decision of the first rule that matches. The service has already categorized the reply, and handled opt-outs. */
function decide({ category }: Thread, text: string): Decision {
  if (/\b(gdpr|lawyer|legal department)\b/i.test(text)) return { does: 'block' };
  if (category === 'Auto Reply') return { does: 'mark as read' };
  if (/\b(next (quarter|year)|not (right )?now)\b/i.test(text)) return { does: 'sort', category: 'Neutral' };
  if (category === 'Interested' && /\b(prices?|pricing|costs?)\b/i.test(text))
    return { does: 'reply', text: 'Thank you! Our prices: https://www.example.com/prices' };
  return { does: 'leave to people' };
}

async function act(client: OutreachClient, thread: Thread, decision: Decision): Promise<void> {
  const params = { path: { id: thread.id } };
  const update = (body: Partial<Pick<Thread, 'category' | 'conversation_status' | 'read'>>) =>
    unwrap(client.PATCH('/v1/threads/{id}', { params, body }));
  switch (decision.does) {
    case 'block':
      // Blocked before the thread is marked as read: if the program ends in between, the next run blocks again, which does no harm.
      await unwrap(
        client.POST('/v1/block-list', { body: { value: thread.lead_email, reason: 'asked by reply' } }),
      );
      await update({ category: 'Not Interested', conversation_status: 'closed', read: true });
      break;
    case 'reply':
      // Sent after the thread is marked as read: no reply is better than two.
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

/** The replies of a conversation since the last run. */
interface Conversation {
  threadId: string;
  text: string;
  /** The last event before the first of these replies. Everything up to it is handled when this conversation is next. */
  before: string | undefined;
}

/** Returns the replies after an event by conversation, in order of the first reply, and the last reply of all. */
async function newReplies(client: OutreachClient, after: string | undefined) {
  const byThread = new Map<string, Conversation>();
  let last = after;
  for await (const { id, data } of readEvents(client, { after, type: 'reply.received' })) {
    const { thread_id: threadId, body_text } = data;
    const begun = byThread.get(threadId);
    if (begun) begun.text += `\n${body_text}`;
    else byThread.set(threadId, { threadId, text: body_text, before: last });
    last = id;
  }
  return { conversations: [...byThread.values()], last };
}

async function readThread(client: OutreachClient, id: string): Promise<Thread> {
  return (await unwrap(client.GET('/v1/threads/{id}', { params: { path: { id } } }))).data;
}

/** Returns the cursor of the last run; undefined before the first. */
async function readCursor(file: string): Promise<string | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return text.trim() || undefined;
}

const usage = `reply-triage.ts [--dry-run | --yes] [--cursor FILE]
FILE stores the position in the event log. Default: reply-triage.cursor`;
const options = {
  cursor: { type: 'string', default: 'reply-triage.cursor' },
  'dry-run': { type: 'boolean' },
  yes: { type: 'boolean' },
} as const;

await runExample({ usage, options }, async ({ client, values, signal }) => {
  const { cursor: file, 'dry-run': isDry } = values;

  // 1. Read the replies since the last run. The first run reads the whole log, which has 30 days.
  const cursor = await readCursor(file);
  // Fail now if the cursor cannot be stored: every later run would handle the same replies again.
  if (!isDry) await appendFile(file, '');
  const { conversations, last } = await newReplies(client, cursor).catch((error: unknown) => {
    const tooOld = error instanceof OutreachError && error.code === 'event_not_found';
    if (!tooOld) throw error;
    return newReplies(client, undefined);
  });

  // 2. Decide for each conversation, unless a person, or a run that was interrupted, has read it.
  const plan: { before: string | undefined; threadId: string; decision: Decision }[] = [];
  for (const { threadId, text, before } of conversations) {
    const thread = await readThread(client, threadId);
    if (thread.read) continue;
    const decision = decide(thread, text);
    if (decision.does !== 'leave to people') plan.push({ before, threadId, decision });
    console.log(`\n${thread.lead_email}  ${thread.category ?? 'no category'}  → ${decision.does}`);
    console.log(text.replaceAll(/^/gm, '  '));
  }
  console.log(`\nConversations with new replies: ${conversations.length}, to do: ${plan.length}.`);
  if (isDry) return;
  if (plan.length > 0 && !values.yes) await askFirst('Do this?', signal);

  // 3. Do it, unless somebody has read the thread meanwhile. After an interruption, the next run continues with this conversation.
  for (const { before, threadId, decision } of plan) {
    if (before) await writeFile(file, before);
    const thread = await readThread(client, threadId);
    if (!thread.read) await act(client, thread, decision);
  }
  if (last) await writeFile(file, last);
});
