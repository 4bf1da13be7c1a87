import { type InfiniteData, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { dropOutdatedReactions, toOfflineCard } from '#features/reactions/web/index.ts'
import { call } from '#platform/web/client/call.ts'
import { errorCode, withFetchError } from '#platform/web/client/errors.ts'
import { offlineMeta } from '#platform/web/client/offline/offline-meta.ts'
import { queryClient } from '#platform/web/client/query.ts'
import { minuteMs } from '#platform/shared/durations.ts'
import type { EndpointRequest } from '#platform/shared/endpoint.ts'
import type * as z from 'zod'
import { feedQueryKey } from './feed-query-key.ts'
import { listMatches, matchErrors, type MatchCard, type FeedFilter } from '../contract.ts'

/** Long, because the feed must not change while somebody scrolls it. */
const staleAfterMs = 5 * minuteMs
/** Long enough to keep the scroll position during visits to profiles. */
const cachedForMs = 30 * minuteMs

/** A person of the feed. */
export interface FeedPerson {
  person: MatchCard
  /** Whether the person is outside the requested area. */
  wider: boolean
}

/** The loaded pages of the feed. */
export type FeedPages = InfiniteData<z.infer<typeof listMatches.response>['data'], string | undefined>
/** Returns the part of the feed that this device stores: the first page, with shortened cards. */
export const firstPageForOffline = ({ pages, pageParams }: FeedPages): FeedPages => ({
  pages: pages.slice(0, 1).map((page) => ({ ...page, people: page.people.map(toOfflineCard) })),
  pageParams: pageParams.slice(0, 1),
})
/** Whether this is the feed as it opens, without a filter in the URL. Only this one is stored on the device. */
const isOpeningFeed = (filter: FeedFilter, widen: boolean): boolean => !widen && Object.values(filter).every((value) => value === undefined)

/** Query parameter for cards with what people wrote. Both views request it, so that changing the view sends no request. */
export const cardDetailParameter = { detail: '1' } as const

const queryKeyOf = (filter: FeedFilter, widen: boolean) => [feedQueryKey, filter, widen] as const

/** Whether the feed is empty. Then it is refetched each time it opens, because there is no scrolling to disturb. */
const hasNobody = (feed: FeedPages | undefined): boolean => feed?.pages.every(({ people }) => people.length === 0) === true

type FeedQuery = NonNullable<EndpointRequest<typeof listMatches>['query']>

/**
 * Fetches a page of the feed. If another release of the server rejects the cursor, the walk starts again, and `mergePages` leaves out the
 * people who are already in the feed.
 */
const readPage = async (query: FeedQuery, signal: AbortSignal) => {
  try {
    return await call(listMatches, { query }, { signal })
  } catch (error) {
    if (query.cursor === undefined || errorCode(error) !== matchErrors.cursor_unknown.code) throw error
    return call(listMatches, { query: { ...query, cursor: undefined } }, { signal })
  }
}

/** The feed for a filter, page by page; `widen` searches past the chosen distance. */
export const useMatchFeed = (filter: FeedFilter, widen: boolean) =>
  useInfiniteQuery({
    queryKey: queryKeyOf(filter, widen),
    meta: isOpeningFeed(filter, widen) ? offlineMeta(firstPageForOffline) : {},
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...filter, cursor: pageParam, widen: widen ? ('1' as const) : undefined, ...cardDetailParameter }
      const askedAt = performance.now()
      const { data } = await withFetchError(readPage(query, signal))
      dropOutdatedReactions(data.people, askedAt)
      return data
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    // The previous data supplies the applied filter; its people are not shown.
    placeholderData: keepPreviousData,
    staleTime: ({ state }) => (hasNobody(state.data) ? 0 : staleAfterMs),
    gcTime: cachedForMs,
    refetchOnWindowFocus: false,
  })

type Page = NonNullable<ReturnType<typeof useMatchFeed>['data']>['pages'][number]

/**
 * Merges all pages. A person who moved between pages appears once. Without any distance the member has no place, so nobody is outside the chosen
 * distance.
 */
export const mergePages = (pages: readonly Pick<Page, 'people' | 'wider_from'>[]): FeedPerson[] => {
  const seen = new Set<string>()
  const hasDistances = pages.some(({ people }) => people.some(({ distance }) => distance !== null))
  let wider = false
  return pages.flatMap(({ people, wider_from }) =>
    people.flatMap((person, index) => {
      if (hasDistances && wider_from !== null && index >= wider_from) wider = true
      if (seen.has(person.id)) return []
      seen.add(person.id)
      return [{ person, wider }]
    }),
  )
}

/** Puts a person whose reaction was undone first in the feed, unless they are still in it. */
export const restoreToFeed = (filter: FeedFilter, widen: boolean, person: MatchCard): void =>
  void queryClient.setQueryData<FeedPages>(queryKeyOf(filter, widen), (feed) => {
    const [first, ...rest] = feed?.pages ?? []
    if (feed === undefined || first === undefined || feed.pages.some(({ people }) => people.some(({ id }) => id === person.id))) return feed
    const wider_from = first.wider_from === null ? null : first.wider_from + 1
    return { ...feed, pages: [{ ...first, people: [person, ...first.people], wider_from }, ...rest] }
  })

/** Refetches the feeds, after the member's place or settings have changed. */
export const refreshMatches = (): void => void queryClient.invalidateQueries({ queryKey: [feedQueryKey] })
