import { phrases } from './categorize-phrases.js';
import { foldText } from '../domain/fold-text.js';

/** Words that begin alike are taken for forms of one: "interested", "interessiert". */
const stemLength = 5;

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
const word = /[\p{L}\p{M}#]+|[.,;:!?]|\p{Extended_Pictographic}/gu;
const clauseEnd = /^[.,;:!?]$/;
/** "Not" in the languages that put it before what it turns. */
const negators = new Set(phrases.negators.map(negator => negator.replaceAll("'", '')));
/** So many words after it a negator turns: "not at all interested". */
const negationReach = 3;
const longestRun = 3;

/**
 * What an answer is told by: its words, their stems and each two stems that follow one another; in scripts without
 * spaces each one to three characters. Addresses, links and numbers count as such, whatever they are.
 */
export function featuresOf(text: string): Set<string> {
  const features = new Set<string>();
  let previous = '^';
  let negated = 0;
  for (const [found] of generalised(text).matchAll(word)) {
    if (clauseEnd.test(found)) {
      negated = 0;
      if (found !== '?') continue;
    }
    if (unspaced.test(found)) {
      addRuns(found, features);
      previous = '^';
      continue;
    }
    const stem = found.slice(0, stemLength);
    const sign = negated-- > 0 ? '!' : '';
    features
      .add(sign + stem)
      .add(`${sign}=${found}`)
      .add(`${previous} ${stem}`);
    if (negators.has(found)) negated = negationReach;
    previous = stem;
  }
  // What ends without having begun says nothing: neither does it speak for what short answers in Chinese do.
  return features.size === 0 ? features : features.add(`${previous} $`);
}

function generalised(text: string): string {
  return foldText(text)
    .replaceAll("'", '')
    .replace(/[\w.+-]{1,64}@[\w.-]*/g, ' EMAIL ')
    .replace(/https?:\S+/g, ' URL ')
    .replace(/\+?\d[\d ]{6,}\d/g, ' PHONE ')
    .replace(/\d+/g, '#');
}

function addRuns(letters: string, features: Set<string>): void {
  for (let at = 0; at < letters.length; at++)
    for (let length = 1; length <= longestRun && at + length <= letters.length; length++)
      features.add(`~${letters.slice(at, at + length)}`);
}
