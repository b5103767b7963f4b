import type { EnrollmentReason } from '../../generated/types.js';
import { declaredFields } from '../flow/data.js';
import { lackingCustomKeys } from '../leads/lead-merge.js';
import { mailboxWait, nextSendFrom } from './mailbox-wait.js';
import { decideSend } from '../sending/send-decision.js';
import {
  waitFor,
  type LeadWait,
  type LeadWaitFacts,
  type WaitEnrollment,
  instantWords,
} from './wait-facts.js';

/** Explains what a lead waits for, by the rules that the engine goes by. */
export function explainWait(facts: LeadWaitFacts): LeadWait {
  const { enrollment } = facts;
  return (
    endOfAll(facts) ??
    (enrollment === null
      ? notEnrolled(facts)
      : (atRest(enrollment) ??
        underWay(facts, enrollment) ??
        halted(facts, enrollment) ??
        waiting(facts, enrollment)))
  );
}

function endOfAll({ campaign, lead }: LeadWaitFacts): LeadWait | null {
  if (campaign.external)
    return waitFor(
      'campaign_external',
      'The campaign was synced from another platform: nothing is sent for it here.',
    );
  if (campaign.deleted) return waitFor('campaign_deleted', 'The campaign is deleted: nothing more is sent.');
  if (lead.replaced) return waitFor('lead_replaced', 'Another lead has taken the place of this one.');
  return lead.gone ? waitFor('lead_removed', 'The lead was removed from the campaign.') : null;
}

function notEnrolled(facts: LeadWaitFacts): LeadWait {
  const { campaign } = facts;
  if (!campaign.launched)
    return waitFor('campaign_not_launched', 'The campaign is a draft: launching it enrolls its leads.');
  return (
    lacking(facts) ??
    blocked(facts) ??
    waitFor('not_enrolled', 'The lead is not enrolled: the flow leads nowhere yet.')
  );
}

function lacking({ campaign, lead }: LeadWaitFacts): LeadWait | null {
  const missing = lackingCustomKeys(declaredFields(campaign.flow).custom, lead.custom_lead_data ?? {});
  if (missing.length === 0) return null;
  const message = `The lead lacks ${missing.join(', ')}: nothing is sent until it has a value for each.`;
  return waitFor('incomplete_fields', message, null, { missing_fields: missing });
}

function blocked({ block }: LeadWaitFacts): LeadWait | null {
  if (!block) return null;
  const message = `The block list holds ${block.value}${block.reason ? ` (${block.reason})` : ''}: nothing is sent.`;
  return waitFor('blocked', message, null, { blocked_value: block.value });
}

const endings: Partial<Record<EnrollmentReason, string>> = {
  replied: 'The lead answered, which ends its sequence.',
  bounced: 'A message bounced, which ends the sequence.',
  unsubscribed: 'The lead unsubscribed, which ends its sequence.',
  blocked: 'The address or its host was put on the block list, which ends the sequence.',
  replaced: 'Another lead has taken over, which ends this sequence.',
  removed: 'The lead was taken out of the campaign, which ends its sequence.',
  finished: 'A request of a dataSender failed whose on_failure is stop, which ends the sequence.',
};

/** A sequence that has ended, or that somebody or an absence has paused. */
function atRest({ state, reason, awaits, nextActionAt, lastError }: WaitEnrollment): LeadWait | null {
  if (state === 'completed') return waitFor('completed', 'The sequence has come to the end of the flow.');
  const facts = reason ? { reason } : {};
  if (state === 'stopped') {
    const message = (reason && endings[reason]) ?? 'The sequence was stopped.';
    if (reason === 'bounced' && lastError !== null) {
      const refused = `The mail server refused the message, which ends the sequence: ${lastError}`;
      return waitFor('stopped', refused, null, { ...facts, last_error: lastError });
    }
    const error = reason === 'finished' ? { last_error: lastError } : {};
    return waitFor('stopped', message, null, { ...facts, ...error });
  }
  if (state !== 'paused') return null;
  if (reason !== 'out_of_office')
    return waitFor('paused_manually', 'The lead was paused: it goes on once it is resumed.', null, facts);
  const until = awaits === 'resume' ? nextActionAt : null;
  const back = until ? `: it goes on ${instantWords(until)}` : '';
  return waitFor('out_of_office', `The lead is out of office${back}.`, until, facts);
}

