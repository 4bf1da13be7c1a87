export { ImpressionCounter } from './impressions.ts'
export { readAllBoostPlans, readShownAndSeenCounts, cardViewerIdsOnDaySql } from './queries.ts'
export { type BoostPlanItem, saveBoostPlan } from './store.ts'
export { describeBoostEntries } from './describe-entries.ts'
