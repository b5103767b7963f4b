import { arrival, mail, ourSubject, ourText, us, type Sample } from '../build.js';

type Category = 'Interested' | 'Neutral' | 'Not Interested';

interface Reply {
  name: string;
  category?: Category;
  text?: string;
  html?: string;
  body: string | string[];
  subject?: string;
  headers?: string[];
  charset?: string;
  optOut?: boolean;
}

const quoted = ourText.replace(/^/gm, '> ');
const quotedHtml = ourText.replaceAll('\n', '<br>');
const anna = `Anna Keller <${us}>`;

/** What the person wrote, and the closing lines that may be shown or cut. */
function written(text: string, ...closing: string[]): string[] {
  return [text, ...closing.map((_, index) => [text, ...closing.slice(0, index + 1)].join('\n'))];
}

const mobile: Reply[] = [
  {
    name: 'iPhone, English',
    category: 'Interested',
    text: `Sounds good, can you send me pricing?\n\nSent from my iPhone\n\n> On 3 Mar 2025, at 08:14, ${anna} wrote:\n> \n${quoted}`,
    body: 'Sounds good, can you send me pricing?',
  },
  {
    name: 'iPhone, German',
    category: 'Interested',
    text: `Gerne, rufen Sie mich am Donnerstag an.\n\nVon meinem iPhone gesendet\n\n> Am 03.03.2025 um 08:14 schrieb ${anna}:\n> \n> ${ourText.replaceAll('\n', '\n> ')}`,
    body: 'Gerne, rufen Sie mich am Donnerstag an.',
  },
  {
    name: 'iPhone, French',
    category: 'Not Interested',
    text: `Bonjour, merci mais nous avons déjà un prestataire.\n\nEnvoyé de mon iPhone\n\n> Le 3 mars 2025 à 09:14, ${anna} a écrit :\n> \n${quoted}`,
    body: 'Bonjour, merci mais nous avons déjà un prestataire.',
  },
  {
    name: 'iPhone, Spanish',
    category: 'Interested',
    text: `Hola Anna, me interesa. ¿Podemos hablar el martes?\n\nEnviado desde mi iPhone\n\n> El 3 mar 2025, a las 9:14, ${anna} escribió:\n> \n${quoted}`,
    body: 'Hola Anna, me interesa. ¿Podemos hablar el martes?',
  },
  {
    name: 'iPhone, Italian',
    category: 'Not Interested',
    text: `Grazie, ma non siamo interessati.\n\nInviato da iPhone\n\n> Il giorno 3 mar 2025, alle ore 09:14, ${anna} ha scritto:\n> \n${quoted}`,
    body: 'Grazie, ma non siamo interessati.',
  },
  {
    name: 'iPhone, Japanese',
    category: 'Neutral',
    text: `担当者に確認いたします。少々お待ちください。\n\niPhoneから送信\n\n> 2025/03/03 17:14、Anna Keller <${us}>のメール:\n> \n${quoted}`,
    body: '担当者に確認いたします。少々お待ちください。',
  },
  {
    name: 'iPhone, Dutch',
    text: `Stuur maar wat informatie door.\n\nVerstuurd vanaf mijn iPhone\n\n> Op 3 mrt 2025 om 09:14 heeft ${anna} het volgende geschreven:\n> \n${quoted}`,
    category: 'Interested',
    body: 'Stuur maar wat informatie door.',
  },
  {
    name: 'Samsung, Polish',
    text: `Proszę o kontakt telefoniczny jutro po 10.\n\n\nWysłano z urządzenia Galaxy\n\n\n-------- Oryginalna wiadomość --------\nOd: ${anna}\nData: 3.03.2025 09:14 (GMT+01:00)\nDo: p.nowak@firma.example\nTemat: ${ourSubject}\n\n${ourText}`,
    body: 'Proszę o kontakt telefoniczny jutro po 10.',
  },
  {
    name: 'Samsung, Turkish',
    text: `Teşekkürler, ilgilenmiyoruz.\n\nGalaxy cihazımdan gönderildi\n\n-------- Orijinal mesaj --------\nKimden: ${anna}\nTarih: 3.03.2025 11:14 (GMT+03:00)\nAlıcı: mehmet@lojistik.example\nKonu: ${ourSubject}\n\n${ourText}`,
    category: 'Not Interested',
    body: 'Teşekkürler, ilgilenmiyoruz.',
  },
  {
    name: 'Outlook for Android',
    text: `Call me tomorrow.\n\nGet Outlook for Android<https://aka.ms/AAb9ysg>\n________________________________\nFrom: ${anna}\nSent: Monday, March 3, 2025 9:14:00 AM\nTo: Joe Park <joe@park.example>\nSubject: ${ourSubject}\n\n${ourText}`,
    category: 'Interested',
    body: 'Call me tomorrow.',
  },
  {
    name: 'Outlook for iOS, Portuguese',
    text: `Pode me ligar na quinta?\n\nObter o Outlook para iOS<https://aka.ms/o0ukef>\n________________________________\nDe: ${anna}\nEnviado: segunda-feira, 3 de março de 2025 06:14\nPara: Caio Lima <caio@lima.example>\nAssunto: ${ourSubject}\n\n${ourText}`,
    body: 'Pode me ligar na quinta?',
  },
  {
    name: 'Mail.ru app',
    text: `Здравствуйте! Пришлите, пожалуйста, прайс.\n\n--\nОтправлено из Mail для Android\nпонедельник, 03 марта 2025г., 11:14 +03:00 от Anna Keller ${us}:\n\n${quoted}`,
    category: 'Interested',
    body: 'Здравствуйте! Пришлите, пожалуйста, прайс.',
  },
  {
    name: 'Yahoo for iPhone',
    text: `Who gave you my address?\n\nSent from Yahoo Mail for iPhone\n\nOn Monday, March 3, 2025, 9:14 AM, Anna Keller <${us}> wrote:\n\n${ourText}`,
    body: 'Who gave you my address?',
  },
];

