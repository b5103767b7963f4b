import type {
  Located,
  MediaTypeObject,
  OperationObject,
  RequestBodyObject,
  ResponseObject,
  Schema,
} from '../contract.js';
import { at } from '../contract.js';
import { compareRest, below, entriesOf, report, resolveBoth, sameKeyword } from './walk.js';
import type { Direction, Both, Kind, Walk } from './walk.js';
import { compareRequiredFlag } from './walk.js';
import { compareSchemas } from './schemas.js';

/** Compares the request bodies of an operation, or the payloads of an event. */
export function compareBodies(walk: Walk, both: Both<OperationObject>, { asks }: Kind): void {
  const bodies = below<RequestBodyObject>(both, 'requestBody');
  if (bodies) {
    const resolved = resolveBoth<RequestBodyObject>(walk, bodies);
    compareRequiredFlag(walk, resolved, asks);
    compareContents(walk, resolved, asks);
    compareRest(walk, resolved, ['required', 'content']);
  } else if (both.before.node.requestBody) {
    report(walk, 'major', at(both.before.pointer, 'requestBody'), 'the body was removed');
  } else if (both.after.node.requestBody) {
    const body = resolveBoth<RequestBodyObject>(walk, {
      before: { node: {}, pointer: '#' },
      after: { node: both.after.node.requestBody, pointer: at(both.after.pointer, 'requestBody') },
    }).after.node;
    const refused = body.required && asks === 'request';
    const pointer = at(both.after.pointer, 'requestBody');
    report(walk, refused ? 'major' : 'minor', pointer, refused ? 'a new body is required' : 'a new body');
  }
}

/** Compares the answers of an operation by status, or those that an event may be answered with. */
export function compareResponses(walk: Walk, both: Both<OperationObject>, { answers }: Kind): void {
  for (const { key: status, before, after } of entriesOf(both, 'responses')) {
    if (!after) report(walk, 'major', before!.pointer, `the status ${status} was removed`);
    else if (!before) reportNewStatus(walk, status, after.pointer, answers);
    else compareResponse(walk, { before, after }, answers);
  }
}

/**
 * A new error is an addition, as the product's history has it: clients act on the kind of status where they do not know
 * it. A new success is none, because a client that waits for another one takes it for something else.
 */
function reportNewStatus(walk: Walk, status: string, pointer: string, direction: Direction): void {
  const isError = /^[45]/.test(status) || status === 'default';
  report(walk, isError || direction === 'request' ? 'minor' : 'major', pointer, `the new status ${status}`);
}

function compareResponse(walk: Walk, both: Both<unknown>, direction: Direction): void {
  const resolved = resolveBoth<ResponseObject>(walk, both);
  compareContents(walk, resolved, direction);
  for (const { before, after } of entriesOf(resolved, 'headers')) {
    if (!after) report(walk, 'major', before!.pointer, 'the header was removed');
    else if (!before) report(walk, 'minor', after.pointer, 'a new header');
    else compareHeader(walk, { before, after }, direction);
  }
  compareRest(walk, resolved, ['content', 'headers']);
}

function compareHeader(walk: Walk, both: Both<unknown>, direction: Direction): void {
  const resolved = resolveBoth<{ schema?: Schema }>(walk, both);
  compareRequiredFlag(walk, resolved, direction);
  compareInner(walk, resolved, direction);
  compareRest(walk, resolved, ['required', 'schema']);
}

function compareContents(walk: Walk, both: Both<object>, direction: Direction): void {
  for (const { key: type, before, after } of entriesOf(both, 'content')) {
    if (!after) report(walk, 'major', before!.pointer, `${type} was removed`);
    else if (!before) report(walk, 'minor', after.pointer, `the new media type ${type}`);
    else compareMedia(walk, { before, after } as Both<MediaTypeObject>, direction);
  }
}

function compareMedia(walk: Walk, both: Both<MediaTypeObject>, direction: Direction): void {
  compareInner(walk, both, direction);
  compareRest(walk, both, ['schema']);
}

function compareInner(walk: Walk, both: Both<{ schema?: Schema }>, direction: Direction): void {
  const schemas = below<Schema>(both, 'schema');
  if (schemas) compareSchemas(walk, schemas, direction);
  else if (!sameKeyword(both, 'schema'))
    report(walk, 'major', pointerOfSchema(both), 'its schema came or went', direction);
}

function pointerOfSchema({ before, after }: Both<{ schema?: Schema }>): string {
  const holder: Located<{ schema?: Schema }> = after.node.schema ? after : before;
  return at(holder.pointer, 'schema');
}
