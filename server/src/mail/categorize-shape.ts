import { foldText } from '../domain/inbox/fold-text.js';
import { phraseMatcher, type PhraseMatch } from './phrase-matcher.js';
import { isWeekdayName } from './day-names.js';

/** Whoever proposes a time or asks about the matter says so in a few words. */
const shortLength = 240;
/** So near behind a weekday its hour stands. */
const hourReach = 24;
/** A shorter question says little: "What?", "Really?". */
const leastQuestion = 18;
/** The same in scripts that write a word in a character or two. */
const leastDenseQuestion = 6;
const dense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

const leadingYes =
  /^(?:yes|yep|yeah|ja|oui|si|sim|tak|ano|да|так|evet|igen|ναι|はい|是的|네|예|כן|نعم|kylla|joo)(?:[,!]|\s(?:but|aber|mais|pero|ma|mas|maar|men|ale|но))/u;
const leadingNo =
  /^(?:no|nope|nein|non|nie|nee|nej|nei|ei|ne|nem|nu|nao|нет|ні|hayir|οχι|いいえ|아니요|아니오|לא|لا|khong|tidak)[,.!،、]/u;
const hour =
  /(?<![\d.])(?:[01]?\d|2[0-3])(?:[:.h]\d\d|\s?(?:am|pm|uhr|h|uur|kl))(?![\d.])|(?<!\p{L})(?:at|um|a las|alle|as|om|kl|klo|o|в)\s\d{1,2}(?!\d)|(?<!\p{L})(?:morning|afternoon|noon|evening|lunch\p{L}*|vormittag|nachmittag|mittag|morgen|matin|apres-midi|manana|tarde|mattina|pomeriggio|manha|ochtend|middag|formiddag|eftermiddag|aamupaiva|iltapaiva|rano|popoludni\p{L}*|dopoledne|odpoledne|утром|днем|delelott|delutan)(?!\p{L})/u;
const absent =
  /(?<!\p{L})(?:out|away|until|till|back|off|closed|not|can't|cannot|won't|bis|zuruck|abwesend|nicht|jusqu\p{L}*|pas|hasta|fuera|fino|non|ate|nao|tot|niet|до|не)(?!\p{L})/u;

