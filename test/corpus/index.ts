import { readdirSync, readFileSync } from 'node:fs';
import { readExamples, type Example } from '../../server/train/examples.js';
import { arrival, mail, ourSubject, ourText, us, type Label, type Sample } from './build.js';

/** `train` may be looked at and learned from, `dev` be measured as often as one likes, `locked` by CI and at the end. */
export type Split = 'train' | 'dev' | 'locked';

/** Returns the labelled mails of a split: each begins with `#### ` and its label as JSON. */
export function labelledMails(split: Split): Sample[] {
  const folder = new URL(`mails/${split}/`, import.meta.url);
  return readdirSync(folder)
    .sort()
    .flatMap(file =>
      readFileSync(new URL(file, folder), 'utf8')
        .split(/^#### /m)
        .slice(1)
        .map(sampleOf),
    );
}

function sampleOf(chunk: string): Sample {
  const end = chunk.indexOf('\n');
  const heading = JSON.parse(chunk.slice(0, end)) as Label & {
    name: string;
    at: string;
    encoding?: 'base64';
  };
  const { at, encoding, ...label } = heading;
  const written = chunk.slice(end + 1, -1);
  const raw = encoding ? Buffer.from(written, encoding) : Buffer.from(written.replaceAll('\n', '\r\n'));
  return { ...label, at: new Date(at), raw };
}

/** Returns labelled texts of replies, as they stand in the file of a split. */
export function labelledTexts(split: 'dev' | 'locked'): Example[] {
  return readExamples(new URL(`replies/${split}.tsv`, import.meta.url));
}

const categories = {
  interested: 'Interested',
  neutral: 'Neutral',
  not_interested: 'Not Interested',
} as const;
const quoted = ourText.replace(/^/gm, '> ');

/** Returns the texts as replies above a quote of what we sent; an opt-out counts as Not Interested. */
export function labelledReplies(split: 'dev' | 'locked'): Sample[] {
  return labelledTexts(split).map(({ label, language, text }) => ({
    name: `${label}, ${language}, ${text}`,
    at: arrival,
    kind: 'reply',
    optOut: label === 'opt_out',
    category: label === 'opt_out' ? 'Not Interested' : categories[label as keyof typeof categories],
    raw: mail({
      from: 'Petra Lang <petra.lang@kunde.example>',
      subject: `Re: ${ourSubject}`,
      answers: true,
      text: `${text}\n\nOn Mon, 3 Mar 2025 at 09:14, Anna Keller <${us}> wrote:\n\n${quoted}\n`,
    }),
  }));
}
