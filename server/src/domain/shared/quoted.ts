/** A text for a message, in quotation marks; cut where it is long. */
export function quoted(text: string): string {
  return `"${text.length > 100 ? `${text.slice(0, 100)}…` : text}"`;
}
