export { createAccount } from './members/add-member.ts'
export { addConfirmedSecondFactor } from './entry/set-up-second-factor.ts'
export { secondFactorSealedStore } from './entry/second-factor-store.ts'
export { createOrPromoteAdmin } from './entry/create-or-promote-admin.ts'
