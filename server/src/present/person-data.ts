import { snippetOf } from '../domain/inbox/thread-words.js';
import type {
  PersonData,
  PersonDataEvent,
  PersonDataMessageJob,
  PersonDataReplacement,
  PersonDataSend,
  PersonDataThread,
} from '../generated/types.js';
import type {
  BlockListEntryEntity,
  LeadListEntity,
  LeadReplacementEntity,
  MessageJobEntity,
} from '../store/entities.js';
import type { ListedMessage } from '../store/inbox/messages/queries.js';
import type { ThreadDetail } from '../store/inbox/threads/queries.js';
import type { NamedLead } from '../store/leads/queries.js';
import type { LedgerEntry, NamedEvent, Newest } from '../store/people/data/queries.js';
import type { PersonDetail } from '../store/people/queries.js';
import { presentBlockListEntry } from './block-list.js';
import { presentLeadList } from './lead-list.js';
import { presentLead } from './lead.js';
import { presentMessage, presentMessageJob, presentThread } from './thread.js';
import { presentPerson } from './person.js';

/** What is stored about a person. */
export interface StoredData {
  person: PersonDetail;
  leads: NamedLead[];
  lists: LeadListEntity[];
  threads: ThreadDetail[];
  /** Of the person's threads and of those of others, oldest to newest. */
  messages: Newest<ListedMessage>;
  messageJobs: Newest<MessageJobEntity>;
  sends: Newest<LedgerEntry>;
  /** Of the person by others, and of others by the person. */
  replacements: LeadReplacementEntity[];
  events: Newest<NamedEvent>;
  blocks: BlockListEntryEntity[];
}

/** All that is stored about a person, as the contract shows it. */
export function presentPersonData(data: StoredData): PersonData {
  const { leads, threads, messages, messageJobs, sends, replacements, events } = data;
  const own = new Set(threads.map(({ id }) => id));
  const leadIds = new Set(leads.map(({ id }) => id));
  const takenOver = new Set(
    replacements.filter(each => leadIds.has(each.new_lead_id)).map(({ thread_id }) => thread_id),
  );
  const ofThread = (id: string) => messages.rows.filter(({ thread_id }) => thread_id === id);
  return {
    person: presentPerson(data.person),
    leads: leads.map(lead => ({ campaign_name: lead.campaign_name, lead: presentLead(lead) })),
    lists: data.lists.map(presentLeadList),
    threads: threads.map(thread => threadOf(thread, ofThread(thread.id), takenOver.has(thread.id))),
    other_messages: messages.rows.filter(({ thread_id }) => !own.has(thread_id)).map(presentMessage),
    message_jobs: messageJobs.rows.map(presentUnsent),
    sends: sends.rows.map(presentSend),
    replacements: replacements.filter(each => leadIds.has(each.old_lead_id)).map(presentReplacement),
    events: events.rows.map(presentNamedEvent),
    block_list: data.blocks.map(presentBlockListEntry),
    truncated: [
      ...(messages.isCut ? (['messages'] as const) : []),
      ...(messageJobs.isCut ? (['message_jobs'] as const) : []),
      ...(sends.isCut ? (['sends'] as const) : []),
      ...(events.isCut ? (['events'] as const) : []),
    ],
  };
}

/** In a thread that the person took over, the latest message may be of the one before. */
function threadOf(row: ThreadDetail, messages: ListedMessage[], isTakenOver: boolean): PersonDataThread {
  const thread = presentThread(row);
  const shown = messages.map(presentMessage);
  if (isTakenOver) thread.snippet = snippetOf(shown.at(-1)?.body_text ?? '');
  return { thread, messages: shown };
}

function presentUnsent(row: MessageJobEntity): PersonDataMessageJob {
  const { to_email, to_name, cc, subject, body_text, body_html } = row;
  return {
    message_job: presentMessageJob(row),
    to_email,
    to_name,
    cc: cc ?? [],
    subject,
    body_text,
    body_html,
  };
}

function presentSend(row: LedgerEntry): PersonDataSend {
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    campaign_id: row.campaign_id,
    mailbox_id: row.mailbox_id,
    thread_id: row.thread_id,
    node_id: row.node_id,
    step_number: row.step_number,
    from_email: row.from_email,
    from_name: row.from_name,
    to_email: row.to_email,
    to_name: row.to_name,
    cc: row.cc ?? [],
    subject: row.subject,
    body_text: row.body_text,
    body_html: row.body_html,
    message_id_header: row.message_id,
    error_message: row.error_message,
    sent_at: row.sent_at?.toISOString() ?? null,
    failed_at: row.failed_at?.toISOString() ?? null,
    bounced_at: row.bounced_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  };
}

function presentReplacement(row: LeadReplacementEntity): PersonDataReplacement {
  const { thread_id, reason, reason_note, created_at } = row;
  return { thread_id, reason, reason_note, created_at: created_at.toISOString() };
}

function presentNamedEvent({ id, type, created_at }: NamedEvent): PersonDataEvent {
  return { id, type, timestamp: created_at.toISOString() };
}
