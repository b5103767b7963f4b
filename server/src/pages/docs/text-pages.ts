import type { Body, Contract, Operation, Schema, Tag } from 'outreach-contract';
import { partsOf, type Guide } from './guides.js';
import { limitsText, typeName } from './schema.js';

/**
 * The docs as Markdown by their path below `/docs`, for readers that are programs: each page with `.md` after its address,
 * `/llms.txt` as their index (llmstxt.org), and `/llms-full.txt` with everything in one file.
 *
 * @param base what addresses of the service begin with
 */
export function textPages(
  contract: Contract,
  guides: readonly Guide[],
  base: string,
): [path: string, make: () => string][] {
  const pages: [string, () => string][] = [
    ...guides.map(({ name, text }): [string, () => string] => [`/guides/${name}.md`, () => text]),
    ['/reference.md', () => overviewText(contract)],
    ...contract.tags.map((tag): [string, () => string] => [
      `/reference/${tag.slug}.md`,
      () => tagText(contract, tag),
    ]),
    ['/reference/events.md', () => eventsText(contract)],
    ['/reference/errors.md', () => errorsText(contract)],
  ];
  const whole = () => pages.map(([, make]) => make()).join('\n\n');
  return [['/llms.txt', () => indexText(contract, guides, base)], ['/llms-full.txt', whole], ...pages];
}

function indexText(contract: Contract, guides: readonly Guide[], base: string): string {
  const docs = `${base}/docs`;
  const [contractLink, wholeLink] = [`${base}/openapi.json`, `${docs}/llms-full.txt`];
  return `# Outreach

> ${oneLine(contract.description.split('\n\n')[0]!)}

Version ${contract.version} of the API. The contract is at [${contractLink}](${contractLink}),
and all pages in one file at [${wholeLink}](${wholeLink}).

${partsOf(guides)
  .map(([part, inPart]) => {
    const lines = inPart.map(
      ({ name, title, summary }) => `- [${title}](${docs}/guides/${name}.md): ${summary}`,
    );
    return `## ${part}\n\n${lines.join('\n')}\n`;
  })
  .join('\n')}
## API reference

- [Overview](${docs}/reference.md): what holds for all calls
${contract.tags.map(({ name, slug, description }) => `- [${name}](${docs}/reference/${slug}.md): ${oneLine(description)}`).join('\n')}
- [Events](${docs}/reference/events.md): what webhooks and the event log carry
- [Errors](${docs}/reference/errors.md): every code, its status and its meaning
- [Workflows](${docs}/workflows.arazzo.yaml): the first calls of the guides as Arazzo, for programs that run them
`;
}

function overviewText({ description, tags }: Contract): string {
  const calls = tags.map(
    ({ name, operations }) =>
      `## ${name}\n\n${operations.map(({ method, path, summary }) => `- \`${method} ${path}\`: ${summary}`).join('\n')}`,
  );
  return ['# API reference', description.trim(), ...calls].join('\n\n');
}

function tagText(contract: Contract, { name, description, operations }: Tag): string {
  return [`# ${name}`, description, ...operations.map(each => operationText(contract, each))].join('\n\n');
}

function operationText(contract: Contract, operation: Operation): string {
  const { method, path, summary, description, parameters, body, responses, errorCodes, sdkMethod } =
    operation;
  const named = parameters.map(
    ({ name, in: place, schema, required, description: meaning = '' }) =>
      `- \`${name}\` (${[place, typeText(contract, schema, required ?? false)].join(', ')}): ${oneLine(meaning)}`,
  );
  const codes = contract.errors.filter(([code]) => errorCodes.includes(code));
  return [
    `## ${summary}`,
    `\`${method} ${path}\`${operation.deprecated ? ' (deprecated)' : ''}; in the SDK \`client.${sdkMethod}\``,
    description.trim(),
    ...(named.length > 0 ? [`Parameters:\n\n${named.join('\n')}`] : []),
    ...(body ? [bodyText(contract, body, 'Body')] : []),
    ...responses
      .filter(([status]) => status.startsWith('2'))
      .map(([status, response]) => bodyText(contract, response, `Response ${status}`)),
    `Errors: ${codes.map(([code, { status }]) => `\`${code}\` (${status})`).join(', ')}`,
  ].join('\n\n');
}

/** A type with what limits it, such as `integer, required; default 20 · 0 to 100`. */
function typeText(contract: Contract, schema: Schema, isRequired: boolean): string {
  const type = `${typeName(contract, schema)}${isRequired ? ', required' : ''}`;
  return [type, limitsText(contract, schema)].filter(Boolean).join('; ');
}

function eventsText(contract: Contract): string {
  const events = contract.events.map(({ type, summary, description, body }) =>
    [`## ${type}`, `${summary}.`, description.trim(), ...(body ? [bodyText(contract, body, 'Payload')] : [])]
      .filter(Boolean)
      .join('\n\n'),
  );
  return ['# Events', ...events].join('\n\n');
}

function errorsText({ errors, flowIssues }: Contract): string {
  const codes = errors.map(
    ([code, { status, type, description }]) => `- \`${code}\` (${status}, ${type}): ${description}`,
  );
  const issues = flowIssues.map(([code, meaning]) => `- \`${code}\`: ${meaning}`);
  return `# Errors\n\n${codes.join('\n')}\n\n## What can be wrong in a flow\n\n${issues.join('\n')}`;
}

function bodyText(contract: Contract, body: Body, title: string): string {
  const schemas = Object.values(body.content ?? {}).flatMap(({ schema }) => (schema ? [schema] : []));
  const fields = schemas.flatMap(schema => fieldLines(contract, schema, '', []));
  return [`${title}:`, ...(fields.length > 0 ? [fields.join('\n')] : [])].join('\n\n') + examplesText(body);
}

/** A line for each field, those of nested objects below it; a schema within itself is not repeated. */
function fieldLines(contract: Contract, schema: Schema, indent: string, above: readonly Schema[]): string[] {
  const { value } = contract.follow(schema);
  if (above.includes(value)) return [];
  const within = [...above, value];
  const choices = [...(value.oneOf ?? []), ...(value.anyOf ?? [])];
  const required = new Set(value.required);
  return [
    ...choices.flatMap(choice => {
      const fields = fieldLines(contract, choice, `${indent}  `, within);
      return fields.length > 0 ? [`${indent}- one of: ${typeName(contract, choice)}`, ...fields] : [];
    }),
    ...(value.items ? fieldLines(contract, value.items, indent, within) : []),
    ...Object.entries(value.properties ?? {}).flatMap(([key, field]) => {
      const meaning = field.description ?? contract.follow(field).value.description ?? '';
      const type = typeText(contract, field, required.has(key));
      return [
        `${indent}- \`${key}\` (${type})${meaning && `: ${oneLine(meaning)}`}`,
        ...fieldLines(contract, field, `${indent}  `, within),
      ];
    }),
  ];
}

function examplesText({ content = {} }: Body): string {
  const values = Object.values(content).flatMap(({ example, examples = {} }) => [
    ...(example === undefined ? [] : [example]),
    ...Object.values(examples).map(({ value }) => value),
  ]);
  return values
    .map(value => `\n\n\`\`\`\n${typeof value === 'string' ? value : JSON.stringify(value, null, 2)}\n\`\`\``)
    .join('');
}

function oneLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}
