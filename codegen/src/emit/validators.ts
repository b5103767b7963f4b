import { Script } from 'node:vm';
import type { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import type { Compiled, Direction } from '../compile.js';
import { quote, banner } from '../names.js';

/** Errors that one array or object may add before its remaining members are left unread. */
export const maxErrorsPerLoop = 100;

/**
 * CommonJS with a function per schema: `operations[operationId]` and `events[type]`.
 * Answers are checked in development and tests alone, so their code runs only when it is first asked for.
 */
export function emitValidators({ ajv, operations, events }: Compiled): string {
  const groups = {
    parameters: new Group('parameters', ajv.parameters),
    bodies: new Group('bodies', ajv.bodies),
    answers: new Group('answers', ajv.answers),
  } satisfies Record<Direction, Group>;

  const rows = [...operations].map(([id, { params, query, headers, body, responses }]) => {
    const answers = [...responses].map(([status, schema]) => groups.answers.getter(status, schema));
    const fields = [
      ...groups.parameters.fields({ params, query, headers }),
      ...groups.bodies.fields({ body }),
      `responses: { ${answers.join(', ')} }`,
    ];
    return `  ${id}: { ${fields.join(', ')} },\n`;
  });
  const eventRows = [...events].map(([type, schema]) => `  ${groups.answers.getter(type, schema)},\n`);
  const code = [
    `${banner}'use strict';`,
    ...Object.values(groups).map(group => group.code()),
    `exports.operations = {\n${rows.join('')}};`,
    `exports.events = {\n${eventRows.join('')}};\n`,
  ].join('\n');
  new Script(code, { filename: 'validators.cjs' });
  return code;
}

/** Types of the emitted module. */
export function emitValidatorTypes(): string {
  return `${banner}import type { ErrorObject } from 'ajv';

/** Judges a value; after a false, \`errors\` says why (until the next call). Parameters and bodies may be changed: coerced, or completed with defaults. */
export interface Validator {
  (data: unknown): boolean;
  errors?: null | ErrorObject[];
}

export interface OperationValidators {
  params?: Validator;
  query?: Validator;
  /** Names in lower case. */
  headers?: Validator;
  body?: Validator;
  /** By status as the contract writes it: \`200\`, \`4XX\`, \`default\`. */
  responses: Record<string, Validator>;
}

/** By operationId. */
export declare const operations: Record<string, OperationValidators>;
/** By event type: the whole envelope. */
export declare const events: Record<string, Validator>;
`;
}

/** The validators of one ajv instance, as a function of the emitted module that runs once. */
class Group {
  private readonly members = new Map<string, string>();

  constructor(
    private readonly name: Direction,
    private readonly ajv: Ajv2020,
  ) {}

  fields(schemas: Record<string, string | undefined>): string[] {
    return Object.entries(schemas).flatMap(([key, id]) => (id ? [`${key}: ${this.member(id)}`] : []));
  }

  getter(key: string, id: string): string {
    return `get ${quote(key)}() { return ${this.member(id)}; }`;
  }

  code(): string {
    const refs = Object.fromEntries([...this.members].map(([id, name]) => [name, id]));
    const body = boundErrors(standalone.default(this.ajv, refs));
    return (
      `let ${this.name}Made;\nfunction ${this.name}() { return (${this.name}Made ??= make_${this.name}({})); }\n` +
      `function make_${this.name}(exports) {\n${body}\nreturn exports;\n}\n`
    );
  }

  private member(id: string): string {
    const name = this.members.get(id) ?? `v${this.members.size}`;
    this.members.set(id, name);
    return `${this.name}().${name}`;
  }
}

/** Loops over members, as ajv writes them: each member may add errors. */
const memberLoops = /\bfor\((?:let i\d+=\d+; i\d+<len\d+; i\d+\+\+|const key\d+ in [\w.]+)\)\{/g;
/** Loops of `uniqueItems`, which end at their first error. */
const endingLoops = /\bfor\((?:;i\d+--;|j\d+ = i\d+; j\d+--;)\)\{/g;
const allLoops = /\b(?:for|while|do)\b\s*[({]/g;

/**
 * Ends each loop over members once the loop itself has added enough errors: ajv either stops at the first error or
 * collects them all, a million for a million bad rows. This decides nothing: the value is refused already.
 * Throws when ajv has written a loop that is not known here.
 */
export function boundErrors(code: string): string {
  const count = (pattern: RegExp) => code.match(pattern)?.length ?? 0;
  const unknown = count(allLoops) - count(memberLoops) - count(endingLoops);
  if (unknown !== 0)
    throw new Error(
      `ajv writes ${unknown} loops in a form that is not known, so that errors in them have no bound`,
    );
  let number = 0;
  return code.replace(memberLoops, loop => {
    const start = `loop${number++}`;
    return `const ${start} = errors;${loop}if(errors - ${start} >= ${maxErrorsPerLoop}){break;}`;
  });
}
