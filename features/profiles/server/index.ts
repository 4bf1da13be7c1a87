export { phoneNumber } from './phone.ts'
export { gendersIn, hasSeenProfile, readOwnPerson } from './queries.ts'
export { forgetViewsBefore } from './store.ts'
export { changeProfile, updateProfile } from './update-profile.ts'
