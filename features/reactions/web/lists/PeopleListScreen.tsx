import { useEffect, useEffectEvent } from 'react'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { useServerUnreachable } from '#platform/web/client/offline/reachability.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useDocumentVisible } from '#platform/web/use-document-visible.ts'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { ErrorState } from '#platform/web/ui/states/ErrorState.tsx'
import { LiveRegion } from '#platform/web/ui/states/LiveRegion.tsx'
import { OfflineNotice } from '#platform/web/ui/states/OfflineNotice.tsx'
import { Sentinel } from '#platform/web/ui/Sentinel.tsx'
import { reactionsText } from '../../locales/text.ts'
import { belongsOnList, emptyListButton, emptyListPictures } from './list-kinds.tsx'
import { type ListName, markLikesSeen, useReactionList } from './list-queries.ts'
import { ListPeople } from './ListPeople.tsx'
import { PeopleGridSkeleton } from './PeopleGrid.tsx'
import { useReactionStates } from '../reaction-store.ts'
import { useBlockOverrides } from '../block-overrides.ts'

/** The highest count the server returns. */
const mostCounted = 99

interface PeopleListScreenProps {
  list: ListName
  onMessage: (uid: string) => void
  /** Called after a reaction, because counts on other screens change. */
  onChanged: () => void
}

/** One of the member's lists: likes, dislikes, blocks or received likes. */
export const PeopleListScreen = ({ list, onMessage, onChanged }: PeopleListScreenProps) => {
  const t = useT(reactionsText)
  const words = useT(platformText)
  const states = useReactionStates()
  const marks = useBlockOverrides()
  const query = useReactionList(list)
  const cutOff = useServerUnreachable()
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError } = query
  const newest = list === 'admirers' ? data?.pages[0]?.people[0]?.at : undefined
  const see = useEffectEvent((until: string) => markLikesSeen(until).then(onChanged, () => {}))
  const visible = useDocumentVisible()
  useEffect(() => {
    if (newest !== undefined && visible) void see(newest)
  }, [newest, visible])

  if (query.isPending) return <PeopleGridSkeleton count={8} />
  const again = <T,>(act: () => Promise<T>) => (
    <ErrorState message={t('list.failed')} retryLabel={words('words.retry')} busy={query.isFetching} onRetry={() => void act()} />
  )
  if (data === undefined) return again(query.refetch)
  const fetched = data.pages.flatMap(({ people }) => people)
  const people = fetched.filter(({ id }) => belongsOnList(list, id, states, marks))
  if (people.length === 0 && !hasNextPage)
    return (
      <>
        {cutOff ? <OfflineNotice className="rounded-control" /> : null}
        <EmptyState
          picture={emptyListPictures[list]}
          title={t(`${list}.title`)}
          message={t(`${list}.text`)}
          action={emptyListButton(list, t)}
        />
      </>
    )

  const counted = data.pages[0]?.count ?? 0
  const count = Math.max(counted - (fetched.length - people.length), people.length)
  const length = counted >= mostCounted && hasNextPage ? t('list.countMost', { count: String(count) }) : t('list.count', { count })
  const more = () => {
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void query.fetchNextPage()
  }
  return (
    <div className="flex flex-col gap-4">
      {cutOff ? <OfflineNotice className="rounded-control" /> : null}
      <p className="text-sm text-soft">{length}</p>
      <ListPeople list={list} people={people} onMessage={onMessage} onChanged={onChanged} />
      {isFetchingNextPage ? <PeopleGridSkeleton count={4} /> : null}
      <Sentinel key={`${data.pages.length} ${people.length} ${isFetchingNextPage}`} onInView={more} />
      {isFetchNextPageError ? again(query.fetchNextPage) : null}
      <LiveRegion message={isFetchingNextPage ? t('list.loadingMore') : length} />
    </div>
  )
}
