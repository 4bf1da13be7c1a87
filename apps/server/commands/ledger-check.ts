import { checkLedger } from '#features/wallet/server/index.ts'
import type { Command } from '../programs/operate.ts'

/** For an operator: says every broken invariant of the ledger; false when there is one. */
export const ledgerCheck: Command = async ({ db, say }) => {
  const violations = await checkLedger(db)
  for (const { what, at } of violations) say(`${what}: ${at}`)
  say(violations.length === 0 ? 'The ledger is sound.' : `The ledger is broken in ${violations.length} places.`)
  return violations.length === 0
}
