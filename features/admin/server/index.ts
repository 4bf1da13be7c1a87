export { createAccount } from './add-member.ts'
export { giveSecondFactor } from './set-up-second-factor.ts'
export { sealedSecondFactors } from './second-factor-store.ts'
export { makeAdmin } from './make-admin.ts'
