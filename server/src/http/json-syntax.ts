const whitespace = /[ \t\n\r]*/y;
const literal = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const escape = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;

type Expected = 'value' | 'value or end' | 'key' | 'key or end' | 'separator';

/**
 * Where a text that JSON.parse refused stops being JSON, as an offset in UTF-16 units; the text's length when it ends too
 * early. The engine's own message names the place only for some mistakes.
 */
export function jsonErrorOffset(text: string): number {
  const open: string[] = [];
  let expected: Expected = 'value';
  let at = skip(whitespace, text, 0);

  while (at < text.length) {
    const symbol = text[at]!;
    const inObject = open.at(-1) === '{';
    let next = at + 1;

    if (expected === 'separator') {
      if (open.length === 0) return at;
      if (symbol === ',') expected = inObject ? 'key' : 'value';
      else if (symbol === (inObject ? '}' : ']')) open.pop();
      else return at;
    } else if (expected === 'key' || expected === 'key or end') {
      if (symbol === '}' && expected === 'key or end') {
        open.pop();
        expected = 'separator';
      } else {
        const keyEnd = symbol === '"' ? skipString(text, at) : at;
        if (keyEnd === at) return at;
        const colon = skip(whitespace, text, keyEnd);
        if (text[colon] !== ':') return colon;
        next = colon + 1;
        expected = 'value';
      }
    } else if (symbol === ']' && expected === 'value or end') {
      open.pop();
      expected = 'separator';
    } else if (symbol === '{' || symbol === '[') {
      open.push(symbol);
      expected = symbol === '{' ? 'key or end' : 'value or end';
    } else {
      next = symbol === '"' ? skipString(text, at) : skip(literal, text, at);
      if (next === at) return at;
      expected = 'separator';
    }
    at = skip(whitespace, text, next);
  }
  return text.length;
}

/** A sentence part that names an offset by line and column, both counted from 1. */
export function describePlace(text: string, offset: number): string {
  const before = text.slice(0, offset).split('\n');
  const place = `line ${before.length}, column ${before.at(-1)!.length + 1}`;
  return offset >= text.length ? `it ends too early at ${place}` : `unexpected text at ${place}`;
}

function skip(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : from;
}

/**
 * The offset behind a string that begins at `from`; `from` itself where it is none or has no end. A loop, because a
 * pattern for it either goes back exponentially far in a string without an end or runs out of stack in a long one.
 */
function skipString(text: string, from: number): number {
  for (let at = from + 1; at < text.length;) {
    const code = text.charCodeAt(at);
    if (code === 0x22) return at + 1;
    if (code < 0x20) return from;
    if (code !== 0x5c) {
      at += 1;
      continue;
    }
    const behind = skip(escape, text, at);
    if (behind === at) return from;
    at = behind;
  }
  return from;
}
