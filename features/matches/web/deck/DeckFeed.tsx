import { type ComponentProps, useEffect, useEffectEvent } from 'react'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { useServerUnreachable } from '#platform/web/client/offline/reachability.ts'
import { useT } from '#platform/web/i18n.tsx'
import { ErrorState } from '#platform/web/ui/states/ErrorState.tsx'
import { OfflineNotice } from '#platform/web/ui/states/OfflineNotice.tsx'
import { Skeleton } from '#platform/web/ui/states/Skeleton.tsx'
import { matchesText } from '../../locales/text.ts'
import type { useMatchFeed } from '../match-queries.ts'
import { NobodyFound, type NobodyFoundProps } from '../nobody/NobodyFound.tsx'
import { hasSeenPeople } from '../use-feed-people.ts'
import { Deck } from './Deck.tsx'
import { runInOwnAnimationFrame } from './frames/frame-queue.ts'

/** The next page is fetched when fewer people than this are left. */
const fewLeft = 6

export interface DeckFeedProps extends Omit<ComponentProps<typeof Deck>, 'end'> {
  feed: ReturnType<typeof useMatchFeed>
  /** The search, for the empty state. */
  search: Omit<NobodyFoundProps, 'seen'>
}

/** The deck, which fetches the next page as it runs low, and the empty state when nobody is left. */
export const DeckFeed = ({ feed, search, ...deck }: DeckFeedProps) => {
  const t = useT(matchesText)
  const words = useT(platformText)
  const cutOff = useServerUnreachable()
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError } = feed
  const { people } = deck
  const runsLow = people.length < fewLeft && hasNextPage && !isFetchingNextPage && !isFetchNextPageError
  const fetchMore = useEffectEvent(() => void feed.fetchNextPage())
  // The number of pages, because a page can be empty and still have a next one.
  const lowAt = runsLow ? feed.data?.pages.length : undefined
  useEffect(() => {
    return lowAt === undefined ? undefined : runInOwnAnimationFrame('reading', () => fetchMore())
  }, [lowAt])

  const end = isFetchNextPageError ? (
    <ErrorState message={t('failed')} retryLabel={words('words.retry')} onRetry={() => void feed.fetchNextPage()} />
  ) : hasNextPage ? (
    <Skeleton className="absolute inset-0 rounded-card" />
  ) : (
    <NobodyFound {...search} seen={hasSeenPeople(feed.data?.pages ?? [])} />
  )
  return (
    <>
      {cutOff ? <OfflineNotice className="rounded-control" /> : null}
      <div className="min-h-0 flex-1">
        <Deck {...deck} end={end} />
      </div>
    </>
  )
}
