/**
 * Prefixes that mail programs put before a subject when answering or forwarding, by language. The ASCII colon, the
 * full-width colon and counters such as `Re[2]:` or `Re^2:` are handled by the pattern below.
 */
const replyPrefixes = [
  're', 'r', 'aw', 'antw', 'antwort', 'sv', 'vs', 'ref', 'rif', 'rép', 'rep', 'réf', 'res', 'odp', 'ynt', 'yan', 'vá', 'bls',
  'atb', 'hth', 'απ', 'σχετ', 'отв', 'ответ', 'відп', 'відповідь', 'отг', 'บตอบ', 'ตอบ', 'trả lời',
  '回复', '回覆', '答复', '答覆', '返信', '회신', '답장', 'תגובה', 'השב', 'رد',
]; // prettier-ignore
const forwardPrefixes = [
  'fw', 'fwd', 'wg', 'wtr', 'tr', 'rv', 'enc', 'i', 'inoltra', 'vb', 'vl', 'doorst', 'pd', 'podaj dalej', 'ilt', 'továbbítás',
  'прд', 'пересл', 'переслать', 'пер', 'πρθ', '转发', '轉寄', '转寄', '転送', '전달', 'הועבר', 'إعادة توجيه',
]; // prettier-ignore

function prefixPattern(words: readonly string[]): RegExp {
  const alternatives = [...words].sort((a, b) => b.length - a.length).join('|');
  return new RegExp(
    `^\\s*(?:${alternatives})\\s?(?:\\[\\d{1,3}\\]|\\^\\d{1,3}|\\(\\d{1,3}\\))?\\s?[:：]\\s*`,
    'iu',
  );
}

const replyPattern = prefixPattern(replyPrefixes);
const anyPattern = prefixPattern([...replyPrefixes, ...forwardPrefixes]);

/** How many stacked prefixes are peeled off: bounds the work on a hostile subject. */
const maxPrefixes = 50;

/** The subject without its chain of reply and forward prefixes in any common language, spaces collapsed. */
export function baseSubject(subject: string): string {
  let rest = subject.slice(0, 2000).replace(/\s+/g, ' ').trim();
  for (let peeled = 0; peeled < maxPrefixes; peeled++) {
    const match = anyPattern.exec(rest);
    if (!match) break;
    rest = rest.slice(match[0].length);
  }
  return rest.trim();
}

/** True when the subject begins with an answer prefix ("Re:", "AW:", "回复：", …). */
export function isReplySubject(subject: string): boolean {
  return replyPattern.test(subject.slice(0, 100));
}

/** "Re: " and the base subject, for a message that continues a thread. Never stacks prefixes. */
export function continuedSubject(threadSubject: string): string {
  return `Re: ${baseSubject(threadSubject)}`.trim();
}
