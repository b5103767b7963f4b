import { foldText } from './fold-text.js';

/**
 * What answers to cold mail say, by language. A phrase matches whole words; a trailing `*` lets a word take any
 * ending. Matched against folded text (`foldText`).
 */
export interface PhraseTable {
  /** Asks not to be written to again. */
  optOut: readonly string[];
  /** Declines. */
  declines: readonly string[];
  /** Neither yes nor no: later, somebody else, who are you. */
  defers: readonly string[];
  /** Wants to go on. */
  accepts: readonly string[];
  /** Words that turn an acceptance shortly after them into its opposite. */
  negators: readonly string[];
}

const tables: Record<string, PhraseTable> = {
  en: {
    optOut: ['unsubscribe*', 'remove me', 'remove us', 'take me off', 'take us off', 'take my name off', 'stop emailing', 'stop e-mailing', 'stop contacting', 'stop messaging', 'stop writing', 'stop sending', 'stop spamming', 'do not contact', "don't contact", 'dont contact', 'do not email', "don't email", 'dont email', 'do not write', "don't write", 'do not message', "don't message", 'opt out', 'opt-out', 'opt me out', 'delete my data', 'delete my email', 'delete my details', 'remove my email', 'remove my data', 'remove my details', 'remove my address', 'remove this email', 'off your list', 'off your mailing list', 'from your list', 'from your mailing list', 'leave me alone', 'no more emails', 'no further emails', 'reported as spam', 'reporting this as spam', 'this is spam', 'marked as spam', 'never contact', 'never email', 'lose my email', 'lose my number'],
    declines: ['not interested', 'no interest', 'not of interest', 'no thanks', 'no thank you', 'no, thanks', 'no, thank you', "i'll pass", 'we will pass', "we'll pass", 'i will pass', 'have to pass', 'pass on this', 'hard pass', 'not for us', 'not for me', 'not a fit', 'not a good fit', 'not the right fit', 'not a match', 'not relevant', 'not looking', "we're all set", 'we are all set', "i'm all set", 'i am all set', 'all set, thanks', 'all set thanks', 'no need', "don't need", 'do not need', 'dont need', 'not needed', 'not required', 'not in need', 'already have a', 'already have an', 'already use', 'already using', 'already work with', 'already working with', 'happy with our current', 'happy with what we have', 'satisfied with our current', 'we handle this in-house', 'in house already', 'not something we', 'not something i', 'no budget', 'decline', 'not considering', 'not a priority', "isn't a priority", 'never going to', 'waste of time', "don't waste", 'not at all', 'go away', 'we are good', "we're good", "i'm good", 'no go', 'nope', 'not keen'],
    defers: ['not now', 'not right now', 'not at this time', 'not at the moment', 'not currently', 'bad time', 'bad timing', 'too busy', 'maybe later', 'perhaps later', 'another time', 'next quarter', 'next year', 'next month', 'in a few months', 'later this year', 'in the new year', 'circle back', 'reach out again', 'touch base', 'check back', 'follow up in', 'get back to me in', 'get back to you', 'will get back', 'wrong person', 'not the right person', 'right person', 'no longer work', 'no longer with', 'left the company', 'please contact', 'please reach out to', 'forwarded', 'forwarding', 'who are you', 'who is this', 'how did you get', 'where did you get', 'looping in', 'cc\'ing', 'speak to', 'talk to my colleague', 'think about it', 'will consider', 'let me check', 'will discuss'],
    accepts: ['interested', 'sounds good', 'sounds great', 'sounds interesting', 'looks good', 'looks interesting', 'tell me more', 'learn more', 'know more', 'hear more', 'find out more', 'more info', 'more information', 'more details', 'further information', 'further details', 'send me', 'send over', 'send it over', 'send through', 'share more', 'can you share', 'could you share', 'please share', 'let\'s talk', 'lets talk', "let's chat", 'lets chat', "let's connect", "let's do it", "let's meet", "let's schedule", "let's set up", 'happy to chat', 'happy to talk', 'happy to connect', 'happy to meet', 'happy to have a call', 'happy to jump', 'happy to learn', 'happy to take', 'open to a', 'open to it', 'open to chat', 'open to talk', 'would love', "i'd love", "we'd love", 'love to', 'keen to', 'curious', 'intrigued', 'call me', 'give me a call', 'give me a ring', 'ring me', 'schedule a', 'set up a call', 'set up a time', 'set up a meeting', 'book a', 'book some time', 'hop on a call', 'jump on a call', 'quick call', 'are you available', 'when are you free', 'what time works', 'does tuesday work', 'my calendar', 'calendar link', 'my calendly', 'calendly', 'send an invite', 'send me an invite', 'send a calendar', 'how much', 'what does it cost', 'what is the price', 'pricing', 'price list', 'quote', 'demo', 'free trial', 'works for me', 'yes please', 'yes, please', 'sure,', 'sure!', 'sure thing', 'absolutely', 'definitely', 'count me in', 'sign me up', 'good timing', 'perfect timing', 'great timing', 'next steps', 'how does it work', 'how it works'],
    negators: ['not', 'no', 'never', "don't", 'dont', "doesn't", "isn't", "aren't", "wasn't", "won't", "wouldn't", "can't", 'cannot', "couldn't", 'without', 'nor', 'neither', 'stop', 'less', 'hardly', 'far from', "ain't", "needn't"],
  },
  de: {
    optOut: ['abmelden', 'tragen sie mich aus', 'tragen sie uns aus', 'melden sie mich ab', 'nehmen sie mich aus', 'nehmen sie mich von', 'streichen sie mich', 'abbestellen', 'austragen', 'aus dem verteiler', 'aus ihrem verteiler', 'aus eurem verteiler', 'aus der liste', 'aus ihrer liste', 'keine weiteren mails', 'keine weiteren e-mails', 'keine weiteren emails', 'keine weiteren nachrichten', 'keine e-mails mehr', 'keine emails mehr', 'keine mails mehr', 'keine werbung', 'keine weitere werbung', 'nicht mehr kontaktieren', 'nicht weiter kontaktieren', 'kontaktieren sie mich nicht', 'nicht mehr anschreiben', 'schreiben sie mir nicht', 'von weiteren kontakt*', 'loschen sie meine', 'loschen sie bitte meine', 'meine daten loschen', 'meine daten zu loschen', 'daten zu loschen', 'entfernen sie mich', 'widerspreche', 'unterlassen sie', 'abmahn*', 'lassen sie mich in ruhe', 'horen sie auf'],
    declines: ['kein interesse', 'keinerlei interesse', 'kein bedarf', 'keinen bedarf', 'keinerlei bedarf', 'nicht interessiert', 'nicht interessant', 'nein danke', 'nein, danke', 'nicht relevant', 'nicht notig', 'nicht notwendig', 'brauchen wir nicht', 'benotigen wir nicht', 'brauche ich nicht', 'bereits versorgt', 'gut aufgestellt', 'haben bereits', 'nutzen bereits', 'arbeiten bereits', 'passt nicht', 'nicht passend', 'kommt fur uns nicht in frage', 'kommt nicht in frage', 'muss ich ablehnen', 'lehnen wir ab', 'absagen', 'kein budget', 'kein thema fur uns'],
    defers: ['derzeit nicht', 'zurzeit nicht', 'zur zeit nicht', 'aktuell nicht', 'momentan nicht', 'im moment nicht', 'nicht jetzt', 'zu einem spateren zeitpunkt', 'spater noch einmal', 'spater nochmal', 'nachstes quartal', 'im nachsten quartal', 'nachstes jahr', 'im nachsten jahr', 'nachsten monat', 'in ein paar monaten', 'in einigen monaten', 'falscher ansprechpartner', 'nicht der richtige', 'nicht die richtige', 'nicht zustandig', 'wenden sie sich', 'kontaktieren sie bitte', 'zustandig ist', 'weitergeleitet', 'melde mich', 'melden uns', 'woher haben sie', 'wer sind sie'],
    accepts: ['interesse', 'interessiert', 'interessant', 'klingt gut', 'klingt spannend', 'hort sich gut an', 'hort sich interessant an', 'mehr informationen', 'mehr infos', 'weitere informationen', 'weitere infos', 'mehr erfahren', 'mehr dazu', 'mehr daruber', 'gerne', 'sehr gern', 'schicken sie mir', 'schicken sie uns', 'senden sie mir', 'senden sie uns', 'zusenden', 'rufen sie mich an', 'rufen sie an', 'telefonieren', 'termin', 'terminvorschlag*', 'kennenlernen', 'was kostet', 'kosten', 'preise', 'preisliste', 'angebot', 'demo', 'ja bitte', 'ja, bitte', 'passt mir', 'passt gut', 'wurde mich freuen', 'freue mich auf'],
    negators: ['nicht', 'kein', 'keine', 'keinen', 'keinerlei', 'nie', 'niemals', 'ohne', 'weder', 'nein', 'leider'],
  },
  fr: {
    optOut: ['me desabonner', 'me desinscrire', 'desabonn*', 'desinscri*', 'desinscrivez', 'retirez-moi', 'retirez moi', 'retirer de votre liste', 'de votre liste', 'de vos listes', 'ne plus me contacter', 'ne me contactez plus', 'ne plus recevoir', 'ne plus me solliciter', 'arretez de m\'ecrire', 'arretez de m\'envoyer', 'supprimez mes', 'supprimer mes donnees', 'supprimer mes coordonnees', 'ne m\'ecrivez plus'],
    declines: ['pas interesse*', 'pas d\'interet', 'aucun interet', 'non merci', 'non, merci', 'pas besoin', 'aucun besoin', 'pas de besoin', 'deja equipe*', 'avons deja', 'nous avons deja un', 'travaillons deja', 'ne nous interesse pas', 'ne m\'interesse pas', 'pas concerne*', 'sans interet', 'ne correspond pas', 'nous ne souhaitons pas', 'je ne souhaite pas', 'pas de budget', 'pas pertinent', 'decline'],
    defers: ['pas pour le moment', 'pas pour l\'instant', 'pas actuellement', 'pas maintenant', 'plus tard', 'l\'annee prochaine', 'trimestre prochain', 'prochain trimestre', 'le mois prochain', 'dans quelques mois', 'pas la bonne personne', 'mauvaise personne', 'veuillez contacter', 'merci de contacter', 'adressez-vous', 'j\'ai transfere', 'je transfere', 'je reviendrai vers vous', 'je reviens vers vous', 'qui etes-vous', 'comment avez-vous'],
    accepts: ['interesse', 'interessee', 'interesses', 'interessant', 'interessante', 'm\'interesse', 'nous interesse', 'en savoir plus', 'plus d\'informations', 'plus d\'infos', 'plus de details', 'volontiers', 'avec plaisir', 'envoyez-moi', 'envoyez moi', 'pouvez-vous m\'envoyer', 'appelez-moi', 'rappelez-moi', 'rendez-vous', 'rdv', 'un appel', 'echanger', 'vos disponibilites', 'vos tarifs', 'quel est le prix', 'combien coute', 'tarif', 'devis', 'demo', 'demonstration', 'oui merci', 'pourquoi pas', 'parlons-en', 'discutons', 'me convient', 'd\'accord'],
    negators: ['pas', 'non', 'aucun', 'aucune', 'jamais', 'plus aucun', 'sans', 'ni'],
  },
  es: {
    optOut: ['darme de baja', 'dar de baja', 'dame de baja', 'deme de baja', 'denme de baja', 'baja de su lista', 'desuscrib*', 'cancelar suscripcion', 'cancelar la suscripcion', 'elimineme', 'eliminame', 'eliminenme', 'borreme', 'quiteme', 'quitame', 'quitenme', 'de su lista', 'de sus listas', 'no me contacte*', 'no me escrib*', 'no me envie*', 'no me mande*', 'no vuelva a', 'no vuelvan a', 'no contactar', 'elimine mis datos', 'eliminar mis datos', 'no deseo recibir', 'no quiero recibir', 'esto es spam'],
    declines: ['no me interesa', 'no nos interesa', 'no estoy interesad*', 'no estamos interesad*', 'sin interes', 'no gracias', 'no, gracias', 'no necesit*', 'no lo necesit*', 'ya tenemos', 'ya contamos', 'ya trabajamos', 'no es de interes', 'no es para nosotros', 'no encaja', 'no aplica', 'no tenemos presupuesto', 'declin*', 'no procede'],
    defers: ['por ahora no', 'por el momento no', 'de momento no', 'ahora no', 'en este momento no', 'mas adelante', 'mas tarde', 'el proximo ano', 'proximo trimestre', 'el proximo mes', 'en unos meses', 'no soy la persona', 'persona equivocada', 'contacte con', 'contacta con', 'pongase en contacto', 'reenvi*', 'le aviso', 'te aviso', 'quien es usted', 'quien eres', 'como consiguio', 'como obtuvo'],
    accepts: ['me interesa', 'nos interesa', 'interesad*', 'interesante', 'suena bien', 'suena interesante', 'mas informacion', 'mas detalles', 'saber mas', 'conocer mas', 'me gustaria', 'nos gustaria', 'enviame', 'envieme', 'mandame', 'mandeme', 'envienme', 'llamame', 'llameme', 'agendar', 'agendemos', 'agenda', 'reunion', 'una llamada', 'hablemos', 'cuanto cuesta', 'precio', 'precios', 'presupuesto', 'cotizacion', 'demo', 'demostracion', 'claro que si', 'si, por favor', 'con gusto', 'encantad*', 'de acuerdo', 'adelante', 'perfecto'],
    negators: ['no', 'nunca', 'jamas', 'sin', 'ni', 'tampoco', 'ningun', 'ninguna'],
  },
  pt: {
    optOut: ['descadastr*', 'cancelar inscricao', 'cancelar a inscricao', 'cancelar subscricao', 'cancelar a subscricao', 'remova-me', 'remova meu', 'remova o meu', 'me remova', 'me remove*', 'retire meu', 'me retire', 'da sua lista', 'da vossa lista', 'nao me contate*', 'nao me contacte*', 'nao entre em contato', 'nao entrem em contato', 'nao me envie*', 'nao quero receber', 'nao desejo receber', 'exclua meu*', 'excluir meus dados', 'isto e spam', 'isso e spam'],
    declines: ['nao tenho interesse', 'nao temos interesse', 'sem interesse', 'nao estou interessad*', 'nao estamos interessad*', 'nao me interessa', 'nao nos interessa', 'nao obrigad*', 'nao, obrigad*', 'nao preciso', 'nao precisamos', 'nao necessit*', 'ja temos', 'ja possuimos', 'ja trabalhamos', 'nao e para nos', 'nao faz sentido', 'nao se aplica', 'sem orcamento'],
    defers: ['no momento nao', 'de momento nao', 'por enquanto nao', 'agora nao', 'neste momento nao', 'mais tarde', 'mais para frente', 'mais a frente', 'proximo ano', 'ano que vem', 'proximo trimestre', 'proximo mes', 'mes que vem', 'daqui a alguns meses', 'pessoa errada', 'nao sou a pessoa', 'entre em contato com', 'entre em contacto com', 'encaminh*', 'retorno em breve', 'quem e voce', 'como conseguiu'],
    accepts: ['tenho interesse', 'temos interesse', 'interessad*', 'me interessa', 'interessante', 'parece bom', 'mais informac*', 'mais detalhes', 'saber mais', 'conhecer mais', 'gostaria', 'gostariamos', 'me envie', 'envie-me', 'pode enviar', 'pode me enviar', 'me liga', 'me ligue', 'ligue-me', 'agendar', 'marcar uma', 'reuniao', 'uma chamada', 'uma conversa', 'vamos conversar', 'vamos falar', 'quanto custa', 'preco', 'precos', 'orcamento', 'proposta', 'demo', 'demonstracao', 'com certeza', 'claro', 'sim, por favor', 'pode ser', 'perfeito'],
    negators: ['nao', 'nunca', 'jamais', 'sem', 'nem', 'nenhum', 'nenhuma'],
  },
  it: {
    optOut: ['cancellatemi', 'cancellami', 'mi cancelli', 'cancellarmi', 'disiscriv*', 'disiscrizione', 'cancellare l\'iscrizione', 'rimuovetemi', 'rimuovimi', 'mi rimuova', 'rimuovere il mio', 'toglietemi', 'toglimi', 'mi tolga', 'dalla vostra lista', 'dalla mailing list', 'non contattatemi', 'non contattarmi', 'non mi contatti', 'non mi contattate', 'non scrivetemi', 'non scrivermi', 'non mi scriva', 'non inviatemi', 'non desidero ricevere', 'non voglio ricevere', 'eliminate i miei dati', 'cancellate i miei dati'],
    declines: ['non sono interessat*', 'non siamo interessat*', 'non mi interessa', 'non ci interessa', 'non interessa', 'non interessat*', 'no grazie', 'no, grazie', 'nessun interesse', 'non ho bisogno', 'non abbiamo bisogno', 'non ne abbiamo', 'non ci serve', 'abbiamo gia', 'ho gia un', 'lavoriamo gia', 'non fa per noi', 'non e di nostro interesse', 'nessun budget'],
    defers: ['al momento no', 'per ora no', 'per il momento no', 'non ora', 'non adesso', 'piu avanti', 'in futuro', 'l\'anno prossimo', 'prossimo anno', 'prossimo trimestre', 'il mese prossimo', 'tra qualche mese', 'non sono la persona', 'persona sbagliata', 'si rivolga', 'rivolgersi a', 'contatti il', 'inoltro', 'ho inoltrato', 'le faro sapere', 'ti faro sapere', 'chi siete', 'come avete avuto'],
    accepts: ['sono interessat*', 'siamo interessat*', 'interessat*', 'mi interessa', 'ci interessa', 'interessante', 'maggiori informazioni', 'piu informazioni', 'ulteriori informazioni', 'maggiori dettagli', 'saperne di piu', 'volentieri', 'con piacere', 'mi piacerebbe', 'vorrei', 'mi mandi', 'mi invii', 'mandami', 'inviami', 'inviatemi', 'mi chiami', 'chiamami', 'chiamatemi', 'fissare', 'appuntamento', 'una chiamata', 'una call', 'sentiamoci', 'parliamone', 'quanto costa', 'prezzo', 'prezzi', 'preventivo', 'offerta', 'demo', 'dimostrazione', 'si grazie', 'certo', 'va bene', 'perfetto', 'd\'accordo'],
    negators: ['non', 'no', 'mai', 'senza', 'ne', 'nessun', 'nessuna'],
  },
  nl: {
    optOut: ['afmelden', 'uitschrijven', 'uit uw bestand', 'uit jullie bestand', 'uit uw database', 'uit uw mailinglijst', 'mij te verwijderen', 'mijn gegevens te verwijderen',  'schrijf mij uit', 'meld mij af', 'verwijder mij', 'verwijder me', 'verwijder mijn', 'uit uw lijst', 'uit jullie lijst', 'uit je lijst', 'van uw lijst', 'van je lijst', 'van jullie lijst', 'niet meer contact*', 'niet meer benader*', 'niet meer mailen', 'geen contact meer', 'geen mails meer', 'geen e-mails meer', 'geen verdere', 'haal mij', 'haal me'],
    declines: ['geen interesse', 'niet geinteresseerd', 'geen behoefte', 'nee bedankt', 'nee, bedankt', 'nee dank', 'nee, dank', 'niet nodig', 'niet relevant', 'niet interessant', 'hebben al', 'werken al', 'gebruiken al', 'reeds voorzien', 'past niet', 'niets voor ons', 'geen budget'],
    defers: ['nu niet', 'op dit moment niet', 'momenteel niet', 'voorlopig niet', 'later', 'volgend jaar', 'volgend kwartaal', 'volgende maand', 'over een paar maanden', 'niet de juiste persoon', 'verkeerde persoon', 'neem contact op met', 'doorgestuurd', 'ik kom erop terug', 'wie bent u', 'wie ben je', 'hoe komt u aan'],
    accepts: ['interesse', 'geinteresseerd', 'interessant', 'klinkt goed', 'klinkt interessant', 'meer informatie', 'meer info', 'meer weten', 'graag', 'stuur mij', 'stuur me', 'stuur maar', 'bel mij', 'bel me', 'bel gerust', 'afspraak', 'inplannen', 'kennismaken', 'kennismaking', 'wat kost', 'prijs', 'prijzen', 'offerte', 'demo', 'ja graag', 'prima'],
    negators: ['niet', 'geen', 'nooit', 'zonder', 'nee', 'noch'],
  },
  sv: {
    optOut: ['avregistrera', 'avprenumerera', 'avanmal*', 'ta bort mig', 'ta bort oss', 'ta bort min', 'fran er lista', 'fran din lista', 'kontakta mig inte', 'kontakta oss inte', 'inte kontakta', 'inga fler mejl', 'inga fler mail', 'sluta mejla', 'sluta maila', 'sluta skicka', 'sluta kontakta', 'radera mina', 'vill inte bli kontaktad'],
    declines: ['inte intresserad*', 'ej intresserad*', 'inget intresse', 'nej tack', 'inte intressant', 'inte aktuellt', 'ej aktuellt', 'har redan', 'behover inte', 'inget behov', 'inte relevant', 'vi tackar nej', 'tackar nej', 'passar inte'],
    defers: ['inte just nu', 'inte nu', 'for tillfallet inte', 'senare', 'nasta ar', 'nasta kvartal', 'nasta manad', 'om nagra manader', 'fel person', 'inte ratt person', 'kontakta istallet', 'aterkommer', 'vidarebefordra*', 'vem ar du'],
    accepts: ['intresserad', 'intresserade', 'intressant', 'later bra', 'later intressant', 'mer information', 'mer info', 'veta mer', 'hora mer', 'garna', 'skicka', 'ring mig', 'boka', 'boka in', 'mote', 'ett samtal', 'vad kostar', 'pris', 'priser', 'offert', 'demo', 'ja tack', 'absolut'],
    negators: ['inte', 'ej', 'ingen', 'inget', 'inga', 'aldrig', 'utan', 'icke', 'nej'],
  },
  da: {
    optOut: ['afmeld*', 'meld mig fra', 'frameld*', 'fjern mig', 'fjern min', 'fjern os', 'fra jeres liste', 'fra din liste', 'kontakt mig ikke', 'ikke kontakte mig', 'ikke kontaktes', 'ingen flere mails', 'slet mine', 'slett mine', 'slutt a sende', 'slutte a sende', 'meld meg av', 'fjern meg', 'ikke kontakt meg', 'ta meg av', 'avmeld*'],
    declines: ['ikke interesseret', 'ikke interesserede', 'ikke interessert', 'ingen interesse', 'nej tak', 'nei takk', 'ikke relevant', 'ikke aktuelt', 'har allerede', 'har ikke brug for', 'intet behov', 'ikke behov', 'ikke interessant', 'passer ikke'],
    defers: ['ikke lige nu', 'ikke nu', 'ikke akkurat na', 'ikke na', 'senere', 'naeste ar', 'neste ar', 'naeste kvartal', 'neste kvartal', 'naeste maned', 'forkert person', 'feil person', 'ikke den rette', 'ikke rette person', 'kontakt venligst', 'vender tilbage', 'kommer tilbake', 'videresend*', 'hvem er du'],
    accepts: ['interesseret', 'interessert', 'interessant', 'lyder godt', 'lyder spaendende', 'hores bra ut', 'mere information', 'mere info', 'mer informasjon', 'mer info', 'hore mere', 'hore mer', 'vide mere', 'gerne', 'gjerne', 'send mig', 'send meg', 'send gerne', 'ring til mig', 'ring meg', 'mode', 'mote', 'et opkald', 'hvad koster', 'hva koster', 'pris', 'priser', 'tilbud', 'demo', 'ja tak', 'ja takk'],
    negators: ['ikke', 'ej', 'ingen', 'intet', 'aldrig', 'aldri', 'uden', 'uten', 'nej', 'nei'],
  },
  fi: {
    optOut: ['poistakaa minut', 'poista minut', 'poistakaa yhteystietoni', 'poista yhteystietoni', 'postituslistalta', 'listaltanne', 'alkaa lahettako', 'ala laheta', 'alkaa ottako yhteytta', 'ala ota yhteytta', 'peruuta tilaus', 'en halua viesteja'],
    declines: ['ei kiinnosta', 'emme ole kiinnostuneita', 'en ole kiinnostunut', 'ei kiitos', 'ei ole tarvetta', 'ei tarvetta', 'meilla on jo', 'ei ajankohtaista', 'ei ole ajankohtainen', 'ei sovi meille'],
    defers: ['ei juuri nyt', 'ei talla hetkella', 'ei nyt', 'myohemmin', 'ensi vuonna', 'ensi kuussa', 'ensi vuosineljannek*', 'vaara henkilo', 'en ole oikea henkilo', 'ottakaa yhteytta', 'ota yhteytta', 'palaan asiaan', 'valitin viestin', 'kuka olet'],
    accepts: ['kiinnostaa', 'kiinnostaisi', 'kiinnostunut', 'kiinnostuneita', 'kuulostaa hyvalta', 'kuulostaa mielenkiintoiselta', 'mielenkiintoi*', 'lisatietoja', 'lisatietoa', 'mielellani', 'mielellamme', 'laheta', 'lahettaisitko', 'voitko lahettaa', 'soita', 'soittakaa', 'tapaaminen', 'palaveri', 'mita maksaa', 'hinta', 'hinnat', 'tarjous', 'demo', 'kylla kiitos'],
    negators: ['ei', 'en', 'emme', 'eivat', 'ala', 'alkaa', 'ilman'],
  },
  pl: {
    optOut: ['wypisz*', 'wypisac', 'wypis mnie', 'usun mnie', 'prosze mnie usunac', 'prosze o usuniecie', 'prosze usunac', 'nie kontaktowac', 'prosze sie nie kontaktowac', 'prosze nie pisac', 'prosze nie wysylac', 'prosze o nieprzesylanie', 'nie zycze sobie', 'przestancie', 'prosze przestac', 'rezygnuje z otrzymywania'],
    declines: ['nie jestem zainteresowan*', 'nie jestesmy zainteresowan*', 'nie interesuje', 'brak zainteresowania', 'nie dziekuje', 'nie, dziekuje', 'dziekuje, nie', 'dziekujemy, nie', 'nie potrzebuj*', 'nie mamy potrzeby', 'juz mamy', 'mamy juz', 'nie skorzystamy', 'nie skorzystam', 'brak budzetu'],
    defers: ['nie teraz', 'obecnie nie', 'na razie nie', 'na ta chwile nie', 'w tej chwili nie', 'pozniej', 'w przyszlym roku', 'przyszly rok', 'w przyszlym miesiacu', 'w nastepnym kwartale', 'za kilka miesiecy', 'nie jestem wlasciwa osoba', 'niewlasciwa osoba', 'prosze o kontakt z', 'prosze kontaktowac sie z', 'przekazalem', 'przekazalam', 'przekazuje', 'odezwe sie', 'skad maja', 'skad ma pan', 'kim pan'],
    accepts: ['zainteresowan*', 'interesuje', 'interesujace', 'interesujaca', 'brzmi dobrze', 'brzmi ciekawie', 'ciekawe', 'wiecej informacji', 'wiecej szczegolow', 'dowiedziec sie wiecej', 'chetnie', 'prosze przeslac', 'prosze o przeslanie', 'prosze wyslac', 'prosze o telefon', 'prosze zadzwonic', 'prosze o kontakt', 'porozmawiajmy', 'porozmawiac', 'spotkanie', 'umowmy', 'umowic', 'ile kosztuje', 'cena', 'ceny', 'cennik', 'oferta', 'oferte', 'wycena', 'demo', 'tak, prosze', 'tak prosze'],
    negators: ['nie', 'bez', 'nigdy', 'brak', 'ani', 'zaden'],
  },
  cs: {
    optOut: ['odhlasit', 'odhlaste', 'odhlasit me', 'vyradte me', 'vyradit', 'odstrante me', 'smazte me', 'smazte moje', 'odeberte me', 'vymazte', 'nekontaktujte', 'nepiste mi', 'neposilejte', 'neposielajte', 'odstrante ma', 'odhlaste ma', 'uz nepiste'],
    declines: ['nemam zajem', 'nemame zajem', 'nemam zaujem', 'nemame zaujem', 'bez zajmu', 'ne dekuji', 'ne, dekuji', 'nie dakujem', 'nie, dakujem', 'nepotrebuj*', 'jiz mame', 'uz mame', 'nezajima', 'neni to pro nas', 'nezaujima'],
    defers: ['nyni ne', 'ted ne', 'momentalne ne', 'v tuto chvili ne', 'teraz nie', 'momentalne nie', 'pozdeji', 'neskor', 'pristi rok', 'pristi mesic', 'buduci rok', 'za par mesicu', 'nejsem spravna osoba', 'spatna osoba', 'obratte se', 'kontaktujte prosim', 'preposilam', 'preposlal', 'ozvu se', 'ozvem sa', 'kdo jste'],
    accepts: ['mam zajem', 'mame zajem', 'mam zaujem', 'mame zaujem', 'zajima me', 'zaujima ma', 'zajimave', 'zajimava', 'zni to dobre', 'zni zajimave', 'vice informaci', 'viac informacii', 'podrobnosti', 'rad bych', 'rada bych', 'poslete mi', 'poslite mi', 'zavolejte', 'zavolajte', 'schuzka', 'schuzku', 'stretnutie', 'domluvme', 'kolik to stoji', 'kolko to stoji', 'cena', 'cenik', 'nabidka', 'nabidku', 'ponuka', 'demo', 'ano, prosim'],
    negators: ['ne', 'nie', 'bez', 'nikdy', 'nemam', 'nemame', 'neni', 'zadny', 'ziadny'],
  },
  ru: {
    optOut: ['отпишите*', 'отписаться', 'отписать', 'отписка', 'удалите меня', 'удалите мой', 'удалите мои', 'уберите меня', 'исключите меня', 'из рассылки', 'не пишите', 'больше не пишите', 'не присылайте', 'не беспокойте', 'не связывайтесь', 'відпишіть', 'видаліть мене', 'не пишіть', 'не надсилайте', 'зі списку', 'з розсилки', 'припиніть'],
    declines: ['не интересно', 'неинтересно', 'не интересует', 'не заинтересован*', 'нет, спасибо', 'нет спасибо', 'спасибо, нет', 'спасибо, не надо', 'не нужно', 'не нужна', 'не нужен', 'не надо', 'нет необходимости', 'не актуально', 'неактуально', 'уже есть', 'уже работаем', 'не требуется', 'отказыва*', 'не цікаво', 'не цікавить', 'ні, дякую', 'ні дякую', 'не потрібно', 'не актуально', 'вже маємо'],
    defers: ['не сейчас', 'пока нет', 'пока не', 'сейчас не', 'в данный момент не', 'на данный момент не', 'позже', 'в следующем году', 'в следующем месяце', 'в следующем квартале', 'через несколько месяцев', 'обратитесь к', 'обратитесь в', 'свяжитесь с', 'напишите на', 'не по адресу', 'переслал', 'передал', 'передам', 'подумаем', 'подумаю', 'кто вы', 'откуда у вас', 'не зараз', 'пізніше', 'наступного року', 'зверніться', 'хто ви'],
    accepts: ['интересно', 'интересует', 'заинтересован*', 'заинтересовало', 'звучит', 'подробнее', 'подробности', 'больше информации', 'расскажите', 'пришлите', 'вышлите', 'отправьте', 'скиньте', 'позвоните', 'наберите', 'созвон*', 'созвонимся', 'давайте', 'встреч*', 'готовы', 'готов обсудить', 'сколько стоит', 'цена', 'цены', 'стоимость', 'прайс', 'коммерческое предложение', 'демо', 'да, пожалуйста', 'с удовольствием', 'согласен', 'согласна', 'цікаво', 'цікавить', 'зацікавлен*', 'детальніше', 'надішліть', 'зателефонуйте', 'скільки коштує', 'ціна', 'зустріч*'],
    negators: ['не', 'нет', 'ни', 'без', 'никогда', 'ні'],
  },
  tr: {
    optOut: ['abonelikten cik*', 'listeden cik*', 'listenizden', 'listeden sil*', 'beni cikar*', 'beni silin', 'mail atmayin', 'mail gondermeyin', 'e-posta gondermeyin', 'iletisime gecmeyin', 'rahatsiz etmeyin', 'yazmayin', 'artik gondermeyin'],
    declines: ['ilgilenmiyor*', 'ilgilenmem', 'ilgimi cekmiyor', 'hayir tesekkur*', 'hayir, tesekkur*', 'ihtiyacimiz yok', 'ihtiyacim yok', 'gerek yok', 'istemiyor*', 'zaten var', 'zaten calisiyoruz', 'uygun degil', 'dusunmuyor*'],
    defers: ['simdi degil', 'su an degil', 'su anda degil', 'daha sonra', 'ileride', 'gelecek yil', 'seneye', 'gelecek ay', 'onumuzdeki ay', 'yanlis kisi', 'dogru kisi degil', 'ile iletisime gecin', 'ilettim', 'yonlendirdim', 'donus yapacagim', 'kimsiniz'],
    accepts: ['ilgileniyor*', 'ilgimi cekti', 'ilginc', 'kulaga hos', 'daha fazla bilgi', 'detayli bilgi', 'bilgi alabilir', 'bilgi almak', 'gonderir misiniz', 'gonderin', 'paylasir misiniz', 'arayin', 'arayabilirsiniz', 'gorusel*', 'gorusme', 'toplanti', 'randevu', 'fiyat*', 'ne kadar', 'teklif', 'demo', 'evet, lutfen', 'memnuniyetle', 'isterim', 'isteriz', 'olur'],
    negators: ['degil', 'yok', 'hayir', 'asla', 'hic'],
  },
  hu: {
    optOut: ['leiratkoz*', 'iratkozz*', 'vegyen le', 'vegyenek le', 'toroljon', 'toroljek', 'torolje az', 'listajukrol', 'ne keressen*', 'ne irjon', 'ne irjanak', 'ne kuldjon*', 'ne kuldjenek', 'hagyjon beken', 'dezabon*', 'stergeti-ma', 'scoateti-ma', 'nu ma mai contactati', 'nu mai trimiteti', 'nu-mi mai trimiteti'],
    declines: ['nem erdekel', 'nem erdekelne', 'nem erdekes', 'koszonom, nem', 'koszonjuk, nem', 'nem, koszonom', 'nincs szuksegunk', 'nincs ra szukseg', 'mar van', 'nem aktualis', 'nu sunt interesat*', 'nu suntem interesati', 'nu ma intereseaza', 'nu ne intereseaza', 'nu, multumesc', 'nu multumesc', 'nu, multumim', 'nu avem nevoie', 'avem deja', 'nu este cazul'],
    defers: ['most nem', 'jelenleg nem', 'egyelore nem', 'kesobb', 'jovore', 'jovo honap*', 'jovo negyedev*', 'nem en vagyok', 'rossz szemely', 'forduljon', 'tovabbitottam', 'jelentkezni fogok', 'nu acum', 'momentan nu', 'mai tarziu', 'anul viitor', 'luna viitoare', 'persoana gresita', 'contactati pe', 'am redirectionat', 'revin eu'],
    accepts: ['erdekel', 'erdekelne', 'erdekes', 'jol hangzik', 'tobb informacio*', 'reszletek*', 'bovebb informacio*', 'szivesen', 'kuldje el', 'kuldjon', 'kuldenek', 'hivjon', 'hivjanak', 'talalkoz*', 'idopont*', 'mennyibe kerul', 'arajanlat*', 'demo', 'igen, kerem', 'sunt interesat*', 'suntem interesati', 'ma intereseaza', 'ne intereseaza', 'suna bine', 'mai multe informatii', 'mai multe detalii', 'trimiteti-mi', 'sunati-ma', 'intalnire', 'cat costa', 'pret', 'preturi', 'oferta', 'cu placere', 'da, va rog'],
    negators: ['nem', 'ne', 'nincs', 'sem', 'soha', 'nelkul', 'nu', 'fara', 'niciodata'],
  },
  el: {
    optOut: ['διαγραψτε', 'διαγραφη', 'αφαιρεστε με', 'βγαλτε με', 'μη μου στελνετε', 'μην στελνετε', 'μη στελνετε', 'σταματηστε', 'μην επικοινωνησετε', 'απεγγραφη'],
    declines: ['δεν ενδιαφερομαι', 'δεν ενδιαφερομαστε', 'δεν μας ενδιαφερει', 'δεν με ενδιαφερει', 'οχι ευχαριστω', 'οχι, ευχαριστω', 'δεν χρειαζ*', 'εχουμε ηδη'],
    defers: ['οχι τωρα', 'οχι προς το παρον', 'προς το παρον οχι', 'αργοτερα', 'του χρονου', 'τον επομενο μηνα', 'λαθος ατομο', 'δεν ειμαι ο αρμοδιος', 'επικοινωνηστε με', 'προωθησα', 'ποιος ειστε'],
    accepts: ['ενδιαφερομαι', 'ενδιαφερομαστε', 'με ενδιαφερει', 'μας ενδιαφερει', 'ενδιαφερον', 'ακουγεται καλο', 'περισσοτερες πληροφοριες', 'λεπτομερειες', 'στειλτε μου', 'στειλε μου', 'καλεστε με', 'παρτε με', 'ραντεβου', 'συναντηση', 'να μιλησουμε', 'ποσο κοστιζει', 'τιμη', 'τιμες', 'προσφορα', 'demo', 'ναι παρακαλω', 'ευχαριστως'],
    negators: ['δεν', 'δε', 'μη', 'μην', 'οχι', 'χωρις', 'ποτε'],
  },
  ja: {
    optOut: ['配信停止', '配信を停止', '登録解除', '購読解除', '今後の連絡は不要', '今後のご連絡は不要', '連絡しないで', '送らないで', '送信しないで', '送らないよう', 'メール不要', 'リストから削除', '削除してください', 'ご連絡はお控え', '营业电话はお断り', '営業メールはお断り', '迷惑'],
    declines: ['興味がありません', '興味ありません', '興味はありません', '興味がない', '結構です', '必要ありません', '不要です', '間に合って', '見送らせて', '見送り', 'お断り', '遠慮させて', '遠慮します', '検討しておりません', '予定はございません', '予定はありません'],
    defers: ['今は', '今のところ', '現時点では', '現在は', 'また後日', '来年', '来月', '来期', '担当ではありません', '担当外', '担当者に', '転送しました', '社内で検討', '検討します', '検討いたします', 'どちら様'],
    accepts: ['興味があります', '興味あります', '興味がございます', '興味を持', '詳しく', '詳細を', '資料を', '資料送付', '送ってください', 'お送りください', 'お願いします', '話を聞', 'お話を伺', 'お話し', '打ち合わせ', 'ミーティング', '面談', 'お電話ください', '料金', '価格', '見積', 'いくら', 'デモ', 'ぜひ', '是非', '可能です'],
    negators: [],
  },
  zh: {
    optOut: ['退订', '退訂', '不要再给我', '不要再給我', '别再给我', '別再給我', '不要给我发', '不要給我發', '请勿发送', '請勿發送',  '取消订阅', '取消訂閱', '不要再发', '不要再發', '别再发', '別再發', '请勿再', '請勿再', '不要再联系', '不要再聯繫', '不要联系我', '不要聯繫我', '请勿联系', '移除我', '把我移除', '从名单', '從名單', '删除我的', '刪除我的', '停止发送', '停止發送', '勿扰', '垃圾邮件', '垃圾郵件'],
    declines: ['不感兴趣', '不感興趣', '没有兴趣', '沒有興趣', '没兴趣', '沒興趣', '不需要', '暂不需要', '暫不需要', '不用了', '不必了', '不考虑', '不考慮', '已经有', '已經有', '没有需求', '沒有需求', '不合适', '不合適', '谢绝', '謝絕'],
    defers: ['以后再说', '以後再說', '以后再', '以後再', '暂时不', '暫時不', '目前不', '现在不', '現在不', '明年', '下个月', '下個月', '下季度', '找错人', '找錯人', '不是我负责', '不是我負責', '请联系', '請聯繫', '已转', '已轉', '考虑一下', '考慮一下', '你是谁', '你是誰'],
    accepts: ['感兴趣', '感興趣', '有兴趣', '有興趣', '了解更多', '更多信息', '更多資訊', '详细', '詳細', '发给我', '發給我', '请发', '請發', '发一份', '發一份', '给我打电话', '打电话', '打電話', '约个时间', '約個時間', '安排', '会议', '會議', '聊聊', '多少钱', '多少錢', '价格', '價格', '报价', '報價', '演示', '试用', '試用', '可以的', '好的', '没问题', '沒問題'],
    negators: ['不', '没', '沒', '无', '無', '别', '別'],
  },
  ko: {
    optOut: ['수신거부', '수신 거부', '구독 취소', '구독취소', '구독 해지', '더 이상 보내지', '보내지 마', '보내지 말', '연락하지 마', '연락하지 말', '연락 주지', '삭제해', '제외해', '명단에서', '리스트에서', '스팸'],
    declines: ['관심 없', '관심없', '관심이 없', '필요 없', '필요없', '필요하지 않', '괜찮습니다', '사양', '거절', '이미 사용', '이미 이용', '계획이 없', '계획 없'],
    defers: ['지금은', '현재는', '나중에', '내년', '다음 달', '다음달', '다음 분기', '담당자가 아닙니다', '담당이 아닙니다', '담당자에게', '전달했', '전달하겠', '검토해 보', '검토해보', '검토하겠', '누구시'],
    accepts: ['관심 있', '관심있', '관심이 있', '관심이 많', '자세히', '자세한', '더 알고', '알고 싶', '자료', '보내주', '보내 주', '전화 주', '전화주', '연락 주세요', '연락주세요', '미팅', '회의', '통화', '일정', '얼마', '가격', '견적', '데모', '좋습니다', '좋아요'],
    negators: ['안 ', '못 '],
  },
  he: {
    optOut: ['הסר', 'הסירו', 'להסיר אותי', 'תסירו', 'הסר אותי', 'מרשימת התפוצה', 'אל תשלחו', 'אל תפנו', 'תפסיקו', 'הפסיקו', 'إلغاء الاشتراك', 'الغاء الاشتراك', 'أزلني', 'احذفني', 'احذفوني', 'لا ترسل', 'لا تراسل', 'توقف عن', 'توقفوا عن', 'عدم التواصل'],
    declines: ['לא מעוניין', 'לא מעוניינת', 'לא מעוניינים', 'לא מעניין', 'לא תודה', 'לא, תודה', 'אין צורך', 'לא רלוונטי', 'כבר יש לנו', 'لست مهتم*', 'غير مهتم*', 'لسنا مهتمين', 'لا شكرا', 'لا، شكرا', 'لا يهمني', 'لا نحتاج', 'لا أحتاج', 'لدينا بالفعل'],
    defers: ['לא כרגע', 'לא עכשיו', 'בהמשך', 'בשנה הבאה', 'בחודש הבא', 'לא האדם הנכון', 'פנו אל', 'העברתי', 'אחזור אליך', 'מי אתם', 'ليس الان', 'ليس الآن', 'لاحقا', 'السنة القادمة', 'العام القادم', 'الشهر القادم', 'الشخص الخطأ', 'تواصل مع', 'من أنت'],
    accepts: ['מעוניין', 'מעוניינת', 'מעוניינים', 'מעניין', 'נשמע טוב', 'פרטים נוספים', 'עוד פרטים', 'מידע נוסף', 'שלח לי', 'שלחו לי', 'אשמח', 'נשמח', 'תתקשר', 'התקשרו', 'פגישה', 'שיחה', 'כמה עולה', 'מחיר', 'הצעת מחיר', 'דמו', 'مهتم', 'مهتمة', 'مهتمون', 'مهتمين', 'يهمني', 'يبدو جيدا', 'المزيد من المعلومات', 'مزيد من التفاصيل', 'التفاصيل', 'أرسل لي', 'ارسل لي', 'اتصل بي', 'اجتماع', 'موعد', 'كم السعر', 'السعر', 'الأسعار', 'عرض سعر', 'نعم من فضلك', 'بكل سرور'],
    negators: ['לא', 'אין', 'בלי', 'ללא', 'لا', 'لست', 'لسنا', 'غير', 'ليس', 'بدون'],
  },
  vi: {
    optOut: ['huy dang ky', 'ngung gui', 'dung gui', 'dung lien he', 'dung lien lac', 'xoa toi', 'xoa email', 'khoi danh sach', 'berhenti berlangganan', 'berhenti mengirim', 'jangan hubungi', 'jangan kirim', 'hapus saya', 'hapus email', 'keluarkan saya'],
    declines: ['khong quan tam', 'khong co nhu cau', 'khong can', 'khong, cam on', 'khong cam on', 'da co nha cung cap', 'tidak tertarik', 'tidak berminat', 'tidak, terima kasih', 'tidak terima kasih', 'tidak perlu', 'tidak membutuhkan', 'sudah punya', 'sudah memiliki'],
    defers: ['luc nay chua', 'hien tai chua', 'de sau', 'sang nam', 'nam sau', 'thang sau', 'khong phai nguoi phu trach', 'vui long lien he', 'da chuyen', 'ban la ai', 'belum sekarang', 'tidak sekarang', 'nanti', 'tahun depan', 'bulan depan', 'orang yang salah', 'silakan hubungi', 'saya teruskan', 'siapa anda'],
    accepts: ['toi quan tam', 'quan tam', 'nghe hay', 'thong tin them', 'them thong tin', 'chi tiet hon', 'thong tin chi tiet', 'gui cho toi', 'gui toi', 'goi cho toi', 'hen gap', 'cuoc hop', 'lich hen', 'bao nhieu', 'bao gia', 'gia ca', 'demo', 'tertarik', 'berminat', 'kedengarannya bagus', 'info lebih lanjut', 'informasi lebih lanjut', 'lebih detail', 'kirimkan', 'tolong kirim', 'hubungi saya', 'telepon saya', 'jadwalkan', 'pertemuan', 'berapa harga', 'harga', 'penawaran', 'boleh'],
    negators: ['khong', 'chua', 'cha', 'tidak', 'bukan', 'belum', 'tanpa', 'jangan'],
  },
}; // prettier-ignore

function joined(kind: keyof PhraseTable): readonly string[] {
  return [...new Set(Object.values(tables).flatMap(table => table[kind].map(foldText)))];
}

/** All languages in one table: answers mix them, and telling the language first would only add a way to be wrong. */
export const phrases: PhraseTable = {
  optOut: joined('optOut'),
  declines: joined('declines'),
  defers: joined('defers'),
  accepts: joined('accepts'),
  negators: joined('negators'),
};
