export { countGiftGivers, readHighestConversionOfOpenGifts, readAllGiftPlans, readOpenGiftsOf } from './queries.ts'
export { queueGiftReturns, returnGiftsBetween } from './return-gifts.ts'
export { saveGiftPlan } from './store.ts'
export { describeGiftEntries } from './describe-entries.ts'
