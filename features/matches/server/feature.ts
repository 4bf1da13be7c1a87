import type { ImpressionCounter } from '#features/boosts/server/index.ts'
import type { ServerFeature } from '#platform/server/feature.ts'
import { keptWithAccount } from '#platform/server/retention-rules.ts'
import { personalData } from './personal-data.ts'
import { serveMatches } from './routes.ts'

/** The feed of matches. */
export const matchesFeature: ServerFeature<{ impressions: ImpressionCounter }> = {
  name: 'matches',
  serve: serveMatches,
  personalData,
  tables: { match_filter: keptWithAccount },
}
