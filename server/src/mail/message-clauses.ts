import { foldText } from '../domain/inbox/fold-text.js';
import { requestWords } from './opt-out-words/index.js';
import { withoutSalutation } from './salutation.js';

/** So much of a message is read: requests stand at its beginning. */
const mostRead = 600;
const longestName = 4;

/** Whoever names an address speaks for it: "take jens@example.com off your list". */
export const namedAddress = /[\w.+-]{0,64}@[\w-]+(?:\.[\w-]+)+/g;
const capitalised = /^(?:(?:\p{Lu}|\p{Lo})[\p{L}.'’-]*[\s,/(]*){1,6}\)?$/u;
const clause = /[^.;:!?…。！？؟।,،、\n]+[.;:!?…。！？؟।,،、]*/gu;

/** A line that names who wrote, or what they are; "STOP" is none, as it means something. */
function isName(line: string): boolean {
  return (
    capitalised.test(line) &&
    line.split(/\s+/).length <= longestName &&
    requestWords(foldText(line)).every(
      ({ families }) => families.size === 0 || (families.size === 1 && families.has('filler')),
    )
  );
}

/** The clauses of what somebody wrote, folded, with the signs behind them and without greeting and name. */
export function messageClauses(body: string): string[] {
  const lines = withoutSalutation(body)
    .slice(0, mostRead)
    .replace(namedAddress, 'me')
    .split(/\n|\s[-–—]+\s/)
    .map(line => line.trim())
    .filter(Boolean);
  while (lines.length > 1 && isName(lines.at(-1)!)) lines.pop();
  const clauses = lines.flatMap(line => line.match(clause) ?? []).map(part => part.trim());
  if (clauses.length > 1 && isName(clauses.at(-1)!.replace(/[.!]+$/, ''))) clauses.pop();
  return clauses.map(foldText);
}
