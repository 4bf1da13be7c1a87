import { call } from '#platform/web/client/call.ts'
import { withFetchError } from '#platform/web/client/errors.ts'
import { listMatches } from '../contract.ts'
import { firstPageToKeep, type FeedPages, withDetail } from './match-queries.ts'

/** Fetches the first page of the feed, to keep it on this device. Nobody in it counts as shown. */
export const fetchFeedToKeep = async (): Promise<FeedPages> => {
  const { data } = await withFetchError(call(listMatches, { query: { peek: '1', ...withDetail } }))
  return firstPageToKeep({ pages: [data], pageParams: [undefined] })
}