const desktop: Reply[] = [
  {
    name: 'Gmail, English, top-posted',
    category: 'Interested',
    text: `Hi Anna,\n\nYes, let's talk. Does Thursday 3pm work?\n\nBest,\nMike\n\nOn Mon, Mar 3, 2025 at 9:14 AM Anna Keller <${us}>\nwrote:\n\n${quoted}\n`,
    body: written("Hi Anna,\n\nYes, let's talk. Does Thursday 3pm work?", 'Best,', 'Mike'),
  },
  {
    name: 'Gmail, Korean',
    category: 'Not Interested',
    text: `안녕하세요. 현재는 관심이 없습니다.\n\n2025년 3월 3일 (월) 오후 5:14, Anna Keller <${us}>님이 작성:\n\n${quoted}`,
    body: '안녕하세요. 현재는 관심이 없습니다.',
  },
  {
    name: 'Gmail, Chinese',
    text: `你好,请把报价发给我。\n\nAnna Keller <${us}> 于2025年3月3日周一 16:14写道:\n\n${quoted}`,
    category: 'Interested',
    body: '你好,请把报价发给我。',
  },
  {
    name: 'Gmail, Hebrew',
    text: `תודה, לא מעוניינים.\n\n‫בתאריך יום ב׳, 3 במרץ 2025 ב-10:14 מאת ‪Anna Keller‬‏ <‪${us}‬‏>:‬\n\n${quoted}`,
    category: 'Not Interested',
    body: 'תודה, לא מעוניינים.',
  },
  {
    name: 'Gmail, Arabic',
    text: `شكرا، أرسل لي المزيد من المعلومات من فضلك.\n\nفي الاثنين، 3 مارس 2025 في 11:14 ص تمت كتابة ما يلي بواسطة Anna Keller <${us}>:\n\n${quoted}`,
    category: 'Interested',
    body: 'شكرا، أرسل لي المزيد من المعلومات من فضلك.',
  },
  {
    name: 'Gmail, Czech',
    text: `Dobrý den, nemáme zájem.\n\npo 3. 3. 2025 v 9:14 odesílatel Anna Keller <${us}> napsal:\n\n${quoted}`,
    category: 'Not Interested',
    body: 'Dobrý den, nemáme zájem.',
  },
  {
    name: 'Gmail, Greek',
    text: `Καλημέρα, στείλτε μου περισσότερες πληροφορίες.\n\nΣτις Δευ 3 Μαρ 2025 στις 10:14 π.μ., ο/η Anna Keller <${us}> έγραψε:\n\n${quoted}`,
    category: 'Interested',
    body: 'Καλημέρα, στείλτε μου περισσότερες πληροφορίες.',
  },
  {
    name: 'Gmail, Hungarian',
    text: `Köszönjük, de nem érdekel minket.\n\nAnna Keller <${us}> ezt írta (időpont: 2025. márc. 3., H, 9:14):\n\n${quoted}`,
    category: 'Not Interested',
    body: 'Köszönjük, de nem érdekel minket.',
  },
  {
    name: 'Gmail, Romanian',
    text: `Bună ziua, îmi puteți trimite o ofertă?\n\nÎn lun., 3 mar. 2025 la 10:14, Anna Keller <${us}> a scris:\n\n${quoted}`,
    category: 'Interested',
    body: 'Bună ziua, îmi puteți trimite o ofertă?',
  },
  {
    name: 'Gmail, Finnish',
    text: `Hei, emme ole kiinnostuneita.\n\nma 3. maalisk. 2025 klo 10.14 Anna Keller (${us}) kirjoitti:\n\n${quoted}`,
    category: 'Not Interested',
    body: 'Hei, emme ole kiinnostuneita.',
  },
  {
    name: 'Gmail, Danish',
    text: `Hej Anna\n\nVi er desværre ikke interesserede.\n\nDen man. 3. mar. 2025 kl. 09.14 skrev Anna Keller <${us}>:\n\n${quoted}`,
    category: 'Not Interested',
    body: 'Hej Anna\n\nVi er desværre ikke interesserede.',
  },
  {
    name: 'Outlook, English, with signature',
    category: 'Neutral',
    text: `Hi Anna,\n\nI'm not the right person for this. Please contact our logistics manager, Beth Rowe.\n\nKind regards,\n\nGraham Poole\nFinance Director\nPoole & Sons Ltd\nT: +44 (0)1632 960 001\nwww.poole-sons.example\n\nFrom: ${anna}\nSent: 03 March 2025 08:14\nTo: Graham Poole <graham@poole-sons.example>\nSubject: ${ourSubject}\n\n${ourText}`,
    body: written(
      "Hi Anna,\n\nI'm not the right person for this. Please contact our logistics manager, Beth Rowe.",
      'Kind regards,',
      'Graham Poole',
    ),
  },
  {
    name: 'Outlook, German',
    text: `Sehr geehrte Frau Keller,\n\nvielen Dank für Ihre Nachricht. Bitte senden Sie uns ein Angebot.\n\nMit freundlichen Grüßen\n\ni. A. Sabine Vogt\nEinkauf\n\nVogt Metallbau GmbH | Industriestr. 4 | 70565 Stuttgart\nGeschäftsführer: Karl Vogt | Amtsgericht Stuttgart HRB 12345\n\nVon: ${anna}\nGesendet: Montag, 3. März 2025 09:14\nAn: Einkauf <einkauf@vogt-metall.example>\nBetreff: ${ourSubject}\n\n${ourText}`,
    category: 'Interested',
    body: written(
      'Sehr geehrte Frau Keller,\n\nvielen Dank für Ihre Nachricht. Bitte senden Sie uns ein Angebot.',
      'Mit freundlichen Grüßen',
      'i. A. Sabine Vogt',
    ),
  },
  {
    name: 'Outlook, Swedish',
    text: `Hej,\n\nInte intressant för oss just nu.\n\nMed vänlig hälsning\nEva Lund\n\nFrån: ${anna}\nSkickat: den 3 mars 2025 09:14\nTill: Eva Lund <eva@lund-trav.example>\nÄmne: ${ourSubject}\n\n${ourText}`,
    category: 'Not Interested',
    body: written('Hej,\n\nInte intressant för oss just nu.', 'Med vänlig hälsning', 'Eva Lund'),
  },
  {
    name: 'Outlook, Russian',
    text: `Добрый день!\n\nСпасибо, нам это не интересно.\n\nС уважением,\nАлексей Смирнов\n\nОт: ${anna}\nОтправлено: 3 марта 2025 г. 11:14\nКому: Алексей Смирнов <smirnov@zavod.example>\nТема: ${ourSubject}\n\n${ourText}`,
    charset: 'koi8-r',
    category: 'Not Interested',
    body: written('Добрый день!\n\nСпасибо, нам это не интересно.', 'С уважением,', 'Алексей Смирнов'),
  },
  {
    name: 'Outlook, Japanese, opening lines',
    text: `Anna Keller 様\n\nお世話になっております。田中商事の田中です。\n資料をお送りいただけますでしょうか。\n\nよろしくお願いいたします。\n\n-----Original Message-----\nFrom: ${anna}\nSent: Monday, March 3, 2025 5:14 PM\nTo: 田中 <tanaka@tanaka-shoji.example.jp>\nSubject: ${ourSubject}\n\n${ourText}`,
    charset: 'iso-2022-jp',
    category: 'Interested',
    body: written(
      'Anna Keller 様\n\nお世話になっております。田中商事の田中です。\n資料をお送りいただけますでしょうか。',
      'よろしくお願いいたします。',
    ),
  },
  {
    name: 'Outlook, Chinese headers',
    text: `谢谢,我们暂时没有这个需求。\n\n发件人: ${anna}\n发送时间: 2025年3月3日 16:14\n收件人: 李伟 <liwei@huaxin.example.cn>\n主题: ${ourSubject}\n\n${ourText}`,
    charset: 'gb18030',
    category: 'Not Interested',
    body: '谢谢,我们暂时没有这个需求。',
  },
  {
    name: 'Outlook, Finnish headers',
    text: `Kiitos, palataan asiaan syksyllä.\n\nLähettäjä: ${anna}\nLähetetty: maanantai 3. maaliskuuta 2025 10.14\nVastaanottaja: Antti Laine <antti@laine.example>\nAihe: ${ourSubject}\n\n${ourText}`,
    body: 'Kiitos, palataan asiaan syksyllä.',
  },
  {
    name: 'Outlook, Czech headers',
    text: `Dobrý den,\nzašlete prosím nabídku.\n\nOd: ${anna}\nOdesláno: pondělí 3. března 2025 9:14\nKomu: Jan Novák <novak@stroje.example>\nPředmět: ${ourSubject}\n\n${ourText}`,
    category: 'Interested',
    body: 'Dobrý den,\nzašlete prosím nabídku.',
  },
  {
    name: 'Thunderbird, bottom-posted',
    text: `On 3/3/25 09:14, Anna Keller wrote:\n${quoted}\n\nWe already work with another forwarder and are happy with them.\n\n-- \nLars Holm\nHolm Timber AS`,
    category: 'Not Interested',
    body: 'We already work with another forwarder and are happy with them.',
  },
  {
    name: 'Thunderbird, interleaved',
    text: `Am 03.03.25 um 09:14 schrieb Anna Keller:\n> Hi there,\n> I noticed that your team ships a lot of pallets to Spain.\n\nNur etwa 20 im Monat.\n\n> Would you be open to a short call next week?\n\nJa, am Mittwoch.\n\n-- \nUwe Braun`,
    category: 'Interested',
    body: 'Nur etwa 20 im Monat.\n\nJa, am Mittwoch.',
  },
  {
    name: 'Apple Mail, nested quotes',
    text: `Thursday is fine.\n\n> On Mar 3, 2025, at 9:14 AM, Anna Keller <${us}> wrote:\n> \n> Does Thursday suit you?\n> \n>> On Mar 2, 2025, at 8:01 AM, Jo <jo@field.example> wrote:\n>> \n>> Which day?\n`,
    category: 'Interested',
    body: 'Thursday is fine.',
  },
  {
    name: 'Confidentiality notice',
    text: `Please remind me in Q3.\n\nRegards,\nSimon\n\nCONFIDENTIALITY NOTICE: This e-mail message, including any attachments, is for the sole use of the intended recipient(s) and may contain confidential and privileged information. If you are not the intended recipient, please contact the sender and destroy all copies.\n\nFrom: ${anna}\nSent: Monday, March 3, 2025 9:14 AM\nTo: Simon Reed\nSubject: ${ourSubject}\n\n${ourText}`,
    category: 'Neutral',
    body: written('Please remind me in Q3.', 'Regards,', 'Simon'),
  },
  {
    name: 'Warning of an outside sender within the quote',
    text: `Not for us, thanks.\n\nFrom: ${anna}\nDate: Monday, 3 March 2025 at 08:14\nTo: Ian Webb <ian@webb.example>\nSubject: [EXTERNAL] ${ourSubject}\n\nCAUTION: This email originated from outside of the organization.\n\n${ourText}`,
    category: 'Not Interested',
    body: 'Not for us, thanks.',
  },
  {
    name: 'Outlook, quote with bold markers',
    text: `Happy to chat, ring me on 01632 960123.\n\n*From:* ${anna}\n*Sent:* 03 March 2025 08:14\n*To:* Rita Shah <rita@shah.example>\n*Subject:* ${ourSubject}\n\n${ourText}`,
    category: 'Interested',
    body: 'Happy to chat, ring me on 01632 960123.',
  },
  {
    name: 'No quote, no greeting',
    text: 'No thanks.',
    category: 'Not Interested',
    body: 'No thanks.',
  },
  {
    name: 'Format flowed and tight attribution',
    text: `Send me the deck please \nand a price list.\n\nAnna Keller <${us}> wrote on 03.03.2025 09:14:\n\n${quoted}`,
    category: 'Interested',
    body: 'Send me the deck please and a price list.',
  },
];

