import { mistypedAs } from '../domain/api/mistyped.js';
import { formsOf, pairs, requestWords, type Family, type RequestWord } from './opt-out-words/index.js';

/** Who wants to be left alone says so in few words. */
const longestClause = 160;
const longestMessage = 24;

interface Clause {
  text: string;
  words: readonly RequestWord[];
  has: (...families: Family[]) => boolean;
  /** Words that may speak of something else: "invoice", "Monday", "add". */
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
    strangers: words.filter(({ families }) =>
      [...families].every(family => /^(?:a|notA)ddition/.test(family)),
    ),
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
/** Who is about to cancel a subscription elsewhere tells of it. */
const startsOff = /^(?:kill|cancel|terminate)$/;
const orders = /^(?:please |kindly |just |pls |and )*(?:kill|cancel|terminate)/;
const apart =
  /(?<!\p{L})(?:off|of|out|from|aus|raus|von|vom|uit|van|le|de|da|das|dessa|dessas|desta|dai|dalla|dal|del|dela)(?!\p{L})/u;
/** Not here or so, but there or otherwise: who says where to write to wants to be written to. */
const elsewhere =
  /(?<!\p{L})(?:sondern|stattdessen|lieber|besser|better|rather|instead|sino|mejor|por aca|por aqui|plutot|meglio|piuttosto|liever|hellre|heller|bedre|lepiej|radeji|radsej|inkabb|mai bine|лучше|краще|по-добре|bolje|καλυτερα)(?!\p{L})|お願いします/u;
/** Asks for another way to be reached, or promises to come back. */
export const reachesOtherwise =
  /(?<!\p{L})(?:(?:ring|phone) me|(?:just|better|rather|instead) (?:call|ring|phone|give (?:me|us) a (?:call|ring))|let's (?:just |rather |simply )?(?:meet|talk|speak|chat)|(?:rufen sie|ruf|ruft) (?:(?:mich|uns|lieber|bitte|einfach|doch|besser) )*an|i(?:'ll| will) (?:call|ring|phone) you|ich rufe|rufen sie mich|llam[ea]me|llamenme|escrib[ea](?:me|nos)|escribanme|(?:yo )?(?:te|le|les|os) llamo|chiam(?:ami|atemi)|mi chiami|vi chiamo|me lig(?:a|ue|uem)|eu (?:ligo|chamo)|appelez-moi|je vous (?:appelle|rappelle)|bel (?:me|mij)|ik bel|ring mig|ring meg|zadzwoni\p{L}*|zavola\p{L}*|(?<!не )(?:по)?звоните|(?:я )?(?:сам |сама )?(?:позвоню|перезвоню)(?: сам| сама)?|(?:ma|pero|mas|but|sondern|aber|mais|maar|utan|но|а|solo|only|use|su|no|manda no) (?:\p{L}+ )?(?:whatsapp|telegram|zap)|واتساب|(?:direkt an|directly to|direttamente a|directamente a|diretamente a|directement a|direct naar|direkt till|direkte til|bezposrednio do|primo|напрямую|прямо) (?:mich|me|mi|mim|moi|mij|mig|meg|mnie|mne|мне)|пишите (?:на|в|по)|дзвоніть|передзвон\p{L}*)(?!\p{L})/u;
const question = /[?？؟]\s*$/u;
/** "Could you stop writing?" asks for it; other questions ask something. */
const politely =
  /(?<!\p{L})(?:(?:can|could|would|will) (?:you|u|someone)|wilt u|wil je|vill ni|vill du|vil du|vil i|konn(?:en|ten) sie|pouvez[- ]vous|pourriez[- ]vous|pued\p{L}+|podria\p{L}*|pod(?:e|em|eria|eriam)|puo|potete|potreste|kunt u|kun je|kan du|kan ni|mozecie|moze pan\p{L}*|muzete|mozete|можете|могли бы)(?!\p{L})|misiniz|musunuz/u;
