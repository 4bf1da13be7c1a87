import { PeopleGridSkeleton, useReactionStates } from '#features/reactions/web/index.ts'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { useCutOff } from '#platform/web/client/offline/reachability.ts'
import { useT } from '#platform/web/i18n.tsx'
import { ErrorState } from '#platform/web/ui/states/ErrorState.tsx'
import { LiveRegion } from '#platform/web/ui/states/LiveRegion.tsx'
import { OfflineNotice } from '#platform/web/ui/states/OfflineNotice.tsx'
import { Sentinel } from '#platform/web/ui/Sentinel.tsx'
import { matchesText } from '../locales/text.ts'
import { mergePages, type useMatchFeed } from './match-queries.ts'
import { MatchGrid } from './MatchGrid.tsx'
import { AlertCard } from './newcomers/AlertCard.tsx'
import { NobodyFound, type NobodyFoundProps } from './NobodyFound.tsx'

interface MatchFeedProps {
  feed: ReturnType<typeof useMatchFeed>
  narrow: boolean
  /** The search, for the empty state. */
  search: Omit<NobodyFoundProps, 'seen'>
  onChanged: () => void
}

/** The feed in its states: loading, failed, empty, or with people. */
export const MatchFeed = ({ feed, narrow, search, onChanged }: MatchFeedProps) => {
  const t = useT(matchesText)
  const words = useT(platformText)
  const states = useReactionStates()
  const cutOff = useCutOff()
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError } = feed
  // A person with a reaction leaves the feed at once, and returns if the server rejects it.
  const listed = mergePages(data?.pages ?? [])
  const people = listed.filter(({ person: { id } }) => (states[id] ?? 'none') === 'none')
  const more = () => {
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void feed.fetchNextPage()
  }

  if (feed.isPending || feed.isPlaceholderData) return <PeopleGridSkeleton count={8} narrow={narrow} />
  if (data === undefined)
    return <ErrorState message={t('failed')} retryLabel={words('words.retry')} busy={feed.isFetching} onRetry={() => void feed.refetch()} />
  if (people.length === 0 && !hasNextPage)
    return <NobodyFound {...search} seen={listed.length > 0 || data.pages[0]?.seen_everyone === true} />
  return (
    <div className="flex flex-col gap-4">
      {cutOff ? <OfflineNotice className="rounded-control" /> : null}
      <MatchGrid people={people} narrow={narrow} onChanged={onChanged} />
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
      <LiveRegion message={isFetchingNextPage ? t('loadingMore') : t('found', { count: people.length })} />
    </div>
  )
}
