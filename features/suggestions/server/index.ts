export { countFeedOrders, readFeedOrder, readSuggestions, suggestionsSql } from './queries.ts'
export { type ReasonViewer, reasonsFor } from './reasons.ts'
export { forgetSuggestionsBetween } from './store.ts'
export { trainSuggestions, usualTraining } from './training/train-suggestions.ts'
