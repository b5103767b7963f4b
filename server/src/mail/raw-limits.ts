import type { Truncation } from '../domain/inbox/mail-message.js';

/** Bounds of what is read of a mail; one beyond them is still read, from its beginning. */
export const maxRawBytes = 30 * 1024 * 1024;
/** A mail of that many bytes in base64 has fewer lines. */
const maxLines = 500_000;
const maxHeaderBytes = 256 * 1024;
const maxFieldBytes = 32 * 1024;
const maxParts = 500;
const maxDepth = 20;

const newline = 0x0a;
const dash = 0x2d;

/** A mail cut to the limits, and to which. */
export interface BoundedMail {
  raw: Buffer;
  truncated: Set<Truncation>;
}

/** Cuts a raw mail to what a parser reads in bounded time and memory. */
export function boundMail(mail: Buffer): BoundedMail {
  const truncated = new Set<Truncation>();
  const sized = mail.length > maxRawBytes ? mail.subarray(0, maxRawBytes) : mail;
  if (sized !== mail) truncated.add('size');
  const bounded = boundParts(sized, truncated);
  return { raw: boundHeaders(bounded, truncated), truncated };
}

/** Where the header of a message ends; its whole length if it has no body. */
export function headerEnd(raw: Buffer): number {
  const crlf = raw.indexOf('\r\n\r\n');
  const lf = raw.subarray(0, crlf < 0 ? raw.length : crlf).indexOf('\n\n');
  return lf >= 0 ? lf : crlf >= 0 ? crlf : raw.length;
}

/** Cuts at the line that goes beyond a limit. The parts are those that a parser sees: none within attached messages. */
function boundParts(raw: Buffer, truncated: Set<Truncation>): Buffer {
  const cut = (at: number, why: Truncation): Buffer => {
    truncated.add(why);
    return raw.subarray(0, at);
  };
  /** The boundaries of the multiparts that are open, the innermost last. */
  const open: string[] = [];
  let isHeader = true;
  let parts = 0;
  let lines = 0;
  for (let at = 0; at < raw.length; lines++) {
    if (lines === maxLines) return cut(at, 'lines');
    const next = raw.indexOf(newline, at) + 1 || raw.length;
    const begins = raw[at] === dash && raw[at + 1] === dash ? boundaryAt(raw, at, next, open) : -1;
    if (begins >= 0) {
      const isEnd = isClosing(raw, at, next, open[begins]!);
      open.length = isEnd ? begins : begins + 1;
      isHeader = !isEnd;
      if (isHeader && ++parts > maxParts) return cut(at, 'parts');
    } else if (isHeader) {
      const line = raw.toString('latin1', at, Math.min(next, at + maxLineLength));
      if (line.trim() === '') isHeader = false;
      const [, quoted, bare] =
        /boundary\*?0?\*?\s*=\s*(?:"([^"]{0,200})"|([^\s;"]{1,200}))/i.exec(line) ?? [];
      const boundary = quoted ?? bare;
      if (boundary !== undefined && open.push(boundary) > maxDepth) return cut(at, 'depth');
    }
    at = next;
  }
  return raw;
}

/** So much of a line of a header is searched for a boundary. */
const maxLineLength = 2_000;

/** Which of the open multiparts a line of dashes belongs to; -1 if it is no boundary. */
function boundaryAt(raw: Buffer, at: number, end: number, open: readonly string[]): number {
  if (open.length === 0 || end - at > maxLineLength) return -1;
  const line = raw.toString('latin1', at + 2, end).trimEnd();
  return open.findLastIndex(boundary => line === boundary || line === `${boundary}--`);
}

function isClosing(raw: Buffer, at: number, end: number, boundary: string): boolean {
  return raw.toString('latin1', at + 2, end).trimEnd() !== boundary;
}

/** Cuts fields that are too long, and leaves out those behind too many. */
function boundHeaders(raw: Buffer, truncated: Set<Truncation>): Buffer {
  const end = headerEnd(raw);
  if (end <= maxFieldBytes) return raw;
  const fields = raw.toString('latin1', 0, Math.min(end, maxHeaderBytes)).split(/\r?\n(?![ \t])/);
  const isLong = fields.some(field => field.length > maxFieldBytes);
  if (end <= maxHeaderBytes && !isLong) return raw;
  truncated.add('headers');
  const head = fields.map(field => field.slice(0, maxFieldBytes)).join('\r\n');
  return Buffer.concat([Buffer.from(head, 'latin1'), raw.subarray(end)]);
}
