import { foldText } from '../domain/inbox/fold-text.js';
import { phraseMatcher, type PhraseMatch } from './phrase-matcher.js';

/** A request to halt and what is to be halted stand so near each other. */
const reach = 30;
/** What stands between them joins them to one request, and does not begin another. */
const parting =
  /[.,;:!?]|(?<!\p{L})(?:not|nicht|niet|inte|ikke|and|or|und|oder|et|ou|y|o|e|en|of|och|og|eller|ja|tai|i|a|und|и|или|та|і|ve|si|es|και)(?!\p{L})/u;
const longestThreat = 240;

const matcher = (...words: string[]) => phraseMatcher(words.map(foldText));

/** Asks for an end. Forms that tell of one's own doing ("we stopped") are left out. */
const findHalts = matcher(
  'stop', 'cease', 'discontinue', 'quit', 'refrain from', 'desist', 'hören sie auf', 'verschonen sie', 'verschont', 'verschone', 'spare me', 'spare us', 'épargnez*', 'épargne*', 'ahórrame', 'ahórreme', 'ahórrenme', 'ahorradme', 'ahórrate', 'risparmia*', 'poupem', 'poupe-me', 'me poupe*', 'bespaar', 'oszczędź*', 'избавьте', 'избави', 'ušetřete', 'ušetri*', 'abzusehen', 'sehen sie von', 'sehen sie bitte von', 'sehen sie künftig von', 'sehen sie zukünftig von', 'sehen sie in zukunft von', 'hört auf', 'hör auf', 'unterlassen sie', 'schluss mit', 'arrête', 'arrêtez', 'arrêter de', 'cesse', 'cessez', 'cesser', 'deja de', 'deje de', 'dejen de', 'dejad de', 'dejar de', 'para de', 'pare de', 'pare com', 'parem de', 'parem com', 'deixe de', 'deixem de', 'smettila', 'smetta', 'smettete', 'smettetela', 'finitela', 'basta con', 'hou op', 'stop met', 'houd op', 'sluta', 'stoppa', 'slut med', 'stop med', 'slutt å', 'slutt med', 'lopeta*', 'przestań*', 'przestańcie', 'proszę przestać', 'přestaňte', 'přestaň', 'prestaňte', 'прекрат*', 'перестан*', 'хватит', 'припин*', 'спрете', 'încetați', 'opriți', 'terminați cu', 'hagyja abba', 'hagyják abba', 'fejezze be', 'bırakın', 'kesin', 'σταματ*', 'توقف*', 'كفوا', 'תפסיק*', 'बंद',
); // prettier-ignore
/** What senders do, and what they send. */
const findMailing = matcher(
  'send*', 'writ*', 'mail*', 'e-mail*', 'email*', 'messag*', 'contact*', 'spam*', 'pester*', 'bother*', 'solicit*', 'newsletter*', 'schreib*', 'schick*', 'zusend*', 'zuschrift*', 'werb*', 'nachricht*', 'belästig*', 'envo*', 'écri*', 'courriel*', 'sollicit*', 'démarch*', 'publicité*', 'mand*', 'escrib*', 'envi*', 'correo*', 'mensaj*', 'publicidad', 'escrev*', 'mensagen*', 'propaganda', 'scriv*', 'invi*', 'contatt*', 'messagg*', 'stur*', 'schrijv*', 'mailen', 'reclame', 'skick*', 'skriv*', 'mejl*', 'reklam*', 'lähet*', 'kirjoit*', 'wysył*', 'pisa*', 'wiadomoś*', 'posíl*', 'psát', 'zasíl*', 'posiela*', 'писа*', 'пиш*', 'присыла*', 'слать', 'слати', 'шлите', 'шліть', 'рассыл*', 'отправл*', 'надсила*', 'пиши*', 'изпраща*', 'пишете', 'trimite*', 'scri*', 'mesaj*', 'küld*', 'írogat*', 'gönder*', 'yazm*', 'στέλν*', 'γράφ*', 'μηνύματα', 'إرسال', 'مراسل*', 'لשלוח', 'לשלוח', 'לכתוב', 'भेज*', 'ईमेल',
); // prettier-ignore
/** Who tells of an end or denies it asks for none: "we stop sending", "don't stop". So does who invites: "stop by". */
const findTellers = matcher(
  'we', 'i', 'he', 'she', 'they', 'it', 'tool', 'to', 'not', "don't", 'dont', 'never', 'will', 'wir', 'ich', 'nicht', 'nous', 'no', 'não', 'non', 'niet', 'inte', 'ikke', 'nie', 'ne', 'не',
); // prettier-ignore

