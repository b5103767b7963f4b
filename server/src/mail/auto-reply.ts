import { acknowledges } from './acknowledgement.js';
import { engages, hintsAtAbsence, speaksOfMeanwhile, tellsAbsence } from './absence-note.js';
import {
  absencePhrases,
  absenceSubjects,
  acknowledgementPhrases,
  automaticPhrases,
  automaticSubjects,
  challengePhrases,
  challengeWords,
  closurePhrases,
  departurePhrases,
  departures,
  registrations,
  takeover,
  takeoverUnspaced,
} from './auto-reply-subjects.js';
import { departureStatements } from './departure-statements.js';
import { foldText } from '../domain/inbox/fold-text.js';
import { headerValue } from '../domain/inbox/mail-message.js';
import { scoresOf } from './model.js';
import type { MailHeaders, ParsedMail } from '../domain/inbox/mail-message.js';
import { readReply, type ReplyText } from './reply-body.js';
import { namesAbsence } from './return-clause.js';

export type AutoReplyKind = 'out_of_office' | 'auto_reply';

/** How much of the body speaks for its kind: absence notes say so at once. */
const openingLength = 600;
/** "This is an automated message" often stands at the end. */
const noteLength = 2_000;

const vendorHeaders = [
  'x-autoreply',
  'x-autoreply-from',
  'x-autorespond',
  'x-autoresponder',
  'x-auto-reply',
  'x-auto-reply-from',
  'x-auto-respond',
  'x-auto-responder',
  'x-mail-autoreply',
  'x-mail-autoresponse',
  'x-vacation',
  'x-ms-exchange-inbox-rules-loop',
  'x-ebay-autoreply',
  'x-qq-autoreply',
  'auto-reply',
];

/** Somebody who was away is there again. */
const pastAbsence =
  /(?<!\p{L})(?:i was (?:away|out|on|off)|i have been (?:away|out|on)|i've been (?:away|out|on)|was out of (?:the )?office|ich war|wir waren|j'étais|j’étais|je rentre de|estuve|estaba de|ero in|sono stato|sono stata|estive|estava|ik was|jag var|jag har varit|jeg var|jeg har været|olin|byłem|byłam|byl jsem|byla jsem|voltam|szabadságon voltam|am fost|я был|я была|был в отпуске|была в отпуске|izindeydim|ήμουν)(?!\p{L})/u;

/**
 * Tells whether a program wrote this answer (RFC 3834, vendor headers, and the subjects and first lines that mail
 * systems use in many languages) and what it says; null for a person's mail. Bounces and other delivery notices are
 * not answers: judge them first (`classifyBounce`, `isDeliveryNotice`).
 *
 * @param text the text of the mail, where it has been read already
 */
export function classifyAutoReply(
  mail: ParsedMail,
  { body, isQuoting }: ReplyText = readReply(mail),
): AutoReplyKind | null {
  const subject = bareSubject(mail.subject);
  const absentSubject = beginsWithAny(subject, absenceSubjects);
  const note = lowered(body.slice(0, noteLength)).replace(/\s+/g, ' ');
  const opening = note.slice(0, openingLength);
  const absentOpening =
    !tellsOfPast(opening) && [...absencePhrases, ...closurePhrases].some(phrase => opening.includes(phrase));
  const tellsOfAbsence =
    absentOpening || (!tellsOfPast(opening) && tellsAbsence(note) && !isBareReceipt(note));
  const automaticSubject = beginsWithAny(subject, automaticSubjects);
  // "Re: Automatic reply: …" above a quote is what a person writes who is back.
  const answered = /^\s*(?:re|aw|sv|antw|vs|odp)\s?:/i.test(mail.subject) && isQuoting;
  if (saysAutomatic(mail.headers) || (automaticSubject && !answered)) {
    return absentSubject || tellsOfAbsence ? 'out_of_office' : 'auto_reply';
  }
  // Without a header a person may be writing about an absence; people quote what they answer, programs rarely do.
  if (isQuoting || isRelayed(note)) return null;
  // "Re: Out of office" is what a person keeps who asks something.
  if (absentSubject && (tellsOfAbsence || !asksBack(note))) return 'out_of_office';
  if (saysSoItself(note)) return 'auto_reply';
  if (asksBack(note)) return null;
  if (numbersCase(note)) return 'auto_reply';
  if (engages(note)) return null;
  const words = noteEvidence(opening);
  if (tellsOfAbsence && words > leastForTold) return 'out_of_office';
  if (tellsOfProgram(note) && words > leastForTold) return 'auto_reply';
  const isWorded =
    note.length >= leastWorded && words > (hintsAtAbsence(note) ? leastForHinted : leastForWords);
  return isWorded && !tellsOfPast(opening) ? 'out_of_office' : null;
}

/** How much its words must speak for a note: against a person, where it says nothing that only notes say; else hardly. */
const leastForWords = 1.5;
const leastForHinted = 0.4;
const leastForTold = -1.7;
/** A word or two are no note, whatever they speak for. */
const leastWorded = 20;

