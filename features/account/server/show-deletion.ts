import { readEntitlement } from '#features/subscriptions/server/index.ts'
import { readWallet } from '#features/wallet/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { Answer } from '#platform/shared/endpoint.ts'
import type { getDeletion } from '../contract.ts'

/** How long a member may change their mind. */
export const graceDays = 14

/** What the caller would forfeit by deleting the account. */
export const showDeletion = async ({ db, actor, now }: MemberContext): Promise<Answer<typeof getDeletion>> => {
  const [wallet, entitlement] = await Promise.all([readWallet(db, actor.id), readEntitlement(db, actor.id)])
  const paid = entitlement !== undefined && entitlement.priceCents > 0 && entitlement.periodEnd > now
  return {
    data: {
      wallet,
      plan: paid ? { name: entitlement.planName, until: entitlement.periodEnd.toISOString() } : null,
      grace_days: graceDays,
    },
  }
}
