/**
 * What mail systems say in the languages of their users: that a message did not arrive, and why. A row names the words
 * for message, address and box of its language once and joins them with what happened to them, so that a sentence
 * counts in whichever way a system builds it.
 */
export interface NoticeWords {
  /** The message did not arrive. */
  undelivered: RegExp;
  /** Nobody has that address, or it is switched off. */
  unknown: RegExp;
  /** The box is full. */
  full: RegExp;
  /** The receiver does not want this mail or this sender. */
  refused: RegExp;
}

export const noticeWords: Record<string, NoticeWords> = {
  en: {
    undelivered:
      /(?:not|never|n't|un)(?: (?:be|been|yet|reach\w*))? ?(?:successfully )?(?:deliver(?:ed|able)|reach the|sent to the following)|not possible to deliver|delivery (?:[^.\n]|\.(?=\S)){0,60}(?:failed|was not possible|not possible)|did not reach|failed to (?:deliver|reach)/i,
    unknown:
      /(?:address|mailbox|account|recipient|user)(?:[^.\n]|\.(?=\S)){0,60}(?:cancell?ed|deactivated|terminated|(?<!temporarily )suspended|inactive|retired|withdrawn|dormant)|no(?: longer)? (?:a )?(?:valid|active) (?:address|mailbox|account|user|recipient)|there is no (?:such )?(?:address|mailbox|account|recipient|user|person)/i,
    full: /(?:mailbox|inbox|account|box|disk|storage)(?:[^.\n]|\.(?=\S)){0,50}(?:full|no (?:free|more) space|out of space)|no (?:free |more )?space/i,
    refused:
      /permission to (?:post|send|write)|non-?members?|members? only|rejected by (?:the|a|an|our|its|your|moderator)|rejected(?:[^.\n]|\.(?=\S)){0,60}because|(?:attachment|file|extension|content|link|url)(?:[^.\n]|\.(?=\S)){0,60}(?:not (?:permitted|allowed|accepted)|forbidden|blocked|banned|disallowed)|security (?:polic|reason|rule)|not on (?:[^.\n]|\.(?=\S)){0,30}(?:allow|safe|white) ?list|only accepts? (?:mail|messages)|(?:message|mail)[^.\n]{0,40}not (?:been )?accepted|unsolicited|unwanted/i,
  },
  de: {
    undelivered:
      /(?:nicht|nie) (?:erfolgreich |an [^\n]{0,80} )?(?:zugestellt|zustellen|übermittelt|ausgeliefert|übertragen|versendet|gesendet)|(?:zustellung|übermittlung|versand)(?:[^.\n]|\.(?=\S)){0,60}(?:fehlgeschlagen|gescheitert|nicht möglich|abgebrochen)|unzustellbar/i,
    unknown:
      /(?:adresse|postfach|konto|empfänger|benutzer|nutzer|account|domain)(?:[^.\n]|\.(?=\S)){0,60}(?:gelöscht|deaktiviert|aufgelöst|geschlossen|abgeschaltet|nicht (?:mehr )?(?:vergeben|gültig|aktiv|verfügbar|existent)|ungültig|inaktiv|gibt es nicht)|(?:unbekannter?|ungültiger?|inaktiver?) (?:empfänger|adresse|benutzer|konto|postfach)|(?:es gibt|existiert) (?:hier |dort |bei uns )?keine?n? (?:solche[srn]? )?(?:adresse|postfach|konto|empfänger|benutzer|nutzer)/i,
    full: /(?:postfach|mailbox|postkorb|speicher)\w*(?:[^.\n]|\.(?=\S)){0,50}(?:voll|überfüllt|erschöpft|überschritten|belegt)/i,
    refused:
      /(?:nachricht|e-?mail|mail|absender|annahme|anhang|dateityp|sie)(?:[^.\n]|\.(?=\S)){0,80}(?:abgelehnt|abgewiesen|zurückgewiesen|blockiert|nicht (?:erlaubt|zugelassen|zulässig|berechtigt|akzeptiert))|annahme(?:[^.\n]|\.(?=\S)){0,20}verweigert|richtlinie(?:[^.\n]|\.(?=\S)){0,60}(?:verst[oö]|verletz)|als spam|unerwünscht|nicht (?:angenommen|akzeptiert)|unverlangt|unaufgefordert/i,
  },
  fr: {
    undelivered:
      /(?:n'a|n’a|n'ont|n’ont)(?: pas| malheureusement pas)? (?:pas )?(?:pu (?:vous )?être |été |pu )?(?:remis|distribu|livr|délivr|achemin|envoy)|(?:remise|distribution|livraison|envoi|acheminement)(?:[^.\n]|\.(?=\S)){0,60}(?:échou|impossible)|échec (?:de|d'|lors)|impossible de (?:remettre|distribuer|livrer|délivrer|envoyer)/i,
    unknown:
      /(?:adresse|compte|boîte|utilisateur|destinataire|domaine)(?:[^.\n]|\.(?=\S)){0,60}(?:inexistant|supprimé|résilié|désactivé|fermé|clôturé|inactive?|n'est (?:plus|pas) (?:valide|valable|active?|attribuée)|non valide)|(?:il n'y a|n'existe|il n’y a) (?:pas |aucune? )(?:de |d')?(?:telle? )?(?:adresse|compte|boîte|utilisateur|destinataire)|aucune? (?:adresse|compte|boîte|utilisateur|destinataire)/i,
    full: /bo[îi]te(?:[^.\n]|\.(?=\S)){0,40}(?:pleine|saturée)|quota(?:[^.\n]|\.(?=\S)){0,30}(?:dépassé|atteint)|espace(?:[^.\n]|\.(?=\S)){0,30}(?:insuffisant|dépassé|saturé)/i,
    refused:
      /(?:message|e-?mail|courriel|expéditeur|pièce jointe)(?:[^.\n]|\.(?=\S)){0,80}(?:refusé|rejeté|bloqué|indésirable|interdit|non autorisé|pas autorisé)|(?:politique|stratégie|règle)s? de (?:sécurité|filtrage)|(?:pas|refuse) (?:été )?(?:accepté|d'accepter)|non sollicité/i,
  },
  es: {
    undelivered:
      /no (?:se )?(?:ha |pudo |puede |podido |ha podido |fue |pudo ser |ha sido )(?:ser )?(?:posible )?(?:entreg|envi|remit)|(?:entrega|envío)(?:[^.\n]|\.(?=\S)){0,60}(?:fallid|fallado|falló|no fue posible|imposible)|imposible (?:entregar|enviar)|fallo (?:en|de) la entrega/i,
    unknown:
      /(?:dirección|cuenta|buzón|usuario|destinatario|dominio|correo)(?:[^.\n]|\.(?=\S)){0,60}(?:inexistente|no (?:fue |ha sido |se )?(?:existe|encontr|es válid|está (?:activ|disponible))|eliminad|desactivad|deshabilitad|cancelad|cerrad|inactiv|dad[ao] de baja)|no (?:hay|existe|consta)[^.\n]{0,20}(?:dirección|cuenta|buzón|usuario|destinatario)/i,
    full: /(?:buz[oó]n|casilla|bandeja|cuenta)(?:[^.\n]|\.(?=\S)){0,50}(?:llen[oa]|excedid|sin espacio|superado)|(?:cuota|espacio)(?:[^.\n]|\.(?=\S)){0,40}(?:excedid|superad|insuficiente|agotad)/i,
    refused:
      /(?:mensaje|correo|remitente|adjunto|e-?mail)(?:[^.\n]|\.(?=\S)){0,80}(?:rechazad|bloquead|denegad|no (?:está )?(?:permitid|autorizad))|políticas? de (?:seguridad|contenido|correo)|correo no deseado|no (?:ha |fue |ha sido |se ha )?(?:acept|admit)|no solicitad|se rechazó|ha rechazado/i,
  },
  it: {
    undelivered:
      /non (?:è stato |è stata |può |possono |ha potuto |è )?(?:possibile )?(?:essere )?(?:consegn|recapit|inviat)|(?:consegna|recapito|invio)(?:[^.\n]|\.(?=\S)){0,60}(?:fallit|non riuscit|impossibile)|mancat[ao] (?:consegna|recapito)|impossibile (?:consegnare|recapitare|inviare)/i,
    unknown:
      /(?:indirizzo|casella|account|utente|destinatario|dominio)(?:[^.\n]|\.(?=\S)){0,60}(?:inesistent|non (?:esist|è (?:stato trovato|valid|attiv|disponibile)|trovat|valid)|disattivat|disabilitat|eliminat|cessat|chius|sospes)|non (?:esiste|c'è|risulta)[^.\n]{0,20}(?:indirizzo|casella|account|utente|destinatario)|(?:indirizzo|casella|utente|destinatario)[^.\n]{0,20}sconosciut/i,
    full: /casella(?:[^.\n]|\.(?=\S)){0,60}(?:pien[ao]|satur|esaurit|superat)|spazio(?:[^.\n]|\.(?=\S)){0,40}(?:esaurit|insufficient)|quota(?:[^.\n]|\.(?=\S)){0,30}superat/i,
    refused:
      /(?:messaggio|mail|mittente|allegato)(?:[^.\n]|\.(?=\S)){0,80}(?:rifiutat|respint|bloccat|non (?:è )?(?:consentit|autorizzat|ammess))|(?:criteri|regole|politic\w+) di (?:sicurezza|protezione)|non (?:ha |è stato |viene )?accettat|indesiderat|non richiest/i,
  },
  pt: {
    undelivered:
      /não (?:pôde |pode |foi |conseguimos |é |foi possível )?(?:possível )?(?:ser )?(?:entreg|envi)|(?:entrega|envio)(?:[^.\n]|\.(?=\S)){0,60}(?:falhou|falha|mal-?sucedid|impossível)|(?:falha|erro) (?:na|no|de|ao) (?:entreg|envi)|mensagem devolvida/i,
    unknown:
      /(?:endereço|conta|caixa|usuário|utilizador|destinatário|domínio)(?:[^.\n]|\.(?=\S)){0,60}(?:inexistente|não (?:existe|foi encontrad|está (?:ativ|disponível)|é válid|encontrad)|desativad|desabilitad|excluíd|encerrad|cancelad|inativ|suspens)|não (?:há|existe)[^.\n]{0,20}(?:endereço|conta|caixa|usuário|utilizador|destinatário)|(?:endereço|conta|caixa|utilizador|usuário)(?:[^.\n]|\.(?=\S)){0,60}(?:já não existe|não existe mais)/i,
    full: /caixa(?:[^.\n]|\.(?=\S)){0,60}(?:chei[ao]|lotad|sem espaço|excedeu)|(?:cota|quota|espaço|limite de armazenamento)(?:[^.\n]|\.(?=\S)){0,40}(?:excedid|esgotad|atingid|insuficiente|ultrapassad)/i,
    refused:
      /(?:mensagem|e-?mail|remetente|anexo)(?:[^.\n]|\.(?=\S)){0,80}(?:rejeitad|bloquead|recusad|negad|não (?:é )?(?:permitid|autorizad))|políticas? de (?:segurança|conteúdo)|não (?:foi |aceit\w* )?aceit|não solicitad|indesejad/i,
  },
  nl: {
    undelivered:
      /niet (?:worden |kunnen worden )?(?:afgeleverd|bezorgd|verzonden|verstuurd|besteld|geleverd)|(?:bezorging|aflevering|levering|verzending)(?:[^.\n]|\.(?=\S)){0,60}(?:mislukt|niet gelukt|onmogelijk)|onbestelbaar/i,
    unknown:
      /(?:adres|mailbox|postbus|account|gebruiker|ontvanger|domein)(?:[^.\n]|\.(?=\S)){0,60}(?:opgeheven|bestaat niet|niet (?:meer )?(?:geldig|actief|beschikbaar|in gebruik)|verwijderd|gesloten|uitgeschakeld|inactief|opgezegd)|(?:er is|bestaat|wij hebben|kennen) geen (?:postbus|mailbox|postvak|account|gebruiker|ontvanger|adres)/i,
    full: /(?:postbus|mailbox|postvak|inbox|brievenbus)(?:[^.\n]|\.(?=\S)){0,40}(?:\bvol\b|overvol)|(?:opslag|quotum)\w*(?:[^.\n]|\.(?=\S)){0,40}(?:overschreden|bereikt|onvoldoende)/i,
    refused:
      /(?:bericht|e-?mail|afzender|bijlage)(?:[^.\n]|\.(?=\S)){0,80}(?:geweigerd|afgewezen|geblokkeerd|niet (?:toegestaan|geaccepteerd|toegelaten))|(?:beveiligings)?beleid(?:[^.\n]|\.(?=\S)){0,40}(?:geweigerd|geblokkeerd|strijd)|niet (?:geaccepteerd|aangenomen|toegelaten)|ongewenst|ongevraagd/i,
  },
  sv: {
    undelivered:
      /(?:inte|ej) (?:kunnat |kunde )?(?:levereras?|levererats?|skickas?|sändas?|delges|lämnas)|(?:leverans|sändning)\w*(?:[^.\n]|\.(?=\S)){0,60}(?:misslyckades|misslyckats)|olevererba/i,
    unknown:
      /(?:adress|konto|brevlåda|mottagar|användar|domän)\w*(?:[^.\n]|\.(?=\S)){0,60}(?:finns inte|existerar inte|hittades inte|saknas|okän|avslutat|avstängd|inaktiv|borttag|stängd|ogiltig|inte (?:längre )?(?:giltig|aktiv))|(?:finns|hittar|hittades) ingen (?:sådan )?(?:adress|brevlåda|mottagare|användare|konto)/i,
    full: /(?:brevlåd|inkorg|postlåd|mottagarens)\w*(?:[^.\n]|\.(?=\S)){0,50}(?:\bfull|överfull)|kvot\w*(?:[^.\n]|\.(?=\S)){0,30}överskrid/i,
    refused:
      /(?:meddelande|mejl|e-?post|avsändar|bilag)\w*(?:[^.\n]|\.(?=\S)){0,80}(?:avvisa|nekad|nekas|blockera|stoppa|avslag|inte (?:tillåt|godkän))|(?:säkerhets)?polic/i,
  },
  da: {
    undelivered:
      /(?:ikke|ej) (?:blive |kunne |lod sig )?(?:leveret|leveres|levere|afleveres|afleveret|sendes|sendt)|lever(?:ing|ance)\w*(?:[^.\n]|\.(?=\S)){0,60}(?:mislykkedes|fejlede)/i,
    unknown:
      /(?:adresse|konto|postkasse|modtager|bruger|domæne)\w*(?:[^.\n]|\.(?=\S)){0,60}(?:findes ikke|eksisterer ikke|ikke fundet|blev ikke fundet|ukendt|nedlagt|lukket|deaktiveret|slettet|ugyldig|inaktiv|ikke (?:længere )?(?:gyldig|aktiv))|(?:findes|er) (?:der )?(?:ingen|ikke nogen) (?:sådan )?(?:adresse|postkasse|modtager|bruger|konto)/i,
    full: /(?:postkasse|indbakke|mailboks|postboks)\w*(?:[^.\n]|\.(?=\S)){0,50}(?:fuld|fyldt|overfyldt)|kvote\w*(?:[^.\n]|\.(?=\S)){0,30}overskred/i,
    refused:
      /(?:besked|meddelelse|mail|e-?post|afsender|vedhæft)\w*(?:[^.\n]|\.(?=\S)){0,80}(?:afvist|blokeret|nægtet|ikke tilladt)|sikkerhedspolitik/i,
  },
  nb: {
    undelivered:
      /(?:ikke|ikkje) (?:blitt |bli |kunne |mulig å )?(?:levert|leveres|levere|sendt|sendes|sende|overleveres)|lever(?:ing|anse)\w*(?:[^.\n]|\.(?=\S)){0,60}(?:mislyktes|feilet)/i,
    unknown:
      /(?:adresse|konto|postboks|postkasse|mottaker|bruker|domene)\w*(?:[^.\n]|\.(?=\S)){0,60}(?:finnes ikke|eksisterer ikke|ikke funnet|ble ikke funnet|ukjent|avsluttet|nedlagt|stengt|deaktivert|slettet|ugyldig|inaktiv|ikke (?:lenger )?(?:gyldig|aktiv))|(?:finnes|er) (?:det )?(?:ingen|ikke noen) (?:slik )?(?:adresse|postkasse|postboks|mottaker|bruker|konto)/i,
    full: /(?:postboks|postkasse|innboks|e-?postkasse)\w*(?:[^.\n]|\.(?=\S)){0,50}(?:\bfull\b|fulle|overfylt)|kvote\w*(?:[^.\n]|\.(?=\S)){0,30}overskred/i,
    refused:
      /(?:melding|e-?post|mail|avsender|vedlegg)\w*(?:[^.\n]|\.(?=\S)){0,80}(?:avvist|blokkert|nektet|ikke tillatt)|sikkerhetspolicy/i,
  },
  fi: {
    undelivered:
      /(?:ei|eivät) (?:voitu |voida |ole |onnistuttu )?(?:toimittaa|toimitettu|lähettää|lähetetty|perille)|(?:toimitus|toimittaminen|lähetys|välitys)(?:[^.\n]|\.(?=\S)){0,60}(?:epäonnistui|ei onnistunut)/i,
    unknown:
      /(?:osoit|tili|postilaatik|vastaanottaj|käyttäj|verkkotunnu)\p{L}{0,20}(?:[^.\n]|\.(?=\S)){0,60}(?:ei (?:ole olemassa|löydy|löytynyt|enää (?:käytössä|voimassa)|ole (?:käytössä|voimassa))|tuntematon|suljettu|poistettu|virheellinen|lakkautettu)|(?:osoitetta|tiliä|postilaatikkoa|käyttäjää|vastaanottajaa) (?:ei ole|ei löydy|ei löytynyt|ei tunneta)(?! täy)/iu,
    full: /(?:postilaatik|saapuneet|sähköpostilaatik)\p{L}{0,20}(?:[^.\n]|\.(?=\S)){0,50}(?:täynnä|täysi)|(?:kiintiö|tallennustila)\p{L}{0,20}(?:[^.\n]|\.(?=\S)){0,40}(?:ylit|täynnä|loppu)/iu,
    refused:
      /(?:viesti|lähettäj|sähköposti|liite)\p{L}{0,20}(?:[^.\n]|\.(?=\S)){0,80}(?:hylät|estet|torjut|ei (?:ole )?sallit)|roskapost/iu,
  },
  is: {
    undelivered: /(?:ekki|mistókst) (?:var |tókst |hægt )?(?:að )?(?:afhen|senda|skila|koma)/i,
    unknown:
      /(?:netfang|viðtakand|pósthólf|notand)\p{L}{0,20}(?:[^.\n]|\.(?=\S)){0,60}(?:ekki til|fannst ekki|finnst ekki|óþekkt|óvirk|lokað|ógilt)/iu,
    full: /pósthólf\p{L}{0,20}(?:[^.\n]|\.(?=\S)){0,50}full/iu,
    refused: /(?:póst|skilabo|sendand)\p{L}{0,20}(?:[^.\n]|\.(?=\S)){0,80}(?:hafnað|lokað á|ekki leyf)/iu,
  },
  pl: {
    undelivered:
      /nie (?:mogła |może |została |został |zostało |można |udało się |był[ao]? |zostać )?(?:zostać |było |jej )?(?:dostarcz|doręcz|wysła)|(?:dostarczeni|doręczeni|wysłani)\p{L}{0,20}(?:[^.\n]|\.(?=\S)){0,60}(?:nie powiodło|niemożliw|nieudan)|niedostarcz|niedoręcz|zwrot wiadomości/iu,
    unknown:
      /(?:adres|konto|kont[ao]|skrzynk|użytkownik|odbiorc|adresat|domen)\p{L}{0,20}(?:[^.\n]|\.(?=\S)){0,60}(?:nie (?:istnieje|został[ao]? (?:znalezion|odnalezion)|znaleziono|jest (?:już )?(?:aktywn|ważn))|nieznan|usunięt|zamknięt|nieaktywn|wyłączon|nieprawidłow)|(?:konto|skrzynka)(?:[^.\n]|\.(?=\S)){0,30}zablokowan|nie (?:ma|znaleziono) (?:takiego |takiej )?(?:użytkownik|adres|kont|skrzynk|odbiorc)/iu,
    full: /skrzynk\p{L}{0,20}(?:[^.\n]|\.(?=\S)){0,50}(?:pełn|przepełn|zapełn|brak miejsca)|(?:limit|pojemnoś|miejsc)\p{L}{0,20}(?:[^.\n]|\.(?=\S)){0,40}(?:przekrocz|wyczerpan)/iu,
    refused:
      /(?:wiadomoś|mail|nadawc|załącznik)\p{L}{0,20}(?:[^.\n]|\.(?=\S)){0,80}(?:odrzuc|zablokowan|odmów|niedozwolon|nie (?:jest )?dozwolon)|polityk\p{L} (?:bezpieczeństwa|antyspam)/iu,
  },
  cs: {
    undelivered:
      /ne(?:bylo možné|mohl[ao]? být|podařilo se|lze|byl[ao]?)(?:[^.\n]|\.(?=\S)){0,40}(?:doruč|odesl)|doruč\p{L}{0,20}(?:[^.\n]|\.(?=\S)){0,60}(?:selhal|nezdařil|nebylo možné|nemožn)|nedoruč|nepodařilo(?:[^.\n]|\.(?=\S)){0,40}doruč/iu,
    unknown:
      /(?:adres|schránk|účet|uživatel|příjemc|domén)\p{L}{0,20}(?:[^.\n]|\.(?=\S)){0,60}(?:neexistuj|nenalezen|nebyl[ao]? nalezen|neznám|zrušen|deaktivov|smazán|neplatn|neaktivn|není (?:platn|aktivn|dostupn))/iu,
    full: /schránk\p{L}{0,20}(?:[^.\n]|\.(?=\S)){0,50}(?:pln[áéa]|přeplněn|zaplněn)|(?:kvót|limit|kapacit)\p{L}{0,20}(?:[^.\n]|\.(?=\S)){0,40}(?:překroč|vyčerpán)/iu,
    refused:
      /(?:zpráv|e-?mail|odesílatel|příloh)\p{L}{0,20}(?:[^.\n]|\.(?=\S)){0,80}(?:odmítnut|zablokován|blokován|zamítnut|není povolen)|bezpečnostní\p{L}{0,20} (?:politik|pravid)/iu,
  },
  sk: {
    undelivered:
      /ne(?:bolo možné|mohl[ao]? byť|podarilo sa|možno|bol[ao]?)(?:[^.\n]|\.(?=\S)){0,40}(?:doruč|odosl)|doruč\p{L}{0,20}(?:[^.\n]|\.(?=\S)){0,60}(?:zlyhal|nepodaril)|nedoruč/iu,
    unknown:
      /(?:adres|schránk|účet|kont|používateľ|príjemc|domén)\p{L}{0,20}(?:[^.\n]|\.(?=\S)){0,60}(?:neexistuj|nenašl|nebol[ao]? (?:nájden|nenájden)|neznám|zrušen|deaktivov|zmazan|neplatn|neaktívn|nie je (?:platn|aktívn|dostupn))/iu,
    full: /schránk\p{L}{0,20}(?:[^.\n]|\.(?=\S)){0,50}(?:pln[áa]|preplnen|zaplnen)|(?:kvót|limit|kapacit)\p{L}{0,20}(?:[^.\n]|\.(?=\S)){0,40}(?:prekroč|vyčerpan)/iu,
    refused:
      /(?:správ|e-?mail|odosielateľ|príloh)\p{L}{0,20}(?:[^.\n]|\.(?=\S)){0,80}(?:odmietnut|zablokovan|zamietnut|nie je povolen)/iu,
  },
  hu: {
    undelivered:
      /nem (?:sikerült |lehetett |tudtuk |volt )?(?:kézbesít|elküld|eljuttat)|kézbesít\p{L}{0,20}(?:[^.\n]|\.(?=\S)){0,60}(?:sikertelen|nem sikerült|meghiúsult)|kézbesíthetetlen|nem kézbesíthető/iu,
    unknown:
      /(?:cím|fiók|postafiók|felhasználó|címzett|tartomány)\p{L}{0,20}(?:[^.\n]|\.(?=\S)){0,60}(?:nem (?:létezik|található|érvényes|elérhető|él)|ismeretlen|megszűnt|törölt|letilt|inaktív|érvénytelen)|(?:nincs|nem létezik) ilyen (?:cím|felhasználó|postafiók)/iu,
    full: /(?:postafiók|postaláda|fiók|tárhely)\p{L}{0,20}(?:[^.\n]|\.(?=\S)){0,50}(?:megtelt|betelt|tele|túllép)/iu,
    refused:
      /(?:üzenet|levél|levele|feladó|melléklet)\p{L}{0,20}(?:[^.\n]|\.(?=\S)){0,80}(?:elutasít|visszautasít|letilt|blokkol|nem engedélyezett)/iu,
  },
  ro: {
    undelivered:
      /nu (?:a |poate |s-a |au |am )?(?:putut )?(?:fi )?(?:livra|trimi|expedia)|(?:livrarea|trimiterea|expedierea)(?:[^.\n]|\.(?=\S)){0,60}(?:eșuat|esuat|imposibil)|nelivrat/i,
    unknown:
      /(?:adres|cont|căsu|casut|utilizator|destinatar|domeni)\p{L}{0,20}(?:[^.\n]|\.(?=\S)){0,60}(?:nu (?:există|exista|a fost găsit|este (?:validă|valid|activ|disponibil))|inexistent|necunoscut|dezactivat|șters|suspendat|închis|invalid)/iu,
    full: /(?:căsu[țţt]a|casuta|cutia|contul)(?:[^.\n]|\.(?=\S)){0,50}(?:plin[ăa]|depășit)|(?:cot[ăa]|spați|limit)\p{L}{0,20}(?:[^.\n]|\.(?=\S)){0,40}(?:depășit|epuizat)/iu,
    refused:
      /(?:mesaj|e-?mail|expeditor|atașament)\p{L}{0,20}(?:[^.\n]|\.(?=\S)){0,80}(?:respins|blocat|refuzat|nu (?:este|sunt) permis)/iu,
  },
  el: {
    undelivered:
      /(?:δεν|μη) (?:ήταν δυνατή |παραδόθηκε|μπόρεσε|στάλθηκε|κατέστη|έχει παραδοθεί)|(?:παράδοση|αποστολή)(?:[^.\n]|\.(?=\S)){0,60}(?:απέτυχε|αδύνατ)|(?:αποτυχία|αδυναμία) (?:παράδοσης|αποστολής)/i,
    unknown:
      /(?:διεύθυνση|παραλήπτη|λογαριασμό|χρήστη|τομέα|θυρίδα)(?:[^.\n]|\.(?=\S)){0,60}(?:δεν (?:βρέθηκε|υπάρχει|είναι έγκυρ|ισχύει)|άγνωστ|ανενεργ|απενεργοποι|καταργ)/i,
    full: /(?:θυρίδα|γραμματοκιβώτιο|εισερχόμεν)(?:[^.\n]|\.(?=\S)){0,50}(?:πλήρη|γεμάτ|υπερβ)|(?:όριο|χώρο)(?:[^.\n]|\.(?=\S)){0,40}(?:υπέρβα|εξαντλ)/i,
    refused:
      /(?:μήνυμα|αποστολέα|συνημμένο)(?:[^.\n]|\.(?=\S)){0,80}(?:απορρίφθηκε|μπλοκαρ|αποκλείσ|δεν επιτρέπ)/i,
  },
  tr: {
    undelivered:
      /(?:teslim|iletil|gönderil|ulaştırıl|ulaştır)\p{L}{0,20}(?:eme|ama|meme|medi|madı)\p{L}{0,20}|teslim (?:edile|olmadı)\p{L}{0,20}|(?:teslimat|gönderim|iletim)\p{L}{0,20}(?:[^.\n]|\.(?=\S)){0,60}(?:başarısız)/iu,
    unknown:
      /(?:adres|hesa[bp]|kullanıcı|alıcı|posta kutusu|etki alan)\p{L}{0,20}(?:[^.\n]|\.(?=\S)){0,60}(?:bulunamad|bulunmamakta|bulunmuyor|mevcut değil|geçersiz|geçerli değil|bilinmi|bilinmeyen|kapatıl|devre dışı|silin|yok\b)/iu,
    full: /(?:kutu|depolama|kota)\p{L}{0,20}(?:[^.\n]|\.(?=\S)){0,50}(?:dolu|dolmuş|aşıl|aşt|yetersiz)/iu,
    refused:
      /(?:ileti|mesaj|posta|gönderen|gönderici|ek)\p{L}{0,20}(?:[^.\n]|\.(?=\S)){0,80}(?:reddedil|engellen|izin veril(?:me|mi))/iu,
  },
  ru: {
    undelivered:
      /не (?:может быть |было |был[аи]? |удалось |удаётся |удается |смогли |можем |получилось )?(?:вам )?(?:достав|отправ|вруч)|(?:доставк|отправк)\p{L}{0,20}(?:[^.\n]|\.(?=\S)){0,60}(?:не удал|невозможн|не выполнен)|недостав|возврат письма/iu,
    unknown:
      /(?:адрес|ящик|пользовател|получател|адресат|аккаунт|учетн|учётн|домен)\p{L}{0,20}(?:[^.\n]|\.(?=\S)){0,60}(?:не (?:найден|существует|зарегистрирован|обнаружен|активен|действ)|неизвест|удал[её]н|отключ[её]н|закрыт|недействит|неактив|деактивирован)|(?:ящик|аккаунт)(?:[^.\n]|\.(?=\S)){0,40}заблокирован|нет такого (?:пользовател|адрес|ящик)|такого (?:пользовател|адрес|ящик)\p{L}{0,20} нет/iu,
    full: /ящик\p{L}{0,20}(?:[^.\n]|\.(?=\S)){0,50}(?:переполнен|полон|заполнен)|(?:квот|лимит|мест)\p{L}{0,20}(?:[^.\n]|\.(?=\S)){0,40}(?:превыш|исчерпан|не хватает)/iu,
    refused:
      /(?:письм|сообщени|отправител|вложени)\p{L}{0,20}(?:[^.\n]|\.(?=\S)){0,80}(?:отклонен|отвергнут|отказано|заблокирован|запрещ|не принят)|политик\p{L} безопасности/iu,
  },
  uk: {
    undelivered:
      /не (?:може бути |було |був |була |вдалося |вдалось |змогли )?(?:достав|надісл|відправ)|(?:доставк|доставлення|надсилання)\p{L}{0,20}(?:[^.\n]|\.(?=\S)){0,60}(?:не вдал|неможлив)|недоставл/iu,
    unknown:
      /(?:адрес|скриньк|користувач|отримувач|одержувач|адресат|обліков)\p{L}{0,20}(?:[^.\n]|\.(?=\S)){0,60}(?:не (?:знайден|існує|зареєстрован|активн)|невідом|видален|вимкнен|закрит|недійсн)|скриньк\p{L}{0,20}(?:[^.\n]|\.(?=\S)){0,40}заблокован|такого (?:користувач|адрес)\p{L}{0,20} (?:немає|не існує)/iu,
    full: /скриньк\p{L}{0,20}(?:[^.\n]|\.(?=\S)){0,50}(?:переповнен|заповнен|повна)|(?:квот|ліміт|місц)\p{L}{0,20}(?:[^.\n]|\.(?=\S)){0,40}(?:перевищ|вичерпан)/iu,
    refused:
      /(?:лист|повідомлен|відправник|вкладен)\p{L}{0,20}(?:[^.\n]|\.(?=\S)){0,80}(?:відхилен|заблокован|відмовлен|заборон)/iu,
  },
  bg: {
    undelivered:
      /не (?:може да |можа да |беше |бе |успя да |е )?(?:бъде )?(?:достав|изпрат)|(?:доставк|доставян|изпращан)\p{L}{0,20}(?:[^.\n]|\.(?=\S)){0,60}(?:неуспеш|невъзмож)|недостав/iu,
    unknown:
      /(?:адрес|кути|потребител|получател|акаунт|домейн)\p{L}{0,20}(?:[^.\n]|\.(?=\S)){0,60}(?:не (?:съществува|е намерен|беше намерен|е валид|е актив)|неизвест|невалид|изтрит|деактивиран|закрит)|няма такъв (?:потребител|адрес)/iu,
    full: /(?:кути|квот)\p{L}{0,20}(?:[^.\n]|\.(?=\S)){0,50}(?:пълна|препълнен|надвишен|превишен)/iu,
    refused:
      /(?:съобщени|писмо|подател|прикачен)\p{L}{0,20}(?:[^.\n]|\.(?=\S)){0,80}(?:отхвърлен|отказан|блокиран|не е разреш)/iu,
  },
  hbs: {
    undelivered:
      /ni(?:je|smo)? ?(?:bilo |bila |mogla |moguće |mogli |uspjela? )?(?:biti )?(?:isporuč|dostav|uruč|posla)|(?:isporuk|dostav)\p{L}{0,20}(?:[^.\n]|\.(?=\S)){0,60}(?:nije uspje|neuspje|neuspe)|neisporuč|није (?:могуће |било |испоруч|достав)/iu,
    unknown:
      /(?:adres|sandučić|korisni|primate?lj|račun|nalog|domen)\p{L}{0,20}(?:[^.\n]|\.(?=\S)){0,60}(?:ne postoji|nije (?:pronađen|nađen|valjan|važeć|aktiv)|nepoznat|ugašen|deaktiviran|obrisan|neispravn)|адрес\p{L}{0,20}(?:[^.\n]|\.(?=\S)){0,60}(?:не постоји|није пронађен|непознат)/iu,
    full: /(?:sandučić|pretinac|inbox)\p{L}{0,20}(?:[^.\n]|\.(?=\S)){0,50}(?:pun|prepun)|kvot\p{L}{0,20}(?:[^.\n]|\.(?=\S)){0,30}prekorač|сандуче\p{L}{0,20}(?:[^.\n]|\.(?=\S)){0,50}пун/iu,
    refused:
      /(?:poruk|mail|pošiljate?lj|privit)\p{L}{0,20}(?:[^.\n]|\.(?=\S)){0,80}(?:odbijen|blokiran|nije dopušt|nije dozvolj)|порук\p{L}{0,20}(?:[^.\n]|\.(?=\S)){0,80}(?:одбијен|блокиран)/iu,
  },
  sl: {
    undelivered:
      /ni (?:bilo |bila |mogoče |možno )*(?:mogoče )?(?:dostav|posla|poslat|vroč)|dostav\p{L}{0,20}(?:[^.\n]|\.(?=\S)){0,60}(?:ni uspel|neuspe)|nedostav/iu,
    unknown:
      /(?:naslov|nabiralnik|predal|uporabnik|prejemnik|račun)\p{L}{0,20}(?:[^.\n]|\.(?=\S)){0,60}(?:ne obstaja|ni (?:bilo )?(?:mogoče najti|najden|veljav|aktiv)|neznan|izbrisan|onemogočen)/iu,
    full: /(?:nabiralnik|predal)\p{L}{0,20}(?:[^.\n]|\.(?=\S)){0,50}(?:poln|prepoln)|kvot\p{L}{0,20}(?:[^.\n]|\.(?=\S)){0,30}presežen/iu,
    refused:
      /(?:sporočil|pošiljatelj|prilog)\p{L}{0,20}(?:[^.\n]|\.(?=\S)){0,80}(?:zavrnjen|blokiran|ni dovoljen)/iu,
  },
  mk: {
    undelivered: /не (?:може да |можеше да |беше |е )?(?:биде )?(?:испорач|достав|испрат)|неиспорач/iu,
    unknown:
      /(?:адрес|сандаче|корисник|примач)\p{L}{0,20}(?:[^.\n]|\.(?=\S)){0,60}(?:не (?:постои|е пронајден|е валид)|непознат)/iu,
    full: /сандаче\p{L}{0,20}(?:[^.\n]|\.(?=\S)){0,50}полн/iu,
    refused: /(?:порак|испраќач)\p{L}{0,20}(?:[^.\n]|\.(?=\S)){0,80}(?:одбиен|блокиран)/iu,
  },
  sq: {
    undelivered: /nuk (?:mund të |u |ishte e mundur |është )?(?:dorëzo|dërgo|dorëzua|dërgua)/i,
    unknown:
      /(?:adresa|përdoruesi|marrësi|llogaria)(?:[^.\n]|\.(?=\S)){0,60}(?:nuk (?:u gjet|ekziston|është (?:e vlefshme|aktiv))|i panjohur|e panjohur)/i,
    full: /(?:kutia|inboksi)(?:[^.\n]|\.(?=\S)){0,50}(?:plot|mbushur)/i,
    refused: /(?:mesazhi|dërguesi)(?:[^.\n]|\.(?=\S)){0,80}(?:refuzua|bllokua)/i,
  },
  et: {
    undelivered:
      /(?:ei (?:saanud |õnnestunud |olnud võimalik |saa )?)(?:kohale )?(?:toimeta|saata|kätte)|(?:kohaletoimetamine|edastamine|saatmine)(?:[^.\n]|\.(?=\S)){0,60}ebaõnnestus/i,
    unknown:
      /(?:aadress|postkast|kasutaja|saaja|konto)\p{L}{0,20}(?:[^.\n]|\.(?=\S)){0,60}(?:ei (?:leitud|eksisteeri|ole (?:olemas|kehtiv|aktiiv))|tundmatu|suletud|kustutatud|vigane)/iu,
    full: /postkast\p{L}{0,20}(?:[^.\n]|\.(?=\S)){0,50}täis/iu,
    refused:
      /(?:kiri|kirja|sõnum|saatja|manus)\p{L}{0,20}(?:[^.\n]|\.(?=\S)){0,80}(?:tagasi lüka|keeldu|blokeeri|ei ole lubatud)/iu,
  },
  lv: {
    undelivered:
      /(?:nevarēja|nevar|neizdevās|netika)(?:[^.\n]|\.(?=\S)){0,30}(?:piegād|nosūt|nogād)|nav (?:piegādāt|nosūtīt|nogādāt)|piegāde(?:[^.\n]|\.(?=\S)){0,60}neizdevās/i,
    unknown:
      /(?:adres|pastkast|lietotāj|saņēmēj|kont)\p{L}{0,20}(?:[^.\n]|\.(?=\S)){0,60}(?:neeksistē|nav (?:atrast|derīg|aktīv)|netika atrast|nezinām|slēgt|dzēst)/iu,
    full: /pastkast\p{L}{0,20}(?:[^.\n]|\.(?=\S)){0,50}(?:piln|pārpildīt)|kvot\p{L}{0,20}(?:[^.\n]|\.(?=\S)){0,30}pārsnieg/iu,
    refused:
      /(?:ziņojum|vēstul|sūtītāj|pielikum)\p{L}{0,20}(?:[^.\n]|\.(?=\S)){0,80}(?:noraidīt|bloķēt|nav atļaut)/iu,
  },
  lt: {
    undelivered:
      /(?:nepavyko|negalėjo būti|nebuvo|negalima)(?:[^.\n]|\.(?=\S)){0,30}(?:pristaty|išsiųs|perduo)|pristatym\p{L}{0,20}(?:[^.\n]|\.(?=\S)){0,60}nepavyko|nepristatyt/iu,
    unknown:
      /(?:adres|dėžut|vartotoj|naudotoj|gavėj|paskyr)\p{L}{0,20}(?:[^.\n]|\.(?=\S)){0,60}(?:neegzistuoja|nerast|nežinom|nėra|uždaryt|ištrint|negalioj|išjungt)/iu,
    full: /dėžut\p{L}{0,20}(?:[^.\n]|\.(?=\S)){0,50}(?:piln|perpildyt)|kvot\p{L}{0,20}(?:[^.\n]|\.(?=\S)){0,30}viršyt/iu,
    refused:
      /(?:laišk|žinut|pranešim|siuntėj|pried)\p{L}{0,20}(?:[^.\n]|\.(?=\S)){0,80}(?:atmest|blokuo|draudžiam|neleidžiam)/iu,
  },
  ca: {
    undelivered:
      /no (?:s'ha |s’ha |es |ha )?(?:pogut |pot )?(?:ser )?(?:lliura|entrega|envia)|lliurament(?:[^.\n]|\.(?=\S)){0,60}(?:fallit|ha fallat)/i,
    unknown:
      /(?:adreça|bústia|usuari|destinatari|compte)(?:[^.\n]|\.(?=\S)){0,60}(?:no (?:existeix|s'ha trobat|és vàlid)|inexistent|desconegu|desactivat)/i,
    full: /bústia(?:[^.\n]|\.(?=\S)){0,50}(?:plena|superat)/i,
    refused: /(?:missatge|correu|remitent|adjunt)(?:[^.\n]|\.(?=\S)){0,80}(?:rebutjat|bloquejat|no permès)/i,
  },
  he: {
    undelivered:
      /(?:לא|אינה|אינו|לא ניתן היה|נכשלה?)(?:[^.\n]|\.(?=\S)){0,20}(?:נמסר|למסור|נשלח|לשלוח|להעביר|הועבר|מסירת|שליחת)|(?:מסירה|משלוח|שליחה)(?:[^.\n]|\.(?=\S)){0,30}נכשל/,
    unknown:
      /(?:כתובת|נמען|תיבת|תיבה|משתמש|חשבון|דומיין)(?:[^.\n]|\.(?=\S)){0,60}(?:לא (?:נמצא|קיים|קיימת|תקינ|חוקי|מוכר|פעיל)|אינה? (?:קיימ|תקינ|פעיל|מוכר)|איננ[הו]|הושבת|נסגר)/,
    full: /(?:תיבה|תיבת|תא)(?:[^.\n]|\.(?=\S)){0,40}מלאה?|(?:מכסה|נפח|מכסת)(?:[^.\n]|\.(?=\S)){0,30}(?:חריגה|נגמר|הסתיים)/,
    refused: /(?:הודע|דוא|שולח|קובץ)(?:[^.\n]|\.(?=\S)){0,60}(?:נדח|נחסמ|נחסם|חסומ|אינו מורש)/,
  },
  ar: {
    undelivered:
      /(?:تعذر|تعذّر|لم يتم|لم نتمكن من|فشل|لا يمكن|لم يمكن)(?:[^.\n]|\.(?=\S)){0,20}(?:تسليم|إرسال|ارسال|إيصال|توصيل)|لم تصل رسالت|فشل (?:ال)?(?:تسليم|إرسال)/,
    unknown:
      /(?:عنوان|صندوق|مستخدم|مستلم|حساب|نطاق)(?:[^.\n]|\.(?=\S)){0,60}(?:غير (?:موجود|صحيح|صالح|معروف|نشط|مفعل)|لا يوجد|ليس موجود|معطل|موقوف|مغلق)|لم يتم العثور على|غير موجود/,
    full: /(?:صندوق|بريد|مساحة|سعة)(?:[^.\n]|\.(?=\S)){0,50}(?:ممتلئ|ممتلئة|مليء|تجاوز|نفدت)|تجاوز(?:[^.\n]|\.(?=\S)){0,30}(?:حصة|سعة|مساحة)/,
    refused:
      /(?:رسال|بريد|مرسل|مرفق)(?:[^.\n]|\.(?=\S)){0,60}(?:رفض|مرفوض|حظر|محظور|غير مسموح)|تم (?:رفض|حظر)/,
  },
  fa: {
    undelivered:
      /(?:تحویل|ارسال)(?:[^.\n]|\.(?=\S)){0,30}(?:نشد|داده نشد|ناموفق|امکان‌?پذیر نیست|امکان پذیر نبود|نگردید|با خطا)|قابل (?:تحویل|ارسال) (?:نیست|نبود)/,
    unknown:
      /(?:آدرس|نشانی|صندوق|کاربر|گیرنده|حساب)(?:[^.\n]|\.(?=\S)){0,60}(?:وجود ندارد|یافت نشد|پیدا نشد|نامعتبر|غیرفعال|مسدود)/,
    full: /صندوق(?:[^.\n]|\.(?=\S)){0,50}(?:پر است|پر شده|ظرفیت)|(?:سهمیه|فضا)(?:[^.\n]|\.(?=\S)){0,30}(?:تمام|کافی)/,
    refused: /(?:پیام|ایمیل|فرستنده|پیوست)(?:[^.\n]|\.(?=\S)){0,60}(?:رد شد|مسدود شد|مجاز نیست)/,
  },
  hi: {
    undelivered: /(?:डिलीवर|वितरित|भेजा|भेजी|पहुंच|पहुँच)[^।\n]{0,30}(?:नहीं|विफल|असफल)|नहीं (?:भेजा|भेजी|पहुंच|पहुँच)/,
    unknown:
      /(?:पता|मेलबॉक्स|उपयोगकर्ता|प्राप्तकर्ता|खाता)[^।\n]{0,60}(?:नहीं मिला|मौजूद नहीं|अमान्य|अज्ञात|बंद|निष्क्रिय)/,
    full: /(?:मेलबॉक्स|इनबॉक्स|स्टोरेज)[^।\n]{0,50}(?:भर|पूर्ण|समाप्त)/,
    refused: /(?:संदेश|ईमेल|प्रेषक)[^।\n]{0,60}(?:अस्वीकार|अवरुद्ध|ब्लॉक|अनुमति नहीं)/,
  },
  th: {
    undelivered:
      /(?:ไม่สามารถ|ไม่ได้|ล้มเหลว)[^\n]{0,20}(?:ส่ง|จัดส่ง|นำส่ง)|(?:ส่ง|จัดส่ง|นำส่ง)[^\n]{0,20}(?:ไม่สำเร็จ|ไม่ได้|ล้มเหลว|ไม่ถึง)/,
    unknown:
      /(?:ที่อยู่|ผู้รับ|อีเมล|บัญชี|ผู้ใช้|กล่อง)[^\n]{0,60}(?:ไม่มีอยู่|ไม่พบ|ไม่ถูกต้อง|ถูกปิด|ถูกระงับ)|ไม่พบ(?:ที่อยู่|ผู้รับ|อีเมล|บัญชี|ผู้ใช้)/,
    full: /กล่อง[^\n]{0,40}เต็ม|(?:พื้นที่|โควต้า|โควตา)[^\n]{0,30}(?:เต็ม|เกิน|ไม่เพียงพอ)/,
    refused: /(?:ถูก)?(?:ปฏิเสธ|บล็อก|ปิดกั้น)|ไม่อนุญาต|สแปม/,
  },
  vi: {
    undelivered:
      /(?:không|chưa)(?: thể| được| gửi được)?(?: được)? (?:gửi|chuyển|phát|giao)|(?:gửi|chuyển)(?:[^.\n]|\.(?=\S)){0,30}(?:không thành công|thất bại)|không gửi được|bị trả lại/i,
    unknown:
      /(?:địa chỉ|người nhận|hộp thư|tài khoản|người dùng|tên miền)(?:[^.\n]|\.(?=\S)){0,60}(?:không (?:tồn tại|tìm thấy|hợp lệ|hoạt động|đúng)|bị (?:khóa|khoá|xóa|xoá|vô hiệu))|không tìm thấy (?:địa chỉ|người|tài khoản|hộp thư)/i,
    full: /hộp thư(?:[^.\n]|\.(?=\S)){0,40}(?:đầy|hết dung lượng|quá dung lượng)|vượt (?:quá )?(?:dung lượng|hạn mức)/i,
    refused: /(?:bị |đã )(?:từ chối|chặn)|thư rác|không được phép/i,
  },
  ms: {
    undelivered:
      /(?:tidak|tak|gagal)(?: dapat| bisa| berhasil| boleh)?(?: untuk)? (?:di)?(?:kirim|terkirim|hantar|sampai|terus|antar|serah)\p{L}{0,20}|gagal (?:di)?(?:kirim|hantar|sampai|terus)\p{L}{0,20}|(?:pengiriman|penghantaran)(?:[^.\n]|\.(?=\S)){0,40}gagal/iu,
    unknown:
      /(?:alamat|akun|akaun|pengguna|penerima|peti|kotak|domain)(?:[^.\n]|\.(?=\S)){0,60}(?:tidak (?:di)?(?:temukan|kenal|ada|wujud|jumpai|valid|sah|aktif|terdaftar)|tidak dikenali|sudah tidak|dinonaktifkan|dihapus|ditutup)/i,
    full: /(?:kotak|inbox|mailbox|peti|kuota)(?:[^.\n]|\.(?=\S)){0,50}(?:penuh|melebihi|habis)/i,
    refused:
      /(?:pesan|mesej|email|e-mel|pengirim|penghantar|lampiran)(?:[^.\n]|\.(?=\S)){0,80}(?:ditolak|diblokir|disekat|tidak (?:diizinkan|dibenarkan))/i,
  },
  ja: {
    undelivered:
      /(?:配信|送信|配達|配送|送達|お届け)(?:する(?:こと)?)?(?:が|に|は|を)?(?:[^。\n]{0,12})(?:できま?せん|できなかった|でき(?:ず|ない)|失敗|不能|されません|エラー)|届(?:き|け)ません|不達|未達|未着|(?:戻って|返送|返され)/,
    unknown:
      /(?:ユーザー?|宛先|あて先|アドレス|受信者|受取人|アカウント|メールボックス|ドメイン)[^。\n]{0,30}(?:見つかりません|見つからな|存在し(?:ません|ない|ておりません)|不明|無効|使われておりません|使用されて(?:いません|おりません)|停止|削除|登録されて(?:いません|おりません)|間違)/,
    full: /(?:メールボックス|受信箱|容量|保存領域)[^。\n]{0,30}(?:超え|超過|オーバー|一杯|いっぱい|満杯|不足|上限)/,
    refused:
      /(?:受信|配信|接続|メール|送信者)[^。\n]{0,20}(?:拒否|ブロック|遮断|許可されて(?:いません|おりません))|(?:添付|形式|拡張子)[^。\n]{0,30}(?:許可されて|禁止|拒否)|(?:セキュリティ|受信|送信)ポリシー/,
  },
  ko: {
    undelivered:
      /(?:전송|발송|배달|전달|수신|송신)(?:[^.\n]|\.(?=\S)){0,16}(?:실패|되지 (?:못|않)|하지 못|할 수 없|못했|불가|오류)|반송/,
    unknown:
      /(?:사용자|수신자|받는 ?사람|받는이|주소|계정|메일함|도메인)(?:[^.\n]|\.(?=\S)){0,30}(?:존재하지|찾을 수 없|없습니다|없는|휴면|정지|해지|탈퇴|삭제|잘못|유효하지|비활성|사용하지 않)/,
    full: /(?:메일함|편지함|용량|저장 ?공간)(?:[^.\n]|\.(?=\S)){0,30}(?:초과|가득|부족|꽉)/,
    refused:
      /(?:수신|접속|메일)(?:[^.\n]|\.(?=\S)){0,10}(?:거부|차단)|(?:스팸|정책)(?:[^.\n]|\.(?=\S)){0,30}(?:차단|거부|분류|의해)|첨부(?:[^.\n]|\.(?=\S)){0,30}허용되지/,
  },
  zh: {
    undelivered:
      /(?:无法|無法|未能|不能|没有|沒有)(?:成功)?(?:[^。\n]{0,12})(?:投递|投遞|送达|送達|发送|傳送|传送|傳遞|传递|寄送|寄出|递送|遞送)|(?:投递|投遞|发送|傳送|传送|寄送|傳遞|传递)(?:[^。\n]{0,6})(?:失败|失敗|不成功|未成功)|退信|退回|未送达|未送達/,
    unknown:
      /(?:用户|用戶|使用者|收件人|收件者|邮箱|郵箱|信箱|地址|帐户|帳戶|账户|帳號|账号|域名|網域)[^。\n]{0,30}(?:不存在|无效|無效|未找到|找不到|未开通|未開通|已停用|停用|已注销|已註銷|禁用|冻结|凍結|已关闭|錯誤|错误)|找不到[^。\n]{0,40}(?:收件人|收件者|地址|用户|使用者)|在 \S{1,200} (?:上|中)?找不到/,
    full: /(?:邮箱|郵箱|信箱|收件箱|空间|空間|容量)[^。\n]{0,16}(?:已满|已滿|满|滿|不足|超出|超过|超過)/,
    refused:
      /(?:邮件|郵件|信件|对方|對方|附件|发件人|寄件者|内容|內容)[^。\n]{0,24}(?:拒绝|拒絕|被拒|拦截|攔截|阻止|封鎖|不允许|不允許|禁止)|垃圾(?:邮件|郵件)|黑名单|黑名單|反垃圾/,
  },
};
