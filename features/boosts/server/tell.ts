import { notice, notify } from '#features/notifications/server/index.ts'
import type { Tx } from '#platform/server/db/database.ts'
import { boostsText } from '../locales/text.ts'

const bought = notice({ name: 'boosts.bought', kind: 'payment', text: boostsText, path: '/dashboard/boost-profile' })
export const notices = [bought]

/** Tells the member of what they paid for; once for each purchase. */
export const tellOfPayment = async (
  tx: Tx,
  { member, boost, days, now }: { member: string; boost: string; days: number; now: Date },
): Promise<void> => void (await notify(tx, bought, { to: member, values: { count: days }, key: boost, now }))
