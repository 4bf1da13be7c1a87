import { createStoredChoice } from '#platform/web/client/stored-choice.ts'
import { useCanParticipate } from '#platform/web/client/participation.ts'

/** The deck shows one person at a time, the grid all of them. */
export const feedViews = ['deck', 'grid'] as const
export type FeedView = (typeof feedViews)[number]

/** How the feed is shown until the member chooses: the specified list of cards, on every screen (decision 032). */
const usualView: FeedView = 'grid'

/** The key is also read by `apps/web/site/start-frame.js`. */
const [useChosenView, rememberFeedView] = createStoredChoice('matches-view', feedViews)
export { rememberFeedView }

/**
 * How the feed is shown: as the address asks, otherwise as chosen last in this browser. Guests cannot react, so they always get the grid.
 */
export const useFeedView = (asked: string | undefined): FeedView => {
  const chosen = useChosenView()
  const takesPart = useCanParticipate()
  if (!takesPart) return 'grid'
  return feedViews.find((view) => view === asked) ?? chosen ?? usualView
}
