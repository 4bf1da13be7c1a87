import type { MemberContext } from '#platform/server/context.ts'
import type { DateAskAnswer, CheckInAnswer, DateAsk, SharedDate } from '../contract.ts'
import { type OwnSharedDateRow, readDateAsks, readOwnOpenSharedDates } from './queries.ts'

/** Presents a date to its sharer. A refusal looks like no answer. */
export const presentSharedDate = (row: OwnSharedDateRow): SharedDate => ({
  id: row.id,
  uid: row.other_id,
  name: row.reachable ? row.name : null,
  agreed: row.agreed,
  place: row.place,
  words: row.words,
  at: row.at.toISOString(),
  zone: row.zone,
  check_at: row.check_at.toISOString(),
  check_answer: row.check_answer as CheckInAnswer | null,
  ends_at: row.ends_at.toISOString(),
})

/** Lists the caller's open dates, and the dates of others that the caller is asked about. */
export const listSharedDates = async ({ db, actor, now }: MemberContext): Promise<{ dates: SharedDate[]; asks: DateAsk[] }> => {
  const asks = await readDateAsks(db, actor.id, now)
  return {
    dates: (await readOwnOpenSharedDates(db, actor.id, now)).map(presentSharedDate),
    asks: asks.map(({ id, answer }) => ({ id, answer: answer as DateAskAnswer | null })),
  }
}
