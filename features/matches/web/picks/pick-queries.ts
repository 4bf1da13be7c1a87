import { useQuery } from '@tanstack/react-query'
import type { EndpointResponse } from '#platform/shared/endpoint.ts'
import { minuteMs } from '#platform/shared/durations.ts'
import { dropOutdatedReactions, toOfflineCard } from '#features/reactions/web/index.ts'
import { call } from '#platform/web/client/call.ts'
import { withFetchError } from '#platform/web/client/errors.ts'
import { offlineMeta } from '#platform/web/client/offline/offline-meta.ts'
import type { FeedFilter } from '../../contract.ts'
import { listPicks } from '../../picks-contract.ts'
import { feedQueryKey } from '../feed-query-key.ts'

type Picks = EndpointResponse<typeof listPicks>['data']

const staleAfterMs = 5 * minuteMs
const cachedForMs = 30 * minuteMs

/** Returns what the device stores of the picks: shortened cards, as for lists. */
const picksToKeep = (picks: Picks): Picks => ({ ...picks, people: picks.people.map(toOfflineCard) })

/** Removes picks of a past day, which the device may have stored. */
const withoutEnded = (picks: Picks): Picks => (Date.parse(picks.ends_at) <= Date.now() ? { ...picks, people: [] } : picks)

/** Today's picks that pass a filter. Its query key begins with that of the feed, so a refresh of the feed also refreshes the picks. */
export const usePicksQuery = (asked: FeedFilter, enabled: boolean) => {
  const filter = { ...asked, name: undefined }
  return useQuery({
    queryKey: [feedQueryKey, 'picks', filter],
    meta: Object.values(filter).every((value) => value === undefined) ? offlineMeta(picksToKeep) : {},
    queryFn: async ({ signal }) => {
      const askedAt = performance.now()
      const { data } = await withFetchError(call(listPicks, { query: filter }, { signal }))
      dropOutdatedReactions(data.people, askedAt)
      return data
    },
    select: withoutEnded,
    enabled,
    staleTime: staleAfterMs,
    gcTime: cachedForMs,
    refetchOnWindowFocus: false,
  })
}
