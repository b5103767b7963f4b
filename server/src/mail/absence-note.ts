import { absenceStatements } from './absence-statements.js';
import { engagementCues, meanwhileCues, reasonCues, unreadCues } from './absence-words.js';
import { foldText } from '../domain/inbox/fold-text.js';
import { phraseMatcher } from './phrase-matcher.js';
import { namesAbsence, tellsLastDay, tellsReturnDay } from './return-clause.js';

/** Absence notes say what they are at once. */
const openingLength = 600;

const findMeanwhile = phraseMatcher(meanwhileCues);
const findReason = phraseMatcher(reasonCues);
const findUnread = phraseMatcher(unreadCues);
const findEngagement = phraseMatcher(engagementCues);

/**
 * Whether a text reads as an absence note, by what such notes are made of: that somebody, or a firm, is not there; else two
 * of the day of return, the last day away, whom to turn to meanwhile, that mail is not read now, and the holiday that is the
 * reason.
 */
export function tellsAbsence(text: string): boolean {
  const note = opening(text);
  return absenceStatements.some(statement => statement.test(note)) || signsIn(note) >= 2;
}

/** Whether a text tells at least one thing that notes are made of, be it only that it speaks of an absence. */
export function hintsAtAbsence(text: string): boolean {
  const note = opening(text);
  return signsIn(note) > 0 || namesAbsence(note);
}

function opening(text: string): string {
  return foldText(text.slice(0, openingLength)).trim();
}

function signsIn(note: string): number {
  const cues = [findMeanwhile, findUnread, findReason].filter(find => find(note).length > 0);
  return cues.length + [tellsReturnDay(note), tellsLastDay(note)].filter(Boolean).length;
}

/** Thanks for an interest in the firm itself are a phrase of receipts. */
const thanksForInterest =
  /(?<!\p{L})(?:your|ihr|ihrem|votre|su|tu|seu|vostro|suo|uw|je|ditt|din) (?:interest|interesse|interet|interes|intresse)(?!\p{L})/gu;

/** "For urgent matters …", "Kan het niet wachten?" */
export function speaksOfMeanwhile(text: string): boolean {
  return findMeanwhile(foldText(text)).length > 0;
}

/**
 * Whether its writer deals with us: asks us for something, judges what we offer, plans with us. "I am back on Monday, let's
 * talk then" is a person's. "If it cannot wait, call me" is none of it.
 */
export function engages(text: string): boolean {
  return foldText(text)
    .replace(thanksForInterest, '')
    .split(/(?<=[.!?。！？])\s|\n/u)
    .some(sentence => findEngagement(sentence).length > 0 && findMeanwhile(sentence).length === 0);
}
