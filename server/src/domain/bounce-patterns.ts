/** What mail systems say in words, for notices without status codes and for codes that say nothing (5.0.0, 550). */

export const hardPatterns: readonly RegExp[] = [
  /user (?:is )?(?:unknown|not found|does ?n[o']t exist)|unknown (?:user|recipient|address|mailbox|local[- ]part)|no such (?:user|recipient|mailbox|address|person|domain|account)/i,
  /(?:address|mailbox|recipient|account|user|domain)[^.\n]{0,60}(?:does not exist|doesn't exist|do not exist|not exist|could ?n[o']t be found|wasn't found|was not found|not found|is invalid|has been disabled|is disabled|no longer (?:available|exists|valid|in use)|is not (?:available|valid|known|listed)|has been (?:deactivated|closed|discontinued|deleted))/i,
  /(?:invalid|non-?existent|bad|unrouteable|undeliverable|inactive|disabled|unresolvable) (?:recipient|mailbox|address|user|account|destination)/i,
  /recipient (?:address )?rejected: (?:access denied|user unknown|undeliverable|unknown|invalid|no such|unverified)|recipientnotfound|recipnotfound|resolver\.adr\.\w*notfound|unroutable address/i,
  /no mailbox (?:here )?by that name|not a valid (?:user|recipient|mailbox)|not our customer|doesn't have (?:a|an) [^\n]{0,60}account|does not have an? [^\n]{0,60}account|delivery to this address is restricted to existing|not listed in|this account has been disabled|account that you tried to reach (?:is disabled|does not exist)/i,
  /host (?:or domain name )?not found|domain (?:name )?not found|name or service not known|no mx|nxdomain|domain has no|dns domain [^\n]{0,80}does not exist|unknown host|couldn't find any host/i,
  /empfänger (?:unbekannt|existiert nicht)|adresse (?:existiert nicht|nicht gefunden)|konnte nicht gefunden werden|destinataire inconnu|adresse introuvable|n'existe pas|no existe|no se ha encontrado|destinatario sconosciuto|non esiste|não existe|bestaat niet|finns inte|findes ikke|nie istnieje|не существует|не найден|存在しません|不存在/i,
];

export const softPatterns: readonly RegExp[] = [
  /(?:mailbox|inbox|quota|storage|account)[^.\n]{0,60}(?:full|exceeded|over quota|over its quota|out of storage|limit)|over ?quota|quota exceeded|insufficient (?:system )?storage|disk full|boîte [^\n]{0,30}pleine|buzón lleno|postfach (?:ist )?voll|casella [^\n]{0,20}piena/i,
  /try again later|temporar(?:y|ily)|timed? ?out|connection (?:refused|reset|lost|timed)|greylist|grey-list|deferred|retry time(?:out)? (?:not reached|exceeded)|could not be delivered (?:for|in) \d|too many (?:connections|messages|recipients)|rate limit|message expired|queue\.expired|undelivered for \d|service (?:is )?(?:unavailable|not available)|resources/i,
  /message (?:size|too (?:large|big))|size limit|exceeds? (?:the )?(?:maximum|size)/i,
];

export const policyPatterns: readonly RegExp[] = [
  /\bspam\b|\bspf\b|\bdkim\b|\bdmarc\b|black ?list|block ?list|blocked|\brbl\b|spamhaus|barracuda|proofpoint|reputation|poor|unsolicited|bulk mail|content (?:rejected|filter)|virus|malware|phish/i,
  /policy|not (?:authorized|authorised|permitted|allowed)|unauthenticated|authentication (?:required|checks)|access denied|relay(?:ing)? (?:access )?(?:denied|not permitted)|unable to relay|rejected due to|administratively prohibited|prohibited|sender (?:address )?rejected|refused by|suspicious/i,
];

/** Senders of delivery notices. */
export const daemonSender =
  /^(?:mailer-?daemon|mail-?daemon|postmaster|mail-?delivery|mdaemon|mail\.?delivery\.?(?:sub)?system|bounces?|microsoftexchange[\da-f]{8,}|no-?reply\+?bounce)[^@]{0,64}@|^(?:mailer-daemon|postmaster)$/i;
export const daemonName =
  /mail delivery (?:sub)?system|mail delivery system|mailer[- ]daemon|delivery subsystem|mail administrator|microsoft outlook|internet mail delivery|system administrator/i;

/** Subjects of delivery failures, by mail system and language. */
export const failureSubject =
  /undeliver(?:ed|able)|not (?:be )?delivered|delivery (?:status notification|failure|failed|has failed|report)|deliver(?:y)? to [^\n]{0,100}(?:failed|has failed)|mail delivery (?:failed|failure)|failure (?:notice|notification|delivery)|returned (?:mail|to sender)|could not (?:be delivered|send)|message (?:not delivered|could not)|nondeliverable|non[- ]?remis|échec de la remise|notification d'échec|unzustellbar|nicht zugestellt|zustellung fehlgeschlagen|fehler bei der (?:nachrichten)?zustellung|no se (?:pudo|puede) entregar|no entregado|devuelto|mancata consegna|non recapitabile|não (?:foi )?(?:entregue|entregável)|falha (?:na|de) entrega|onbestelbaar|niet bezorgd|kunde inte levereras|kan ikke leveres|olevererat|ikke leveret|toimitus epäonnistui|niedostarczona|nie można dostarczyć|nedoručiteln|nem kézbesíthető|недоставлен|не доставлено|не удалось доставить|teslim edilemedi|αδυναμία παράδοσης|无法投递|退信|未送达|系统退信|配信不能|送信できません|배달 못함|반송/i;
