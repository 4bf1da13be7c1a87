// @slow
import { expect, test } from 'vitest'
import { postgresProgramFolder } from '../services/postgres.ts'
import { type PartitionFault, type PartitionRun, runPartitions } from './run.ts'

const run = (fault?: PartitionFault): Promise<PartitionRun> =>
  runPartitions({ rows: 150_000, dayRows: 5000, rate: 20, service: false, fault, say: () => {} })
const longestMs = 200

// Lock times are not limited here, because they depend on the load of the machine. `npm run chaos partitions` limits them.
test.runIf(postgresProgramFolder !== undefined)(
  'a filled table gets partitions and days are dropped, and no write fails or is lost',
  { timeout: 180_000 },
  async () => {
    const { statements, wrongCounts, drop } = await run()
    expect(statements.failures).toEqual({})
    expect(statements.asked).toBeGreaterThan(50)
    expect(wrongCounts).toBe(0)
    expect(drop.days).toBeGreaterThanOrEqual(10)
  },
)

test.runIf(postgresProgramFolder !== undefined)(
  'a drop that waits without a limit is found by the watch of locks',
  { timeout: 180_000 },
  async () => {
    const { drop } = await run('patient')
    expect(drop.longestWaitMs).toBeGreaterThan(longestMs)
  },
)
