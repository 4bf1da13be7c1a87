export { readAllowance, takeAllowance } from './allowance.ts'
export { personalData } from './personal-data.ts'
export { readEntitlement } from './queries.ts'
export { startFree } from './store.ts'
