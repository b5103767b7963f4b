import { limits, scoresOf } from './model.js';
import { classifiedWords } from './word-classes.js';

/** Longer texts say something else besides. */
const longestDemand = 60;

/**
 * Returns whether the sender of a reply asks not to be written to again. The subject counts only where it says nothing
 * else ("unsubscribe").
 */
export function wantsOut(text: string, subject: string): boolean {
  if (isBareDemand(text) || isBareDemand(subject)) return true;
  const scores = scoresOf('optOut', text);
  return scores.opt_out - scores.stay > limits.optOut;
}

/** Returns whether a text says "stop" in any language and nothing else, as senders of mail must respect by law. */
function isBareDemand(text: string): boolean {
  if (text.length > longestDemand || /[?？؟]/u.test(text)) return false;
  const words = classifiedWords(text);
  return (
    words.some(({ classes }) => classes.has('stop_alone')) &&
    words.every(({ classes }) => classes.has('stop_alone') || classes.has('polite'))
  );
}
