import { foldText } from '../domain/inbox/search-words.js';

/** Features are hashed into so many buckets; collisions cost little, names would cost megabytes. */
export const bucketCount = 1 << 18;

/** A reply says what it wants at its beginning; the rest is signatures and quotes that were not recognized. */
const maxLength = 1_200;
const stemLength = 5;
/** A negator changes this many words after it: "not at all interested". */
const negationReach = 3;
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
const token = /[\p{L}\p{M}#]+|[.,;:!?。，！？、…]|\p{Extended_Pictographic}/gu;
const clauseEnd = /^[.,;:!?。，！？、…]$/;

/** Words for "not" before what they negate, in all languages at once: "ne", "nicht", "geen". */
const negators = new Set(
  (
    'not no never dont doesnt didnt wont cant cannot isnt arent without nor nicht kein keine keinen keiner nie niemals ohne pas ne non ' +
    'ni sans jamais aucun aucune no nunca sin nao nem sem mai senza nessun niet geen nooit zonder inte ingen inga aldrig ikke ' +
    'aldri ei en emme nie bez ne nema neni nemam nechci nem nincs nu fara не нет без ни ніколи няма δεν μην χωρις לא אין لا ليس لن'
  ).split(' '),
);

/** Returns the hashed features of a text: words, stems, runs of words, runs of characters, and its shape. */
export function textFeatures(text: string): Uint32Array {
  const features = new Set<number>();
  const add = (name: string): unknown => features.add(bucketOf(name));
  const folded = generalize(text.slice(0, maxLength));
  const tokens = folded.match(token) ?? [];
  let previous = '^';
  let beforePrevious = '';
  let negated = 0;
  let words = 0;
  for (const found of tokens) {
    if (clauseEnd.test(found)) {
      negated = 0;
      if (found === '?' || found === '？' || found === '!') add(`sign ${found}`);
      continue;
    }
    if (unspaced.test(found)) {
      words += found.length / 2;
      addRuns(found, 1, 4, add);
      previous = '^';
      continue;
    }
    words++;
    const stem = found.slice(0, stemLength);
    const sign = negated-- > 0 ? '!' : '';
    add(`${sign}=${found}`);
    add(sign + stem);
    add(`${previous} ${stem}`);
    if (beforePrevious !== '') add(`${beforePrevious} ${previous} ${stem}`);
    if (words <= 3) add(`first ${stem}`);
    addRuns(`<${found}>`, 3, 5, add);
    if (negators.has(found)) negated = negationReach;
    beforePrevious = previous;
    previous = stem;
  }
  if (features.size === 0) return new Uint32Array();
  add(`${previous} $`);
  add(`length ${Math.min(7, Math.floor(Math.log2(words + 1)))}`);
  const last = folded.trim().at(-1);
  if (last === '?' || last === '？' || last === '؟') add('asks');
  return Uint32Array.from(features).sort();
}

/** Addresses, links and numbers count as such, whatever they are. */
function generalize(text: string): string {
  return foldText(text)
    .replaceAll("'", '')
    .replace(/[\w.+-]{1,64}@[\w.-]*/g, ' EMAIL ')
    .replace(/https?:\S+/g, ' URL ')
    .replace(/\+?\d[\d ]{6,}\d/g, ' PHONE ')
    .replace(/\d+/g, '#');
}

function addRuns(letters: string, shortest: number, longest: number, add: (name: string) => unknown): void {
  const bound = Math.min(letters.length, 40);
  for (let at = 0; at < bound; at++)
    for (let length = shortest; length <= longest && at + length <= bound; length++)
      add(`~${letters.slice(at, at + length)}`);
}

/** Returns the bucket of a feature: FNV-1a with a final mix. */
export function bucketOf(name: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < name.length; at++) value = Math.imul(value ^ name.charCodeAt(at), 0x01000193);
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return ((value ^ (value >>> 13)) >>> 0) % bucketCount;
}
