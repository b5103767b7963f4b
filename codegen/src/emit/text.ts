import { quote } from '../names.js';

/** First line of every generated file. */
export const banner = '// Generated from openapi.yaml by codegen. Do not edit.\n';

/** A doc comment at the given indent; text that would end the comment is broken. */
export function docComment(lines: string[], indent = ''): string {
  const safe = lines.map(line => line.trim().replace(/\s+/g, ' ').replaceAll('*/', '*\\/'));
  if (safe.length === 1) return `${indent}/** ${safe[0]} */\n`;
  return `${indent}/**\n${safe.map(line => `${indent} * ${line}\n`).join('')}${indent} */\n`;
}

/** `export const name = ['a', 'b'] as const;` */
export function constArray(name: string, values: string[]): string {
  return `export const ${name} = [\n${values.map(value => `  ${quote(value)},\n`).join('')}] as const;\n`;
}

/** An import of types by their names, or nothing when nothing is imported. */
export function typeImport(names: Iterable<string>, from: string): string {
  const sorted = [...new Set(names)].sort();
  return sorted.length
    ? `import type {\n${sorted.map(name => `  ${name},\n`).join('')}} from ${quote(from)};\n`
    : '';
}
