import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { checkLedger } from '#features/wallet/server/index.ts'
import { readConfig } from '#platform/server/config.ts'
import { openDatabase } from '#platform/server/db/database.ts'
import { openStore } from '#platform/server/db/open-store.ts'
import { explain } from './explain.ts'
import { say } from './say.ts'

const root = join(import.meta.dirname, '../..')

/** For an operator: says every broken invariant of the ledger, and ends with 1 when there is one. */
const main = async (): Promise<void> => {
  if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'))
  await using store = await openStore(readConfig(process.env), root)
  const violations = await checkLedger(openDatabase(store.pool))
  for (const { what, at } of violations) say(`${what}: ${at}`)
  say(violations.length === 0 ? 'The ledger is sound.' : `The ledger is broken in ${violations.length} places.`)
  process.exitCode = violations.length === 0 ? 0 : 1
}

main().catch((error: unknown) => {
  say(explain(error) ?? `The ledger could not be checked: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
  process.exit(1)
})
