import type { ServerFeature } from '#platform/server/feature.ts'
import { keptAsSettings, purgedAfter, keptWithAccount } from '#platform/server/retention-rules.ts'
import { registerChoicesToIdsJob } from './vocabulary/choices-to-ids.ts'
import { personalData } from './personal-data.ts'
import { serveVocabulary } from './routes.ts'
import { registerRerankJob } from './state/rerank.ts'
import { purgeRecentMatchesDaily, recentMatchDays } from './state/recent-match-store.ts'

/** Member rows, search cards, presence, and the lists that members choose from. */
export const membersFeature: ServerFeature = {
  name: 'members',
  serve: (routes) => {
    serveVocabulary(routes)
    registerChoicesToIdsJob(routes.platform)
    registerRerankJob(routes.platform)
  },
  recurring: [purgeRecentMatchesDaily],
  personalData,
  tables: {
    member: {
      kept: 'as long as the account, one that was never proven 48 hours; then a number without a person, which the books point to',
    },
    card: keptWithAccount,
    presence: keptWithAccount,
    deletion: purgedAfter(14, 'account.erase-due, with everything of the member'),
    suspension: purgedAfter(0, 'moderation.end-suspensions, at its end'),
    recent_match: purgedAfter(recentMatchDays, purgeRecentMatchesDaily.kind),
    vocabulary_entry: keptAsSettings('the lists that members choose from'),
    active_day: { kept: 'for good: how many were there on a day, about nobody', impersonal: 'how many were there on a day' },
  },
}
