import type { WebFeature } from '#platform/web/feature.ts'
import { refreshMe, useRefetchMeOnSettingsEvent } from './account-queries.ts'
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
    useRefetchMeOnSettingsEvent()
    return null
  },
  onMemberGone: refreshMe,
}
