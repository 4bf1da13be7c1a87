import { secondFactorSealedStore } from '#features/admin/server/index.ts'
import { syncLegacyBanSecrets, banKeySealedStore } from '#features/auth/server/index.ts'
import { webhookSecretSealedStore } from '#features/webhooks/server/index.ts'
import type { Clock } from '#platform/server/clock.ts'
import { type Config, ConfigurationError } from '#platform/server/config/config.ts'
import type { Database } from '#platform/server/db/database.ts'
import type { Logger } from '#platform/server/log.ts'
import { countSealedBySecret, reseal } from '#platform/server/secrets/sealed-values.ts'
import { recordSecretUse } from '#platform/server/secrets/secret-use.ts'
import { fileKeySealedStore } from '#platform/server/storage/file-keys.ts'

export interface SecretOptions {
  db: Database
  config: Pick<Config, 'secrets'>
  log: Logger
  clock: Clock
}

const hourMs = 3_600_000

/** All stores of values sealed under `SECRET`. */
const sealedStores = [secondFactorSealedStore, banKeySealedStore, fileKeySealedStore, webhookSecretSealedStore] as const

/** Counts the values of each store by the secret that opens them. */
export const countAllSealedBySecret = (db: Database, secrets: Config['secrets']) =>
  Promise.all(sealedStores.map(async (store) => ({ store, counts: await countSealedBySecret(db, store, secrets) })))

/**
 * Checks that the secrets open the sealed values.
 * @throws {ConfigurationError} when a ban key does not open, because banned people could sign up again
 */
const requireSecrets = async ({ db, config, log }: SecretOptions): Promise<void> => {
  for (const { store, counts } of await countAllSealedBySecret(db, config.secrets)) {
    const { values, holds } = counts.none
    if (values === 0) continue
    const what = store.describe(values, holds)
    if (store === banKeySealedStore)
      throw new ConfigurationError(
        `${what} opens under neither SECRET nor SECRET_PREVIOUS, and nobody who is banned would be kept out: set SECRET_PREVIOUS to the SECRET of before. If that is lost for good, "npm run secret:lost" gives those bans up.`,
      )
    log.warn(`${what} open under neither SECRET nor SECRET_PREVIOUS; "npm run secret:status" says what to do`)
  }
}

/** Reseals values of SECRET_PREVIOUS under SECRET and returns their number. Safe to interrupt and to run in several processes at once. */
const resealAll = async ({ db, config, log, clock }: SecretOptions): Promise<number> => {
  await recordSecretUse(db, config.secrets, clock.now())
  await syncLegacyBanSecrets(db, config.secrets, clock.now())
  if (config.secrets.length === 1) return 0
  let sealed = 0
  for (const store of sealedStores) sealed += await reseal(db, store, config.secrets)
  if (sealed > 0) log.info({ values: sealed }, 'sealed anew under SECRET; "npm run secret:status" says when SECRET_PREVIOUS may go')
  return sealed
}

/**
 * Checks the sealed values, reseals them after a change of SECRET, and repeats that every hour until disposed, because processes with the previous
 * secrets may still write.
 * @throws {ConfigurationError} when the secrets are wrong
 */
export const startSecretMaintenance = async (keeping: SecretOptions): Promise<Disposable> => {
  await requireSecrets(keeping)
  await resealAll(keeping)
  const timer = setInterval(() => {
    resealAll(keeping).catch((error: unknown) => keeping.log.warn({ err: error }, 'what SECRET seals could not be looked after'))
  }, hourMs).unref()
  return { [Symbol.dispose]: () => clearInterval(timer) }
}
