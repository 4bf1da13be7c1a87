import type { Database, Tx } from '#platform/server/db/database.ts'
import type { RegistrationMode, RegistrationRules } from '../contract.ts'

/** Reads who may sign up. */
export const readRegistrationRules = async (db: Database | Tx): Promise<RegistrationRules> => {
  const { mode, proof, ...rest } = await db
    .selectFrom('registration_rules')
    .select(['mode', 'proof', 'member_codes', 'member_days'])
    .executeTakeFirstOrThrow()
  return { mode: mode as RegistrationMode, proof: proof as RegistrationRules['proof'], ...rest }
}

/**
 * Reads the mode and keeps it until the transaction ends: a switch waits for accounts that are becoming usable, so that after it nobody gets
 * in by the old mode.
 */
export const lockRegistrationMode = async (tx: Tx): Promise<RegistrationMode> => {
  const { mode } = await tx.selectFrom('registration_rules').select('mode').forShare().executeTakeFirstOrThrow()
  return mode as RegistrationMode
}

/** Stores the rules. @returns those before */
export const storeRegistrationRules = async (tx: Tx, rules: RegistrationRules): Promise<RegistrationRules> => {
  await tx.selectFrom('registration_rules').select('single').forUpdate().execute()
  const before = await readRegistrationRules(tx)
  await tx.updateTable('registration_rules').set(rules).execute()
  return before
}
