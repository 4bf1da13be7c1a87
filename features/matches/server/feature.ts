import type { Attention } from '#features/boosts/server/index.ts'
import type { ServerFeature } from '#platform/server/feature.ts'
import { keptWithAccount } from '#platform/server/retention-rules.ts'
import { personalData } from './personal-data.ts'
import { serveMatches } from './routes.ts'

/** The feed: who is shown to whom. */
export const matchesFeature: ServerFeature<{ attention: Attention }> = {
  name: 'matches',
  serve: serveMatches,
  personalData,
  tables: { match_filter: keptWithAccount },
}
