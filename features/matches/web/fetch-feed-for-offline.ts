import { call } from '#platform/web/client/call.ts'
import { withFetchError } from '#platform/web/client/errors.ts'
import { listMatches } from '../contract.ts'
import { firstPageForOffline, type FeedPages, cardDetailParameter } from './match-queries.ts'

/** Fetches the first page of the feed to store it on this device. Nobody counts as shown. */
export const fetchFeedForOffline = async (): Promise<FeedPages> => {
  const { data } = await withFetchError(call(listMatches, { query: { peek: '1', ...cardDetailParameter } }))
  return firstPageForOffline({ pages: [data], pageParams: [undefined] })
}
