import { schemaName } from '../contract.js';
import type { Event, Model } from '../model.js';
import { quote } from '../names.js';
import { banner, constArray, typeImport } from './text.js';

/** Event types of the contract's webhooks and the payload (`data`) of each. */
export function emitEvents(model: Model): string {
  const names = model.events.map(event => payloadOf(event).name);
  return [
    banner,
    typeImport(names, './types.js'),
    declareEvents(model),
    `export type EventType = keyof EventPayloads;\n`,
  ].join('\n');
}

/** The declarations of events but `EventType`, for a file that has the types of the contract in scope. */
export function declareEvents(model: Model): string {
  const rows = model.events.map(event => `  ${quote(event.type)}: ${payloadOf(event).type};\n`);
  return [
    `/** What \`data\` of each event holds. */`,
    `export interface EventPayloads {\n${rows.join('')}}\n`,
    constArray(
      'eventTypes',
      model.events.map(({ type }) => type),
    ),
  ].join('\n');
}

/** The type of an event's data, and the name that it takes from the contract's types. */
function payloadOf({ type, envelope, data }: Event): { type: string; name: string } {
  const component = schemaName(data.node.$ref);
  if (component) return { type: component, name: component };
  const whole = schemaName(envelope.$ref);
  if (whole) return { type: `${whole}['data']`, name: whole };
  const body = `NonNullable<webhooks[${quote(type)}]['post']['requestBody']>`;
  return { type: `${body}['content']['application/json']['data']`, name: 'webhooks' };
}
