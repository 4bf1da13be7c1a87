import type { ReactNode } from 'react'
import { PeopleGridSkeleton } from '#features/reactions/web/index.ts'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { useServerUnreachable } from '#platform/web/client/offline/reachability.ts'
import { useT } from '#platform/web/i18n.tsx'
import { ErrorState } from '#platform/web/ui/states/ErrorState.tsx'
import { LiveRegion } from '#platform/web/ui/states/LiveRegion.tsx'
import { OfflineNotice } from '#platform/web/ui/states/OfflineNotice.tsx'
import { Sentinel } from '#platform/web/ui/Sentinel.tsx'
import type { FeedFilter } from '../contract.ts'
import { matchesText } from '../locales/text.ts'
import { DeckFeed, type DeckFeedProps } from './deck/DeckFeed.tsx'
import { DeckSkeleton } from './deck/DeckSkeleton.tsx'
import type { FeedView } from './view/feed-view.ts'
import type { useMatchFeed } from './match-queries.ts'
import { MatchGrid } from './MatchGrid.tsx'
import { AlertCard } from './newcomers/AlertCard.tsx'
import { NobodyFound } from './nobody/NobodyFound.tsx'
import { PicksBar } from './picks/PicksBar.tsx'
import { PicksSection } from './picks/PicksSection.tsx'
import { usePicks } from './picks/use-picks.ts'
import { hasSeenPeople, useFeedPeople } from './use-feed-people.ts'

interface MatchFeedProps extends Omit<DeckFeedProps, 'people'> {
  feed: ReturnType<typeof useMatchFeed>
  /** The filter of the picks; null where there are none, as for guests and in a search by name. */
  picksFor: FeedFilter | null
  view: FeedView
  /** The active filters. In the deck view they follow the bar with the picks. */
  filters: ReactNode
  /** Buttons at the end of the line with the picks and filters, in the deck view. */
  beside: ReactNode
  /** Whether the filter panel is beside the grid. */
  narrow: boolean
}

/** The feed as deck or grid, and its loading, failed and empty states. */
export const MatchFeed = ({ view, filters, beside, narrow, picksFor, ...shown }: MatchFeedProps) => {
  const { feed, search, onChanged } = shown
  const t = useT(matchesText)
  const words = useT(platformText)
  const cutOff = useServerUnreachable()
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError } = feed
  const people = useFeedPeople(feed)
  const isLoading = feed.isPending || feed.isPlaceholderData
  const picks = usePicks({ filter: picksFor ?? {}, enabled: picksFor !== null, feedReady: !isLoading })
  const more = () => {
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void feed.fetchNextPage()
  }

  // The feed waits for the picks, because the grid leaves those people out, and nothing should move once it is shown.
  const waits = isLoading || (picks.waits && data !== undefined)
  const failure =
    data === undefined && !waits ? (
      <ErrorState message={t('failed')} retryLabel={words('words.retry')} busy={feed.isFetching} onRetry={() => void feed.refetch()} />
    ) : null

  if (view === 'deck')
    return (
      <>
        <div className="mx-auto flex w-full max-w-md items-center gap-1">
          {/* One row that scrolls, because each row above the card takes height from the face. It fades where more follows. */}
          <div className="-m-1 flex min-w-0 flex-1 items-center gap-2 overflow-x-auto mask-r-from-[calc(100%-1.5rem)] p-1 pe-6 scrollbar-none *:shrink-0 rtl:mask-r-from-100% rtl:mask-l-from-[calc(100%-1.5rem)]">
            <PicksBar picks={picks} onChanged={onChanged} />
            <div className="*:flex-nowrap *:*:shrink-0">{filters}</div>
          </div>
          {beside}
        </div>
        {failure ?? (waits ? <DeckSkeleton /> : <DeckFeed {...shown} people={people} />)}
      </>
    )
  if (data !== undefined && !waits && people.length === 0 && !hasNextPage)
    return <NobodyFound {...search} seen={hasSeenPeople(data.pages)} />
  const others = people.filter(({ person }) => !picks.ids.has(person.id))
  return (
    <div className="flex flex-col gap-4">
      {cutOff && data !== undefined ? <OfflineNotice className="rounded-control" /> : null}
      <PicksSection picks={picks} narrow={narrow} onChanged={onChanged} />
      {failure}
      {waits ? <PeopleGridSkeleton count={8} narrow={narrow} /> : null}
      {data === undefined || waits ? null : (
        <>
          <MatchGrid people={others} narrow={narrow} onChanged={onChanged} />
          {isFetchingNextPage ? <PeopleGridSkeleton count={4} narrow={narrow} /> : null}
          <Sentinel key={`${data.pages.length} ${people.length} ${isFetchingNextPage}`} onInView={more} />
          {isFetchNextPageError ? (
            <ErrorState message={t('failed')} retryLabel={words('words.retry')} onRetry={() => void feed.fetchNextPage()} />
          ) : null}
          {hasNextPage ? null : (
            <div className="flex flex-col gap-2 pb-4">
              <p className="py-4 text-center text-sm text-soft">{t('end')}</p>
              {search.filter.name ? null : <AlertCard />}
            </div>
          )}
          <LiveRegion message={isFetchingNextPage ? t('loadingMore') : t('found', { count: others.length })} />
        </>
      )}
    </div>
  )
}
