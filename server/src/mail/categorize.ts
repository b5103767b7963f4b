import type { ReplyCategory } from '../domain/inbox/mail-message.js';
import { limits, scoresOf } from './model.js';
import { wantsOut } from './opt-out.js';
import { withoutSalutation } from './salutation.js';

export interface Categorized {
  category: ReplyCategory;
  /** The sender asks not to be written to again. */
  optOut: boolean;
}

/** A reply says what it wants at its beginning; later text is signatures and quotes that were not recognized. */
const maxLength = 3_000;

/**
 * Categorizes a person's reply by what it says. `body` is the display body (without quotes and signature); `subject`
 * counts only where it was written for the reply ("unsubscribe"), not where it repeats ours.
 */
export function categorize(body: string, subject = ''): Categorized {
  const text = withoutSalutation(body.slice(0, maxLength)).trim();
  if (wantsOut(text, subject)) return { category: 'Not Interested', optOut: true };
  return { category: categoryOf(text), optOut: false };
}

/** To take a yes for a no, or a no for a yes, is the worst mistake: unless one clearly leads, a person decides. */
function categoryOf(text: string): ReplyCategory {
  const { interested, neutral, not_interested: notInterested } = scoresOf('category', text);
  const isPlain = Math.abs(interested - notInterested) >= limits.lead;
  if (!isPlain || Math.max(interested, notInterested) < neutral) return 'Neutral';
  return interested > notInterested ? 'Interested' : 'Not Interested';
}
