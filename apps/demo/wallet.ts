import { subscribe } from '#features/subscriptions/server/subscribe.ts'
import { buyCreditsWithDollars, sellCreditsForDollars } from '#features/wallet/server/convert.ts'
import { chargeMember, systemAccountPaths, memberAccountPath, postJournal } from '#features/wallet/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction, type Tx } from '#platform/server/db/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { type DemoPerson, demoUuid } from './people.ts'

/** Posts an opening balance for a demo member. The member of the demo login gets a larger one. */
export const seedDemoOpeningBalance = async (tx: Tx, { id, seed }: DemoPerson, at: Date): Promise<void> => {
  const cents = BigInt(seed === 0 ? 6500 : 500 + ((seed * 370) % 4000))
  const credits = BigInt(seed === 0 ? 250 : 20 + ((seed * 30) % 200))
  await postJournal(tx, {
    kind: 'opening',
    key: `demo:opening:${id}`,
    at,
    channel: 'house',
    postings: [
      { account: systemAccountPaths.opening.USD, amount: -cents },
      { account: memberAccountPath(id, 'USD'), amount: cents },
      { account: systemAccountPaths.opening.CREDIT, amount: -credits },
      { account: memberAccountPath(id, 'CREDIT'), amount: credits },
    ],
  })
}

/** Adds a few days of purchases, oldest first. Idempotent. */
export const seedDemoWalletHistory = async (
  platform: Platform,
  { id }: DemoPerson,
  contextAt: (hoursAgo: number) => MemberContext,
): Promise<void> => {
  const at = (hoursAgo: number, what: string) => ({ ...contextAt(hoursAgo), intent: demoUuid(`demo ${what}`) })
  const payForMessage = (hoursAgo: number) =>
    inTransaction(platform.db, (tx) =>
      chargeMember(tx, {
        member: id,
        currency: 'CREDIT',
        amount: 5n,
        to: systemAccountPaths.creditsSpent,
        reason: 'message_request',
        key: `demo:message:${hoursAgo}`,
        now: contextAt(hoursAgo).now,
      }),
    )
  // Purchases are made in the order of their times, because each entry shows the balance after it. The oldest gift follows, 22 hours ago.
  await buyCreditsWithDollars(at(110, 'first credits'), platform, { usd: 500n })
  await payForMessage(90)
  await payForMessage(66)
  await sellCreditsForDollars(at(50, 'some back'), platform, { credits: 120n })
  await payForMessage(30)
  await subscribe(at(26, 'a plan'), { params: { id: 'spark' }, body: {} })
  await buyCreditsWithDollars(at(24, 'more credits'), platform, { usd: 299n })
}
