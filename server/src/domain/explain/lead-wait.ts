import type { EnrollmentReason } from '../../generated/types.js';
import { guardWords } from '../campaigns/guard.js';
import { declaredFields } from '../flow/data.js';
import { lackingCustomKeys } from '../leads/lead-merge.js';
import { mailboxWait, nextSendFrom } from './mailbox-wait.js';
import { decideSend } from '../sending/send-decision.js';
import {
  thenOpens,
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
        untilPause(facts, halted(facts, enrollment) ?? waiting(facts, enrollment))))
  );
}

/** Nothing is sent from the day of `pause_on` on, until somebody resumes the campaign. */
function untilPause({ now, campaign }: LeadWaitFacts, wait: LeadWait): LeadWait {
  const { pauseAt } = campaign;
  if (!pauseAt || pauseAt <= now || !wait.nextAt || wait.nextAt < pauseAt) return wait;
  const message = `${wait.message} The campaign pauses before that, at ${instantWords(pauseAt)} (pause_on).`;
  return { ...wait, message, nextAt: null };
}

function endOfAll({ campaign, lead }: LeadWaitFacts): LeadWait | null {
  if (campaign.external)
    return waitFor(
      'campaign_external',
      'The campaign was synced from an external platform. This service sends nothing for it.',
    );
  if (campaign.deleted) return waitFor('campaign_deleted', 'The campaign is deleted. Nothing more is sent.');
  if (lead.replaced) return waitFor('lead_replaced', 'This lead was replaced by another lead.');
  return lead.gone ? waitFor('lead_removed', 'The lead was removed from the campaign.') : null;
}

function notEnrolled(facts: LeadWaitFacts): LeadWait {
  const { campaign } = facts;
  if (!campaign.launched)
    return waitFor('campaign_not_launched', 'The campaign is a draft. Launch it to enroll its leads.');
  return (
    lacking(facts) ??
    blocked(facts) ??
    waitFor(
      'not_enrolled',
      'The lead is not enrolled, because nothing follows the lead source in the flow yet.',
    )
  );
}

function lacking({ campaign, lead }: LeadWaitFacts): LeadWait | null {
  const missing = lackingCustomKeys(declaredFields(campaign.flow).custom, lead.custom_lead_data ?? {});
  if (missing.length === 0) return null;
  const message = `The lead has no value for ${missing.join(', ')}. Nothing is sent until each field has a value.`;
  return waitFor('incomplete_fields', message, null, { missing_fields: missing });
}

function blocked({ block }: LeadWaitFacts): LeadWait | null {
  if (!block) return null;
  const message = `The block list contains ${block.value}${block.reason ? ` (${block.reason})` : ''}. Nothing is sent.`;
  return waitFor('blocked', message, null, { blocked_value: block.value });
}

const endings: Partial<Record<EnrollmentReason, string>> = {
  replied: 'The lead replied, so the sequence stopped.',
  bounced: 'A message bounced, so the sequence stopped.',
  unsubscribed: 'The lead unsubscribed, so the sequence stopped.',
  blocked: 'The email address or its host was added to the block list, so the sequence stopped.',
  replaced: 'This lead was replaced by another lead, so the sequence stopped.',
  removed: 'The lead was removed from the campaign, so the sequence stopped.',
  finished: 'The request of a dataSender node with on_failure stop failed, so the sequence stopped.',
};

