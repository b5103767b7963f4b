import type { ReplyCategory } from '../domain/inbox/mail-message.js';
import { asksForTime, asksWho, showsInterest, showsRefusal } from './categorize-shape.js';
import { phrases } from './categorize-phrases.js';
import { foldText } from '../domain/inbox/fold-text.js';
import { messageClauses } from './message-clauses.js';
import { isOtherBusiness, saysNothing } from './off-topic.js';
import { prefersMail } from './opt-out-wish.js';
import { wantsOut } from './opt-out.js';
import { asksForChange } from './opt-out-words/index.js';
import { withoutLeavingTopics } from './opt-out-topic.js';
import { phraseMatcher, withoutMatches, type PhraseMatch } from './phrase-matcher.js';
import { scoresOf } from './model.js';
import { withoutSalutation } from './salutation.js';

export interface Categorized {
  category: ReplyCategory;
  /** The sender asks not to be written to again. */
  optOut: boolean;
}

/** The answer stands at the beginning; later text is signatures and quotes that were not recognised. */
const maxLength = 3_000;

/** A negator turns an acceptance this many characters after it: "we are not at all sure that we are interested". */
const negationReach = 28;

const findDeclines = phraseMatcher(phrases.declines);
const findDefers = phraseMatcher(phrases.defers);
const findAccepts = phraseMatcher(phrases.accepts);
const findNegators = phraseMatcher(phrases.negators);

/** One word that is the whole answer. */
const bareYes =
  /^(?:yes|yes please|yep|yeah|sure|ok|okay|ja|ja gerne|oui|si|sim|tak|ano|да|так|evet|igen|ναι|はい|好|네|예|כן|نعم|ya|co)[\s.!]*$/u;
const bareNo =
  /^(?:no|nope|nein|non|nao|nee|nej|nei|ei|nie|ne|нет|ні|hayir|nem|nu|οχι|いいえ|不|아니요|아니오|לא|لا|khong|tidak)[\s.!]*$/u;

/**
 * Sorts a person's answer by what it says, in some twenty languages. `body` is the display body (without quotes and
 * signature); `subject` counts only where it was written for the answer ("unsubscribe"), not where it repeats ours.
 */
export function categorize(body: string, subject = ''): Categorized {
  const text = foldText(body.slice(0, maxLength)).trim();
  const clauses = messageClauses(body);
  if (saysNothing(text)) return { category: 'Neutral', optOut: false };
  if (wantsOut(text, foldText(subject).trim(), clauses)) return { category: 'Not Interested', optOut: true };
  return {
    category: categoryOf(foldText(withoutSalutation(body).slice(0, maxLength)).trim(), clauses),
    optOut: false,
  };
}

/** How much the phrases of an answer count beside its words: a refusal is rarely meant otherwise. */
const phraseWeights: Record<ReplyCategory, number> = { Interested: 1, Neutral: 1.3, 'Not Interested': 2 };
/** Whatever says little of either is Neutral. */
const neutralWeight = 0.1;
/** By so much one direction must outweigh the other. */
const leastLead = 0.4;

function categoryOf(written: string, clauses: readonly string[]): ReplyCategory {
  if (bareYes.test(written)) return 'Interested';
  if (bareNo.test(written)) return 'Not Interested';
  const text = withoutLeavingTopics(written);
  const evidence = replyEvidence(text);
  evidence.Neutral += neutralWeight;
  const told = prefersMail(clauses)
    ? 'Interested'
    : (phraseCategory(text) ?? (text !== written || asksForChange(text.slice(0, 200)) ? 'Interested' : null));
  if (told !== 'Not Interested' && isOtherBusiness(text)) return 'Neutral';
  if (told) evidence[told] += phraseWeights[told];
  const best = categories.reduce((best, category) => (evidence[category] > evidence[best] ? category : best));
  if (best === 'Not Interested' && told === null && restsOnNo(text)) return 'Neutral';
  return best === 'Neutral' || isPlain(evidence, best, told !== null) ? best : 'Neutral';
}

const openingNo =
  /^(?:no(?! (?:m[ei]|nos|ci|l[oae]s?|se|es|hay|qu[ei]\p{L}+|teng\p{L}+|tenemos|neces\p{L}+|est\p{L}+|creo|pued\p{L}+|pod\p{L}+|grazie|gracias))|keine?|geen|ingen|inget|sin|sem|nessun[ao]?|brak|bez|без|нет) (?=\p{L})/u;
/** So few words leave nothing else to judge by. */
const fewWords = 6;

