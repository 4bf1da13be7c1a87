import { addToOutcomeCounts, lockRepliesCountedUntil, openMeetingQuestionIfDue } from '#features/outcomes/server/store.ts'
import type { DailyCountKind, ShownOrder } from '#features/outcomes/contract.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { dayMs } from '#platform/shared/durations.ts'
import type { DemoPerson } from './people.ts'

const days = 14

/** Typical daily counts of a town with some thousand members, by order of the feed. */
const usual: Record<DailyCountKind, Record<ShownOrder, number>> = {
  viewer: { activity: 74, rule: 420, model: 251 },
  match: { activity: 24, rule: 130, model: 88 },
  reply: { activity: 13, rule: 61, model: 44 },
  met: { activity: 12, rule: 41, model: 33 },
}

/** Adds the outcome counts of the last days for the console. Also asks the demo member whether they have met the second of `people`; with the first one a date is still to come. */
export const seedDemoOutcomes = async (
  { db }: Pick<Platform, 'db'>,
  self: DemoPerson,
  [, other]: readonly DemoPerson[],
  now: Date,
): Promise<void> => {
  await inTransaction(db, async (tx) => {
    await lockRepliesCountedUntil(tx, now)
    for (let ago = 1; ago <= days; ago++) {
      const day = new Date(now.getTime() - ago * dayMs).toISOString().slice(0, 10)
      for (const [measure, orders] of Object.entries(usual) as [DailyCountKind, Record<ShownOrder, number>][])
        for (const [place, [order, number]] of (Object.entries(orders) as [ShownOrder, number][]).entries()) {
          const wave = 1 + 0.2 * Math.sin(ago * 1.3 + place) - ago * 0.015
          await addToOutcomeCounts(tx, measure, day, [{ order, members: Math.round(number * wave) }])
        }
    }
    if (other !== undefined) await openMeetingQuestionIfDue(tx, { memberId: self.id, otherId: other.id }, now)
  })
}
