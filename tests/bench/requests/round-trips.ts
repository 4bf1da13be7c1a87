import { composeService } from '#apps/server/compose.ts'
import { readServerConfig } from '#apps/server/config.ts'
import { openDatabase, openPool } from '#platform/server/db/database.ts'
import { createLog } from '#platform/server/log.ts'
import type { Visitor } from '../sizing/actions.ts'
import { sessionTokenOf } from '../sizing/tables.ts'
import type { HotRequest } from '../plans/hot-requests.ts'

/** How many statements a request sends to the database, and how often the request waits for the database. */
export interface RoundTrips {
  statements: number
  /** Statements that are under way together count once. */
  waits: number
}

/**
 * Counts the round trips of requests to the database, with a service in this process. The fewest of three calls counts, because jobs can run in between.
 * @throws {Error} when a request is refused
 */
export const countRoundTrips = async (
  environment: Record<string, string>,
  visitors: readonly Visitor[],
  requestsOf: (visitor: Visitor) => Record<string, HotRequest>,
): Promise<Map<string, RoundTrips>> => {
  const config = readServerConfig(environment)
  const pool = openPool(config.databaseUrl ?? '', 4)
  let seen: RoundTrips = { statements: 0, waits: 0 }
  let underWay = 0
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...given: unknown[]) => Promise<unknown>
    const counting = (...given: unknown[]): Promise<unknown> => {
      seen = { statements: seen.statements + 1, waits: seen.waits + (underWay === 0 ? 1 : 0) }
      underWay += 1
      return query(...given).finally(() => (underWay -= 1))
    }
    client.query = counting as typeof client.query
  })
  const { app, platform } = await composeService({
    config,
    db: openDatabase(pool),
    log: createLog('silent'),
    clock: { now: () => new Date() },
  })
  const found = new Map<string, RoundTrips>()
  try {
    for (const visitor of visitors)
      for (const [name, { method, path, body }] of Object.entries(requestsOf(visitor))) {
        seen = { statements: 0, waits: 0 }
        const headers = { authorization: `Bearer ${sessionTokenOf(visitor.id)}` }
        const response = await app.inject({ method, url: path, headers, ...(body === undefined ? {} : { payload: body }) })
        if (response.statusCode >= 300) throw new Error(`${name} answered ${response.statusCode}: ${response.payload}`)
        const before = found.get(name)
        if (before === undefined || seen.waits < before.waits) found.set(name, seen)
      }
  } finally {
    await app.close()
    await platform.jobs[Symbol.asyncDispose]()
    await pool.end()
  }
  return found
}
