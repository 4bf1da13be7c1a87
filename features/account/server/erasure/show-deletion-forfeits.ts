import { readOpenGiftsOf } from '#features/gifts/server/index.ts'
import { readEntitlement } from '#features/subscriptions/server/index.ts'
import { readWallet } from '#features/wallet/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { HandlerResult } from '#platform/shared/endpoint.ts'
import type { getDeletionForfeits } from '../../contract.ts'

/** Days in which a member may cancel the deletion. */
export const deletionGraceDays = 14

/** Lists what the caller would lose by deleting the account. */
export const showDeletionForfeits = async ({
  db,
  actor,
  now,
  locale,
}: MemberContext): Promise<HandlerResult<typeof getDeletionForfeits>> => {
  const [wallet, { planName, planNames, paidUntil }, gifts] = await Promise.all([
    readWallet(db, actor.id),
    readEntitlement(db, actor.id, now),
    readOpenGiftsOf(db, actor.id),
  ])
  return {
    data: {
      wallet,
      plan: paidUntil === null ? null : { name: planNames[locale] ?? planName, until: paidUntil.toISOString() },
      gifts: {
        received: gifts.filter(({ to_id }) => to_id === actor.id).length,
        sent: gifts.filter(({ from_id }) => from_id === actor.id).length,
      },
      grace_days: deletionGraceDays,
    },
  }
}
