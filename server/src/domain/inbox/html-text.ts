import { compile, type FormatCallback, type HtmlToTextOptions } from 'html-to-text';

/** Stands on a line of its own where a mail program's markup says that the quoted original begins. */
export const quoteMark = '\uE000';

/** Longest HTML that is converted, in characters, and longest text that comes of it: beyond lies quoted history. */
const maxHtmlLength = 512 * 1024;
/** Most children of one element. Some programs put every line of a mail into one, with a break after each. */
const maxChildNodes = 50_000;

const markThenContent: FormatCallback = (element, walk, builder) => {
  builder.openBlock({ leadingLineBreaks: 2 });
  builder.addInline(quoteMark);
  builder.closeBlock({ trailingLineBreaks: 2 });
  walk(element.children, builder);
};

/** Elements that mail programs open before the message they answer. */
const quoteSelectors = [
  '.gmail_attr',
  '#divRplyFwdMsg',
  '#x_divRplyFwdMsg',
  '#appendonsend',
  '#mail-editor-reference-message-container',
  '#ms-outlook-mobile-reference-message',
  '.moz-cite-prefix',
  '.yahoo_quoted',
  '.protonmail_quote',
  '.zmail_extra',
  '#isReplyContent',
  '#OLK_SRC_BODY_SECTION',
];

const signatureSelectors = [
  '.gmail_signature',
  '.gmail_signature_prefix',
  '[data-smartmail="gmail_signature"]',
  '.moz-signature',
  '#Signature',
  'div[name="messageSignatureSection"]',
  '#ms-outlook-mobile-signature',
  '.protonmail_signature_block',
  '.front-signature',
  '.signature',
  '.hs_signature',
];

function options(extra: NonNullable<HtmlToTextOptions['selectors']>): HtmlToTextOptions {
  return {
    wordwrap: false,
    limits: { maxInputLength: maxHtmlLength, maxDepth: 250, maxChildNodes },
    formatters: { markThenContent },
    selectors: [
      { selector: 'a', options: { ignoreHref: true } },
      { selector: 'img', format: 'skip' },
      { selector: 'table', format: 'block' },
      { selector: 'tr', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map(selector => ({ selector, options: { uppercase: false } })),
      ...extra,
    ],
  };
}

const plain = compile(options([]));
const marked = compile(
  options([
    ...quoteSelectors.map(selector => ({ selector, format: 'markThenContent' })),
    ...signatureSelectors.map(selector => ({ selector, format: 'skip' })),
  ]),
);

/** Elements that have no end tag, or whose end many writers leave out and the next one replaces. */
const endless = new Set('area base br col embed hr img input link meta source track wbr p li td th tr dd dt option'.split(' ')); // prettier-ignore
/** Elements open at once; parsers take time in the square of it. No mail program comes near. */
const maxOpen = 1_000;

/** Whether more elements are open at once than any mail has reason for. */
export function isTooDeep(html: string): boolean {
  let open = 0;
  for (const [, end, name] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)(?![a-z0-9])[^<>]*>/gi)) {
    if (endless.has(name!.toLowerCase())) continue;
    open = end ? Math.max(0, open - 1) : open + 1;
    if (open > maxOpen) return true;
  }
  return false;
}

/** Tags cut out and nothing more, for HTML that a parser cannot walk. */
export function withoutTags(html: string): string {
  return html.replace(/<[^<>]{0,5000}>/g, ' ');
}

function convert(html: string, converter: (html: string) => string): string {
  const bounded = html.slice(0, maxHtmlLength);
  if (isTooDeep(bounded)) return withoutTags(bounded);
  try {
    // Quotes within quotes repeat their marks on every line.
    return converter(bounded).slice(0, maxHtmlLength);
  } catch {
    return withoutTags(bounded);
  }
}

/** The whole text of an HTML body; block quotes become "> " lines. */
export function htmlToPlainText(html: string): string {
  return convert(html, plain);
}

/** As `htmlToPlainText`, without signature elements, and with a `quoteMark` line before each quoted original. */
export function htmlToMarkedText(html: string): string {
  return convert(html, marked);
}

/** A note as a text column takes it, and so as it is read again: half a surrogate pair is replaced (U+FFFD). */
export function noteText(text: string | null | undefined): string | null {
  return text == null ? null : Buffer.from(text).toString();
}

/** A name that people give, as a text column takes it: without spaces around it, accents in one form (NFC). */
export function nameText(text: string): string {
  return Buffer.from(text).toString().normalize('NFC').trim();
}

/** The name of a tag of people, as imports and filters compare it. */
export function tagName(text: string): string {
  return nameText(text).replace(/\s+/g, ' ');
}
