import { mistypedAs } from './mistyped.js';
import { entriesOf, pairs, requestWords, type Family, type RequestWord } from './opt-out-words/index.js';

/** Who wants to be left alone says so in few words. */
const longestClause = 160;
const longestMessage = 24;

interface Clause {
  text: string;
  words: readonly RequestWord[];
  has: (...families: Family[]) => boolean;
  /** Words that may speak of something else: "invoice", "Monday". */
  strangers: readonly RequestWord[];
}

const hasFamily = (word: RequestWord, families: readonly Family[]): boolean =>
  families.some(family => word.families.has(family));

function clauseOf(text: string): Clause {
  const words = requestWords(text);
  return {
    text,
    words,
    has: (...families) => words.some(word => hasFamily(word, families)),
    strangers: words.filter(word => word.families.size === 0),
  };
}

/** Tells of what oneself does: "I don't send mail", "wir schreiben nicht". */
const narrates =
  /(?<!\p{L})(?:i|we|ich|wir|je|nous|ik|wij|jag|jeg|ja|my|я|мы|ми|eu|io|yo)(?:'| )(?:\p{L}+ ){0,2}(?:not|t|never|nicht|nie|kein\p{L}*|ne|n|niet|inte|ikke|nie|не|nao|non|no)(?!\p{L})|(?<!\p{L})(?:no|non|nao|ne|n'|nie|не|nu) ?(?:\p{L}{1,3} )?\p{L}{3,}(?:mos|iamo|ons|emy|ymy|ем|им|ємо|имо)(?!\p{L})/u;
/** Whom one does not want to trouble is the sender. */
const troublesYou =
  /(?<!\p{L})(?:bother|disturb|annoy|harass|pester|keep|hassle|contact|call|write to|e-?mail|spam|waste) you(?!r|\p{L})|(?<!\p{L})(?:sie|dich|euch) (?:nicht )?(?:storen|belastigen|nerven)|vous (?:deranger|importuner|embeter)|molestar(?:le|te|los|les)|disturbar(?:vi|la|ti)|(?<!\p{L})(?:вас|тебя) (?:беспокоить|тревожить)/u;
const suffices =
  /(?<!\p{L})(?:me|nos|mi|ci) basta(?!\p{L})|(?<!\p{L})basta (?:con|enviar|isso|isto|solo)(?!\p{L})/u;
const visits = /(?<!\p{L})stop(?:ping|s)? (?:by|in|over|off|at)(?!\p{L})/u;
/** Weak verbs take out only with a word that says from where. */
const weakRemoval =
  /^(?:take|take off|pull|drop|cross|scratch|strike|nehmen|nehmt|nimm|haal|halen|vegy\p{L}*|leva|tir\p{L}*)$/u;
const apart =
  /(?<!\p{L})(?:off|out|from|aus|raus|von|vom|uit|van|le|de|da|das|dessa|dessas|desta|dai|dalla|dal|del|dela)(?!\p{L})/u;
/** Not here or so, but there or otherwise: who says where to write to wants to be written to. */
const elsewhere =
  /(?<!\p{L})(?:sondern|stattdessen|lieber|besser|better|rather|instead|sino|mejor|por aca|por aqui|plutot|meglio|piuttosto|liever|hellre|heller|bedre|lepiej|radeji|radsej|inkabb|mai bine|лучше|краще|по-добре|bolje|καλυτερα)(?!\p{L})|お願いします/u;