/** "No parking on Friday": but for its first word nothing in it refuses. */
function restsOnNo(text: string): boolean {
  const rest = text.replace(openingNo, '');
  if (rest === text || rest.split(' ').length >= fewWords) return false;
  const evidence = replyEvidence(rest);
  return evidence['Not Interested'] <= Math.max(evidence.Neutral, evidence.Interested, 0);
}

/**
 * A yes taken for a no is the worst mistake, and a no for a yes: where words speak for either nearly as much, or where
 * the best that they do is to speak against the others, the answer is left to be read.
 */
function isPlain(
  evidence: Record<ReplyCategory, number>,
  best: 'Interested' | 'Not Interested',
  isTold: boolean,
): boolean {
  const opposite = best === 'Interested' ? 'Not Interested' : 'Interested';
  return evidence[best] - evidence[opposite] >= leastLead && (isTold || evidence[best] >= 0);
}

const categories: readonly ReplyCategory[] = ['Neutral', 'Interested', 'Not Interested'];

/** What the phrases of an answer and its shape tell; null where there are none. */
function phraseCategory(text: string): ReplyCategory | null {
  const declined = findDeclines(text);
  const afterDeclines = withoutMatches(text, declined);
  const deferred = findDefers(afterDeclines);
  const { plain, negated } = acceptances(withoutMatches(afterDeclines, deferred));
  if (declined.length > 0) return declinedCategory(text, declined.at(-1)!);
  if (negated > 0) return deferred.length > 0 ? 'Neutral' : 'Not Interested';
  if (deferred.length <= 1 && asksForTime(text)) return 'Interested';
  if (deferred.length > plain) return 'Neutral';
  if (plain > 0) return 'Interested';
  if (deferred.length > 0) return 'Neutral';
  if (showsRefusal(text, match => isNegated(text, match))) return 'Not Interested';
  if (showsInterest(text)) return 'Interested';
  return asksWho(text) ? 'Neutral' : null;
}

/** "We have a supplier, but what would you charge?": what stands behind the turn is meant. */
function declinedCategory(text: string, declined: PhraseMatch): ReplyCategory | null {
  const behind = text.slice(declined.end);
  const turn = contrast.exec(behind);
  if (turn && isWelcome(behind.slice(turn.index + turn[0].length))) return 'Interested';
  const next = behind.search(/[.!。]\s/u);
  const asks = next >= 0 && /[?？؟]\s*$/u.test(behind) && isWelcome(behind.slice(next + 1));
  return asks ? null : 'Not Interested';
}

function isWelcome(text: string): boolean {
  const { plain, negated } = acceptances(text);
  return negated === 0 && findDefers(text).length === 0 && (plain > 0 || showsInterest(text.trim()));
}

/** Counts acceptances that stand plainly and those that a negator before them, in the same clause, turns round. */
function acceptances(text: string): { plain: number; negated: number } {
  let plain = 0;
  let negated = 0;
  for (const match of findAccepts(text)) {
    if (isNegated(text, match)) negated++;
    else plain++;
  }
  return { plain, negated };
}

/** A negator stands shortly before, in the same clause. */
function isNegated(text: string, { at }: PhraseMatch): boolean {
  const before = text.slice(Math.max(0, at - negationReach), at);
  return findNegators(before.split(clauseBreak).at(-1) ?? '').length > 0;
}

const contrast =
  /(?<!\p{L})(?:but|though|although|however|still|that said|only|aber|allerdings|jedoch|trotzdem|nur|mais|cependant|toutefois|pero|aunque|sin embargo|mas|porem|contudo|ma|pero'|tuttavia|maar|echter|toch|men|dock|mutta|kuitenkin|ale|jednak|avsak|nicmene|но|однако|але|проте|однак|ama|ancak|fakat|dar|insa|αλλα|ομως|لكن|אבל|लेकिन)(?!\p{L})|但|不过|不過|可是|(?:です|ます|ました|ません)が|지만|는데|은데/u;

/** Punctuation, and the words that turn from a no to a yes. */
const clauseBreak =
  /[.,;:!?()。，！？]|(?<!\p{L})(?:but|aber|mais|pero|mas|ma|maar|men|mutta|ale|но|але|ama)(?!\p{L})/u;

function replyEvidence(text: string): Record<ReplyCategory, number> {
  const { interested, neutral, not_interested: notInterested } = scoresOf('category', text);
  return { Interested: interested, Neutral: neutral, 'Not Interested': notInterested };
}
