import { arrival, mail, ourSubject, ourText, us, type Sample } from '../build.js';

const re = `Re: ${ourSubject}`;
const marked = ourText.replace(/^/gm, '> ');
const barred = ourText.replace(/\n/g, '<br>');
const anna = `Anna Keller <${us}>`;
const annaHtml = `Anna Keller &lt;<a href="mailto:${us}">${us}</a>&gt;`;

interface Answer {
  name: string;
  body: string | string[];
  text?: string;
  html?: string;
  category?: Sample['category'];
  subject?: string;
  charset?: string;
  optOut?: boolean;
}

/** What was written, with and without the line that closes it. */
const closed = (body: string, ...closings: string[]): string[] => [
  body,
  ...closings.map((_line, index) => [body, ...closings.slice(0, index + 1)].join('\n')),
];

const outlookHeader = (from: string, sent: string, to: string, subject: string, date: string): string =>
  `${from} ${anna}\n${sent} ${date}\n${to} Petra Lang <petra.lang@kunde.example>\n${subject} ${ourSubject}`;

const answers: Answer[] = [
  {
    name: 'Outlook 365, new, HTML alone',
    category: 'Interested',
    body: closed('Sounds interesting - can you do Thursday at 2?', 'Thanks,', 'Petra'),
    html: `<html><head></head><body><div class="elementToProof" style="font-family: Aptos, sans-serif; font-size: 12pt;">Sounds interesting - can you do Thursday at 2?</div><div class="elementToProof"><br></div><div class="elementToProof">Thanks,</div><div class="elementToProof">Petra</div><div id="appendonsend"></div><hr style="display: inline-block; width: 98%;"><div id="divRplyFwdMsg" dir="ltr"><span style="font-family: Calibri, sans-serif; font-size: 11pt;"><b>From:</b>&nbsp;${annaHtml}<br><b>Sent:</b>&nbsp;Monday, March 3, 2025 9:14 AM<br><b>To:</b>&nbsp;Petra Lang &lt;petra.lang@kunde.example&gt;<br><b>Subject:</b>&nbsp;${ourSubject}</span><div>&nbsp;</div></div><div>${barred}</div></body></html>`,
  },
  {
    name: 'Outlook for iOS',
    category: 'Neutral',
    body: 'Pls talk to Max Weber, he owns logistics.',
    text: `Pls talk to Max Weber, he owns logistics.\n\nGet Outlook for iOS<https://aka.ms/o0ukef>\n________________________________\n${outlookHeader('From:', 'Sent:', 'To:', 'Subject:', 'Monday, March 3, 2025 9:14:00 AM')}\n\n${ourText}\n`,
    html: `<html><body><div dir="auto">Pls talk to Max Weber, he owns logistics.</div><div dir="auto" id="ms-outlook-mobile-signature"><br><a href="https://aka.ms/o0ukef">Get Outlook for iOS</a></div><hr><div id="divRplyFwdMsg" dir="ltr"><b>From:</b> ${annaHtml}<br><b>Sent:</b> Monday, March 3, 2025 9:14:00 AM<br></div><div>${barred}</div></body></html>`,
  },
  {
    name: 'Outlook, Swedish, text',
    category: 'Not Interested',
    body: closed('Tack, men vi är inte intresserade.', 'Mvh', 'Petra'),
    text: `Tack, men vi är inte intresserade.\n\nMvh\nPetra\n\n${outlookHeader('Från:', 'Skickat:', 'Till:', 'Ämne:', 'den 3 mars 2025 09:14')}\n\n${ourText}\n`,
  },
  {
    name: 'Outlook, Polish, text, legal notice',
    category: 'Interested',
    body: closed('Proszę przesłać ofertę.', 'Pozdrawiam', 'Petra Lang'),
    text: `Proszę przesłać ofertę.\n\nPozdrawiam\nPetra Lang\nKierownik Logistyki\ntel. +48 22 123 45 67\n\nTa wiadomość jest przeznaczona wyłącznie dla adresata i może zawierać informacje poufne. Jeśli nie jesteś adresatem, prosimy o usunięcie wiadomości.\n\n${outlookHeader('Od:', 'Wysłano:', 'Do:', 'Temat:', 'poniedziałek, 3 marca 2025 09:14')}\n\n${ourText}\n`,
  },
  {
    name: 'Outlook, Finnish, text',
    body: closed('Kiitos viestistä, palaamme asiaan syksyllä.', 'Terveisin', 'Petra'),
    category: 'Neutral',
    text: `Kiitos viestistä, palaamme asiaan syksyllä.\n\nTerveisin\nPetra\n\n${outlookHeader('Lähettäjä:', 'Lähetetty:', 'Vastaanottaja:', 'Aihe:', 'maanantai 3. maaliskuuta 2025 9.14')}\n\n${ourText}\n`,
  },
  {
    name: 'Outlook, Czech, text',
    body: closed('Děkuji, nemáme zájem.', 'S pozdravem', 'Petra Langová'),
    category: 'Not Interested',
    text: `Děkuji, nemáme zájem.\n\nS pozdravem\nPetra Langová\n\n${outlookHeader('Od:', 'Odesláno:', 'Komu:', 'Předmět:', 'pondělí 3. března 2025 9:14')}\n\n${ourText}\n`,
  },
  {
    name: 'Outlook, Turkish, text',
    body: closed('Merhaba, fiyat teklifinizi gönderebilir misiniz?', 'Saygılarımla', 'Petra'),
    category: 'Interested',
    text: `Merhaba, fiyat teklifinizi gönderebilir misiniz?\n\nSaygılarımla\nPetra\n\n${outlookHeader('Kimden:', 'Gönderildi:', 'Kime:', 'Konu:', '3 Mart 2025 Pazartesi 09:14')}\n\n${ourText}\n`,
  },
  {
    name: 'Outlook, Japanese, text',
    body: closed('資料をお送りいただけますでしょうか。', '田中'),
    category: 'Interested',
    text: `資料をお送りいただけますでしょうか。\n\n田中\n\n差出人: ${anna}\n送信日時: 2025年3月3日 17:14\n宛先: Petra Lang <petra.lang@kunde.example>\n件名: ${ourSubject}\n\n${ourText}\n`,
  },
  {
    name: 'Outlook, Chinese, text',
    body: '谢谢,我们暂时不需要。',
    category: 'Not Interested',
    text: `谢谢,我们暂时不需要。\n\n发件人: ${anna}\n发送时间: 2025年3月3日 16:14\n收件人: Petra Lang <petra.lang@kunde.example>\n主题: ${ourSubject}\n\n${ourText}\n`,
  },
  {
    name: 'Outlook, Korean, text',
    body: closed('자료 보내주시면 검토해 보겠습니다.', '감사합니다.'),
    category: 'Interested',
    text: `자료 보내주시면 검토해 보겠습니다.\n\n감사합니다.\n\n보낸 사람: ${anna}\n보낸 날짜: 2025년 3월 3일 월요일 오후 5:14\n받는 사람: Petra Lang <petra.lang@kunde.example>\n제목: ${ourSubject}\n\n${ourText}\n`,
  },
  {
    name: 'Outlook, Russian, text',
    body: closed('Добрый день! Интересно, пришлите расценки.', 'С уважением,', 'Петра'),
    category: 'Interested',
    text: `Добрый день! Интересно, пришлите расценки.\n\nС уважением,\nПетра\n\nОт: ${anna}\nОтправлено: 3 марта 2025 г. 9:14\nКому: Petra Lang <petra.lang@kunde.example>\nТема: ${ourSubject}\n\n${ourText}\n`,
  },
  {
    name: 'Outlook, Hebrew, text',
    body: 'תודה, לא רלוונטי עבורנו.',
    category: 'Not Interested',
    text: `תודה, לא רלוונטי עבורנו.\n\nמאת: ${anna}\nנשלח: יום שני 03 מרץ 2025 09:14\nאל: Petra Lang <petra.lang@kunde.example>\nנושא: ${ourSubject}\n\n${ourText}\n`,
  },
  {
    name: 'Outlook, Hungarian, text',
    body: closed('Köszönjük, jelenleg nem aktuális.', 'Üdvözlettel:', 'Petra'),
    category: 'Not Interested',
    text: `Köszönjük, jelenleg nem aktuális.\n\nÜdvözlettel:\nPetra\n\nFeladó: ${anna}\nElküldve: 2025. március 3., hétfő 9:14\nCímzett: Petra Lang <petra.lang@kunde.example>\nTárgy: ${ourSubject}\n\n${ourText}\n`,
  },
  {
    name: 'Apple Mail, iPhone, German',
    body: ['Ja gerne, rufen Sie mich morgen an.'],
    category: 'Interested',
    text: `Ja gerne, rufen Sie mich morgen an.\n\nVon meinem iPhone gesendet\n\n> Am 03.03.2025 um 09:14 schrieb ${anna}:\n> \n${marked}\n`,
    html: `<html><head></head><body dir="auto">Ja gerne, rufen Sie mich morgen an.<br><br><div dir="ltr">Von meinem iPhone gesendet</div><div dir="ltr"><br><blockquote type="cite">Am 03.03.2025 um 09:14 schrieb ${annaHtml}:<br><br></blockquote></div><blockquote type="cite"><div dir="ltr">${barred}</div></blockquote></body></html>`,
  },
  {
    name: 'Apple Mail, macOS, French',
    body: closed('Merci mais nous avons déjà un prestataire.', 'Bien à vous,', 'Petra'),
    category: 'Not Interested',
    text: `Merci mais nous avons déjà un prestataire.\n\nBien à vous,\nPetra\n\n> Le 3 mars 2025 à 09:14, ${anna} a écrit :\n> \n${marked}\n`,
  },
  {
    name: 'Apple Mail, iPad, Japanese',
    body: '来週お電話ください。',
    category: 'Interested',
    text: `来週お電話ください。\n\niPadから送信\n\n> 2025/03/03 17:14、${anna}のメール:\n> \n> ${ourText.replace(/\n/g, '\n> ')}\n`,
  },
  {
    name: 'Gmail, Spanish, folded attribution',
    body: closed('¿Cuánto cuesta?', 'Saludos'),
    category: 'Interested',
    text: `¿Cuánto cuesta?\n\nSaludos\n\nEl lun, 3 mar 2025 a las 9:14, Anna Keller (<${us}>)\nescribió:\n\n${marked}\n`,
  },
  {
    name: 'Gmail, Hebrew, attribution right to left',
    body: 'מעניין, אפשר לקבוע שיחה?',
    category: 'Interested',
    text: `מעניין, אפשר לקבוע שיחה?\n\n\u202bבתאריך יום ב׳, 3 במרץ 2025 ב-9:14 מאת \u202aAnna Keller\u202c\u200f <\u202a${us}\u202c\u200f>:\u202c\n\n${marked}\n`,
  },
  {
    name: 'Gmail, Korean',
    body: '관심 없습니다.',
    category: 'Not Interested',
    text: `관심 없습니다.\n\n2025년 3월 3일 (월) 오후 5:14, Anna Keller <${us}>님이 작성:\n\n${marked}\n`,
  },
  {
    name: 'Gmail, Vietnamese',
    body: 'Vui lòng gửi báo giá cho tôi.',
    category: 'Interested',
    text: `Vui lòng gửi báo giá cho tôi.\n\nVào Th 2, 3 thg 3, 2025 vào lúc 15:14 Anna Keller <${us}> đã\nviết:\n\n${marked}\n`,
  },
  {
    name: 'Gmail, Arabic',
    body: 'شكرا، لسنا مهتمين حاليا.',
    category: 'Not Interested',
    text: `شكرا، لسنا مهتمين حاليا.\n\nفي الاثنين، 3 مارس 2025 في 9:14 ص تمت كتابة ما يلي بواسطة Anna Keller <${us}>:\n\n${marked}\n`,
  },
  {
    name: 'Gmail, Greek, HTML and text',
    body: 'Στείλτε μου περισσότερες πληροφορίες παρακαλώ.',
    category: 'Interested',
    text: `Στείλτε μου περισσότερες πληροφορίες παρακαλώ.\n\nΣτις Δευ 3 Μαρ 2025 στις 9:14 π.μ., ο χρήστης Anna Keller <${us}>\nέγραψε:\n\n${marked}\n`,
    html: `<div dir="ltr">Στείλτε μου περισσότερες πληροφορίες παρακαλώ.</div><br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">Στις Δευ 3 Μαρ 2025 στις 9:14 π.μ., ο χρήστης ${annaHtml} έγραψε:<br></div><blockquote class="gmail_quote" style="margin:0 0 0 .8ex">${barred}</blockquote></div>`,
  },
  {
    name: 'Gmail, inline answers',
    body: [
      '> Would you be open to a short call next week?\n\nYes, Tuesday 10am works. Before that: which lanes do you cover?',
      'Yes, Tuesday 10am works. Before that: which lanes do you cover?',
    ],
    text: `On Mon, Mar 3, 2025 at 9:14 AM Anna Keller <${us}> wrote:\n\n> Hi there,\n> I noticed that your team ships a lot of pallets to Spain.\n> Would you be open to a short call next week?\n\nYes, Tuesday 10am works. Before that: which lanes do you cover?\n\n> Anna Keller\n> Northwind Sales\n> Not interested? Unsubscribe: https://northwind-sales.com/u/8f2c\n`,
  },
  {
    name: 'Thunderbird, bottom posting, German',
    body: closed('Klingt gut, schicken Sie mir bitte Unterlagen.', 'Grüße', 'Petra'),
    category: 'Interested',
    text: `Am 03.03.25 um 09:14 schrieb Anna Keller:\n${marked}\n\nKlingt gut, schicken Sie mir bitte Unterlagen.\n\nGrüße\nPetra\n-- \nPetra Lang\nKunde GmbH, 80331 München\n`,
  },
  {
    name: 'Yahoo web',
    body: 'We are fine with our current carrier.',
    category: 'Not Interested',
    text: `We are fine with our current carrier.\n\n    On Monday, March 3, 2025 at 09:14:00 AM GMT+1, Anna Keller <${us}> wrote:  \n \n ${ourText.replace(/\n/g, '\n ')}\n  `,
    html: `<html><head></head><body><div class="ydp1yahoo-style-wrap" style="font-family:Helvetica Neue"><div dir="ltr" data-setdir="false">We are fine with our current carrier.</div><div><br></div></div><div id="yahoo_quoted_9912" class="yahoo_quoted"><div>On Monday, March 3, 2025 at 09:14:00 AM GMT+1, Anna Keller &lt;${us}&gt; wrote:</div><div><br></div><div>${barred}</div></div></body></html>`,
  },
  {
    name: 'Yahoo, Android',
    body: 'Call me after 4pm today',
    category: 'Interested',
    text: `Call me after 4pm today\n\nSent from Yahoo Mail on Android \n \n  On Mon, Mar 3, 2025 at 9:14 AM, Anna Keller<${us}> wrote:   ${ourText}\n`,
  },
  {
    name: 'Spark',
    body: closed('Happy to chat. What about Wednesday?', 'Petra'),
    category: 'Interested',
    text: `Happy to chat. What about Wednesday?\n\nPetra\nOn 3 Mar 2025 at 9:14 AM +0100, ${anna}, wrote:\n${marked}\n`,
    html: `<html><body><div name="messageBodySection"><div dir="auto">Happy to chat. What about Wednesday?<br><br>Petra</div></div><div name="messageSignatureSection"><br></div><div name="messageReplySection">On 3 Mar 2025 at 9:14 AM +0100, ${annaHtml}, wrote:<br><blockquote type="cite">${barred}</blockquote></div></body></html>`,
  },
  {
    name: 'Superhuman',
    body: closed('Circle back in Q3 please.', 'Petra'),
    category: 'Neutral',
    text: `Circle back in Q3 please.\n\nPetra\n\nSent via Superhuman ( https://sprh.mn/?vip=petra@kunde.example )\n\nOn Mon, Mar 03, 2025 at 9:14 AM, Anna Keller < ${us} > wrote:\n\n> \n> ${ourText.replace(/\n/g, '\n> \n> ')}\n`,
  },
  {
    name: 'Samsung mail',
    body: 'Who gave you my address?',
    category: 'Neutral',
    text: `Who gave you my address?\n\n\nSent from my Galaxy\n\n\n-------- Original message --------\nFrom: ${anna}\nDate: 03/03/2025 09:14 (GMT+01:00)\nTo: petra.lang@kunde.example\nSubject: ${ourSubject}\n\n${ourText}\n`,
  },
  {
    name: 'Samsung mail, German',
    body: 'Kein Interesse.',
    category: 'Not Interested',
    text: `Kein Interesse.\n\nVon meinem Samsung Galaxy Smartphone gesendet.\n\n\n-------- Ursprüngliche Nachricht --------\nVon: ${anna}\nDatum: 03.03.25 09:14 (GMT+01:00)\nAn: petra.lang@kunde.example\nBetreff: ${ourSubject}\n\n${ourText}\n`,
  },
  {
    name: 'ProtonMail',
    body: 'Can you share a case study?',
    category: 'Interested',
    text: `Can you share a case study?\n\nSent with [Proton Mail](https://proton.me/mail/home) secure email.\n\nOn Monday, March 3rd, 2025 at 9:14 AM, ${anna} wrote:\n\n${marked}\n`,
    html: `<div style="font-family: Arial, sans-serif; font-size: 14px;">Can you share a case study?</div><div class="protonmail_signature_block"><div class="protonmail_signature_block-user protonmail_signature_block-empty"></div><div class="protonmail_signature_block-proton">Sent with <a href="https://proton.me/">Proton Mail</a> secure email.</div></div><div class="protonmail_quote">On Monday, March 3rd, 2025 at 9:14 AM, ${annaHtml} wrote:<br><blockquote class="protonmail_quote" type="cite">${barred}</blockquote></div>`,
  },
  {
    name: 'Zoho Mail',
    body: 'Yes please send details',
    category: 'Interested',
    text: `Yes please send details\n\n\n\n\n---- On Mon, 03 Mar 2025 09:14:00 +0100 ${anna} wrote ---\n\n${ourText}\n`,
  },
  {
    name: 'Roundcube, Italian',
    body: closed('Al momento non siamo interessati, grazie.', 'Cordiali saluti'),
    category: 'Not Interested',
    text: `Al momento non siamo interessati, grazie.\n\nCordiali saluti\n\n---\nPetra Lang\nKunde Srl\n\nIl 2025-03-03 09:14 Anna Keller ha scritto:\n\n${marked}\n`,
  },
  {
    name: 'mail.ru web',
    body: 'Спасибо, неинтересно',
    category: 'Not Interested',
    text: `Спасибо, неинтересно\n\n--\nPetra Lang\n\n  \n>Понедельник, 3 марта 2025, 9:14 +03:00 от Anna Keller <${us}>:\n> \n${marked}\n`,
  },
  {
    name: 'QQ Mail',
    body: '请发一份报价单。',
    category: 'Interested',
    charset: 'gb18030',
    text: `请发一份报价单。\n\n\n\n------------------ 原始邮件 ------------------\n发件人: "Anna Keller" <${us}>;\n发送时间: 2025年3月3日(星期一) 下午4:14\n收件人: "Petra Lang"<petra.lang@kunde.example>;\n主题: ${ourSubject}\n\n${ourText}\n`,
  },
  {
    name: 'Lotus Notes answer',
    body: closed('We will not change carriers this year.', 'Petra'),
    category: 'Not Interested',
    text: `We will not change carriers this year.\n\nPetra\n\n\n\nFrom:\t"Anna Keller" <${us}>\nTo:\t<petra.lang@kunde.example>\nDate:\t03.03.2025 09:14\nSubject:\t${ourSubject}\n\n\n\n${ourText}\n`,
  },
  {
    name: 'A long disclaimer, English',
    body: closed('OK, send me your rates to Valencia.', 'Regards,', 'Petra Lang'),
    category: 'Interested',
    text: `OK, send me your rates to Valencia.\n\nRegards,\nPetra Lang | Head of Logistics\nKunde Ltd | 1 Dock Road | London E16\nT: +44 20 7946 0001 | M: +44 7700 900123\nwww.kunde.example\n\nThis e-mail and any attachments are confidential and may be legally privileged. If you are not the intended recipient please notify the sender and delete it. Kunde Ltd is registered in England No. 123456. To unsubscribe from our own newsletter click here.\n\nFrom: ${anna}\nSent: 03 March 2025 09:14\nTo: Petra Lang <petra.lang@kunde.example>\nSubject: ${ourSubject}\n\n${ourText}\n`,
  },
  {
    name: 'CAUTION banner of the receiving company in the quote',
    body: closed('Not for us, sorry.', 'P.'),
    category: 'Not Interested',
    text: `Not for us, sorry.\n\nP.\n\n-----Original Message-----\nFrom: ${anna}\nSent: Monday, March 3, 2025 9:14 AM\nTo: Petra Lang <petra.lang@kunde.example>\nSubject: [EXTERNAL] ${ourSubject}\n\nCAUTION: This email originated from outside of the organization. Do not click links unless you recognize the sender.\n\n${ourText}\n`,
  },
  {
    name: 'Answer without a quote, with paragraphs',
    body: 'Hi Anna,\n\nthanks for reaching out. We ship about 40 pallets a week, mostly to Madrid and Seville.\n\nWhat would you need from us to give a quote?',
    category: 'Interested',
    text: 'Hi Anna,\n\nthanks for reaching out. We ship about 40 pallets a week, mostly to Madrid and Seville.\n\nWhat would you need from us to give a quote?\n',
  },
  {
    name: 'The text speaks of From and To',
    body: 'We need a price:\nFrom: Hamburg\nTo: Valencia\nWeight: 12 t',
    category: 'Interested',
    text: `We need a price:\nFrom: Hamburg\nTo: Valencia\nWeight: 12 t\n\nOn Mon, Mar 3, 2025 at 9:14 AM ${anna} wrote:\n${marked}\n`,
  },
  {
    name: 'Wrote is a word of the text',
    body: 'On Monday my colleague Tom Berg wrote:\nwe have no need before summer. I agree with him.',
    text: `On Monday my colleague Tom Berg wrote:\nwe have no need before summer. I agree with him.\n\nOn Mon, Mar 3, 2025 at 9:14 AM ${anna} wrote:\n${marked}\n`,
  },
  {
    name: 'Portuguese, Outlook web, HTML alone',
    body: closed('Podemos falar na quinta?', 'Abs,', 'Petra'),
    category: 'Interested',
    html: `<html><body><div style="font-family:Calibri">Podemos falar na quinta?</div><div><br></div><div>Abs,</div><div>Petra</div><hr style="display:inline-block;width:98%" tabindex="-1"><div id="divRplyFwdMsg" dir="ltr"><font face="Calibri, sans-serif"><b>De:</b> ${annaHtml}<br><b>Enviado:</b> segunda-feira, 3 de março de 2025 09:14<br><b>Para:</b> Petra Lang<br><b>Assunto:</b> ${ourSubject}</font></div><div>${barred}</div></body></html>`,
  },
  {
    name: 'Dutch Gmail telephone',
    body: 'Nee bedankt',
    category: 'Not Interested',
    text: `Nee bedankt\n\nOp ma 3 mrt 2025 09:14 schreef Anna Keller <${us}>:\n\n${marked}\n`,
  },
  {
    name: 'Danish iPhone',
    body: 'Send gerne mere info.',
    category: 'Interested',
    text: `Send gerne mere info.\n\nSendt fra min iPhone\n\n> Den 3. mar. 2025 kl. 09.14 skrev ${anna}:\n> \n${marked}\n`,
  },
  {
    name: 'Quote without any marks below a rule',
    body: 'Leave it with me, I will ask our CFO.',
    category: 'Neutral',
    text: `Leave it with me, I will ask our CFO.\n\n________________________________________\nVan: ${anna}\nVerzonden: maandag 3 maart 2025 09:14\nAan: Petra Lang\nOnderwerp: ${ourSubject}\n\n${ourText}\n`,
  },
];

