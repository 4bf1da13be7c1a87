export { highestOpenConversion, listGiftPlans, readOpenOf } from './queries.ts'
export { returnGiftsBetween, returnGiftsOf } from './return-gifts.ts'
export { saveGiftPlan } from './store.ts'
