import { type InfiniteData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query'
import { showFailure, withFetchError } from '#platform/web/client/errors.ts'
import { queryClient } from '#platform/web/client/query.ts'
import { ReauthenticationCancelledError } from '#platform/web/client/reauthentication.ts'

export interface QueuePage<T> {
  items: T[]
  /** Cursor of the next page; null after the last one. */
  next: string | null
}
type Pages<T> = InfiniteData<QueuePage<T>>

const itemsOf = <T>(pages: Pages<T> | undefined): T[] | undefined => pages?.pages.flatMap(({ items }) => items)

/** Reads what waits in a queue page by page. `data` is also undefined while every item read so far is decided and there are more pages. */
export const useReviewQueue = <T>(key: QueryKey, readPage: (cursor: string | undefined) => Promise<QueuePage<T>>) => {
  const query = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam }) => withFetchError(readPage(pageParam)),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
  const items = itemsOf(query.data)
  return { ...query, data: items?.length === 0 && query.hasNextPage ? undefined : items }
}

/**
 * Returns the callbacks of a mutation that decides one item of a queue: the item leaves the queue at once and returns if the server refuses. A
 * queue that is used up is read again.
 */
export const createQueueDecisionCallbacks = <T, V>(key: QueryKey, isDecided: (item: T, verdict: V) => boolean) => ({
  onMutate: (verdict: V) => {
    queryClient.setQueryData<Pages<T>>(
      key,
      (known) =>
        known && {
          ...known,
          pages: known.pages.map((page) => ({ ...page, items: page.items.filter((item) => !isDecided(item, verdict)) })),
        },
    )
  },
  onError: (error: Error) => {
    if (!(error instanceof ReauthenticationCancelledError)) showFailure(error)
    void queryClient.invalidateQueries({ queryKey: key })
  },
  onSuccess: () => {
    if (itemsOf(queryClient.getQueryData<Pages<T>>(key))?.length === 0) void queryClient.invalidateQueries({ queryKey: key })
  },
})
