// @slow
import { describe, expect, test } from 'vitest'
import { postgresProgramFolder } from '../services/postgres.ts'
import { redisProgramPath } from '../services/redis.ts'
import { pgbouncerPath } from './pgbouncer.ts'
import { runPooled } from './run.ts'

const isInstalled = postgresProgramFolder !== undefined && redisProgramPath !== undefined && pgbouncerPath !== undefined

describe.runIf(isInstalled)('processes that share few connections through PgBouncer', () => {
  test('serve members without a failure or a stale read', { timeout: 300_000 }, async () => {
    const run = await runPooled({
      seed: 1,
      processes: 2,
      connectionsEach: 10,
      serverConnections: 3,
      writersEach: 8,
      pairs: 200,
      say: () => {},
    })
    expect([...run.stale, ...run.failed]).toEqual([])
    expect(run.stored).toBe(200)
    expect(run.most.servers).toBe(3)
    expect(run.most.clients).toBeGreaterThan(3)
  })
})
