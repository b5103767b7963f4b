import { arrival, type Sample } from '../../build.js';
import { answer } from '../answer.js';

export type Wish = 'Interested' | 'Neutral' | 'Not Interested' | 'optOut';

/** Texts by the language they are written in and by what their writers want. */
export type ShortAnswers = Record<string, Partial<Record<Wish, string[]>>>;

/** The answers as mails; those that ask not to be written to again count as Not Interested. */
export function shortAnswers(set: string, answers: ShortAnswers): Sample[] {
  return Object.entries(answers).flatMap(([language, wishes]) =>
    Object.entries(wishes).flatMap(([wish, texts]) =>
      texts.map((text): Sample => ({
        name: `Short ${set}, ${language}, ${text}`,
        at: arrival,
        kind: 'reply',
        optOut: wish === 'optOut',
        category: wish === 'optOut' ? 'Not Interested' : (wish as Exclude<Wish, 'optOut'>),
        raw: answer(text),
      })),
    ),
  );
}
