import { declineGift } from '#features/gifts/server/decline-gift.ts'
import { readAllGiftPlans } from '#features/gifts/server/index.ts'
import { purchaseGift } from '#features/gifts/server/purchase-gift.ts'
import { redeemGift } from '#features/gifts/server/redeem-gift.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { Platform } from '#platform/server/platform.ts'
import { type DemoPerson, demoUuid } from './people.ts'

interface DemoGift {
  icon: string
  /** The giver; `self` is the demo member. */
  from: 'self' | 'other'
  /** The friend who gives or receives the gift, as an index in `friends`. */
  with: number
  hoursAgo: number
  note?: string
  end?: 'redeemed' | 'declined'
}

/** The gifts, oldest first. The last ones are not redeemed yet. */
const demoGifts: readonly DemoGift[] = [
  { icon: 'rose', from: 'other', with: 0, hoursAgo: 22, note: 'You made me laugh all evening.', end: 'redeemed' },
  { icon: 'chocolates', from: 'self', with: 1, hoursAgo: 20, note: 'For the long shift tonight.', end: 'redeemed' },
  { icon: 'teddy', from: 'self', with: 2, hoursAgo: 12, end: 'declined' },
  { icon: 'bouquet', from: 'other', with: 1, hoursAgo: 5, note: 'Good luck for tomorrow, you will be great.' },
  { icon: 'rose', from: 'self', with: 0, hoursAgo: 4, note: 'See you soon?' },
  { icon: 'rose', from: 'other', with: 2, hoursAgo: 3 },
]

/** Adds gifts between the demo member and their friends. Idempotent. */
export const seedDemoGifts = async (
  platform: Platform,
  self: DemoPerson,
  friends: readonly DemoPerson[],
  contextAt: (id: string, hoursAgo: number) => MemberContext,
): Promise<void> => {
  const plans = await readAllGiftPlans(platform.db)
  for (const [index, story] of demoGifts.entries()) {
    const other = friends[story.with]
    const plan = plans.find(({ icon }) => icon === story.icon)
    if (other === undefined || plan === undefined) continue
    const [giver, receiver] = story.from === 'self' ? [self, other] : [other, self]
    const at = (id: string, hoursAgo: number, what: string) => ({
      ...contextAt(id, hoursAgo),
      intent: demoUuid(`demo gift ${index} ${what}`),
    })
    const buying = at(giver.id, story.hoursAgo, 'bought')
    const { gift } = await purchaseGift(buying, { planId: plan.id, uid: receiver.id, note: story.note })
    if (story.end === 'redeemed') await redeemGift(at(receiver.id, story.hoursAgo - 1, 'ended'), { id: gift.id })
    if (story.end === 'declined') await declineGift(at(receiver.id, story.hoursAgo - 1, 'ended'), gift.id)
  }
}
