// Gifts and what was paid for them, compared with the database.
import { sql } from 'kysely'
import { checkLedger } from '#features/wallet/server/index.ts'
import type { Database } from '#platform/server/db/database.ts'
import { fundMember } from '../../../support/features/wallet.ts'
import { readEscrow } from '../../../support/features/gifts.ts'
import type { OrderedGift } from './ordered-gift.ts'
import type { ChatPopulation } from '../chat-population.ts'

export interface GiftFindings {
  /** How many gifts that the server acknowledged are not stored, plus how many have no message. */
  lost: number
  /** Gifts that were bought twice for one order. */
  doubled: number
  /** Members who paid a wrong amount, escrow that differs from the price of the open gifts, and other faults of the ledger. */
  unbalanced: number
}

/** Opening balance of every member in US cents. */
const openingCents = 1_000_000

/** Gives everybody money for gifts. */
export const fundEverybody = async (db: Database, { members }: ChatPopulation): Promise<void> => {
  for (const { id } of members) await fundMember(db, id, { USD: openingCents }, new Date())
}

/** Ends the lease of calls that were interrupted at least `seconds` seconds ago, so that they can be retried. */
export const endIdempotentCallLeases = async (db: Database, seconds: number): Promise<void> => {
  await sql`update idempotent_call set started_at = started_at - interval '2 minutes'
    where status is null and started_at < now() - make_interval(secs => ${seconds})`.execute(db)
}

/** Counts faults of gifts. Reads all data for the comparison in one transaction. */
export const checkGifts = (db: Database, gifts: readonly OrderedGift[]): Promise<GiftFindings> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const { rows } = await sql<{
        id: string
        from_id: string
        to_id: string
        note: string
        price_cents: number
        status: string
        sent: boolean
      }>`
        select id, from_id, to_id, note, price_cents, status, exists (select from message join conversation on conversation.id = conversation_id
          where message.id = gift.id and kind = 'gift' and sender_id = from_id and body = note
            and low_id = least(from_id, to_id) and high_id = greatest(from_id, to_id)) as sent
        from gift`.execute(tx)
      const stored = new Map(rows.map((row) => [row.id, row]))
      const isLost = ({ id, note, from, to }: OrderedGift): boolean => {
        const row = stored.get(id ?? '')
        return id !== undefined && (row?.note !== note || row.from_id !== from || row.to_id !== to)
      }
      const spent = new Map<string, number>()
      for (const { from_id, price_cents, status } of rows)
        if (status === 'open' || status === 'redeemed') spent.set(from_id, (spent.get(from_id) ?? 0) + price_cents)
      const { rows: balances } = await sql<{ member_id: string; posted: string }>`
        select member_id, posted from account join account_balance on account_id = id
        where path = 'member:' || member_id || ':usd'`.execute(tx)
      const { escrow, open } = await readEscrow(tx)
      const unpaid = balances.filter(({ member_id, posted }) => Number(posted) !== openingCents - (spent.get(member_id) ?? 0))
      return {
        lost: gifts.filter(isLost).length + rows.filter(({ sent }) => !sent).length,
        doubled: rows.length - new Set(rows.map(({ note }) => note)).size,
        unbalanced: unpaid.length + Number(escrow !== open) + (await checkLedger(tx)).length,
      }
    })
