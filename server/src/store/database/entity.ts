import type { EntitySchema, ValueTransformer } from 'typeorm';
import type { Entity, Row } from './columns.js';
import type { Value } from './bulk/values/queries.js';

type AnyTable = EntitySchema<object>;

const converters = new WeakMap<AnyTable, [column: string, transformer: ValueTransformer][]>();

/**
 * Converts a row of a hand-written statement to the entity that a repository would return, in place. The row
 * may lack columns of its table, and may have others, which stay as they are.
 */
export function toEntity<E, R extends object>(table: E, row: R): EntityOf<E, R> {
  const values = row as Record<string, unknown>;
  for (const [column, { from }] of convertersOf(table as AnyTable)) {
    if (column in values) values[column] = from(values[column]);
  }
  return row as unknown as EntityOf<E, R>;
}

/** As {@link toEntity}, for all rows. */
export function toEntities<E, R extends object>(table: E, rows: R[]): EntityOf<E, R>[] {
  for (const row of rows) toEntity(table, row);
  return rows as unknown as EntityOf<E, R>[];
}

/** Converts entities, or some columns of them, to what their table stores. What rows share is converted once. */
export function toStored<T extends object, Some extends Partial<T>>(
  table: EntitySchema<T>,
  entities: readonly Some[],
): Record<keyof Some & string, Value>[] {
  const rows = entities.map(entity => ({ ...entity })) as Record<string, unknown>[];
  for (const [column, { to }] of convertersOf(table)) {
    let [last, stored]: unknown[] = [];
    for (const row of rows) {
      if (!(column in row)) continue;
      if (row[column] !== last) {
        last = row[column];
        stored = to(last);
      }
      row[column] = stored;
    }
  }
  return rows as Record<keyof Some & string, Value>[];
}

/** The names of a table's columns. */
export function columnNames<T extends object>(table: EntitySchema<T>): (keyof T & string)[] {
  return Object.keys(table.options.columns) as (keyof T & string)[];
}

/** The columns of a table in their entity's types, null too where a join may find no row; what else the row has keeps its type. */
export type EntityOf<E, R> = {
  [K in keyof R]: K extends keyof Row<E> & keyof Entity<E>
    ? null extends R[K]
      ? null extends Row<E>[K]
        ? Entity<E>[K]
        : Entity<E>[K] | null
      : Entity<E>[K]
    : R[K];
};

function convertersOf(table: AnyTable): [string, ValueTransformer][] {
  let known = converters.get(table);
  if (!known) {
    known = Object.entries(table.options.columns).flatMap(([column, options]) => {
      const transformer = options?.transformer as ValueTransformer | undefined;
      return transformer ? [[column, transformer] as [string, ValueTransformer]] : [];
    });
    converters.set(table, known);
  }
  return known;
}
