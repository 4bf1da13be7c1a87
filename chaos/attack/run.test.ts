import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { buildServer } from '../money/build-server.ts'
import type { FaultName } from './faults.ts'
import { runAttacks } from './run.ts'

const embedded = !process.env.TEST_DATABASE_URL
const attack = async (only: string, fault?: FaultName) => {
  await using bundle = await buildServer()
  const verdicts = await runAttacks({ main: bundle.main, only, fault, embedded, tell: () => {} })
  expect(verdicts).toHaveLength(1)
  return verdicts.flatMap(({ wrong }) => wrong)
}

// The whole server runs, so it has to be built (`npm test` does it).
test.runIf(existsSync('build/web') && existsSync('/proc/self/status'))(
  'the attacks find what is left out, and find nothing otherwise',
  async () => {
    expect(await attack('documents, compressed, by many')).toEqual([])
    expect(await attack('documents, compressed, by many', 'compressed-anew')).toContain('memory')
    expect(await attack('slow uploads of ten accounts')).toEqual([])
    expect((await attack('slow uploads of ten accounts', 'place-before-bytes')).join()).toContain("somebody else's photo")
  },
  180_000,
)