const asksBack = (text: string): boolean => question.test(text) && !politely.test(text);
/** Nothing is asked of whoever need not do it. */
const needless =
  /(?<!\p{L})(?:no need|need not|needn't|pas besoin|inutile|no hace falta|non serve|non c'e bisogno|nao precisa|niet nodig|nicht notig|unnotig)(?!\p{L})/u;
/** Not now is not never. */
const forNow =
  /(?<!\p{L})(?:now|yet|сеичас|пока|зараз|ahora|todavia|aun|agora|ainda|maintenant|jetzt|vorerst|adesso|teraz|simdi|الان|الآن)(?!\p{L})/u;

const joins =
  /(?<!\p{L})(?:and|or|nor|und|oder|noch|et|ou|y|o|ni|e|en|of|og|eller|i|ani|a|и|или|та|або|ή|ve|veya)(?!\p{L})/u;

/** "Tak" is a no in one language and thanks in another. */
const ambiguous = /^(?:tak|en|ei|na|ne|n|mai|nu|ala|cap|res|ni|ej|mat)$/;
const isPlainDenial = ({ text, families }: RequestWord): boolean =>
  families.has('denial') && !ambiguous.test(text);

/** "Never write here again": a denial and a word for mail, and nothing else. */
function deniesMail(clause: Clause): boolean {
  const { has, text, words } = clause;
  if (asksBack(text) || narrates.test(text) || needless.test(text) || (forNow.test(text) && !has('more')))
    return false;
  if (has('phone') && !joins.test(text)) return false;
  if (has('notMailing')) return true;
  if (has('get') && !has('want', 'unwant')) return false;
  return (
    (pairs(words, 'denial', 'mailing') || (has('letter') && words.some(isPlainDenial))) &&
    !troublesYou.test(text)
  );
}

/** Whoever tells what arrives from all over asks nothing of us. */
const tellsOfOthers =
  /(?<!\p{L})(?:we|wir|nous|on|our \p{L}+|my team|unser\p{L}* \p{L}+) (?:still |also |all |ja |auch )?(?:gets?|receives?|bekomm\p{L}*|krieg\p{L}*|erhalt\p{L}*|recev\p{L}*|recoit) (?!(?:\p{L}+ ){0,6}(?:from you|von ihnen|de vous|your))/u;

/** "I don't want your mails", "no me interesa recibir nada". */
function wantsNone({ has, text, words }: Clause): boolean {
  return (
    !asksBack(text) &&
    !needless.test(text) &&
    !troublesYou.test(text) &&
    !tellsOfOthers.test(text) &&
    (has('unwant') || pairs(words, 'want', 'denial')) &&
    has('get', 'mailing', 'letter', 'notMailing')
  );
}

function takesOut({ has, words, text }: Clause): boolean {
  if (has('denial') || narratesRemoval.test(text)) return false;
  if (has('selfRemoval')) return true;
  const removal = words.find(word => word.families.has('removal'));
  if (startsOff.test(removal?.text ?? '') && !orders.test(text)) return false;
  if (!removal || (weakRemoval.test(removal.text) && !apart.test(text))) return false;
  // The word that takes out is none of those that say whom: "tirem" is no "me".
  if (has('letter') && !has('sheet', 'entry')) return false;
  const others = words.filter(word => word !== removal);
  const isOwn = pairs(words, 'removal', 'self') || (removal.families.has('removal/en') && has('self'));
  if (isOwn || question.test(text)) return isOwn;
  return others.some(word => hasFamily(word, ['sheet', 'entry']));
}

/** Whoever waits for something wants to be told of it. */
const awaited =
  /(?<!\p{L})(?:waiting|wait|warteliste|attente|espera|attesa|wacht\p{L}*|vente\p{L}*|oczekuj\p{L}*|ожидани\p{L}*)(?!\p{L})/u;

