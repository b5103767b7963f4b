import { foldText } from '../../domain/inbox/fold-text.js';
import * as acts from './acts.js';
import * as objects from './objects.js';
import { fillers, refusals } from './fillers.js';
import { denseThings, things } from './things.js';

/** What a word does in a request to be left alone; one word may do several things, in several languages. */
export type Family =
  | 'halt'
  | 'mailing'
  | 'notMailing'
  | 'removal'
  | 'selfRemoval'
  | 'addition'
  | 'notAddition'
  | 'forget'
  | 'peace'
  | 'dismissal'
  | 'leaving'
  | 'objection'
  | 'demand'
  | 'right'
  | 'denial'
  | 'more'
  | 'self'
  | 'letter'
  | 'sheet'
  | 'entry'
  | 'want'
  | 'unwant'
  | 'get'
  | 'phone'
  | 'thing'
  | 'filler'
  | 'refusal';

/** A word, or several that belong together. Without a family it may speak of any other matter. */
export interface RequestWord {
  text: string;
  families: ReadonlySet<string>;
}

const blocks: Record<Family, string> = {
  halt: acts.halts,
  mailing: acts.mailings,
  notMailing: acts.notMailings,
  removal: acts.removals,
  selfRemoval: acts.selfRemovals,
  addition: acts.additions,
  notAddition: acts.notAdditions,
  forget: acts.forgets,
  peace: acts.peaces,
  dismissal: acts.dismissals,
  leaving: acts.leavings,
  objection: acts.objections,
  demand: acts.demands,
  right: acts.rights,
  denial: objects.denials,
  more: objects.mores,
  self: objects.selves,
  letter: objects.letters,
  sheet: objects.sheets,
  entry: objects.entries,
  want: objects.wants,
  unwant: objects.unwants,
  get: objects.gets,
  phone: acts.phonings,
  thing: things,
  filler: fillers,
  refusal: refusals,
};

interface Lexicon {
  whole: Map<string, Set<string>>;
  /** Entries whose last word may go on. */
  stems: Map<string, Set<string>>;
}

const longestEntry = 6;
const shortestStem = 2;

let learned: Lexicon | undefined;

/** Made by the first answer that is read: a service that reads none neither waits for it nor holds it. */
function lexicon(): Lexicon {
  return (learned ??= readBlocks());
}

function readBlocks(): Lexicon {
  const made: Lexicon = { whole: new Map(), stems: new Map() };
  for (const [family, block] of Object.entries(blocks) as [Family, string][])
    for (const line of block.trim().split('\n')) {
      const [, tongues, entries] = /^\s*(?:([a-z,]+): )?(.*)$/.exec(line)!;
      const meanings = [family, ...(tongues?.split(',').map(tongue => `${family}/${tongue}`) ?? [])];
      for (const entry of entries!.split(' ')) learn(made, entry, meanings);
    }
  return made;
}

function learn({ whole, stems }: Lexicon, entry: string, meanings: readonly string[]): void {
  const words = evened(foldText(entry.replaceAll('_', ' ')));
  const [table, key] = words.endsWith('*') ? [stems, words.slice(0, -1)] : [whole, words];
  const known = table.get(key) ?? new Set();
  for (const meaning of meanings) known.add(meaning);
  table.set(key, known);
}

