export { countFeedOrders, readFeedOrders, readSuggestions, suggestionsSql } from './queries.ts'
export { chooseReasons } from './reasons.ts'
export { deleteSuggestionsBetween } from './store.ts'
export { trainSuggestions, defaultTrainingLimits } from './training/train-suggestions.ts'
