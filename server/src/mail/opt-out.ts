import { phrases } from './categorize-phrases.js';
import { namedAddress } from './message-clauses.js';
import { asksForNoMore, asksToHalt, hasHeardEnough, threatens } from './opt-out-halt.js';
import { scoresOf } from './model.js';
import { withoutLeavingTopics } from './opt-out-topic.js';
import { prefersMail, reachesOtherwise, wishesEnd } from './opt-out-wish.js';
import { speaksOfThings, wishFamilies } from './opt-out-words/index.js';
import { phraseMatcher, type PhraseMatch } from './phrase-matcher.js';

/** So much of a text is searched for requests in free words, and so long a clause may be one. */
const clauseBound = 600;
const longestRequest = 100;

const findOptOut = phraseMatcher(phrases.optOut);

/** One word that is the whole answer, or its subject. */
const bareStop =
  /^(?:(?:please|pls|plz|kindly|just|bitte|merci de|svp|por favor|per favore|aub|proszę|prosze|prosim|пожалуйста|lutfen),? )?(?:stop|stopp|remove|unsubscribe|spam|opt[- ]?out|abmelden|abmeldung|abbestellen|baja|cancelar|descadastrar|desinscrire|desinscription|desabonnement|disiscrizione|cancellazione|uitschrijven|afmelden|avregistrera|avmelding|afmelding|wypisz|rezygnacja|odhlasit|leiratkozas|dezabonare|отписка|отписаться|διαγραφη|取消|退订|退訂|配信停止|수신거부|הסר|إلغاء الاشتراك)(?:,? (?:please|pls|plz|bitte|me|svp|s'il vous plait|por favor|per favore|aub|tack|takk|tak|prosim|пожалуйста|lutfen|now|thanks|thank you|danke|merci|gracias|grazie|bedankt)){0,2}[\s.!]*$/u;

/** Signs instead of words. */
const stopSigns = /^(?=.*[🛑🚫⛔])(?:[🛑🚫⛔✋😡🤬🙏]\ufe0f?\s?){1,12}$/u;

const turnedRemoval =
  /(?<!\p{L})(?:do not|don't|never|no need|before|bitte nicht|ne|not|instead)\s(?:\p{L}+\s){0,2}(?:remov|delet|tak|drop|streich|losch|supprim|elimin|retir|enlev|effac|ray|borr|quit|rimuov|cancell|tog)/u;
/** The same as a wish: "ne me retirez pas", "streichen Sie mich nicht". */
const keepWish =
  /(?<!\p{L})(?:no|nao|non|ne) (?:m[ei]|nos|ci|nous|m')\s?(?:remov|delet|supprim|elimin|retir|enlev|effac|ray|borr|quit|saq|rimuov|cancell|tol?g|exclu|tir)|(?<!(?:warum|wieso|weshalb) )(?<!\p{L})(?:streich|losch|entfern|nehm)en sie (?:mich|uns)(?: bitte)? (?:noch )?nicht|(?<!waarom )(?<!\p{L})(?:haal|schrap|verwijder) (?:me|mij|ons) (?:\p{L}+ )?niet|(?<!\p{L})не (?:удаляи|убираи|исключаи|вычеркиваи|видаляи|прибираи|викреслюи)|(?<!\p{L})nie (?:usuwa|wykresla|wypisuj)|(?<!\p{L})ne(?:maz|vymaz|smaz|vyraz|odstran|skrt)/u;
/** "take … us … from the list": a verb, the writer and a list in one clause, in any order that the language likes. */
const removal =
  /(?<!\p{L})(?:remov|remoc|rimoz|borttag|vyraz|delet|eras|scrub|purg|wip|expung|забер|kaldir|exclud|losch|entfern|retir|enlev|supprim|effac|elimin|borr|remov|exclu|apag|cancell|rimuov|verwijder|schrap|ta bort|plocka|stryk|fjern|slet|poist|usun|wykresl|vyrad|vymaz|smaz|odstran|vyskrt|torol|sterg|scoat|убер|удал|исключ|вычеркн|прибер|видал|cikar|sil|διαγρα|αφαιρ|βγαλ|הסיר|הסר|תמחק|הורי|احذف|حذف|إزال|أزل|شطب)\p{L}*/u;
/** Verbs of many uses mean it with a word for "out" alone: "take us off", "nehmen Sie uns aus". */
const extraction =
  /(?<!\p{L})(?:take|taking|drop (?:me|us)|cross|scratch|strike)\s(?:\p{L}+\s){0,4}(?:off|out|from)(?!\p{L})|(?<!\p{L})get\s(?:\p{L}+\s){0,4}(?:off|out)(?!\p{L})|(?<!\p{L})(?:nehm|nimm|trag|streich)\p{L}*\s(?:\p{L}+\s){0,5}(?:aus|von)(?!\p{L})|(?<!\p{L})(?:aus|von)\s(?:\p{L}+\s){1,3}(?:nehm|trag|streich|zu nehm|zu streich)\p{L}*|(?<!\p{L})(?:raye|quit|saq|sac|tir|togli|tolg)\p{L}*\s(?:\p{L}+\s){0,4}(?:de|d[aeo]s?|dess[ae]s?|dest[ae]s?|dai|dalla|dal)(?!\p{L})|(?<!\p{L})haal\s(?:\p{L}+\s){0,4}(?:uit|van)(?!\p{L})|(?<!\p{L})veg?y\p{L}*\s(?:\p{L}+\s){0,3}le(?!\p{L})/u;
/** Whoever tells of removing does not ask for it. */
const narration =
  /(?<!\p{L})(?:we|i|they|he|she|is|are|was|were|been|wir|nous|abbiamo)\s(?:\p{L}+\s)?(?:remov|delet|eras|exclud|losch|entfern|supprim|cancell)/u;
const writer =
  /(?<!\p{L})(?:me|us|my|our (?:address|e-?mail|company|name)|mich|uns|meine\p{L}*|unsere?|moi|nous|mon|notre|mes|mis?|nos|nuestro|meus?|minha|nosso|mi|ci|mio|miei|mie|nostr\p{L}|mij|ons|mijn|onze|mig|min|mitt|mina|oss|os|meg|minut|meidat|tietoni|osoitteeni|mnie|nas|moj\p{L}*|nasz\p{L}*|muj|nase|nasu|engem|minket|cimunket|cimemet|меня|нас|мои|мою|наш|нашу|мене|beni|bizi|adresimi\p{L}*|με|μας|μου)(?!\p{L})/u;
const list =
  /(?<!\p{L})(?:e?-?mailing|list|distribution|database|records|files|personal data|contacts|system|crm|verteiler|datenbank|adressliste|kartei|liste|fichier|base|lista|bases?|datos|elenco|mailinglijst|bestand|lijst|register|utskick|sandlista|sendeliste|mailliste|postituslista|rekister|baz|bazy|seznam|databaz|zoznam|adatbazis|listar|listaj|баз|рассыл|списк|список|розсил|liste|veritaban|λιστ|βαση)\p{L}*/u;
/** "enough of these mails", "no more mailings": with the word for mail in the same clause. */
const enough =
  /(?<!\p{L})(?:(?<!get )enough of|enough with|(?:do not|don't|dont) (?:send|write)|no more|no further|stop(?: met| aux?| les| des| with| mit| de| com| con)?(?: deze| ces| diese| estos)?|fed up with|sick of|stop (?:the|these|this|all|your)|schluss mit|genug von|keine weiteren|keine|nicht noch|assez de|marre de|ras le bol|(?<!(?:envoy\p{L}*|recevoir|avoir)(?:[- ][mn]o[iu]s?)? )plus (?:de|aucun)|basta (?:con|de|di|ya|coi|gli)?|no mas|no quiero(?: mas| recibir)?|chega de|nao quero(?: mais)?|ik wil (?:\p{L}+ ){0,3}niet meer|non voglio(?: piu)?|je ne veux plus|je ne souhaite plus|nous ne souhaitons plus|no dese(?:o|amos)|nao desej(?:o|amos)|prosze nie|не нужно|pare com|genoeg van|geen|inte ha (?:fler|mer|nagra)|inga (?:fler)?|ikke (?:flere|have flere|ha flere)|ei enaa|en halua|dosc|nie chce|nie zycze|nechci|nechceme|nechcem|nem kerek|nem kerunk|tobb|nu mai vreau|nu doresc|хватит|не хочу (?:больше )?получать|больше не|не надо|artik|istemiyor\p{L}*|αρκετα|οχι αλλα|φτανει|די עם|לא רוצה לקבל|كفى|لا أريد)(?!\p{L})/u;
const mails =
  /(?<!\p{L})(?:these(?=(?: please| thanks| now| anymore| any more)*\s*$)|messages?|e-?mails?|mails?|zusendung\p{L}*|zuschriften|comunicacion\p{L}*|comunicazion\p{L}*|comunicac\p{L}*|ofert|pub|mailings?|newsletters?|spam|werbung|werbemails|nachrichten|courriels?|messages|publicites?|correos?|mensajes|publicidad|mensagens|messaggi|pubblicita|berichten|mailtjes|reclame|utskick|mejl|meddelanden|reklam\p{L}*|beskeder|meldinger|viesteja|sahkoposteja|mainoksia|maili|wiadomosci|mailu|zprav|sprav|level\p{L}*|uzenet\p{L}*|mailuri|mesaje|писем|писать|письма|рассылк\p{L}*|сообщени\p{L}*|mailler|e-posta|mesaj|μηνυματα|μαιλ|מיילים|הודעות|رسائل)(?!\p{L})/u;
/** "Keine Mail bekommen": nothing came. */
const arrived =
  /(?<!\p{L})(?:received|got|arrived|came|bekomme|erhalte|kriege|recois|recibo|ricevo|recebo|ontvang|krijg|dostaje|otrzymuje|nedostavam|получаю|отримую|bekommen|erhalten|angekommen|recu|recus|arrive|arrivee?s?|recibido|recibi|llego|llegado|ricevut\p{L}|arrivat\p{L}|recebi|recebemos|chegou|ontvangen|aangekomen|fatt|fick|modtaget|faet|mottatt|fatt|otrzymalem|otrzymalam|otrzymalismy|dostalem|dostalam|получил\p{L}*|пришл\p{L}*)(?!\p{L})/u;
/** "No more mails needed". */
const spared =
  /(?<!\p{L})(?:needed|necessary|required|notig|erforderlich|notwendig|necessaires?|necesario|necessario|nodig)(?: .{0,12})?$/u;
const wished = /(?<!\p{L})(?:mocht|will|woll|wunsch|wens|want|wish|like)\p{L}*|(?<!\p{L})wil(?!\p{L})/u;
const dense = /[\p{Script=Han}\p{Script=Hira}\p{Script=Kana}\p{Script=Hangul}\p{Script=Thai}]/u;
const eastAsian =
  /我(?:们|們)?的?(?:邮箱|郵箱|邮件地址|地址|信息|资料|資料|联系方式|聯繫方式)[^。,]{0,12}(?:删|刪|移除|去掉|清除)|(?:删除|刪除|移除|清除|删掉|刪掉)(?:我|我们|我們|本人|敝司|我司)的?(?:邮箱|郵箱|邮件地址|地址|信息|資訊|资料|資料|数据|數據|个人|個人|联系方式|聯繫方式|聯絡方式)|(?:メール|案内|連絡|配信|営業)[^。、]{0,12}(?:ないで|ないよう|不要|止め|やめ|停止|お断り|送らない|遠慮)|(?:不要|请勿|請勿|停止|别|別|拒绝|拒絕)[^。,,]{0,6}(?:邮件|郵件|联系|聯繫|骚扰|騷擾|推广|推廣)|(?:메일|연락|광고)[^.]{0,10}안 (?:보내|주|하|했으면|해)(?:셨으면|주셨으면|시면|으면|줬으면)|(?:메일|연락|광고)[^.]{0,10}(?:그만|원치|원하지 않|하지 마|보내지|거부|사절)/u;

/** What elsewhere means papers means oneself behind "my". */
const ownData =
  /(?:删除|刪除|移除|清除|抹除)(?:我|我们|我們|本人|敝司|我司)的?(?:个人|個人)?(?:资料|資料|信息|資訊|数据|數據)(?![^。！]{0,12}[?？吗嗎])|(?:私|わたし|当社|弊社)の(?:個人)?(?:情報|データ|連絡先)を(?:削除|消去)|(?:제|저의|우리) (?:개인 ?)?(?:정보|데이터|연락처)를? (?:삭제|지워)/u;

/** Who forbids mail, or objects to it, as the law lets them: "Ich untersage Ihnen jede weitere Werbung". */
const forbids =
  /(?<!\p{L})(?:i|we) (?:hereby )?(?:forbid you|prohibit you|object to (?:receiving|getting|further|any|your|these|such|more) (?:(?:further|more|any|your|these|unsolicited|marketing|direct|sales|commercial) ){0,2}(?:e-?mail|mail|message|contact|marketing|advertis|solicit))|(?<!\p{L})(?:ich|wir) (?:hiermit )?(?:untersag|verbiet|verbitt)\p{L}* (?:ihnen|euch|mir|uns)(?!\p{L})|(?<!\p{L})(?:je m'oppose|nous nous opposons) a [^.!?]{0,40}(?:e-?mail|message|prospection|sollicitation|demarchage)|(?<!\p{L})(?:je|nous) vous interdi(?:s|sons)(?!\p{L})|(?<!\p{L})me opongo a [^.!?]{0,50}(?:correo|mensaj|publicidad|comunicacion)|(?<!\p{L})mi oppongo a [^.!?]{0,50}(?:mail|messagg|pubblicit|comunicazion)/u;

/** "Löschung meiner Daten", "take this address off": the writer's own entry needs no list. */
const ownEntry =
  /(?<!\p{L})(?:this|my|our|dies\p{L}+|meine\p{L}*|unser\p{L}*|cette|mon|mes|notre|nos|mis?|nuestr\p{L}+|est[ae]|mi[oae]i?|miei|nostr\p{L}+|quest[oa]|meus?|minha|deze|dit|mijn|onze|mina?|mitt|denne|moj\p{L}*|nasz\p{L}*|me|nase|muj|мои|мою|моего|мое|моих|наш\p{L}*|этот)\s(?:e-?mail[- ]?|personal |personenbezogene\p{L}* |personlich\p{L}* )?(?:address|contact|data|details|adresse\p{L}*|anschrift|daten|kontaktdaten|coordonnees|donnees|direccion|correo|datos|indirizzo|dati|email|endereco|dados|adres|gegevens|uppgifter|adress|oplysninger|opplysninger|tietoja|dane|danych|udaje|adresu|адрес\p{L}*|почт\p{L}*|данны\p{L}*)(?!\p{L})|(?<!\p{L})meus? e-?mails?(?!\p{L})/u;
/** What is taken off the list of whoever wrote is an address: "Adresse bitte aus Ihrem System nehmen". */
const yourList =
  /(?<!\p{L})(?:your|ihre[mrn]?|eure[mrn]?|votre|vos|vuestr[ao]s?|vostr[aoei]|jullie|uw|era?|jeres|deres|waszej|waszych|vas(?:i|eho|ich)|вашеи|вашего|ваших|вашої|ваші|ваших)\s(?:e?-?mailing\s?)?(?:lists?|database|records|files|system|crm|verteiler\p{L}*|datenbank|liste|kartei|system|fichiers?|base|lista|listas|elenco|lijst|bestand|register|lista|bazy|databaze|seznamu|zoznamu|базы|списка|рассылки|бази|списку|розсилки)(?!\p{L})/u;
/** Somebody who wants to be put on a list. */
const addition =
  /(?<!\p{L})(?:(?:in|auf) (?:den|die|ihren|ihre|euren|eure|your|the|our)|into|onto|add|hinzu\p{L}*|ajout\p{L}*|inscri\p{L}*|anad\p{L}*|agreg\p{L}*|aggiung\p{L}*|adicion\p{L}*|toevoeg\p{L}*|lagg till|tilfoj|lisa\p{L}*|dodac|dopisa\p{L}*|pridej\p{L}*|добав\p{L}*|ekle\p{L}*)(?!\p{L})/u;
/** "Favor remover da lista": nothing else is named that could be removed. */
const bareRemoval =
  /^.{0,24}(?:remov|retir|delet|supprim|elimin|cancell|entfern|losch|odstran|usuni|vyrad|vyraz|vymaz|smaz|vyskrt|wykresl|wypis|rimoz|remoc|radia|borttag|slett|удал|исключ|вычеркн|видал)\p{L}*\s(?:from the|de la|da|do|dalla|aus der|aus dem|z|ze|zo|fran|fra|из|з)\s(?:(?:vasi|vaseho|vasej|waszej|panstwa|vasich|вашеи|вашего|вашої) )?(?:liste?a?|mailing\p{L}*|base|verteiler|databaz\p{L}*|bazy|seznamu|zoznamu|listan|listen|listy|рассылки|списка|базы|бази|списку)(?!\p{L})/u;
/** Whoever blocks or reports the sender says how it is to end: "I've marked this as spam", "ich habe Sie blockiert". */
const shutsOut =
  /(?<!\p{L})(?:i|we)(?:'m| am|'ve| have|'ll| will| are|'re)? (?:now |just |already |also |going to )?(?:(?:mark|flag|report)(?:ed|ing)? (?:you|your (?:e-?mails?|mails?|messages?|domain|address|company)|this|these|it|them)(?: \p{L}+)? (?:as (?!not)(?:spam|junk|abuse)|for spam)|block(?:ed|ing)? (?:you|your (?:domain|address|company|e-?mails?|e-?mail address|account|sender))\s*(?=$|[.,;!)]|and |from |too|now))|(?<!\p{L})(?:ich habe|wir haben|habe|werde|wir werden|ich werde) (?:sie|euch|dich|ihre? (?:adresse|domain|mails?|absender\p{L}*)|diese? (?:adresse|domain|mail)|das|dies) (?:\p{L}+ )?(?:blockier\p{L}*|gesperrt|sperren|blockiert|als spam (?:markiert|gemeldet|melden|markieren))|(?<!\p{L})(?:je|nous) (?:vous|t') ?(?:ai |avons )?(?:bloque|bloques|signale|signalons)(?!\p{L})|(?<!\p{L})(?:je|nous) l?'?(?:ai|avons) (?:signale|marque|classe) [^.!?]{0,20}(?:spam|indesirable|pourriel)|(?:os|les?|te|lo) (?:he|hemos|voy a) (?:bloquead\p{L}|bloquear|marcad\p{L} como (?:spam|no deseado)|reportad\p{L} como spam)|(?<!\p{L})(?:vi|ti|la|l') ?(?:ho|abbiamo) (?:bloccat\p{L}|segnalat\p{L} come spam)|(?:marquei|denunciei|reportei|sinalizei) (?:\p{L}+ )?(?:\p{L}+ )?como spam|(?:ik heb|heb) (?:je|jullie|u|dit) (?:\p{L}+ )?(?:geblokkeerd|als spam gemarkeerd)|jag har (?:blockerat|spamanmalt|spammarkerat)|jeg har (?:blokeret|blokkert)|zablokowal\p{L}+ (?:ten |wasz |panstwa )?(?:adres|nadawce|domene)|oznaczam (?:to )?jako spam|заблокировал\p{L}* (?:вас|ваш)|(?:отправил\p{L}*|добавил\p{L}*|пометил\p{L}*) [^.!?]{0,20}(?:в|как) спам/u;
/** "You are not authorised to contact anyone here". */
const unauthorised =
  /(?<!\p{L})you (?:are not|aren't|do not have|don't have|have no|never had) (?:any |my |our )?(?:authori[sz]ed|permitted|allowed|permission|consent|authori[sz]ation|right|authority) to (?:contact|e-?mail|write|message|use|send|process|hold|store)/u;
/** "Do not use this address for advertising", "so that nobody here is approached again". */
const misuse =
  /(?<!\p{L})(?:not|don't|dont|never) use (?:it|this|these|my|our)[^.!?]{0,40} for (?:any )?(?:marketing|advert\p{L}*|sales|promot\p{L}*|commercial|solicit\p{L}*)|(?<!\p{L})(?:nobody|no one|none of (?:us|our)) [^.!?]{0,40}(?:contacted|approached|e-?mailed|messaged|written to|bothered)[^.!?]{0,30}(?:again|further|any ?more|future)|nicht (?:\p{L}+ ){0,3}(?:fur|zu) (?:werb\p{L}*|vertriebs\p{L}*|reklame)|(?:ne|pas) [^.!?]{0,40} (?:a des fins (?:commerciales|publicitaires|de prospection)|pour (?:la |de la )?(?:publicite|prospection))|(?<!\p{L})no [^.!?]{0,40} (?:para (?:la )?publicidad|con fines (?:comerciales|publicitarios))|(?<!\p{L})non [^.!?]{0,40} (?:per (?:la )?pubblicita|(?:a|per) (?:fini|scopi) (?:commerciali|pubblicitari))|(?<!\p{L})nao [^.!?]{0,40} (?:para (?:propaganda|publicidade|fins comerciais))|niet [^.!?]{0,40}voor (?:reclame|marketing|commerciele)|inte [^.!?]{0,40}(?:for|till) (?:reklam|marknadsforing)|ikke [^.!?]{0,40}(?:til|for) (?:reklame|markedsforing)|alkaa [^.!?]{0,40}(?:mainontaan|markkinointiin)|nie [^.!?]{0,40}(?:do|w) (?:celach |celow )?(?:reklam\p{L}*|marketing\p{L}*)|не [^.!?]{0,40}для (?:рекламы|реклами|маркетинга)/u;
/** One's own address is spoken of, and "delete it" asks for that. */
const bareErasure =
  /^(?:(?:please|kindly|pls|now|and|just|then|so|bitte|also|umgehend|sofort|merci de|veuillez|por favor|per favore|prego|graag|gelieve|prosze|prosim|пожалуиста|будь ласка|lutfen|моля|molim) ){0,3}(?:(?:delete|remove|erase|drop|scrub|strike|wipe) (?:it|them|that|this)|loschen|entfernen|(?:losch\p{L}*|entfern\p{L}*)(?: sie)? (?:sie|diese|das|die|es)|(?:supprimez|effacez|retirez|enlevez)[- ]l[ae]s?|(?:borr|elimin|quit|suprim)\p{L}*l[oa]s?|(?:cancellat|eliminat|rimuov\p{L}*|toglie?t)e?l[oaei]|(?:apague|remova|elimine|exclua)m?(?:[- ][nl]?[oa]s?)?|(?:verwijder|wis|schrap)(?: het| dat| deze)?|(?:radera|ta bort|slett?|fjern|stryk) (?:den|det|dem|de)|poistakaa (?:se|ne)|(?:usun|skasuj|wykresl)\p{L}*(?: (?:go|je|to|ja))?|(?:smaz|vymaz|odstran)\p{L}*(?: (?:ji|ho|je|to|ju))?|(?:удал|убер|сотр|видал|прибер|изтри|махн)\p{L}*(?: (?:его|ее|её|их|иого|її|го|я))?(?: (?:из|с|з|от|зі) (?:вашеи |своеи |вашої |своєї )?(?:базы|списка|рассылки|бази|списку|базата))?|torol\p{L}*|sterge\p{L}*|(?:obris|izbris|uklon)\p{L}*(?: (?:je|ga|ih))?|silin|διαγραψτε (?:το|την|τα))(?: (?:please|now|immediately|asap|straight away|bitte|sofort|umgehend|svp|immediatement|ya|subito|subito dal database|direct|aub|tack|genast|straks|natychmiast|ihned|немедленно|срочно|негаино|веднага|odmah|hemen|azonnal|at once|right away|from your (?:list|records|database|system|files)|aus ihrer datenbank|aus ihrem system)){0,2}$/u;
const ownAddress =
  /(?<!\p{L})(?:(?:my|our|this) (?:e-?mail|mail|address|contact|details|data|name|inbox)|mein\p{L}* (?:e-?mail|mail|adress|daten|kontakt)\p{L}*|unser\p{L}* (?:adress|mail|e-?mail|daten)\p{L}*|(?:mon|mes|notre|nos) (?:adresse|e-?mail|mail|coordonnees|donnees|contact)|(?:mi|mis|nuestr\p{L}+) (?:correo|direccion|e-?mail|datos|mail|contacto)|(?:il mio|i miei|la mia) (?:indirizzo|e-?mail|mail|dati|contatto)|(?:o )?(?:meu|meus|nosso) (?:e-?mail|endereco|contato|contacto|dados)|(?:mijn|ons) (?:e-?mail\p{L}*|mail\p{L}*|adres|gegevens)|(?:min|mitt|mina|mine) (?:e-?post\p{L}*|mejl\p{L}*|mail\p{L}*|adress\p{L}*|e-?mail\p{L}*|data|uppgifter|oplysninger)|osoitteeni|sahkopostini|moj\p{L}* (?:adres\p{L}*|mail\p{L}*|e-?mail\p{L}*|dane|podat\p{L}*)|(?:moji|muj|me|moju) (?:adres\p{L}*|e-?mail\p{L}*|udaj\p{L}*)|(?:мои|моя|мою|моего|мої|моє) (?:адрес\p{L}*|почт\p{L}*|e-?mail|имеил\p{L}*|данн\p{L}*|пошт\p{L}*)|адреса ми|имеила ми|e?-?mail ?cimem\p{L}*|cimem\p{L}*|adresa mea|mailul meu|adresimi|(?:e-?mail|email) μου)(?!\p{L})/u;

/** "Where did you get my address? Kindly erase it." */
function erasesAddress(clauses: readonly string[]): boolean {
  const plain = clauses.map(clause => clause.replace(/[.!,;:]+$/u, '').trim());
  return plain.some(clause => ownAddress.test(clause)) && plain.some(clause => bareErasure.test(clause));
}

/** "Non a questo indirizzo, ma a direzione@…": mail is welcome, elsewhere. */
const redirected =
  /(?<!\p{L})(?:sondern|but|ma|sino|mais|mas|maar|utan|men|tylko|lecz|ale|а|але|ама|nego|vec|hanem|ci|mutta|vaan|ama)\s(?:\p{L}+\s){0,3}[\w.+-]{1,64}@[\w-]+\.[\w.-]+/u;
/** "Don't send only the brochure" asks for more. */
const notOnly =
  /(?<!\p{L})(?:(?:not|don't|dont)\s(?:\p{L}+\s){0,3}(?:just|only|merely)|nicht\s(?:\p{L}+\s){0,2}(?:nur|bloss)|nao\s(?:\p{L}+\s){0,3}(?:so|somente|apenas)|no\s(?:\p{L}+\s){0,3}(?:solo|solamente|unicamente)|non\s(?:\p{L}+\s){0,3}(?:solo|soltanto|solamente)|pas\s(?:\p{L}+\s){0,2}(?:seulement|uniquement|que)|niet\s(?:\p{L}+\s){0,2}alleen|inte\s(?:\p{L}+\s){0,2}bara|ikke\s(?:\p{L}+\s){0,2}(?:kun|bare)|nie\s(?:\p{L}+\s){0,2}tylko|не\s(?:\p{L}+\s){0,2}(?:только|тільки|лише|само))\s(?!because|weil|porque|parce)\p{L}/u;

/** "Ihre Mails landen ab jetzt im Spam". */
const toSpam =
  /(?:landen|gehen|geht|wandern|landet) (?:ab (?:jetzt|sofort|heute)|kunftig|in zukunft|direkt|ungelesen) (?:\p{L}+ ){0,2}(?:spam|papierkorb|mull)|(?:e-?mails?|messages?|anything) (?:will |now )?(?:go|goes|be sent) (?:straight |directly )?(?:in)?to (?:the |my |our )?(?:spam|junk|trash|bin)(?!\p{L})/u;
const stopAlone =
  /^\s*(?:(?:please|pls|plz|kindly|just|and|bitte) ){0,2}(?:(?:take the hint|read the room|give up|get the message|get a grip)(?: already)?(?: and stop)?|stop|unsubscribe|remove|abmelden|no more)(?: it| now| please| bitte)?\s*$/u;

/** Right before a request they turn it round: "do not stop", "no need to unsubscribe", "before you take us off". */
const turned =
  /(?:^|[^\p{L}])(?:(?<!(?:if|why|unless) (?:you |they )?(?:still )?)(?:do not|don't|dont|never|please not)|no need to|need not|no reason to|rather than|instead of|before you|before we|(?:i|we) (?:did not|didn't|didnt|have not|haven't|would not|wouldn't)|bitte nicht|kein grund|pas besoin de|inutile de|avant de|ne|no hace falta|antes de|non serve|prima di|niet nodig|voordat u|не надо|nao precisa|nie trzeba)\s(?:please |bitte |yet |ever )?(?:me |us |my )?$|(?<!\p{L})envoye[rz](?:[- ]moi|[- ]nous)?\s$|(?<!\p{L})(?:ne (?:me |nous )?\p{L}+ pas|non? (?:me |nos |mi |ci )?\p{L}+|(?:nehmen|streichen|entfernen) sie (?:mich|uns) (?:bitte )?nicht|(?:haal|schrijf|verwijder) (?:mij|me|ons) niet)\s$/u;

/** "I don't want to unsubscribe", "I nearly unsubscribed", whereas "I don't want to hear from you" asks for it. */
const keepsOn =
  /(?<!\p{L})(?:(?:was|were) (?:just )?(?:about|going|tempted|ready) to|almost|nearly|usually|normally) (?:uns|opt)$|(?<!\p{L})(?:do not|don't|dont|did not|didn't|not) (?:want|wish|mean|intend|plan|going) to (?:uns|opt)$/u;

/** Others who leave lists: "how many people unsubscribe". */
const others =
  /(?<!\p{L})(?:people|users|customers|clients|recipients|subscribers|contacts|leads|they|who|rate of|handle|manage|process|offer)\s(?:\p{L}+\s)?$/u;
const ownTopic =
  /^(?:s|\sheaders?|\sbuttons?|\sprocess\p{L}*|\srates?|\soptions?|\sfeatures?|\spages?|\sfunctions?|\smute|\smanagement|\stexts?|\swording|\sfooters?|\srules?|\shandling|d?\sfrom (?:my|our)(?! (?:inbox|e-?mail|mail|account|address)))(?!\p{L})/u;

/** Not to a colleague, but to the writer: "don't contact my assistant, write to me directly". */
const elsewhere =
  /^\s(?:my|our|the|his|her)\s(?!company|team|office|organi|address|email|e-mail|mailbox|inbox)/u;
/** Not so but otherwise: "not the PDF but the table", "nicht an diese Adresse, sondern an …". */
const corrected =
  /^[^.!?]{0,60}[\s,](?:sondern|(?:solo|only|nur|seulement|apenas|soltanto|alleen|tylko|только) (?:de|from|about|uber|zu|sur|su|sobre|over|o|о)|sino|mejor|instead|but (?:to|as|by|via|at|the)|mais (?:les?|la|un|une|au|a)|ma (?:il|la|a)|mas (?:o|a)|maar (?:de|het|naar)|utan (?:till|den)|tylko|ale na|а на|staci|stacilo|wystarczy|radeji|lepiej|достаточно|достатньо|лучше|краще|stattdessen|plutot|mas bien|invece|piuttosto|liever|hellre|heller)\s/u;
/** For a time alone, or because no more are called for: "don't write before Monday", "no more mails needed". */
const limited =
  /^(?:[^.!?,]{0,20}\s(?:пока|сеичас|yet|for now|todavia|aun|ainda|vorerst|erst mal|قبل|حتى|الآن|الان)(?!\p{L})|[^.!?,]{0,20}\s(?:before|until|till|vor|bis(?! auf)|avant|jusqu'\p{L}+|hasta|antes|prima|fino|ate|voor|tot|fore|ennen|przed|pred|до|перед)\s\p{L}|\s(?:needed|necessary|required|notig|noetig|erforderlich|notwendig))/u;
const invites =
  /(?:^|[.!,;] )(?:please |just |but |and )?use (?:this|my|the following)(?: \p{L}+)? (?:address|e-?mail|mailbox|inbox|account)(?!\p{L})|(?:^|[.!,;] )(?:please |just |but )?(?:(?:call|ring|phone|text) (?:me|us)|(?:e-?mail|write to|write|message|contact) me(?! (?:again|anymore|any more|ever|no more)))(?!\p{L})|(?:^|[.!,;] )(?:ecrivez|contactez|appelez)[- ]moi(?! plus| pas| jamais)|(?:^|[.!,;] )(?:schreiben|rufen) sie (?:mir|mich)(?! nicht| nie| kein)|, (?:пишите|напишите|звоните|пишіть|напишіть|дзвоніть) (?:мне|нам|мені)(?!\p{L})|(?<!\p{L})(?:(?:write|email|e-mail|contact|call|ring|text|message) (?:to )?me(?: directly| instead| on)|(?<!not |n't |never )use this address|happy to (?:hear more|chat|talk|meet|see|discuss|jump on|hop on)|but (?:i am|i'm|we are|we're) (?:very |quite )?interested|but interested|(?:put|add|sign) (?:me|us) (?:back|up again)|send (?:them|it|these|those) (?:directly )?to (?:me|us)|re-?subscribe (?:me|us)|just send (?:me|us)|please keep sending|aber (?:ich bin |wir sind |trotzdem )?interess\p{L}*|mais (?:je suis|nous sommes|ca m'|cela m'|cela nous )\s?interess\p{L}*|pero (?:me|nos) interesa|ma (?:mi|ci) interessa|mas tenho interesse)(?!\p{L})/u;

/**
 * Whether its writer asks not to be written to again. A request that is turned round, that speaks of others or that
 * stands beside an invitation is none. Both texts are folded (`foldText`).
 */
export function wantsOut(written: string, subject: string, clauses: readonly string[]): boolean {
  if (stopSigns.test(written)) return true;
  if (bareStop.test(written) || bareStop.test(subject)) return true;
  if (prefersMail(clauses) || redirected.test(written) || notOnly.test(written)) return false;
  const text = withoutLeavingTopics(written);
  const requests = findOptOut(text);
  const turnedClauses = requests.filter(request => isTurned(text, request)).map(({ at }) => at);
  if (requests.some(request => isRequest(text, request) && !inClauseOf(text, request.at, turnedClauses)))
    return true;
  if (turnedClauses.length > 0 || invites.test(text) || reachesOtherwise.test(text)) return false;
  return (
    threatens(text) ||
    ownData.test(text) ||
    erasesAddress(clauses) ||
    stopAlone.test(clausesOf(text).filter(Boolean).at(-1) ?? '') ||
    clausesOf(text).some(isOwnWords) ||
    wishesEnd(clauses) ||
    soundsLikeLeaving(text)
  );
}

/** So sure the examples must be where no rule is, and more so where words cannot be told apart. */
const leastEvidence = 0.3;
const leastDenseEvidence = 1.5;
const longestWish = 300;
const leastFamilies = 2;

/** Mail, its writers and whom they write to. */
const denseSubject =
  /我|邮|郵|信|联系|聯|打扰|打擾|メール|連絡|配信|営業|アドレス|送|메일|연락|광고|수신|개인정보|명단|보내|อีเมล|ติดต่อ|รายชื่อ|ส่ง|เมล/u;
/** Not to be written to is somebody else. */
const ofNamed =
  /(?<!\p{L})(?:frau|herrn?|mrs?|ms|madame|mme|monsieur|senora?|signora?|sig|pan[aiu]?(?! \p{L}{1,3}(?!\p{L}))|fru|herra)(?:\. ?| )\p{L}{2,}/u;
/** Whoever says what to do instead wants more. */
const contrasted =
  /(?<!\p{L})(?:sondern|stattdessen|utan|sino|instead|rather|but|nego|hanem|vaan|lecz|tylko|lieber|plutot|mejor|meglio|liever|hellre|heller|лучше|краще|а|але|но)(?!\p{L})/u;

/** Words that people use who want to be left alone, in an order that no rule foresaw. */
function soundsLikeLeaving(text: string): boolean {
  if (text.length > longestWish || /[?？؟]\s*$/u.test(text) || speaksOfThings(text)) return false;
  const isDense = dense.test(text);
  if (isDense ? !denseSubject.test(text) : wishFamilies(text) < leastFamilies) return false;
  if (contrasted.test(text) || addition.test(text) || ofNamed.test(text)) return false;
  if (arrived.test(text) && !wished.test(text)) return false;
  return leavingEvidence(text) > (isDense ? leastDenseEvidence : leastEvidence);
}

const forNow =
  /(?<!\p{L})(?:before|until|vor|bis(?! auf)|avant|jusqu'\p{L}+|hasta|antes|prima|fino|voor|przed|pred|до|перед)\s/u;

function clausesOf(text: string): string[] {
  return text
    .slice(0, clauseBound)
    .replace(namedAddress, 'me')
    .split(/[.;:!?。！？]+\s?|,\s/u);
}

/** A request in words that no table has: long clauses say something else besides. */
function isOwnWords(clause: string): boolean {
  if (clause.length > longestRequest || speaksOfThings(clause)) return false;
  if (bareRemoval.test(clause) && !narration.test(clause)) return true;
  const isOwn = ownEntry.test(clause) || yourList.test(clause) || (writer.test(clause) && list.test(clause));
  const asks = (removal.test(clause) && !narration.test(clause)) || extraction.test(clause);
  const leaves = asks && isOwn && !addition.test(clause);
  const hasEnough =
    enough.test(clause) &&
    mails.test(clause) &&
    !spared.test(clause) &&
    (wished.test(clause) || !arrived.test(clause));
  return (
    ((leaves || hasEnough) && !turnedRemoval.test(clause) && !keepWish.test(clause)) ||
    eastAsian.test(clause) ||
    forbids.test(clause) ||
    shutsOut.test(clause) ||
    unauthorised.test(clause) ||
    misuse.test(clause) ||
    toSpam.test(clause) ||
    asksToHalt(clause) ||
    hasHeardEnough(clause) ||
    (asksForNoMore(clause) && !corrected.test(clause) && !forNow.test(clause))
  );
}

/** "Streichen Sie mich nicht": some languages deny behind the verb. */
const deniedBehind =
  /^(?: sie)?(?: mich| uns| me| mij| ons)?(?: bitte| noch)? (?:nicht|niet)(?! mehr| meer| langer)/u;
const removing = /^(?:streich|losch|entfern|nehm|haal|schrap|verwijder)/u;

function isTurned(text: string, request: PhraseMatch): boolean {
  return (
    (turned.test(before(text, request)) && !text.startsWith('hear from', request.at)) ||
    keepWish.test(
      before(text, request)
        .split(/[.,;:!?]/)
        .at(-1)!,
    ) ||
    (removing.test(text.slice(request.at)) &&
      deniedBehind.test(text.slice(request.end)) &&
      !/(?:warum|wieso|waarom) $/u.test(before(text, request))) ||
    keepsOn.test(text.slice(Math.max(0, request.at - 40), request.at + 3))
  );
}

function before(text: string, { at }: PhraseMatch): string {
  return text.slice(Math.max(0, at - 40), at);
}

/** "Don't mail the whole team". */
const ofOthers =
  /^(?:do not|don't|dont) (?:e-?mail|mail|contact|write|message)(?: to)? (?:him|her|them|everyone|everybody|the (?!company|office|undersigned|above|below|address))/u;
/** "We don't contact …", "wir verschicken keine …". */
const ownDoing =
  /(?<!\p{L})(?:i|we|they) (?:do not|don't|dont|never) (?!want|wish|consent|like|need|care)\p{L}+$|(?<!\p{L})(?:wir|ich) (?:ver)?(?:schick|send|schreib|mach|betreib)\p{L}* (?:\p{L}+ ){0,2}kein\p{L}* (?:\p{L}+ )?\p{L}+$/u;
/** "Lassen Sie mich in Ruhe überlegen", "hören Sie auf meinen Rat". */
const goesOn =
  /^[^.,;!?]{0,40}in ruhe (?:\p{L}+ ){0,3}(?:uberleg|nachdenk|les|pruf|anschau|anseh|durch|besprech|entscheid)|^hor\p{L}*(?: sie)? auf (?:mein|unser|den rat)/u;

function isRequest(text: string, request: PhraseMatch): boolean {
  const after = text.slice(request.end, request.end + 40);
  if (others.test(before(text, request)) || ownTopic.test(after)) return false;
  if (!text.startsWith('unsubscrib', request.at) && speaksOfThings(clauseAround(text, request))) return false;
  if (ofOthers.test(text.slice(request.at, request.end) + after)) return false;
  if (ownDoing.test(before(text, request) + text.slice(request.at, request.end))) return false;
  if (corrected.test(text.slice(request.end, request.end + 80)) || limited.test(after)) return false;
  return (
    !invites.test(text) &&
    !reachesOtherwise.test(text) &&
    !goesOn.test(text.slice(request.at)) &&
    !(
      elsewhere.test(after) &&
      /(?<!\p{L})(?:directly|instead|me|left|retired|gone)(?!\p{L})/u.test(text.slice(request.end))
    )
  );
}

function clauseAround(text: string, { at, end }: PhraseMatch): string {
  const [earlier] = /[^.,;:!?。、，！？]*$/u.exec(text.slice(Math.max(0, at - longestRequest), at))!;
  const [later] = /^[^.,;:!?。、，！？]*/u.exec(text.slice(end, end + longestRequest))!;
  return earlier + text.slice(at, end) + later;
}

/** "Do not take me off your list" is one request in two phrases. */
function inClauseOf(text: string, at: number, starts: readonly number[]): boolean {
  return starts.some(start => at === start || (at > start && !/[.,;:!?]/.test(text.slice(start, at))));
}

/** How much the words of a reply speak for a wish to be left alone; below nought where they speak against it. */
function leavingEvidence(text: string): number {
  const { opt_out: leaves, stay } = scoresOf('optOut', text);
  return leaves - stay;
}