/** What a threat is made with. */
const findLaw = matcher(
  'lawyer*', 'attorney*', 'solicitor*', 'legal action', 'sue', 'sue you', 'report you', 'report this', 'report to', 'file a complaint', 'lodge a complaint', 'formal complaint', 'complain to', 'ico', 'ftc', 'regulator*', 'data protection authority', 'anwalt*', 'anwält*', 'anzeige*', 'abmahn*', 'datenschutzbehörde', 'verbraucherzentrale', 'avocat*', 'plainte', 'cnil', 'abogad*', 'denunci*', 'aepd', 'advogad*', 'avvocat*', 'querela', 'advocaat', 'advokat*', 'prawnik*', 'uodo', 'právník*', 'юрист*', 'адвокат*', 'avukat*', 'şikayet*', 'kvkk', 'δικηγόρ*', 'καταγγελ*', 'ügyvéd*', 'feljelent*', '弁護士', '法的', '변호사', '신고', '律师', '投诉', '举报',
); // prettier-ignore
/** That it must not come to it once more. */
const findAgain = matcher(
  'again', 'once more', 'one more', 'another email', 'another mail', 'another e-mail', 'another message', 'any more', 'anymore', 'last warning', 'noch eine', 'noch einmal', 'nochmal*', 'noch so', 'nächste mail', 'encore une fois', 'encore un mail', 'encore un message', 'prochain mail', 'otra vez', 'una vez más', 'outra vez', 'ancora una volta', 'scrivermi ancora', 'contattarmi ancora', 'un altro', "un'altra", 'nog een', 'nog één', 'en gång till', 'en gang til', 'jeszcze raz', 'jeszcze jed*', 'ještě jednou', 'ještě jed*', 'еще раз', 'еще одно', 'ще раз', 'ще один', 'bir daha', 'ξανά', 'még egy', '다시', '한 번 더',
); // prettier-ignore

/** "Cease your mailings", "smettetela di scrivermi": a word that ends and a word for mail, near each other. */
export function asksToHalt(clause: string): boolean {
  const mailings = findMailing(clause);
  return findHalts(clause).some(
    halt => !isTold(clause, halt) && mailings.some(mailing => areNear(clause, halt, mailing)),
  );
}

function isTold(clause: string, { at }: PhraseMatch): boolean {
  const invited = /^stop(?:ping)? (?:by|in|over)(?!\p{L})/u.test(clause.slice(at));
  return invited || findTellers(clause.slice(Math.max(0, at - 12), at)).length > 0;
}

function areNear(text: string, one: PhraseMatch, other: PhraseMatch): boolean {
  const [from, to] = [Math.min(one.end, other.end), Math.max(one.at, other.at)];
  return to - from <= reach && !parting.test(text.slice(from, to));
}

