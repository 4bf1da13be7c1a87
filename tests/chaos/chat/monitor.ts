import { setTimeout as sleep } from 'node:timers/promises'
import { checkEvidence } from './checks.ts'
import { emptyEvidence, type Evidence } from './evidence.ts'
import type { ChaosEnvironment } from './environment.ts'
import { countMissingFiles, storageOf } from './file-checks.ts'
import { checkGifts } from './gifts/gift-checks.ts'
import { readStoredMessages } from './readings.ts'

const pause = 250

/** Copies the evidence of failures that can be detected during a run, because they never disappear again. */
const soFar = ({ written, acknowledged, changed, told, early, strays, backward, doubled, files, block }: Evidence): Evidence => ({
  ...emptyEvidence(),
  written: [...written],
  acknowledged: [...acknowledged],
  changed: [...changed],
  told: [...told],
  early,
  strays,
  backward,
  doubled,
  files,
  block,
})
const wrongIn = (evidence: Evidence): Evidence | undefined =>
  Object.values(checkEvidence(evidence)).some((count) => count > 0) ? evidence : undefined

/** Returns the failures visible in the database. `testEnvironment` must allow work on it at this moment. */
export const findDatabaseFaults = async (testEnvironment: ChaosEnvironment, evidence: Evidence): Promise<Evidence | undefined> => {
  // Reads what was confirmed and announced before it reads the database, which must already have all of it.
  const before = soFar(evidence)
  const gifts = evidence.gifts.map((gift) => ({ ...gift }))
  return testEnvironment.work(async (db) => {
    const halves = await countMissingFiles(db, storageOf(testEnvironment.environment))
    const money = await checkGifts(db, gifts)
    return wrongIn({ ...before, files: { ...before.files, halves }, money, rows: await readStoredMessages(db) })
  })
}

/** Checks the screens, and the database if it allows several processes, until a failure is found or the run is over. */
export const monitorUntilFailure = async (
  testEnvironment: ChaosEnvironment,
  evidence: Evidence,
  isOver: () => boolean,
): Promise<Evidence | undefined> => {
  while (!isOver()) {
    await sleep(pause)
    const onScreens = wrongIn({ ...soFar(evidence), told: [], acknowledged: [], changed: [] })
    if (onScreens !== undefined) return onScreens
    // The database can be down at this moment.
    const stored =
      testEnvironment.beside === undefined ? undefined : await findDatabaseFaults(testEnvironment, evidence).catch(() => undefined)
    if (stored !== undefined) return stored
  }
  return undefined
}
