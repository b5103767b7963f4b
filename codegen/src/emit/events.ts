import { schemaName } from '../contract.js';
import type { Event, Model } from '../model.js';
import { quote } from '../names.js';
import { banner, constArray } from './text.js';

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
