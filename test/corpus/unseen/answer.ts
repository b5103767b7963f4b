import { mail, ourSubject, ourText, us } from '../build.js';

const marked = ourText.replace(/^/gm, '> ');

/** A person's answer above a quote of what we sent. */
export function answer(text: string): Buffer {
  return mail({
    from: 'Petra Lang <petra.lang@kunde.example>',
    subject: `Re: ${ourSubject}`,
    answers: true,
    text: `${text}\n\nOn Mon, 3 Mar 2025 at 09:14, Anna Keller <${us}> wrote:\n\n${marked}\n`,
  });
}
