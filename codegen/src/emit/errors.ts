import type { Model } from '../model.js';
import { propertyName, quote } from '../names.js';
import { banner, constArray } from './text.js';

/** The error registry: type, HTTP status and default message of each code; and the codes of flow issues. */
export function emitErrors(model: Model): string {
  const rows = model.errors.map(
    ({ code, type, status, message }) =>
      `  ${propertyName(code)}: { type: ${quote(type)}, status: ${status}, message: ${quote(message)} },\n`,
  );
  return [
    banner,
    `/** Every error code of the contract, with the message used when the thrower gives none. */`,
    `export const errorTable = {\n${rows.join('')}} as const;\n`,
    `export type ErrorCode = keyof typeof errorTable;`,
    `export type ErrorType = (typeof errorTable)[ErrorCode]['type'];\n`,
    `/** Codes of the items of \`details\` and \`issues\` that flow validation reports. */`,
    constArray('flowIssueCodes', model.flowIssueCodes),
    `export type FlowIssueCode = (typeof flowIssueCodes)[number];\n`,
  ].join('\n');
}