/** A message that has left the queue already: no pause calls it back. */
function underWay(
  { now, earlier }: LeadWaitFacts,
  { awaits, nodeId, lastError }: WaitEnrollment,
): LeadWait | null {
  if (awaits !== 'sending') return null;
  const mail = earlier.find(send => send.nodeId === nodeId);
  if (mail?.state !== 'unknown') {
    const until = mail?.dueAt && mail.dueAt > now ? mail.dueAt : null;
    const message =
      'The message is being handed to the mail server; should that worker die, another looks into it.';
    return { ...waitFor('being_sent', message, until), nextAt: null };
  }
  const checked = mail.dueAt ? ` The Sent folder is asked ${instantWords(mail.dueAt)}.` : '';
  const message =
    `Nobody knows whether the message left: the connection broke in the middle of it. ` +
    `It is not sent again.${checked}${mail.dueAt ? '' : ' Pause and resume the lead to let it go on as though it had left.'}`;
  return waitFor('outcome_unknown', message, mail.dueAt, { last_error: lastError });
}

/** A campaign that lets nothing out now; see `isSending`. */
function halted(facts: LeadWaitFacts, { awaits, nextActionAt }: WaitEnrollment): LeadWait | null {
  const { now, campaign } = facts;
  const { status, startAt, pauseAt } = campaign;
  const past = pauseAt !== null && pauseAt <= now;
  if (past && (status === 'running' || status === 'paused'))
    return waitFor(
      'pause_date_passed',
      `The pause_on of the campaign has come (${instantWords(pauseAt)}): resume it to go on.`,
    );
  if (status === 'paused')
    return waitFor('campaign_paused', 'The campaign is paused: nothing is sent until it runs again.');
  if (status === 'stopped')
    return waitFor('campaign_stopped', 'The campaign is stopped: nothing is sent until it runs again.');
  if (status !== 'scheduled') return null;
  const until = startAt && startAt > now ? startAt : now;
  const wait = waitFor('campaign_scheduled', `The campaign starts ${instantWords(until)}.`, until);
  if (awaits === 'send') return { ...wait, nextAt: nextSendFrom(facts, until) };
  // A wait ends whether or not the campaign runs.
  return { ...wait, nextAt: awaits === 'flow' ? nextActionAt : until };
}

/** What the enrollment waits for where it is. */
function waiting(facts: LeadWaitFacts, enrollment: WaitEnrollment): LeadWait {
  const { now } = facts;
  const { awaits, nextActionAt, attempts, lastError } = enrollment;
  const later = nextActionAt && nextActionAt > now ? nextActionAt : null;
  switch (awaits) {
    case 'flow':
      if (!later) return waitFor('due_now', 'The wait is over: the lead goes on within seconds.', now);
      return waitFor('wait', `The lead waits in the flow until ${instantWords(later)}.`, later);
    case 'data': {
      if (attempts > 0 && !enrollment.inHand) {
        const again = later ? instantWords(later) : 'within seconds';
        const message =
          `The request of the dataSender failed ${attempts === 1 ? 'once' : `${attempts} times`} (${lastError ?? 'no reason is known'}) ` +
          `and is made again ${again}.`;
        return waitFor('data_retry', message, later ?? now, { attempts, last_error: lastError });
      }
      return waitFor('data_request', 'The request of the dataSender is made now.', later ?? now);
    }
    case 'reply':
      return waitFor('reply', 'The lead goes on by what it answers; no answer has come yet.');
    case 'send':
      return due(facts, enrollment, later);
    default:
      return waitFor('not_due', 'Nothing is set to happen with the lead.', later);
  }
}

/** An email is next: what becomes of it when its turn comes, and when that is. */
function due(facts: LeadWaitFacts, enrollment: WaitEnrollment, later: Date | null): LeadWait {
  const { now, campaign, lead, earlier } = facts;
  const [first] = facts.mailboxes;
  const mailbox = first ?? { email: '', displayName: null };
  const isBlocked = facts.block !== null;
  const decision = decideSend({ enrollment, lead, isBlocked, flow: campaign.flow, mailbox, earlier, now });
  if (decision.kind === 'end')
    return blocked(facts) ?? waitFor('lead_removed', 'The lead was removed from the campaign.');
  if (decision.kind === 'needs_fix') {
    const message = `The message cannot be sent as it is: ${decision.reason}`;
    return lacking(facts) ?? waitFor('message_held', message, null, { last_error: decision.reason });
  }
  return mailboxWait(facts, enrollment, later);
}
