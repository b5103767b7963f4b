import { EntitySchema, type EntitySchemaColumnOptions, type ValueTransformer } from 'typeorm';
import { NEVER } from './sql.js';
import { fromBin, hashFromBin, hashToBin, toBin } from './ids.js';

/**
 * A column of a table: `T` is its value in the program, `Stored` what a hand-written statement returns for it. Where the
 * two differ, the column's transformer converts; repositories and `toEntity` apply it.
 */
export interface Column<T, Stored = T> {
  readonly options: EntitySchemaColumnOptions;
  /** Only for the type checker. */
  readonly types?: { value: T; stored: Stored };
}

type Columns = Record<string, Column<unknown, unknown>>;
type ValuesOf<C extends Columns> = { [K in keyof C]: C[K] extends Column<infer T, unknown> ? T : never };
type StoredOf<C extends Columns> = {
  [K in keyof C]: C[K] extends Column<unknown, infer Stored> ? Stored : never;
};

/** A table as TypeORM knows it. */
export type Table<Values extends object, Stored> = EntitySchema<Values> & { readonly stored?: Stored };
/** The entity of a table, as repositories return it: `Entity<typeof campaigns>`. */
export type Entity<E> = E extends EntitySchema<infer R> ? R : never;
/** A row of a table, as hand-written statements return it: `Row<typeof campaigns>`. */
export type Row<E> = E extends { readonly stored?: infer R } ? NonNullable<R> : never;

export type Flag = 0 | 1;

/** Declares a table for TypeORM; column names are those of the migration, and a test compares the two. */
export function entity<C extends Columns>(name: string, columns: C): Table<ValuesOf<C>, StoredOf<C>> {
  return new EntitySchema<ValuesOf<C>>({
    name,
    tableName: name,
    columns: Object.fromEntries(
      Object.entries(columns).map(([key, { options }]) => [key, options]),
    ) as EntitySchema<ValuesOf<C>>['options']['columns'],
  });
}

/** A UUID: text in the program, 16 bytes in the table. */
export const uuid: Column<string, Buffer> = {
  options: { type: 'binary', length: 16, transformer: bytesAs(toBin, fromBin) },
};
/** A SHA-256: 64 hex characters in the program, 32 bytes in the table. */
export const hash: Column<string, Buffer> = {
  options: { type: 'binary', length: 32, transformer: bytesAs(hashToBin, hashFromBin) },
};
export const text: Column<string> = { options: { type: 'varchar' } };
/** JSON text that is passed on as it is. */
export const jsonText: Column<string> = { options: { type: 'mediumtext' } };
export const integer: Column<number> = { options: { type: 'int' } };
/** A time in UTC, to the millisecond. */
export const timestamp: Column<Date> = { options: { type: 'datetime', precision: 3 } };
/** A time that may not have come: null in the program, {@link NEVER} in the table. */
export const instantOrNever: Column<Date | null, Date> = {
  options: {
    type: 'datetime',
    precision: 3,
    transformer: {
      to: (at: Date | null | undefined) => (at === undefined ? undefined : (at ?? NEVER)),
      from: (at: Date) => (at < NEVER ? at : null),
    },
  },
};
/** A calendar day, YYYY-MM-DD. */
export const day: Column<string> = { options: { type: 'date' } };
export const flag: Column<boolean, Flag> = {
  options: { type: 'tinyint', transformer: unlessNull(Number, Boolean) },
};
export const bytes: Column<Buffer> = { options: { type: 'mediumblob' } };

/** A value that is kept as JSON text. */
export function json<T>(): Column<T, string> {
  return { options: { type: 'mediumtext', transformer: unlessNull(JSON.stringify, JSON.parse) } };
}

/** Text that is one of a few words. */
export function oneOf<T extends string>(): Column<T> {
  return text as Column<T>;
}

/** A word of a few that the server knows: all of them take the same space. */
export function enumOf<T extends string>(...words: T[]): Column<T> {
  return { options: { type: 'enum', enum: words } };
}

export function nullable<T, Stored>(column: Column<T, Stored>): Column<T | null, Stored | null> {
  return { options: { ...column.options, nullable: true } };
}

export function key<T, Stored>(column: Column<T, Stored>): Column<T, Stored> {
  return { options: { ...column.options, primary: true } };
}

/** TypeORM passes null and undefined through its transformers. */
function unlessNull(to: (value: never) => unknown, from: (value: never) => unknown): ValueTransformer {
  return {
    to: (value: unknown) => (value == null ? value : to(value as never)),
    from: (value: unknown) => (value == null ? value : from(value as never)),
  };
}

/** TypeORM converts the value of an operator such as `In` in place, so one that serves twice arrives as bytes. */
function bytesAs(toBytes: (text: string) => Buffer, toText: (bytes: Buffer) => string): ValueTransformer {
  return unlessNull((value: string | Buffer) => (Buffer.isBuffer(value) ? value : toBytes(value)), toText);
}
