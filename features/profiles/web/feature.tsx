import type { WebFeature } from '#platform/web/feature.ts'
import { useOnReconnect } from '#platform/web/client/socket.ts'
import { offlineProfileQuery, refreshProfile, refreshProfiles } from './profile-queries.ts'

/** Profiles of other members. */
export const profilesFeature: WebFeature = {
  name: 'profiles',
  // A profile may have changed or disappeared while the connection was lost.
  Live: () => {
    useOnReconnect(() => void refreshProfiles())
    return null
  },
  onMatchChanged: refreshProfile,
  offlineQueries: (memberId) => [offlineProfileQuery(memberId)],
}