const html: Reply[] = [
  {
    name: 'Gmail, HTML alone',
    html: `<div dir="ltr">Hi Anna, what are your rates to Italy?<div><br></div><div>Thanks</div></div><br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">On Mon, Mar 3, 2025 at 9:14 AM Anna Keller &lt;<a href="mailto:${us}">${us}</a>&gt; wrote:<br></div><blockquote class="gmail_quote" style="margin:0 0 0 .8ex">${quotedHtml}</blockquote></div>`,
    category: 'Interested',
    body: written('Hi Anna, what are your rates to Italy?', 'Thanks'),
  },
  {
    name: 'Gmail, HTML with its signature',
    html: `<div dir="ltr">Please check back next year.<br clear="all"><div><br></div><span class="gmail_signature_prefix">-- </span><br><div dir="ltr" class="gmail_signature" data-smartmail="gmail_signature"><b>Tina Moss</b><br>COO, Mossworks<br>+1 555 0100</div></div><br><div class="gmail_quote"><div class="gmail_attr">On Mon, Mar 3, 2025 Anna Keller wrote:</div><blockquote>${quotedHtml}</blockquote></div>`,
    category: 'Neutral',
    body: 'Please check back next year.',
  },
  {
    name: 'Outlook desktop, HTML alone',
    html: `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0cm}</style></head><body><div class="WordSection1"><p class="MsoNormal">Goedemiddag,<o:p></o:p></p><p class="MsoNormal">&nbsp;</p><p class="MsoNormal">Wij hebben geen interesse.<o:p></o:p></p><div><div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm"><p class="MsoNormal"><b>Van:</b> Anna Keller &lt;${us}&gt;<br><b>Verzonden:</b> maandag 3 maart 2025 09:14<br><b>Aan:</b> Kees Bakker<br><b>Onderwerp:</b> ${ourSubject}</p></div></div><p class="MsoNormal">${quotedHtml}</p></div></body></html>`,
    category: 'Not Interested',
    body: 'Goedemiddag,\n\nWij hebben geen interesse.',
  },
  {
    name: 'Outlook on the web',
    html: `<div class="elementToProof" style="font-family: Aptos">Oui, cela nous intéresse. Appelez-moi demain.</div><div id="appendonsend"></div><hr style="display:inline-block;width:98%"><div id="divRplyFwdMsg" dir="ltr"><font face="Calibri"><b>De&nbsp;:</b> Anna Keller &lt;${us}&gt;<br><b>Envoyé&nbsp;:</b> lundi 3 mars 2025 09:14<br><b>À&nbsp;:</b> Luc Roy<br><b>Objet&nbsp;:</b> ${ourSubject}</font></div><div>${quotedHtml}</div>`,
    category: 'Interested',
    body: 'Oui, cela nous intéresse. Appelez-moi demain.',
  },
  {
    name: 'Apple Mail, HTML alone',
    html: `<html><body style="overflow-wrap: break-word;">Perfetto, mi mandi il listino.<div><br></div><div>Marco<br id="lineBreakAtBeginningOfMessage"><div><br><blockquote type="cite"><div>Il giorno 3 mar 2025, alle ore 09:14, Anna Keller &lt;${us}&gt; ha scritto:</div><br><div>${quotedHtml}</div></blockquote></div></div></body></html>`,
    category: 'Interested',
    body: written('Perfetto, mi mandi il listino.', 'Marco'),
  },
  {
    name: 'Yahoo, HTML alone',
    html: `<div class="ydp1 yahoo-style-wrap"><div dir="ltr">We are a bakery, we ship nothing.</div></div><div id="ydp2yahoo_quoted_1" class="yahoo_quoted"><div>On Monday, March 3, 2025 at 09:14:00 AM GMT+1, Anna Keller &lt;${us}&gt; wrote:</div><div>${quotedHtml}</div></div>`,
    body: 'We are a bakery, we ship nothing.',
  },
  {
    name: 'ProtonMail, HTML alone',
    html: `<div style="font-family: Arial">Is this available in Norway?</div><div class="protonmail_signature_block"><div class="protonmail_signature_block-proton">Sent with <a href="https://proton.me/">Proton Mail</a> secure email.</div></div><div class="protonmail_quote">On Monday, March 3rd, 2025 at 9:14 AM, Anna Keller &lt;${us}&gt; wrote:<br><blockquote class="protonmail_quote" type="cite">${quotedHtml}</blockquote></div>`,
    category: 'Interested',
    body: 'Is this available in Norway?',
  },
  {
    name: 'GMX web mail, HTML alone',
    html: `<html><body><div style="font-family: Verdana"><div>Hallo Frau Keller, kein Bedarf.</div><div>&nbsp;<div name="quote" style="margin:10px 5px 5px 10px; border-left:2px solid #C3D9E5;"><div><b>Gesendet:</b>&nbsp;Montag, 03. März 2025 um 09:14 Uhr<br><b>Von:</b>&nbsp;"Anna Keller" &lt;${us}&gt;<br><b>An:</b>&nbsp;uli@gmx.example<br><b>Betreff:</b>&nbsp;${ourSubject}</div><div name="quoted-content">${quotedHtml}</div></div></div></div></body></html>`,
    category: 'Not Interested',
    body: 'Hallo Frau Keller, kein Bedarf.',
  },
  {
    name: 'Thunderbird, HTML alone, Spanish',
    html: `<html><body><p>Buenos días,</p><p>¿Cuál es el precio por palé?</p><div class="moz-cite-prefix">El 3/3/25 a las 9:14, Anna Keller escribió:<br></div><blockquote type="cite" cite="mid:1@x">${quotedHtml}</blockquote><div class="moz-signature">-- <br>Luis Gil</div></body></html>`,
    category: 'Interested',
    body: 'Buenos días,\n\n¿Cuál es el precio por palé?',
  },
  {
    name: 'Zimbra, French',
    html: `<html><body><div style="font-family: arial"><div>Bonjour, merci de me rappeler la semaine prochaine.</div><div><br></div><hr id="zwchr"><div><b>De: </b>"Anna Keller" &lt;${us}&gt;<br><b>À: </b>"Zoé"<br><b>Envoyé: </b>Lundi 3 Mars 2025 09:14:00<br><b>Objet: </b>${ourSubject}<br></div><div>${quotedHtml}</div></div></body></html>`,
    body: 'Bonjour, merci de me rappeler la semaine prochaine.',
  },
];

