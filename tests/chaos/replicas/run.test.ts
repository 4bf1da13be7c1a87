// @slow
import { describe, expect, test } from 'vitest'
import { postgresProgramFolder } from '../services/postgres.ts'
import { redisProgramPath } from '../services/redis.ts'
import { runReplicas, shareOfReplicas } from './run.ts'

const options = {
  seed: 1,
  writers: 4,
  disturbance: { longestMs: 1500, deathEveryMs: 3000 },
  stop: new AbortController().signal,
  say: () => {},
}

// Without the programs of PostgreSQL and Redis there is nothing to start.
describe.runIf(postgresProgramFolder !== undefined && redisProgramPath !== undefined)(
  'members who read from replicas that lag and die',
  () => {
    test('see what they and others have just written', { timeout: 300_000 }, async () => {
      const { stale, failed, reads } = await runReplicas({ ...options, pairs: 300 })
      expect([...stale, ...failed]).toEqual([])
      expect(shareOfReplicas(reads)).toBeGreaterThan(0)
    })

    test('do not without the check of the position, which the run finds', { timeout: 300_000 }, async () => {
      const { stale } = await runReplicas({ ...options, pairs: 150, fault: 'unchecked' })
      expect(stale).not.toEqual([])
    })
  },
)
