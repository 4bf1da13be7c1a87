export { Attention } from './attention.ts'
export { listBoostPlans } from './queries.ts'
export { type BoostPlanItem, saveBoostPlan } from './store.ts'
