import { infiniteQueryOptions, type InfiniteData, useInfiniteQuery } from '@tanstack/react-query'
import type { Card } from '#features/photos/contract.ts'
import { toOfflineCard } from './to-offline-card.ts'
import { call } from '#platform/web/client/call.ts'
import { withFetchError } from '#platform/web/client/errors.ts'
import { offlineMeta, type OfflineQuery } from '#platform/web/client/offline/offline-meta.ts'
import { queryClient } from '#platform/web/client/query.ts'
import { minuteMs } from '#platform/shared/durations.ts'
import { type ListedPerson, listReactions, listReceivedLikes, markLikesSeen as markLikesSeenEndpoint } from '../../contract.ts'
import { dropOutdatedReactions } from '../reaction-store.ts'

const listNames = ['likes', 'dislikes', 'blocked', 'admirers', 'matches'] as const
export type ListName = (typeof listNames)[number]
interface Page {
  people: ListedPerson[]
  next_cursor: string | null
  count: number | null
}
type List = InfiniteData<Page, string | undefined>

const lists = 'reactions'
/** Long enough to keep the scroll position during a visit to a profile. */
const cachedForMs = 30 * minuteMs

const readPage = async (name: ListName, cursor: string | undefined, signal: AbortSignal): Promise<Page> => {
  const askedAt = performance.now()
  const { data } =
    name === 'admirers'
      ? await withFetchError(call(listReceivedLikes, { query: { cursor } }, { signal }))
      : await withFetchError(call(listReactions, { query: { type: name, cursor } }, { signal }))
  if (name !== 'blocked') dropOutdatedReactions(data.people, askedAt)
  return data
}

/** The first page is kept on the device, without presence and without the photos that only a profile shows. */
const keptPart = ({ pages, pageParams }: List): List => ({
  pages: pages.slice(0, 1).map((page) => ({ ...page, people: page.people.map(toOfflineCard) })),
  pageParams: pageParams.slice(0, 1),
})

/** One of the member's lists, newest first, page by page. */
const reactionListQuery = (name: ListName) =>
  infiniteQueryOptions({
    queryKey: [lists, name],
    meta: { keepsGone: name === 'blocked', ...offlineMeta(keptPart) },
    queryFn: ({ pageParam, signal }) => readPage(name, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    // The cached list shows at once and keeps the scroll position; it is always refetched.
    staleTime: 0,
    gcTime: cachedForMs,
  })
export const useReactionList = (name: ListName) => useInfiniteQuery(reactionListQuery(name))

/** The lists that are kept on the device. */
export const offlineListQueries = (): OfflineQuery[] =>
  listNames.map(reactionListQuery).map((query) => ({
    queryKey: query.queryKey,
    read: () => queryClient.prefetchInfiniteQuery({ ...query, staleTime: 0 }),
  }))

/** Refetches the visible list, after an undo or missed events. */
export const refreshLists = (): Promise<void> => queryClient.invalidateQueries({ queryKey: [lists] })

/** Marks the likes up to a time as seen, which clears their badge. If it fails, the badge stays until the next visit. */
export const markLikesSeen = async (until: string): Promise<void> => {
  await call(markLikesSeenEndpoint, { body: { until } })
}

const change = (name: ListName, changed: (list: List) => List): void =>
  void queryClient.setQueryData<List>([lists, name], (list) => (list === undefined ? undefined : changed(list)))

const withoutPerson = (list: List, uid: string): List => {
  const held = list.pages.some(({ people }) => people.some(({ id }) => id === uid))
  const pages = list.pages.map((page) => ({
    ...page,
    people: page.people.filter(({ id }) => id !== uid),
    count: page.count === null ? null : page.count - (held ? 1 : 0),
  }))
  return held ? { ...list, pages } : list
}

const withPersonFirst = (list: List, person: ListedPerson): List => {
  const [first, ...rest] = withoutPerson(list, person.id).pages
  if (first === undefined) return list
  const count = first.count === null ? null : first.count + 1
  return { ...list, pages: [{ ...first, people: [person, ...first.people], count }, ...rest] }
}

/** Puts a member at the top of a cached list, after a socket event. */
export const addToCachedList = (name: ListName, person: Card, matched = false): void =>
  change(name, (list) => withPersonFirst(list, { ...person, at: new Date().toISOString(), matched }))

/** Removes a member from a cached list. */
export const removeFromCachedList = (name: ListName, uid: string): void => change(name, (list) => withoutPerson(list, uid))
