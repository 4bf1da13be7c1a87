import type { WebFeature } from '#platform/web/feature.ts'
import { openingFeedKey } from './feed-key.ts'

/** The feed of matches. */
export const matchesFeature: WebFeature = {
  name: 'matches',
  keptQueries: () => [
    {
      queryKey: openingFeedKey,
      // Not into the cache of queries, where opening the matches would find it and count nobody as shown.
      answer: () => import('./kept-feed.ts').then(({ readKeptFeed }) => readKeptFeed()),
    },
  ],
}
