import { notice, notify } from '#features/notifications/server/index.ts'
import type { Tx } from '#platform/server/db/database.ts'
import type { BoostResults } from '../contract.ts'
import { boostsText } from '../locales/text.ts'

const of = { kind: 'payment', text: boostsText, path: '/dashboard/boost-profile' } as const
const bought = notice({ name: 'boosts.bought', ...of })
/** With the time before beside it, without, and where no whole hour was counted. */
const ended = notice({ name: 'boosts.ended', ...of })
const endedAlone = notice({ name: 'boosts.ended_alone', ...of })
const endedUncounted = notice({ name: 'boosts.ended_uncounted', ...of })
export const boostNotifications = [bought, ended, endedAlone, endedUncounted]

/** Tells the member of what they paid for; once for each purchase. */
export const notifyBoostBought = async (
  tx: Tx,
  { member, boost, days, now }: { member: string; boost: string; days: number; now: Date },
): Promise<void> => void (await notify(tx, bought, { to: member, values: { count: days }, key: boost, now }))

/** Tells the member that a run of boosts is over and what it brought, as the screen of boosts tells it; once for each run. */
export const notifyBoostEnded = async (
  tx: Tx,
  { member, endsAt, results, now }: { member: string; endsAt: Date; results: BoostResults | null; now: Date },
): Promise<void> => {
  const telling = { to: member, key: endsAt.toISOString(), now }
  if (results === null) return void (await notify(tx, endedUncounted, telling))
  const { hours, during, before, before_boosted } = results
  const values = { count: hours, shown: during.shown, views: during.views }
  // Another boost in the time before would make the two look alike.
  if (before === null || before_boosted) return void (await notify(tx, endedAlone, { ...telling, values }))
  await notify(tx, ended, { ...telling, values: { ...values, shown_before: before.shown, views_before: before.views } })
}
