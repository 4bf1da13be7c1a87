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
 * Reads the registration mode and locks it until the transaction ends: a change of the mode waits for accounts being admitted, so that after it
 * nobody gets
 * in by the old mode.
 */
export const lockRegistrationMode = async (tx: Tx): Promise<RegistrationMode> => {
  const { mode } = await tx.selectFrom('registration_rules').select('mode').forShare().executeTakeFirstOrThrow()
  return mode as RegistrationMode
}

/** Stores the registration rules. @returns the previous rules */
export const storeRegistrationRules = async (tx: Tx, rules: RegistrationRules): Promise<RegistrationRules> => {
  await tx.selectFrom('registration_rules').select('single').forUpdate().execute()
  const before = await readRegistrationRules(tx)
  await tx.updateTable('registration_rules').set(rules).execute()
  return before
}
