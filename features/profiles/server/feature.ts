import type { Attention } from '#features/boosts/server/index.ts'
import type { ServerFeature } from '#platform/server/feature.ts'
import { purgedAfter } from '#platform/server/retention-rules.ts'
import { personalData } from './personal-data.ts'
import { serveProfiles } from './routes.ts'

/** Profiles and the record of profile views. */
export const profilesFeature: ServerFeature<{ attention: Attention }> = {
  name: 'profiles',
  serve: serveProfiles,
  personalData,
  tables: { profile_view: purgedAfter(90, 'moderation.sweep') },
}
