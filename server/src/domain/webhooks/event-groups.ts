import type { EventType } from '../../generated/events.js';

/** The names that a selection of types and groups may hold a type by: `*` is every type, `lead.*` each that begins with `lead.`. */
export function selectorsOf(type: EventType): string[] {
  const parts = type.split('.');
  const groups = parts.slice(1).map((_, index) => `${parts.slice(0, index + 1).join('.')}.*`);
  return ['*', ...groups, type];
}