export const unseenReplies: Sample[] = answers.map(
  ({ name, body, text, html, category, subject = re, charset, optOut = false }): Sample => ({
    name: `Answer, ${name}`,
    at: arrival,
    kind: 'reply',
    optOut,
    body,
    ...(category && { category }),
    raw: mail({
      from: 'Petra Lang <petra.lang@kunde.example>',
      subject,
      answers: true,
      ...(text !== undefined && { text }),
      ...(html !== undefined && { html }),
      ...(charset && { charset }),
    }),
  }),
);

const optOuts = [
  'unsubscribe',
  'UNSUBSCRIBE PLEASE!!!',
  'Unsubscribe me from this list.',
  'take me off your list',
  'Please remove my email from your database.',
  'Remove me',
  'stop',
  'Stop emailing me.',
  'Do not contact me again.',
  "Don't ever email me again or I will report you.",
  'Kindly remove us from your mailing list. Thanks',
  'Please cease all further communication with me and anyone at this company.',
  'Under GDPR Article 17 I request that you delete all my personal data.',
  'I never signed up for this. Opt me out.',
  'How do I unsubscribe from these emails?',
  'Your unsubscribe link does not work. Please take me off.',
  'lose my number and my email',
  'This is spam. Stop.',
  'Bitte nehmen Sie mich aus Ihrem Verteiler.',
  'Bitte keine weiteren E-Mails.',
  'Wir möchten keine Werbung erhalten.',
  'Wij willen geen reclame ontvangen.',
  'Abmelden',
  'Löschen Sie meine Daten umgehend, ich habe nie eingewilligt.',
  'Ich möchte keine Werbung mehr von Ihnen erhalten.',
  'Merci de me retirer de votre liste de diffusion.',
  'Désinscription svp',
  "Veuillez ne plus m'envoyer de mails.",
  'Por favor, denme de baja.',
  'No me envíen más correos.',
  'Cancellatemi dalla vostra mailing list.',
  'Non scrivetemi più.',
  'Por favor, remova meu e-mail da sua lista.',
  'Não quero receber mais e-mails.',
  'Graag uitschrijven.',
  'Haal mij van de lijst aub.',
  'Proszę o usunięcie mojego adresu z bazy.',
  'Proszę nie wysyłać więcej wiadomości.',
  'Vänligen ta bort mig från er lista.',
  'Afmeld mig venligst.',
  'Meld meg av, takk.',
  'Poistakaa minut listaltanne.',
  'Lütfen beni listenizden çıkarın.',
  'Отпишите меня от рассылки.',
  'Больше не пишите мне.',
  'Odhlaste mě prosím z odběru.',
  'Kérem, töröljenek a listáról.',
  'Vă rog să mă dezabonați.',
  'Διαγράψτε με από τη λίστα σας.',
  '配信停止をお願いします。',
  '今後メールを送らないでください。',
  '수신거부합니다.',
  '请将我从邮件列表中删除。',
  '退订',
  'ألغوا اشتراكي من القائمة.',
  'נא להסיר אותי מרשימת התפוצה.',
];