/** "Please don't put me on any mailing list". */
function staysOff(clause: Clause): boolean {
  const { has, words, text, strangers } = clause;
  if (asksBack(text) || narrates.test(text) || awaited.test(text)) return false;
  if (strangers.filter(({ families }) => families.size === 0).length > fewStrangers) return false;
  if (has('removal') && !has('addition', 'notAddition')) return false;
  return (
    (has('notAddition') || pairs(words, 'addition', 'denial')) &&
    has('self') &&
    has('sheet', 'letter') &&
    !has('thing')
  );
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
    !asksBack(text)
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

/** Somebody else's wish: "he doesn't want to be contacted". */
const ofOthers =
  /(?<!\p{L})(?:he|she|they|er|il|elle|ils|ella|ellos|lui|lei|loro|ele|ela|zij|hij|han|hun|hon|on|ona|он|она|они)(?!\p{L})/u;

const pleads =
  /(?<!\p{L})(?:so that|please|kindly|bitte|damit|merci de|veuillez|pour que|por favor|para que|per favore|prego|graag|prosze|prosim|прошу|просьба)(?!\p{L})/u;
/** "You don't have my consent". */
const consentsNot =
  /(?<!\p{L})(?:do not|don't|never) (?:have|had|gave|give)(?: you)? (?:(?:my|our|any) )?(?:consent|permission)|(?<!brauch\p{L}* )keine (?:einwilligung|erlaubnis|zustimmung)|(?:pas|jamais) (?:(?:mon|notre|donne|d') ?){0,2}(?:consentement|autorisation)|no (?:tienen?|les? he dado|les? di) (?:mi )?(?:consentimiento|permiso|autorizacion)|non (?:avete|ho dato|ha) (?:il )?(?:mio )?(?:consenso|permesso)|geen toestemming (?:gegeven|van)|nie wyraz\p{L}+ zgody|nemate muj souhlas|не давал\p{L}* (?:вам )?соглас/u;

/** "Make sure I never hear from your firm again", with a few words more. */
function wantsNoMore(clause: Clause): boolean {
  const { has, strangers, text } = clause;
  if (strangers.length > fewStrangers || has('thing') || ofOthers.test(text) || asksBack(text)) return false;
  const wants = wantsNone(clause) && has('mailing', 'letter') && has('more', 'get', 'unwant');
  const hears =
    has('denial') && has('more') && /(?<!\p{L})hear (?:\p{L}+ )?from (?:you|u|y?our|any)/u.test(text);
  const receives = has('denial') && has('get') && has('more') && pleads.test(text);
  return wants || receives || (hears && !narrates.test(text.replace(/(?<!\p{L})(?:i|we) never hear/u, '')));
}

function leaves({ has, text }: Clause): boolean {
  return has('leaving') && !has('denial') && !asksBack(text) && !narrates.test(text);
}

/** "Leave me be" names whom; "in Ruhe" needs somebody to be left. */
function isPeace({ has, words }: Clause): boolean {
  const peace = words.find(word => word.families.has('peace'));
  return peace !== undefined && (words.length > 1 ? has('self', 'filler') : peace.text.split(' ').length > 2);
}

/** Chinese, whole but for what may surround it: "以后别再给我发邮件了". */
const chinese =
  /^(?:[a-z]|麻烦|麻煩|以后|以後|今后|拜托|请|請|你们|你們|能不能|我说|\s)*(?:别|別|不要|请勿|請勿|勿|不必|停止|拒绝|拒絕|少|(?:不用|无需|無需|不需要)(?=再))(?:再|继续|繼續|来|來)*(?:[给給向跟对對](?:我们|我們|我))?(?:发送|發送|发|發|寄|推送|推销|推銷|联系|聯繫|聯絡|打扰|打擾|骚扰|騷擾|烦|煩|来信|來信|写信|寫信)(?:送|来|來|我们|我們|我|[给給]我|这种|這種|这些|這些|此类|此類|任何|广告|廣告|邮件|郵件|信件|信息|訊息|消息|短信|微信|推广|推廣|东西|東西|垃圾|的|信|了|啦|吧|吗|嗎|好|谢谢|謝謝|[。！!?？,，、\s])*$|^拒收|不想再?收到|再(?:发|發|寄)[^。]{0,8}(?:投诉|投訴|举报|舉報|拉黑|封锁)|^[够夠]了[。！!\s]*$/u;

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
    (isPeace(clause) && !asksBack(text)) ||
    ((pairs(clause.words, 'halt', 'mailing') || (has('halt') && has('letter'))) &&
      !has('denial') &&
      !narrates.test(text))
  );
}

