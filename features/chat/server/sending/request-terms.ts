import { type RawBuilder, sql } from 'kysely'
import { readAllowance } from '#features/subscriptions/server/index.ts'
import type { Database, Tx } from '#platform/server/db/database.ts'
import type { RequestTerms } from '../../contract.ts'

/** Credits that a request costs past the plan's messages. */
export const requestPrice = 5

/** SQL: why the `member` row of the query takes no first message of another member; null when it does. */
export const requestRefusal = (from: string): RawBuilder<RequestTerms['refusal']> =>
  sql<RequestTerms['refusal']>`case member.requests_from when 'nobody' then 'no_requests' when 'photo' then
    (select 'photo_first' from member sender where sender.id = ${from} and not sender.has_photo) end`

/** What a first message from one member to another, who have not matched, would take; the receiver chooses who may send one. */
export const readRequestTerms = async (db: Database | Tx, from: string, to: string, now: Date): Promise<RequestTerms> => {
  const { refusal } = await db
    .selectFrom('member')
    .select(requestRefusal(from).as('refusal'))
    .where('member.id', '=', to)
    .executeTakeFirstOrThrow()
  return {
    refusal,
    remaining: await readAllowance(db, from, 'messages', now),
    price: requestPrice,
  }
}
