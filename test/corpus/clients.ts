import { ourSubject, ourText, us } from './build.js';

/** How a mail program writes an answer: its text and its HTML, around what the person wrote. */
export interface Written {
  text: string;
  html?: string;
}

const escape = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
const quoted = (text: string): string => text.replace(/^/gm, '> ');
const paragraphs = (text: string, tag: string): string =>
  text
    .split('\n')
    .map(line => (line === '' ? `<${tag}><br></${tag}>` : `<${tag}>${escape(line)}</${tag}>`))
    .join('');
const broken = (text: string): string => escape(text).replace(/\n/g, '<br>\r\n');

/** Gmail on the web and on telephones: an attribution line, then a `gmail_quote`. */
export function gmail(written: string, attribution: string, signature = ''): Written {
  const tail = signature === '' ? '' : `\n\n-- \n${signature}`;
  const htmlTail =
    signature === ''
      ? ''
      : `<div><br clear="all"></div><br><span class="gmail_signature_prefix">-- </span><br><div dir="ltr" class="gmail_signature" data-smartmail="gmail_signature"><div dir="ltr">${broken(signature)}</div></div>`;
  return {
    text: `${written}${tail}\n\n${attribution}\n\n${quoted(ourText)}\n`,
    html: `<div dir="ltr">${paragraphs(written, 'div')}</div>${htmlTail}<br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">${escape(attribution)}<br></div><blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex;border-left:1px solid rgb(204,204,204);padding-left:1ex"><div dir="ltr">${broken(ourText)}</div></blockquote></div>\r\n`,
  };
}

/** Names of the header fields that Outlook puts above what it answers, and a date in its style. */
export type OutlookNames = [from: string, sent: string, to: string, subject: string, date: string];

/** Outlook for Windows: Word's HTML with a bordered header block; no quote marks at all. */
export function outlookDesktop(written: string, names: OutlookNames, signature = ''): Written {
  const [from, sent, to, subject, date] = names;
  const fields = [
    `${from}: Anna Keller <${us}>`,
    `${sent}: ${date}`,
    `${to}: Petra Lang <petra.lang@example.net>`,
    `${subject}: ${ourSubject}`,
  ];
  const above = signature === '' ? written : `${written}\n\n${signature}`;
  const bold = fields.map(field => escape(field).replace(/^([^:]+:)/, '<b>$1</b>')).join('<br>\r\n');
  return {
    text: `${above.replace(/\n/g, '\n\n')}\n\n${fields.join('\n')}\n\n${ourText.replace(/\n/g, '\n\n')}\n`,
    html: `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {margin:0cm;font-size:11.0pt;} --></style></head><body lang="EN-US" link="#0563C1"><div class="WordSection1">${above
      .split('\n')
      .map(
        line =>
          `<p class="MsoNormal">${line === '' ? '<o:p>&nbsp;</o:p>' : `${escape(line)}<o:p></o:p>`}</p>`,
      )
      .join(
        '',
      )}<p class="MsoNormal"><o:p>&nbsp;</o:p></p><div><div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm"><p class="MsoNormal">${bold}<o:p></o:p></p></div></div>${paragraphs(ourText, 'p')}</div></body></html>`,
  };
}

/** Outlook on the web: a rule of underscores in the text, `divRplyFwdMsg` in the HTML. */
export function outlookWeb(written: string, names: OutlookNames, mobile = ''): Written {
  const [from, sent, to, subject, date] = names;
  const fields = [
    `${from}: Anna Keller <${us}>`,
    `${sent}: ${date}`,
    `${to}: Petra Lang <petra.lang@example.net>`,
    `${subject}: ${ourSubject}`,
  ];
  const mobileText = mobile === '' ? '' : `\n\n${mobile}<https://aka.ms/o0ukef>`;
  const mobileHtml =
    mobile === ''
      ? ''
      : `<div id="ms-outlook-mobile-signature"><a href="https://aka.ms/o0ukef">${mobile}</a></div>`;
  return {
    text: `${written}${mobileText}\n________________________________\n${fields.join('\n')}\n\n${ourText}\n`,
    html: `<html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"></head><body dir="ltr">${paragraphs(written, 'div')}${mobileHtml}<div id="appendonsend"></div><hr style="display:inline-block;width:98%" tabindex="-1"><div id="divRplyFwdMsg" dir="ltr"><font face="Calibri, sans-serif" style="font-size:11pt" color="#000000">${fields
      .map(field => escape(field).replace(/^([^:]+:)/, '<b>$1</b>'))
      .join('<br>')}</font><div>&nbsp;</div></div><div>${broken(ourText)}</div></body></html>`,
  };
}

/** Apple Mail on a Mac or a telephone; telephones add their line above the quote. */
export function appleMail(written: string, attribution: string, device = ''): Written {
  const deviceText = device === '' ? '' : `\n\n${device}`;
  return {
    text: `${written}${deviceText}\n\n${quoted(`${attribution}\n\n${ourText}`)}\n`,
    html: `<html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"></head><body dir="auto">${paragraphs(written, 'div')}${device === '' ? '' : `<br><div dir="ltr">${escape(device)}</div>`}<div dir="ltr"><br><blockquote type="cite">${escape(attribution)}<br><br></blockquote></div><blockquote type="cite"><div dir="ltr">${broken(ourText)}</div></blockquote></body></html>`,
  };
}

/** Thunderbird, answering above or below the quote. */
export function thunderbird(written: string, attribution: string, below = false): Written {
  const quote = `${attribution}\n${quoted(ourText)}`;
  const html = `<div class="moz-cite-prefix">${escape(attribution)}<br></div><blockquote type="cite" cite="mid:0198f2c4@northwind-sales.com">${paragraphs(ourText, 'p')}</blockquote>`;
  return {
    text: below ? `${quote}\n\n${written}\n` : `${written}\n\n${quote}\n`,
    html: `<!DOCTYPE html><html><head></head><body>${below ? `${html}${paragraphs(written, 'p')}` : `${paragraphs(written, 'p')}${html}`}</body></html>`,
  };
}

/** Yahoo: the quote is indented with blanks in the text and stands in `yahoo_quoted` in the HTML. */
export function yahoo(written: string, attribution: string): Written {
  return {
    text: ` ${written}\n\n    ${attribution}  \n \n ${ourText.replace(/\n/g, '\n\n')}\n  `,
    html: `<html><head></head><body><div class="ydp1a yahoo-style-wrap" style="font-size:16px;"><div dir="ltr" data-setdir="false">${broken(written)}</div><div><br></div></div><div id="ydp7b yahoo_quoted_123" class="ydp7b yahoo_quoted"><div style="font-size:13px;color:#26282a;"><div>${escape(attribution)}</div><div><br></div><div>${broken(ourText)}</div></div></div></body></html>`,
  };
}

/** GMX and WEB.DE. */
export function gmx(written: string, fields: string[]): Written {
  return {
    text: `${written}\n \n \n\n${fields.join('\n')}\n${ourText}\n`,
    html: `<html><head></head><body><div style="font-family: Verdana;font-size: 12.0px;">${paragraphs(written, 'div')}<div>&nbsp;<div name="quote" style="margin:10px 5px 5px 10px; padding: 10px 0 10px 10px; border-left:2px solid #C3D9E5;"><div style="margin:0 0 10px 0;">${fields.map(field => escape(field).replace(/^([^:]+:)/, '<b>$1</b>')).join('<br/>')}</div><div name="quoted-content">${broken(ourText)}</div></div></div></div></body></html>`,
  };
}
