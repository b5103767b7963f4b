import { arrival, mail, ourSubject, ourText, us, type Sample } from '../build.js';

const anna = `Anna Keller <${us}>`;
const marked = ourText.replace(/^/gm, '> ');
const broken = ourText.replace(/\n/g, '<br>');
const annaHtml = `Anna Keller &lt;<a href="mailto:${us}">${us}</a>&gt;`;
const re = `Re: ${ourSubject}`;
const confidential =
  'This e-mail and any attachments are confidential and intended solely for the addressee. If you have received this message in error, please notify the sender and delete it.';

/** [client, what was written, text] */
const texts: [client: string, body: string | string[], text: string, subject?: string][] = [
  [
    'Gmail, English',
    'Sounds good, does Tuesday 2pm work?',
    `Sounds good, does Tuesday 2pm work?\n\nOn Mon, Mar 3, 2025 at 9:14\u202fAM ${anna} wrote:\n\n${marked}\n`,
  ],
  [
    'Gmail, wrapped attribution',
    'Who else do you work with in Spain?',
    `Who else do you work with in Spain?\n\nOn Mon, Mar 3, 2025 at 9:14 AM Anna Keller <\n${us}> wrote:\n\n${marked}\n`,
  ],
  [
    'Gmail, German',
    ['Gerne, rufen Sie mich an.\n\nViele Grüße\nPetra', 'Gerne, rufen Sie mich an.'],
    `Gerne, rufen Sie mich an.\n\nViele Grüße\nPetra\n\nAm Mo., 3. März 2025 um 09:14 Uhr schrieb ${anna}:\n\n${marked}\n`,
  ],
  [
    'Gmail, French',
    'Merci, mais nous avons déjà un prestataire.',
    `Merci, mais nous avons déjà un prestataire.\n\nLe lun. 3 mars 2025 à 09:14, ${anna} a écrit :\n\n${marked}\n`,
  ],
  [
    'Gmail, Spanish',
    '¿Cuánto cuesta?',
    `¿Cuánto cuesta?\n\nEl lun, 3 mar 2025 a las 9:14, Anna Keller (<${us}>) escribió:\n\n${marked}\n`,
  ],
  [
    'Gmail, Portuguese',
    'Pode me ligar na quinta.',
    `Pode me ligar na quinta.\n\nEm seg., 3 de mar. de 2025 às 09:14, ${anna} escreveu:\n\n${marked}\n`,
  ],
  [
    'Gmail, Italian',
    'Mi mandi una proposta.',
    `Mi mandi una proposta.\n\nIl giorno lun 3 mar 2025 alle ore 09:14 ${anna} ha scritto:\n\n${marked}\n`,
  ],
  [
    'Gmail, Dutch',
    'Stuur maar een offerte.',
    `Stuur maar een offerte.\n\nOp ma 3 mrt 2025 om 09:14 schreef ${anna}:\n\n${marked}\n`,
  ],
  [
    'Gmail, Polish',
    'Proszę o ofertę.',
    `Proszę o ofertę.\n\npon., 3 mar 2025 o 09:14 ${anna} napisał(a):\n\n${marked}\n`,
  ],
  [
    'Gmail, Turkish',
    'Perşembe uygun.',
    `Perşembe uygun.\n\n${anna}, 3 Mar 2025 Pzt, 09:14 tarihinde şunu yazdı:\n\n${marked}\n`,
  ],
  [
    'Gmail, Russian',
    'Пришлите, пожалуйста, презентацию.',
    `Пришлите, пожалуйста, презентацию.\n\nпн, 3 мар. 2025 г. в 09:14, ${anna}:\n\n${marked}\n`,
  ],
  [
    'Gmail, Japanese',
    '資料を送ってください。',
    `資料を送ってください。\n\n2025年3月3日(月) 9:14 ${anna}:\n\n${marked}\n`,
  ],
  [
    'Gmail, Korean',
    '자료 보내주세요.',
    `자료 보내주세요.\n\n2025년 3월 3일 (월) 오전 9:14, ${anna}님이 작성:\n\n${marked}\n`,
  ],
  [
    'Gmail, Chinese',
    '请发一份报价。',
    `请发一份报价。\n\n${anna} 于2025年3月3日周一 09:14写道:\n\n${marked}\n`,
  ],
  [
    'Gmail, Czech',
    'Pošlete mi nabídku.',
    `Pošlete mi nabídku.\n\npo 3. 3. 2025 v 9:14 odesílatel ${anna} napsal:\n\n${marked}\n`,
  ],
  [
    'Gmail, Swedish',
    'Ring mig på fredag.',
    `Ring mig på fredag.\n\nDen mån 3 mars 2025 kl 09:14 skrev ${anna}:\n\n${marked}\n`,
  ],
  [
    'Gmail, Finnish',
    'Soita perjantaina.',
    `Soita perjantaina.\n\nma 3.3.2025 klo 9.14 ${anna} kirjoitti:\n\n${marked}\n`,
  ],
  [
    'Gmail, Hungarian',
    'Kérek egy ajánlatot.',
    `Kérek egy ajánlatot.\n\n${anna} ezt írta (időpont: 2025. márc. 3., H, 9:14):\n\n${marked}\n`,
  ],
  [
    'Gmail, Greek',
    'Στείλτε μου προσφορά.',
    `Στείλτε μου προσφορά.\n\nΣτις Δευ 3 Μαρ 2025 στις 9:14 π.μ., ο χρήστης ${anna} έγραψε:\n\n${marked}\n`,
  ],
  [
    'Gmail, Hebrew',
    'אפשר לדבר ביום חמישי.',
    `אפשר לדבר ביום חמישי.\n\n\u202bבתאריך יום ב׳, 3 במרץ 2025 ב-9:14 מאת \u202a${anna}\u202c\u200f:\u202c\n\n${marked}\n`,
  ],
  [
    'Gmail, Romanian',
    'Trimiteți oferta.',
    `Trimiteți oferta.\n\nÎn lun., 3 mar. 2025 la 09:14, ${anna} a scris:\n\n${marked}\n`,
  ],
  [
    'Gmail, Ukrainian',
    'Надішліть пропозицію.',
    `Надішліть пропозицію.\n\nпн, 3 бер. 2025 р. о 09:14 ${anna} пише:\n\n${marked}\n`,
  ],
  [
    'Gmail, Vietnamese',
    'Vui lòng gửi báo giá.',
    `Vui lòng gửi báo giá.\n\nVào Th 2, 3 thg 3, 2025 vào lúc 09:14 ${anna} đã viết:\n\n${marked}\n`,
  ],
  [
    'Apple Mail',
    ['Can you send a one-pager?\n\nThanks,\nPaul', 'Can you send a one-pager?'],
    `Can you send a one-pager?\n\nThanks,\nPaul\n\n> On Mar 3, 2025, at 9:14\u202fAM, ${anna} wrote:\n> \n${marked}\n`,
  ],
  [
    'iPhone',
    'Call me after 4.',
    `Call me after 4.\n\nSent from my iPhone\n\n> On 3 Mar 2025, at 09:14, ${anna} wrote:\n> \n> ${ourText.replace(/\n/g, '\n> ')}\n`,
  ],
  [
    'iPhone in German',
    'Bitte im Mai noch mal melden.',
    `Bitte im Mai noch mal melden.\n\nVon meinem iPhone gesendet\n\n> Am 03.03.2025 um 09:14 schrieb ${anna}:\n> \n> ${ourText.replace(/\n/g, '\n> ')}\n`,
  ],
  [
    'iPhone in French, with a bullet sign',
    'Rappelez-moi jeudi.',
    `Rappelez-moi jeudi.\n\nEnvoyé de mon iPhone\n\n> Le 3 mars 2025 à 09:14, ${anna} a écrit :\n> \n> ${ourText.replace(/\n/g, '\n> ')}\n`,
  ],
  [
    'iPad in Dutch',
    'Nee, dank u.',
    `Nee, dank u.\n\nVerstuurd vanaf mijn iPad\n\n> Op 3 mrt 2025 om 09:14 heeft ${anna} het volgende geschreven:\n> \n> ${ourText.replace(/\n/g, '\n> ')}\n`,
  ],
  [
    'iPhone in Danish',
    'Ring i morgen.',
    `Ring i morgen.\n\nSendt fra min iPhone\n\n> Den 3. mar. 2025 kl. 09.14 skrev ${anna}:\n> \n> ${ourText.replace(/\n/g, '\n> ')}\n`,
  ],
  [
    'Outlook desktop, English',
    [
      'Please contact our freight manager, Otto.\n\nKind regards,\nJane Roe',
      'Please contact our freight manager, Otto.',
    ],
    `Please contact our freight manager, Otto.\n\nKind regards,\nJane Roe\n\nFrom: ${anna}\nSent: Monday, March 3, 2025 9:14 AM\nTo: Jane Roe <jane@acme.example>\nSubject: ${ourSubject}\n\n${ourText}\n`,
  ],
  [
    'Outlook desktop with a warning of strangers',
    'Not at this time.',
    `Not at this time.\n\nFrom: ${anna}\nSent: Monday, March 3, 2025 9:14 AM\nTo: Jane Roe <jane@acme.example>\nSubject: [EXTERNAL] ${ourSubject}\n\nCAUTION: This email originated from outside of the organization. Do not click links or open attachments unless you recognize the sender.\n\n${ourText}\n`,
  ],
  [
    'Outlook web, underscores, Swedish',
    'Vi är nöjda med vår leverantör.',
    `Vi är nöjda med vår leverantör.\n\n________________________________\nFrån: ${anna}\nSkickat: den 3 mars 2025 09:14\nTill: Eva Lund <eva@bolag.example>\nÄmne: ${ourSubject}\n\n${ourText}\n`,
  ],
  [
    'Outlook for iOS',
    'Thursday is fine.',
    `Thursday is fine.\n\nGet Outlook for iOS<https://aka.ms/o0ukef>\n________________________________\nFrom: ${anna}\nSent: Monday, March 3, 2025 9:14:12 AM\nTo: Jane Roe <jane@acme.example>\nSubject: ${ourSubject}\n\n${ourText}\n`,
  ],
  [
    'Outlook for Android in German',
    'Passt mir gut.',
    `Passt mir gut.\n\nOutlook für Android<https://aka.ms/AAb9ysg> beziehen\n________________________________\nVon: ${anna}\nGesendet: Montag, März 3, 2025 9:14:12 vorm.\nAn: Eva Roth <eva@kunde.example>\nBetreff: ${ourSubject}\n\n${ourText}\n`,
  ],
  [
    'Outlook for iOS in French',
    'Envoyez-moi vos tarifs.',
    `Envoyez-moi vos tarifs.\n\nObtenir Outlook pour iOS<https://aka.ms/o0ukef>\n________________________________\nDe : ${anna}\nEnvoyé : lundi 3 mars 2025 09:14\nÀ : Paul Roux <paul@usine.example>\nObjet : ${ourSubject}\n\n${ourText}\n`,
  ],
  [
    'Outlook in Polish',
    'Nie jesteśmy zainteresowani.',
    `Nie jesteśmy zainteresowani.\n\nOd: ${anna}\nWysłano: poniedziałek, 3 marca 2025 09:14\nDo: Jan Kowal <jan@firma.example>\nTemat: ${ourSubject}\n\n${ourText}\n`,
  ],
  [
    'Outlook in Italian',
    'Ci sentiamo la prossima settimana.',
    `Ci sentiamo la prossima settimana.\n\nDa: ${anna}\nInviato: lunedì 3 marzo 2025 09:14\nA: Giulia Neri <giulia@officina.example>\nOggetto: ${ourSubject}\n\n${ourText}\n`,
  ],
  [
    'Outlook in Czech',
    'Děkuji, nemáme zájem.',
    `Děkuji, nemáme zájem.\n\nOd: ${anna}\nOdesláno: pondělí 3. března 2025 9:14\nKomu: Jan Dvořák <jan@podnik.example>\nPředmět: ${ourSubject}\n\n${ourText}\n`,
  ],
  [
    'Outlook in Japanese',
    '検討いたします。',
    `検討いたします。\n\n差出人: ${anna}\n送信日時: 2025年3月3日月曜日 9:14\n宛先: 田中 <tanaka@seizo.example>\n件名: ${ourSubject}\n\n${ourText}\n`,
  ],
  [
    'Outlook in Chinese',
    '请联系采购部。',
    `请联系采购部。\n\n发件人: ${anna}\n发送时间: 2025年3月3日 9:14\n收件人: 王敏 <wang@gongchang.example>\n主题: ${ourSubject}\n\n${ourText}\n`,
  ],
  [
    'Original message in Portuguese',
    'Envie a proposta.',
    `Envie a proposta.\n\n-----Mensagem original-----\nDe: Anna Keller [mailto:${us}]\nEnviada em: segunda-feira, 3 de março de 2025 09:14\nPara: Compras\nAssunto: ${ourSubject}\n\n${ourText}\n`,
  ],
  [
    'Thunderbird, below the quote',
    'Yes, but only from June on.',
    `On 03/03/2025 09:14, Anna Keller wrote:\n${marked}\n\nYes, but only from June on.\n\n-- \nKarl Ost\nOst Logistik GmbH\nTel. +49 30 123456\n`,
  ],
  [
    'Thunderbird in German',
    'Wir haben dafür einen Rahmenvertrag.',
    `Wir haben dafür einen Rahmenvertrag.\n\nAm 03.03.25 um 09:14 schrieb Anna Keller:\n${marked}\n`,
  ],
  [
    'Thunderbird in Spanish',
    'De acuerdo.',
    `De acuerdo.\n\nEl 3/3/25 a las 9:14, Anna Keller escribió:\n${marked}\n`,
  ],
  [
    'Yahoo',
    'Send me your rates.',
    `Send me your rates.\n\n    On Monday, March 3, 2025 at 09:14:22 AM GMT+1, ${anna} wrote:  \n \n ${ourText.replace(/\n/g, '\n ')}\n`,
  ],
  [
    'Yahoo on a telephone',
    'Maybe later this year.',
    `Maybe later this year.\n\nSent from Yahoo Mail on Android\n\n  On Mon, Mar 3, 2025 at 9:14, Anna Keller<${us}> wrote:   ${ourText}\n`,
  ],
  [
    'Proton Mail',
    'We handle this in house.',
    `We handle this in house.\n\nSent with [Proton Mail](https://proton.me/mail/home) secure email.\n\nOn Monday, March 3rd, 2025 at 9:14 AM, ${anna} wrote:\n\n${marked}\n`,
  ],
  [
    'Superhuman',
    'Happy to chat. Here is my calendar: https://cal.example/paul',
    `Happy to chat. Here is my calendar: https://cal.example/paul\n\nSent via Superhuman ( https://sprh.mn/?vip=paul@acme.example )\n\nOn Mon, Mar 03, 2025 at 9:14 AM, Anna Keller < ${us} > wrote:\n\n${marked}\n`,
  ],
  [
    'Samsung',
    'Ok, call me.',
    `Ok, call me.\n\nSent from my Galaxy\n\n\n-------- Original message --------\nFrom: ${anna}\nDate: 3/3/25 9:14 AM (GMT+01:00)\nTo: jane@acme.example\nSubject: ${ourSubject}\n\n${ourText}\n`,
  ],
  [
    'Samsung in Italian',
    'Va bene.',
    `Va bene.\n\nInviato dal mio Galaxy\n\n\n-------- Messaggio originale --------\nDa: ${anna}\nData: 03/03/25 09:14 (GMT+01:00)\nA: giulia@officina.example\nOggetto: ${ourSubject}\n\n${ourText}\n`,
  ],
  [
    'Spark',
    'Next week is better.',
    `Next week is better.\nOn 3 Mar 2025 at 09:14 +0100, ${anna}, wrote:\n${marked}\n`,
  ],
  [
    'Zoho',
    'Please share references.',
    `Please share references.\n\n\n\n---- On Mon, 03 Mar 2025 09:14:22 +0530 ${anna} wrote ---\n\n${ourText}\n`,
  ],
  [
    'Mail.ru',
    'Не интересно, спасибо.',
    `Не интересно, спасибо.\n\n\n>Понедельник, 3 марта 2025, 9:14 +03:00 от ${anna}:\n> \n${marked}\n`,
  ],
  [
    'Yandex',
    'Перезвоните в среду.',
    `Перезвоните в среду.\n\n\n03.03.2025, 09:14, "Anna Keller" <${us}>:\n${marked}\n`,
  ],
  [
    'Foxmail',
    '可以,请报价。',
    `可以,请报价。\n\n\n\nFrom: Anna Keller\nDate: 2025-03-03 16:14\nTo: wang\nSubject: ${ourSubject}\n${ourText}\n`,
  ],
  [
    'QQ',
    '没有兴趣。',
    `没有兴趣。\n\n\n------------------ 原始邮件 ------------------\n发件人: "Anna Keller" <${us}>;\n发送时间: 2025年3月3日(星期一) 下午4:14\n收件人: "王敏"<wang@qq.example>;\n主题: ${ourSubject}\n\n${ourText}\n`,
  ],
  [
    'Inline answers',
    'See below.\n\n18 percent of what?\n\nTuesday works.',
    `See below.\n\nOn Mon, Mar 3, 2025 at 9:14 AM ${anna} wrote:\n\n> We cut freight costs by about 18 percent.\n\n18 percent of what?\n\n> Would you be open to a short call next week?\n\nTuesday works.\n`,
  ],
  [
    'Lotus Notes',
    'Bitte keine Angebote mehr an diese Adresse.',
    `Bitte keine Angebote mehr an diese Adresse.\n\n\n\nVon:\tAnna Keller <${us}>\nAn:\tpeter.maier@kunde.example\nDatum:\t03.03.2025 09:14\nBetreff:\t${ourSubject}\n\n\n\n${ourText}\n`,
    `Antwort: ${ourSubject}`,
  ],
  [
    'Signature with a disclaimer',
    ['We are under contract until 2027.\n\nBest regards,\nTim Hall', 'We are under contract until 2027.'],
    `We are under contract until 2027.\n\nBest regards,\nTim Hall\nHead of Logistics | Acme Ltd\nT +44 20 7946 0102 | M +44 7700 900123\nwww.acme.example\n\n${confidential}\n\nFrom: ${anna}\nSent: 03 March 2025 09:14\nTo: Tim Hall <tim@acme.example>\nSubject: ${ourSubject}\n\n${ourText}\n`,
  ],
  [
    'Signature of dashes',
    'Wrong person, write to Eve.',
    `Wrong person, write to Eve.\n\n--\nTim Hall\nAcme Ltd, 1 Dock Road, Hull\n\nOn Mon, Mar 3, 2025 at 9:14 AM ${anna} wrote:\n${marked}\n`,
  ],
  [
    'Talks of a vacation',
    'I am on vacation next week, so let us speak after the 17th.',
    `I am on vacation next week, so let us speak after the 17th.\n\nOn Mon, Mar 3, 2025 at 9:14 AM ${anna} wrote:\n\n${marked}\n`,
  ],
  [
    'Talks of a colleague who is away',
    'Hi Anna, Mark is out of the office until Monday but he handles this. Can you call him then?',
    `Hi Anna, Mark is out of the office until Monday but he handles this. Can you call him then?\n\nOn Mon, Mar 3, 2025 at 9:14 AM ${anna} wrote:\n\n${marked}\n`,
  ],
  [
    'Talks of an out of office note',
    'Sorry, my out of office reply was wrong, I am here. What do you need?',
    `Sorry, my out of office reply was wrong, I am here. What do you need?\n\nOn Mon, Mar 3, 2025 at 9:14 AM ${anna} wrote:\n\n${marked}\n`,
  ],
  [
    'Talks of a failed delivery',
    'Your first mail came back with "user unknown" because I changed firms. I am interested, send the deck here.',
    `Your first mail came back with "user unknown" because I changed firms. I am interested, send the deck here.\n\nOn Mon, Mar 3, 2025 at 9:14 AM ${anna} wrote:\n\n${marked}\n`,
  ],
  [
    'Talks of undelivered pallets',
    'Two pallets were undeliverable last month: mailbox full of complaints here. Can you do better?',
    `Two pallets were undeliverable last month: mailbox full of complaints here. Can you do better?\n\nOn Mon, Mar 3, 2025 at 9:14 AM ${anna} wrote:\n\n${marked}\n`,
  ],
  [
    'German, talks of a vacation',
    'Ich bin gerade aus dem Urlaub zurück und schaue mir das an.',
    `Ich bin gerade aus dem Urlaub zurück und schaue mir das an.\n\nAm Mo., 3. März 2025 um 09:14 Uhr schrieb ${anna}:\n\n${marked}\n`,
  ],
  [
    'French, talks of leave',
    'Je pars en congés vendredi, pouvez-vous me rappeler jeudi ?',
    `Je pars en congés vendredi, pouvez-vous me rappeler jeudi ?\n\nLe lun. 3 mars 2025 à 09:14, ${anna} a écrit :\n\n${marked}\n`,
  ],
  [
    'Talks of tickets',
    'We open a support ticket for every damaged pallet, about 30 a month. Does your price include claims?',
    `We open a support ticket for every damaged pallet, about 30 a month. Does your price include claims?\n\nOn Mon, Mar 3, 2025 at 9:14 AM ${anna} wrote:\n\n${marked}\n`,
  ],
  [
    'Bare text without a quote',
    'Anna, thanks. From: Rotterdam, To: Madrid, 12 pallets a week. What would you charge?',
    'Anna, thanks. From: Rotterdam, To: Madrid, 12 pallets a week. What would you charge?\n',
  ],
  [
    'A sentence that looks like an attribution',
    'On Monday our director wrote:\nwe must save 10 percent.\nCan you do that?',
    'On Monday our director wrote:\nwe must save 10 percent.\nCan you do that?\n',
  ],
];

