import { phrases } from './categorize-phrases.js';
import { foldText } from './fold-text.js';

export type ReplyCategory = 'Interested' | 'Neutral' | 'Not Interested';

export interface Categorized {
  category: ReplyCategory;
  /** The sender asks not to be written to again. */
  optOut: boolean;
}

/** The answer stands at the beginning; later text is signatures and quotes that were not recognised. */
const maxLength = 3_000;

/** A negator turns an acceptance this many characters after it: "we are not at all sure that we are interested". */
const negationReach = 28;

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}

/** Whole words, except in scripts that write no spaces; `*` leaves the end of the word open. */
function phrasePattern(table: readonly string[]): RegExp {
  const longestFirst = [...table].sort((a, b) => b.length - a.length);
  const alternatives = longestFirst.map(phrase => {
    const text = phrase.replace(/\*$/, '');
    if (unspaced.test(text)) return escapeRegExp(text);
    const open = phrase.endsWith('*') || !/[\p{L}\p{N}]$/u.test(text);
    return `(?<![\\p{L}\\p{N}])${escapeRegExp(text)}${open ? '' : '(?![\\p{L}\\p{N}])'}`;
  });
  return new RegExp(alternatives.join('|'), 'gu');
}

const optOutPattern = phrasePattern(phrases.optOut);
const declinePattern = phrasePattern(phrases.declines);
const deferPattern = phrasePattern(phrases.defers);
const acceptPattern = phrasePattern(phrases.accepts);
const negatorPattern = phrasePattern(phrases.negators);

/** One word that is the whole answer. */
const bareYes =
  /^(?:yes|yes please|yep|yeah|sure|ok|okay|ja|ja gerne|oui|si|sim|tak|ano|да|так|evet|igen|ναι|はい|好|네|예|כן|نعم|ya|co)[\s.!]*$/u;
const bareNo =
  /^(?:no|nope|nein|non|nao|nee|nej|nei|ei|nie|ne|нет|ні|hayir|nem|nu|οχι|いいえ|不|아니요|아니오|לא|لا|khong|tidak)[\s.!]*$/u;
const bareStop =
  /^(?:stop|remove|unsubscribe|spam|abmelden|baja|cancelar|desinscrire|отписка|取消|退订)[\s.!]*$/u;

/**
 * Sorts a person's answer by what it says, in some twenty languages. `body` is the display body (without quotes and
 * signature); `subject` counts only where it was written for the answer ("unsubscribe"), not where it repeats ours.
 */
export function categorize(body: string, subject = ''): Categorized {
  const text = foldText(body.slice(0, maxLength)).trim();
  if (bareStop.test(text) || bareStop.test(foldText(subject).trim()) || matches(text, optOutPattern) > 0) {
    return { category: 'Not Interested', optOut: true };
  }
  return { category: categoryOf(text), optOut: false };
}

function categoryOf(text: string): ReplyCategory {
  if (bareYes.test(text)) return 'Interested';
  if (bareNo.test(text)) return 'Not Interested';
  const declined = matches(text, declinePattern);
  const deferred = matches(text, deferPattern);
  const rest = text.replace(declinePattern, ' , ').replace(deferPattern, ' , ');
  const { plain, negated } = acceptances(rest);
  if (declined + negated > 0) return deferred > 0 && declined === 0 ? 'Neutral' : 'Not Interested';
  if (deferred > plain) return 'Neutral';
  return plain > 0 ? 'Interested' : 'Neutral';
}

function matches(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/** Counts acceptances that stand plainly and those that a negator before them, in the same clause, turns round. */
function acceptances(text: string): { plain: number; negated: number } {
  let plain = 0;
  let negated = 0;
  for (const match of text.matchAll(acceptPattern)) {
    const before = text.slice(Math.max(0, match.index - negationReach), match.index);
    const clause =
      before
        .split(
          /[.,;:!?()。，！？]|(?<!\p{L})(?:but|aber|mais|pero|mas|ma|maar|men|mutta|ale|но|але|ama)(?!\p{L})/u,
        )
        .at(-1) ?? '';
    if (matches(clause, negatorPattern) > 0) negated++;
    else plain++;
  }
  return { plain, negated };
}
