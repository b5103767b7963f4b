import { phrases } from './categorize-phrases.js';
import { foldText } from './fold-text.js';
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

/** Asked by whoever may buy, not by whoever wants to leave: "Can customers unsubscribe by themselves?" */
function asksAboutLeaving(sentence: string): boolean {
  return (
    question.test(sentence) &&
    findTopics(sentence).length > 0 &&
    !ownMatter.test(sentence) &&
    (findLeaving(sentence).length > 0 || findOptOut(sentence).length > 0)
  );
}

/** A folded text without the questions that speak of leaving lists as a matter of the product. */
export function withoutLeavingTopics(text: string): string {
  const sentences = text.match(/[^.!?？؟。！]+[.!?？؟。！]*/gu) ?? [];
  return sentences.some(asksAboutLeaving)
    ? sentences.filter(sentence => !asksAboutLeaving(sentence)).join('')
    : text;
}
