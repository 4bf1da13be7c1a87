import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { RetryLine } from '#platform/web/ui/states/RetryLine.tsx'
import { reviewText } from '../../locales/text.ts'
import { ReviewPage } from './ReviewPage.tsx'
import type { useReviewQueue } from './review-queue.ts'

/** The next page is fetched when fewer items than this are left. */
const readAhead = 5

interface ItemProps<T> {
  item: T
  /** The position of the item in the queue as text, such as "2 of 5". */
  position: string
  onStep: (by: number) => void
}

interface SelectedItemProps<T> {
  items: readonly T[]
  /** Reads the next page; undefined when all have been read. */
  onReadMore: (() => void) | undefined
  children: (props: ItemProps<T>) => ReactNode
}

const SelectedItem = <T,>({ items, onReadMore, children }: SelectedItemProps<T>) => {
  const t = useT(reviewText)
  const [selected, setSelected] = useState(0)
  // A decided item leaves the list, and the next one takes its place.
  const index = Math.min(selected, items.length - 1)
  const item = items[index]
  const isNearEnd = index >= items.length - readAhead
  useEffect(() => {
    if (isNearEnd) onReadMore?.()
  }, [isNearEnd, onReadMore])
  if (item === undefined) return null
  return children({
    item,
    position: t('photoCheck.position', {
      number: String(index + 1),
      total: `${items.length}${onReadMore === undefined ? '' : '+'}`,
    }),
    onStep: (by) => setSelected(Math.min(Math.max(index + by, 0), items.length - 1)),
  })
}

interface ReviewQueueProps<T> {
  title: string
  /** The text shown when nothing waits for a review. */
  empty: string
  query: ReturnType<typeof useReviewQueue<T>>
  children: (props: ItemProps<T>) => ReactNode
}

/** A screen on which a moderator decides what waits in a queue one at a time, also with keys. */
export const ReviewQueue = <T,>({ title, empty, query, children }: ReviewQueueProps<T>) => {
  const t = useT(reviewText)
  const { data, error, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query
  // After a failure the moderator decides when to ask again.
  const isIdle = !isFetchingNextPage && !isFetchNextPageError
  const readMore = useCallback(() => {
    if (isIdle) void fetchNextPage()
  }, [isIdle, fetchNextPage])
  const isUsedUp = data === undefined && hasNextPage
  useEffect(() => {
    if (isUsedUp) readMore()
  }, [isUsedUp, readMore])
  return (
    <ReviewPage title={title} keys={t('photoCheck.keys')} empty={empty} query={query}>
      {(waiting) => (
        <>
          <SelectedItem items={waiting} onReadMore={hasNextPage ? readMore : undefined}>
            {children}
          </SelectedItem>
          {isFetchNextPageError && error !== null ? <RetryLine message={error.message} onRetry={() => void fetchNextPage()} /> : null}
        </>
      )}
    </ReviewPage>
  )
}
