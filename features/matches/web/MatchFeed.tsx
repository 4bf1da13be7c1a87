import { PeopleGridSkeleton, useReactionStates } from '#features/reactions/web/index.ts'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { ErrorState } from '#platform/web/ui/states/ErrorState.tsx'
import { LiveRegion } from '#platform/web/ui/states/LiveRegion.tsx'
import { Sentinel } from '#platform/web/ui/Sentinel.tsx'
import { matchesText } from '../locales/text.ts'
import { mergePages, type useMatchFeed } from './match-queries.ts'
import { MatchGrid } from './MatchGrid.tsx'

interface MatchFeedProps {
  feed: ReturnType<typeof useMatchFeed>
  narrow: boolean
  /** Widens the search past the chosen distance; null when it is already wide. */
  onWiden: (() => void) | null
  onClear: () => void
  onChanged: () => void
}

/** The feed in its states: loading, failed, empty, or with people. */
export const MatchFeed = ({ feed, narrow, onWiden, onClear, onChanged }: MatchFeedProps) => {
  const t = useT(matchesText)
  const words = useT(platformText)
  const states = useReactionStates()
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError } = feed
  // A person with a reaction leaves the feed at once, and returns if the server rejects it.
  const people = mergePages(data?.pages ?? []).filter(({ person: { id } }) => (states[id] ?? 'none') === 'none')
  const more = () => {
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void feed.fetchNextPage()
  }

  if (feed.isPending || feed.isPlaceholderData) return <PeopleGridSkeleton count={8} narrow={narrow} />
  if (data === undefined)
    return <ErrorState message={t('failed')} retryLabel={words('words.retry')} busy={feed.isFetching} onRetry={() => void feed.refetch()} />
  if (people.length === 0 && !hasNextPage)
    return (
      <EmptyState
        title={t('empty.title')}
        message={onWiden === null ? t('empty.nowhere') : t('empty.text')}
        action={
          onWiden === null ? (
            <Button variant="secondary" onClick={onClear}>
              {t('empty.reset')}
            </Button>
          ) : (
            <Button onClick={onWiden}>{t('empty.find')}</Button>
          )
        }
      />
    )
  return (
    <div className="flex flex-col gap-4">
      <MatchGrid people={people} narrow={narrow} onChanged={onChanged} />
      {isFetchingNextPage ? <PeopleGridSkeleton count={4} narrow={narrow} /> : null}
      <Sentinel key={`${data.pages.length} ${people.length} ${isFetchingNextPage}`} onInView={more} />
      {isFetchNextPageError ? (
        <ErrorState message={t('failed')} retryLabel={words('words.retry')} onRetry={() => void feed.fetchNextPage()} />
      ) : null}
      {hasNextPage ? null : <p className="py-4 text-center text-sm text-soft">{t('end')}</p>}
      <LiveRegion message={isFetchingNextPage ? t('loadingMore') : t('found', { count: people.length })} />
    </div>
  )
}
