import { escapeHtml } from '../../domain/shared/escape-html.js';

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