/** Questions about who writes, from where, or whether anybody does. */
const aboutUs =
  /(?<!\p{L})(?:who|why|whose|where|wer|warum|wieso|woher|qui|pourquoi|d'ou|ou|quien|por que|de donde|donde|chi|perche|da dove|dove|quem|porque|de onde|onde|waarom|vem|varfor|hvem|hvorfor|kuka|miksi|mista|kto|dlaczego|skad|kdo|proc|preco|odkud|кто|почему|зачем|откуда|kim|neden|nereden|ki|miert|honnan|cine|de ce|ποιος|γιατι)(?!\p{L})|谁|誰|什么事|什麼事|何の件|무슨|من أين|من أنت|מאיפה|מי אתה|कौन हैं|कहाँ|为什么|為什麼|哪里|哪裡|なぜ|どこ|누구|왜|어디/u;
const aboutMail =
  /what(?:'s| is| was) (?:this|it|that) (?:all )?(?:about|regarding|for)|(?<!\p{L})(?:bot|robot|automated|automatic\p{L}*|real person|human|chatgpt|a\.?i\.?|spam|scam|phishing|legit|serious|seriously|kidding|joking|joke|e-?mails?|mails?|purpose|zweck|address|newsletter|unsubscribe|list|english|deutsch|francais|espanol|remember|met|resend|attachment|link)(?!\p{L})/u;
const opening =
  /(?<!\p{L})(?:what|how|which|can|could|do|does|would|is|are|was|welche\p{L}*|wie|konnen|konnten|gibt|bieten|haben|quel\p{L}*|comment|pouvez|proposez|est-ce|que|cual\p{L}*|como|cuant\p{L}*|pued\p{L}*|che|qual\p{L}*|quanto|quanti|come|potete|puo|o que|podem?|wat|welke|hoe|kunnen|kunt|vad|hur|vilk\p{L}*|hvad|hva|hvordan|hvilk\p{L}*|mita|miten|paljonko|jak\p{L}*|ile|czy|kolik|ako|kolko|что|как|какие|какои|какая|сколько|можно|яки\p{L}*|які|яка|яке|як|скільки|чи|коли|можна|можете|nasil|hangi|neler|nedir|kac|ne kadar|ne zaman|mi|mu|\p{L}{2,}misiniz|\p{L}{2,}musunuz|hogyan|mennyi\p{L}*|milyen|ce|cum|cat|care|πως|ποσο|τι|ما|هل|كم|كيف|متى|ماذا|מה|איזה|אילו|כמה|איך|האם|क्या|कौन|कैसे|कितन\p{L}*|कब)(?!\p{L})|什么|什麼|哪些|怎么|怎麼|如何|多少|什么价|什麼價|能否|可否|吗|嗎|どの|どんな|いくら|いつ|ますか|어떤|어떻게|얼마|언제|나요|까요|가요/u;

/** What a negator before it turns into a no, while by itself it says nothing: "we have no real need". */
const findNeeds = phraseMatcher(
  [
    'need*', 'use', 'interest*', 'fit', 'for us', 'for me', 'relevant', 'priority', 'budget*', 'looking', 'require*', 'suitable', 'applicable', 'demand', 'bedarf', 'brauch*', 'benötig*', 'interess*', 'für uns', 'für mich', 'geplant', 'nötig', 'notwendig', 'besoin*', 'utile*', 'intéress*', 'pour nous', 'pour moi', 'concern*', 'pertinent*', 'nécessaire*', 'necesi*', 'util', 'para nosotros', 'hace falta', 'buscamos', 'presupuesto', 'bisogno', 'serve', 'per noi', 'necess*', 'esigenz*', 'precis*', 'para nós', 'nodig', 'behoefte', 'geïnteres*', 'voor ons', 'behov*', 'behöver', 'intress*', 'för oss', 'for os', 'for oss', 'aktuell*', 'aktuel*', 'brug for', 'bruk for', 'trenger', 'tarve*', 'tarvi*', 'kiinnost*', 'potrzeb*', 'zainteresowan*', 'dla nas', 'potřeb*', 'potreb*', 'zájem', 'záujem', 'pro nás', 'pre nás', 'нуж*', 'потребн*', 'интерес*', 'для нас', 'актуальн*', 'цікав*', 'потріб*', 'szükség*', 'érdek*', 'nevoie', 'χρειαζ*', 'ενδιαφ*', 'צורך', 'מעוני*', 'מתאים', 'حاجة', 'مهتم*', 'نحتاج',
  ].map(foldText), // prettier-ignore
);

/** "No, we have a fleet of our own", "we have no real need". */
export function showsRefusal(text: string, isNegated: (match: PhraseMatch) => boolean): boolean {
  return leadingNo.test(text) || findNeeds(text).some(isNegated);
}

/** Interest without any of its words: a yes at the beginning, a proposed time, a question about the matter. */
export function showsInterest(text: string): boolean {
  if (text.length > shortLength) return false;
  return leadingYes.test(text) || proposesTime(text) || sentencesOf(text).some(asksAboutMatter);
}

/** Near enough for an appointment. */
const findSoon = phraseMatcher(
  [
    'next week', 'this week', 'tomorrow', 'today', 'nächste woche', 'nächster woche', 'diese woche', 'morgen', 'heute', 'volgende week', 'deze week', 'nästa vecka', 'i morgon', 'imorgon', 'næste uge', 'i morgen', 'neste uke', 'ensi viikolla', 'huomenna', 'semaine prochaine', 'cette semaine', 'demain', 'semana que viene', 'próxima semana', 'esta semana', 'mañana', 'semana que vem', 'amanhã', 'prossima settimana', 'settimana prossima', 'domani', 'săptămâna viitoare', 'mâine', 'przyszłym tygodniu', 'jutro', 'příští týden', 'zítra', 'budúci týždeň', 'zajtra', 'следующей неделе', 'завтра', 'наступного тижня', 'следващата седмица', 'утре', 'jövő hét*', 'holnap', 'haftaya', 'gelecek hafta', 'önümüzdeki hafta', 'yarın', 'επόμενη εβδομάδα', 'άλλη εβδομάδα', 'αύριο', '来週', '明日', '다음 주', '다음주', '내일', '下周', '下週', '明天', 'الأسبوع القادم', 'الأسبوع المقبل', 'غدا', 'שבוע הבא', 'מחר', 'अगले हफ्ते', 'अगले सप्ताह', 'कल',
  ].map(foldText), // prettier-ignore
);

/** "I'm in Hamburg next week, shall we meet?" Asked by whoever wants it, where a later week would be told. */
export function asksForTime(text: string): boolean {
  return (
    text.length <= shortLength &&
    sentencesOf(text).some(
      asked => /[?？؟;]\s*$/u.test(asked) && findSoon(asked).length > 0 && !aboutUs.test(asked),
    )
  );
}

/** "Who referred you to me?" */
export function asksWho(text: string): boolean {
  return (
    text.length <= shortLength &&
    sentencesOf(text).some(asked => /[?？؟]\s*$/u.test(asked) && aboutUs.test(asked))
  );
}

function sentencesOf(text: string): string[] {
  return text.match(/[^.!?？؟。！]+[.!?？؟。！]?/gu) ?? [];
}

/** "Monday 11:00?", "I'm in on Wednesday afternoon", and no absence of which such a day is the end. */
function proposesTime(text: string): boolean {
  if (absent.test(text)) return false;
  return [...text.matchAll(/[\p{L}-]{4,}/gu)].some(
    ({ 0: word, index }) =>
      isWeekdayName(word) && hour.test(text.slice(index + word.length, index + word.length + hourReach)),
  );
}

/** Chinese, Japanese and Korean ask by a word at the end too. */
const asking = /[?？؟]$|(?:[吗嗎呢]|什么价|什麼價|ますか|ですか|でしょうか|나요|까요|가요)[。.]?$/u;

function asksAboutMatter(sentence: string): boolean {
  const asked = sentence.trim();
  return (
    asking.test(asked) &&
    asked.length >= (dense.test(asked) ? leastDenseQuestion : leastQuestion) &&
    opening.test(asked) &&
    !aboutUs.test(asked) &&
    !aboutMail.test(asked)
  );
}
