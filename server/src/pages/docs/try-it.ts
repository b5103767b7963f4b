import { markup, type Content, type Markup } from '../frame.js';
import type { Contract, MediaType, Operation, Parameter, Schema } from 'outreach-contract';

/** The console of an operation: a form that the script shows and sends to this service. Without the script it stays hidden. */
export function consoleOf(contract: Contract, operation: Operation): Markup {
  const { id, method, path, summary, open, parameters, body } = operation;
  const example = exampleBody(contract, operation);
  const field = (parameter: Parameter) =>
    parameterField(id, parameter, contract.follow(parameter.schema).value);
  return markup`<details class="try" data-console hidden><summary>Try it</summary>
<form data-method="${method}" data-path="${path}" aria-label="Try: ${summary}" autocomplete="off">
${
  !open &&
  markup`<label for="${id}-key">API key</label>
<input id="${id}-key" type="password" data-key autocomplete="off" spellcheck="false" aria-describedby="${id}-hint">
<p class="soft" id="${id}-hint">Kept in this tab until you close it. The call is made for real, in the account of the key.</p>`
}
${parameters.map(field)}
${
  body &&
  markup`<label for="${id}-body">Body</label>
<textarea id="${id}-body" data-body rows="8" spellcheck="false">${JSON.stringify(example, null, 2)}</textarea>`
}
<p><button type="submit">Send</button> <span class="soft" data-state role="status"></span></p>
<pre class="code answer" data-answer hidden></pre>
</form></details>`;
}

/** A body that an operation accepts, as an example; undefined where it accepts none. */
export function exampleBody(contract: Contract, { body }: Operation): unknown {
  const json = body?.content?.['application/json'];
  return json && (sendable(contract, json) ?? {});
}

/** Ids in the examples of the contract, which are nobody's. */
const exampleId = /"01920d3c-[0-9a-f-]{27}"/;

/**
 * The example of a body, without the optional parts that name what is not there: it can be sent as it is. Of bulk calls
 * nothing is left out, since fewer exclusions would reach more people.
 */
function sendable(contract: Contract, { schema, examples = {}, ...media }: MediaType): unknown {
  const example = media.example ?? Object.values(examples)[0]?.value;
  if (typeof example !== 'object' || example === null || 'scope' in example) return example;
  const { required = [] } = schema ? contract.follow(schema).value : {};
  const kept = Object.entries(example).filter(
    ([key, value]) => required.includes(key) || !exampleId.test(JSON.stringify(value)),
  );
  return kept.length > 0 ? Object.fromEntries(kept) : example;
}

function parameterField(
  id: string,
  { name, in: place, required, example }: Parameter,
  schema: Schema,
): Content {
  const field = `${id}-${name}`;
  const label = markup`<label for="${field}">${name} <span class="type">${place}${required && ', required'}</span></label>`;
  const data = markup`id="${field}" data-${place}="${name}"${required && markup` required`}`;
  const values = schema.type === 'boolean' ? [true, false] : schema.enum;
  if (values)
    return markup`${label}<select ${data}><option value=""></option>${values.map(value => markup`<option>${String(value)}</option>`)}</select>`;
  const hint = schema.default ?? example;
  return markup`${label}<input ${data} type="text" spellcheck="false"${hint !== undefined && markup` placeholder="${String(hint)}"`}>`;
}
