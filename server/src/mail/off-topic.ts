import { foldText } from '../domain/inbox/fold-text.js';
import { phraseMatcher } from './phrase-matcher.js';

/** Whoever writes more says something about the matter too. */
const shortLength = 400;

const matcher = (...words: string[]) => phraseMatcher(words.map(foldText));

/** What is missing or spared in "No subject", "Kein Text", "no idea": nothing that anybody refuses. */
const lacking =
  /^[(<[]?(?:(?:there is|there's|es gibt|il n'y a|hay|c'e) )?(?:no|keine?n?|pas d[e' ]+|aucune?|sans|sin|nessuna?|senza|sem|geen|ingen|inget|brak|bez|без|нет) ?(?:\p{L}+ )?(?:(?:message )?ids?|texts?|text ?body|body|subject(?: line)?|content|headers?|attachments?|title|idea|clue|comment|rush|hurry|worries|problem|reply (?:needed|necessary|required)|betreff(?:zeile)?|inhalt|anhang|ahnung|eile|kommentar|texte|objet|contenu|idee|piece jointe|asunto|texto|contenido|adjunto|prisa|oggetto|testo|contenuto|allegato|fretta|assunto|conteudo|anexo|pressa|onderwerp|tekst|inhoud|bijlage|haast|amne|innehall|bilaga|emne|innhold|indhold|vedlegg|temat\p{L}*|tresci|tytulu|zalacznika|predmetu|prilohy|темы|текста|вложени\p{L}*)(?: (?:here|found|given|in here|at all|about (?:this|that|it)|what (?:this|that|it) is|hier|ici|aqui|qui|this time|davon|vorhanden))?[)>\]]?[\s.!?]*$/u;

const findPapers = matcher(
  'invoice*', 'remittance*', 'payslip*', 'receipt', 'receipts', 'account statement', 'statement of account', 'minutes', 'sick note', 'rechnung*', 'mahnung*', 'gutschrift', 'lohnabrechnung*', 'kontoauszug*', 'krankmeldung', 'protokoll', 'facture', 'factures', 'avoir', 'relevé', 'bulletin de paie', 'compte rendu', 'factura', 'facturas', 'recibo', 'nómina', 'fattura', 'fatture', 'busta paga', 'verbale', 'fatura', 'faturas', 'boleto', 'nota fiscal', 'factuur', 'facturen', 'loonstrook', 'notulen', 'faktura', 'fakturan', 'fakturaen', 'fakturu', 'faktury', 'fakturę', 'lasku', 'lasku*', 'számla', 'számlát', 'számlánk*', 'facturii', 'faturanız', 'faturamız', 'τιμολόγιο', 'счёт', 'счет-фактура', 'рахунок', 'фактура', 'фактурата', '請求書', '发票', '發票', '세금계산서', '청구서', 'فاتورة', 'الفاتورة', 'חשבונית', 'hóa đơn', 'ใบแจ้งหนี้', 'tagihan',
); // prettier-ignore
/** That it comes with the mail, or is to be paid. */
const findEnclosed = matcher(
  'attached', 'enclosed', 'please find', 'attaching', 'overdue', 'unpaid', 'due within', 'is due', 'anbei', 'anhang', 'beigefügt*', 'beiliegend', 'angehängt', 'zahlbar', 'ci-joint', 'ci-jointe', 'ci-joints', 'ci-jointes', 'en pièce jointe', 'veuillez trouver', 'adjunto', 'adjunta', 'adjuntamos', 'adjuntas', 'allego', 'allegata', 'allegato', 'allegate', 'alleghiamo', 'em anexo', 'anexo', 'segue', 'bijgaand', 'bijgevoegd', 'in de bijlage', 'bifogar', 'bifogad*', 'bifogat', 'vedhæft*', 'vedlagt', 'vedlegger', 'liitteenä', 'ohessa', 'w załączeniu', 'w załączniku', 'załączam', 'v příloze', 'v prílohe', 'přikládám', 'posílám', 'mellékelt*', 'csatol*', 'atașez', 'atașat*', 'ektedir', 'ekte', 'во вложении', 'прикрепля*', 'у вкладенні', 'прилагам', 'συνημμέν*', 'επισυνάπτ*', '添付', '附件', '첨부', 'مرفق*', 'מצורפת', 'מצורף', 'đính kèm', 'แนบ', 'terlampir',
); // prettier-ignore
/** Whoever shows what another one charges wants an offer. */
const findComparing = matcher(
  'beat', 'compare', 'comparison', 'match', 'better', 'vergleich*', 'unterbieten', 'compar*', 'confront*', 'vergelijk*', 'jämför*', 'sammenlign*', 'porówn*', 'porovn*', 'сравн*',
); // prettier-ignore

/** "Your order has shipped", "Ihr Paket liegt bereit": news of a parcel. */
const parcel =
  /(?<!\p{L})(?:your (?:order|parcel|package|shipment)|ihr(?:e|em)? (?:paket|bestellung|sendung)|votre (?:colis|commande)|(?:su|tu) (?:pedido|paquete)|(?:il suo|la sua|il tuo) (?:ordine|pacco|spedizione)|(?:seu|sua) (?:pedido|encomenda)|(?:uw|je) (?:bestelling|pakket|pakketje)|din (?:bestallning|pakke|ordre|bestilling)|ditt paket|twoja (?:paczka|przesylka)|vase zasilka|ваш (?:заказ|посылка))(?: \S+){0,3} (?:(?:has|was|is|could not|couldn't|will) (?:been |be )?(?:shipped|dispatched|delivered|out for|on its|ready|waiting|left|arriv)|wurde|liegt|ist (?:unterwegs|da|versandt)|konnte|a ete|est (?:en cours|arrive|disponible)|ha sido|esta (?:en camino|listo)|e stat[oa]|foi|is (?:verzonden|onderweg|bezorgd)|har (?:skickats|levererats|blivit)|er (?:sendt|pa vei|klar)|zostala|byla|отправлен|доставлен)/u;

/** Somebody who sells to us: "We are a leading manufacturer … would like to offer you our products". */
const pitch =
  /(?<!\p{L})(?:we are|we're|i represent|wir sind|nous sommes|somos|siamo) (?:a|an|one of|ein\p{L}?|une?|uma?|una?)?(?: \S+){0,6} (?:manufacturer|supplier|factory|exporter|producer|agency|hersteller|lieferant|agentur|fabricant|fournisseur|agence|fabricante|proveedor|agencia|produttore|fornitore|agenzia|fornecedor)(?!\p{L})/u;
const offering =
  /(?<!\p{L})(?:offer you|introduce our|our (?:products|catalog\p{L}*|best price)|ihnen unsere|unser(?:e|en)? (?:produkte|katalog)|vous proposer|nos produits|ofrecer\p{L}*|nuestros productos|offrir\p{L}*|i nostri prodotti|oferecer|nossos produtos)(?!\p{L})/u;

/** Whether a folded text says nothing, neither yes nor no, and asks for nothing: "No subject", "kein Text". */
export function saysNothing(text: string): boolean {
  return lacking.test(text);
}

/** Whether a folded text is of other business than ours: an invoice, a parcel, somebody else's offer. */
export function isOtherBusiness(text: string): boolean {
  if (text.length > shortLength || /[?？؟]/u.test(text)) return false;
  const isPaper =
    findPapers(text).length > 0 && findEnclosed(text).length > 0 && findComparing(text).length === 0;
  return isPaper || parcel.test(text) || (pitch.test(text) && offering.test(text));
}
