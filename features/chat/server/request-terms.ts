import { readAllowance } from '#features/subscriptions/server/index.ts'
import type { Database, Tx } from '#platform/server/db/database.ts'
import type { RequestTerms } from '../contract.ts'

/** Credits that a request costs past the plan's messages. */
export const requestPrice = 5

/** What a first message from one member to another, who have not matched, would take; the receiver chooses who may send one. */
export const readRequestTerms = async (db: Database | Tx, from: string, to: string, now: Date): Promise<RequestTerms> => {
  const { requests_from, has_photo } = await db
    .selectFrom('member')
    .innerJoin('member as sender', (join) => join.on('sender.id', '=', from))
    .select(['member.requests_from', 'sender.has_photo'])
    .where('member.id', '=', to)
    .executeTakeFirstOrThrow()
  const wantsPhoto = requests_from === 'photo' && !has_photo
  return {
    refusal: requests_from === 'nobody' ? 'no_requests' : wantsPhoto ? 'photo_first' : null,
    remaining: await readAllowance(db, from, 'messages', now),
    price: requestPrice,
  }
}
