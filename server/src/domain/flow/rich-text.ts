import { compile } from 'html-to-text';
import { escapeHtml } from '../shared/escape-html.js';

/** Longest HTML that is turned into text, in characters; longer input is cut. */
const MAX_HTML_LENGTH = 1_000_000;
/** Tags that tell that a text is HTML already. */
const HTML_TAG =
  /<\/?(?:p|br|div|span|a|b|i|u|em|strong|ul|ol|li|h[1-6]|table|img|body|html|blockquote|font|hr)(?=[\s/>])/i;
/** Private-use characters that stand for the expressions of a template while its text is worked on. */
const MARK = '\uE000';
const MARKS = /\uE000(\d+)\uE001/g;

/**
 * Turns what was written in a rich-text editor into HTML. HTML stays as it is. Plain text is escaped and becomes
 * paragraphs (at empty lines) and line breaks; `**bold**`, `[label](https://…)` and bare links come alive. Expressions
 * of the template (`{{ }}`, `{% %}`) stay untouched.
 */
export function richTextToHtml(template: string): string {
  if (template.trim() === '' || HTML_TAG.test(template)) return template;
  const expressions: string[] = [];
  const text = template
    .replace(/[\uE000\uE001]/g, '')
    .replace(
      /\{\{[^{}]{0,1000}\}\}|\{%[^{}]{0,1000}?%\}/g,
      expression => `${MARK}${expressions.push(expression) - 1}\uE001`,
    );
  const html = text
    .replace(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n\s*/)
    .map(paragraph => paragraph.trim())
    .filter(paragraph => paragraph !== '')
    .map(paragraph => `<p>${inline(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('\n');
  return html.replace(MARKS, (_mark, index: string) => expressions[Number(index)] ?? '');
}

/** Escapes a paragraph and marks its links and bold words. */
function inline(text: string): string {
  const links =
    /\[([^[\]\n]{1,500})\]\((https?:\/\/[^\s()<>"]{1,2000})\)|\bhttps?:\/\/[^\s<>"]{1,2000}(?<![.,;:!?)'])/g;
  let html = '';
  let end = 0;
  for (const { 0: match, 1: label, 2: target, index } of text.matchAll(links)) {
    html += bold(text.slice(end, index));
    html += `<a href="${escapeHtml(target ?? match)}">${escapeHtml(label ?? match)}</a>`;
    end = index + match.length;
  }
  return html + bold(text.slice(end));
}

function bold(text: string): string {
  return escapeHtml(text).replace(/\*\*(?!\s)([^*\n]{1,1000})(?<!\s)\*\*/g, '<strong>$1</strong>');
}

const convert = compile({
  wordwrap: false,
  limits: { maxInputLength: MAX_HTML_LENGTH, maxDepth: 100 },
  selectors: [
    { selector: 'img', format: 'skip' },
    { selector: 'a', options: { hideLinkHrefIfSameAsText: true, ignoreHref: false } },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map(selector => ({ selector, options: { uppercase: false } })),
  ],
});

/** The plain-text part of an HTML mail: paragraphs, lists and links as text, images left out. */
export function htmlToText(html: string): string {
  return convert(html).trim();
}
