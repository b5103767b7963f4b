/** `Lead fields` → `LeadFields`, `api-keys` → `ApiKeys`, `API keys` → `ApiKeys`. */
export function pascalCase(text: string): string {
  return words(text)
    .map(word => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('');
}

/** `Lead fields` → `leadFields`, `CampaignStatus` → `campaignStatus`. */
export function camelCase(text: string): string {
  const name = pascalCase(text);
  return name.slice(0, 1).toLowerCase() + name.slice(1);
}

/** Runs of capitals count as one word, so that `API keys` reads `ApiKeys` everywhere. */
function words(text: string): string[] {
  return (text.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z0-9]+|[0-9]+/g) ?? []).map(word => word.toLowerCase());
}

/** A property name as it may stand in a type or an object literal. */
export function propertyName(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name);
}

/** A string literal in single quotes. */
export function quote(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${escaped}'`;
}

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
