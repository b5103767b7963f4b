import { phrases } from './categorize-phrases.js';
import { foldText } from '../domain/inbox/fold-text.js';
import { phraseMatcher } from './phrase-matcher.js';

const findOptOut = phraseMatcher(phrases.optOut);
const matcher = (...words: string[]) => phraseMatcher(words.map(foldText));

/** Words for leaving a list or clearing one that ask for nothing by themselves. */
const findLeaving = matcher(
  'unsubscrib*', 'opt-out*', 'opt out', 'opt-outs', 'remov*', 'delet*', 'clean up', 'spam', 'toglier*', 'exclui*', 'tirar', 'abmeld*', 'abbestell*', 'austrag*', 'lösch*', 'entfern*', 'désabonn*', 'désinscri*', 'supprim*', 'retir*', 'de baja', 'darse de baja', 'elimin*', 'borr*', 'cancel*', 'disiscri*', 'cancell*', 'rimuov*', 'descadastr*', 'sair da', 'remov*', 'uitschrij*', 'afmeld*', 'verwijder*', 'avregistr*', 'ta bort', 'avprenumerer*', 'afmeld*', 'avmeld*', 'slett*', 'slet*', 'peruu*', 'poist*', 'wypis*', 'usuw*', 'usun*', 'rezygn*', 'odhlás*', 'odhlas*', 'maz*', 'smaz*', 'odstra*', 'отпис*', 'удал*', 'відпис*', 'видал*', 'отпиш*', 'leirat*', 'töröl*', 'dezabon*', 'șterg*', 'abonelik*', 'listeden', 'sil*', 'διαγραφ*', 'الغاء الاشتراك', 'إلغاء الاشتراك', 'حذف', 'הסרה', 'להסיר', '退订', '退訂', '删除', '刪除', '取消订阅', '取消訂閱', '配信停止', '削除', '解除', '수신 거부', '수신거부', '삭제',
); // prettier-ignore

/** Whom or what such a question is about: the product asked after, and those whom its user writes to. */
const findTopics = matcher(
  'tool', 'tools', 'software', 'system', 'platform', 'app', 'crm', 'product', 'program', 'programme', 'solution', 'customer', 'customers', 'clients', 'users', 'subscribers', 'recipients', 'contacts', 'people', 'leads', 'duplicate', 'duplicates', 'plattform', 'anwendung', 'produkt', 'kunden', 'kundinnen', 'nutzer', 'empfänger', 'abonnenten', 'kontakte', 'man', 'peut-on', 'peut on', 'can one', 'se puede', 'si può', 'header*', 'dubletten', 'outil', 'logiciel', 'système', 'plateforme', 'solution', 'clients', 'utilisateurs', 'destinataires', 'abonnés', 'doublons', 'herramienta', 'programa', 'sistema', 'plataforma', 'clientes', 'usuarios', 'destinatarios', 'suscriptores', 'contactos', 'duplicados', 'strumento', 'programma', 'piattaforma', 'clienti', 'utenti', 'destinatari', 'iscritti', 'contatti', 'duplicati', 'ferramenta', 'usuários', 'assinantes', 'contatos', 'systeem', 'klanten', 'gebruikers', 'ontvangers', 'abonnees', 'contacten', 'verktyg*', 'systemet', 'kunder', 'kunderna', 'kunderne', 'kundene', 'användare*', 'mottagare*', 'prenumerant*', 'brugere*', 'modtagere*', 'brukere*', 'mottakere*', 'asiakka*', 'ohjelma*', 'järjestelmä*', 'narzędzi*', 'systemu', 'klienci', 'klientów', 'klientom', 'użytkowni*', 'odbiorc*', 'kontakty', 'kontaktów', 'nástroj', 'systém', 'aplikace', 'zákazní*', 'klienti', 'uživatel*', 'příjemc*', 'odběratel*', 'duplicit*', 'система', 'программа', 'сервис', 'платформа', 'инструмент', 'клиент*', 'пользовател*', 'подписчик*', 'получател*', 'контакты', 'дубл*', 'у вас', 'програма', 'сервіс', 'інструмент', 'клієнт*', 'користувач*', 'підписник*', 'отримувач*', 'одержувач*', 'система', 'ügyfel*', 'felhasználó*', 'rendszer*', 'clienții', 'utilizatori*', 'sistemul', 'müşteri*', 'kullanıcı*', 'alıcı*', 'aboneler', 'sistem*', 'program*', 'yazılım*', 'πελάτες', 'χρήστες', 'σύστημα', 'العملاء', 'المستخدمون', 'النظام', 'البرنامج', 'לקוחות', 'משתמשים', 'המערכת', 'התוכנה', '客户', '客戶', '用户', '用戶', '收件人', '订阅者', '系统', '系統', '软件', '軟體', '工具', '平台', '顧客', 'お客', '連絡先', '联系人', '聯絡人', '연락처', 'databáze', 'duplikát*', 'ユーザー', '受信者', '購読者', 'システム', 'ツール', 'ソフト', '고객', '사용자', '수신자', '구독자', '시스템', '프로그램', '소프트웨어',
); // prettier-ignore

