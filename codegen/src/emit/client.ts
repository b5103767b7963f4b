import type { Contract } from '../contract.js';
import type { Model } from '../model.js';
import { declareEvents } from './events.js';
import { emitTypes } from './types.js';

/** All that the SDK knows of the contract, in one file: types, error codes and events. */
export async function emitClientTypes(contract: Contract, model: Model): Promise<string> {
  // A contract that names its event types has that alias among its schemas already; the rules hold the two equal.
  const named = model.schemas.some(({ name }) => name === 'EventType');
  const eventType = named ? '' : '\nexport type EventType = keyof EventPayloads;\n';
  return `${await emitTypes(contract, model, 'client')}\n${declareEvents(model)}${eventType}`;
}
