import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { dropOutdatedReactions } from '#features/reactions/web/index.ts'
import { call } from '#platform/web/client/call.ts'
import { fetched } from '#platform/web/client/errors.ts'
import { queryClient } from '#platform/web/client/query.ts'
import { minuteMs } from '#platform/shared/durations.ts'
import { listMatches, type MatchCard, type MatchFilter } from '../contract.ts'

const key = 'matches'
/** A feed that is read from top to bottom must not change under the thumb. */
const staleAfterMs = 5 * minuteMs
/** Long enough to find the place again after a look at some profiles. */
const cachedForMs = 30 * minuteMs

export interface FeedPerson {
  person: MatchCard
  /** From a ring wider than asked for. */
  wider: boolean
}

/** The feed for a filter, page by page; `widen` looks past the chosen distance. */
export const useMatchFeed = (filter: MatchFilter, widen: boolean) =>
  useInfiniteQuery({
    queryKey: [key, filter, widen],
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...filter, cursor: pageParam, widen: widen ? ('1' as const) : undefined }
      const askedAt = performance.now()
      const { data } = await fetched(call(listMatches, { query }, { signal }))
      dropOutdatedReactions(data.people, askedAt)
      return data
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    // For the filter in force; its people are not shown.
    placeholderData: keepPreviousData,
    staleTime: staleAfterMs,
    gcTime: cachedForMs,
    refetchOnWindowFocus: false,
  })

type Page = NonNullable<ReturnType<typeof useMatchFeed>['data']>['pages'][number]

/** All pages as one list. Somebody who moved up between two pages stands once. */
export const mergePages = (pages: readonly Pick<Page, 'people' | 'wider_from'>[]): FeedPerson[] => {
  const seen = new Set<string>()
  let wider = false
  return pages.flatMap(({ people, wider_from }) =>
    people.flatMap((person, index) => {
      if (wider_from !== null && index >= wider_from) wider = true
      if (seen.has(person.id)) return []
      seen.add(person.id)
      return [{ person, wider }]
    }),
  )
}

/** Fetches the feeds anew, after the place or who may be found has changed. */
export const refreshMatches = (): void => void queryClient.invalidateQueries({ queryKey: [key] })
