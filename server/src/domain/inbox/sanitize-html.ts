import sanitize from 'sanitize-html';
import { isTooDeep, withoutTags } from './html-text.js';
import { maxShownLength } from './mail-message.js';

const color = /^(?:#[0-9a-f]{3,8}|[a-z]{3,20}|rgba?\([\d\s.,%]{1,40}\))$/i;
const size = /^\d{1,4}(?:\.\d{1,3})?(?:px|pt|em|rem|%)$/i;

const options: sanitize.IOptions = {
  allowedTags: [...sanitize.defaults.allowedTags, 'img', 'center', 'font', 'del', 'ins'],
  allowedAttributes: {
    a: ['href', 'name', 'title', 'rel', 'target'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    td: ['colspan', 'rowspan', 'align', 'valign', 'width'],
    th: ['colspan', 'rowspan', 'align', 'valign', 'width'],
    table: ['align', 'width', 'border', 'cellpadding', 'cellspacing'],
    font: ['color', 'size'],
    '*': ['style', 'dir', 'lang', 'align'],
  },
  // Nothing that places elements or loads anything: no position, no url().
  allowedStyles: {
    '*': {
      color: [color],
      'background-color': [color],
      'font-size': [size],
      'font-weight': [/^(?:normal|bold|bolder|lighter|\d{3})$/i],
      'font-style': [/^(?:normal|italic|oblique)$/i],
      'text-align': [/^(?:left|right|center|justify)$/i],
      'text-decoration': [/^(?:none|underline|line-through)$/i],
    },
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https', 'cid', 'data'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 200,
  transformTags: {
    a: sanitize.simpleTransform('a', { rel: 'noopener noreferrer nofollow', target: '_blank' }),
  },
};

/** HTML of a mail that can be shown: without scripts, forms, frames, and styles that reach outside their place. */
export function sanitizeHtml(html: string): string {
  const bounded = html.slice(0, maxShownLength);
  return sanitize(isTooDeep(bounded) ? withoutTags(bounded) : bounded, options);
}