const oneMoreOfThese =
  /(?<!\p{L})(?:(?:one more|another(?: one)?|any more|a single one) of (?:these|those|your)(?: (?:e?-?mails?|messages?|spam\p{L}*))?(?=,|$| (?:and|i|i'm|i'll|we|my|our) )|noch (?:so eine|eine davon|eine von (?:diesen|denen))|encore un de ces|un[oa] mas de est[oa]s|(?:un'altra|un altro) di quest[ei])(?!\p{L})/u;

/** "One more mail and you hear from our lawyer". */
export function threatens(text: string): boolean {
  if (text.length > longestThreat || findLaw(text).length === 0) return false;
  if (oneMoreOfThese.test(text)) return true;
  const mailings = findMailing(text);
  return findAgain(text).some(again => mailings.some(mailing => areNear(text, again, mailing)));
}

/** Says that something is not to be. English and French tell a wish by more than the bare word. */
const findDenials = matcher(
  'do not', "don't", 'dont', 'not to', 'not writing', 'not sending', 'not contacting', 'never', 'no one', 'nobody', 'nicht', 'nichts', 'keine', 'keinen', 'ne', "n'", 'no', 'não', 'non', 'niet', 'niets', 'geen', 'inte', 'inget', 'inga', 'ikke', 'intet', 'älkää', 'älä', 'nie', 'żadnych', 'ne', 'nic', 'žádné', 'не', 'нічого', 'nu', 'nu-mi', 'μη', 'μην', 'לא', 'אל', 'لا',
); // prettier-ignore
/** Nothing, no more, never again. */
const findNoMore = matcher(
  'any more', 'anymore', 'any longer', 'in future', 'in the future', 'anything else', 'anything more', 'mehr', 'künftig', 'nie wieder', 'plus', 'plus rien', 'más', 'nada', 'nada mais', 'mais nada', 'mais e-mails', 'mais emails', 'mais mensagens', 'più', 'niente', 'nulla', 'meer', 'niets', 'mer', 'mere', 'inget', 'ingenting', 'intet', 'enää', 'mitään', 'więcej', 'już', 'nic', 'víc', 'více', 'už', 'viac', 'больше', 'ничего', 'більше', 'нічого', 'повече', 'нищо', 'mai', 'nimic', 'többet', 'semmit', 'πια', 'τίποτα', 'יותר', 'بعد الآن',
); // prettier-ignore
/** Who speaks of themselves, asks why, or of another matter, wants no end. */
const findOtherMatter = matcher(
  'i', 'we', 'you did', 'they', 'he', 'she', 'why', 'can you', 'could you', 'need', 'ich', 'wir', 'er', 'sie schreiben', 'warum', 'je', 'nous', 'pourquoi', 'yo', 'nosotros', 'por qué', 'io', 'noi', 'perché', 'eu', 'nós', 'ik', 'we', 'wij', 'waarom', 'jag', 'vi', 'varför', 'jeg', 'hvorfor', 'minä', 'me', 'ja', 'my', 'dlaczego', 'já', 'proč', 'я', 'мы', 'ми', 'почему', 'чому', 'eu', 'én', 'mi', 'ben', 'biz', 'mr', 'mrs', 'ms', 'herr', 'herrn', 'frau', 'monsieur', 'madame', 'señor', 'señora', 'signor', 'signora', 'pan', 'pana', 'pani', 'details', 'info', 'information', 'informationen', 'infos', 'informations', 'información', 'informazioni', 'informações', 'informatie', 'informacji', 'informací', 'информации', 'інформації', 'preise', 'prices', 'documents', 'unterlagen',
); // prettier-ignore

/** "Send me nothing more", "Не надо мне больше ничего слать": a denial, a word for mail and a "no more" in one clause. */
export function asksForNoMore(clause: string): boolean {
  return (
    findDenials(clause).length > 0 &&
    findNoMore(clause).length > 0 &&
    findMailing(clause).length > 0 &&
    !findOtherMatter(clause.replace(/(?<!\p{L})(?:me|mi)(?!\p{L})/gu, '')).length
  );
}

const findUnwilling = matcher(
  'do not want', "don't want", 'dont want', 'do not wish', "don't wish", 'will nichts', 'wollen nichts', 'möchte nichts', 'möchten nichts', 'ne veux plus', 'ne voulons plus', 'ne souhaite plus', 'no quiero', 'no queremos', 'non voglio', 'non vogliamo', 'não quero', 'não queremos', 'wil niks', 'wil niets', 'willen niets', 'vill inte', 'vil ikke', 'ønsker ikke', 'en halua', 'nie chcę', 'nie chcemy', 'nechci', 'nechceme', 'nechcem', 'не хочу', 'не хотим', 'не хочемо', 'не бажаю', 'не желаю', 'не искам', 'nu vreau', 'nem akarok', 'nem akarunk', 'istemiyorum', 'istemiyoruz', 'δεν θέλω', 'לא רוצה', 'لا أريد',
); // prettier-ignore
const findHearing = matcher(
  'hear', 'hear from', 'hören', 'entendre', 'saber', 'oír', 'sentire', 'sentirvi', 'sentirla', 'ouvir', 'horen', 'höra', 'høre', 'kuulla', 'słyszeć', 'slyšet', 'počuť', 'чути', 'слышать', 'чувам', 'aud', 'hallani', 'duymak', 'ακούσω', 'לשמוע',
); // prettier-ignore
const findNothing = matcher(
  'niks',
  'mais',
  'artık',
  'bir daha',
  'again',
  'from you',
  'wieder',
  'nunca',
  'mai più',
);

/** "Ich will nichts mehr von Ihnen hören", whereas "we heard nothing more from you" waits for it. */
export function hasHeardEnough(clause: string): boolean {
  return (
    findUnwilling(clause).length > 0 &&
    findHearing(clause).length > 0 &&
    (findNoMore(clause).length > 0 || findNothing(clause).length > 0)
  );
}
