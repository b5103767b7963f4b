import { Marked, type Token, type Tokens } from 'marked';
import { escapeHtml } from '../../domain/shared/escape-html.js';
import { markup, Markup } from '../frame.js';
import { slugOf } from 'outreach-contract';

/** A heading of a page, and the words below it up to the next one. */
export interface Section {
  id: string;
  title: string;
  depth: number;
  text: string;
}

/** A text as a page shows it, and what can be found in it. */
export interface Rendered {
  html: Markup;
  sections: Section[];
}

const plain = new Marked({ gfm: true });

/** A description of the contract: paragraphs, lists, code, and no headings. */
export function blockText(text: string): Markup {
  return new Markup(plain.parse(text, { async: false }));
}

/** A description within a line. */
export function inlineText(text: string): Markup {
  return new Markup(plain.parseInline(text.trim(), { async: false }));
}

/**
 * A guide as HTML. Links between guides (`imports.md`) and to the service (`/docs/reference`) lead to its pages.
 *
 * @param base what addresses of the service begin with, `` or a path without a trailing slash
 */
export function renderGuide(text: string, base: string): Rendered {
  const sections: Section[] = [];
  const marked = new Marked({ gfm: true });
  marked.use({
    hooks: { processAllTokens: tokens => withSamples(tokens as Token[]) },
    renderer: {
      heading({ tokens, depth, text: source }: Tokens.Heading) {
        const title = wordsOf(source);
        const id = slugOf(title);
        sections.push({ id, title, depth, text: '' });
        const label = this.parser.parseInline(tokens);
        return depth === 1
          ? `<h1>${label}</h1>\n`
          : `<h${depth} id="${id}"><a class="anchor" href="#${id}">${label}</a></h${depth}>\n`;
      },
      code({ text: code, lang }: Tokens.Code) {
        return String(codeBlock(code, lang ?? ''));
      },
      link({ href, tokens }: Tokens.Link) {
        return `<a href="${escapeHtml(linkTo(href, base))}">${this.parser.parseInline(tokens)}</a>`;
      },
      table(token: Tokens.Table) {
        const row = (cells: Tokens.TableCell[], tag: string) =>
          `<tr>${cells.map(cell => `<${tag}${tag === 'th' ? ' scope="col"' : ''}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('')}</tr>`;
        const body = token.rows.map(cells => row(cells, 'td')).join('\n');
        return `<div class="scroll"><table><thead>${row(token.header, 'th')}</thead><tbody>${body}</tbody></table></div>\n`;
      },
    },
  });
  const html = new Markup(marked.parse(text, { async: false }));
  return { html, sections: withTexts(sections, plain.lexer(text)) };
}

/** The languages that a guide shows one request in, one below the other: a page shows them side by side. */
const sampleTitles: Record<string, string> = { sh: 'curl', ts: 'SDK', py: 'Python' };

/** Makes one token of blocks of code in different languages that follow each other. */
function withSamples(tokens: Token[]): Token[] {
  const groups: Token[][] = [];
  let samples = 0;
  for (const token of tokens.filter(({ type }) => type !== 'space')) {
    const group = groups.at(-1);
    const language = languageOf(token);
    if (language && group?.every(each => languageOf(each) && languageOf(each) !== language))
      group.push(token);
    else groups.push([token]);
  }
  return groups.map(group => {
    if (group.length === 1) return group[0]!;
    const name = `samples-${++samples}`;
    const text = String(
      samplesMarkup(
        name,
        group.map(token => [
          sampleTitles[languageOf(token)!]!,
          languageOf(token)!,
          (token as Tokens.Code).text,
        ]),
      ),
    );
    return { type: 'html', block: true, pre: false, raw: text, text };
  });
}

/** The language of a block that is a request or a program to run. */
function languageOf(token: Token): string | undefined {
  const [language = '', act] = token.type === 'code' ? ((token as Tokens.Code).lang ?? '').split(' ') : [];
  return act === 'run' && language in sampleTitles ? language : undefined;
}

/** One request in several languages, of which one is open. */
export function samplesMarkup(
  name: string,
  samples: [title: string, language: string, code: string][],
): Markup {
  return markup`<div class="samples">${samples.map(
    ([title, language, code], index) =>
      markup`<details name="${name}"${index === 0 && markup` open`}><summary>${title}</summary>${codeBlock(code, language)}</details>`,
  )}</div>
`;
}

/** A block of code; the first word of the info string is its language. */
export function codeBlock(code: string, info: string): Markup {
  const [language = '', act] = info.split(' ');
  const label = act === 'response' ? '<p class="label">Response</p>\n' : '';
  return new Markup(
    `${label}<pre class="code"><code data-language="${escapeHtml(language)}">${highlighted(code, language)}</code></pre>\n`,
  );
}

function linkTo(href: string, base: string): string {
  const guide = /^([\w-]+)\.md(#.*)?$/.exec(href);
  if (guide) return `${base}/docs/guides/${guide[1]}${guide[2] ?? ''}`;
  return href.startsWith('/') ? base + href : href;
}

/** Gives each section the words that follow its heading. */
function withTexts(sections: Section[], tokens: readonly { type: string; raw: string }[]): Section[] {
  let index = -1;
  for (const token of tokens) {
    if (token.type === 'heading') index += 1;
    else if (token.type !== 'code' && sections[index]) sections[index]!.text += ` ${wordsOf(token.raw)}`;
  }
  return sections;
}

/** The words of a Markdown text, for searching. */
export function wordsOf(text: string): string {
  return text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*|#>]|-{3,}/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

const keywords =
  'async|await|break|case|catch|class|const|default|do|else|export|finally|for|from|function|if|import|in|instanceof|let|' +
  'new|of|return|switch|throw|try|type|typeof|void|while|true|false|null|undefined';

/** What is set apart in a language: each group of the pattern is a class of the style sheet. */
const patterns = {
  json: /(?<key>"(?:[^"\\]|\\.)*"(?=\s*:))|(?<string>"(?:[^"\\]|\\.)*")|(?<number>\b(?:true|false|null)\b|-?\b\d[\d.eE+-]*)/g,
  sh: /(?<comment>(?<=^|\s)#[^\n]*)|(?<string>'[^']*'|"(?:[^"\\]|\\.)*")/gm,
  ts: new RegExp(
    [
      `(?<comment>//[^\\n]*|/\\*[^]*?\\*/)`,
      `(?<string>'(?:[^'\\\\\\n]|\\\\.)*'|"(?:[^"\\\\\\n]|\\\\.)*"|\`(?:[^\`\\\\]|\\\\.)*\`)`,
      `(?<key>\\b(?:${keywords})\\b)`,
      `(?<number>\\b\\d[\\d_.]*\\b)`,
    ].join('|'),
    'g',
  ),
};

/** Which of these a block is read by: others have their comments and texts alike, where it matters. */
const patternOf: Record<string, RegExp> = {
  ...patterns,
  py: patterns.sh,
  python: patterns.sh,
  ruby: patterns.sh,
  yaml: patterns.sh,
  go: patterns.ts,
  java: patterns.ts,
  php: patterns.ts,
};

/** Code as HTML, with comments, texts, keys and numbers set apart where the language is known. */
export function highlighted(code: string, language: string): string {
  const pattern = patternOf[language];
  if (!pattern) return escapeHtml(code);
  let html = '';
  let end = 0;
  for (const match of code.matchAll(pattern)) {
    const [kind, text] = Object.entries(match.groups!).find(([, found]) => found !== undefined)!;
    html += `${escapeHtml(code.slice(end, match.index))}<span class="${kind}">${escapeHtml(text)}</span>`;
    end = match.index + text.length;
  }
  return html + escapeHtml(code.slice(end));
}
