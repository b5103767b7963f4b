import type { Model, Event } from '../model.js';
import { propertyName, quote, banner, constArray } from '../names.js';
import { schemaName } from '../contract.js';

/** The error registry: type, HTTP status and default message of each code; and the codes of flow issues. */
export function emitErrors(model: Model): string {
  const rows = model.errors.map(
    ({ code, type, status, message }) =>
      `  ${propertyName(code)}: { type: ${quote(type)}, status: ${status}, message: ${quote(message)} },\n`,
  );
  const issues = model.flowIssues.map(({ code, message }) => `  ${propertyName(code)}: ${quote(message)},\n`);
  return [
    banner,
    `/** Every error code of the contract, with the message used when the thrower gives none. */`,
    `export const errorTable = {\n${rows.join('')}} as const;\n`,
    `export type ErrorCode = keyof typeof errorTable;`,
    `export type ErrorType = (typeof errorTable)[ErrorCode]['type'];\n`,
    `/** Codes of the items of \`details\` and \`issues\` that flow validation reports, with their default messages. */`,
    `export const flowIssueMessages = {\n${issues.join('')}} as const;\n`,
    `export type FlowIssueCode = keyof typeof flowIssueMessages;\n`,
  ].join('\n');
}

/** The server's list of event types, and the types that go with it. */
export function emitEvents(model: Model): string {
  return [
    banner,
    `export type { EventPayloads, EventType } from 'outreach-sdk/types';\n`,
    constArray(
      'eventTypes',
      model.events.map(({ type }) => type),
    ),
  ].join('\n');
}

/** The payload of each event of the contract's webhooks, for a file that has the types of the contract in scope. */
export function declareEvents(model: Model): string {
  const rows = model.events.map(event => `  ${quote(event.type)}: ${payloadType(event)};\n`);
  return `/** What \`data\` of each event holds. */\nexport interface EventPayloads {\n${rows.join('')}}\n`;
}

/** The type of an event's data. */
function payloadType({ type, envelope, data }: Event): string {
  const component = schemaName(data.node.$ref);
  if (component) return component;
  const whole = schemaName(envelope.$ref);
  if (whole) return `${whole}['data']`;
  const body = `NonNullable<webhooks[${quote(type)}]['post']['requestBody']>`;
  return `${body}['content']['application/json']['data']`;
}