/** Words of machines in the mouths of people. */
const mentions: Reply[] = [
  {
    name: 'Was out of office',
    subject: `Re: ${ourSubject}`,
    text: 'Sorry for the late answer, I was out of office until yesterday. Yes, please book a slot next week.',
    category: 'Interested',
    body: 'Sorry for the late answer, I was out of office until yesterday. Yes, please book a slot next week.',
  },
  {
    name: 'Will be out of office next week',
    text: "I'm out of the office next week, so let's do the week after. Tuesday the 18th at 10?",
    category: 'Interested',
    body: "I'm out of the office next week, so let's do the week after. Tuesday the 18th at 10?",
  },
  {
    name: 'Undeliverable mentioned',
    text: 'Your last two mails to my colleague came back as undeliverable. Please use this address from now on.',
    body: 'Your last two mails to my colleague came back as undeliverable. Please use this address from now on.',
  },
  {
    name: 'Automatic in the line of business',
    subject: 'Automatic doors',
    text: 'We make automatic doors and gates. Do you ship oversize freight?',
    category: 'Interested',
    body: 'We make automatic doors and gates. Do you ship oversize freight?',
  },
  {
    name: 'Automobile dealer',
    subject: 'Re: Auto parts freight',
    text: 'Auto parts mostly. What does a pallet to Madrid cost?',
    category: 'Interested',
    body: 'Auto parts mostly. What does a pallet to Madrid cost?',
  },
  {
    name: 'Im Urlaub gewesen',
    text: 'Hallo Frau Keller, ich war im Urlaub und komme erst jetzt dazu. Schicken Sie mir gerne Unterlagen.',
    category: 'Interested',
    body: 'Hallo Frau Keller, ich war im Urlaub und komme erst jetzt dazu. Schicken Sie mir gerne Unterlagen.',
  },
  {
    name: 'Suppressing header on a mail of a person',
    headers: ['X-Auto-Response-Suppress: DR, OOF, AutoReply'],
    text: 'Thanks Anna, forwarded to our warehouse lead.',
    body: 'Thanks Anna, forwarded to our warehouse lead.',
  },
  {
    name: 'Asks whether a machine writes',
    text: 'Is this an automated message or a real person?',
    body: 'Is this an automated message or a real person?',
  },
  {
    name: 'Colleague on leave',
    text: 'My boss is on vacation until 20 March, please write again then.',
    category: 'Neutral',
    body: 'My boss is on vacation until 20 March, please write again then.',
  },
  {
    name: 'Delivery failed as a topic',
    subject: 'Delivery failure last month',
    text: 'We had a delivery failure with our carrier last month, so the timing is good. Tell me more.',
    category: 'Interested',
    body: 'We had a delivery failure with our carrier last month, so the timing is good. Tell me more.',
  },
];

export const replies: Sample[] = Object.entries({ mobile, desktop, html, mentions }).flatMap(
  ([group, list]) =>
    list.map(
      ({ name, body, category, optOut, subject = `Re: ${ourSubject}`, ...content }, index): Sample => ({
        name: `Reply: ${name}`,
        raw: mail({
          from: `Person <person${index}@${group}.example>`,
          subject,
          answers: true,
          encoding: content.charset === 'iso-2022-jp' ? '8bit' : 'quoted-printable',
          ...content,
        }),
        at: arrival,
        kind: 'reply',
        body,
        optOut: optOut ?? false,
        ...(category && { category }),
      }),
    ),
);
