import { storedChoice } from '#platform/web/client/stored-choice.ts'
import { useCanParticipate } from '#platform/web/client/participation.ts'
import { useMedia } from '#platform/web/use-media.ts'

/** The deck shows one person at a time, the grid all of them. */
export const feedViews = ['deck', 'grid'] as const
export type FeedView = (typeof feedViews)[number]

/** A narrow screen that is touched. `apps/web/site/start-frame.js` asks the same before the scripts have loaded. */
const phone = '(max-width: 767px) and (pointer: coarse)'

/** The key is also read by `apps/web/site/start-frame.js`. */
const [useChosenView, rememberFeedView] = storedChoice('matches-view', feedViews)
export { rememberFeedView }

/**
 * How the feed is shown: as the address asks, otherwise as chosen last in this browser, otherwise as the deck on a phone and the grid
 * elsewhere. Guests cannot react, so they always get the grid.
 */
export const useFeedView = (asked: string | undefined): FeedView => {
  const chosen = useChosenView()
  const isPhone = useMedia(phone)
  const takesPart = useCanParticipate()
  if (!takesPart) return 'grid'
  return feedViews.find((view) => view === asked) ?? chosen ?? (isPhone ? 'deck' : 'grid')
}
