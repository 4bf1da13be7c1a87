export { readFeedOrder, readSuggestions } from './queries.ts'
export { type ReasonFacts, reasonsFor } from './reasons.ts'