/** Who asks about themselves, or about these very mails, may want to leave: "will your system ever remove me?" */
const ownMatter =
  /@|(?<!\p{L})you (?:please |just |guys )?(?:stop|quit|cease)|(?<!\p{L})our (?:company|organi[sz]ation|team|staff|office|domain|firm)(?!\p{L})|(?<!\p{L})(?:me|us|i|my|these|this|again|finally|ever|mich|uns|mir|ich|mein\p{L}*|diese\p{L}*|endlich|moi|nous|je|j'|m'|mon|mes|ces|enfin|yo|nos|mis?|estos|ci|mio|miei|queste|io|eu|meus?|estes|mij|ons|ik|mijn|deze|mig|jag|jeg|meg|oss|mnie|nas|moj\p{L}*|mne|muj|moje|меня|нас|мне|мою|мои|я|мене|мои|beni|bizi|bana|benim|με|μας|μου)(?!\p{L})|'m\s|我(?!们?的|們的)|私|저를|나를|제\s/u;
const question = /[?？؟]\s*$|(?:吗|嗎|か|까|까요|나요)[。.!]?\s*$/u;

/** What one tries or signs, and may leave later. */
const findTerms = matcher(
  'trial', 'trial period', 'free month', 'test period', 'pilot', 'annual', 'yearly', 'contract', 'plan', 'probezeit', 'probemonat', 'testphase', 'testzeit*', 'testmonat', 'nach dem test', 'vertrag*', 'essai', "période d'essai", 'contrat', 'engagement', 'prueba', 'periodo de prueba', 'contrato', 'prova', 'periodo di prova', 'contratto', 'período de teste', 'teste grátis', 'proefperiode', 'proefmaand', 'contract', 'provperiod*', 'prøveperiod*', 'prøvetid*', 'kokeilu*', 'okresie próbnym', 'okres próbny', 'próbn*', 'umow*', 'zkušebn*', 'skúšobn*', 'smlouv*', 'пробн*', 'тестов*', 'договор*', 'договір*', 'próbaidő*', 'perioada de probă', 'deneme', 'sözleşme*', 'δοκιμ*', '试用', '試用', 'トライアル', '体験', '체험', 'ניסיון', 'تجريب*', 'الفترة التجريبية',
); // prettier-ignore
/** "Can I leave whenever I like": nobody has to whom it matters now. */
const findWhenever = matcher(
  'any time', 'anytime', 'at any point', 'whenever', 'later', 'monthly', 'jederzeit', 'später', 'monatlich', 'à tout moment', "n'importe quand", 'plus tard', 'cuando quiera', 'cuando queramos', 'en cualquier momento', 'más adelante', 'in qualsiasi momento', 'quando voglio', 'in seguito', 'quando quiser', 'a qualquer momento', 'mais tarde', 'op elk moment', 'maandelijks', 'altijd', 'när som helst', 'når som helst', 'koska tahansa', 'milloin vain', 'w każdej chwili', 'kdykoli*', 'kedykoľvek', 'в любой момент', 'в любое время', 'потом', 'будь-коли', 'bármikor', 'oricând', 'istediğim zaman', 'her zaman', 'οποτεδήποτε', '随时', '隨時', 'いつでも', '언제든', 'בכל עת', 'בכל שלב', 'في أي وقت', 'لاحقا',
); // prettier-ignore
const asksForOneself =
  /^\W*(?:\p{L}+ ){0,3}?(?:can (?:i|we|one)|could (?:i|we)|may i|kann (?:ich|man)|konnen wir|kon(?:nt)?en wir|est-ce qu\p{L}*|peut-on|puis-je|pouvons|on peut|je peux|puedo|podemos|se puede|posso|possiamo|si puo|kan (?:ik|je|jag|man|jeg|vi)|kunnen we|voinko|czy moge|czy mozna|mohu|muzu|mozem|могу ли|можно(?: ли)?|мога ли|чи можна|pot|putem|هل|אפשר)(?!\p{L})|(?:吗|嗎|か|까|나요)[。？?]?\s*$/u;

/** A mail system's judgement: its owner only tells of it. */
const filtered =
  /(?<!\p{L})(?:was|were|got|been|is|gets?|wurden?|worden|ete|sido|stat[ao]|blev|ble|est) (?:\p{L}+ ){0,3}?(?:marked|flagged|caught|filtered|classified|als spam|en spam|como spam|come spam|in spam|som spam)[^.!?]{0,40}(?:filter\p{L}*|filtr\p{L}*|system|server|gateway|outlook|gmail|firewall)(?!\p{L})|(?:filter\p{L}*|filtr\p{L}*|system|gateway|outlook|gmail) (?:has |had |hat |hatte )?(?:\p{L}+ ){0,4}(?:als |as |como |come |comme |som )spam/u;

/** Asked by whoever may buy, not by whoever wants to leave: "Can customers unsubscribe by themselves?" */
function asksAboutLeaving(sentence: string): boolean {
  if (!question.test(sentence) || !(findLeaving(sentence).length > 0 || findOptOut(sentence).length > 0))
    return false;
  if (findTerms(sentence).length > 0) return true;
  if (asksForOneself.test(sentence) && findWhenever(sentence).length > 0) return true;
  return findTopics(sentence).length > 0 && !ownMatter.test(sentence);
}

const saysNone = (sentence: string): boolean => asksAboutLeaving(sentence) || filtered.test(sentence);

/** A folded text without the questions that speak of leaving lists as a matter of the product. */
export function withoutLeavingTopics(text: string): string {
  const sentences = text.match(/[^.!?？؟。！]+[.!?？؟。！]*/gu) ?? [];
  return sentences.some(saysNone) ? sentences.filter(sentence => !saysNone(sentence)).join('') : text;
}