/** What the law lets one ask, with whatever else is said in the clause. */
function invokesLaw({ has, text }: Clause): boolean {
  if (consentsNot.test(text)) return !question.test(text);
  return (
    !asksBack(text) && !has('thing') && has('right') && has('objection', 'demand') && has('self', 'right')
  );
}

const leastLeaving = 7;
const leastRemoval = 5;

/** "unsubscirbe": one word, mistyped, and no more than fillers beside it. */
function leavesMistyped(clause: Clause): boolean {
  const [stranger, ...more] = clause.strangers;
  if (!stranger || more.length > 0 || asksBack(clause.text)) return false;
  if (mistypedAs(stranger.text, formsOf('leaving', leastLeaving))) return !clause.has('denial');
  return (
    clause.has('self', 'entry') &&
    clause.has('sheet', 'self') &&
    !clause.has('denial') &&
    mistypedAs(stranger.text, formsOf('removal', leastRemoval))
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
  const asks =
    clauses.some(({ text }) => question.test(text)) && !clauses.some(({ text }) => politely.test(text));
  if (asks || clauses.some(({ text }) => visits.test(text) || suffices.test(text))) return false;
  return clauses.some(
    ({ has, text }) =>
      has('dismissal') ||
      ((has('halt') || endsInTwo.test(text)) && (has('refusal') || (!has('denial') && !narrates.test(text)))),
  );
}

/** "Don't ring, mail me the prices": one way to be reached instead of another. */
export function prefersMail(texts: readonly string[]): boolean {
  const clauses = texts.map(clauseOf);
  const rings = clauses.find(
    ({ has, text }) => has('phone') && has('denial') && !has('more', 'mailing') && !joins.test(text),
  );
  return (
    rings !== undefined &&
    clauses.some(
      clause =>
        clause !== rings &&
        clause.has('mailing', 'thing') &&
        !clause.has('denial', 'notMailing', 'halt', 'removal', 'leaving', 'more'),
    )
  );
}

/** "Stop. Emailing. Me.": what is said a word at a time, joined again. */
function shouted(clauses: readonly Clause[]): string[] {
  const runs: string[][] = [[]];
  for (const { text, words } of clauses) {
    if (words.length <= 2) runs.at(-1)!.push(text.replace(/[.!]+$/, ''));
    else runs.push([]);
  }
  return runs.filter(run => run.length > 2).map(run => run.join(' '));
}

/** Whether clauses of a message, folded, ask for an end of mail in words of which each is known to serve that. */
export function wishesEnd(texts: readonly string[]): boolean {
  const whole = texts.join(' ');
  if (elsewhere.test(whole) || reachesOtherwise.test(whole)) return false;
  const clauses = texts.filter(text => text.length <= longestClause).map(clauseOf);
  clauses.push(...shouted(clauses).map(clauseOf));
  return (
    clauses.some(
      clause =>
        asksAlone(clause) ||
        takesOffList(clause) ||
        wantsNoMore(clause) ||
        staysOff(clause) ||
        invokesLaw(clause) ||
        leavesMistyped(clause),
    ) ||
    (clauses.length >= texts.length && stopsAll(clauses.filter(({ words }) => words.length > 0)))
  );
}
