import { arrival, mail, ourSubject, type Sample } from '../build.js';

interface Letter {
  name: string;
  text?: string;
  html?: string;
  body: string | string[];
}

/** What mail programs, scanners and gateways put around an answer, in many languages; half of it was not looked at. */
const letters: Letter[] = [
  {
    name: 'gmail en wrapped attribution',
    text: 'Sounds good, see you then.\n\nOn Tue, Nov 17, 2026 at 9:12 AM Katharina Obermeier-Schulz <\nkatharina.obermeier@outbound.example> wrote:\n\n> Hi Ben,\n>\n> any thoughts?\n>\n',
    body: 'Sounds good, see you then.',
  },
  {
    name: 'gmail de',
    text: 'Gerne, Montag passt.\n\nAm Di., 17. Nov. 2026 um 09:12 Uhr schrieb Eva Lang <eva@outbound.example>:\n\n> Hallo Herr Kranz,\n> wollen wir kurz sprechen?\n',
    body: 'Gerne, Montag passt.',
  },
  {
    name: 'apple mail fr iphone',
    text: "Oui, c'est bon pour moi\n\nEnvoyé de mon iPhone\n\n> Le 17 nov. 2026 à 09:12, Eva Lang <eva@outbound.example> a écrit :\n> \n> ﻿Bonjour,\n> Un appel ?\n",
    body: "Oui, c'est bon pour moi",
  },
  {
    name: 'outlook es',
    text: 'No nos encaja, gracias.\n\nUn saludo,\n\nJorge Peña\nDirector de Compras\nTalleres Peña S.L.\nTel. +34 93 555 01 02\n\n________________________________\nDe: Eva Lang <eva@outbound.example>\nEnviado: martes, 17 de noviembre de 2026 9:12\nPara: Jorge Peña <jorge@talleres.example>\nAsunto: Una pregunta\n\nHola Jorge,\n',
    body: ['No nos encaja, gracias.\n\nUn saludo,', 'No nos encaja, gracias.'],
  },
  {
    name: 'outlook pl',
    text: 'Proszę o ofertę.\n\nPozdrawiam\nAnna Wójcik\nKierownik zakupów\ntel. 501 555 666\n\nFrom: Eva Lang <eva@outbound.example>\nSent: Tuesday, November 17, 2026 9:12 AM\nTo: Anna Wójcik <anna@wojcik.example>\nSubject: Pytanie\n\nDzień dobry,\n',
    body: ['Proszę o ofertę.\n\nPozdrawiam', 'Proszę o ofertę.'],
  },
  {
    name: 'outlook mobile',
    text: 'Yes send it\n\nGet Outlook for iOS<https://aka.ms/o0ukef>\n________________________________\nFrom: Eva Lang <eva@outbound.example>\nSent: Tuesday, November 17, 2026 9:12:01 AM\nTo: Ben <ben@x.example>\nSubject: Re: Quick one\n\nHi',
    body: 'Yes send it',
  },
  {
    name: 'bottom posting',
    text: 'On 17/11/2026 09:12, Eva Lang wrote:\n> Hi Ben,\n> are you the right person?\n\nNo, that would be Claire.\n\n-- \nBen Stone\nNorthdock Ltd\n',
    body: 'No, that would be Claire.',
  },
  {
    name: 'inline answers',
    text: 'Eva Lang <eva@outbound.example> writes:\n\n> How many seats do you have?\n\nAbout 40.\n\n> Which CRM do you use?\n\nHubSpot, sadly.\n\nBen\n',
    body: 'About 40.\n\nHubSpot, sadly.',
  },
  {
    name: 'thunderbird it',
    text: 'Va bene, mandi pure.\n\nIl 17/11/26 09:12, Eva Lang ha scritto:\n> Buongiorno,\n> posso mandarle due righe?\n',
    body: 'Va bene, mandi pure.',
  },
  {
    name: 'lotus notes',
    text: 'Not interested.\n\n\nRegards\nBen Stone\n\n\n\nFrom:\tEva Lang <eva@outbound.example>\nTo:\tben.stone@northdock.example\nDate:\t17/11/2026 09:12\nSubject:\tQuick one\n\n\n\nHi Ben,\n',
    body: ['Not interested.\n\n\nRegards', 'Not interested.'],
  },
  {
    name: 'yahoo',
    text: 'Thanks but no\n\n    On Tuesday, November 17, 2026 at 09:12:44 AM GMT, Eva Lang <eva@outbound.example> wrote:  \n \n Hi Ben,\n\nquick question\n',
    body: 'Thanks but no',
  },
  {
    name: 'sent from samsung ko',
    text: '네 좋습니다.\n\n나의 Galaxy에서 보냄\n\n-------- 원본 이메일 --------\n발신: Eva Lang <eva@outbound.example>\n날짜: 26/11/17 오전 9:12 (GMT+09:00)\n받은 사람: kim@x.example\n제목: 문의\n\n안녕하세요',
    body: '네 좋습니다.',
  },
  {
    name: 'gmail ja',
    text: 'ありがとうございます。来週でお願いします。\n\n2026年11月17日(火) 9:12 Eva Lang <eva@outbound.example>:\n\n> こんにちは\n',
    body: 'ありがとうございます。来週でお願いします。',
  },
  {
    name: 'gmail zh-TW',
    text: '可以，請寄資料。\n\nEva Lang <eva@outbound.example> 於 2026年11月17日 週二 上午9:12寫道：\n\n> 您好\n',
    body: '可以，請寄資料。',
  },
  {
    name: 'outlook zh-CN',
    text: '好的，谢谢\n\n发件人: Eva Lang <eva@outbound.example>\n发送时间: 2026年11月17日 9:12\n收件人: wang@x.example\n主题: 合作\n\n您好',
    body: '好的，谢谢',
  },
  {
    name: 'qq mail',
    text: '暂时不需要，谢谢。\n\n\n\n\n------------------&nbsp;原始邮件&nbsp;------------------\n发件人: "Eva Lang"<eva@outbound.example>;\n发送时间: 2026年11月17日(星期二) 上午9:12\n收件人: "wang"<wang@x.example>;\n主题: 合作\n\n您好',
    body: '暂时不需要，谢谢。',
  },
  {
    name: 'gmail ru',
    text: 'Добрый день! Пришлите, посмотрим.\n\nвт, 17 нояб. 2026 г. в 09:12, Eva Lang <eva@outbound.example>:\n\n> Здравствуйте\n',
    body: 'Добрый день! Пришлите, посмотрим.',
  },
  {
    name: 'mail.ru',
    text: 'Не интересно\n\n\n  \n>Вторник, 17 ноября 2026, 9:12 +03:00 от Eva Lang <eva@outbound.example>:\n> \n>Здравствуйте\n> \n--\nОтправлено из Mail для Android',
    body: 'Не интересно',
  },
  {
    name: 'yandex',
    text: 'Спасибо, не надо.\n\n17.11.2026, 09:12, "Eva Lang" <eva@outbound.example>:\nЗдравствуйте, Иван\nесть минутка?\n-- \nС уважением, Иван',
    body: 'Спасибо, не надо.',
  },
  {
    name: 'gmail tr',
    text: 'Olur, perşembe uygun.\n\nEva Lang <eva@outbound.example>, 17 Kas 2026 Sal, 09:12 tarihinde şunu yazdı:\n\n> Merhaba\n',
    body: 'Olur, perşembe uygun.',
  },
  {
    name: 'gmail sv',
    text: 'Nej tack!\n\nDen tis 17 nov. 2026 kl 09:12 skrev Eva Lang <eva@outbound.example>:\n\n> Hej\n',
    body: 'Nej tack!',
  },
  {
    name: 'gmail cs',
    text: 'Pošlete to prosím.\n\nút 17. 11. 2026 v 9:12 odesílatel Eva Lang <eva@outbound.example> napsal:\n\n> Dobrý den\n',
    body: 'Pošlete to prosím.',
  },
  {
    name: 'gmail hu',
    text: 'Köszönöm, jöhet.\n\nEva Lang <eva@outbound.example> ezt írta (időpont: 2026. nov. 17., K, 9:12):\n\n> Szia\n',
    body: 'Köszönöm, jöhet.',
  },
  {
    name: 'gmail pt-BR',
    text: 'Pode mandar.\n\nEm ter., 17 de nov. de 2026 às 09:12, Eva Lang <eva@outbound.example> escreveu:\n\n> Olá\n',
    body: 'Pode mandar.',
  },
  {
    name: 'gmail fi',
    text: 'Käy hyvin.\n\nti 17. marrask. 2026 klo 9.12 Eva Lang (eva@outbound.example) kirjoitti:\n\n> Hei\n',
    body: 'Käy hyvin.',
  },
  {
    name: 'gmail nl',
    text: 'Stuur maar door.\n\nOp di 17 nov 2026 om 09:12 schreef Eva Lang <eva@outbound.example>:\n\n> Hoi\n',
    body: 'Stuur maar door.',
  },
  {
    name: 'gmail da iphone',
    text: 'Fint\n\nSendt fra min iPhone\n\n> Den 17. nov. 2026 kl. 09.12 skrev Eva Lang <eva@outbound.example>:\n> \n> Hej\n',
    body: 'Fint',
  },
  {
    name: 'gmail he',
    text: 'נשמע טוב, תודה\n\n‫בתאריך יום ג׳, 17 בנוב׳ 2026 ב-9:12 מאת ‪Eva Lang‬‏ <‪eva@outbound.example‬‏>:‬\n\n> שלום\n',
    body: 'נשמע טוב, תודה',
  },
  {
    name: 'gmail ar',
    text: 'حسناً، أرسل التفاصيل\n\nفي الثلاثاء، 17 نوفمبر 2026 في 9:12 ص تمت كتابة ما يلي بواسطة Eva Lang <eva@outbound.example>:\n\n> مرحبا\n',
    body: 'حسناً، أرسل التفاصيل',
  },
  {
    name: 'gmail th',
    text: 'ได้ครับ\n\nในวันที่ อ. 17 พ.ย. 2026 เวลา 9:12 Eva Lang <eva@outbound.example> เขียนว่า:\n\n> สวัสดี\n',
    body: 'ได้ครับ',
  },
  {
    name: 'gmail vi',
    text: 'Được nhé\n\nVào Th 3, 17 thg 11, 2026 vào lúc 09:12 Eva Lang <eva@outbound.example> đã viết:\n\n> Chào\n',
    body: 'Được nhé',
  },
  {
    name: 'gmail id',
    text: 'Boleh\n\nPada tanggal Sel, 17 Nov 2026 pukul 09.12 Eva Lang <eva@outbound.example> menulis:\n\n> Halo\n',
    body: 'Boleh',
  },
  {
    name: 'gmail el',
    text: 'Ναι, στείλτε το.\n\nΣτις Τρί 17 Νοε 2026 στις 9:12 π.μ., ο χρήστης Eva Lang <eva@outbound.example> έγραψε:\n\n> Γεια\n',
    body: 'Ναι, στείλτε το.',
  },
  {
    name: 'gmail ro',
    text: 'Da, trimiteți.\n\nÎn mar., 17 nov. 2026 la 09:12, Eva Lang <eva@outbound.example> a scris:\n\n> Bună\n',
    body: 'Da, trimiteți.',
  },
  {
    name: 'signature, disclaimer',
    text: 'Can you send a price list?\n\nBest regards,\nBen Stone\nHead of Operations | Northdock Ltd\nT: +44 20 7946 0000 | M: +44 7700 900000\nwww.northdock.example\n\nThis e-mail and any attachments are confidential and may be legally privileged. If you are not the intended recipient, please notify the sender and delete it.\n',
    body: ['Can you send a price list?\n\nBest regards,', 'Can you send a price list?'],
  },
  {
    name: 'name only after dash',
    text: 'Not for us.\n\n- Ben',
    body: 'Not for us.',
  },
  {
    name: 'de MfG block',
    text: 'Bitte schicken Sie ein Angebot.\n\nMit freundlichen Grüßen\n\ni.A. Sabine Kröger\nEinkauf\n\nKröger Maschinenbau GmbH & Co. KG\nIndustriestr. 4 - 49074 Osnabrück\nTel.: 0541 555-0\nGeschäftsführer: Ralf Kröger, Amtsgericht Osnabrück HRB 12345\n',
    body: ['Bitte schicken Sie ein Angebot.\n\nMit freundlichen Grüßen', 'Bitte schicken Sie ein Angebot.'],
  },
  {
    name: 'forwarded question kept above',
    text: 'Please stop writing to info@.\n\n-----Original Message-----\nFrom: Eva Lang [mailto:eva@outbound.example] \nSent: 17 November 2026 09:12\nTo: info@northdock.example\nSubject: Quick one\n\nHi there,',
    body: 'Please stop writing to info@.',
  },
  {
    name: 'no quote, list with >',
    text: 'Three things:\n\n1. price > 100 is too much\n2. need SSO\n3. start in March',
    body: 'Three things:\n\n1. price > 100 is too much\n2. need SSO\n3. start in March',
  },
  {
    name: 'line that begins with On',
    text: 'On Friday I am out, but on Monday Tom wrote: he can do 3pm.\n\nDoes that work?',
    body: 'On Friday I am out, but on Monday Tom wrote: he can do 3pm.\n\nDoes that work?',
  },
  {
    name: 'From: inside the answer',
    text: 'Two notes.\nFrom: March we use SAP.\nTo: be clear, no budget.',
    body: 'Two notes.\nFrom: March we use SAP.\nTo: be clear, no budget.',
  },
  {
    name: 'gmail html',
    html: '<div dir="ltr">Sure, go ahead.<div><br></div><div>Ben</div></div><br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">On Tue, Nov 17, 2026 at 9:12 AM Eva Lang &lt;<a href="mailto:eva@outbound.example">eva@outbound.example</a>&gt; wrote:<br></div><blockquote class="gmail_quote" style="margin:0 0 0 .8ex;border-left:1px #ccc solid;padding-left:1ex">Hi Ben</blockquote></div>',
    body: 'Sure, go ahead.',
  },
  {
    name: 'outlook desktop html',
    html: '<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {margin:0cm} --></style></head><body lang="DE" link="#0563C1"><div class="WordSection1"><p class="MsoNormal">Danke, kein Bedarf.<o:p></o:p></p><p class="MsoNormal"><o:p>&nbsp;</o:p></p><p class="MsoNormal">Viele Gr&uuml;&szlig;e<o:p></o:p></p><p class="MsoNormal">Jens Vogt<o:p></o:p></p><div><div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm"><p class="MsoNormal"><b>Von:</b> Eva Lang &lt;eva@outbound.example&gt;<br><b>Gesendet:</b> Dienstag, 17. November 2026 09:12<br><b>An:</b> Jens Vogt &lt;jens@vogt.example&gt;<br><b>Betreff:</b> Frage<o:p></o:p></p></div></div><p class="MsoNormal">Hallo Herr Vogt,</p></div></body></html>',
    body: ['Danke, kein Bedarf.\n\nViele Grüße', 'Danke, kein Bedarf.'],
  },
  {
    name: 'owa html',
    html: '<div style="font-family: Aptos; font-size: 12pt" class="elementToProof">Not now, thanks</div><div id="Signature"><p>Ben Stone<br>CTO</p></div><div id="appendonsend"></div><hr style="display:inline-block;width:98%" tabindex="-1"><div id="divRplyFwdMsg" dir="ltr"><font face="Calibri, sans-serif"><b>From:</b> Eva Lang &lt;eva@outbound.example&gt;<br><b>Sent:</b> Tuesday<br><b>To:</b> Ben<br><b>Subject:</b> Hi</font></div><div>Hi Ben</div>',
    body: 'Not now, thanks',
  },
  {
    name: 'apple mail html',
    html: '<html><body style="overflow-wrap: break-word;">Let&#8217;s do it.<div><br id="lineBreakAtBeginningOfSignature"><div dir="ltr">Sent from my iPhone</div><div dir="ltr"><br><blockquote type="cite">On 17 Nov 2026, at 09:12, Eva Lang &lt;eva@outbound.example&gt; wrote:<br><br></blockquote></div><blockquote type="cite"><div dir="ltr">Hi Ben</div></blockquote></div></body></html>',
    body: 'Let’s do it.',
  },
  {
    name: 'thunderbird html',
    html: '<html><head><meta charset="UTF-8"></head><body><p>OK f&uuml;r mich.</p><div class="moz-cite-prefix">Am 17.11.26 um 09:12 schrieb Eva Lang:<br></div><blockquote type="cite" cite="mid:abc@outbound.example">Hallo</blockquote><div class="moz-signature">-- <br>Jens</div></body></html>',
    body: 'OK für mich.',
  },
  {
    name: 'yahoo html',
    html: '<div class="yahoo-style-wrap"><div dir="ltr">call me tmrw</div><div><br></div></div><div id="yahoo_quoted_123" class="yahoo_quoted"><div>On Tuesday, November 17, 2026 at 09:12 AM, Eva Lang &lt;eva@outbound.example&gt; wrote:</div><div>Hi Ben</div></div>',
    body: 'call me tmrw',
  },
  {
    name: 'proton html',
    html: '<div style="font-family: Arial;">Nope, all set.</div><div class="protonmail_signature_block"><div class="protonmail_signature_block-user"><div>Ben</div></div><div class="protonmail_signature_block-proton">Sent with <a href="https://proton.me/">Proton Mail</a> secure email.</div></div><div class="protonmail_quote">On Tuesday, November 17th, 2026 at 09:12, Eva Lang &lt;eva@outbound.example&gt; wrote:<br><blockquote class="protonmail_quote" type="cite">Hi</blockquote></div>',
    body: 'Nope, all set.',
  },
  {
    name: 'zoho html',
    html: '<div style="font-family: Verdana"><div>Interested, pls share.</div><div class="zmail_extra_hr" style="border-top: 1px solid #ccc; height: 0px;"></div><div class="zmail_extra" data-zbluepencil-ignore="true"><div id="Zm-_Id_-Sgn1">---- On Tue, 17 Nov 2026 09:12:00 +0530 <b>Eva Lang &lt;eva@outbound.example&gt;</b> wrote ---</div><blockquote>Hi</blockquote></div></div>',
    body: 'Interested, pls share.',
  },
  {
    name: 'gmx html',
    html: '<div style="font-family: Verdana;font-size: 12.0px;"><div>Bitte nicht mehr schreiben.</div><div>&nbsp;<div name="quote" style="margin:10px 5px 5px 10px; padding: 10px 0 10px 10px; border-left:2px solid #C3D9E5;"><div><b>Gesendet:</b>&nbsp;Dienstag, 17. November 2026 um 09:12 Uhr<br/><b>Von:</b>&nbsp;"Eva Lang" &lt;eva@outbound.example&gt;<br/><b>An:</b>&nbsp;jens@gmx.example<br/><b>Betreff:</b>&nbsp;Frage</div><div name="quoted-content">Hallo</div></div></div></div>',
    body: 'Bitte nicht mehr schreiben.',
  },
  {
    name: 'samsung en',
    text: 'No thanks mate\n\n\n\nSent from my Galaxy\n\n\n-------- Original message --------\nFrom: Eva Lang <eva@outbound.example>\nDate: 17/11/2026 09:12 (GMT+00:00)\nTo: ben@x.example\nSubject: Quick one\n\nHi Ben',
    body: 'No thanks mate',
  },
  {
    name: 'web.de plain',
    text: 'Hallo, bitte nächste Woche anrufen.\n\nGruß Jens\n\nGesendet: Dienstag, 17. November 2026 um 09:12\nVon: "Eva Lang" <eva@outbound.example>\nAn: jens@web.example\nBetreff: Frage\nHallo Herr Vogt',
    body: ['Hallo, bitte nächste Woche anrufen.\n\nGruß', 'Hallo, bitte nächste Woche anrufen.'],
  },
  {
    name: 'external banner',
    text: 'CAUTION: This email originated from outside of the organization. Do not click links or open attachments unless you recognize the sender.\n\nHappy to talk Tuesday.',
    body: 'Happy to talk Tuesday.',
  },
  {
    name: 'front sig with links',
    text: 'Works.\n\nBen Stone\nCEO @ Northdock\nLinkedIn <https://linkedin.com/in/ben> | Book time <https://cal.com/ben>\n\nOn Tue, 17 Nov 2026 at 09:12, Eva Lang <eva@outbound.example> wrote:\n> Hi\n',
    body: 'Works.',
  },
  {
    name: 'superhuman',
    text: 'Pass for now, thanks.\n\nSent via Superhuman <https://sprh.mn/?vip=ben@x.example>\n\nOn Tue, Nov 17, 2026 at 9:12 AM, Eva Lang < eva@outbound.example > wrote:\n\n> Hi Ben\n',
    body: 'Pass for now, thanks.',
  },
  {
    name: 'sign-off in middle',
    text: "Thanks,\n\nI'll check with Tom and come back to you.\n\nCheers\nBen",
    body: [
      "Thanks,\n\nI'll check with Tom and come back to you.\n\nCheers",
      "Thanks,\n\nI'll check with Tom and come back to you.",
    ],
  },
  {
    name: 'ps after name',
    text: 'Not for us.\n\nBen\n\nPS: try Acme, they might need it.',
    body: 'Not for us.\n\nBen\n\nPS: try Acme, they might need it.',
  },
  {
    name: 'blackberry',
    text: 'Call me\nSent from my BlackBerry 10 smartphone on the O2 network.\n  Original Message  \nFrom: Eva Lang\nSent: Tuesday, 17 November 2026 09:12\nTo: ben@x.example\nSubject: Quick one\n\nHi',
    body: 'Call me',
  },
  {
    name: 'norwegian outlook',
    text: 'Takk, men nei takk.\n\nVennlig hilsen\nKari Nordmann\n\nFra: Eva Lang <eva@outbound.example>\nSendt: tirsdag 17. november 2026 09:12\nTil: Kari Nordmann <kari@x.example>\nEmne: Spørsmål\n\nHei',
    body: ['Takk, men nei takk.\n\nVennlig hilsen', 'Takk, men nei takk.'],
  },
  {
    name: 'ja outlook sig',
    text: 'お世話になっております。\n資料をお送りください。\nよろしくお願いいたします。\n\n━━━━━━━━━━━━━━━━\n株式会社山田商事\n営業部 山田太郎\nTEL 03-1234-5678\n━━━━━━━━━━━━━━━━\n\n差出人: Eva Lang <eva@outbound.example>\n送信日時: 2026年11月17日 9:12\n宛先: yamada@x.example\n件名: ご提案',
    body: [
      'お世話になっております。\n資料をお送りください。\nよろしくお願いいたします。',
      'お世話になっております。\n資料をお送りください。',
    ],
  },
  {
    name: 'thanks comma name phone',
    text: 'Please send the rates.\n\nThanks,\nBen Stone\nOps Manager\n+44 20 7946 0000\n\nOn Tue, Nov 17, 2026 at 9:12 AM Eva Lang <eva@outbound.example> wrote:\n> Hi\n',
    body: ['Please send the rates.', 'Please send the rates.\n\nThanks,'],
  },
  {
    name: 'many thanks',
    text: 'Please send the rates.\n\nMany thanks\n\nBen Stone | Ops\nT 020 7946 0000\nOn Tue, Nov 17, 2026 at 9:12 AM Eva Lang <eva@outbound.example> wrote:\n> Hi\n',
    body: ['Please send the rates.', 'Please send the rates.\n\nMany thanks'],
  },
  {
    name: 'thx bare',
    text: 'send rates pls\nthx\nben\nOn Tue, Nov 17, 2026 at 9:12 AM Eva Lang <eva@outbound.example> wrote:\n> Hi\n',
    body: ['send rates pls', 'send rates pls\nthx', 'send rates pls\nthx\nben'],
  },
  {
    name: 'danke im voraus',
    text: 'Bitte Preise schicken.\n\nDanke und Gruß\nJens Vogt\nVogt GmbH\nOn Tue, Nov 17, 2026 at 9:12 AM Eva Lang <eva@outbound.example> wrote:\n> Hi\n',
    body: ['Bitte Preise schicken.', 'Bitte Preise schicken.\n\nDanke und Gruß'],
  },
  {
    name: 'bien a toi',
    text: 'Envoie-moi ça.\n\nBien à toi,\nLuc\n\nLuc Morel\nGérant\n06 12 34 56 78\nOn Tue, Nov 17, 2026 at 9:12 AM Eva Lang <eva@outbound.example> wrote:\n> Hi\n',
    body: ['Envoie-moi ça.', 'Envoie-moi ça.\n\nBien à toi,'],
  },
  {
    name: 'merci d avance',
    text: "Un devis svp.\n\nMerci d'avance,\nLuc Morel\nDirecteur logistique\nTransports Morel SARL\nOn Tue, Nov 17, 2026 at 9:12 AM Eva Lang <eva@outbound.example> wrote:\n> Hi\n",
    body: ['Un devis svp.', "Un devis svp.\n\nMerci d'avance,"],
  },
  {
    name: 'gracias firma',
    text: 'Pásame precios.\n\nGracias y un saludo,\nMarta Ruiz\nLogística\nOn Tue, Nov 17, 2026 at 9:12 AM Eva Lang <eva@outbound.example> wrote:\n> Hi\n',
    body: ['Pásame precios.', 'Pásame precios.\n\nGracias y un saludo,'],
  },
  {
    name: 'grazie',
    text: 'Mi mandi i prezzi.\n\nGrazie e buona giornata\nPaolo Neri\nResp. Acquisti\nNeri Spa - Via Roma 3 - Torino\nOn Tue, Nov 17, 2026 at 9:12 AM Eva Lang <eva@outbound.example> wrote:\n> Hi\n',
    body: ['Mi mandi i prezzi.', 'Mi mandi i prezzi.\n\nGrazie e buona giornata'],
  },
  {
    name: 'att br',
    text: 'Manda o preço.\n\nAtt.,\nJoão Lima\nCompras\n(11) 99999-0000\nOn Tue, Nov 17, 2026 at 9:12 AM Eva Lang <eva@outbound.example> wrote:\n> Hi\n',
    body: ['Manda o preço.', 'Manda o preço.\n\nAtt.,'],
  },
  {
    name: 'groetjes',
    text: 'Stuur de tarieven.\n\nGroetjes,\nAnouk\nOn Tue, Nov 17, 2026 at 9:12 AM Eva Lang <eva@outbound.example> wrote:\n> Hi\n',
    body: ['Stuur de tarieven.', 'Stuur de tarieven.\n\nGroetjes,'],
  },
  {
    name: 'med vennlig slash',
    text: 'Send priser.\n\nMvh\nKari Nordmann\nInnkjøpssjef\nNordmann AS\nMob: +47 900 00 000\nOn Tue, Nov 17, 2026 at 9:12 AM Eva Lang <eva@outbound.example> wrote:\n> Hi\n',
    body: ['Send priser.', 'Send priser.\n\nMvh'],
  },
  {
    name: 's pozdravem',
    text: 'Pošlete ceník.\n\nS pozdravem / Best regards\n\nIng. Petr Novák\njednatel\nNovák s.r.o.\nOn Tue, Nov 17, 2026 at 9:12 AM Eva Lang <eva@outbound.example> wrote:\n> Hi\n',
    body: ['Pošlete ceník.', 'Pošlete ceník.\n\nS pozdravem / Best regards'],
  },
  {
    name: 'pozdrawiam z',
    text: 'Proszę o cennik.\n\nZ pozdrowieniami,\nJan Kowalski\nKierownik transportu\nOn Tue, Nov 17, 2026 at 9:12 AM Eva Lang <eva@outbound.example> wrote:\n> Hi\n',
    body: ['Proszę o cennik.', 'Proszę o cennik.\n\nZ pozdrowieniami,'],
  },
  {
    name: 'sent from outlook android',
    text: 'ok\n\nGet Outlook for Android\nOn Tue, Nov 17, 2026 at 9:12 AM Eva Lang <eva@outbound.example> wrote:\n> Hi\n',
    body: 'ok',
  },
  {
    name: 'name then company no closing',
    text: 'Not interested.\n\nBen Stone\nOperations Director, Northdock Ltd\nM: 07700 900000\nOn Tue, Nov 17, 2026 at 9:12 AM Eva Lang <eva@outbound.example> wrote:\n> Hi\n',
    body: 'Not interested.',
  },
  {
    name: 'initials',
    text: 'Not interested.\n\nBS\nOn Tue, Nov 17, 2026 at 9:12 AM Eva Lang <eva@outbound.example> wrote:\n> Hi\n',
    body: ['Not interested.', 'Not interested.\n\nBS'],
  },
  {
    name: 'de im auftrag',
    text: 'Kein Bedarf.\n\nFreundliche Grüße aus Hamburg\nJens Vogt\nOn Tue, Nov 17, 2026 at 9:12 AM Eva Lang <eva@outbound.example> wrote:\n> Hi\n',
    body: ['Kein Bedarf.', 'Kein Bedarf.\n\nFreundliche Grüße aus Hamburg'],
  },
  {
    name: 'en regards combined line',
    text: 'No need.\n\nKind regards, Ben\nOn Tue, Nov 17, 2026 at 9:12 AM Eva Lang <eva@outbound.example> wrote:\n> Hi\n',
    body: ['No need.', 'No need.\n\nKind regards, Ben', 'No need.\n\nKind regards,'],
  },
  {
    name: 'en thanks sentence stays',
    text: 'Thanks for this, Eva.\n\nWe would need a quote for 20 pallets.\nThanks in advance for sending it by Friday.\nOn Tue, Nov 17, 2026 at 9:12 AM Eva Lang <eva@outbound.example> wrote:\n> Hi\n',
    body: 'Thanks for this, Eva.\n\nWe would need a quote for 20 pallets.\nThanks in advance for sending it by Friday.',
  },
  {
    name: 'best as verb line',
    text: 'Which day is\nbest\nfor you next week?\nOn Tue, Nov 17, 2026 at 9:12 AM Eva Lang <eva@outbound.example> wrote:\n> Hi\n',
    body: 'Which day is best for you next week?',
  },
  {
    name: 'address in the answer stays',
    text: 'Please collect here:\n\nNorthdock Ltd\nUnit 4, Quay Road\nBristol BS1 4XX\n\nand deliver to Porto.\nOn Tue, Nov 17, 2026 at 9:12 AM Eva Lang <eva@outbound.example> wrote:\n> Hi\n',
    body: 'Please collect here:\n\nNorthdock Ltd\nUnit 4, Quay Road\nBristol BS1 4XX\n\nand deliver to Porto.',
  },
  {
    name: 'banner brackets',
    text: '[EXTERNAL]\n\nFine, call me.\nOn Tue, Nov 17, 2026 at 9:12 AM Eva Lang <eva@outbound.example> wrote:\n> Hi\n',
    body: ['Fine, call me.', '[EXTERNAL]\n\nFine, call me.'],
  },
  {
    name: 'banner de',
    text: 'ACHTUNG: Diese E-Mail stammt von einem externen Absender. Bitte klicken Sie nicht auf Links oder Anhänge.\n\nRufen Sie mich an.\nOn Tue, Nov 17, 2026 at 9:12 AM Eva Lang <eva@outbound.example> wrote:\n> Hi\n',
    body: 'Rufen Sie mich an.',
  },
  {
    name: 'banner fr',
    text: "ATTENTION : Cet e-mail provient de l'extérieur de l'organisation. Ne cliquez pas sur les liens.\n\nAppelez-moi.\nOn Tue, Nov 17, 2026 at 9:12 AM Eva Lang <eva@outbound.example> wrote:\n> Hi\n",
    body: 'Appelez-moi.',
  },
  {
    name: 'disclaimer de',
    text: 'Kein Interesse.\n\nVogt GmbH, Sitz Hamburg, HRB 1234, Geschäftsführer: Jens Vogt\nDiese E-Mail enthält vertrauliche Informationen. Wenn Sie nicht der richtige Adressat sind, informieren Sie bitte den Absender.\nOn Tue, Nov 17, 2026 at 9:12 AM Eva Lang <eva@outbound.example> wrote:\n> Hi\n',
    body: 'Kein Interesse.',
  },
  {
    name: 'virus footer',
    text: 'Not for us.\n\n--\nThis email has been checked for viruses by AVG antivirus software.\nwww.avg.com\nOn Tue, Nov 17, 2026 at 9:12 AM Eva Lang <eva@outbound.example> wrote:\n> Hi\n',
    body: 'Not for us.',
  },
  {
    name: 'virus footer no dash',
    text: 'Not for us.\n\nVirus-free. www.avast.com <https://www.avast.com/sig-email>\nOn Tue, Nov 17, 2026 at 9:12 AM Eva Lang <eva@outbound.example> wrote:\n> Hi\n',
    body: 'Not for us.',
  },
  {
    name: 'cid logo',
    text: 'Not for us.\n\n[cid:image001.png@01DB0000.AAAA0000]\nBen Stone\nNorthdock Ltd\nOn Tue, Nov 17, 2026 at 9:12 AM Eva Lang <eva@outbound.example> wrote:\n> Hi\n',
    body: 'Not for us.',
  },
  {
    name: 'wiseStamp',
    text: 'Sure.\n\n[photo]\nBen Stone\nCEO, Northdock\nphone: 07700 900000 <tel:07700900000>\nsite: northdock.example <http://northdock.example>\n\nOn Tue, Nov 17, 2026 at 9:12 AM Eva Lang <eva@outbound.example> wrote:\n> Hi\n',
    body: 'Sure.',
  },
  {
    name: 'mailto name quoted header es gmail',
    text: 'Vale.\n\nEl mar, 17 nov 2026 a las 9:12, Eva Lang (<eva@outbound.example>) escribió:\n\n> Hola\n',
    body: 'Vale.',
  },
  {
    name: 'gmail fr',
    text: 'OK.\n\nLe mar. 17 nov. 2026 à 09:12, Eva Lang <eva@outbound.example> a écrit :\n\n> Bonjour\n',
    body: 'OK.',
  },
  {
    name: 'gmail sl',
    text: 'V redu.\n\nV V tor., 17. nov. 2026 ob 09:12 je oseba Eva Lang <eva@outbound.example> napisala:\n\n> Zdravo\n',
    body: 'V redu.',
  },
  {
    name: 'gmail hr',
    text: 'Može.\n\nuto, 17. stu 2026. u 09:12 Eva Lang <eva@outbound.example> napisao je:\n\n> Bok\n',
    body: 'Može.',
  },
  {
    name: 'gmail bg',
    text: 'Добре.\n\nНа вт, 17.11.2026 г. в 9:12 Eva Lang <eva@outbound.example> написа:\n\n> Здравейте\n',
    body: 'Добре.',
  },
  {
    name: 'gmail lt',
    text: 'Gerai.\n\n2026-11-17, an, 09:12 Eva Lang <eva@outbound.example> rašė:\n\n> Sveiki\n',
    body: 'Gerai.',
  },
  {
    name: 'gmail fa',
    text: 'باشه\n\nدر تاریخ سه‌شنبه ۱۷ نوامبر ۲۰۲۶، ۹:۱۲ Eva Lang <eva@outbound.example> نوشت:\n\n> سلام\n',
    body: 'باشه',
  },
  {
    name: 'outlook hu',
    text: 'Köszönöm, nem.\n\nFeladó: Eva Lang <eva@outbound.example>\nElküldve: 2026. november 17., kedd 9:12\nCímzett: kis@x.example\nTárgy: Kérdés\n\nSzia',
    body: 'Köszönöm, nem.',
  },
  {
    name: 'outlook el',
    text: 'Όχι.\n\nΑπό: Eva Lang <eva@outbound.example>\nΣτάλθηκε: Τρίτη, 17 Νοεμβρίου 2026 9:12 πμ\nΠρος: n@x.example\nΘέμα: Ερώτηση\n\nΓεια',
    body: 'Όχι.',
  },
  {
    name: 'mutt',
    text: '* Eva Lang <eva@outbound.example> [2026-11-17 09:12]:\n> Do you ship to Spain?\n\nRarely.\n',
    body: 'Rarely.',
  },
  {
    name: 'emacs quote',
    text: 'Eva Lang <eva@outbound.example> writes:\n\n> Do you ship to Spain?\n\nRarely.\n',
    body: 'Rarely.',
  },
  {
    name: 'outlook inline note',
    text: 'See my answers below in red.\n\nFrom: Eva Lang <eva@outbound.example>\nSent: Tuesday, November 17, 2026 9:12 AM\nTo: Ben <ben@x.example>\nSubject: Quick one\n\nDo you ship to Spain? [BS] Yes, weekly.',
    body: 'See my answers below in red.',
  },
  {
    name: 'outlook web plain div sig',
    html: '<div>Send it over.</div><div><br></div><div>Thanks,</div><div>Ben Stone</div><div>Northdock Ltd</div><div>07700 900000</div>',
    body: ['Send it over.', 'Send it over. Thanks,'],
  },
  {
    name: 'gmail_signature',
    html: '<div dir="ltr">Nope.<br clear="all"><div><br></div><span class="gmail_signature_prefix">-- </span><br><div dir="ltr" class="gmail_signature" data-smartmail="gmail_signature"><div>Ben Stone</div><div>CEO</div></div></div>',
    body: 'Nope.',
  },
  {
    name: 'banner table',
    html: '<table border="0"><tr><td style="background:#ffeb9c">You don\'t often get email from eva@outbound.example. <a href="https://aka.ms/LearnAboutSenderIdentification">Learn why this is important</a></td></tr></table><div>Call me.</div>',
    body: 'Call me.',
  },
  {
    name: 'hubspot html',
    html: '<div>Let\'s talk Thursday.</div><div class="hs_reply">On Tue, Nov 17, 2026 at 9:12 AM, Eva Lang &lt;eva@outbound.example&gt; wrote:<blockquote>Hi</blockquote></div>',
    body: "Let's talk Thursday.",
  },
  {
    name: 'en combined',
    text: 'Not for us.\n\nThanks and kind regards,\nBen Stone\nCFO\n\nOn Tue, Nov 17, 2026 at 9:12 AM Eva Lang <eva@outbound.example> wrote:\n> Hi\n',
    body: ['Not for us.', 'Not for us. Thanks and kind regards,'],
  },
  {
    name: 'en have a good one',
    text: 'Monday is fine.\n\nHave a great day!\n\nBen Stone\nNorthdock Ltd\n\nOn Tue, Nov 17, 2026 at 9:12 AM Eva Lang <eva@outbound.example> wrote:\n> Hi\n',
    body: ['Monday is fine.', 'Monday is fine. Have a great day!'],
  },
  {
    name: 'de vielen dank',
    text: 'Bitte anrufen.\n\nVielen Dank und beste Grüße\nIna Wolf\nLeitung Einkauf\n\nOn Tue, Nov 17, 2026 at 9:12 AM Eva Lang <eva@outbound.example> wrote:\n> Hi\n',
    body: ['Bitte anrufen.', 'Bitte anrufen. Vielen Dank und beste Grüße'],
  },
  {
    name: 'fr bonne journee',
    text: 'Non merci.\n\nBonne journée,\nLuc Morel\nTransports Morel\n\nOn Tue, Nov 17, 2026 at 9:12 AM Eva Lang <eva@outbound.example> wrote:\n> Hi\n',
    body: ['Non merci.', 'Non merci. Bonne journée,'],
  },
  {
    name: 'es atte',
    text: 'No gracias.\n\nAtte.\nIng. Raúl Soto\nJefe de compras\n\nOn Tue, Nov 17, 2026 at 9:12 AM Eva Lang <eva@outbound.example> wrote:\n> Hi\n',
    body: ['No gracias.', 'No gracias. Atte.'],
  },
  {
    name: 'banner es',
    text: 'PRECAUCIÓN: Este correo procede de fuera de la organización. No abra enlaces ni adjuntos.\n\nLlámeme.\n\nOn Tue, Nov 17, 2026 at 9:12 AM Eva Lang <eva@outbound.example> wrote:\n> Hi\n',
    body: 'Llámeme.',
  },
  {
    name: 'banner nl',
    text: 'LET OP: dit bericht komt van buiten de organisatie. Klik niet op links of bijlagen.\n\nBel me maar.\n\nOn Tue, Nov 17, 2026 at 9:12 AM Eva Lang <eva@outbound.example> wrote:\n> Hi\n',
    body: 'Bel me maar.',
  },
  {
    name: 'avg',
    text: 'Nope.\n\nDiese E-Mail wurde von Avast-Antivirussoftware auf Viren geprüft.\nwww.avast.com\n\nOn Tue, Nov 17, 2026 at 9:12 AM Eva Lang <eva@outbound.example> wrote:\n> Hi\n',
    body: 'Nope.',
  },
  {
    name: 'attention stays',
    text: 'Attention: our external warehouse in Lyon closes Friday.\n\nCall me before.\n\nOn Tue, Nov 17, 2026 at 9:12 AM Eva Lang <eva@outbound.example> wrote:\n> Hi\n',
    body: 'Attention: our external warehouse in Lyon closes Friday. Call me before.',
  },
  {
    name: 'thanks sentence',
    text: 'Thanks,\n\nbut we ship nothing to Spain.\n\nOn Tue, Nov 17, 2026 at 9:12 AM Eva Lang <eva@outbound.example> wrote:\n> Hi\n',
    body: 'Thanks, but we ship nothing to Spain.',
  },
  {
    name: 'tack',
    text: 'Skicka gärna.\n\nTack och hälsningar\nLena Berg\nInköp\n\nOn Tue, Nov 17, 2026 at 9:12 AM Eva Lang <eva@outbound.example> wrote:\n> Hi\n',
    body: ['Skicka gärna.', 'Skicka gärna. Tack och hälsningar'],
  },
  {
    name: 'pl',
    text: 'Nie, dziękuję.\n\nPozdrawiam i życzę miłego dnia\nAdam Nowak\nKierownik\n\nOn Tue, Nov 17, 2026 at 9:12 AM Eva Lang <eva@outbound.example> wrote:\n> Hi\n',
    body: ['Nie, dziękuję.', 'Nie, dziękuję. Pozdrawiam i życzę miłego dnia'],
  },
];

export const bodies: readonly Sample[] = letters.map(({ name, text, html, body }) => ({
  name: `Body, ${name}`,
  at: arrival,
  kind: 'reply',
  body,
  raw: mail({
    from: 'Ben Stone <ben@x.example>',
    subject: `Re: ${ourSubject}`,
    answers: true,
    text,
    html,
  }),
}));
