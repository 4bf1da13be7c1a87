import { call } from '#platform/web/client/call.ts'
import { withFetchError } from '#platform/web/client/errors.ts'
import { listMatches } from '../contract.ts'
import { keptPart, type FeedPages } from './match-queries.ts'

/** Reads the first page of the feed for this device only; nobody in it counts as shown. */
export const readKeptFeed = async (): Promise<FeedPages> => {
  const { data } = await withFetchError(call(listMatches, { query: { peek: '1' } }))
  return keptPart({ pages: [data], pageParams: [undefined] })
}
