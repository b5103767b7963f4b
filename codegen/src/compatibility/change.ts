/** What a change asks of the next version, in order of weight; "none" asks nothing. */
export const changeClasses = ['none', 'patch', 'minor', 'major'] as const;
export type ChangeClass = (typeof changeClasses)[number];

/**
 * Which way a value travels. A request goes from the client to the service; a response comes to the client, and so does
 * the payload of an event.
 */
export const directions = ['request', 'response'] as const;
export type Direction = (typeof directions)[number];

/** One difference between two contracts. */
export interface Change {
  class: Exclude<ChangeClass, 'none'>;
  /** JSON pointer: into the older contract for what was removed, else into the newer one. */
  pointer: string;
  message: string;
  /** Which ways the value travels that gave the class; empty where that does not matter. */
  directions: Direction[];
}

/** Whether one class weighs more than another. */
export function outweighs(one: ChangeClass, other: ChangeClass): boolean {
  return changeClasses.indexOf(one) > changeClasses.indexOf(other);
}

/** The class of all changes together: that of the weightiest. */
export function classOf(changes: Change[]): ChangeClass {
  return changes.reduce<ChangeClass>((all, { class: own }) => (outweighs(own, all) ? own : all), 'none');
}

/** A value may now be what it could not be: safe where the service reads it, not where a client does. */
export const widened = { request: 'minor', response: 'major' } as const;

/** A value may no longer be what it could be: safe where a client reads it, not where the service does. */
export const narrowed = { request: 'major', response: 'minor' } as const;
