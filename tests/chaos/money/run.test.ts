// @slow
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { postgresProgramFolder } from '../services/postgres.ts'
import { runMoneyChaos } from './run.ts'

const database = process.env.TEST_DATABASE_URL ? 'cluster' : 'embedded'

// The server needs the built web application (`npm test` builds it). On PostgreSQL the test crashes a cluster, so it needs the programs
// of PostgreSQL.
test.runIf(existsSync('build/web') && (database === 'embedded' || postgresProgramFolder !== undefined))(
  'money stays right while the server is killed and the database falls over',
  async () => {
    const report = await runMoneyChaos({
      operations: 150,
      seed: 7,
      members: 5,
      workers: 5,
      pause: { operations: 50 },
      database,
      hasty: true,
      say: () => {},
    })
    expect(report.wrong).toEqual([])
    expect(report.operations).toBe(150)
  },
  180_000,
)
