export { parsePhoneNumber } from './phone.ts'
export { hasSeenProfile, readOwnPerson } from './queries.ts'
export { deleteProfileViewsBefore } from './store.ts'
export { changeProfileInTransaction, updateProfile } from './update-profile.ts'
