/** An account's first claim: the sooner it is read, the sooner its first request goes out. */
const firstSize = 300;
/** Each further claim takes what goes out in so long: the larger, the less each delivery costs, and the more is held. */
const claimMs = 100;

/**
 * How many deliveries an account's next claim takes.
 *
 * @param begun deliveries of the claim before that began; none when there was no claim
 * @param tookMs how long that took, from when it was claimed
 * @param most never more than this
 */
export function claimSize(begun: number, tookMs: number, most: number): number {
  const pace = (begun * claimMs) / Math.max(1, tookMs);
  return Math.min(most, Math.max(firstSize, Math.round(pace)));
}
