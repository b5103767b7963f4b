import { ApiError, errorAt } from '../../domain/api/api-error.js';
import { expectedThreadSubject, variantFor, writeCampaignMail } from '../../domain/sending/campaign-mail.js';
import { declaredFields, emailVariants } from '../../domain/flow/data.js';
import type { EmailVariant, Flow, FlowNode } from '../../domain/flow/types.js';
import { findNode, firstEmailFrom, stepNumber } from '../../domain/flow/walk.js';
import { lackingCustomKeys } from '../../domain/leads/lead-merge.js';
import { missingFields } from '../../domain/merge/merge-fields.js';
import { leadCalendar } from '../../domain/schedule/recipient-window.js';
import { nextSlots } from '../../domain/sending/next-mailbox.js';
import type { LeadsOperations } from '../../generated/operations.js';
import type { LeadPreview } from '../../generated/types.js';
import { readCampaign } from '../../store/campaigns/queries.js';
import type { CampaignEntity } from '../../store/entities.js';
import { readLeadWithEnrollment, type LeadWithEnrollment } from '../../store/leads/position/queries.js';
import { sendLead } from '../../store/sending/facts/queries.js';
import {
  readAttachedMailboxes,
  readSendingMailboxes,
  type SendingMailbox,
} from '../../store/mailboxes/sending/queries.js';
import { earlierSends } from '../../store/sending/queries.js';
import { readSendingFlow } from '../../store/variants/repository.js';
import type { OperationContext, Dependencies } from '../context.js';

type Operations = LeadsOperations<OperationContext>;

/** The operation that shows a message before it is sent. */
export function previewOperations(deps: Dependencies) {
  const { database } = deps;
  return {
    async previewLeadEmail({ params, query }, { accountId }) {
      const campaign = await readCampaign(database, accountId, params.id);
      if (!campaign) throw new ApiError('campaign_not_found');
      const row = await readLeadWithEnrollment(database.manager, accountId, params.id, params.leadId);
      if (!row) throw new ApiError('lead_not_found');
      const flow = await readSendingFlow(database.manager, accountId, params.id, campaign);
      const node = emailNode(flow, row, query.node_id);
      const enrollmentId = row.enrollment_id;
      const variant = chosenVariant(node, enrollmentId, query.variant_id);
      const mailbox = await chosenMailbox(deps, accountId, campaign, row, query.mailbox_id);
      const sent = enrollmentId
        ? (await earlierSends(database.manager, accountId, [enrollmentId])).get(enrollmentId)!
        : [];
      const lead = sendLead(row);
      const sender = { email: mailbox?.email ?? '', displayName: mailbox?.displayName ?? null };
      const thread = expectedThreadSubject(flow, node, enrollmentId, lead, sender, sent);
      const mail = writeCampaignMail(variant, lead, sender, thread);
      const lacking = lackingCustomKeys(declaredFields(flow).custom, lead.custom_lead_data);
      const data: LeadPreview = {
        lead_id: lead.id,
        node_id: node.id,
        variant_id: variant.id,
        mailbox_id: mailbox?.id ?? null,
        step_number: stepNumber(flow, node.id),
        from_email: mailbox?.email ?? null,
        from_name: mailbox?.displayName ?? null,
        to_email: lead.email,
        to_name: mail.toName,
        subject: mail.subject,
        body_text: mail.bodyText,
        body_html: mail.bodyHtml,
        missing_fields: missingFields(variant, lead),
        held_reason: lacking.length > 0 ? `The lead has no value for ${lacking.join(', ')}.` : mail.problem,
      };
      return { status: 200, body: { data } };
    },
  } satisfies Partial<Operations>;
}

/** The requested email; without a request the next one of the lead, otherwise the first. */
function emailNode(flow: Flow, row: LeadWithEnrollment, nodeId: string | undefined): FlowNode {
  const node =
    nodeId === undefined
      ? (firstEmailFrom(flow, row.current_node_id, row.awaits === 'send') ??
        firstEmailFrom(flow, null, false))
      : findNode(flow, nodeId);
  if (!node) throw new ApiError('node_not_found');
  if (node.type === 'email') return node;
  throw errorAt(
    'invalid_flow',
    'node_id',
    'invalid_value',
    `The node is a ${node.type}. Only an email node has a preview.`,
  );
}

function chosenVariant(
  node: FlowNode,
  enrollmentId: string | null,
  variantId: string | undefined,
): EmailVariant {
  const wanted = variantId?.toLowerCase();
  const variant =
    wanted === undefined
      ? variantFor(node, enrollmentId)
      : emailVariants(node).find(({ id }) => id.toLowerCase() === wanted);
  if (variant) return variant;
  throw errorAt(
    'invalid_flow',
    'variant_id',
    'not_found',
    wanted === undefined ? 'The email has no active variant.' : 'The email has no variant with this id.',
  );
}

/** The mailbox that is asked for, else the one that the lead is written to from, else the one whose turn is next. */
async function chosenMailbox(
  { database, clock }: Dependencies,
  accountId: string,
  campaign: CampaignEntity,
  row: LeadWithEnrollment,
  mailboxId: string | undefined,
): Promise<SendingMailbox | null> {
  const id = mailboxId ?? row.mailbox_id;
  if (id) {
    const [mailbox] = await readSendingMailboxes(database.manager, accountId, [id]);
    if (mailbox && (mailboxId === undefined || !mailbox.deleted)) return mailbox;
    const details = [
      { path: 'mailbox_id', code: 'not_found', message: `No resource has the id ${id}.` } as const,
    ];
    throw new ApiError('mailbox_not_found', { details });
  }
  const attached = await readAttachedMailboxes(database.manager, accountId, campaign.id);
  const now = clock.now();
  const window = leadCalendar(campaign.schedule, row.custom_lead_data, now.getTime());
  return nextSlots(attached, campaign, now, window)[0]?.mailbox ?? null;
}
