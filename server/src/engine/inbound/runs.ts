import { messageIdHash } from '../../domain/thread-headers.js';
import { answerOf, type Arrival } from './arrival.js';
import { referredIds } from './match.js';

/**
 * Splits mails of a mailbox into runs that can be looked up and taken in at once, in their order. What refers to a mail
 * before it or repeats one begins a new run, because it is understood by it; what blocks people or is held against a
 * message is a run of its own, because it reaches into other threads.
 */
export function runsOf(arrivals: readonly Arrival[]): Arrival[][] {
  const runs: Arrival[][] = [];
  let hashes = new Set<string>();
  let isOpen = false;
  for (const arrival of arrivals) {
    const isPlain = isPlainAnswer(arrival);
    const { hash } = arrival;
    const follows = hashes.has(hash) || referredHashes(arrival).some(referred => hashes.has(referred));
    if (isOpen && isPlain && !follows) runs.at(-1)!.push(arrival);
    else {
      runs.push([arrival]);
      hashes = new Set();
    }
    hashes.add(hash);
    isOpen = isPlain;
  }
  return runs;
}

function isPlainAnswer(arrival: Arrival): boolean {
  const answer = answerOf(arrival);
  return answer !== null && !(answer.kind === 'reply' && answer.optOut);
}

function referredHashes({ mail }: Arrival): string[] {
  return referredIds(mail).map(id => messageIdHash(id));
}
