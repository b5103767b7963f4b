import { markup, type Content, type Markup } from '../frame.js';
import type { Contract, Schema } from 'outreach-contract';
import { inlineText } from './markdown.js';

/** What is said of fields by whether they are required: of those that a caller writes, and of those that it reads. */
export type Reading = 'written' | 'read';

/** Above this a limit is none: the largest whole number that JavaScript counts with. */
const noLimit = Number.MAX_SAFE_INTEGER;

/** How many enum values stand in a line; more are folded away. */
const shownValues = 12;

/** The fields of a schema, nested ones folded; nothing for what has no fields of its own. */
export function fieldsOf(contract: Contract, schema: Schema, reading: Reading): Content {
  return nested(contract, schema, { open: 1, above: [], reading });
}

/** A type in words, such as `array of Campaign` or `string or null`. */
export function typeName(contract: Contract, schema: Schema): string {
  const { value, name } = contract.follow(schema);
  const choices = choicesOf(value);
  // A union of many has a name that says more than all of theirs.
  if (name && choices && choices.length > 3) return name;
  if (choices) return [...new Set(choices.map(one => typeName(contract, one)))].join(' or ');
  if (value.type === 'array' && value.items) return `array of ${typeName(contract, value.items)}`;
  const types = [value.type ?? (value.properties ? 'object' : 'any')].flat();
  const format = value.format ? ` (${value.format})` : '';
  if (types.includes('object') && name)
    return [name, ...types.filter(type => type !== 'object')].join(' or ');
  return types.map(type => (type === 'null' ? type : type + format)).join(' or ');
}

/** Default, limits and allowed values of a schema. */
export function limitsOf(contract: Contract, schema: Schema): Content {
  const facts = factsOf(contract, schema);
  const values = valuesOf(contract, schema);
  return [facts && markup`<p class="facts">${inlineText(facts)}</p>`, values && valuesList(values)];
}

/** As {@link limitsOf}, in Markdown: ``default `20` · 0 to 100``. */
export function limitsText(contract: Contract, schema: Schema): string {
  const values = valuesOf(contract, schema);
  const oneOf = values && `one of ${values.map(value => `\`${String(value)}\``).join(', ')}`;
  return [factsOf(contract, schema), oneOf].filter(Boolean).join(' · ');
}

function factsOf(contract: Contract, schema: Schema): string {
  const { value } = contract.follow(schema);
  const facts = [
    value.default !== undefined && `default \`${JSON.stringify(value.default)}\``,
    value.const !== undefined && `always \`${JSON.stringify(value.const)}\``,
    range(value.minimum, value.maximum, ''),
    range(value.minLength, value.maxLength, 'characters'),
    range(value.minItems, value.maxItems, 'items'),
    value.pattern && `pattern \`${value.pattern}\``,
  ];
  return facts.filter(Boolean).join(' · ');
}

/** The values that are allowed; those of an array's items, and of all choices together. */
function valuesOf(contract: Contract, schema: Schema): unknown[] | undefined {
  const { value } = contract.follow(schema);
  const own = value.enum ?? value['x-enum'] ?? (value.items && contract.follow(value.items).value.enum);
  if (own) return own;
  const all = choicesOf(value)?.flatMap(one => valuesOf(contract, one) ?? []);
  return all?.length ? all : undefined;
}

function valuesList(values: unknown[]): Markup {
  const list = values.map(value => markup`<code>${value === null ? 'null' : String(value)}</code> `);
  if (values.length <= shownValues) return markup`<p class="facts">one of ${list}</p>`;
  return markup`<details class="values"><summary>one of ${values.length} values</summary><p>${list}</p></details>`;
}

function range(least: number | undefined, limit: number | undefined, unit: string): string | false {
  const most = limit === noLimit ? undefined : limit;
  const counted = unit ? ` ${unit}` : '';
  if (least !== undefined && most !== undefined) return `${least} to ${most}${counted}`;
  if (least === 1 && unit) return `at least 1 ${unit.replace(/s$/, '')}`;
  if (least !== undefined) return `at least ${least}${counted}`;
  return most !== undefined && `at most ${most}${counted}`;
}

/** Where a schema is: how many levels of it are shown unfolded, and the schemas that it is in. */
interface Place {
  open: number;
  above: readonly string[];
  reading: Reading;
}

function nested(contract: Contract, schema: Schema, place: Place): Content {
  const { value, name } = contract.follow(schema);
  if (name && place.above.includes(name)) return null;
  const within = name ? { ...place, above: [...place.above, name] } : place;
  const choices = choicesOf(value);
  if (choices) return choices.map(one => choice(contract, one, within));
  if (value.items) return nested(contract, value.items, within);
  if (!value.properties) return null;
  const required = new Set(value.required);
  const rows = Object.entries(value.properties).map(([key, field]) =>
    row(contract, key, field, required.has(key), within),
  );
  return markup`<dl class="fields">${rows}</dl>${
    value.additionalProperties === false && markup`<p class="facts">Other keys are refused.</p>`
  }`;
}

/** One of several schemas, under its name. */
function choice(contract: Contract, schema: Schema, place: Place): Content {
  const fields = nested(contract, schema, place);
  const { name } = contract.follow(schema);
  return fields && [name && markup`<p class="facts"><code>${name}</code></p>`, fields];
}

function choicesOf({ oneOf, anyOf }: Schema): Schema[] | undefined {
  return oneOf ?? anyOf;
}

function row(contract: Contract, key: string, field: Schema, isRequired: boolean, place: Place): Markup {
  const description = field.description ?? contract.follow(field).value.description;
  const inner = nested(contract, field, { ...place, open: place.open - 1 });
  return markup`<div><dt><code>${key}</code> <span class="type">${typeName(contract, field)}</span>${markOf(isRequired, place.reading)}</dt><dd>${
    description && markup`<p>${inlineText(description)}</p>`
  }${limitsOf(contract, field)}${
    inner &&
    markup`<details${place.open > 0 && markup` open`}><summary>Fields of <code>${key}</code></summary>${inner}</details>`
  }</dd></div>`;
}

function markOf(isRequired: boolean, reading: Reading): Content {
  if (reading === 'written') return isRequired && markup` <span class="required">required</span>`;
  return !isRequired && markup` <span class="type">· may be absent</span>`;
}
