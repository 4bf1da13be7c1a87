import type { Selectable } from 'kysely'
import type { DB } from '#db/types.gen.ts'
import { canChatCondition } from '#features/chat/server/index.ts'
import type { Database, Tx } from '#platform/server/db/database.ts'
import type { Locale } from '#platform/shared/i18n/locales.ts'
import { textIn } from '#platform/shared/i18n/texts-by-language.ts'
import type { EditableGiftPlan, GiftRow } from './store.ts'

/** A gift plan as stored. */
export type GiftPlanRow = Selectable<DB['gift_plan']>

/** How many ended gifts a list contains. */
const maxEnded = 200

/** Reads every gift plan in display order, including retired ones. */
export const readAllGiftPlans = async (db: Database | Tx): Promise<EditableGiftPlan[]> => {
  const rows = await db.selectFrom('gift_plan').selectAll().orderBy('position').orderBy('id').execute()
  return rows.map((row) => ({ ...row, names: row.names as EditableGiftPlan['names'] }))
}

/** Returns the name of a gift plan in a language, or in English if it has no name in that language. */
export const translateGiftPlanName = (names: unknown, locale: Locale): string => textIn(names as EditableGiftPlan['names'], locale)

/** Reads a gift plan and locks it against changes until the transaction ends. */
export const lockGiftPlan = (tx: Tx, id: string): Promise<GiftPlanRow | undefined> =>
  tx.selectFrom('gift_plan').selectAll().where('id', '=', id).forShare().executeTakeFirst()

const withPlan = (db: Database | Tx) =>
  db
    .selectFrom('gift')
    .innerJoin('gift_plan', 'gift_plan.id', 'gift.plan_id')
    .selectAll('gift')
    .select(['gift_plan.names', 'gift_plan.icon', 'gift_plan.picture'])

/** A gift with the names, icon and own picture of its plan. */
export type GiftWithPlan = Awaited<ReturnType<ReturnType<typeof withPlan>['execute']>>[number]

/** Reads one gift of any two members; undefined when there is none. */
export const readGift = (db: Database | Tx, id: string): Promise<GiftWithPlan | undefined> =>
  withPlan(db).where('gift.id', '=', id).executeTakeFirst()

/** Reads gifts of any members by id. */
export const readGifts = (db: Database | Tx, ids: readonly string[]): Promise<GiftWithPlan[]> =>
  withPlan(db).where('gift.id', 'in', ids).execute()

/** Reads the gift that was bought with an idempotency key (`intent`); undefined when there is none. */
export const readGiftByIdempotencyKey = (tx: Tx, intent: string): Promise<GiftWithPlan | undefined> =>
  withPlan(tx).where('gift.intent', '=', intent).executeTakeFirst()

/** Reads the gifts that a member gave (`from_id`) or received (`to_id`): all open ones, then the newest 200 ended ones. */
export const readMemberGifts = async (db: Database, memberId: string, side: 'from_id' | 'to_id'): Promise<GiftWithPlan[]> => {
  const own = () => withPlan(db).where(`gift.${side}`, '=', memberId).orderBy('gift.created_at', 'desc').orderBy('gift.id', 'desc')
  const [open, over] = await Promise.all([
    own().where('gift.status', '=', 'open').execute(),
    own().where('gift.status', '<>', 'open').limit(maxEnded).execute(),
  ])
  return [...open, ...over]
}

/** Reads and locks a received gift, so that it ends only once; undefined when the receiver may not see the giver. */
export const lockReceivedGift = (tx: Tx, id: string, receiverId: string): Promise<GiftRow | undefined> =>
  tx
    .selectFrom('gift')
    .innerJoin('member', 'member.id', 'gift.from_id')
    .selectAll('gift')
    .where('gift.id', '=', id)
    .where('gift.to_id', '=', receiverId)
    .where(canChatCondition(receiverId))
    .forNoKeyUpdate('gift')
    .executeTakeFirst()

/** Reads the highest conversion to credits among all open gifts, in percent; 0 without open gifts. */
export const readHighestConversionOfOpenGifts = async (db: Database | Tx): Promise<number> => {
  const { highest } = await db
    .selectFrom('gift')
    .select(({ fn }) => fn.max('conversion').as('highest'))
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow()
  return highest ?? 0
}

const open = (db: Database | Tx) => db.selectFrom('gift').selectAll().where('status', '=', 'open').orderBy('from_id').orderBy('id')

/** Reads open gifts between two members, in both directions. */
export const readOpenGiftsBetween = (tx: Tx, [a, b]: readonly [string, string]): Promise<GiftRow[]> =>
  open(tx).where('from_id', 'in', [a, b]).where('to_id', 'in', [a, b]).execute()

/** Reads open gifts a member gave or received. */
export const readOpenGiftsOf = (db: Database | Tx, memberId: string): Promise<GiftRow[]> =>
  open(db)
    .where((row) => row.or([row('from_id', '=', memberId), row('to_id', '=', memberId)]))
    .execute()

/** Reads open gifts that have expired, oldest first. */
export const readExpiredGifts = (db: Database, now: Date, limit: number): Promise<GiftRow[]> =>
  db.selectFrom('gift').selectAll().where('status', '=', 'open').where('expires_at', '<=', now).orderBy('expires_at').limit(limit).execute()

/** Counts the different members who gave a member gifts since a moment; it stops counting at `most`. */
export const countGiftGivers = async (db: Database, memberId: string, { since, most }: { since: Date; most: number }): Promise<number> => {
  const rows = await db
    .selectFrom('gift')
    .select('from_id')
    .distinct()
    .where('to_id', '=', memberId)
    .where('created_at', '>=', since)
    .limit(most)
    .execute()
  return rows.length
}