/** Asks for another way to be reached, or promises to come back. */
export const reachesOtherwise =
  /(?<!\p{L})(?:(?:ring|phone) me|i(?:'ll| will) (?:call|ring|phone) you|ich rufe|rufen sie mich|llam[ea]me|llamenme|escrib[ea](?:me|nos)|escribanme|(?:yo )?(?:te|le|les|os) llamo|chiam(?:ami|atemi)|mi chiami|vi chiamo|me lig(?:a|ue|uem)|eu (?:ligo|chamo)|appelez-moi|je vous (?:appelle|rappelle)|bel (?:me|mij)|ik bel|ring mig|ring meg|zadzwoni\p{L}*|zavola\p{L}*|(?:по)?звоните|(?:я )?(?:сам |сама )?(?:позвоню|перезвоню)(?: сам| сама)?|дзвоніть|передзвон\p{L}*)(?!\p{L})/u;
const asksBack = /[?？؟]\s*$/u;

/** "Never write here again": a denial and a word for mail, and nothing else. */
function deniesMail(clause: Clause): boolean {
  const { has, text, words } = clause;
  if (asksBack.test(text) || narrates.test(text)) return false;
  if (has('notMailing')) return true;
  if (has('get') && !has('want', 'unwant')) return false;
  return (pairs(words, 'denial', 'mailing') || (has('denial') && has('letter'))) && !troublesYou.test(text);
}

/** "I don't want your mails", "no me interesa recibir nada". */
function wantsNone({ has, text, words }: Clause): boolean {
  return (
    !asksBack.test(text) &&
    !troublesYou.test(text) &&
    (has('unwant') || pairs(words, 'want', 'denial')) &&
    has('get', 'mailing', 'letter', 'notMailing')
  );
}

function takesOut({ has, words, text }: Clause): boolean {
  if (has('denial') || narratesRemoval.test(text)) return false;
  if (has('selfRemoval')) return true;
  const removal = words.find(word => word.families.has('removal'));
  if (!removal || (weakRemoval.test(removal.text) && !apart.test(text))) return false;
  // The word that takes out is none of those that say whom: "tirem" is no "me".
  if (has('letter') && !has('sheet', 'entry')) return false;
  const others = words.filter(word => word !== removal);
  const isOwn = pairs(words, 'removal', 'self') || (removal.families.has('removal/en') && has('self'));
  return isOwn || others.some(word => hasFamily(word, ['sheet', 'entry']));
}

function forgets({ has }: Clause): boolean {
  return has('forget') && has('self', 'entry', 'letter') && !has('denial', 'get');
}

const narratesRemoval =
  /(?<!\p{L})(?:we|i|they|he|she|is|are|was|were|been|wir|nous|abbiamo|мы)\s(?:\p{L}+\s)?(?:remov|delet|eras|exclud|losch|entfern|supprim|cancell|удал)/u;
const fewStrangers = 2;

/** "Strike us from whatever spreadsheet this came off": what is taken out of what leaves no doubt beside a few more words. */
function takesOffList(clause: Clause): boolean {
  const { has, strangers, text } = clause;
  return (
    strangers.length <= fewStrangers &&
    !has('thing') &&
    isTakenOut(clause.words) &&
    has('sheet') &&
    takesOut(clause) &&
    !narratesRemoval.test(text) &&
    !asksBack.test(text)
  );
}

/** "From our list" is another matter than "us from your list". */
function isTakenOut(words: readonly RequestWord[]): boolean {
  return words.some(
    (word, at) =>
      word.families.has('selfRemoval') ||
      (word.families.has('self') &&
        !words[at + 1]?.families.has('sheet') &&
        !words[at + 1]?.families.has('more')),
  );
}

function leaves({ has, text }: Clause): boolean {
  return has('leaving') && !has('denial') && !asksBack.test(text) && !narrates.test(text);
}

/** Chinese, whole but for what may surround it: "以后别再给我发邮件了". */
const chinese =
  /^(?:[a-z]|麻烦|麻煩|以后|以後|今后|拜托|请|請|你们|你們|能不能|我说|\s)*(?:别|別|不要|请勿|請勿|勿|不必|停止|拒绝|拒絕|少)(?:再|继续|繼續|来|來)*(?:[给給向跟对對](?:我们|我們|我))?(?:发送|發送|发|發|寄|推送|推销|推銷|联系|聯繫|聯絡|打扰|打擾|骚扰|騷擾|烦|煩|来信|來信|写信|寫信)(?:送|来|來|我们|我們|我|[给給]我|这种|這種|这些|這些|此类|此類|任何|广告|廣告|邮件|郵件|信件|信息|訊息|消息|短信|微信|推广|推廣|东西|東西|垃圾|的|信|了|啦|吧|吗|嗎|好|谢谢|謝謝|[。！!?？,，、\s])*$|再(?:发|發|寄)[^。]{0,8}(?:投诉|投訴|举报|舉報|拉黑|封锁)|^[够夠]了[。！!\s]*$/u;

/** A request that nothing but fillers stand beside. */
function asksAlone(clause: Clause): boolean {
  const { has, strangers, text } = clause;
  if (chinese.test(text)) return true;
  if (strangers.length > 0 || has('thing') || visits.test(text) || suffices.test(text)) return false;
  return (
    deniesMail(clause) ||
    wantsNone(clause) ||
    takesOut(clause) ||
    forgets(clause) ||
    leaves(clause) ||
    (has('peace') && has('self', 'filler') && clause.words.length > 1 && !asksBack.test(text)) ||
    ((pairs(clause.words, 'halt', 'mailing') || (has('halt') && has('letter'))) &&
      !has('denial') &&
      !narrates.test(text))
  );
}

/** What the law lets one ask, with whatever else is said in the clause. */
function invokesLaw({ has, text }: Clause): boolean {
  return (
    !asksBack.test(text) &&
    !has('thing') &&
    has('right') &&
    has('objection', 'demand') &&
    has('self', 'right')
  );
}

const leastLeaving = 7;
const leastRemoval = 5;

/** "unsubscirbe": one word, mistyped, and no more than fillers beside it. */
function leavesMistyped(clause: Clause): boolean {
  const [stranger, ...more] = clause.strangers;
  if (!stranger || more.length > 0 || asksBack.test(clause.text)) return false;
  if (mistypedAs(stranger.text, entriesOf('leaving', leastLeaving))) return !clause.has('denial');
  return (
    clause.has('self', 'entry') &&
    clause.has('sheet', 'self') &&
    !clause.has('denial') &&
    mistypedAs(stranger.text, entriesOf('removal', leastRemoval))
  );
}

/** "Hören Sie damit auf", "hou hiermee op": the verb ends its clause in two parts. */
const endsInTwo =
  /^(?:\p{L}+ ){0,2}(?:hor|hort|horen|hou|houd|hold|hald) (?:\p{L}+ ){0,4}(?:auf|op)(?!\p{L})/u;

/** Says no more than no beside a bare "stop". */
function isBare({ strangers, has }: Clause): boolean {
  return strangers.length === 0 && !has('get', 'removal', 'thing') && (!has('refusal') || has('denial'));
}

/** "u can stop now", "Nein danke. Stopp.", "go away": nothing else is said in the whole message. */
function stopsAll(clauses: readonly Clause[]): boolean {
  const words = clauses.flatMap(clause => clause.words);
  if (words.length > longestMessage || !clauses.every(isBare)) return false;
  if (clauses.some(({ text }) => asksBack.test(text) || visits.test(text) || suffices.test(text)))
    return false;
  return clauses.some(
    ({ has, text }) =>
      has('dismissal') || ((has('halt') || endsInTwo.test(text)) && !has('denial') && !narrates.test(text)),
  );
}

/** Whether clauses of a message, folded, ask for an end of mail in words of which each is known to serve that. */
export function wishesEnd(texts: readonly string[]): boolean {
  const whole = texts.join(' ');
  if (elsewhere.test(whole) || reachesOtherwise.test(whole)) return false;
  const clauses = texts.filter(text => text.length <= longestClause).map(clauseOf);
  return (
    clauses.some(
      clause => asksAlone(clause) || takesOffList(clause) || invokesLaw(clause) || leavesMistyped(clause),
    ) ||
    (clauses.length === texts.length && stopsAll(clauses.filter(({ words }) => words.length > 0)))
  );
}
