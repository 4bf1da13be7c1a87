import type { RawBuilder } from 'kysely'
import type { Database } from '#platform/server/db/database.ts'
import type { QueryClient } from './database.ts'

/** The median; NaN for an empty list. */
export const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** The value that `share` of the values do not exceed, 0 to 1; NaN for an empty list. */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN

/** A statement's time in milliseconds: as the application sees it, prepared and over the network, and inside the database. */
export interface StatementTiming {
  wire: number
  inside: number
}

const quoted = (value: unknown): string => {
  if (value === null || value === undefined) return 'null'
  if (Array.isArray(value)) return `'{${value.join(',')}}'`
  if (Buffer.isBuffer(value)) return `'\\x${value.toString('hex')}'`
  return `'${(value instanceof Date ? value.toISOString() : String(value)).replaceAll("'", "''")}'`
}
/** A statement with its parameters inlined. */
export const inlineSqlParameters = (text: string, parameters: readonly unknown[]): string =>
  text.replaceAll(/\$(\d+)/g, (_, number: string) => quoted(parameters[Number(number) - 1]))

/** Returns a function that prepares a statement for repeated timing on one connection. */
export const createStatementTimer = (client: QueryClient) => {
  let made = 0
  return async (text: string, parameters: readonly unknown[]): Promise<() => Promise<StatementTiming>> => {
    const name = `timed_${(made += 1)}`
    await client.query(`create function pg_temp.${name}() returns float8 language plpgsql set plan_cache_mode = force_generic_plan as $f$
      declare began timestamptz := clock_timestamp(); begin perform count(*) from (${inlineSqlParameters(text, parameters)}) timed; return extract(epoch from clock_timestamp() - began) * 1000; end $f$`)
    return async () => {
      const startedAt = performance.now()
      await client.query({ name, text, values: [...parameters] })
      const wire = performance.now() - startedAt
      const { rows } = await client.query<{ ms: number }>(`select pg_temp.${name}() as ms`)
      return { wire, inside: rows[0]?.ms ?? Number.NaN }
    }
  }
}

/** Like `createStatementTimer`, for statements of the query builder. */
export const createQueryTimer = (db: Database, client: QueryClient) => {
  const time = createStatementTimer(client)
  return (statement: RawBuilder<unknown>): Promise<() => Promise<StatementTiming>> => {
    const { sql: text, parameters } = statement.compile(db)
    return time(text, parameters)
  }
}
