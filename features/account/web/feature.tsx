import type { WebFeature } from '#platform/web/feature.ts'
import { refreshMe } from './account-queries.ts'
import { PausedBanner } from './PausedBanner.tsx'

/** The own account: counts, pause. */
export const accountFeature: WebFeature = { name: 'account', Banner: PausedBanner, onMemberGone: refreshMe }
