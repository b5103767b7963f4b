import { EntitySchema, type EntitySchemaColumnOptions } from 'typeorm';

/**
 * A column of a table. `T` is what statements answer for it, through TypeORM's repositories and through bare SQL alike:
 * a row is what the driver gives, so ids are Buffers, flags 0 or 1, and JSON is text (see json.ts).
 */
export interface Column<T> {
  readonly options: EntitySchemaColumnOptions;
  /** Only for the type checker. */
  readonly holds?: T;
}

type Columns = Record<string, Column<unknown>>;
type RowOf<C extends Columns> = { [K in keyof C]: C[K] extends Column<infer T> ? T : never };

/** The row type of a table: `Row<typeof campaigns>`. */
export type Row<E> = E extends EntitySchema<infer R> ? R : never;

export type Flag = 0 | 1;

/** Declares a table for TypeORM; column names are those of the migration, and a test compares the two. */
export function table<C extends Columns>(name: string, columns: C): EntitySchema<RowOf<C>> {
  return new EntitySchema<RowOf<C>>({
    name,
    tableName: name,
    columns: Object.fromEntries(
      Object.entries(columns).map(([key, { options }]) => [key, options]),
    ) as EntitySchema<RowOf<C>>['options']['columns'],
  });
}

/** A UUID in 16 bytes. */
export const uuid: Column<Buffer> = { options: { type: 'binary', length: 16 } };
/** A SHA-256 in 32 bytes. */
export const hash: Column<Buffer> = { options: { type: 'binary', length: 32 } };
export const text: Column<string> = { options: { type: 'varchar' } };
/** JSON kept as text. */
export const json: Column<string> = { options: { type: 'mediumtext' } };
export const integer: Column<number> = { options: { type: 'int' } };
/** A moment in UTC, to the millisecond. */
export const instant: Column<Date> = { options: { type: 'datetime', precision: 3 } };
/** A calendar day, YYYY-MM-DD. */
export const day: Column<string> = { options: { type: 'date' } };
export const flag: Column<Flag> = { options: { type: 'tinyint' } };
export const bytes: Column<Buffer> = { options: { type: 'mediumblob' } };

/** Text that is one of a few words. */
export function oneOf<T extends string>(): Column<T> {
  return text as Column<T>;
}

/** A word of a few that the server knows: all of them take the same room. */
export function enumOf<T extends string>(...words: T[]): Column<T> {
  return { options: { type: 'enum', enum: words } };
}

export function nullable<T>(column: Column<T>): Column<T | null> {
  return { options: { ...column.options, nullable: true } };
}

export function key<T>(column: Column<T>): Column<T> {
  return { options: { ...column.options, primary: true } };
}
