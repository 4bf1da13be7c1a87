import type { WebFeature } from '#platform/web/feature.ts'
import { CheckInBanner } from './CheckInBanner.tsx'
import { refreshSharedDates, useApplySharedDateEvents } from './date-queries.ts'

/** Shared dates: the check-in on every screen. */
export const sharedDatesFeature: WebFeature = {
  name: 'shared-dates',
  Banner: CheckInBanner,
  Live: () => {
    useApplySharedDateEvents()
    return null
  },
  onMemberGone: refreshSharedDates,
}
