import { shareDate } from '#features/shared-dates/server/share-date.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { Platform } from '#platform/server/platform.ts'
import { dayMs } from '#platform/shared/durations.ts'
import { type DemoPerson, demoUuid } from '../people.ts'

/** Adds two shared dates: one by the first of `people`, which asks the demo member for consent, and one by the demo member that names nobody. */
export const seedDemoSharedDates = async (
  platform: Platform,
  self: DemoPerson,
  [other]: readonly DemoPerson[],
  contextOf: (id: string) => MemberContext,
): Promise<void> => {
  if (other === undefined) return
  const ctx = contextOf(other.id)
  await shareDate(ctx, platform, {
    id: demoUuid('demo shared date'),
    uid: self.id,
    place: 'Café de la Paix, by the big mango tree',
    words: 'I’ll text you when I’m home.',
    at: new Date(ctx.now.getTime() + 2 * dayMs).toISOString(),
    zone: 'Africa/Douala',
    check_hours: 2,
  })
  await shareDate(contextOf(self.id), platform, {
    id: demoUuid('shared date of the demo member'),
    place: 'Marché des Fleurs, the entrance by the fountain',
    words: 'A walk and a juice, home by nine.',
    at: new Date(ctx.now.getTime() + 3 * dayMs).toISOString(),
    zone: 'Africa/Douala',
    check_hours: 2,
  })
}
