import type { WebFeature } from '#platform/web/feature.ts'
import { openingFeedQueryKey } from './feed-query-key.ts'

/** The feed of matches. */
export const matchesFeature: WebFeature = {
  name: 'matches',
  offlineQueries: () => [
    {
      queryKey: openingFeedQueryKey,
      // The answer must not enter the query cache: the matches screen would find it there, and nobody would count as shown.
      answer: () => import('./fetch-feed-for-offline.ts').then(({ fetchFeedForOffline }) => fetchFeedForOffline()),
    },
  ],
}
