import { fileName } from '../csv/format.js';

/** Controls, halves of characters, marks that turn the writing direction, and what some system takes for a path. */
const unfit = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069/\\:*?"<>|]/gu;
const maxLength = 100;

/**
 * The Content-Disposition of a file for download (RFC 6266), named by words of a person. Clients that know `filename*`
 * (RFC 8187, before RFC 5987) get the words as they are, all others an ASCII name.
 *
 * @param fallback the name, without ending, when the words leave nothing
 */
export function attachmentHeader(base: string | undefined, fallback: string, ending: string): string {
  const bare = withoutEnding(base ?? '', ending);
  const ascii = fileName(bare, fallback, ending);
  const words = bare.normalize('NFC').replace(unfit, '').trim().replace(/^\.+/, '').trim();
  const whole = `${[...words].slice(0, maxLength).join('') || fallback}.${ending}`;
  const header = `attachment; filename="${ascii}"`;
  return whole === ascii ? header : `${header}; filename*=UTF-8''${encoded(whole)}`;
}

/** A name that is given with the ending that it gets anyway. */
function withoutEnding(name: string, ending: string): string {
  const text = name.trimEnd();
  return text.toLowerCase().endsWith(`.${ending}`) ? text.slice(0, -ending.length - 1) : name;
}

/** RFC 8187 allows fewer characters than a URI component. */
function encoded(text: string): string {
  return encodeURIComponent(text).replace(
    /['()*]/g,
    char => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
