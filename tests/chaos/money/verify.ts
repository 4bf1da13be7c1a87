import { sql } from 'kysely'
import { checkLedger } from '#features/wallet/server/index.ts'
import type { Database } from '#platform/server/db/database.ts'
import type { LedgerModel } from './model.ts'

/** Compares the database with the model after the run; every difference is added to `model.wrong`. */
export const verifyDatabase = async (db: Database, model: LedgerModel): Promise<void> => {
  for (const { what, at } of await checkLedger(db)) model.expect(false, `ledger: ${what}: ${at}`)

  const members = [...model.accounts.keys()]
  const balances = await sql<{ member_id: string; currency: string; posted: string }>`
    select member_id, currency, posted from account join account_balance on account_id = id
    where member_id = any(${members}::uuid[]) and path not like '%:held:%'`.execute(db)
  for (const { member_id, currency, posted } of balances.rows) {
    const account = model.account(member_id)
    const ought = currency === 'USD' ? account.usd : account.credits
    model.expect(BigInt(posted) === ought, `${member_id} has ${posted} ${currency}, and ought to have ${ought}`)
  }
  model.expect(balances.rows.length === members.length * 2, `${balances.rows.length} balances of ${members.length} members`)

  // The number of journals that repay a debt depends on the order of deposits; balances and statuses cover them.
  const kinds = await sql<{ kind: string; times: string }>`
    select kind, count(distinct journal.id) as times from journal join posting on journal_id = journal.id join account on account.id = account_id
    where member_id = any(${members}::uuid[]) and kind <> 'deposit_reversed' group by kind`.execute(db)
  const found = new Map(kinds.rows.map(({ kind, times }) => [kind, Number(times)]))
  for (const kind of new Set([...found.keys(), ...model.journals.keys()])) {
    const [ought, is] = [model.journals.get(kind) ?? 0, found.get(kind) ?? 0]
    model.expect(is === ought, `${is} journals of ${kind}, and there ought to be ${ought}`)
  }

  const told = [...model.told]
  const known = await sql<{ id: string }>`select id from journal where id = any(${told}::uuid[])`.execute(db)
  model.expect(known.rows.length === told.length, `${told.length - known.rows.length} acknowledged journals are missing`)

  const states = new Map([...model.accounts.values()].flatMap(({ deposits }) => deposits.map(({ id, state }) => [id, state] as const)))
  const rows = await sql<{ id: string; status: string }>`select id, status from deposit where member_id = any(${members}::uuid[])`.execute(
    db,
  )
  const ends: Record<string, string> = { settled: 'credited', review: 'review', reversed: 'reversed' }
  for (const { id, status } of rows.rows) {
    const ought = states.get(id) ?? 'unpaid'
    const is = ends[status] ?? 'unpaid'
    // A doubtful deposit goes to review only when it is checked again, so it may not be there yet.
    model.expect(is === ought || (ought === 'doubtful' && is !== 'credited'), `deposit ${id} is ${status}, and ought to be ${ought}`)
  }
}
