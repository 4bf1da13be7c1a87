export type { FeedFilterPreferences } from './filter.ts'
export { readFeedFilter } from './queries.ts'
export { changeFeedFilter } from './store.ts'
