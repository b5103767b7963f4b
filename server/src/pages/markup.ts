import { escapeHtml } from '../domain/shared/escape-html.js';

/** A part of a page that is HTML already. */
export class Markup {
  constructor(readonly text: string) {}

  toString(): string {
    return this.text;
  }
}

/** What a page is made of: texts are escaped, nothing is written for null, undefined and false. */
export type Content = Markup | string | number | null | undefined | false | readonly Content[];

/** HTML with contents in it, whatever they are, escaped: `` markup`<p>${name}</p>` ``. */
export function markup(parts: TemplateStringsArray, ...contents: Content[]): Markup {
  return new Markup(parts.reduce((text, part, index) => text + write(contents[index - 1] as Content) + part));
}

function write(content: Content): string {
  if (content instanceof Markup) return content.text;
  if (Array.isArray(content)) return (content as readonly Content[]).map(write).join('');
  if (content === null || content === undefined || content === false) return '';
  return escapeHtml(String(content));
}
