import type { AutoWinner } from '../flow/types.js';

/** A variant that is compared, and what became of its messages. */
export interface VariantCounts {
  variantId: string;
  /** Messages that left. */
  sent: number;
  /** How many of them were the last email that somebody had when they replied. */
  replied: number;
}

/** The checkpoint that an email has reached, and the variants that lost there. */
export interface VariantJudgement<V extends VariantCounts> {
  checkpoint: number;
  losers: V[];
}

/**
 * Judges the active variants of an email; null until the next checkpoint is reached.
 *
 * Variants are compared at checkpoints only: when each has `min_sent` messages, then 2, 4, 8 … times as many. At checkpoint
 * k a variant loses to the best one by a one-sided z-test of two proportions, at the level (1 - confidence) / 2^k / (n (n - 1))
 * for n variants. There are n (n - 1) ordered pairs of which one may seem better than the other by chance, and the levels of
 * all checkpoints add up to less than 1 - confidence: so often at most is any variant ever paused that is no worse than
 * the best, however often anybody looks. The best one never loses, so that one is always left.
 *
 * @param judged the checkpoint that the variants were compared at last, 0 for none
 */
export function judgeVariants<V extends VariantCounts>(
  active: readonly V[],
  { min_sent, confidence }: AutoWinner,
  judged: number,
): VariantJudgement<V> | null {
  if (active.length < 2) return null;
  const least = Math.min(...active.map(({ sent }) => sent));
  const checkpoint = least < min_sent ? 0 : Math.floor(Math.log2(least / min_sent)) + 1;
  if (checkpoint <= judged) return null;
  const best = active.reduce((a, b) => (rate(b) > rate(a) ? b : a));
  const level = (1 - confidence / 100) / 2 ** checkpoint / (active.length * (active.length - 1));
  return { checkpoint, losers: active.filter(variant => chanceOf(variant, best) < level) };
}

/** How many messages of an email must leave at least before the next checkpoint after `judged`. */
export function sendsUntilCheckpoint(
  active: readonly VariantCounts[],
  { min_sent }: AutoWinner,
  judged: number,
): number {
  return active.reduce((sum, { sent }) => sum + Math.max(0, min_sent * 2 ** judged - sent), 0);
}

/** The share of messages that were replied to, rounded to 4 digits; null where none left. */
export function replyRate(counts: Pick<VariantCounts, 'sent' | 'replied'>): number | null {
  return counts.sent === 0 ? null : Math.round(rate(counts) * 10_000) / 10_000;
}

function rate({ sent, replied }: Pick<VariantCounts, 'sent' | 'replied'>): number {
  return replied / sent;
}

/**
 * The probability that a variant seems so much worse than another, or more, although both are equally good. Half a reply of
 * each is taken off the difference (Yates), since the normal distribution is too sure of a few replies.
 */
function chanceOf(worse: VariantCounts, better: VariantCounts): number {
  const pooled = (worse.replied + better.replied) / (worse.sent + better.sent);
  const each = 1 / worse.sent + 1 / better.sent;
  const difference = rate(better) - rate(worse) - each / 2;
  const deviation = Math.sqrt(pooled * (1 - pooled) * each);
  return difference > 0 && deviation > 0 ? normalTail(difference / deviation) : 1;
}

/** The share of a normal distribution above z > 0; right to 1.2e-7 of itself (the Chebyshev fit of erfc by Press et al.). */
function normalTail(z: number): number {
  const x = z / Math.SQRT2;
  const t = 1 / (1 + x / 2);
  const series = coefficients.reduceRight((sum, coefficient) => coefficient + t * sum, 0);
  return (t * Math.exp(series - x * x)) / 2;
}

const coefficients = [
  -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587,
  -0.82215223, 0.17087277,
];