/** Thanks for a mail with a time within which somebody will answer it. */
const receipt =
  /thanks? (?:you )?for (?:your (?:message|e-?mail|enquiry|inquiry)|contacting|getting in touch|reaching out|writing)|received your (?:message|e-?mail)|(?:danke|dank) für ihre (?:e-?mail|nachricht|anfrage)|merci (?:pour|de) votre (?:e-?mail|message|demande)|merci de nous avoir contacté|gracias por (?:contactar|su (?:correo|mensaje)|escribir)|hemos recibido su|grazie per (?:averci|la sua|il suo|la tua|il tuo)|abbiamo ricevuto la (?:sua|tua)|obrigad[oa] (?:pelo (?:seu )?contac?to|pela (?:sua )?mensagem|por (?:entrar em|nos))|recebemos (?:a )?sua|(?:bedankt|dank) voor uw (?:e-?mail|bericht|aanvraag)|dziękujemy za (?:wiadomość|kontakt|przesłan)|tack för (?:ditt|att du)|takk for (?:din|henvendelsen|at du)|tak for din|kiitos (?:viestistäsi|yhteydenotostasi)/;
/** The same promise in other languages. */
const within =
  /(?:wir|uns) [^.!?]{0,60}innerhalb (?:von |der nächsten )?[^.!?]{0,24}(?:stunden|werktagen|arbeitstagen)|(?:vous )?(?:répondrons|recontacterons|reviendrons) [^.!?]{0,40}(?:heures|jours)|(?:responderemos|contactaremos|contestaremos) [^.!?]{0,40}(?:horas|días|dias)|(?:risponderemo|ricontatteremo|contatteremo) [^.!?]{0,30}(?:ore|giorni)|(?:reageren|antwoorden|nemen) [^.!?]{0,40}binnen [^.!?]{0,24}(?:uur|werkdagen|dagen)|odpowiemy w ciągu [^.!?]{0,20}(?:godzin|dni)|(?:återkommer|svarar|svarer|vender tilbage|kommer tilbake) [^.!?]{0,30}(?:inom|inden for|innen) [^.!?]{0,20}(?:timmar|dagar|arbetsdagar|timer|dager|dage|hverdage|virkedager)|vastaamme [^.!?]{0,30}(?:tunnin|päivän) (?:kuluessa|sisällä)/;
const promise =
  /(?:we|team|someone|somebody|agent|representative)[^.!?]{0,60} (?:get back|respond|reply|answer|contact|be in touch)[^.!?]{0,60} within [^.!?]{0,24}(?:hours|days?)(?![a-z])/;

/** How ticket systems head what one of their agents wrote, with a mark above which the reader may answer. */
const answerMark =
  /(?:above|oberhalb|über|au-dessus|encima|acima|sopra|boven|ovanför|ovenfor|powyżej|nad|выше)[^\n]{0,24}(?:line|zeile|linie|ligne|línea|linha|linea|lijn|linjen?|linii|tout(?:o|ou)|строк)/;
const updated =
  /(?:request|ticket|case|enquiry|anfrage|demande|solicitud|solicitação|pedido|richiesta|aanvraag|verzoek|ärende|sag|sak|zgłoszenie|žádost|požadavek|обращение|заявка|запрос)[^.!?]{0,40}(?:has been updated|was updated|wurde aktualisiert|a été mise? à jour|(?:ha sido|fue|se ha) actualizad|foi atualizad|è stat[oa] aggiornat|is bijgewerkt|har uppdaterats|er (?:blevet )?opdateret|er oppdatert|został[ao]? zaktualizowan|byl[ao]? aktualizov|обновлен)/;

/** A ticket system sends on what a person wrote in it; of a change of state it tells nothing but that. */
function isRelayed(note: string): boolean {
  return (
    answerMark.test(note) &&
    updated.test(note) &&
    !/(?:status|state|marked|set|changed?) (?:to|as|from)? ?(?:solved|resolved|closed|pending|open)|\b(?:solved|resolved)\b/.test(
      note,
    )
  );
}

/** What programs say of themselves, or of mail that they hold back. */
function saysSoItself(note: string): boolean {
  return (
    [...automaticPhrases, ...challengePhrases].some(phrase => note.includes(phrase)) ||
    (challengeWords.every(words => words.test(withoutAddresses(note))) && !asksBack(note))
  );
}

/** The points of an address end no sentence. */
function withoutAddresses(note: string): string {
  return note.replace(/[^\s<>@]+@[^\s<>@]+[^\s<>@.,;:!?]/g, ' ');
}

/** A receipt with the number of a case, whatever else it says. */
function numbersCase(note: string): boolean {
  return (
    /(?:#|n°|nº|nr\.?|no\.?|num[eé]ro|number|nummer|číslo|numer|номер|αριθμό|番号|번호|单号|編號|编号)[^.!?\d]{0,24}\d{4,}/.test(
      note,
    ) && acknowledges(note)
  );
}