/** A sequence that has ended, or that somebody or an absence has paused. */
function atRest({ state, reason, awaits, nextActionAt, lastError }: WaitEnrollment): LeadWait | null {
  if (state === 'completed')
    return waitFor('completed', 'The sequence is completed. It reached the end of the flow.');
  const facts = reason ? { reason } : {};
  if (state === 'stopped') {
    const message = (reason && endings[reason]) ?? 'The sequence was stopped.';
    if (reason === 'bounced' && lastError !== null) {
      const refused = `The mail server refused the message, so the sequence stopped: ${lastError}`;
      return waitFor('stopped', refused, null, { ...facts, last_error: lastError });
    }
    const error = reason === 'finished' ? { last_error: lastError } : {};
    return waitFor('stopped', message, null, { ...facts, ...error });
  }
  if (state !== 'paused') return null;
  if (reason !== 'out_of_office')
    return waitFor('paused_manually', 'The lead is paused. Resume it to continue.', null, facts);
  const until = awaits === 'resume' ? nextActionAt : null;
  const back = until ? `. The sequence continues at ${instantWords(until)}` : '';
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
      'The message is being sent to the mail server. If the worker stops, another worker checks the result.';
    return { ...waitFor('being_sent', message, until), nextAt: null };
  }
  const checked = mail.dueAt ? ` The Sent folder is checked at ${instantWords(mail.dueAt)}.` : '';
  const message =
    `It is unknown whether the message was sent, because the connection broke during sending. ` +
    `It is not sent again.${checked}${mail.dueAt ? '' : ' To continue as if it was sent, pause and resume the lead.'}`;
  return waitFor('outcome_unknown', message, mail.dueAt, { last_error: lastError });
}

/** A campaign that lets nothing out now; see `isSending`. */
function halted(facts: LeadWaitFacts, { awaits, nextActionAt }: WaitEnrollment): LeadWait | null {
  const { now, campaign } = facts;
  const { status, startAt, pauseAt, guardTrip } = campaign;
  const past = pauseAt !== null && pauseAt <= now;
  if (past && (status === 'running' || status === 'paused'))
    return waitFor(
      'pause_date_passed',
      `The pause_on date of the campaign has passed (${instantWords(pauseAt)}). Resume the campaign to continue.`,
    );
  if (status === 'paused') {
    const why = guardTrip
      ? `The campaign paused itself. ${guardWords(guardTrip)}`
      : 'The campaign is paused.';
    return waitFor('campaign_paused', `${why} Nothing is sent until you resume it.`);
  }
  if (status === 'stopped')
    return waitFor('campaign_stopped', 'The campaign is stopped. Nothing is sent until you resume it.');
  if (status !== 'scheduled') return null;
  const until = startAt && startAt > now ? startAt : now;
  const starts = `The campaign starts at ${instantWords(until)}.`;
  const wait = waitFor('campaign_scheduled', `${starts}${thenOpens(facts, until)}`, until);
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
      if (!later) return waitFor('due_now', 'The wait is over. The lead continues within seconds.', now);
      const waits = `The lead waits in the flow until ${instantWords(later)}.`;
      return waitFor('wait', `${waits}${thenOpens(facts, later)}`, later);
    case 'data': {
      if (attempts > 0 && !enrollment.inHand) {
        const again = later ? `at ${instantWords(later)}` : 'within seconds';
        const message =
          `The request of the dataSender failed ${attempts === 1 ? 'once' : `${attempts} times`} (${lastError ?? 'unknown reason'}). ` +
          `The next attempt is ${again}.`;
        return waitFor('data_retry', message, later ?? now, { attempts, last_error: lastError });
      }
      return waitFor('data_request', 'The request of the dataSender is made now.', later ?? now);
    }
    case 'reply':
      return waitFor('reply', 'The lead continues when it replies. No reply has arrived yet.');
    case 'send':
      return due(facts, enrollment, later);
    default:
      return waitFor('not_due', 'No step is scheduled for the lead.', later);
  }
}

/** An email is next: what becomes of it when its turn comes, and when that is. */
function due(facts: LeadWaitFacts, enrollment: WaitEnrollment, later: Date | null): LeadWait {
  const { now, campaign, lead, earlier, receivers } = facts;
  const [first] = facts.mailboxes;
  const mailbox = first ?? { email: '', displayName: null };
  const isBlocked = facts.block !== null;
  const { flow, schedule } = campaign;
  const sending = { isBlocked, flow, schedule, receivers, mailbox, earlier, now };
  const decision = decideSend({ enrollment, lead, ...sending });
  if (decision.kind === 'end')
    return blocked(facts) ?? waitFor('lead_removed', 'The lead was removed from the campaign.');
  if (decision.kind === 'needs_fix') {
    const message = `The message cannot be sent: ${decision.reason}`;
    return lacking(facts) ?? waitFor('message_held', message, null, { last_error: decision.reason });
  }
  return mailboxWait(facts, enrollment, later, decision.kind === 'wait' ? decision.wait : null);
}
