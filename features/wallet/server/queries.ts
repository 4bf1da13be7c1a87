import { sql } from 'kysely'
import type { Database, Tx } from '#platform/server/db/database.ts'
import type { ReadDatabase } from '#platform/server/db/replicas/read-database.ts'
import { formatCents } from '#platform/shared/money.ts'
import type { TransactionChannel, CreditPrice, Wallet } from '../contract.ts'
import { memberAccountPath } from './ledger/accounts.ts'

/** Reads the balances of a member. */
export const readWallet = async (db: ReadDatabase, memberId: string): Promise<Wallet> => {
  const paths = { usd: memberAccountPath(memberId, 'USD'), credits: memberAccountPath(memberId, 'CREDIT') }
  const accounts = await db
    .selectFrom('account')
    .innerJoin('account_balance', 'account_balance.account_id', 'account.id')
    .select(['path', 'posted'])
    .where('path', 'in', Object.values(paths))
    .execute()
  const balance = (wanted: string) => accounts.find(({ path }) => path === wanted)?.posted ?? '0'
  return { usd: formatCents(balance(paths.usd)), credits: Number(balance(paths.credits)) }
}

/** Reads the price of credits at a moment, with the start of its validity. */
export const readCreditPriceWithStart = async (db: Database | Tx, now: Date): Promise<CreditPrice & { valid_from: Date }> =>
  db
    .selectFrom('credit_price')
    .select(['id', 'credits_per_usd', 'cents_per_100_credits', 'valid_from'])
    .where('valid_from', '<=', now)
    .orderBy('valid_from', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()

/** Reads the price of credits at a moment. */
export const readCreditPrice = async (db: Database | Tx, now: Date): Promise<CreditPrice> => {
  const { id, credits_per_usd, cents_per_100_credits } = await readCreditPriceWithStart(db, now)
  return { id, credits_per_usd, cents_per_100_credits }
}

/** One change of a member's balance; amounts are in the smallest unit. */
export interface LedgerEntry {
  id: string
  key: string
  kind: string
  at: Date
  channel: TransactionChannel
  reference: string | null
  details: Record<string, string | number> | null
  currency: 'USD' | 'CREDIT'
  amount: string
  balance_after: string
}

/** Conditions on ledger entries. */
export interface EntryFilter {
  kind?: string | undefined
  /** Journal ids from the first (inclusive) to the second (exclusive); ids sort by time. */
  between?: readonly [string, string] | undefined
  /** Only the entries of this journal. */
  journal?: string | undefined
}

/** The last entry of a page. */
export interface EntryCursor {
  id: string
  currency: string
}

/** Reads a member's entries, newest first. Both sides of a conversion are adjacent, dollars last. */
export const readLedgerEntries = async (
  db: Database | Tx,
  memberId: string,
  { kind, between, journal }: EntryFilter,
  { after, limit }: { after?: EntryCursor | undefined; limit: number },
): Promise<LedgerEntry[]> => {
  const [from, until] = between ?? [null, null]
  const { rows } = await sql<LedgerEntry>`
    select journal.id, journal.key, journal.kind, journal.at, journal.channel, journal.details->>'reference' as reference, journal.details,
      newest.currency, newest.amount, newest.balance_after
    from account cross join lateral (
      select posting.journal_id, posting.amount, posting.balance_after, account.currency from posting
      where posting.account_id = account.id
        and (${journal ?? null}::uuid is null or posting.journal_id = ${journal ?? null}::uuid)
        and (${from}::uuid is null or (posting.journal_id >= ${from}::uuid and posting.journal_id < ${until}::uuid))
        and (${after?.id ?? null}::uuid is null or posting.journal_id < ${after?.id ?? null}::uuid
          or (posting.journal_id = ${after?.id ?? null}::uuid and account.currency > ${after?.currency ?? null}::text))
        and (${kind ?? null}::text is null or exists (select from journal where id = posting.journal_id and kind = ${kind ?? null}::text))
      order by posting.journal_id desc limit ${limit}) newest
    join journal on journal.id = newest.journal_id
    where account.path in (${memberAccountPath(memberId, 'USD')}, ${memberAccountPath(memberId, 'CREDIT')})
    order by journal.id desc, newest.currency limit ${limit}`.execute(db)
  return rows
}

/** Reads the kinds and the UTC months, as `YYYY-MM` and newest first, that a member's entries have. */
export const readEntryKindsAndMonths = async (db: Database, memberId: string): Promise<{ kinds: string[]; months: string[] }> => {
  const { rows } = await sql<{ kinds: string[] | null; months: string[] | null }>`
    select array_agg(distinct journal.kind) as kinds,
      array_agg(distinct to_char(journal.at at time zone 'UTC', 'YYYY-MM') order by to_char(journal.at at time zone 'UTC', 'YYYY-MM') desc) as months
    from account join posting on posting.account_id = account.id join journal on journal.id = posting.journal_id
    where account.path in (${memberAccountPath(memberId, 'USD')}, ${memberAccountPath(memberId, 'CREDIT')})`.execute(db)
  return { kinds: rows[0]?.kinds ?? [], months: rows[0]?.months ?? [] }
}

/**
 * Sums the postings of each journal on the accounts with these paths, in the smallest unit, by journal id. The accounts that one journal
 * touches must have one currency.
 */
export const sumPostingsByJournal = async (
  db: Database,
  journals: readonly string[],
  paths: readonly string[],
): Promise<Map<string, bigint>> => {
  const { rows } = await sql<{ journal_id: string; moved: string }>`
    select journal_id, sum(amount) as moved from posting join account on account.id = account_id
    where journal_id = any(${journals}::uuid[]) and path = any(${paths}::text[]) group by journal_id`.execute(db)
  return new Map(rows.map(({ journal_id, moved }) => [journal_id, BigInt(moved)]))
}
