import type { WebFeature } from '#platform/web/feature.ts'
import { refreshMe, useRefetchMeOnEvents } from './account-queries.ts'
import { PausedBanner } from './PausedBanner.tsx'
import { TermsNotice } from './terms/TermsNotice.tsx'

/** The member's account: unread counts, pause and changed terms. */
export const accountFeature: WebFeature = {
  name: 'account',
  Banner: () => (
    <>
      <PausedBanner />
      <TermsNotice />
    </>
  ),
  Live: () => {
    useRefetchMeOnEvents()
    return null
  },
  onMemberGone: refreshMe,
}
