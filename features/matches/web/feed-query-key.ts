/** The first part of the query keys of the feed. */
export const feedQueryKey = 'matches'

/** The query key of the feed as it opens, without a filter of this visit. */
export const openingFeedQueryKey = [feedQueryKey, {}, false] as const
