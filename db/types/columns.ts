// Made by `npm run db:schema` from the migrations; never edited.
import type { ColumnType } from 'kysely'

/** Read as a string, written as either. */
export type BigInteger = ColumnType<string, string | number | bigint, string | number | bigint>
export type Timestamp = ColumnType<Date, Date, Date>
/** Read parsed, written as JSON text. */
export type Json = ColumnType<unknown, string, string>
export type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>
