/**
 * Returns an absolute URL (WHATWG URL); null if the text is none. Not by `URL.canParse`: once it is called often, that of
 * Node 20 refuses letters that are not ASCII.
 */
export function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