/** [client, what was written, HTML] */
const pages: [client: string, body: string | string[], html: string][] = [
  [
    'Gmail',
    'Let us talk in April.',
    `<div dir="ltr">Let us talk in April.</div><br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">On Mon, Mar 3, 2025 at 9:14 AM ${annaHtml} wrote:<br></div><blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex;border-left:1px solid rgb(204,204,204);padding-left:1ex">${broken}</blockquote></div>`,
  ],
  [
    'New Outlook',
    'Can you send prices for Lyon?',
    `<html><body><div class="elementToProof" style="font-family: Aptos, Calibri;">Can you send prices for Lyon?</div><div id="appendonsend"></div><hr style="display:inline-block;width:98%" tabindex="-1"><div id="divRplyFwdMsg" dir="ltr"><font face="Calibri, sans-serif" style="font-size:11pt" color="#000000"><b>From:</b> ${annaHtml}<br><b>Sent:</b> Monday, March 3, 2025 9:14 AM<br><b>To:</b> Jane Roe<br><b>Subject:</b> ${ourSubject}</font><div>&nbsp;</div></div><div>${broken}</div></body></html>`,
  ],
  [
    'Outlook mobile, reference message',
    'Yes please.',
    `<html><body><div dir="ltr">Yes please.</div><div id="ms-outlook-mobile-signature"><div><br></div>Sent from <a href="https://aka.ms/o0ukef">Outlook for iOS</a></div><hr style="display:inline-block;width:98%"><div id="mail-editor-reference-message-container"><div class="ms-outlook-mobile-reference-message"><b>From:</b> ${annaHtml}<br><b>Sent:</b> Monday, March 3, 2025 9:14 AM<br><b>To:</b> Jane Roe<br><b>Subject:</b> ${ourSubject}</div><div>${broken}</div></div></body></html>`,
  ],
  [
    'Outlook desktop, Spanish',
    ['Lo vemos en junio.', 'Lo vemos en junio. Saludos, Carlos'],
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body lang=ES><div class=WordSection1><p class=MsoNormal>Lo vemos en junio.<o:p></o:p></p><p class=MsoNormal>Saludos,<br>Carlos<o:p></o:p></p><div style='border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm'><p class=MsoNormal><b>De:</b> ${annaHtml}<br><b>Enviado el:</b> lunes, 3 de marzo de 2025 9:14<br><b>Para:</b> Carlos Ruiz<br><b>Asunto:</b> ${ourSubject}<o:p></o:p></p></div><p class=MsoNormal>${broken}</p></div></body></html>`,
  ],
  [
    'iPhone',
    'No thanks, all set.',
    `<html><head></head><body dir="auto">No thanks, all set.<br id="lineBreakAtBeginningOfSignature"><div dir="ltr">Sent from my iPhone</div><div dir="ltr"><br><blockquote type="cite">On Mar 3, 2025, at 9:14&#8239;AM, ${annaHtml} wrote:<br><br></blockquote></div><blockquote type="cite"><div dir="ltr">${broken}</div></blockquote></body></html>`,
  ],
  [
    'Proton',
    'Tell me about customs.',
    `<div style="font-family: Arial, sans-serif; font-size: 14px;">Tell me about customs.</div><div class="protonmail_signature_block" style="font-family: Arial;"><div class="protonmail_signature_block-user protonmail_signature_block-empty"></div><div class="protonmail_signature_block-proton">Sent with <a href="https://proton.me/mail/home">Proton Mail</a> secure email.</div></div><div class="protonmail_quote">On Monday, March 3rd, 2025 at 9:14 AM, ${annaHtml} wrote:<br><blockquote class="protonmail_quote" type="cite">${broken}</blockquote></div>`,
  ],
  [
    'Superhuman',
    'Intro me to your ops lead.',
    `<html><body><div><div>Intro me to your ops lead.</div><br><div class="gmail_signature"><div>Sent via <a href="https://sprh.mn/?vip=x">Superhuman</a></div></div></div><br><div><div class="gmail_quote sh-color-black sh-color">On Mon, Mar 03, 2025 at 9:14 AM, Anna Keller <span dir="ltr">&lt;<a href="mailto:${us}">${us}</a>&gt;</span> wrote:<br><blockquote class="gmail_quote sh-color-black">${broken}</blockquote></div></div></body></html>`,
  ],
  [
    'Samsung, German',
    'Schicken Sie mir etwas.',
    `<html><head></head><body><div dir="auto">Schicken Sie mir etwas.</div><div dir="auto"><br></div><div id="composer_signature" dir="auto"><div style="font-size:12px;color:#575757" dir="auto">Von meinem Galaxy gesendet</div></div><div><br></div><div style="font-size:100%;color:#000000" dir="auto"><!-- originalMessage --><div>-------- Ursprüngliche Nachricht --------</div><div>Von: ${annaHtml} </div><div>Datum: 03.03.25  09:14  (GMT+01:00) </div><div>An: eva@kunde.example </div><div>Betreff: ${ourSubject} </div><div><br></div></div>${broken}</body></html>`,
  ],
  [
    'Yahoo',
    'We ship 40 a month.',
    `<html><head></head><body><div class="yahoo-style-wrap" style="font-size:16px;"><div dir="ltr" data-setdir="false">We ship 40 a month.</div><div><br></div></div><div id="yahoo_quoted_0912" class="yahoo_quoted"><div style="font-size:13px;color:#26282a;"><div>On Monday, March 3, 2025 at 09:14:22 AM GMT+1, Anna Keller &lt;${us}&gt; wrote: </div><div><br></div><div>${broken}</div></div></div></body></html>`,
  ],
  [
    'Zimbra',
    'Merci de me rappeler.',
    `<html><body><div style="font-family: arial"><div>Merci de me rappeler.</div><div><br></div><hr id="zwchr" data-marker="__DIVIDER__"><div data-marker="__HEADERS__"><b>De: </b>"Anna Keller" &lt;${us}&gt;<br><b>À: </b>"Paul" &lt;paul@univ.example&gt;<br><b>Envoyé: </b>Lundi 3 Mars 2025 09:14:12<br><b>Objet: </b>${ourSubject}<br></div><br><div data-marker="__QUOTED_TEXT__">${broken}</div></div></body></html>`,
  ],
  [
    'GMX',
    'Kein Bedarf.',
    `<html><head></head><body><div style="font-family: Verdana;font-size: 12.0px;"><div>Kein Bedarf.</div><div>&nbsp;</div><div>-- <br/>Diese Nachricht wurde von meinem Android Mobiltelefon mit GMX Mail gesendet.</div><div class="signature">&nbsp;</div><div name="quote" style="margin:10px 5px 5px 10px; padding: 10px 0 10px 10px; border-left:2px solid #C3D9E5;"><div>Am 03.03.25, 09:14, Anna Keller &lt;${us}&gt; schrieb:</div><blockquote>${broken}</blockquote></div></div></body></html>`,
  ],
];

