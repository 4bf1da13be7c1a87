export { ImpressionCounter } from './impressions.ts'
export { readAllBoostPlans, readExposureByMember, viewersOnDaySql } from './queries.ts'
export { type BoostPlanItem, saveBoostPlan } from './store.ts'
export { describeBoostEntries } from './describe-entries.ts'
