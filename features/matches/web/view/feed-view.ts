import { createStoredChoice } from '#platform/web/client/stored-choice.ts'
import { useCanParticipate } from '#platform/web/client/participation.ts'

/** The deck shows one person at a time, the grid all of them. */
export const feedViews = ['deck', 'grid'] as const
export type FeedView = (typeof feedViews)[number]

/** The view of the feed until the member chooses one: the grid, as specified (decision 032). */
const usualView: FeedView = 'grid'

/** The key is also read by `apps/web/site/start-frame.js`. */
const [useChosenView, rememberFeedView] = createStoredChoice('matches-view', feedViews)
export { rememberFeedView }

/**
 * The view of the feed: the one in the URL (`asked`), otherwise the one last chosen in this browser. Guests always get the grid, because they
 * cannot react.
 */
export const useFeedView = (asked: string | undefined): FeedView => {
  const chosen = useChosenView()
  const takesPart = useCanParticipate()
  if (!takesPart) return 'grid'
  return feedViews.find((view) => view === asked) ?? chosen ?? usualView
}
