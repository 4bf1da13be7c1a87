import type { ImpressionCounter } from '#features/boosts/server/index.ts'
import type { ServerFeature } from '#platform/server/feature.ts'
import { purgedAfter } from '#platform/server/retention-rules.ts'
import { personalData } from './personal-data.ts'
import { serveProfiles } from './routes.ts'

/** Profiles and the record of profile views. */
export const profilesFeature: ServerFeature<{ impressions: ImpressionCounter }> = {
  name: 'profiles',
  serve: serveProfiles,
  personalData,
  tables: { profile_view: purgedAfter(90, 'moderation.sweep') },
}
