import { sql } from 'kysely'
import type { Database } from '#platform/server/db/database.ts'

/** A broken invariant of the ledger. */
export interface LedgerViolation {
  what: string
  /** The journal, account or currency with the violation. */
  at: string
}

/** Checks every invariant of the ledger and returns the violations. Reads the whole ledger. */
export const checkLedger = async (db: Database): Promise<LedgerViolation[]> => {
  const { rows } = await sql<LedgerViolation>`
    select 'journal not balanced' as what, journal_id::text as at from posting left join account on id = account_id
      group by journal_id, currency having sum(amount) <> 0
    union all select 'currency not balanced', coalesce(currency, '?') from posting left join account on id = account_id
      group by currency having sum(amount) <> 0
    union all select 'journal without its postings', journal.id::text from journal
      left join (select journal_id, count(*) as written from posting group by journal_id) counted on counted.journal_id = journal.id
      where written is distinct from legs
    union all select 'posting without journal or account', journal_id::text || ' ' || account_id from posting
      where not exists (select from journal where id = journal_id) or not exists (select from account where id = account_id)
    union all select 'balance row missing or too many', path from account left join account_balance on account_id = id
      where bounded <> (account_id is not null)
    union all select 'balance differs from postings', path from account_balance join account on id = account_id
      left join (select account_id, sum(amount) as total, count(*) as written, max(account_version) as newest from posting group by account_id) summed
        using (account_id)
      where posted <> coalesce(total, 0) or version <> coalesce(newest, 0) or version <> coalesce(written, 0)
    union all select 'below its floor', path from account_balance join account on id = account_id where posted < floor
    union all select 'broken chain of balances', path || ' @' || coalesce(account_version::text, '?') from (
        select account_id, account_version, balance_after, amount, coalesce(lag(balance_after) over chain, 0) as before,
          coalesce(lag(account_version) over chain, 0) as version_before
        from posting where account_id in (select id from account where bounded) window chain as (partition by account_id order by account_version)) chained
      join account on id = account_id
      where balance_after is distinct from before + amount or account_version is distinct from version_before + 1
    union all select 'accounts of a member missing', member.id::text from living_members() member
      where (select count(*) from account where member_id = member.id and path like 'member:%') <> 3
    order by 1, 2`.execute(db)
  return rows
}
