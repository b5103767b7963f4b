import type { EnrollmentReason, EnrollmentState } from '../../generated/types.js';
import {
  entity,
  hash,
  timestamp,
  integer,
  key,
  nullable,
  oneOf,
  text,
  uuid,
  type Entity,
} from '../database/columns.js';

/** What moves an enrollment next: the runner, a mailbox, the end of a send, a request, a reply, the end of a pause. */
export type EnrollmentAwaits = 'flow' | 'send' | 'sending' | 'data' | 'reply' | 'resume';

export const enrollments = entity('enrollments', {
  account_id: key(uuid),
  id: key(uuid),
  campaign_id: uuid,
  lead_id: uuid,
  global_lead_id: hash,
  state: oneOf<EnrollmentState>(),
  reason: nullable(oneOf<EnrollmentReason>()),
  current_node_id: nullable(text),
  awaits: nullable(oneOf<EnrollmentAwaits>()),
  next_action_at: nullable(timestamp),
  /** What `next_action_at` was before a pause that ends by itself; it is read only while `awaits` is `resume`. */
  due_before_pause: nullable(timestamp),
  mailbox_id: nullable(uuid),
  thread_id: nullable(uuid),
  steps_sent: integer,
  last_sent_at: nullable(timestamp),
  attempts: integer,
  last_error: nullable(text),
  lease_owner: nullable(uuid),
  lease_until: nullable(timestamp),
  ended_at: nullable(timestamp),
  created_at: timestamp,
  updated_at: timestamp,
});
export type EnrollmentEntity = Entity<typeof enrollments>;
