export { ImpressionCounter } from './impressions.ts'
export { readAllBoostPlans, readExposure, viewersOn } from './queries.ts'
export { type BoostPlanItem, saveBoostPlan } from './store.ts'
export { describeBoostEntries } from './describe-entries.ts'
