import { type RawBuilder, sql } from 'kysely'
import { readAllowance } from '#features/subscriptions/server/index.ts'
import type { ReadDatabase } from '#platform/server/db/replicas/read-database.ts'
import type { RequestConditions } from '../../contract.ts'

/** Price in credits of a request beyond the plan. */
export const requestPrice = 5

/** SQL expression: why the member of the row `member` accepts no first message from the member `from`; null if first messages are accepted. */
export const requestRefusalSql = (from: string): RawBuilder<RequestConditions['refusal']> =>
  sql<RequestConditions['refusal']>`case when member.requests_from = 'nobody' then 'no_requests' else (
    select case when member.requests_from = 'photo' and not sender.has_photo then 'photo_first'
      when member.requests_checked and sender.photo_checked_at is null then 'check_first' end
    from member sender where sender.id = ${from}) end`

/** Reads the conditions for a first message between two members without a match. The receiver's settings decide who may send one. */
export const readRequestConditions = async (db: ReadDatabase, from: string, to: string, now: Date): Promise<RequestConditions> => {
  const { refusal } = await db
    .selectFrom('member')
    .select(requestRefusalSql(from).as('refusal'))
    .where('member.id', '=', to)
    .executeTakeFirstOrThrow()
  return {
    refusal,
    remaining: await readAllowance(db, from, 'messages', now),
    price: requestPrice,
  }
}
