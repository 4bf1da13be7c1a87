import { defineNotification, notify } from '#features/notifications/server/index.ts'
import type { Tx } from '#platform/server/db/database.ts'
import type { BoostResults } from '../contract.ts'
import { boostsText } from '../locales/text.ts'

const options = { kind: 'payment', text: boostsText, path: '/dashboard/boost-profile' } as const
const bought = defineNotification({ name: 'boosts.bought', ...options })
/** There are three texts: with a comparison to the time before, without a comparison, and without any counted hour. */
const ended = defineNotification({ name: 'boosts.ended', ...options })
const endedAlone = defineNotification({ name: 'boosts.ended_alone', ...options })
const endedUncounted = defineNotification({ name: 'boosts.ended_uncounted', ...options })
/** The types of notification that this feature sends. */
export const boostNotificationTypes = [bought, ended, endedAlone, endedUncounted]

/** Notifies a member of a bought boost, once per purchase. */
export const notifyBoostBought = async (
  tx: Tx,
  { member, boost, days, now }: { member: string; boost: string; days: number; now: Date },
): Promise<void> => void (await notify(tx, bought, { to: member, values: { count: days }, key: boost, now }))

/** Notifies a member that the boost has ended, with the same results as the boost screen. Idempotent: once per run of boosts. */
export const notifyBoostEnded = async (
  tx: Tx,
  { member, endsAt, results, now }: { member: string; endsAt: Date; results: BoostResults | null; now: Date },
): Promise<void> => {
  const notification = { to: member, key: endsAt.toISOString(), now }
  if (results === null) return void (await notify(tx, endedUncounted, notification))
  const { hours, during, before, before_boosted } = results
  const values = { count: hours, shown: during.shown, views: during.views }
  // Another boost in the time before makes the comparison meaningless.
  if (before === null || before_boosted) return void (await notify(tx, endedAlone, { ...notification, values }))
  await notify(tx, ended, { ...notification, values: { ...values, shown_before: before.shown, views_before: before.views } })
}
