import type { EventType } from '../generated/events.js';

/** Whether a selection of types and groups holds this type. `*` is every type, `lead.*` each that begins with `lead.`. */
export function selects(selection: readonly string[], type: EventType): boolean {
  return selection.some(
    name => name === type || name === '*' || (name.endsWith('.*') && type.startsWith(name.slice(0, -1))),
  );
}
