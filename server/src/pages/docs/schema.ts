import { markup, type Content, type Markup } from '../markup.js';
import type { Contract, Schema } from './contract.js';
import { inlineText } from './markdown.js';

/** How many enum values stand in a line; more are folded away. */
const shownValues = 12;

/** The fields of a schema, nested ones folded; nothing for what has no fields of its own. */
export function fieldsOf(contract: Contract, schema: Schema, open = 1): Content {
  return nested(contract, schema, open, []);
}

/** A type in words, such as `array of Campaign` or `string or null`. */
export function typeName(contract: Contract, schema: Schema): string {
  const { value, name } = contract.follow(schema);
  if (value.oneOf) return value.oneOf.map(one => typeName(contract, one)).join(' or ');
  if (value.type === 'array' && value.items) return `array of ${typeName(contract, value.items)}`;
  const types = [value.type ?? (value.properties ? 'object' : 'any')].flat();
  const format = value.format ? ` (${value.format})` : '';
  if (types.includes('object') && name)
    return [name, ...types.filter(type => type !== 'object')].join(' or ');
  return types.map(type => (type === 'null' ? type : type + format)).join(' or ');
}

/** Default, limits and allowed values of a schema. */
export function limitsOf(contract: Contract, schema: Schema): Content {
  const { value } = contract.follow(schema);
  const facts = [
    value.default !== undefined && markup`default <code>${JSON.stringify(value.default)}</code>`,
    value.const !== undefined && markup`always <code>${JSON.stringify(value.const)}</code>`,
    range(value.minimum, value.maximum, ''),
    range(value.minLength, value.maxLength, 'characters'),
    range(value.minItems, value.maxItems, 'items'),
    value.pattern && markup`pattern <code>${value.pattern}</code>`,
  ].filter(Boolean) as Markup[];
  const values = value.enum ?? value['x-enum'] ?? itemValues(contract, value);
  return [facts.length > 0 && markup`<p class="facts">${joined(facts)}</p>`, values && valuesList(values)];
}

function itemValues(contract: Contract, { items }: Schema): unknown[] | undefined {
  return items && contract.follow(items).value.enum;
}

function valuesList(values: unknown[]): Markup {
  const list = values.map(value => markup`<code>${value === null ? 'null' : String(value)}</code> `);
  if (values.length <= shownValues) return markup`<p class="facts">one of ${list}</p>`;
  return markup`<details class="values"><summary>one of ${values.length} values</summary><p>${list}</p></details>`;
}

function range(least: number | undefined, most: number | undefined, unit: string): Markup | false {
  const counted = unit ? ` ${unit}` : '';
  if (least !== undefined && most !== undefined) return markup`${least} to ${most}${counted}`;
  if (least !== undefined) return markup`at least ${least}${counted}`;
  return most !== undefined && markup`at most ${most}${counted}`;
}

function joined(facts: Markup[]): Content {
  return facts.map((fact, index) => [index > 0 && ' · ', fact]);
}

function nested(contract: Contract, schema: Schema, open: number, above: readonly string[]): Content {
  const { value, name } = contract.follow(schema);
  if (name && above.includes(name)) return null;
  const path = name ? [...above, name] : above;
  if (value.oneOf) return value.oneOf.map(one => nested(contract, one, open, path));
  if (value.items) return nested(contract, value.items, open, path);
  if (!value.properties) return null;
  const required = new Set(value.required);
  const rows = Object.entries(value.properties).map(([key, field]) =>
    row(contract, key, field, { isRequired: required.has(key), open, path }),
  );
  return markup`<dl class="fields">${rows}</dl>`;
}

function row(
  contract: Contract,
  key: string,
  field: Schema,
  { isRequired, open, path }: { isRequired: boolean; open: number; path: readonly string[] },
): Markup {
  const description = field.description ?? contract.follow(field).value.description;
  const inner = nested(contract, field, open - 1, path);
  return markup`<div><dt><code>${key}</code> <span class="type">${typeName(contract, field)}</span>${
    isRequired && markup` <span class="required">required</span>`
  }</dt><dd>${description && markup`<p>${inlineText(description)}</p>`}${limitsOf(contract, field)}${
    inner &&
    markup`<details${open > 0 && markup` open`}><summary>Fields of <code>${key}</code></summary>${inner}</details>`
  }</dd></div>`;
}