/** What hardly anybody but programs says: tickets, people who left. */
function tellsOfProgram(note: string): boolean {
  return (
    (receipt.test(note) && (promise.test(note) || within.test(note))) ||
    registrations.some(registration => registration.test(note)) ||
    acknowledgementPhrases.some(phrase => note.includes(phrase)) ||
    acknowledges(note) ||
    tellsOfDeparture(note)
  );
}

/** A receipt says too until when, but of no absence. */
function isBareReceipt(note: string): boolean {
  return acknowledges(note) && !namesAbsence(foldText(note));
}

/** "Já não trabalhamos com …" tells what a firm does. */
function speaksOfOne(note: string, phrase: string): boolean {
  const at = note.indexOf(phrase);
  return at >= 0 && !/^(?:mos|my|me)(?!\p{L})/u.test(note.slice(at + phrase.length, at + phrase.length + 4));
}

function tellsOfDeparture(note: string): boolean {
  const isTold =
    departurePhrases.some(phrase => speaksOfOne(note, phrase)) ||
    departures.some(told => told.test(note)) ||
    departureStatements.some(told => told.test(foldText(note)));
  return isTold && !takeover.test(note) && !takeoverUnspaced.test(note);
}

/** "Ich war im Urlaub und komme erst jetzt dazu" is a person's excuse. */
function tellsOfPast(opening: string): boolean {
  return pastAbsence.test(opening);
}

/** Whoever asks something in the same breath writes for herself: "I am on leave from Monday, can you call this week?" */
function asksBack(note: string): boolean {
  return [...note.matchAll(/[^.!?？]{4,}[?？](?!\S)/gu)].some(
    ({ 0: question, index }) =>
      !speaksOfMeanwhile(question) && !isHeading(question, note.slice(index + question.length)),
  );
}

/** "Vannlekkasje? Vakttlf. 555 01 199": whom to call, and for what. */
function isHeading(question: string, rest: string): boolean {
  const words = question.trim().split(/\s+/).length;
  return words <= 2 && /^\s*[^.!?]{0,40}(?:\.\s?)?(?:\+?\d[\d\s./-]{5,}|\S@\S)/u.test(rest);
}

/** True when a program wrote this answer; see `classifyAutoReply`. */
export function isAutoReply(mail: ParsedMail): boolean {
  return classifyAutoReply(mail) !== null;
}

function saysAutomatic(headers: MailHeaders): boolean {
  const autoSubmitted =
    headerValue(headers, 'auto-submitted')
      .toLowerCase()
      .split(/[;(\s]/)[0] ?? '';
  if (autoSubmitted === 'no') return false;
  if (autoSubmitted !== '') return true;
  const precedence = headerValue(headers, 'precedence').toLowerCase();
  // "bulk", "junk" and "list" stand on newsletters and lists as well, and on people's mail through lists.
  if (precedence === 'auto_reply' || precedence === 'auto-reply') return true;
  if (headerValue(headers, 'delivered-to').toLowerCase() === 'autoresponder') return true;
  if (/autoresponder/i.test(headerValue(headers, 'x-post-messageclass'))) return true;
  if (/mailbox rules agent|oof/i.test(headerValue(headers, 'x-ms-exchange-generated-message-source')))
    return true;
  return vendorHeaders.some(name => isAffirmed(headers[name]));
}

function isAffirmed(values: readonly string[] | undefined): boolean {
  return values !== undefined && !values.every(value => /^(?:no|false|0)$/i.test(value.trim()));
}

/** The dot of a Turkish capital would stay behind as a mark of its own: "İzindeyim". */
function lowered(text: string): string {
  return text.toLowerCase().replaceAll('\u0307', '').replaceAll('’', "'");
}

/** Lower-cased subject without gateway tags such as "[EXTERNAL]" and without "Re:" (an absence note may keep it). */
function bareSubject(subject: string): string {
  return lowered(subject.slice(0, 500))
    .replace(/^(?:\s*\[(?:external|extern|ext)[^\]]{0,20}\])+\s*/, '')
    .replace(/^(?:\s*(?:re|aw|sv|fw|fwd|antw|tr)\s?:\s*){1,5}/, '')
    .trim();
}

function beginsWithAny(subject: string, beginnings: readonly string[]): boolean {
  return beginnings.some(beginning => {
    if (!subject.startsWith(beginning)) return false;
    const next = subject.charAt(beginning.length);
    // "Out of office?" is what a person asks.
    if (next === '?') return false;
    return next === '' || !/\p{L}/u.test(next) || !/\p{L}$/u.test(beginning) || isUnspaced(beginning);
  });
}

/** Scripts without spaces between words, and stems that take endings, end anywhere. */
function isUnspaced(beginning: string): boolean {
  return (
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}\p{Script=Thai}]$/u.test(beginning) ||
    /(?:atvaļinājum|atostog)$/.test(beginning)
  );
}

/** By how much the words of a text speak for an automatic note rather than for a person. */
function noteEvidence(text: string): number {
  const { person, out_of_office: absence, auto_reply: receipt } = scoresOf('note', text);
  return Math.log(Math.exp(absence) + Math.exp(receipt)) - person;
}
