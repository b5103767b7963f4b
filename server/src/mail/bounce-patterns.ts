/** What mail systems say in words, for notices without status codes and for codes that say nothing (5.0.0, 550). */

export const hardPatterns: readonly RegExp[] = [
  /(?:user|recipient|addressee|address|mailbox|account)(?: <?[^\s<>]{1,120}>?)? (?:is )?(?:unknown|not known|not found)|user does ?n[o']t exist|unknown (?:user|recipient|address|mailbox|local[- ]part)|no such (?:user|recipient|mailbox|address|person|domain|account)/i,
  /(?:address|mailbox|recipient|account|user|domain)(?:[^.\n]|\.(?=\S)){0,80}(?:is inactive|is closed|does not exist|doesn't exist|do not exist|not exist|could ?n[o']t be found|wasn't found|was not found|not found|is invalid|has been disabled|is disabled|no longer (?:available|exists|valid|in use)|is not (?:available|valid|known|listed)|has been (?:deactivated|closed|discontinued|deleted)|no longer (?:accepts|receives) (?:e-?)?mail)/i,
  /(?:invalid|non-?existent|bad|unrouteable|undeliverable|inactive|disabled|unresolvable) (?:recipient|mailbox|address|user|account|destination)/i,
  /recipient (?:address )?rejected: (?:access denied|user unknown|undeliverable|unknown|invalid|no such|unverified)|recipientnotfound|recipnotfound|resolver\.adr\.\w*notfound|unroutable address/i,
  /no mailbox (?:here )?by that name|user not local|unknown or illegal|not in my validrcptto|recipient addresses rejected ?: access denied|\bmailbox not available|not a valid (?:user|recipient|mailbox)|not our customer|(?:not|nicht|non|pas|no|não|niet|inte|ikke|nie|není|nem|не) [^\n]{0,40}(?:domino[ -]?(?:directory|director|verzeichnis|katalog)|(?:annuaire|directorio|rubrica|catálogo|diretório|katalogu?|adressbuch) domino)|dominoディレクトリ[^\n]{0,12}ません|doesn't have (?:a|an) [^\n]{0,60}account|does not have an? [^\n]{0,60}account|delivery to this address is restricted to existing|not listed in|this account has been disabled|account that you tried to reach (?:is disabled|does not exist)/i,
  /host (?:or domain name )?not found|non-?existent (?:hosts?|domain)|null ?mx|no smtp service|(?:domain|host)[^\n]{0,60} does not accept (?:e-?)?mail|domain (?:name )?not found|name or service not known|no mx|nxdomain|domain has no|dns domain [^\n]{0,80}does not exist|unknown host|couldn't find any host/i,
  /requested action not taken: mailbox unavailable|mailbox unavailable \(s\d|no longer (?:with|works? (?:for|at)) (?:the|our|this)|address (?:is )?unknown/i,
  /(?:empfänger|adresse|konto|postfach|benutzer)[^\n]{0,120}(?:unbekannt|existiert nicht|nicht vorhanden|nicht gefunden|nicht bekannt)|(?:utilisateur|destinataire|adresse|compte)[^\n]{0,60}(?:inconnue?|invalide|introuvable|n'existe)|(?:usuario|destinatario|dirección|cuenta|buzón)[^\n]{0,60}(?:desconocid|no existe|no válid)|(?:utente|destinatario|indirizzo|casella)[^\n]{0,60}(?:sconosciut|inesistente|non valid)|(?:usuário|utilizador|destinatário|endereço)[^\n]{0,60}(?:desconhecid|inexistente|inválid)|(?:gebruiker|ontvanger|adres)[^\n]{0,60}(?:onbekend|niet gevonden|ongeldig)|(?:onbekende|ongeldige) (?:gebruiker|ontvanger)|ongeldig adres|unbekannter (?:empfänger|benutzer)|nie ma takiego (?:użytkownika|adresu|konta)|tuntematon (?:vastaanottaja|käyttäjä)|ismeretlen (?:címzett|felhasználó)|(?:utilizator|destinatar|adres[aă])[^\n]{0,40}(?:necunoscut|inexistent|nu există)|άγνωστος (?:χρήστης|παραλήπτης)|(?:користувач|адресат|одержувач|скриньк)[^\n]{0,40}(?:не знайден|не існує)|không tồn tại|(?:nieznan|nieprawidłow)\w* (?:użytkownik|odbiorc|adres)|(?:użytkownik|odbiorca|adres|konto)[^\n]{0,40}nie istnieje|(?:uživatel|příjemce|adresa|schránka|používateľ)[^\n]{0,40}neexistuj|neznám\w* (?:uživatel|příjemce|adres)|(?:okänd|ukendt|ukjent) (?:mottagare|modtager|mottaker|användare|bruger|bruker|adress)|(?:alıcı|kullanıcı|adres|hesap)[^\n]{0,40}(?:bulunamadı|geçersiz|mevcut değil|yok)|(?:пользовател|адресат|получател|адрес|ящик)[^\n]{0,60}(?:не найден|не существует|неизвестен|недоступен|отключ)|неизвестн\w+ (?:пользовател|адресат|получател)|(?:用户|用戶|收件人|邮箱|邮箱地址|地址|帐户|账户)[^\n]{0,20}(?:不存在|无效|無效|未找到|找不到)|(?:ユーザー?|宛先|アドレス|受信者)[^\n]{0,20}(?:見つかりません|不明|無効|存在しない)|(?:사용자|수신자|받는 사람|주소)[^\n]{0,20}(?:존재하지|찾을 수 없|없습니다)/i,
  /empfänger (?:unbekannt|existiert nicht)|adresse (?:existiert nicht|nicht gefunden)|konnte nicht gefunden werden|destinataire inconnu|adresse introuvable|n'existe pas|no existe|no se ha encontrado|destinatario sconosciuto|non esiste|não existe|bestaat niet|finns inte|findes ikke|nie istnieje|не существует|не найден|存在しません|不存在/i,
];

export const softPatterns: readonly RegExp[] = [
  /(?:mailbox|inbox|quota|storage|account)[^.\n]{0,60}(?:full|exceeded|over quota|over its quota|out of storage|limit)|over ?quota|quota exceeded|insufficient (?:system )?storage|disk full|boîte [^\n]{0,30}pleine|buzón[^\n]{0,40}llen[oa]|postfach[^\n]{0,40}(?:voll|überfüllt)|speicherplatz|casella [^\n]{0,40}pien[ao]|caixa[^\n]{0,40}(?:chei[ao]|lotad)|(?:mailbox|postbus)[^\n]{0,30}\bvol\b|skrzynka[^\n]{0,40}(?:pełna|przepełnion)|schránka[^\n]{0,40}pln[áa]|(?:brevlådan?|postkass?en|innboksen)[^\n]{0,40}(?:full|fyldt)|kutu(?:su)?[^\n]{0,30}dolu|ящик[^\n]{0,40}(?:переполнен|полон)|квот|(?:邮箱|郵箱|信箱)[^\n]{0,10}(?:已满|已滿|满)|容量[^\n]{0,20}(?:超|いっぱい)|いっぱいで|용량[^\n]{0,10}초과|가득/i,
  /try again later|temporar(?:y|ily)|timed? ?out|connection (?:refused|reset|lost|timed)|greylist|grey-list|deferred|retry time(?:out)? (?:not reached|exceeded)|could not be delivered (?:for|in) \d|too many (?:connections|messages|recipients)|rate limit|message expired|queue\.expired|undelivered for \d|service (?:is )?(?:unavailable|not available)|resources/i,
  /message (?:size|too (?:large|big))|size limit|exceeds? (?:the )?(?:maximum|size)/i,
];

export const policyPatterns: readonly RegExp[] = [
  /spam|\bspm\b|\bspf\b|\bdkim\b|\bdmarc\b|black ?list|block ?list|blocked|\b(?:rbl|dnsbls?)\b|spamhaus|barracuda|proofpoint|reputation|poor|unsolicited|bulk mail|content (?:rejected|denied|filter)|virus|malware|phish|permanently deferred|垃圾邮件|垃圾郵件|拒收|迷惑メール|スパム|스팸|спам/i,
  /policy|not (?:authorized|authorised|permitted|allowed)|unauthenticated|authentication (?:required|checks)|access denied|relay(?:ing)? (?:access )?(?:denied|not permitted)|unable to relay|rejected due to|administratively prohibited|prohibited|sender (?:address )?rejected|(?<!connection )refused by|suspicious|\b(?:mail|message) (?:was |has been )?(?:rejet|rejected|refused)/i,
];

/**
 * Refusals that speak of the sender, whom servers may judge as late as at the recipient, with words such as "user
 * unknown" about them; of the client; or of nobody (Exim's own words where its rules give none).
 */
export const notTheRecipient =
  /sender (?:address )?(?:rejected|verif\w*)|verif(?:ication failed for|ying) <|smtp[ -]auth|\bhelo\b|\behlo\b|log ?in first|reverse (?:dns )?lookup|not one of your addresses|\byour (?:e-?mail |mail )?(?:account|mailbox|address|domain|ip) (?:is|was|has been)|sending for this account|outgoing (?:e-?mails?|messages?|mails?)[^\n]{0,80}(?:suspended|blocked|disabled)|^(?:\d{3}[ -])?(?:\d\.\d+\.\d+ )?administrative prohibition/im;

/** The address is alive, and gets too much at the moment. */
export const tooMuchAtOnce = /receiving mail (?:at a rate|too quickly)|receivingrate/i;

/** Senders of delivery notices. */
export const daemonSender =
  /^(?:mailer-?daemon|mail-?daemon|postmaster|mail-?delivery|mdaemon|mail\.?delivery\.?(?:sub)?system|bounces?|microsoftexchange[\da-f]{8,}|no-?reply\+?bounce)[^@]{0,64}@|^[\w.+-]{1,60}-bounces@|^(?:mailer-daemon|postmaster)$/i;
export const daemonName =
  /mail delivery (?:sub)?system|mail delivery system|mailer[- ]daemon|delivery subsystem|mail administrator|microsoft outlook|internet mail delivery|system administrator/i;

/** Senders that write about undelivered mail and nothing else; a postmaster may be a person. */
export const robotSender = /^(?:mailer-?daemon|mail-?daemon|microsoftexchange[\da-f]{8,})(?:@|$)/i;

/** Subjects of delivery failures, by mail system and language. */
export const failureSubject =
  /undeliver(?:ed|able)|not (?:be )?delivered|delivery (?:status notification|failure|failed|has failed|report)|deliver(?:y)? to [^\n]{0,100}(?:failed|has failed)|mail delivery (?:failed|failure)|failure (?:notice|notification|delivery)|returned (?:mail|to sender)|could not (?:be delivered|send)|message (?:not delivered|could not)|nondeliverable|non[- ]?remis|échec de la remise|notification d'échec|unzustellbar|nicht zugestellt|zustellung fehlgeschlagen|fehler bei der (?:nachrichten)?zustellung|no se (?:pudo|puede) entregar|no entregado|devuelto|mancata consegna|non recapitabile|não (?:foi )?(?:entregue|entregável)|falha (?:na|de) entrega|onbestelbaar|niet bezorgd|kunde inte levereras|kan ikke leveres|olevererat|ikke leveret|toimitus epäonnistui|niedostarczona|nie można dostarczyć|nedoručiteln|nem kézbesíthető|недоставлен|не доставлено|не удалось доставить|teslim edilemedi|αδυναμία παράδοσης|nicht zustellbar|delivery status|non distribu|non délivr|échec de (?:la )?(?:remise|distribution|livraison)|notificación de (?:error|fallo)|fallo (?:de|en la) entrega|errore di consegna|consegna fallita|erro (?:de|na) entrega|zpráva nebyla doručena|niedostarczaln|doručení (?:zprávy )?(?:selhalo|se nezdařilo)|kézbesítés(?:i hiba)?|livrare eșuată|iletilemedi|ошибка доставки|сообщение об ошибке|投递失败|配信(?:エラー|失敗|不能)|未達|전송 실패|전달 실패|无法投递|退信|未送达|系统退信|配信不能|送信できません|배달 못함|반송/i;

/** What the first lines of a failure notice say where its subject is unusual, by mail system and language. */
export const failureOpening =
  /this is the (?:mail system|qmail-send program|mail delivery (?:agent|system))|(?:could not|cannot|can't|couldn't|could n[o']t) be delivered|(?:was|were|has|have)(?:n't| not)(?: been)? delivered|(?:was|has been) (?:blocked|rejected|quarantined)|wasn't able to deliver|(?:unable|not able) to deliver|undeliverable|delivery to the following recipients? (?:failed|has been)|permanent(?:\s+\w+)? (?:fatal|error|failure)|did not reach the following recipient|(?:konnte|kann)[^\n]{0,80}nicht (?:an [^\n]{0,80})?(?:zugestellt|erreicht|ausgeliefert)|nicht (?:zustellbar|erreicht)|n'a (?:pas )?pu être (?:remis|distribu|livr|délivr|achemin)|no (?:se )?(?:pudo|ha podido|puede|pudo ser)[^\n]{0,30}entrega|non (?:è stato|può essere|è stato possibile)[^\n]{0,20}(?:consegna|recapita)|não (?:pôde|pode|foi)[^\n]{0,20}entreg|niet (?:worden )?(?:afgeleverd|bezorgd)|nie (?:mogła|może|została|można)[^\n]{0,20}(?:zostać )?dostarcz|nepodařilo doručit|nebyla doručena|kunde inte levereras|kunne ikke leveres|teslim edileme|не (?:может быть|было|удалось)[^\n]{0,10}достав|(?:无法|無法|未能)(?:投递|送达|投遞|送達)|(?:配信|送信|配達)(?:に失敗|でき)|전달(?:되지|할 수)/i;

/** Subjects of read receipts that come as plain mail ("Read: …", "Nicht gelesen: …"). */
export const receiptSubject =
  /^(?:not read|read|read receipt|nicht gelesen|gelesen|lesebestätigung|(?:non )?lu|accusé de lecture|(?:no )?leído|(?:non )?letto|conferma di lettura|(?:não )?lida?|(?:niet )?gelezen|leesbevestiging|(?:inte )?läst|(?:ikke )?l[æe]st|(?:nie )?przeczytano|přečteno|luettu|olvasva|okundu|прочитано|прочтено|開封済み|已读|已讀|읽음|ungelesen|ongelezen|(?:ikke|inte) (?:l[æe]st|läst)|nie przeczytano|(?:ne)?přečteno|(?:ne)?prečítané|nem olvasott|(?:ne)?citit|не прочитано|(?:не )?прочетено|(?:ni )?prebrano|(?:nije )?pročitano|(?:δεν )?(?:διαβάστηκε|αναγνώστηκε)|okunmadı|未開封|未读|未讀|읽지 않음|đã đọc|dibaca|تمت القراءة|נקרא)\s?[:：]/iu;

/** How mail systems head their notices of success. */
export const successSubject =
  /^(?:relayed|delivered|expanded|zugestellt|weitergeleitet|übermittelt|remis|relayé|entregado|retransmitido|recapitato|inoltrato|entregue|retransmitida|bezorgd|doorgestuurd|levererat|leveret|levert|toimitettu|dostarczono|doručeno|kézbesítve|livrat|доставлено|teslim edildi|配信済み|已送达|배달됨)\s?[:：]/iu;

/** "Return Receipt (displayed) - …", as Thunderbird and its kin head theirs. */
export const displayedSubject =
  /^[\p{L} ]{4,40}\s?\((?:displayed|weergegeven|angezeigt|affiché|mostrado|visualizzat[oa]|visualizado|exibid[oa]|visad|vist|näytetty|wyświetlon[eoya]|zobrazeno|megjelenítve|afișat|показано|відображено|görüntülendi)\)\s?[-:–]/iu;

/** What a read receipt says: that a message was read, or deleted unread. */
export const receiptText =
  /(?:was|has been) (?:read|displayed|deleted)|(?:wurde|gelesen am)[^]{0,200}(?:gelesen|gelöscht)|a été (?:lu|affiché|supprimé)|(?:fue|ha sido) (?:leído|eliminado)|è stat[oa] (?:lett|eliminat)|foi (?:lida|excluída|eliminada)|is (?:[^.]{0,80})?(?:gelezen|verwijderd)|lästes|har lästs|(?:togs bort|raderades) utan|(?:blev|er) (?:læst|slettet)|(?:ble|er) (?:lest|slettet)|(?:on |oli )?(?:luettu|luettiin|poistettu|poistettiin)|został[ao]? [^.]{0,80}(?:przeczytan|usunięt)|byl[ao]? [^.]{0,80}(?:přečten|odstraněn|smazán)|bol[ao]? [^.]{0,80}(?:prečítan|odstránen)|(?:elolvast|törölt)|a fost (?:citit|șters)|okundu|silindi|прочитан|удален|видален|прочетен|изтрит|διαβάστηκε|διαγράφηκε|開封されました|削除されました|已被(?:阅读|删除)|已于[^]{0,40}(?:阅读|删除)|읽었|읽혔|삭제되/i;

/** The system goes on trying: a notice of delay, by language. What it advises the sender to do says nothing. */
export const retriedLater =
  /will (?:be retried|(?:keep|go on) (?:trying|retrying)|continue to (?:try|be attempted)|retry|try (?:again )?for)|you do not need to re-?send|has not yet been delivered|still (?:being|trying)|delivery attempts will continue|(?:weitere|erneute) zustell(?:ung )?versuche|(?:weiterhin|weiter|erneut|noch [^.\n]{1,30}) (?:versuch|zugestellt werden)|wird (?:weiterhin |erneut )?versucht|(?:nouvelles?|autres) tentatives?|tentera (?:à nouveau|de nouveau|encore)|continuera? (?:à|d')|(?:volverá|seguirá|continuará|seguiremos)[^.\n]{0,30}(?:intent|trat)|nuevos intentos|(?:riproverà|ritenterà|continuer(?:à|anno))|nuovi tentativi|(?:tentará|continuará|continuaremos|novas tentativas)|(?:blijft|blijven)[^.\n]{0,40}prob(?:eren|eer)|wordt (?:later )?opnieuw geprobeerd|(?:försöker|fortsätter)[^.\n]{0,30}(?:igen|försöka)|(?:prøver|fortsætter|fortsetter)[^.\n]{0,30}(?:igen|igjen|prøve)|(?:będzie|będą)[^.\n]{0,20}ponawian|kolejne próby|ponowi(?:my|ona)|(?:bude|budou)[^.\n]{0,30}(?:opakován|pokračovat)|další pokusy|(?:повторит|повторять|продолж)\p{L}{0,20}[^.\n]{0,30}попыт|попыт\p{L}{0,20}[^.\n]{0,40}продолж|будет повтор|(?:повторить|продовж)\p{L}{0,20}[^.\n]{0,30}спроб|(?:tekrar|yeniden) denenecek|denemeye devam|再試行し(?:ます|ています)|再送(?:し|信し)ます|(?:将|將|会|會)[^。\n]{0,20}(?:重试|重試|继续尝试|繼續嘗試)|(?:재시도|다시 시도)(?:할|합니다|하겠)/iu;

/** Subjects of notices of delay. */
export const delaySubject =
  /delay|still being retried|verzöger|retard|retraso|demora|ritardo|atraso|vertraagd|vertraging|försen|forsink|viiväst|opóźni|zpožd|késedel|întârzi|задерж|затрим|закъсн|gecik|καθυστ|遅延|遅れ|延迟|延遲|지연/i;

/** Words anywhere in the subject of a mail system that tell of no failure. */
export const arrivedSubject = /success|relayed|expanded|delivery (?:receipt|confirmation)/i;

/** Reports on a domain, which concern no single message (RFC 7489 7.2.1.1, RFC 8460 5.3). */
export const domainReportSubject = /report[- ]domain: ?\S{1,260} submitter: ?\S{1,260} report-id: ?/i;

/** What an answer says that is still to come: a filter that waits for something holds the mail back. */
export const notYet =
  /(?<!\p{L})(?:yet|until|unless|noch|bis|pas encore|avant|todavía|aún|hasta|ancora|finché|ainda|até|nog|totdat|ännu|endnu|ennå|vielä|jeszcze|dopóki|ještě|dokud|még|încă|пока|ещё|еще|ще|henüz)(?!\p{L})|まで|尚未|直到|아직/iu;

/** Where to write instead: the address in such a sentence is not the one that failed. */
export const redirects =
  /contact|kontakt|wenden sie|write to|schreiben sie|escrib|écri[vr]|scriv|escrev|schrijf|instead|stattdessen|en su lugar|invece|em vez|in plaats|contat|contatt|istället|i stedet|i stället|zamiast|místo|namiesto|helyett|în loc|вместо|свяж|обращ|зверн|yerine|iletişim|联系|聯絡|聯繫|連絡|연락|문의|צור קשר|פנה|اتصل|تواصل|liên hệ|hubungi/iu;
