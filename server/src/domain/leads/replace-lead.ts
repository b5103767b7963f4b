import type { ErrorCode } from '../../generated/errors.js';
import type { ReplaceLeadPreview } from '../../generated/types.js';

/** Why a lead is replaced, as callers may say. */
export const replaceReasons = [
  'auto_reply_forward',
  'manual_referral',
  'wrong_contact',
  'role_change',
  'other',
] as const;
export type ReplaceReason = (typeof replaceReasons)[number];

/** What is in the way of a replacement. */
export type ReplaceRefusal = Extract<ErrorCode, NonNullable<ReplaceLeadPreview['disallowed_reason']>>;

/** The leads of a replacement, as they stand. */
export interface ReplacementCase {
  /** Why nothing of the campaign may be changed. */
  campaign: 'external_read_only' | 'campaign_not_found' | null;
  /** The lead of the thread. */
  current: { email: string; isRetired: boolean; isDeleted: boolean } | null;
  /** The address that takes over. */
  email: string;
  /** The row of that address in the campaign. */
  target: ReplacementTarget | null;
}

interface ReplacementTarget {
  isRetired: boolean;
  isDeleted: boolean;
  enrollmentState: string | null;
  enrollmentReason: string | null;
}

export interface ReplacementDecision {
  mode: ReplaceLeadPreview['mode'];
  refusal: ReplaceRefusal | null;
}

/** Judges a replacement: what it would do, and whether it may. A row that was removed does not count as there. */
export function judgeReplacement(given: ReplacementCase): ReplacementDecision {
  const { target } = given;
  const isThere = target !== null && (target.isRetired || !target.isDeleted);
  return { mode: isThere ? 'attached' : 'created', refusal: refusalOf(given, isThere) };
}

function refusalOf(
  { campaign, current, email, target }: ReplacementCase,
  isThere: boolean,
): ReplaceRefusal | null {
  if (campaign) return campaign;
  if (current?.isRetired) return 'lead_already_replaced';
  if (!current || current.isDeleted) return 'lead_not_found';
  if (current.email === email) return 'same_as_current_lead';
  if (!target) return null;
  if (target.isRetired) return 'target_already_replaced';
  return (isThere ? isLive(target) : comesBackLive(target)) ? null : 'target_missing_enrollment';
}

function isLive({ enrollmentState }: ReplacementTarget): boolean {
  return enrollmentState === 'active' || enrollmentState === 'paused';
}

/** A removed lead takes its enrollment up again, but not one that had ended before for a reason of its own. */
function comesBackLive({ enrollmentState, enrollmentReason }: ReplacementTarget): boolean {
  return enrollmentState === null || enrollmentReason === 'removed';
}
