import type { WebFeature } from '#platform/web/feature.ts'
import { refreshMe } from './account-queries.ts'
import { PausedBanner } from './PausedBanner.tsx'

/** The member's account: unread counts and pause. */
export const accountFeature: WebFeature = { name: 'account', Banner: PausedBanner, onMemberGone: refreshMe }