/** Spellings that keyboards and habits make differ, beside what `foldText` evens out. */
function evened(folded: string): string {
  return folded
    .replace(/[\u064b-\u0652\u0640]/g, '')
    .replace(/[أإآ]/g, 'ا')
    .replace(/[ىی]/g, 'ي')
    .replaceAll('ة', 'ه')
    .replaceAll('ک', 'ك')
    .replaceAll('ς', 'σ')
    .replace(/['-]/g, ' ');
}

const none: ReadonlySet<string> = new Set();

/** The words of a folded clause with what each does: the longest known entry at each place. */
export function requestWords(clause: string): RequestWord[] {
  const tokens = evened(clause).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const words: RequestWord[] = [];
  for (let at = 0; at < tokens.length;) {
    const length = longestAt(tokens, at);
    const text = tokens.slice(at, at + length).join(' ');
    words.push({ text, families: familiesOf(text, length) });
    at += length;
  }
  return words;
}

function longestAt(tokens: readonly string[], at: number): number {
  for (let length = Math.min(longestEntry, tokens.length - at); length > 1; length--)
    if (lexicon().whole.has(tokens.slice(at, at + length).join(' '))) return length;
  return 1;
}

function familiesOf(text: string, length: number): ReadonlySet<string> {
  const known = lexicon().whole.get(text);
  if (length > 1) return known ?? none;
  const found = new Set<string>(known);
  for (let end = text.length; end >= shortestStem; end--)
    for (const family of lexicon().stems.get(text.slice(0, end)) ?? [])
      // A word that is known whole is no form of another: "dostawać" is no "dostawa".
      if (family !== 'thing' || !known?.has('get')) found.add(family);
  if (found.size > 0) return found;
  // Arabic and Hebrew write "and" and "that" onto the next word.
  return /^[وفבושה]/u.test(text) && text.length > 2 ? familiesOf(text.slice(1), 1) : none;
}

const longEntries = new Map<Family, string[]>();

/** Words that take out or leave, of so many letters or more, to tell what was mistyped. */
export function formsOf(family: 'leaving' | 'removal', leastLength: number): readonly string[] {
  const known = longEntries.get(family);
  if (known) return known;
  const entries = (family === 'leaving' ? acts.leavingForms : acts.removals)
    .trim()
    .split(/\s+/)
    .filter(entry => !/[_:]/.test(entry))
    .map(entry => evened(foldText(entry.replace('*', ''))))
    .filter(entry => entry.length >= leastLength);
  longEntries.set(family, entries);
  return entries;
}

/** Whether a clause names what else people in business send, remove or stop. */
export function speaksOfThings(clause: string): boolean {
  return denseThings.test(clause) || requestWords(clause).some(word => word.families.has('thing'));
}

/** Whether two words of a clause do one thing and another in the same language: stems of all languages meet by chance. */
export function pairs(words: readonly RequestWord[], one: Family, other: Family): boolean {
  return words.some(first =>
    [...first.families].some(
      meaning =>
        meaning.startsWith(`${one}/`) &&
        words.some(second => second !== first && second.families.has(other + meaning.slice(one.length))),
    ),
  );
}

/** Whether a clause asks for a change to what is being dealt about: "remove line 3 of the quote". */
export function asksForChange(clause: string): boolean {
  const words = requestWords(clause);
  const has = (family: Family): boolean => words.some(({ families }) => families.has(family));
  return (denseThings.test(clause) || has('thing')) && has('removal');
}

const asking: readonly Family[] = ['halt', 'removal', 'selfRemoval', 'leaving', 'denial', 'notMailing', 'unwant', 'objection', 'dismissal', 'notAddition', 'forget', 'peace']; // prettier-ignore
const spokenOf: readonly Family[] = ['mailing', 'notMailing', 'letter', 'sheet', 'entry', 'get', 'right', 'more', 'self', 'selfRemoval', 'want', 'unwant']; // prettier-ignore

const ownFamilies: readonly Family[] = ['self', 'selfRemoval', 'entry', 'letter', 'sheet', 'leaving', 'halt', 'right']; // prettier-ignore

/** How many of the things that a wish to be left alone is made of stand in a text; 0 without any that asks for it. */
export function wishFamilies(text: string): number {
  const found = new Set(requestWords(text).flatMap(({ families }) => [...families]));
  if (!asking.some(family => found.has(family))) return 0;
  // Offers and orders are changed by such words too.
  if (found.has('removal') && !ownFamilies.some(family => found.has(family))) return 0;
  return new Set([...asking, ...spokenOf].filter(family => found.has(family))).size;
}
