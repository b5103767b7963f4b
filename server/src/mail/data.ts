import { readFileSync } from 'node:fs';

/** Beside `src` and `dist` alike, in the sources and in the package. */
const directory = new URL('../../data/mail/', import.meta.url);

/** Returns the rows of a table of `server/data/mail` by the names of its first line. */
export function readTable<Column extends string>(file: string): Record<Column, string>[] {
  const [head = '', ...lines] = readFileSync(new URL(file, directory), 'utf8').split(/\r?\n/);
  const columns = head.split('\t');
  return lines
    .filter(line => line !== '' && !line.startsWith('# '))
    .map(line => {
      const cells = line.split('\t');
      return Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ''])) as Record<
        Column,
        string
      >;
    });
}

/** A letter or a digit, roughly: the class of Unicode takes long to compile a hundred times. */
const inWord = '[^\\s!-\\/:-@\\[-`{-~«»“”„、。]';

/** What the signs of a phrase stand for; README.md beside the tables tells them. All of them are bounded. */
const signs: Record<string, string> = {
  '…': String.raw`(?:[^.。।\n]|\.(?=\S)|(?<=\d)\.){0,80}`,
  '*': `${inWord}{0,20}`,
  '#': String.raw`\d{1,6}`,
  '<': `(?<!${inWord})`,
  '>': `(?!${inWord})`,
  '^': '(?<![^\\n])',
  '(': '(?:',
  ')': ')',
  '|': '|',
  '?': '?',
};

function patternOf(phrase: string): string {
  return phrase.replace(/\\(.)|[^]/gu, (sign, literal?: string) => {
    const meant = literal === undefined ? signs[sign] : undefined;
    return meant ?? (literal ?? sign).replace(/[.[\]{}+^$|()?*\\/]/, String.raw`\$&`);
  });
}

type PhraseRow = Record<'label' | 'language' | 'text', string>;

/**
 * Returns a test for each label of a table of phrases: whether a text, made plain, says any of its phrases. The table is
 * read when the first text is tested.
 */
export function phrasesOf(file: string): (plain: string, label: string) => boolean {
  let rows: PhraseRow[] | null = null;
  const patterns = new Map<string, RegExp>();
  return (plain, label) => {
    rows ??= readTable<keyof PhraseRow>(file);
    let pattern = patterns.get(label);
    if (!pattern) {
      pattern = new RegExp(compiled(rows, label), 'u');
      patterns.set(label, pattern);
    }
    return pattern.test(plain);
  };
}

function compiled(rows: readonly PhraseRow[], label: string): string {
  const phrases = rows
    .filter(row => row.label === label)
    .map(({ text, language }) =>
      text.replace(/\{(\w+)\}/g, (_, name: string) => {
        const words = rows.filter(row => row.label === name && row.language === language);
        return `(${words.map(row => row.text).join('|')})`;
      }),
    );
  if (phrases.length === 0) throw new Error(`No phrase is labelled "${label}".`);
  return phrases.map(patternOf).join('|');
}

/**
 * Returns a text as phrases are written: in lower case, each paragraph one line, with single spaces, plain quotes and
 * without the codes that an answer of a mail server repeats on each of its lines.
 */
export function plainText(text: string): string {
  return text
    .toLowerCase()
    .replace(/\r\n?/g, '\n')
    .replace(/[’‘`´]/g, "'")
    .replace(/i̇/g, 'i')
    .replace(/：/g, ':')
    .replace(/[\t\v\f \u00a0]+/g, ' ')
    .replace(/\n ?(?:[45]\d\d[- ]#?(?:[245]\.\d{1,3}\.\d{1,3} ?)?)?(?! ?\n)/g, ' ')
    .replace(/ {2,}/g, ' ')
    .replace(/^ /gm, '');
}
