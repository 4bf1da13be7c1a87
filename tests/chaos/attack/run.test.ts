// @slow
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isFullRun } from '../../support/is-full-run.ts'
import { buildServer } from '../bundling/build-server.ts'
import type { FaultName } from './faults.ts'
import { runAttacks } from './run.ts'

const embedded = !process.env.TEST_DATABASE_URL
const attack = async (main: string, only: string, fault?: FaultName) => {
  const verdicts = await runAttacks({ main, only, fault, embedded, tell: () => {} })
  expect(verdicts).toHaveLength(1)
  return verdicts.flatMap(({ wrong }) => wrong)
}

// The server needs the built web application; `npm test` builds it.
test.runIf(existsSync('build/web') && existsSync('/proc/self/status'))(
  'an attack finds a defence that is left out, and attacks find nothing otherwise',
  async () => {
    await using bundle = await buildServer()
    const { main } = bundle
    expect(await attack(main, 'documents, compressed, by many')).toEqual([])
    // The two runs mostly wait, so they run in parallel.
    const [held, broken] = await Promise.all([
      attack(main, 'slow uploads of ten accounts'),
      attack(main, 'slow uploads of ten accounts', 'place-before-bytes'),
    ])
    expect(held).toEqual([])
    expect(broken.join()).toContain("somebody else's photo")
  },
  300_000,
)

test.runIf(isFullRun && existsSync('build/web') && existsSync('/proc/self/status'))(
  'an attack finds that documents are compressed anew for every request',
  async () => {
    await using bundle = await buildServer()
    expect(await attack(bundle.main, 'documents, compressed, by many', 'compressed-anew')).toContain('memory')
  },
  300_000,
)
