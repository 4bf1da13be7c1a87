export { readHighestOpenConversion, listGiftPlans, readOpenGiftsOf } from './queries.ts'
export { returnGiftsBetween, returnGiftsOf } from './return-gifts.ts'
export { saveGiftPlan } from './store.ts'
export { describeGiftEntries } from './describe-entries.ts'
