import { foldText } from '../domain/inbox/fold-text.js';

/**
 * What a firm's system says of a mail that came in, by two families: that it was received, and that somebody will see to
 * it, or under which number. Both on folded text (`foldText`), both in the firm's voice: "got it, I'll ask my boss" is a
 * person's.
 */
const received: readonly RegExp[] = [
  /(?:we(?:'ve| have)? (?:safely |successfully )?received|we(?:'ve| have)? got your (?:request|ticket|enquiry|inquiry|application)|(?:message|e-?mail|note|request|enquiry|inquiry|query)(?: has| was| is)? (?:been |safely |successfully )*(?:received|arrived|landed|reached us)|(?:thanks|thank you) for (?:contacting|reaching out to|writing to|getting in touch with|your interest in))(?!\p{L})/u,
  /(?:haben (?:ihre|deine|eure)[^.!?]{0,40}(?:erhalten|empfangen)|(?:nachricht|e-mail|mail|anfrage|schreiben|anliegen|mitteilung)[^.!?]{0,60}(?:eingegangen|angekommen)|eingangsbestatigung|(?:danke|dank) fur (?:ihre|deine) (?:anfrage|nachricht an))/u,
  /(?:accus(?:ons|e) (?:bonne )?reception|(?:ont|a) bien ete (?:recu|enregistre|pris|transmis)|avons bien recu|merci (?:de nous avoir|d'avoir) (?:contacte|ecrit))/u,
  /(?:hemos recibido (?:su|tu|vuestr)|(?:ha sido|fue) recibid[oa]|gracias por (?:escribirnos|contactar|comunicar|ponerse en contacto))/u,
  /(?:recebemos (?:a |o )?(?:sua|seu|tua|teu|vossa|vosso)|foi recebid[oa]|obrigad[oa] (?:por (?:entrar em|nos)|pelo (?:seu )?contac?to))/u,
  /(?:abbiamo ricevuto (?:la|il) (?:sua|tua|suo|tuo|vostr)|(?:e stata|e stato) (?:ricevut|pres[oa] in|registrat)|grazie per aver(?:ci|mi) (?:scritto|contattato))/u,
  /(?:hebben (?:uw|je)[^.!?]{0,40}ontvangen|(?:bericht|e-?mail|vraag|aanvraag)[^.!?]{0,30}(?:is|werd)[^.!?]{0,20}ontvangen|bedankt voor (?:uw|je) (?:bericht aan|aanvraag))/u,
  /har (?:mottagit|tagit emot|modtaget|mottatt) (?:ditt|din|dit|din)(?!\p{L})/u,
  /(?:olemme vastaanottaneet|viestisi on (?:vastaanotettu|saapunut)|kiitos yhteydenotosta)/u,
  /(?:(?:wiadomosc|zgloszenie|zapytanie|e-?mail)[^.!?]{0,40}zosta[^.!?]{0,30}(?:przyjet|otrzyman|zarejestrowan|dostarczon)|otrzymalismy (?:panstwa|twoj|pana|pani)|dziekujemy za (?:kontakt|wiadomosc|przeslan))/u,
  /(?:(?:obdrzeli|prijali|dostali) (?:jsme|sme) (?:vas|vase)|(?:vas|vase|vasa)[^.!?]{0,30}(?:byl[ao]?|bol[ao]?) (?:prijat|zaevidovan|zaregistrovan|dorucen))/u,
  /(?:megkaptuk|beerkezett hozzank|koszonjuk (?:megkereses|erdeklodes|level))/u,
  /(?:am primit (?:mesajul|solicitarea|cererea|e-?mail)|a fost (?:primit|inregistrat))/u,
  /(?:(?:обращение|письмо|заявка|запрос|сообщение)[^.!?]{0,40}(?:принят|получен|зарегистрирован)|мы получили ваш|(?:благодарим|спасибо)(?: вас)? за (?:обращение|заявку|запрос))/u,
  /(?:(?:звернення|лист|заявку|запит)[^.!?]{0,30}(?:прииня|отриман|зареєстр)|ми отримали ваш)/u,
  /(?:mesajiniz|talebiniz|e-?postaniz|basvurunuz)[^.!?]{0,30}(?:alin|ulas|kaydedil)/u,
  /(?:λαβαμε το|εχουμε λαβει το|(?:αιτημα|μηνυμα|ερωτημα)[^.!?]{0,20} (?:καταχωρ|παραλ|ληφθ|εληφθ)|ευχαριστουμε για (?:την επικοινωνια|το μηνυμα))/u,
  /(?:rogzitettuk|iktattuk|(?:level|uzenet|megkeres)[^.!?]{0,20}(?:megerkezett|beerkezett))|(?:zaprimili smo|primili smo|zaprimljen|prejeli smo|primljena? je)|(?:saime (?:teie|sinu)|on (?:katte saadud|registreeritud)|sanemam|ir sanemts|gavome jusu|uzregistruot)|(?:получихме|регистрирано|получено е)/u,
  /telah diterima|pesan anda (?:sudah|telah)|(?:دریافت (?:شد|کردیم|گردید))|प्राप्त (?:हुआ|हो ग|कर लिय)|მივიღეთ|ստացել ենք/u,
  /(?:お問い?合わ?せ|ご連絡|メール|メッセージ)[^。]{0,20}(?:受け付け|受付|受領|いただき|ありがとうございま)/u,
  /(?:已收到|收到了?您的|已受理|已接收)/u,
  /(?:문의|메일|요청)[^.]{0,12}(?:접수|수신|받았)/u,
  /da (?:nhan duoc|tiep nhan) (?:email|thu|yeu cau|tin nhan|thong tin)|telah (?:kami )?(?:terima|menerima)|ได้รับ(?:ข้อความ|อีเมล|เรื่อง)/u,
  /(?:ticket|request|case)(?: has| was| is)? (?:been )?(?:successfully )?(?:created|opened)(?!\p{L})|(?:ticket|vorgang|fall)[^.!?]{0,40}(?:eroffnet|angelegt|erstellt)|(?:ticket|dossier|demande)[^.!?]{0,30}(?:a ete|est) (?:cree|ouvert)/u,
  /se (?:le )?ha (?:creado|generado|abierto|registrado)[^.!?]{0,40}(?:solicitud|ticket|caso|incidencia|consulta)|(?:chamado|ticket|protocolo)[^.!?]{0,40}(?:foi )?(?:criado|aberto|registrado|gerado)|(?:ticket|richiesta|segnalazione)[^.!?]{0,30}(?:apert|creat|generat)[oa]/u,
  /(?:ticket|melding)[^.!?]{0,40}aangemaakt|(?:arende|sak|sag|henvendelse)[^.!?]{0,30}(?:skapat|oppnats|opprettet|oprettet)|(?:zgloszenie|ticket)[^.!?]{0,30}utworzon|(?:заявка|обращение|тикет)[^.!?]{0,30}создан|talebiniz[^.!?]{0,30}olustur/u,
  /(?:تم استلام|استلمنا|تلقينا) |התקבלה |קיבלנו את (?:פנייתך|הודעתך|המייל)/u,
];

const promised: readonly RegExp[] = [
  /(?:will|'ll|aim to|usually|typically|endeavou?r to|strive to|try to)[^.!?]{0,50} (?:get back|respond|reply|answer|be in touch|contact you|review)|as soon as (?:possible|we can|one of)|within [^.!?]{0,20}(?:hours|days)|(?:reply|respond) to most|(?:ticket|case|reference) (?:number|no|id)|(?:business|opening|office) hours|view (?:the |your )?(?:request|ticket|case)|we're on it/u,
  /schnellstmoglich|baldmoglichst|so (?:bald|schnell|rasch) wie|innerhalb (?:von |der |eines )|in kurze|in bearbeitung|reihenfolge|bearbeitungsstand|umgehend (?:bei|bearbeit)|(?:vorgangs|ticket|fall|bearbeitungs)nummer/u,
  /(?:repondrons|recontacterons|reviendrons|contacterons|repondra)|(?:meilleurs|plus brefs) delais|sous \d+ ?(?:h|jours)|service (?:compet|concern)ent|numero de (?:dossier|ticket)/u,
  /lo antes posible|a la (?:mayor )?brevedad|en breve|(?:responderemos|contestaremos|contactaremos|pondremos en contacto)|horario de atencion|numero de (?:caso|ticket|incidencia)/u,
  /em breve|o mais (?:breve|rapido)|assim que possivel|brevidade|retornar(?:a|emos)|responderemos|entraremos em contac?to|protocolo/u,
  /al piu presto|il prima possibile|quanto prima|risponderemo|ricontatteremo|in carico|entro \d+|numero (?:di )?(?:ticket|pratica)/u,
  /zo (?:spoedig|snel) mogelijk|binnen [^.!?]{0,20}(?:uur|dagen)|in behandeling|ticketnummer/u,
  /sa snart|snarest|sa fort|hurtigst|inom [^.!?]{0,16}(?:dagar|timmar)|inden for|innen [^.!?]{0,16}(?:dager|timer)|(?:arende|saks?|sags)nummer/u,
  /mahdollisimman pian|kuluessa|(?:palaamme|vastaamme) [^.!?]{0,20}(?:pian|asiaan|viestiisi)/u,
  /w ciagu|najszybciej|wkrotce|niezwlocznie|odpowiemy|skontaktujemy/u,
  /co nejdrive|co najskor|(?:ozveme|odpovime|odpovieme|budeme vas)|do \d+ (?:hodin|dn)/u,
  /hamarosan|leheto leg|munkanap|oran belul/u,
  /cat mai curand|cel mai scurt timp|vom (?:raspunde|reveni|contacta)/u,
  /в течение|в ближаишее|свяжемся|номер ваше[ий] заявки|ответим|как можно скорее|протягом|наиближч|відповімо|зв'яжемо/u,
  /en kisa (?:surede|zamanda)|donus yap|icerisinde|συντομοτερο|εντος \d|απαντησουμε|επικοινωνησ/u,
  /u najkracem|javiti cemo|odgovorit cemo|javit cemo|v najkrajsem casu|odgovorili bomo|наи-скоро|ще се свърже|ще отговор|esimesel voimalusel|vastame|votame uhendust|tuvakaj|atbildesim|sazinasies|sazinasimies|artimiausi|atsakysime|susisieks/u,
  /secepat mungkin|dalam tempoh|در اسرع وقت|شماره پیگیری|शीघ्र|जल्द|უახლოეს/u,
  /(?:are|is|will) not (?:be )?(?:reviewed|considered|accepted|processed)|must be submitted|via (?:our|the) (?:portal|form)|through (?:our|the) (?:portal|form)|(?:uber|durch) unser (?:portal|formular|kontaktformular)|via (?:notre|le) (?:portail|formulaire)|a traves de (?:nuestro|el) (?:portal|formulario)|tramite (?:il|il nostro) (?:portale|modulo)|atraves do (?:nosso )?(?:portal|formulario)|via (?:ons|het) (?:portaal|formulier)/u,
  /営業日|順次|改めて|折り返し|追って|尽快|盡快|小时内|小時內|工作日|빠른 시일|영업일|순차/u,
  /som nhat|trong vong|segera|dalam waktu|โดยเร็ว|ภายใน|أقرب وقت|خلال \d|سنقوم|סיום הטיפול|בהקדם|נחזור אלי/u,
];

const openingLength = 800;

/** Whether a text is a receipt of a firm: your mail has come in, and somebody will see to it. */
export function acknowledges(text: string): boolean {
  const note = foldText(text.slice(0, openingLength));
  return received.some(said => said.test(note)) && promised.some(said => said.test(note));
}
