import { checkLedger } from '#features/wallet/server/index.ts'
import type { Command } from '../programs/run-command.ts'

/** Command that checks the ledger and prints every broken invariant; false when there is one. */
export const ledgerCheckCommand: Command = async ({ db, print }) => {
  const violations = await checkLedger(db)
  for (const { what, at } of violations) print(`${what}: ${at}`)
  print(violations.length === 0 ? 'The ledger is sound.' : `The ledger is broken in ${violations.length} places.`)
  return violations.length === 0
}
