import { setTimeout as sleep } from 'node:timers/promises'
import { checkEvidence } from './checks.ts'
import { emptyEvidence, type Evidence } from './evidence.ts'
import type { Environment } from './environment.ts'
import { readRows } from './readings.ts'

const pause = 250

/** What can be judged before the end: nothing of it mends itself once it is wrong. */
const soFar = ({ written, acknowledged, told, early, strays, backward, doubled, block }: Evidence): Evidence => ({
  ...emptyEvidence(),
  written: [...written],
  acknowledged: [...acknowledged],
  told: [...told],
  early,
  strays,
  backward,
  doubled,
  block,
})
const wrongIn = (evidence: Evidence): Evidence | undefined =>
  Object.values(checkEvidence(evidence)).some((count) => count > 0) ? evidence : undefined

/** What is wrong already in the database, if anything; `testEnvironment` has to allow work at this moment. */
export const findDatabaseFaults = async (testEnvironment: Environment, evidence: Evidence): Promise<Evidence | undefined> => {
  // First what was acknowledged and told: it has to be stored by now.
  const before = soFar(evidence)
  return wrongIn({ ...before, rows: await testEnvironment.work(readRows) })
}

/** Looks again and again until something is wrong or the run is over: on the screens, and in the database where others may ask it. */
export const startMonitor = async (
  testEnvironment: Environment,
  evidence: Evidence,
  isOver: () => boolean,
): Promise<Evidence | undefined> => {
  while (!isOver()) {
    await sleep(pause)
    const onScreens = wrongIn({ ...soFar(evidence), told: [], acknowledged: [] })
    if (onScreens !== undefined) return onScreens
    // It may be away at this moment.
    const stored =
      testEnvironment.beside === undefined ? undefined : await findDatabaseFaults(testEnvironment, evidence).catch(() => undefined)
    if (stored !== undefined) return stored
  }
  return undefined
}
