import { parseArgs } from 'node:util'
import { deleteLostBanKeysAndBans, sealedBanKeys } from '#features/auth/server/index.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { countSealedBySecret } from '#platform/server/secrets/sealed-values.ts'
import type { Command } from '../programs/run-command.ts'

/** Command for a lost SECRET: deletes the ban keys that can no longer be checked, so that the service starts again. */
export const secretLostCommand: Command = async ({ db, config, print }, args) => {
  const { values } = parseArgs({ args: [...args], options: { sure: { type: 'boolean', default: false } } })
  const { none } = await countSealedBySecret(db, sealedBanKeys, config.secrets)
  if (none.values === 0) {
    print('Every key of bans opens: there is nothing to give up.')
    return true
  }
  if (!values.sure) {
    print(`${none.holds} bans could not be checked any more: those people could sign up again, where their account has been erased.`)
    print('If SECRET is lost for good: npm run secret:lost -- --sure')
    return false
  }
  const bans = await inTransaction(db, (tx) => deleteLostBanKeysAndBans(tx, none.ids))
  print(`${bans} bans are given up. Accounts that are suspended stay so.`)
  return true
}
