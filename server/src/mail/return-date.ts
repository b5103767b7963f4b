import { foldText } from '../domain/inbox/search-words.js';
import { phraseMatcher } from './phrase-matcher.js';
import { wordsOf } from './day-names.js';
import { isAhead, looseDays, namedDays } from './named-days.js';
import {
  clauseBefore,
  clauseBetween,
  comparable,
  followsNumber,
  isAnswered,
  isDeadline,
  isEnd,
  isInvitation,
  isLink,
  isResumption,
  isReturn,
  isStart,
  namesAbsence,
  opensRange,
  speaksOfAbsence,
  type CuedDay,
} from './return-clause.js';

const maxLength = 4_000;
const findOpenEnd = phraseMatcher(wordsOf('open end'));

/**
 * Returns the day on which the writer of an absence note is back, as 00:00 UTC of that day; null when the note names none.
 * A day named as the last one of the absence ("until 5 May") is returned as it is.
 *
 * @param now decides the year where none is written; past days are ignored
 * @param certain accepts only days that the note calls the return or the end of an absence
 */
export function returnDate(text: string, now: Date, certain = false): Date | null {
  const today = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
  const plain = comparable(foldText(text.slice(0, maxLength).replace(/\n\s*\n/g, '. \n')));
  const days = cuedDays(plain, today);
  const back = days.find(isReturn)?.day;
  if (back || findOpenEnd(plain).length > 0) return back ?? null;
  const isAbsence = !certain || namesAbsence(plain);
  const ends = days.filter(each => isEnd(each) && (isAbsence || !isDeadline(each)));
  // Of two absences the first is the present one.
  const end = ends.every(each => each.endsRange) ? ends[0]?.day : latest(ends);
  const resumed = days.find(
    each =>
      (each.kind === 'weekday' ? isAnswered(each) : isResumption(each)) && isAhead(each.day, end ?? today),
  )?.day;
  const rest = days.filter(
    each => each.kind === 'named' && !isStart(each) && speaksOfAbsence(`${each.before} | ${each.after}`),
  );
  return (isAbsence ? resumed : null) ?? end ?? (certain ? null : latest(rest)) ?? null;
}

function latest(days: readonly CuedDay[]): Date | undefined {
  return days.map(({ day }) => day).sort((a, b) => b.getTime() - a.getTime())[0];
}

interface FoundDay extends CuedDay {
  kind: 'named' | 'number' | 'weekday';
}

/** The days to come that a text tells, save those that open a range. */
function cuedDays(text: string, today: Date): FoundDay[] {
  const named = namedDays(text, today);
  const all = [...named, ...looseDays(text, named, today)].sort((a, b) => a.at - b.at);
  return all.flatMap((found, index) => {
    const { day, at, end, isWeekday } = found;
    const previous = all[index - 1];
    const before = clauseBefore(text, at, previous?.end ?? 0);
    const after = clauseBetween(text, end, all[index + 1]?.at);
    const isSecond = previous !== undefined && isLink(text.slice(previous.end, at));
    const endsRange = !isWeekday && (isSecond || followsNumber(text.slice(Math.max(0, at - 24), at)));
    const opening = isSecond ? clauseBefore(text, previous.at, 0) : before;
    if (
      !isAhead(day, today) ||
      opensRange(text.slice(end, end + 24)) ||
      isInvitation(`${opening} | ${after}`)
    )
      return [];
    return [
      {
        day,
        before,
        after,
        endsRange,
        kind: named.includes(found) ? 'named' : isWeekday ? 'weekday' : 'number',
      },
    ];
  });
}
