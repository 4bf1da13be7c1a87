import type { Database } from '#platform/server/db/database.ts'
import type { PersonalDataHandler } from '#platform/server/personal-data-handler.ts'

const isAsyncIterable = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value

const all = async (items: AsyncIterable<unknown>): Promise<unknown[]> => {
  const rows: unknown[] = []
  for await (const row of items) rows.push(row)
  return rows
}

/** Reads the export of a feature, including its async iterables. */
export const readPersonalDataExport = async (data: PersonalDataHandler, db: Database, memberId: string): Promise<Record<string, unknown>> => {
  const parts = Object.entries(await data.export(db, memberId))
  return Object.fromEntries(
    await Promise.all(parts.map(async ([name, value]) => [name, isAsyncIterable(value) ? await all(value) : value] as const)),
  )
}