/** [name, text, asks not to be written to, subject] */
const wishes: [name: string, text: string, optOut: boolean, subject?: string][] = [
  ['Remove me', 'Please take me off your list.', true],
  ['Stop alone', 'STOP', true],
  ['In the subject', '', true, 'unsubscribe'],
  [
    'Under the law',
    'Where did you get my address? Delete my data under GDPR Art. 17 and do not contact me again.',
    true,
  ],
  ['German', 'Bitte nehmen Sie mich aus Ihrem Verteiler.', true],
  ['German, forbids advertising', 'Ich untersage Ihnen jede weitere Werbung per E-Mail.', true],
  ['French', "Merci de ne plus m'envoyer de mails.", true],
  ['Spanish', 'No me escriban más, por favor.', true],
  ['Portuguese', 'Favor remover meu e-mail da lista.', true],
  ['Italian', 'Cancellatemi dalla vostra lista.', true],
  ['Dutch', 'Graag uitschrijven.', true],
  ['Polish', 'Proszę o usunięcie mojego adresu z bazy.', true],
  ['Russian', 'Удалите мой адрес из рассылки.', true],
  ['Japanese', '配信停止をお願いします。', true],
  ['Czech', 'Prosím, vyřaďte mě z databáze.', true],
  ['Talks of a stop on the way', 'Do your trucks stop in Lyon on the way to Spain?', false],
  [
    'Unsubscribed from another one',
    'We unsubscribed from our old carrier portal, so the timing is good. Send details.',
    false,
  ],
  ['Not interested is no such wish', 'We are not interested at the moment.', false],
  ['Wants another list', 'Please remove item 4 from the list in your offer and send it again.', false],
];

export const elsewhereReplies: readonly Sample[] = [
  ...texts.map(([client, body, text, subject = re]): Sample => ({
    name: `Reply: ${client}`,
    at: arrival,
    kind: 'reply',
    body,
    raw: mail({ from: 'Petra Lang <petra.lang@kunde.example>', subject, answers: true, text }),
  })),
  ...pages.map(([client, body, html]): Sample => ({
    name: `HTML reply: ${client}`,
    at: arrival,
    kind: 'reply',
    body,
    raw: mail({ from: 'Petra Lang <petra.lang@kunde.example>', subject: re, answers: true, html }),
  })),
  ...wishes.map(([name, text, optOut, subject = re]): Sample => ({
    name: `Wish: ${name}`,
    at: arrival,
    kind: 'reply',
    optOut,
    raw: mail({
      from: 'Petra Lang <petra.lang@kunde.example>',
      subject,
      answers: true,
      text: subject === re ? `${text}\n\nOn Mon, Mar 3, 2025 at 9:14 AM ${anna} wrote:\n\n${marked}\n` : text,
    }),
  })),
];