const nearMisses: [text: string, category: Sample['category'] | null][] = [
  ['I did not unsubscribe, I just changed my address. Please keep sending.', null],
  ['Do you also handle unsubscribe requests for your customers?', null],
  ["Don't remove me from the list yet, I might come back to this.", null],
  ['Please stop by our office when you are in town.', 'Interested'],
  ['We stopped shipping to Spain last year.', null],
  ['Please remove the attachment and resend, our filter blocked it.', null],
  ['Could you take me through the pricing?', 'Interested'],
  ['Sorry, I hit unsubscribe by mistake. Could you put me back on?', null],
  ['Can you take this off line and call me?', 'Interested'],
  ['Our list of lanes is attached.', null],
  ['Bitte nehmen Sie Herrn Weber mit in den Verteiler auf.', null],
  ['Ne me retirez pas de votre liste, cela m’intéresse.', null],
];

const categories: [category: NonNullable<Sample['category']>, text: string][] = [
  ['Interested', 'Sure, what times work for you?'],
  ['Interested', 'Sounds good. Book something here: https://calendly.com/petra'],
  ['Interested', 'Tell me more.'],
  ['Interested', "Let's do it."],
  ['Interested', 'Can you send over some pricing?'],
  ['Interested', "I'd be open to a quick chat next week."],
  ['Interested', 'Not opposed to learning more. Do you have a one pager?'],
  ['Interested', 'Gern, wie wäre es am Dienstag um 10 Uhr?'],
  ['Interested', 'Oui, je suis disponible jeudi après-midi.'],
  ['Interested', 'Me interesa, ¿podemos hablar mañana?'],
  ['Interested', 'Mi interessa, mi mandi una brochure.'],
  ['Interested', 'Prosím pošlete ceník.'],
  ['Interested', 'Interessant, stuur maar wat meer informatie.'],
  ['Interested', '感兴趣,可以加微信聊吗?'],
  ['Interested', 'Kuulostaa hyvältä, soita ensi viikolla.'],
  ['Not Interested', 'Not interested.'],
  ['Not Interested', "Thanks for reaching out but we'll pass."],
  ['Not Interested', "We're all set, thank you."],
  ['Not Interested', 'No budget for this.'],
  ['Not Interested', 'We already work with a competitor of yours and are happy.'],
  ['Not Interested', "This isn't a fit for us."],
  ['Not Interested', 'No thanks, we handle this in-house.'],
  ['Not Interested', 'Wir haben derzeit keinen Bedarf.'],
  ['Not Interested', 'Ce n’est pas pour nous, merci.'],
  ['Not Interested', 'De momento no nos interesa, gracias.'],
  ['Not Interested', 'Não temos interesse no momento.'],
  ['Not Interested', 'Geen interesse.'],
  ['Not Interested', 'Dziękuję, nie jestem zainteresowany.'],
  ['Not Interested', 'Nei takk, ikke aktuelt for oss.'],
  ['Not Interested', 'İlgilenmiyoruz, teşekkürler.'],
  ['Not Interested', 'Nem érdekel, köszönöm.'],
  ['Not Interested', '今回は見送らせていただきます。'],
  ['Neutral', "I'm not the right person, try Max Weber in procurement."],
  ['Neutral', 'Please reach out again in September.'],
  ['Neutral', "I've forwarded this to our logistics team."],
  ['Neutral', 'Who is this?'],
  ['Neutral', 'Thanks for your mail.'],
  ['Neutral', 'Ich bin dafür nicht zuständig, bitte wenden Sie sich an Frau Roth.'],
  ['Neutral', 'Recontactez-moi en septembre svp.'],
  ['Neutral', 'Petra has left the company, I took over. What is this about?'],
];

const short = (text: string, label: Partial<Sample>): Sample => ({
  name: `Short: ${text}`,
  at: arrival,
  kind: 'reply',
  optOut: false,
  ...label,
  raw: mail({
    from: 'Petra Lang <petra.lang@kunde.example>',
    subject: re,
    answers: true,
    text: `${text}\n\nOn Mon, Mar 3, 2025 at 9:14 AM ${anna} wrote:\n\n${marked}\n`,
  }),
});

export const unseenAnswers: Sample[] = [
  ...optOuts.map(text => short(text, { optOut: true, category: 'Not Interested' })),
  ...nearMisses.map(([text, category]) => short(text, category === null ? {} : { category })),
  ...categories.map(([category, text]) => short(text, { category })),
];
