/** The first part of the query keys of the feed. */
export const feedQueryKey = 'matches'

/** The query key of the feed when it opens without a filter in the URL. */
export const openingFeedQueryKey = [feedQueryKey, {}, false] as const
